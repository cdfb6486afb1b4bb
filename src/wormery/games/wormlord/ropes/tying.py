"""What a gesture comes to: ropes tied and knots untied, by one person or by a pair."""

from collections.abc import Sequence

from wormery.core import Millis, Refusal, Seat, Side
from wormery.games.wormlord.commands import Command, Tie, Untie
from wormery.games.wormlord.events import EndLaid, EndPulled, Event, KnotTied, KnotUntied
from wormery.games.wormlord.ropes import examples, ropes
from wormery.games.wormlord.state import EnemyKnot, Match, Rope, Terms, end_of, side_of
from wormery.knots import Handicap

LONGER: dict[Handicap, int] = {"loop": 3, "overhand": 1, "figure-eight": 1}
"""How many times as long as agreed a side can keep its knots in hand (WL-50)."""
LONGER_WITHOUT_POINTER = 3
"""The same for a knot tied with keys or one switch: cells are listened to, or waited for."""


def tie(match: Match, seat: Seat, rows: ropes.Rows, at: Millis) -> Event:
    """A knot where the rope holds one (WL-11); of a pair, the second end completes it (WL-34)."""
    side, end = side_of(match.terms, seat), end_of(match.terms, seat)
    hand, task = match.garden.hands[side], task_of(match.terms, side)
    assert isinstance(hand, Rope)
    if end is None:
        tied = ropes.tied(rows, task)
    else:
        rope = ropes.laid(rows)
        tail, head = (rope, hand.ends[1]) if end == "tail" else (hand.ends[0], rope)
        if not (tail and head):
            return EndLaid(side, seat, end, rope, at)
        tied = ropes.tied_together(tail, head, task)
    return KnotTied(
        side,
        seat,
        match.tied + 1,
        tied.kind,
        tied.name,
        tied.hand,
        tied.rope,
        at,
        tied.lying,
        holding(match.terms, side, without_pointer=tied.without_pointer),
    )


def task_of(terms: Terms, side: Side) -> ropes.Task:
    """What a side has to tie (WL-11, WL-39)."""
    return ropes.Task(terms.handicaps[side], terms.knots)


def holding(terms: Terms, side: Side, *, without_pointer: bool) -> Millis | None:
    """How long a knot of a side stays one in its hand; some get longer (WL-50)."""
    if terms.hold is None:
        return None
    longer = LONGER[terms.handicaps[side]] * (LONGER_WITHOUT_POINTER if without_pointer else 1)
    return Millis(terms.hold * longer)


def untie(match: Match, seat: Seat, pulls: ropes.Pulls, at: Millis) -> Event:
    """The knot undone where nothing holds (WL-18); a pair backs out one end each (WL-35)."""
    side, end = side_of(match.terms, seat), end_of(match.terms, seat)
    hand = match.garden.hands[side]
    assert isinstance(hand, EnemyKnot)
    knot = ropes.loose(hand.knot, match.terms.seed)
    if end is None:
        return KnotUntied(side, seat, hand.knot.side, ropes.undone(knot, pulls), at)
    mine = ropes.pulled(knot, pulls, end)
    tail, head = (mine, hand.pulls[1]) if end == "tail" else (hand.pulls[0], mine)
    together = ropes.undone_together(knot, tail, head)
    if together is None:
        return EndPulled(side, seat, end, mine, at)
    return KnotUntied(side, seat, hand.knot.side, together, at)


def good_ties(match: Match, seat: Seat) -> Sequence[Command]:
    """A rope that is accepted; none where a partner has spoilt it and has to begin again."""
    side, end = side_of(match.terms, seat), end_of(match.terms, seat)
    handicap = match.terms.handicaps[side]
    if end is None:
        return [Tie(examples.rope(handicap))]
    half = Tie(examples.half(handicap, end))
    try:
        tie(match, seat, half.rows, match.now)
    except Refusal:
        return []
    return [half]


def good_untie(match: Match, seat: Seat) -> Command:
    """A pull that is accepted: at the own end in a pair, else at the head."""
    side = side_of(match.terms, seat)
    hand = match.garden.hands[side]
    assert isinstance(hand, EnemyKnot)
    knot = ropes.loose(hand.knot, match.terms.seed)
    return Untie((examples.pull(knot, end_of(match.terms, seat) or "head"),))
