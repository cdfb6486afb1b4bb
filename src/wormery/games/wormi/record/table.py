"""Games of Wormi between tables and text records: written after the end, read to be watched."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from wormery.core import Millis, Records, Refusal, Seat, Told
from wormery.games.wormi.events import Event, GameBegan, GameEnded, MatchBegan, Reason
from wormery.games.wormi.evolve import evolve
from wormery.games.wormi.notation import write_position
from wormery.games.wormi.options import Options
from wormery.games.wormi.record.text import Record, read_record, replayed, worm_of, write_record
from wormery.games.wormi.state import Match

MOST_MOVES = 2_000
"""Nobody plays longer; reading takes its time for every move."""

_COLOURS = ("Blue", "Pink")


def write(names: Sequence[str], events: Sequence[Event]) -> str:
    """All games of a match, one record after another."""
    return "\n".join(write_record(record) for record in records(names, events))


def read(text: str) -> Sequence[Told] | None:
    """The games that a file tells; None if it has no `[Start ...]` and is none of ours."""
    rows = text.splitlines()
    if not any(row.startswith("[Start ") for row in rows):
        return None
    if len(text.split()) > 2 * MOST_MOVES:
        raise Refusal("TB-16", "too_long")
    bounds = [*_beginnings(rows), len(rows)]
    return [
        _told(read_record("\n" * first + "\n".join(rows[first:after])))
        for first, after in pairwise(bounds)
    ]


RECORDS = Records("wormi.txt", write, read)


def records(names: Sequence[str], events: Sequence[Event]) -> Iterator[Record]:
    """The games of a match, names given by seat; one that was broken off has no result."""
    match: Match | None = None
    for event in events:
        if isinstance(event, GameEnded):
            assert match is not None
            yield _record(names, match, event)
        match = evolve(match, event)
    if match is not None and match.outcome is None:
        yield _record(names, match, None)


def _record(names: Sequence[str], match: Match, ended: GameEnded | None) -> Record:
    blue = match.blue or Seat(0)
    sides = {colour: names[blue ^ side] for side, colour in enumerate(_COLOURS)}
    if ended is None:
        return _kept(match, "*", tuple(sides.items()))
    result = "draw" if ended.winner is None else "blue" if ended.winner == blue else "pink"
    heads = (*sides.items(), ("Reason", ended.reason))
    return _kept(match, result, heads)


def _kept(match: Match, result: str, headers: tuple[tuple[str, str], ...]) -> Record:
    return Record(match.game.start, match.game.moves, result, headers, match.options.passing)


def _beginnings(rows: Sequence[str]) -> Iterator[int]:
    """The rows where a record begins: the first, and headers after moves."""
    yield 0
    in_moves = False
    for number, row in enumerate(rows):
        if row.startswith("[") and in_moves:
            yield number
            in_moves = False
        elif row.strip() and not row.startswith("["):
            in_moves = True


def _told(record: Record) -> Told:
    now = Millis(0)
    start = write_position(record.start)
    options = Options(position=start, passing=record.passing, repetition=0, quiet=0)
    heads = dict(record.headers)
    began = (MatchBegan(options, record.start), GameBegan(Seat(0), now))
    moves: list[Sequence[Event]] = [began, *((move,) for move in record.moves)]
    result = worm_of(replayed(record).position) or record.result
    if result != "*":
        winner = None if result == "draw" else Seat(int(result == "pink"))
        moves.append((GameEnded(winner, _reason(record, result), now),))
    return Told(2, options, moves, tuple(heads.get(colour, "") for colour in _COLOURS))


def _reason(record: Record, result: str) -> Reason:
    """Why it ended: as the board shows, as the record says, or as games usually do."""
    if worm_of(replayed(record).position):
        return "worm"
    said = dict(record.headers).get("Reason", "")
    drawn: tuple[Reason, ...] = ("agreed", "repetition", "quiet")
    won: tuple[Reason, ...] = ("resigned", "time")
    fitting = drawn if result == "draw" else won
    return next((reason for reason in fitting if reason == said), fitting[0])
