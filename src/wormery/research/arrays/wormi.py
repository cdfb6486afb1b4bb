"""Wormi as arrays."""

from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from wormery.core import Side
from wormery.games.wormi import Options, Position
from wormery.games.wormi.kernel.rules import TO_MOVE, name, passing_of, unpack
from wormery.games.wormi.moving import why_not
from wormery.games.wormi.notation import diagram
from wormery.research.arrays.game import ArrayGame, Mask, dice_from
from wormery.research.arrays.kernel import wormi as kernel
from wormery.research.arrays.layout import Numbers
from wormery.research.arrays.pictures import BLUE, LINE, PINK, WHITE, Canvas

REASONS = ("", "a worm", "the third time", "quiet moves", "broken off")


class WormiGame(ArrayGame):
    """One game; seat 0 is blue."""

    name: ClassVar[str] = "wormi"
    version: ClassVar[int] = 0
    seats = 2
    actions = kernel.ACTIONS
    layout = kernel.LAYOUT

    def __init__(self, options: Options | None = None, most_plies: int = 1000) -> None:
        self.options = options or Options()
        self.table = kernel.table_of(self.options, most_plies)
        self.rows = {}

    def begin(self, seed: int) -> None:
        """Deal by a seed."""
        row = np.zeros(kernel.row_size(self.table), dtype=np.int64)
        row[kernel.DICE : kernel.DICE + 2] = dice_from(seed)
        self.rows = {"game": row}
        self.again()

    def again(self) -> None:
        """Deal by the dice as they lie."""
        kernel.begin(self.table, self.rows["game"])

    @property
    def player(self) -> int:
        """The seat whose turn it is."""
        return int(self.rows["game"][TO_MOVE])

    @property
    def is_over(self) -> bool:
        """Whether nothing more can be played."""
        return bool(self.rows["game"][kernel.OVER])

    @property
    def is_cut_off(self) -> bool:
        """Whether it is over only because it was too long."""
        return bool(self.rows["game"][kernel.OVER] == kernel.FULL_ROW)

    def payoffs(self) -> list[float]:
        """1 for the winner, -1 for the other one, 0 for a draw."""
        winner = int(self.rows["game"][kernel.WINNER])
        return [0.0, 0.0] if winner < 0 else [1.0 if seat == winner else -1.0 for seat in (0, 1)]

    def scores(self) -> list[float]:
        """There are no points but those of the end."""
        return self.payoffs()

    def observe(self, seat: int) -> Numbers:
        """The board from the end of a seat."""
        seen = np.empty(self.layout.size, dtype=np.int16)
        kernel.observe(self.rows["game"], seat, seen)
        return seen

    def mask(self, seat: int) -> Mask:
        """1 for every action that a seat may take now."""
        mask = np.zeros(self.actions, dtype=np.int8)
        if seat == self.player:
            kernel.mark(self.rows["game"], mask)
        return mask

    def position(self) -> Position:
        """Where everything stands."""
        return unpack(self.rows["game"])

    def why_not(self, action: int) -> tuple[str, str]:
        """The rule against a move."""
        to = name(action % 35, Side(self.player))
        passing = passing_of(self.rows["game"])
        rule = why_not(self.position(), action // 35 + 1, to, passing)
        return rule or "WI-05", "that piece cannot end there"

    def _play(self, action: int) -> None:
        kernel.play(self.table, self.rows["game"], action)

    def words(self, action: int) -> str:
        """The number of a piece and the square it goes to."""
        return f"{action // 35 + 1} to {name(action % 35, Side(self.player))}"

    def text(self) -> str:
        """The board, and whose turn it is."""
        row = self.rows["game"]
        over = int(row[kernel.OVER])
        turn = f"over: {REASONS[over]}" if over else f"{('blue', 'pink')[self.player]} to move"
        return f"{diagram(self.position())}\n{turn}"

    def picture(self) -> NDArray[np.uint8]:
        """The board with numbered pieces, blue at the bottom."""
        canvas, row = Canvas(10 * 24, 7 * 24), self.rows["game"]
        for number in range(70):
            file, rank = number % 7, number // 7
            shade = WHITE if number % 2 == 0 else LINE
            canvas.fill(24 * (9 - rank), 24 * file, 24, 24, shade)
        for piece in range(32):
            square = 2 * int(row[piece]) if piece < 16 else 69 - 2 * int(row[piece])
            top, left = 24 * (9 - square // 7), 24 * (square % 7)
            canvas.fill(top + 2, left + 2, 20, 20, BLUE if piece < 16 else PINK)
            canvas.write(top + 7, left + 4, str(piece % 16 + 1))
        return canvas.pixels
