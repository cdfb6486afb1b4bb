"""A match as people read it: the garden as a picture, and every event as a line."""

from wormery.core import Millis, Side
from wormery.games.wormlord.events import (
    Act,
    CellConquered,
    CountdownStarted,
    EndLaid,
    EndPulled,
    Event,
    HeadquartersMoved,
    KnotSlipped,
    KnotTied,
    KnotUntied,
    MatchBegun,
    MatchWon,
    RopeTaken,
    RoundTied,
    RoundWon,
    SeatGaveUp,
    SeatReadied,
    SideIdled,
    SignalGiven,
    Turn,
)
from wormery.games.wormlord.maps.ground import Cell, Ground, kind, name, survey, width
from wormery.games.wormlord.state import (
    CountingDown,
    Empty,
    EnemyKnot,
    Finished,
    Garden,
    Gathering,
    Hand,
    Match,
    OwnKnot,
    Playing,
    Rope,
    Terms,
    has_left,
    sides,
)
from wormery.knots import Handicap

COLOURS = ("pink", "blue", "yellow", "brown")
LETTERS = "pbyn"  # brown is n: b is taken


def picture(match: Match) -> str:
    """The whole garden, and below it a line a side."""
    return "\n".join(
        [
            f"round {match.round}, {_phase(match)}",
            drawing(match.garden),
            *(_stand(match, side) for side in sides(match.terms)),
        ]
    )


def drawing(garden: Garden) -> str:
    """The board: capitals are bases, small letters knots, `po` on an objective, `p^` with HQ."""
    across = width(garden.plan)
    heading = "   " + " ".join(f"{letter} " for letter in "abcdefghi"[:across])
    signs = [_sign(garden, cell) for cell in survey(garden.plan).cells]
    rows = [
        f"{row + 1:2} " + " ".join(f"{sign:2}" for sign in signs[row * across : (row + 1) * across])
        for row in range(len(garden.plan.rows))
    ]
    return "\n".join(line.rstrip() for line in (heading, *rows))


def row(event: Event) -> str:
    """What happened, in a line that begins with its time in seconds."""
    if isinstance(event, MatchBegun):
        told = f"begin: {_terms(event.terms)}"
    else:
        told = _act(event) if isinstance(event, Act) else _turn(event)
    return f"{_seconds(event.at)} {told}"


def _sign(garden: Garden, cell: Cell) -> str:
    ground = kind(garden.plan, cell)
    if ground is Ground.BASE:
        return LETTERS[int(garden.plan.rows[cell.row][cell.col]) - 1].upper()
    owner = garden.owner(cell)
    if owner is None:
        return str(ground.value)
    if cell in garden.headquarters:
        return f"{LETTERS[owner]}^"
    return f"{LETTERS[owner]}o" if ground is Ground.OBJECTIVE else LETTERS[owner]


def _phase(match: Match) -> str:
    match match.phase:
        case Gathering(ready):
            return f"{len(ready)} ready"
        case CountingDown(signal):
            return f"signal at {_seconds(signal).strip()}"
        case Playing(_, ends):
            return "playing" if ends is None else f"playing until {_seconds(ends).strip()}"
        case Finished(winner, reason):
            return f"over: {COLOURS[winner]} has won ({reason})"


def _stand(match: Match, side: Side) -> str:
    garden = match.garden
    words = [
        f"{COLOURS[side]}:",
        f"{match.wins[side]} won,",
        f"{garden.reserves[side]} in reserve,",
        f"{_hand(garden.hands[side])} in hand",
    ]
    if isinstance(match.phase, Playing) and side in match.phase.idle:
        words.append("(idle)")
    if has_left(match, side):
        words.append("(left)")
    return " ".join(words)


def _hand(hand: Hand) -> str:
    match hand:
        case Empty():
            return "nothing"
        case Rope((tail, head)):
            return "a rope, one end laid," if tail or head else "a rope"
        case OwnKnot():
            return "a knot"
        case EnemyKnot(knot, (tail, head)):
            moved = ", one end pulled," if tail or head else ""
            return f"a knot of {COLOURS[knot.side]}{moved}"


def _act(event: Act) -> str:
    match event:
        case RopeTaken(side):
            return f"{COLOURS[side]} takes a rope"
        case EndLaid(side, _, end):
            return f"{COLOURS[side]} lays the {end} of its rope"
        case KnotTied(side, _, _, _, called, hand):
            return f"{COLOURS[side]} ties: {called}{f', {hand}' if hand else ''}"
        case CellConquered(side, _, cell, taken_from):
            met = "" if taken_from is None else f" from {COLOURS[taken_from]}"
            return f"{COLOURS[side]} conquers {name(cell)}{met}"
        case EndPulled(side, _, end):
            return f"{COLOURS[side]} pulls at the {end} of a knot"
        case KnotUntied(side, _, owner):
            return f"{COLOURS[side]} unties a knot of {COLOURS[owner]}"
        case HeadquartersMoved(side, _, cell):
            return f"{COLOURS[side]} puts its HQ on {name(cell)}"


def _turn(event: Turn) -> str:
    match event:
        case SeatReadied(seat):
            return f"seat {seat} is ready"
        case CountdownStarted(signal):
            return f"count-down to {_seconds(signal).strip()}"
        case SignalGiven():
            return "tie!"
        case KnotSlipped(side):
            return f"the knot of {COLOURS[side]} slips open"
        case SideIdled(side):
            return f"{COLOURS[side]} is idle"
        case SeatGaveUp(seat):
            return f"seat {seat} gives up"
        case RoundWon(side, reason, points):
            return f"{COLOURS[side]} wins the round by {reason}, {_points(points)}"
        case RoundTied(points):
            return f"nobody wins the round, {_points(points)}"
        case MatchWon(side, reason):
            return f"{COLOURS[side]} wins the match ({reason})"


def _terms(terms: Terms) -> str:
    people = zip(sides(terms), terms.people, terms.handicaps, strict=True)
    told = ", ".join(
        f"{COLOURS[side]} {'a pair' if count == 2 else 'alone'} tying {_task(terms, handicap)}"
        for side, count, handicap in people
    )
    slips = "" if terms.hold is None else f", knots slip after {terms.hold // 1000} s"
    return f"{terms.plan.name}, {told}{slips}"


def _task(terms: Terms, handicap: Handicap) -> str:
    return "any knot" if terms.knots == "any" and handicap == "overhand" else handicap


def _points(points: tuple[int, ...]) -> str:
    return ", ".join(
        f"{COLOURS[side]} {count}" for side, count in zip(range(4), points, strict=False)
    )


def _seconds(at: Millis) -> str:
    return f"{at / 1000:8.3f}"
