"""How a match runs: from the first count-down, through rounds and more of them, to its winner."""

from collections.abc import Iterator, Sequence
from functools import reduce
from random import Random
from typing import Literal

from wormery.core import Latest, Millis, Outcome, Refusal, Seat, Setup, Side
from wormery.games.wormlord import legality
from wormery.games.wormlord.commands import (
    Command,
    GiveUp,
    MoveHeadquarters,
    Place,
    Ready,
    Take,
    Tie,
    Untie,
)
from wormery.games.wormlord.events import (
    CellConquered,
    CountdownStarted,
    Event,
    HeadquartersMoved,
    KnotSlipped,
    MatchBegun,
    MatchWon,
    RopeTaken,
    RoundTied,
    RoundWon,
    SeatGaveUp,
    SeatReadied,
    SideIdled,
    SignalGiven,
)
from wormery.games.wormlord.evolve import evolve
from wormery.games.wormlord.options import Options, agreed
from wormery.games.wormlord.ropes import tying
from wormery.games.wormlord.state import (
    CountingDown,
    Finished,
    Gathering,
    Match,
    Playing,
    Terms,
    has_left,
    remaining,
    seats_of,
    side_of,
    sides,
)


def begin(setup: Setup[Options], rng: Random) -> Sequence[Event]:
    """Settle sides, map and terms, refused where they do not fit (TB-04), and count down.

    A match begins when everybody is ready, so nobody is asked again before the first round (WL-45).
    """
    terms = agreed(setup, rng)
    return [MatchBegun(terms), CountdownStarted(signal=terms.countdown, at=Millis(0))]


def decide(match: Match, seat: Seat, command: Command, at: Millis) -> Sequence[Event]:
    """What *command* leads to, after all that has happened by itself until *at*; or a Refusal."""
    if seat not in range(sum(match.terms.people)):
        raise Refusal("TB-02")
    at = max(at, match.now)
    due = expire(match, at)
    match = reduce(evolve, due, match)
    caused = answer(match, seat, command, at)
    return [*due, *caused, *consequences(reduce(evolve, caused, match), at)]


def answer(match: Match, seat: Seat, command: Command, at: Millis) -> Sequence[Event]:
    """What a command does, or a Refusal; what comes of it is told by `consequences`."""
    if isinstance(match.phase, Finished):
        raise Refusal("TB-03")
    side = side_of(match.terms, seat)
    if has_left(match, side):
        raise Refusal("WL-40", "you have given up")
    match command:
        case Ready():
            forbid(why_not_ready(match, seat))
            return [SeatReadied(seat, at)]
        case GiveUp():
            forbid(why_not_give_up(match, seat))
            return [SeatGaveUp(seat, at)]
        case _ if not isinstance(match.phase, Playing):
            raise Refusal("WL-08", "wait for the signal")
        case Take():
            forbid(legality.why_not_take(match.garden, side))
            return [RopeTaken(side, seat, at)]
        case Tie(rows):
            forbid(legality.why_not_tie(match.garden, side))
            return [tying.tie(match, seat, rows, at)]
        case Place(cell):
            forbid(legality.why_not_place(match.garden, side, cell))
            return [CellConquered(side, seat, cell, match.garden.owner(cell), at)]
        case Untie(pulls):
            forbid(legality.why_not_untie(match.garden, side))
            return [tying.untie(match, seat, pulls, at)]
        case MoveHeadquarters(cell):
            forbid(legality.why_not_headquarters(match.garden, side, cell))
            return [HeadquartersMoved(side, seat, cell, at)]


def forbid(rule: str | None) -> None:
    """Refuse where a rule says so."""
    if rule is not None:
        raise Refusal(rule)


def why_not_ready(match: Match, seat: Seat) -> str | None:
    """The id of the rule that forbids to say 'ready' now, or None."""
    waiting = isinstance(match.phase, Gathering) and seat not in match.phase.ready
    return None if waiting else "WL-08"


def why_not_give_up(match: Match, seat: Seat) -> str | None:
    """The id of the rule that forbids to give up now, or None."""
    return "WL-40" if seat in match.resigned else None


def consequences(match: Match, at: Millis) -> Sequence[Event]:
    """What follows at once: a count-down when all are ready, the end of a round or the match."""
    left = remaining(match)
    if len(left) == 1 and not isinstance(match.phase, Finished):
        return [MatchWon(left[0], "last_left", at)]
    match match.phase:
        case Gathering(ready):
            awaited = [seat for side in left for seat in seats_of(match.terms, side)]
            is_complete = all(seat in ready for seat in awaited)
            signal = Millis(at + match.terms.countdown)
            return [CountdownStarted(signal, at)] if is_complete else []
        case Playing():
            winner = legality.triumphant(match.garden, left)
            if winner is not None:
                return won(match, winner, "objectives", at)
            is_standing = not any(legality.can_act(match.garden, side) for side in left)
            return counted(match, at) if is_standing else []
        case CountingDown() | Finished():
            return []


def counted(match: Match, at: Millis) -> Sequence[Event]:
    """The points decide (WL-32, WL-41), unless several sides have most (WL-33)."""
    winner = legality.foremost(match.garden, remaining(match))
    if winner is None:
        return [RoundTied(score(match), at)]
    return won(match, winner, "points", at)


def won(
    match: Match, side: Side, reason: Literal["objectives", "points"], at: Millis
) -> Sequence[Event]:
    """A round for *side*, and the match if it was the last that it needed (WL-29)."""
    round_won = RoundWon(side, reason, score(match), at)
    if match.wins[side] + 1 < match.terms.rounds:
        return [round_won]
    return [round_won, MatchWon(side, "rounds", at)]


def score(match: Match) -> tuple[int, ...]:
    """The points of every side, as they stand (WL-32)."""
    return tuple(legality.points(match.garden, side) for side in sides(match.terms))


def moves(match: Match, seat: Seat) -> Sequence[Command]:
    """The commands that *seat* may give now; gestures are represented by one that is accepted."""
    if seat not in range(sum(match.terms.people)) or isinstance(match.phase, Finished):
        return []
    side = side_of(match.terms, seat)
    if has_left(match, side):
        return []
    listed: list[Command] = []
    if why_not_ready(match, seat) is None:
        listed.append(Ready())
    if isinstance(match.phase, Playing):
        listed.extend(acts(match, seat))
    if why_not_give_up(match, seat) is None:
        listed.append(GiveUp())
    return listed


def acts(match: Match, seat: Seat) -> Iterator[Command]:
    """What *seat* may do in the garden after the signal."""
    side, garden = side_of(match.terms, seat), match.garden
    if legality.why_not_take(garden, side) is None:
        yield Take()
    if legality.why_not_tie(garden, side) is None:
        yield from tying.good_ties(match, seat)
    if legality.why_not_untie(garden, side) is None:
        yield tying.good_untie(match, seat)
    yield from (Place(cell) for cell in legality.places(garden, side))
    yield from (MoveHeadquarters(cell) for cell in legality.posts(garden, side))


@Latest
def deadline(match: Match) -> Millis | None:
    """When the signal is given, the time runs out, a knot slips, or a side is shown as idle."""
    match match.phase:
        case Gathering() | Finished():
            return None
        case CountingDown(signal):
            return signal
        case Playing(_, ends) as phase:
            due = [moment for moment, _ in (*slipping(phase), *idling(match.terms, phase))]
            return min(due if ends is None else [ends, *due], default=None)


def expire(match: Match, at: Millis) -> Sequence[Event]:
    """All that happens by itself until *at*, each at its own time."""
    events: list[Event] = []
    while (due := deadline(match)) is not None and due <= at:
        step = due_now(match, due)
        events.extend(step)
        match = reduce(evolve, step, match)
    return events


def due_now(match: Match, due: Millis) -> Sequence[Event]:
    """What happens at the deadline."""
    if not isinstance(match.phase, Playing):
        return [SignalGiven(due)]
    if match.phase.ends == due:
        return counted(match, due)
    slips = [KnotSlipped(side, due) for moment, side in slipping(match.phase) if moment == due]
    waits = idling(match.terms, match.phase)
    return [*slips, *(SideIdled(side, due) for moment, side in waits if moment == due)]


def slipping(phase: Playing) -> Sequence[tuple[Millis, Side]]:
    """When each knot that could be placed will slip open in its hand (WL-12)."""
    return [
        (grip.slips, Side(side))
        for side, grip in enumerate(phase.grips)
        if grip is not None and grip.slips is not None
    ]


def idling(terms: Terms, phase: Playing) -> Sequence[tuple[Millis, Side]]:
    """When each side that could act will be shown as idle (WL-37)."""
    return [
        (Millis(since + terms.patience), side)
        for side, since in zip(sides(terms), phase.since, strict=True)
        if since is not None and side not in phase.idle
    ]


def outcome(match: Match) -> Outcome | None:
    """The people of the winning side share the win; everybody's score is rounds won."""
    if not isinstance(match.phase, Finished):
        return None
    winner, reason = match.phase.winner, match.phase.reason
    scores = tuple(
        float(match.wins[side]) for side in sides(match.terms) for _ in seats_of(match.terms, side)
    )
    return Outcome(tuple(seats_of(match.terms, winner)), reason, scores)
