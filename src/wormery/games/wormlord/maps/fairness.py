"""Whether a map is legal and fair, and why not."""

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct

from wormery.core import Side
from wormery.games.wormlord.maps.ground import (
    LARGEST,
    MOST_SIDES,
    SMALLEST,
    Cell,
    Ground,
    Map,
    base,
    for_sides,
    kind,
    name,
    neighbours,
    objectives,
    width,
)

FEWEST_OBJECTIVES = 3


What = Literal[
    "wrong_size",
    "missing_base",
    "doubled_base",
    "spare_base",
    "few_objectives",
    "cut_off",
    "uneven",
]


class Flaw(Struct, frozen=True):
    """What is wrong with a map, and the id of the rule that says so."""

    rule: str
    what: What  # to be worded for who draws the map
    detail: str  # the same in plain English
    cells: tuple[Cell, ...] = ()  # where to look
    values: Mapping[str, str | int] = {}  # what is put into the words

    def __str__(self) -> str:
        return f"{self.detail} ({self.rule})"


def illegal(plan: Map) -> Sequence[Flaw]:
    """Why nobody may play on a map; nothing is asked of its fairness."""
    return [*_wrong_size(plan), *_wrong_bases(plan), *_too_few_objectives(plan)]


def cut_off(plan: Map, sides: int) -> Sequence[Flaw]:
    """The objectives that a base cannot reach on foot (WL-06)."""
    played = for_sides(plan, sides)
    return [
        Flaw(
            "WL-06",
            "cut_off",
            f"base {side + 1} cannot reach the objective on {name(objective)}{_among(sides)}",
            (base(played, Side(side)), objective),
            {"base": side + 1, "cell": name(objective), "sides": sides},
        )
        for side in range(sides)
        for steps in [walk(played, base(played, Side(side)))]
        for objective in objectives(played)
        if objective not in steps
    ]


def uneven(plan: Map, sides: int) -> Sequence[Flaw]:
    """The bases that see other distances to the objectives than the first one (WL-06)."""
    played = for_sides(plan, sides)
    first, *others = [distances(played, Side(side)) for side in range(sides)]
    return [
        Flaw(
            "WL-06",
            "uneven",
            f"from base 1 the objectives are {_steps(first)} steps away, "
            f"from base {number} {_steps(seen)}{_among(sides)}",
            (base(played, Side(0)), base(played, Side(number - 1))),
            {"base": number, "first": _steps(first), "seen": _steps(seen), "sides": sides},
        )
        for number, seen in enumerate(others, 2)
        if seen != first
    ]


def unfair(plan: Map) -> Sequence[Flaw]:
    """Why a legal map is not fair to every number of sides it is for (WL-06)."""
    return [flaw for sides in plan.sides for flaw in cut_off(plan, sides) or uneven(plan, sides)]


def distances(plan: Map, side: Side) -> list[int]:
    """The walking distances from a base to the objectives it can reach, sorted."""
    steps = walk(plan, base(plan, side))
    return sorted(steps[objective] for objective in objectives(plan) if objective in steps)


def walk(plan: Map, start: Cell) -> dict[Cell, int]:
    """How many steps every cell is from *start*, never over earth or a base (WL-43)."""
    steps = {start: 0}
    front = deque([start])
    while front:
        here = front.popleft()
        for near in neighbours(plan, here):
            if near not in steps and kind(plan, near) in (Ground.GRASS, Ground.OBJECTIVE):
                steps[near] = steps[here] + 1
                front.append(near)
    return steps


def _wrong_size(plan: Map) -> Sequence[Flaw]:
    across, down = width(plan), len(plan.rows)
    if all(SMALLEST <= length <= LARGEST for length in (across, down)):
        return []
    return [
        Flaw(
            "WL-01",
            "wrong_size",
            f"{across} x {down} cells; a map is from {SMALLEST} x {SMALLEST} "
            f"to {LARGEST} x {LARGEST}",
            values={"across": across, "down": down, "least": SMALLEST, "most": LARGEST},
        )
    ]


def _wrong_bases(plan: Map) -> Sequence[Flaw]:
    most = max(plan.sides)
    wanted = [
        Flaw(
            "WL-03",
            "doubled_base" if drawn else "missing_base",
            f"base {number} is drawn {len(drawn)} times, not once",
            drawn,
            {"base": number, "count": len(drawn)},
        )
        for number in range(1, most + 1)
        for drawn in [_drawn(plan, str(number))]
        if len(drawn) != 1
    ]
    spare = [
        Flaw(
            "WL-04",
            "spare_base",
            f"base {number} is drawn, but the map is for {most} sides",
            drawn,
            {"base": number, "sides": most},
        )
        for number in range(most + 1, MOST_SIDES + 1)
        for drawn in [_drawn(plan, str(number))]
        if drawn
    ]
    return [*wanted, *spare]


def _too_few_objectives(plan: Map) -> Sequence[Flaw]:
    drawn = _drawn(plan, "o")
    if len(drawn) >= FEWEST_OBJECTIVES:
        return []
    return [
        Flaw(
            "WL-05",
            "few_objectives",
            f"{len(drawn)} objectives; a map has at least {FEWEST_OBJECTIVES}",
            drawn,
            {"count": len(drawn), "least": FEWEST_OBJECTIVES},
        )
    ]


def _drawn(plan: Map, sign: str) -> tuple[Cell, ...]:
    """The cells that bear a sign."""
    return tuple(
        Cell(col, row)
        for row, line in enumerate(plan.rows)
        for col, found in enumerate(line)
        if found == sign
    )


def _steps(seen: Sequence[int]) -> str:
    return " ".join(str(steps) for steps in seen)


def _among(sides: int) -> str:
    return f" when {sides} sides play"
