"""Many rounds of Wormlord."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wormery.core import agree
from wormery.core.dice import dice_of
from wormery.games import wormlord as rules
from wormery.games.wormlord.kernel.rounds import FOREVER
from wormery.knots.hands import Level
from wormery.research.arrays.kernel import wormlord as rows
from wormery.research.arrays.wormlord import WormlordGame
from wormery.research.vector.games import VectorGames
from wormery.research.vector.kernel import wormlord as kernel

MOST_CHOICES = 1000


class WormlordVector(VectorGames):
    """Many rounds of Wormlord; one with *most_choices* is broken off."""

    game: WormlordGame
    most_choices = MOST_CHOICES

    def _new_rows(self) -> NDArray[Any]:
        game = self.game
        self.clocks = np.zeros((self.count, rows.CLOCK_SIZE))
        self.limit = FOREVER if game.limit is None else 1000.0 * game.limit
        firsts = [game.side_of.index(side) for side in range(len(game.people))]
        self.seats = np.array([*zip(firsts, game.people, strict=True)], dtype=np.int64)
        self.sides = np.array(game.side_of, dtype=np.int64)
        return np.zeros((self.count, rows.ROW_SIZE), dtype=np.int64)

    def _seed(self, game: int, seed: int) -> None:
        self.rows[game, rows.DICE : rows.DICE + 2] = dice_of(seed)

    def _reset(self, start: int, stop: int) -> None:
        out, game = self.out, self.game
        kernel.reset(
            game.start, self.rows, self.clocks, self.limit, game.hands, game.ground, self.seats,
            self.sides, self.pilots, self.seat, start, stop,
            out.observations, out.masks, out.players, out.terminated, out.truncated, out.rewards,
        )  # fmt: skip

    def _step(self, actions: NDArray[np.int64], start: int, stop: int) -> None:
        out, game = self.out, self.game
        kernel.step(
            game.start, self.rows, self.clocks, self.limit, game.hands, game.ground, self.seats,
            self.sides, actions, self.pilots, self.seat, self.mode, self.most_choices, start, stop,
            out.observations, out.masks, out.players, out.terminated, out.truncated, out.rewards,
            out.last,
        )  # fmt: skip

    def _first_illegal(self, actions: NDArray[np.int64], done: NDArray[np.int8]) -> int:
        return int(kernel.first_illegal(self.rows, done, actions, self.mode))

    def _arrays(self) -> dict[str, NDArray[Any]]:
        return {**super()._arrays(), "clocks": self.clocks}

    def one(self, number: int) -> WormlordGame:
        """A copy of one of the rounds, to look at and to play on."""
        game = self.game.clone()
        game.rows = {"game": self.rows[number].copy(), "clock": self.clocks[number].copy()}
        return game


def wormlord(  # noqa: PLR0913 - what there is to choose
    count: int,
    *,
    seats: int = 2,
    levels: Sequence[Level] | None = None,
    time_limit: int | None = 180,
    most_choices: int = MOST_CHOICES,
    options: Any = None,
    **choices: Any,
) -> WormlordVector:
    """Many rounds of Wormlord; *options* as at a table, *choices* as of `VectorGames`."""
    agreed = agree(rules.ABOUT, seats, options or {}).options
    game = WormlordGame(seats, agreed, levels=levels, time_limit=time_limit)
    games = WormlordVector(game, count, **choices)
    games.most_choices = most_choices
    return games
