"""Many games of Wormi."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from wormery.core import agree
from wormery.core.dice import dice_of
from wormery.games import wormi as rules
from wormery.research.arrays.kernel import wormi as rows
from wormery.research.arrays.wormi import WormiGame
from wormery.research.vector.games import VectorGames
from wormery.research.vector.kernel import wormi as kernel


class WormiVector(VectorGames):
    """Many games of Wormi."""

    game: WormiGame

    def _new_rows(self) -> NDArray[Any]:
        return np.zeros((self.count, rows.row_size(self.game.table)), dtype=np.int64)

    def _seed(self, game: int, seed: int) -> None:
        self.rows[game, rows.DICE : rows.DICE + 2] = dice_of(seed)

    def _reset(self, start: int, stop: int) -> None:
        out = self.out
        kernel.reset(
            self.game.table, self.rows, self.pilots, self.seat, start, stop,
            out.observations, out.masks, out.players, out.terminated, out.truncated, out.rewards,
        )  # fmt: skip

    def _step(self, actions: NDArray[np.int64], start: int, stop: int) -> None:
        out = self.out
        kernel.step(
            self.game.table, self.rows, actions, self.pilots, self.seat, self.mode, start, stop,
            out.observations, out.masks, out.players, out.terminated, out.truncated, out.rewards,
            out.last,
        )  # fmt: skip

    def _first_illegal(self, actions: NDArray[np.int64], done: NDArray[np.int8]) -> int:
        return int(kernel.first_illegal(self.rows, done, actions, self.mode))

    def one(self, number: int) -> WormiGame:
        """A copy of one of the games, to look at and to play on."""
        game = self.game.clone()
        game.rows = {"game": self.rows[number].copy()}
        return game


def wormi(
    count: int, *, most_plies: int = 1000, options: Any = None, **choices: Any
) -> WormiVector:
    """Many games of Wormi; *options* as at a table, *choices* as of `VectorGames`."""
    agreed = agree(rules.ABOUT, 2, options or {}).options
    return WormiVector(WormiGame(agreed, most_plies), count, **choices)
