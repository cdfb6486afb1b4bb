"""Many games of Wormi."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wormery.bots.wormi.levels import MINDS, Mind
from wormery.core import agree
from wormery.core.dice import dice_of
from wormery.games import wormi as rules
from wormery.research.arrays.kernel import wormi as rows
from wormery.research.arrays.wormi import WormiGame
from wormery.research.vector.games import VectorGames
from wormery.research.vector.kernel.wormi import CALLS


class WormiVector(VectorGames):
    """Many games of Wormi."""

    game: WormiGame
    calls = CALLS

    @property
    def levels(self) -> Sequence[str]:
        """All but the highest, who goes by the clock."""
        return [*MINDS]

    def _mind(self, name: str) -> Mind | None:
        return MINDS.get(name)

    def _new_rows(self) -> Any:
        table = self.game.table
        made = np.zeros((self.count, rows.row_size(table)), dtype=np.int64)
        return made, (table, made, self._minds(len(Mind._fields)))

    def _seed(self, game: int, seed: int) -> None:
        self.rows[game, rows.DICE : rows.DICE + 2] = dice_of(seed)

    def _rows_of(self, number: int) -> dict[str, NDArray[Any]]:
        return {"game": self.rows[number]}


def wormi(
    count: int, *, most_plies: int = 1000, options: Any = None, **choices: Any
) -> WormiVector:
    """Many games of Wormi; *options* as at a table, *choices* as of `VectorGames`."""
    agreed = agree(rules.ABOUT, 2, options or {}).options
    return WormiVector(WormiGame(agreed, most_plies), count, **choices)
