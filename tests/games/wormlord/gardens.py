"""Little drawn gardens: capitals are bases, small letters knots, `po` an objective, `p^` an HQ."""

from functools import reduce
from textwrap import dedent

import pytest
from msgspec.structs import replace

from wormery.core import Millis, Refusal, Seat, Side
from wormery.games.wormlord import Cell, Command, Event, Garden, Map, Match, decide, evolve
from wormery.games.wormlord.evolve import opened, signalled
from wormery.games.wormlord.maps.ground import place
from wormery.games.wormlord.state import (
    ROPES,
    Empty,
    EnemyKnot,
    Hand,
    Knot,
    OwnKnot,
    Playing,
    Rope,
    Terms,
)
from wormery.knots import Handicap

PINK, BLUE, YELLOW, BROWN = Side(0), Side(1), Side(2), Side(3)
LETTERS = "pbyn"
EMPTY, ROPE = Empty(), Rope()


def knot_of(side: Side) -> Knot:
    """A knot in somebody's hand."""
    return Knot(side, 1, "right")


def own_knot(side: Side) -> Hand:
    """A side's own knot in its hand."""
    return OwnKnot(knot_of(side))


def enemy_knot(owner: Side) -> Hand:
    """An enemy's knot in a hand."""
    return EnemyKnot(knot_of(owner))


def cell(name: str) -> Cell:
    """The cell that people call so."""
    return Cell("abcdefghi".index(name[0]), int(name[1]) - 1)


def draw(text: str, hands: dict[Side, Hand] | None = None) -> Garden:
    """The garden in a picture; every rope that is not seen is in a reserve."""
    signs = [line.split() for line in dedent(text).strip().splitlines()]
    rows = tuple("".join(ground(sign) for sign in line) for line in signs)
    sides = sum(row.count(number) for row in rows for number in "1234")
    plan = Map("Drawn", (sides,), rows)
    knots: list[Knot | None] = [None] * sum(map(len, rows))
    headquarters: list[Cell | None] = [None] * sides
    for row, line in enumerate(signs):
        for col, sign in enumerate(line):
            if sign[0] in LETTERS:
                here, side = Cell(col, row), Side(LETTERS.index(sign[0]))
                knots[place(plan, here)] = knot_of(side)
                if sign.endswith("^"):
                    headquarters[side] = here
    held = tuple((hands or {}).get(Side(side), EMPTY) for side in range(sides))
    seen = [knot.side for knot in knots if knot] + [owner(hand, i) for i, hand in enumerate(held)]
    reserves = tuple(ROPES - seen.count(Side(side)) for side in range(sides))
    return Garden(plan, tuple(knots), tuple(headquarters), reserves, held)


def ground(sign: str) -> str:
    """What lies under a sign of the picture."""
    if sign in ("P", "B", "Y", "N"):
        return str(LETTERS.index(sign.lower()) + 1)
    if sign in (".", "o", "#"):
        return sign
    return "o" if sign.endswith("o") else "."


def owner(hand: Hand, holder: int) -> Side | None:
    """Whose rope a hand holds."""
    match hand:
        case Empty():
            return None
        case Rope():
            return Side(holder)
        case OwnKnot(knot) | EnemyKnot(knot):
            return knot.side


def terms(
    plan: Map,
    people: tuple[int, ...] = (1, 1),
    handicaps: tuple[Handicap, ...] | None = None,
    rounds: int = 2,
    limit: int | None = None,
) -> Terms:
    """What is usually agreed."""
    overhand: Handicap = "overhand"
    return Terms(
        plan=plan,
        people=people,
        handicaps=handicaps or (overhand,) * len(people),
        rounds=rounds,
        countdown=Millis(3_000),
        limit=None if limit is None else Millis(limit),
        patience=Millis(30_000),
        seed=1,
    )


def playing(garden: Garden, agreed: Terms | None = None) -> Match:
    """A match in the middle of a round that stands like *garden*; the signal was at 0."""
    agreed = agreed or terms(garden.plan, (1,) * len(garden.hands))
    match = replace(signalled(opened(agreed), Millis(0)), garden=garden)
    assert isinstance(match.phase, Playing)
    since = tuple(Millis(0) for _ in garden.hands)
    phase = replace(match.phase, since=since)
    return replace(match, phase=phase)


def told(match: Match, seat: int, command: Command, at: int = 1_000) -> list[Event]:
    """What a command leads to."""
    return list(decide(match, Seat(seat), command, Millis(at)))


def after(match: Match, seat: int, command: Command, at: int = 1_000) -> Match:
    """The match after a command."""
    return reduce(evolve, told(match, seat, command, at), match)


def refusal(match: Match, seat: int, command: Command, at: int = 1_000) -> str:
    """The id of the rule by which a command is refused."""
    with pytest.raises(Refusal) as refused:
        decide(match, Seat(seat), command, Millis(at))
    return refused.value.rule
