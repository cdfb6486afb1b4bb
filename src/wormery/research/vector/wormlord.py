"""Many rounds of Wormlord."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wormery.bots.wormlord.levels import LEVELS, Gardener, Planner
from wormery.core import agree
from wormery.core.dice import dice_of
from wormery.games import wormlord as rules
from wormery.knots.drawing.hands import Level
from wormery.research.arrays.kernel import wormlord as rows
from wormery.research.arrays.wormlord import WormlordGame
from wormery.research.arrays.wormlord_bots import USUAL, around, hands_by_side, seated
from wormery.research.vector.games import VectorGames
from wormery.research.vector.kernel.wormlord import CALLS
from wormery.research.vector.pilots.wormlord import MIND_SIZE, mind_of

MOST_CHOICES = 1000


def plays_inside(planner: Planner) -> bool:
    """Whether a plan needs nothing but the garden, the time and its dice at a glance."""
    return not (planner.samples or planner.clocks or planner.think or planner.ponder >= 1)


class WormlordVector(VectorGames):
    """Many rounds of Wormlord."""

    game: WormlordGame
    calls = CALLS

    @property
    def levels(self) -> Sequence[str]:
        """All who do not play on in their heads."""
        bots = ((level.name, level.new()) for level in LEVELS)
        return [
            name for name, bot in bots if isinstance(bot, Gardener) and plays_inside(bot.planner)
        ]

    def _mind(self, name: str) -> Sequence[float] | None:
        planner = seated(name).planner
        if planner is None or not plays_inside(planner):
            return None
        return mind_of(planner, len(self.game.people))

    def _new_rows(self) -> Any:
        game, count = self.game, self.count
        made = np.zeros((count, rows.ROW_SIZE), dtype=np.int64)
        self.clocks = np.zeros((count, rows.CLOCK_SIZE))
        firsts = [game.side_of.index(side) for side in range(len(game.people))]
        seats = np.array([*zip(firsts, game.people, strict=True)], dtype=np.int64)
        sides, terms = np.array(game.side_of, dtype=np.int64), np.array([game.millis, game.most])
        kit = (
            game.start, made, self.clocks, game.hands, terms, game.grounds, seats, sides,
            self._minds(MIND_SIZE),
        )  # fmt: skip
        return made, kit

    def _seed(self, game: int, seed: int) -> None:
        self.rows[game, rows.DICE : rows.DICE + 2] = dice_of(seed)

    def _arrays(self) -> dict[str, NDArray[Any]]:
        return {**super()._arrays(), "clocks": self.clocks}

    def _rows_of(self, number: int) -> dict[str, NDArray[Any]]:
        return {"game": self.rows[number], "clock": self.clocks[number]}


def wormlord(  # noqa: PLR0913 - what there is to choose
    count: int,
    *,
    seats: int = 2,
    levels: Sequence[Level] | None = None,
    hands: Level = USUAL,
    time_limit: int | None = 180,
    most_choices: int | None = MOST_CHOICES,
    options: Any = None,
    **choices: Any,
) -> WormlordVector:
    """Many rounds of Wormlord; *options* as at a table, *choices* as of `VectorGames`.

    How quick hands are is said by *levels*, by side; else opponents have the hands of their names,
    and the caller *hands*. A round with *most_choices* is broken off.
    """
    agreed = agree(rules.ABOUT, seats, options or {}).options
    opponents, seat = choices.get("opponents"), choices.get("seat", 0)
    ways = {"time_limit": time_limit, "most_choices": most_choices}
    game = WormlordGame(seats, agreed, levels=levels, **ways)
    if opponents is not None and levels is None and len(opponents) == seats - 1:
        quick = hands_by_side(around(opponents, seat), game.side_of, hands)
        game = WormlordGame(seats, agreed, levels=quick, **ways)
    return WormlordVector(game, count, **choices)
