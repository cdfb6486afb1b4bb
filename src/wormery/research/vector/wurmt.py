"""Many games of Das Wurmt."""

from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from wormery.core import agree
from wormery.core.dice import dice_of
from wormery.games import wurmt as rules
from wormery.research.arrays.kernel import wurmt as rows
from wormery.research.arrays.wurmt import WurmtGame
from wormery.research.vector.games import VectorGames
from wormery.research.vector.kernel import wurmt as kernel


class WurmtVector(VectorGames):
    """Many games of Das Wurmt."""

    game: WurmtGame
    points = 0

    def _new_rows(self) -> NDArray[Any]:
        return np.zeros((self.count, rows.ROW_SIZE), dtype=np.int32)

    def _seed(self, game: int, seed: int) -> None:
        self.rows[game, rows.DICE :] = dice_of(seed)

    def _reset(self, start: int, stop: int) -> None:
        out, game = self.out, self.game
        kernel.reset(
            game.box, game.form, self.rows, self.pilots, self.seat, start, stop,
            out.observations, out.masks, out.players, out.terminated, out.truncated, out.rewards,
        )  # fmt: skip

    def _step(self, actions: NDArray[np.int64], start: int, stop: int) -> None:
        out, game = self.out, self.game
        kernel.step(
            game.box, game.form, self.rows, actions, self.pilots, self.seat, self.mode,
            self.points, start, stop,
            out.observations, out.masks, out.players, out.terminated, out.truncated, out.rewards,
            out.last,
        )  # fmt: skip

    def _first_illegal(self, actions: NDArray[np.int64], done: NDArray[np.int8]) -> int:
        game = self.game
        return int(kernel.first_illegal(game.box, game.form, self.rows, done, actions, self.mode))

    def one(self, number: int) -> WurmtGame:
        """A copy of one of the games, to look at and to play on."""
        game = self.game.clone()
        game.rows = {"game": self.rows[number].copy()}
        return game


def wurmt(
    count: int,
    *,
    seats: int = 3,
    rewards: Literal["outcome", "points"] = "outcome",
    options: Any = None,
    **choices: Any,
) -> WurmtVector:
    """Many games of Das Wurmt; *options* as at a table, *choices* as of `VectorGames`."""
    agreed = agree(rules.ABOUT, seats, options or {}).options
    games = WurmtVector(WurmtGame(seats, agreed), count, **choices)
    games.points = int(rewards == "points")
    return games
