"""Many games of Das Wurmt."""

from collections.abc import Sequence
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from wormery.bots.wurmt.learned import weights
from wormery.bots.wurmt.levels import BLURS, EAGERNESS, MINDS
from wormery.core import Refusal, agree
from wormery.core.dice import dice_of
from wormery.games import wurmt as rules
from wormery.games.wurmt.kernel.rules import SEATS
from wormery.research.arrays.kernel import wurmt as rows
from wormery.research.arrays.wurmt import WurmtGame
from wormery.research.vector.games import VectorGames
from wormery.research.vector.kernel.wurmt import CALLS
from wormery.research.vector.pilots.wurmt import MIND_SIZE

BY_NET = "3"


class WurmtVector(VectorGames):
    """Many games of Das Wurmt."""

    game: WurmtGame
    calls = CALLS

    def __init__(
        self, game: WurmtGame, count: int, *, is_by_points: bool = False, **choices: Any
    ) -> None:
        self.is_by_points = is_by_points
        super().__init__(game, count, **choices)

    @property
    def levels(self) -> Sequence[str]:
        """All but the highest, who goes by the clock."""
        return [*BLURS]

    def _mind(self, name: str) -> Sequence[float] | None:
        options = self.game.options
        if name not in BLURS:
            return None
        if options.announce or options.reading == "blind":
            raise Refusal("TB-04", f"in the call {name!r} neither announces nor plays blind")
        mind, eagerness = MINDS[name], EAGERNESS if name == "1" else 1.0
        return (BLURS[name], mind.slip, mind.counts, eagerness, name == BY_NET)

    def _new_rows(self) -> Any:
        game, count = self.game, self.count
        made = np.zeros((count, rows.ROW_SIZE), dtype=np.int32)
        made[:, SEATS] = game.seats
        dice, minds = np.zeros((count, 2), dtype=np.int64), self._minds(MIND_SIZE)
        net = weights(MINDS["3"].training)[0] if self.minds else np.zeros(1, dtype=np.float32)
        return made, (game.box, game.form, made, dice, net, minds, int(self.is_by_points))

    def _seed(self, game: int, seed: int) -> None:
        self.rows[game, rows.DICE : rows.FORGOTTEN] = dice_of(seed)

    def _rows_of(self, number: int) -> dict[str, NDArray[Any]]:
        return {"game": self.rows[number]}


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
    return WurmtVector(WurmtGame(seats, agreed), count, is_by_points=rewards == "points", **choices)
