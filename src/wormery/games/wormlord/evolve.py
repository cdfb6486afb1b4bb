"""What every event does to a match; it believes what it is told."""

from msgspec.structs import replace

from wormery.core import LatestStep, Millis, Side
from wormery.core.growing import put
from wormery.games.wormlord.events import (
    Act,
    CountdownStarted,
    Event,
    KnotSlipped,
    KnotTied,
    MatchBegun,
    MatchWon,
    RoundTied,
    RoundWon,
    SeatGaveUp,
    SeatReadied,
    SideIdled,
    SignalGiven,
    Turn,
)
from wormery.games.wormlord.gardening import deserted, gardened, with_hand
from wormery.games.wormlord.legality import can_act, can_place
from wormery.games.wormlord.state import (
    CountingDown,
    Finished,
    Gathering,
    Grip,
    Match,
    OwnKnot,
    Playing,
    Rope,
    Terms,
    has_left,
    laid_out,
    side_of,
    sides,
)


@LatestStep
def evolve(match: Match | None, event: Event) -> Match:
    """The match after *event*."""
    if isinstance(event, MatchBegun):
        return opened(event.terms)
    assert match is not None, "a match begins with MatchBegun"
    after = acted(match, event) if isinstance(event, Act) else turned(match, event)
    phase = after.phase
    if isinstance(phase, Playing):
        since, idle = watched(after, phase, event)
        grips = gripped(after, phase, event)
        phase = Playing(phase.signal, phase.ends, since, idle, grips)
    return replace(after, phase=phase, now=event.at)


def opened(terms: Terms) -> Match:
    """A match before its first round."""
    return Match(terms, laid_out(terms), Gathering(), wins=(0,) * len(terms.people))


def acted(match: Match, act: Act) -> Match:
    """The match after something was done in the garden."""
    tied = act.number if isinstance(act, KnotTied) else match.tied
    return replace(match, garden=gardened(match.garden, act), tied=tied)


def turned(match: Match, event: Turn) -> Match:
    """The match after a turn of its course."""
    match event:
        case SeatReadied(seat):
            ready = match.phase.ready if isinstance(match.phase, Gathering) else ()
            return replace(match, phase=Gathering((*ready, seat)))
        case CountdownStarted(signal):
            return next_round(match, signal)
        case SignalGiven(at):
            return signalled(match, at)
        case KnotSlipped(side):
            return replace(match, garden=with_hand(match.garden, side, Rope()))
        case SideIdled():
            return match  # `watched` sees to it
        case SeatGaveUp(seat):
            return resigned(replace(match, resigned=(*match.resigned, seat)), event)
        case RoundWon(side):
            wins = put(match.wins, side, match.wins[side] + 1)
            return replace(match, wins=wins, phase=Gathering())
        case RoundTied():
            return replace(match, phase=Gathering())
        case MatchWon(side, reason):
            return replace(match, phase=Finished(side, reason))


def next_round(match: Match, signal: Millis) -> Match:
    """Everything is set up anew (WL-30); who only thought of giving up thinks again."""
    left = tuple(seat for seat in match.resigned if has_left(match, side_of(match.terms, seat)))
    return replace(
        match,
        garden=laid_out(match.terms),
        phase=CountingDown(signal),
        round=sum(match.wins) + 1,  # a tied round is played again under its number (WL-33)
        resigned=left,
    )


def signalled(match: Match, at: Millis) -> Match:
    """From now on everybody can act."""
    limit = match.terms.limit
    ends = None if limit is None else Millis(at + limit)
    nobody = (None,) * len(match.terms.people)
    return replace(match, phase=Playing(signal=at, ends=ends, since=nobody, grips=nobody))


def resigned(match: Match, event: SeatGaveUp) -> Match:
    """A side leaves when all of its people have given up (WL-40)."""
    side = side_of(match.terms, event.seat)
    if not has_left(match, side):
        return match
    return replace(match, garden=deserted(match.garden, side))


def watched(
    match: Match, phase: Playing, event: Event
) -> tuple[tuple[Millis | None, ...], tuple[Side, ...]]:
    """Who could have acted since when, and who is shown as idle (WL-37)."""
    actor = event.side if isinstance(event, Act) else None
    since = tuple(
        [
            waiting(match, side, event.at if side == actor else before, event.at)
            for side, before in zip(sides(match.terms), phase.since, strict=True)
        ]
    )
    shown = (*phase.idle, event.side) if isinstance(event, SideIdled) else phase.idle
    return since, tuple([side for side in shown if side != actor and since[side] is not None])


def waiting(match: Match, side: Side, since: Millis | None, at: Millis) -> Millis | None:
    """Since when a side could have acted; None while it cannot (WL-10, WL-23)."""
    if has_left(match, side) or not can_act(match.garden, side):
        return None
    return at if since is None else since


def gripped(match: Match, phase: Playing, event: Event) -> tuple[Grip | None, ...]:
    """How long every side's knot in hand still holds (WL-12, WL-50)."""
    grips = phase.grips
    if isinstance(event, KnotTied) and event.hold is not None:
        grips = put(grips, event.side, Grip(whole=event.hold, left=event.hold))
    return tuple(
        [
            None if grip is None else held_on(match, side, grip, event.at)
            for side, grip in zip(sides(match.terms), grips, strict=False)
        ]
    )


def held_on(match: Match, side: Side, grip: Grip, at: Millis) -> Grip | None:
    """A grip from now on: its time stands still while there is no cell for the knot (WL-23)."""
    if not isinstance(match.garden.hands[side], OwnKnot):
        return None
    if can_place(match.garden, side) == (grip.since is not None):
        return grip
    if grip.since is None:
        return replace(grip, since=at)
    return Grip(grip.whole, left=Millis(grip.left - (at - grip.since)))
