"""The ground a round is played on: cells, what lies on them, and who is beside whom."""

from enum import Enum
from functools import lru_cache
from typing import Annotated, NamedTuple

from msgspec import Meta, Struct

from wormery.core import Latest, Side

SMALLEST, LARGEST = 5, 9  # cells each way (WL-01)
MOST_SIDES = 4


class Cell(Struct, frozen=True, gc=False, order=True, forbid_unknown_fields=True):
    """A place on the map, counted from the upper left corner."""

    col: Annotated[int, Meta(ge=0, lt=LARGEST)]
    row: Annotated[int, Meta(ge=0, lt=LARGEST)]


class Ground(Enum):
    """What a cell is (WL-02)."""

    GRASS = "."
    OBJECTIVE = "o"
    EARTH = "#"
    BASE = "base"


class Map(Struct, frozen=True, gc=False):
    """A garden before anybody has placed a knot, drawn as text."""

    name: str
    sides: tuple[int, ...]  # the numbers of sides it is for (WL-04)
    rows: tuple[str, ...]  # one character a cell: . o # 1 2 3 4
    note: str = ""


class Survey(NamedTuple):
    """All that can be read off a map once and for all."""

    cells: tuple[Cell, ...]  # row after row
    ground: dict[Cell, Ground]
    bases: dict[Side, Cell]
    objectives: tuple[Cell, ...]
    neighbours: dict[Cell, tuple[Cell, ...]]
    diggable: frozenset[Cell]  # where knots can lie: no earth, and no base (WL-02, WL-21)
    towers: frozenset[Cell]  # the objectives
    masks: "Masks"


class Masks(NamedTuple):
    """The same as bits, counted column after column: ascending bits are cells in their order.

    0 3 6     A cell is beside those one bit further on or back, but for the last and the first
    1 4 7     of a column, and those a whole column away.
    2 5 8
    """

    cells: tuple[Cell, ...]  # by bit
    bits: tuple[int, ...]  # by cell, row after row, as masks of one bit
    height: int
    first: int  # the uppermost of all columns
    last: int
    diggable: int
    bases: dict[Side, int]
    objectives: tuple[int, ...]  # masks of one bit, in the order of the survey

    def beside(self, some: int) -> int:
        """The cells beside some; bits that are on no map may come with them."""
        upright = ((some & ~self.last) << 1) | ((some & ~self.first) >> 1)
        return upright | (some << self.height) | (some >> self.height)

    def listed(self, some: int) -> list[Cell]:
        """The cells of a mask in their order."""
        found = []
        while some:
            lowest = some & -some
            found.append(self.cells[lowest.bit_length() - 1])
            some ^= lowest
        return found


def _masks(plan: Map, drawn: dict[Cell, str]) -> Masks:
    cells = tuple(sorted(drawn))
    bit = {cell: 1 << number for number, cell in enumerate(cells)}
    rows = range(len(plan.rows))
    return Masks(
        cells=cells,
        bits=tuple(bit[cell] for cell in drawn),
        height=len(rows),
        first=sum(bit[cell] for cell in drawn if cell.row == 0),
        last=sum(bit[cell] for cell in drawn if cell.row == rows[-1]),
        diggable=sum(bit[cell] for cell, sign in drawn.items() if sign in ".o"),
        bases={Side(int(sign) - 1): bit[cell] for cell, sign in drawn.items() if sign.isdigit()},
        objectives=tuple(bit[cell] for cell, sign in drawn.items() if sign == "o"),
    )


@lru_cache(maxsize=512)
def _survey(plan: Map) -> Survey:
    drawn = {
        Cell(col, row): sign for row, line in enumerate(plan.rows) for col, sign in enumerate(line)
    }
    return Survey(
        cells=tuple(drawn),
        ground={
            cell: Ground.BASE if sign.isdigit() else Ground(sign) for cell, sign in drawn.items()
        },
        bases={Side(int(sign) - 1): cell for cell, sign in drawn.items() if sign.isdigit()},
        objectives=tuple(cell for cell, sign in drawn.items() if sign == "o"),
        neighbours={cell: tuple(near for near in beside(cell) if near in drawn) for cell in drawn},
        diggable=frozenset(cell for cell, sign in drawn.items() if sign in ".o"),
        towers=frozenset(cell for cell, sign in drawn.items() if sign == "o"),
        masks=_masks(plan, drawn),
    )


survey = Latest(_survey)
"""Reads a map once; a match asks for it at every step."""


def beside(cell: Cell) -> tuple[Cell, ...]:
    """The four cells up, left, right and down, never diagonally, wherever the map ends."""
    return (
        Cell(cell.col, cell.row - 1),
        Cell(cell.col - 1, cell.row),
        Cell(cell.col + 1, cell.row),
        Cell(cell.col, cell.row + 1),
    )


def width(plan: Map) -> int:
    """How many cells a row has."""
    return len(plan.rows[0])


def is_on(plan: Map, cell: Cell) -> bool:
    """Whether the map has this cell at all."""
    return 0 <= cell.row < len(plan.rows) and 0 <= cell.col < width(plan)


def place(plan: Map, cell: Cell) -> int:
    """The number of a cell, counted row after row."""
    return cell.row * width(plan) + cell.col


def kind(plan: Map, cell: Cell) -> Ground:
    """What a cell is."""
    return survey(plan).ground[cell]


def base(plan: Map, side: Side) -> Cell:
    """Where a side's worms come from."""
    return survey(plan).bases[side]


def objectives(plan: Map) -> tuple[Cell, ...]:
    """The cells that a round is about."""
    return survey(plan).objectives


def neighbours(plan: Map, cell: Cell) -> tuple[Cell, ...]:
    """The cells orthogonally beside this one."""
    return survey(plan).neighbours[cell]


def for_sides(plan: Map, sides: int) -> Map:
    """The map as so many sides play it: the bases of those who are not there are grass (WL-42)."""
    unused = str.maketrans({str(side): "." for side in range(sides + 1, MOST_SIDES + 1)})
    rows = tuple(line.translate(unused) for line in plan.rows)
    return Map(plan.name, (sides,), rows, plan.note)


def name(cell: Cell) -> str:
    """A cell as people say it: a letter for the column, a number for the row, a1 in the corner."""
    return f"{'abcdefghi'[cell.col]}{cell.row + 1}"
