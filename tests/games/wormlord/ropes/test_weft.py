"""The rope of a pair while both draw it: what a piece does, and what it costs."""

import sys
from collections.abc import Iterable, Iterator
from itertools import pairwise
from random import Random
from types import FrameType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wormery.core.compiled import warm_up
from wormery.games.wormlord.ropes.weft import Weft as AnyWeft
from wormery.knots import Bad, End, Row, judge
from wormery.knots.drawing.pair import arch
from wormery.knots.measures import CANVAS, MAX_POINTS
from wormery.knots.topology.crossings import cells
from wormery.knots.weaving.weave import HEAD, TAIL, Paid, Side, Weaver
from wormery.knots.weaving.weavers import SwiftWeaver

SIDES: dict[End, Side] = {"tail": TAIL, "head": HEAD}
ENDS: tuple[End, ...] = ("tail", "head")
Move = tuple[End, Row]


class Weft(AnyWeft):
    """The rope of a pair, woven by the plain weaver, who can be looked into."""

    weaver: Weaver

    def __init__(self) -> None:
        super().__init__(Weaver(arch()))


def walk(rng: Random, end: End, count: int, weft: Weft) -> list[Row]:
    """A few moves from where an end lies, of steps of all sizes, some of them straight back."""
    x, y, *_ = weft.weaver.strands[SIDES[end]][-1].row
    size = rng.choice((1, 8, 60, 400, 2500))
    rows: list[Row] = []
    for _ in range(count):
        x, y = (min(max(place + rng.randint(-size, size), 0), CANVAS - 1) for place in (x, y))
        rows.append((x, y, len(rows), 0))
        if rng.random() < 0.15 and len(rows) > 3:
            x, y = rows[-3][:2]
    return rows


def woven(moves: Iterable[Move]) -> Weaver:
    """The rope that these moves make, woven from the start."""
    weaver = Weaver(arch())
    for end, (x, y, t, _) in moves:
        weaver.move(x, y, t, SIDES[end])
    return weaver


def seen(weaver: Weaver) -> tuple[object, ...]:
    """All of a rope that can be seen or that decides about its next crossing."""
    strands = [[piece[:4] for piece in weaver.strands[side]] for side in (HEAD, TAIL)]
    return strands, [(each.side, each.layer, each.hits) for each in weaver.meetings]


def reaches_below(weft: Weft, end: End, back: int, own: int) -> bool:
    """Whether these moves took up rope that lay there before the partner's last move."""
    taken = weft.journals[end].taken
    last = taken[len(taken) - back :]
    return any(lain.move < len(taken) - own for each in last for lain in each)


@given(st.integers(0, 10**9))
def test_what_is_drawn_and_taken_back_is_as_if_woven_anew(seed: int) -> None:
    """Whoever takes back what was drawn last gets the very rope that lay there before.

    Beneath what the partner has drawn since, nothing can be as before: the partner's rope stays.
    """
    rng, weft, moves = Random(seed), Weft(), list[Move]()
    for _ in range(rng.randrange(1, 40)):
        end = rng.choice(ENDS)
        own = next((i for i, (who, _) in enumerate(reversed(moves)) if who != end), len(moves))
        back = rng.randint(0, own) if rng.random() < 0.4 else 0
        if reaches_below(weft, end, back, own):
            back = 0
        rows = walk(rng, end, rng.randrange(0, 9), weft)
        weft.pay(end, back, rows)
        del moves[len(moves) - back :]
        moves += [(end, row) for row in rows]
        assert seen(weft.weaver) == seen(woven(moves))


class Told:
    """An end as a partner knows it, who is told what is laid and what is taken off."""

    def __init__(self) -> None:
        self.rows: list[Row] = []

    def hear(self, paid: Paid) -> None:
        """One more piece."""
        self.rows[max(0, len(self.rows) - paid.back) :] = paid.rows


def check(weaver: Weaver) -> None:
    """What the weaver knows is what is found anew in the rope that lies there."""
    laid = [piece for side in (HEAD, TAIL) for piece in weaver.strands[side][1:]]
    grid = {cell: set(numbers) for cell, numbers in weaver.web.grid.items() if numbers}
    anew: dict[tuple[int, int], set[int]] = {}
    for piece in laid:
        assert piece.segment is not None
        for cell in cells(*weaver.web.segments[piece.segment]):
            anew.setdefault(cell, set()).add(piece.segment)
    assert grid == anew
    low, high = weaver.strands[TAIL][-1].place, weaver.strands[HEAD][-1].place
    hits = [hit for each in weaver.meetings for hit in each.hits]
    assert all(low <= min(hit) and max(hit) < high for hit in hits)
    assert weaver.hits == len(hits)
    for side in (HEAD, TAIL):
        assert all(a.when < b.when for a, b in pairwise(weaver.strands[side]))


def strand(weft: Weft, end: End) -> tuple[Row, ...]:
    """An end with all that was given."""
    return tuple(piece.row for piece in weft.weaver.strands[SIDES[end]])


@given(st.integers(0, 10**9))
def test_whatever_two_draw_and_take_back_all_is_in_order(seed: int) -> None:
    """Pieces, take-backs of any length and new beginnings, in any order."""
    rng, weft = Random(seed), Weft()
    told = {end: Told() for end in ENDS}
    for _ in range(rng.randrange(1, 40)):
        end, other = rng.sample(ENDS, 2)
        before = strand(weft, other)
        if rng.random() < 0.1:
            weft.begin(end)
            told[end] = Told()
        back = rng.randrange(12) if rng.random() < 0.4 else 0
        told[end].hear(weft.pay(end, back, walk(rng, end, rng.randrange(0, 9), weft)))
        assert strand(weft, other) == before  # what the partner has laid stays as it lies
        assert tuple(told[end].rows) == weft.lying(end)
        check(weft.weaver)
    judge(weft.weaver.stroke())


@given(st.integers(0, 10**9))
def test_machine_code_weaves_the_rope_of_a_pair_alike(seed: int) -> None:
    """Piece for piece, with what is taken back, begun anew and refused."""
    warm_up()
    rng, plain, swift = Random(seed), Weft(), AnyWeft(SwiftWeaver(arch()))
    for _ in range(rng.randrange(1, 40)):
        end = rng.choice(ENDS)
        if rng.random() < 0.1:
            plain.begin(end)
            swift.begin(end)
        back = rng.randrange(12) if rng.random() < 0.4 else 0
        rows = walk(rng, end, rng.randrange(0, 30), plain)
        assert outcome(plain, end, back, rows) == outcome(swift, end, back, rows)
        assert plain.weaver.stroke() == swift.weaver.stroke()


def outcome(weft: AnyWeft, end: End, back: int, rows: list[Row]) -> object:
    """What a piece does, or why it is refused."""
    try:
        return weft.pay(end, back, rows)
    except Bad as problem:
        return problem.code


def test_undone_moves_lay_rope_again_that_they_had_taken_up() -> None:
    weft = Weft()
    x, y, *_ = weft.weaver.strands[HEAD][-1].row
    weft.pay("head", 0, [(x + 60 * i, y, i, 0) for i in range(1, 8)])
    before = seen(weft.weaver)
    assert weft.pay("head", 0, [(x + 150, y, 9, 0)]).back > 3
    weft.pay("head", 1, [])
    assert seen(weft.weaver) == before


def test_an_end_can_be_begun_anew_for_ever() -> None:
    """Nothing is left of tries that were given up."""
    weft, rng = Weft(), Random(1)
    weft.pay("head", 0, walk(rng, "head", 20, weft))
    other = strand(weft, "head")
    for _ in range(300):
        weft.pay("tail", 0, walk(rng, "tail", 30, weft))
        weft.begin("tail")
    assert (weft.lying("tail"), strand(weft, "head")) == ((), other)
    assert len(weft.weaver.web.segments) < 500
    check(weft.weaver)


def line(start: int, stop: int, y: int) -> list[Row]:
    """Along the canvas by the shortest steps there are."""
    return [(x, y, x, 0) for x in range(start, stop)]


def straight(weft: Weft, end: End, count: int, y: int) -> None:
    """Draw a line of so many rows, in pieces."""
    for start in range(0, count, 64):
        weft.pay(end, 0, line(start, min(start + 64, count), y))


def calls(work: Iterator[object]) -> int:
    """How many functions are called to get at something: what it costs, on any machine."""
    count = 0

    def called(_frame: FrameType, event: str, _arg: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(called)
    try:
        next(work)
    finally:
        sys.setprofile(None)
    return count


def paying(weft: Weft, back: int, rows: list[Row]) -> Iterator[Paid]:
    """One piece at the tail."""
    yield weft.pay("tail", back, rows)


def cost(drawn: int, back: int) -> int:
    """What a piece costs after both have drawn so many rows."""
    weft = Weft()
    straight(weft, "head", drawn, 3000)
    straight(weft, "tail", drawn, 3600)
    return calls(paying(weft, back, line(drawn, drawn + 4, 3600)))


@pytest.mark.parametrize("back", [0, 1, 3])
def test_a_piece_costs_no_more_after_much_rope(back: int) -> None:
    """The line lies in cells of 128 units, and a loop of less than 600 is a wrinkle; no more."""
    assert cost(507, back) < 1.3 * cost(123, back) + 4 * 4 * 600


def test_partners_cannot_draw_more_than_one_rope_holds() -> None:
    """TB-21: what would be a tangle to the judge is refused at once."""
    weft = Weft()
    straight(weft, "head", 600, 3000)
    with pytest.raises(Bad, match="too_many_rows"):
        straight(weft, "tail", MAX_POINTS - 599, 3600)
    weft.pay("tail", 64, line(0, 64, 3600))


def bundle(passes: int) -> list[Row]:
    """Down through one place by the shortest steps, round in a loop, down again beside it."""
    rows = list[tuple[int, int]]()
    for x in range(1930, 1930 + passes):
        rows += [(x, y) for y in range(1921, 2047)]
        rows += [(x + 400, 2100), (x + 400, 1800), (x, 1800)]
    return [(x, y, t, 0) for t, (x, y) in enumerate(rows)]


def test_dense_rope_ends_the_try_before_it_costs_much() -> None:
    """TB-21: a piece that has to be compared with too much is refused; the partner goes on."""
    weft = Weft()
    weft.pay("head", 0, line(2000, 2060, 3500))
    lying, rows = strand(weft, "head"), bundle(7)
    pieces = [rows[start : start + 64] for start in range(0, len(rows), 64)]
    with pytest.raises(Bad, match="too_much_weaving"):
        [weft.pay("tail", 0, piece) for piece in pieces]
    assert (weft.lying("tail"), strand(weft, "head")) == ((), lying)
    check(weft.weaver)
    weft.pay("head", 0, line(2060, 2100, 3500))
    weft.pay("tail", 0, rows[:64])
    check(weft.weaver)


def test_steps_across_all_strands_cost_little_or_end_the_try() -> None:
    """Long legs beside one another, and then to and fro across all of them."""
    weft = Weft()
    legs: list[Row] = [(1000 + 120 * i, 500 + 800 * (i % 2), i, 0) for i in range(15)]
    across: list[Row] = [(2800 - 1900 * (i % 2), 550 + 110 * i, 20 + i, 0) for i in range(7)]
    for row in (*legs, *across):
        weft.pay("head", 0, [row])
        check(weft.weaver)
    assert len(weft.weaver.meetings) > 60
    with pytest.raises(Bad, match="too_much_weaving"):
        Weft().pay("head", 0, [*legs, *across])
