"""Many games of Das Wurmt."""

from typing import Any, ClassVar, Literal

import numpy as np
from numpy.typing import NDArray

from wormery.bots.wurmt.levels import weights
from wormery.core import Refusal, agree
from wormery.core.dice import dice_of
from wormery.games import wurmt as rules
from wormery.research.arrays.kernel import wurmt as rows
from wormery.research.arrays.wurmt import WurmtGame
from wormery.research.vector.games import VectorGames
from wormery.research.vector.kernel import wurmt as kernel
from wormery.research.vector.kernel.modes import RANDOM
from wormery.research.vector.kernel.wurmt import THIRD


class WurmtVector(VectorGames):
    """Many games of Das Wurmt."""

    game: WurmtGame
    points = 0
    inside: ClassVar[dict[str, int]] = {"random": RANDOM, "3": THIRD}

    def _new_rows(self) -> NDArray[Any]:
        options = self.game.options
        is_asked = THIRD in self.pilots
        if is_asked and (options.announce or options.reading == "blind"):
            raise Refusal("TB-04", 'in the call "3" plays without announcing, by what it sees')
        self.net = weights()[0] if is_asked else np.zeros(1, dtype=np.float32)
        return np.zeros((self.count, rows.ROW_SIZE), dtype=np.int32)

    def _seed(self, game: int, seed: int) -> None:
        self.rows[game, rows.DICE : rows.FORGOTTEN] = dice_of(seed)

    def _reset(self, start: int, stop: int) -> None:
        out, game = self.out, self.game
        kernel.reset(
            game.box, game.form, self.rows, self.pilots, self.net, self.seat, start, stop,
            out.observations, out.masks, out.players, out.terminated, out.truncated, out.rewards,
        )  # fmt: skip

    def _step(self, actions: NDArray[np.int64], start: int, stop: int) -> None:
        out, game = self.out, self.game
        kernel.step(
            game.box, game.form, self.rows, actions, self.pilots, self.net, self.seat, self.mode,
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
