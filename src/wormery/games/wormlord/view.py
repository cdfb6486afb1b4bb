"""What can be seen of a match: everything, since Wormlord has no secrets, and what I may do."""

from typing import Annotated, Literal

from msgspec import Struct

from wormery.core import BY_NEWS, Millis, Outcome, Part, Parts, Seat, Side
from wormery.games.wormlord import legality
from wormery.games.wormlord.events import Event
from wormery.games.wormlord.maps.ground import Cell, Map, survey
from wormery.games.wormlord.ropes import ropes
from wormery.games.wormlord.rules import outcome, why_not_give_up, why_not_ready
from wormery.games.wormlord.state import (
    CountingDown,
    Empty,
    EnemyKnot,
    Finished,
    Garden,
    Gathering,
    Grip,
    Hand,
    Match,
    OwnKnot,
    Playing,
    Rope,
    has_left,
    remaining,
    seats_of,
    side_of,
    sides,
)
from wormery.knots import Allowed, Handicap, Row

Ropes = Annotated[dict[int, str], BY_NEWS]
"""Packed ropes; `knot_tied` brings the next one, `countdown_started` takes all away."""

PhaseName = Literal["gathering", "counting_down", "playing", "finished"]


class KnotView(Struct, frozen=True, gc=False):
    """A knot on the board."""

    cell: Cell
    side: Side
    number: int = 0  # its rope is found by it


class HandView(Struct, frozen=True, gc=False):
    """What a side holds."""

    holds: Literal["empty", "rope", "own_knot", "enemy_knot"]
    owner: Side | None = None  # of an enemy's knot
    ends: tuple[bool, bool] = (False, False)  # of a pair: tail done, head done
    number: int | None = None  # of a knot; its rope is found by it
    slips: Millis | None = None  # when the own knot slips open; None while that does not come near
    hold: Millis | None = None  # how long the own knot holds in all (WL-12); None is for ever


class SideView(Struct, frozen=True, gc=False):
    """How a side stands."""

    seats: tuple[Seat, ...]
    handicap: Handicap
    wins: int
    reserve: int
    hand: HandView
    headquarters: Cell | None
    objectives: tuple[Cell, ...]  # that it holds
    points: int  # WL-32
    since: Millis | None  # when it last did something; None while it can do nothing
    is_idle: bool  # WL-37
    has_left: bool  # WL-40


class Choices(Struct, frozen=True, gc=False):
    """What I may do now."""

    can_ready: bool = False
    can_take: bool = False
    can_tie: bool = False
    can_untie: bool = False
    can_give_up: bool = False
    places: tuple[Cell, ...] = ()  # for the knot in hand
    posts: tuple[Cell, ...] = ()  # for the HQ
    reach: tuple[Cell, ...] = ()  # where a knot could go, whatever the hand holds
    at_risk: tuple[Cell, ...] = ()  # own cells that an enemy could conquer next


_NO_CHOICE = Choices()


class GardenView(Struct, frozen=True, gc=False):
    """The table as somebody sees it."""

    seat: Seat | None
    side: Side | None
    map: Map
    knots: tuple[KnotView, ...]
    sides: tuple[SideView, ...]
    choices: Choices
    phase: PhaseName
    round: int
    rounds: int  # to win the match
    ready: tuple[Seat, ...]
    signal: Millis | None  # when it is given, or was
    ends: Millis | None  # when the time of the round is up
    now: Millis  # when the last thing happened
    loose: tuple[Row, ...]  # the shape of the enemy's knot that my side has to untie
    outcome: Outcome | None
    ropes: Ropes = {}  # of the knots in the garden and in hands, by their numbers
    knots_allowed: Allowed = "overhand"  # what counts as a knot (WL-11)


def view(match: Match, seat: Seat | None) -> GardenView:
    """What *seat* sees; a spectator sees the same and may do nothing."""
    garden = match.garden
    return GardenView(
        seat=seat,
        side=None if seat is None else side_of(match.terms, seat),
        map=garden.plan,
        knots=_knots(match, seat),
        sides=_sides(match, seat),
        choices=_choices(match, seat),
        phase=_phase(match, seat),
        round=match.round,
        rounds=match.terms.rounds,
        ready=_ready(match, seat),
        signal=_signal(match, seat),
        ends=_ends(match, seat),
        now=match.now,
        loose=_loose(match, seat),
        outcome=outcome(match),
        ropes=ropes_view(garden),
        knots_allowed=match.terms.knots,
    )


def _knots(match: Match, _: Seat | None) -> tuple[KnotView, ...]:
    return knots_view(match.garden)


def _sides(match: Match, _: Seat | None) -> tuple[SideView, ...]:
    return tuple([side_view(match, each) for each in sides(match.terms)])


def _choices(match: Match, seat: Seat | None) -> Choices:
    return _NO_CHOICE if seat is None else choices(match, seat)


def _phase(match: Match, _: Seat | None) -> PhaseName:
    return phase_name(match)


def _ready(match: Match, _: Seat | None) -> tuple[Seat, ...]:
    return match.phase.ready if isinstance(match.phase, Gathering) else ()


def _signal(match: Match, _: Seat | None) -> Millis | None:
    return match.phase.signal if isinstance(match.phase, CountingDown | Playing) else None


def _ends(match: Match, _: Seat | None) -> Millis | None:
    return match.phase.ends if isinstance(match.phase, Playing) else None


def _loose(match: Match, seat: Seat | None) -> tuple[Row, ...]:
    return () if seat is None else loose_view(match, side_of(match.terms, seat))


PARTS = Parts(
    Part("knots", ("garden.knots",), _knots, alike=True),
    Part("sides", ("garden", "phase", "wins", "resigned"), _sides, alike=True),
    Part("choices", ("garden", "phase", "resigned"), _choices),
    Part("phase", ("phase",), _phase, alike=True),
    Part("round", ("round",)),
    Part("ready", ("phase",), _ready, alike=True),
    Part("signal", ("phase",), _signal, alike=True),
    Part("ends", ("phase",), _ends, alike=True),
    Part("now", ("now",)),
    Part("loose", ("garden.hands",), _loose),
    Part("outcome", ("phase",), lambda match, _: outcome(match), alike=True),
)
"""All but who looks, the terms, which stay as they are for a match, and the ropes, told by news."""


def tell(match: Match, event: Event, seat: Seat | None) -> Event:  # noqa: ARG001
    """Everybody learns everything."""
    return event


def knots_view(garden: Garden) -> tuple[KnotView, ...]:
    """All knots on the board, row after row."""
    return tuple(
        KnotView(cell, knot.side, knot.number)
        for cell, knot in zip(survey(garden.plan).cells, garden.knots, strict=True)
        if knot is not None
    )


def side_view(match: Match, side: Side) -> SideView:
    """How a side stands."""
    garden, phase = match.garden, match.phase
    grip = phase.grips[side] if isinstance(phase, Playing) else None
    return SideView(
        seats=tuple(seats_of(match.terms, side)),
        handicap=match.terms.handicaps[side],
        wins=match.wins[side],
        reserve=garden.reserves[side],
        hand=hand_view(garden.hands[side], grip),
        headquarters=garden.headquarters[side],
        objectives=legality.held(garden, side),
        points=legality.points(garden, side),
        since=phase.since[side] if isinstance(phase, Playing) else None,
        is_idle=isinstance(phase, Playing) and side in phase.idle,
        has_left=has_left(match, side),
    )


def hand_view(hand: Hand, grip: Grip | None) -> HandView:
    """What a hand holds."""
    match hand:
        case Empty():
            return HandView("empty")
        case Rope((tail, head)):
            return HandView("rope", ends=(bool(tail), bool(head)))
        case OwnKnot(knot):
            slips, hold = (grip.slips, grip.whole) if grip else (None, None)
            return HandView("own_knot", number=knot.number, slips=slips, hold=hold)
        case EnemyKnot(knot, (tail, head)):
            return HandView("enemy_knot", knot.side, (bool(tail), bool(head)), knot.number)


def ropes_view(garden: Garden) -> dict[int, str]:
    """The very ropes of all knots, packed, by the numbers of the knots."""
    held = [hand.knot for hand in garden.hands if isinstance(hand, OwnKnot | EnemyKnot)]
    return {knot.number: knot.rope for knot in (*garden.knots, *held) if knot is not None}


def loose_view(match: Match, side: Side) -> tuple[Row, ...]:
    """The rope that a side has to untie, from tail to head; nothing while there is none."""
    hand = match.garden.hands[side]
    return ropes.loose(hand.knot, match.terms.seed).rows if isinstance(hand, EnemyKnot) else ()


def choices(match: Match, seat: Seat) -> Choices:
    """What *seat* may do now; a gesture is only said to be possible."""
    side, garden = side_of(match.terms, seat), match.garden
    if has_left(match, side) or isinstance(match.phase, Finished):
        return Choices()
    can_give_up = why_not_give_up(match, seat) is None
    if not isinstance(match.phase, Playing):
        return Choices(can_ready=why_not_ready(match, seat) is None, can_give_up=can_give_up)
    enemies = [each for each in remaining(match) if each != side]
    near = legality.within_reach(garden, side)
    return Choices(
        can_take=legality.why_not_take(garden, side) is None,
        can_tie=legality.why_not_tie(garden, side) is None,
        can_untie=legality.why_not_untie(garden, side) is None,
        can_give_up=can_give_up,
        places=() if legality.why_not_hold(garden, side) else near,
        posts=legality.posts(garden, side),
        reach=near,
        at_risk=legality.at_risk(garden, side, enemies),
    )


def phase_name(match: Match) -> PhaseName:
    """The phase by its tag."""
    match match.phase:
        case Gathering():
            return "gathering"
        case CountingDown():
            return "counting_down"
        case Playing():
            return "playing"
        case Finished():
            return "finished"
