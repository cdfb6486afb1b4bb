"""Games of Wormi looked at afterwards: which moves lost a tempo, what was better, and what if."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from wormery.bots.wormi.analysis import hint
from wormery.coaches.wormi.hint import advised, measured
from wormery.coaches.wormi.views import (
    Explore,
    Explored,
    Remark,
    Still,
    along,
    open_moves,
    played,
    still,
)
from wormery.core import Refusal, ReviewParts
from wormery.games.wormi import (
    Event,
    Passing,
    Position,
    Record,
    read_record,
    write_move,
    write_record,
)
from wormery.games.wormi.events import MoveMade, Passed
from wormery.games.wormi.moving import is_worm, moved, passed
from wormery.games.wormi.record import table as album

TEMPO = 1.0  # what a move has to lose to be spoken of
THINKING = 500  # milliseconds for a better move
QUICKLY = 120  # milliseconds for each move that follows it
LINE = 7  # moves that are shown of a better line
HINTING = 500
MOST_MOVES = 600  # of a game that is looked at


def records(events: Sequence[Event]) -> Sequence[str]:
    """The games of a match in writing; one that was broken off is nobody's."""
    return [
        write_record(
            replace(each, result="draw" if each.result == "*" else each.result, headers=())
        )
        for each in album.records(("", ""), events)
    ]


def look(record: str) -> ReviewParts:
    """Look at a finished game, a moment at a time."""
    found = finished(record)
    if len(found.moves) > MOST_MOVES:
        raise Refusal("TB-16", "too_long")
    return ReviewParts(len(found.moves) + 1, _remarks(found))


def finished(text: str) -> Record:
    """The finished game that a text tells (TB-20)."""
    found = read_record(text)
    if found.result == "*":
        raise Refusal("TB-20", "the game is not over")
    return found


def _remarks(record: Record) -> Iterator[Remark]:
    position, passing = record.start, record.passing
    before = measured(position, passing)
    yield Remark(0, None, still(position), before)
    for number, move in enumerate(record.moves, start=1):
        side = position.to_move
        there, shown = _made(position, move)
        after = before if isinstance(move, Passed) else measured(there, passing)
        lost, better = 0.0, tuple[Still, ...]()
        if isinstance(move, MoveMade) and _lead(side, before) + 1 - _lead(side, after) >= TEMPO:
            lost, better = _instead(position, move, after, passing)
        yield Remark(number, side, shown, after, lost, better)
        position, before = there, after


def _made(position: Position, move: MoveMade | Passed) -> tuple[Position, Still]:
    """What a move of a record leads to, and how it looks."""
    if isinstance(move, Passed):
        return passed(position), still(position, text="--")
    there = moved(position, move.piece, move.path[-1])
    return there, still(there, along(move.piece, move.path), write_move(move.piece, move.path))


def _lead(side: int, distances: tuple[float, float]) -> float:
    """How many moves a side is ahead."""
    return distances[1 - side] - distances[side]


def _instead(
    position: Position, made: MoveMade, after: tuple[float, float], passing: Passing
) -> tuple[float, tuple[Still, ...]]:
    """What a move lost compared with a better one, and the moves that follow it.

    Nothing is called lost unless something better can be shown.
    """
    side = position.to_move
    best = hint(position, THINKING, passing)
    there, shown = played(position, *best, passing)
    lost = _lead(side, measured(there, passing)) - _lead(side, after)
    if best == (made.piece, made.path[-1]) or lost < TEMPO:
        return 0.0, ()
    return round(lost, 1), (shown, *_onwards(there, passing))


def _onwards(position: Position, passing: Passing) -> Iterator[Still]:
    """How a game might go on, both playing well."""
    for _ in range(LINE - 1):
        if any(map(is_worm, position.pieces)):
            return
        position, shown = played(position, *hint(position, QUICKLY, passing), passing)
        yield shown


def explore(question: Explore) -> Explored:
    """A moment that never was: some moves of a finished game, then others."""
    record = finished(question.record)
    position, passing, shown = record.start, record.passing, still(record.start)
    for made in record.moves[: question.number]:
        position, shown = _made(position, made)
    for move in question.tried:
        position, shown = played(position, move.piece, move.to, passing)
    moves = open_moves(position, passing)
    return Explored(
        still=shown,
        side=position.to_move,
        moves=moves,
        distances=measured(position, passing),
        hint=advised(position, HINTING, passing) if question.show and moves else None,
    )
