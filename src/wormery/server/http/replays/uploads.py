"""Replays that somebody uploads: logs of ours, and records in the form of a game's own world.

What is bounded where: the length of a file in `replays.py`, what it may hold here, the time and
memory that it may take in `server/settings.py` (`job_…`), how many wait in `server/jobs`.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from itertools import chain

from msgspec import Raw

from wormery.core import AnyGame, Refusal, Seat, Told, decode, encode
from wormery.protocol.api import Replay, Uploaded
from wormery.store.ids import GuestId, Moment
from wormery.table.fold import Step, encode_entry, game_of, steps
from wormery.table.seating.events import (
    Arranged,
    Entry,
    GameBegan,
    GameEnded,
    Opened,
    Played,
    SeatTaken,
)
from wormery.table.updates import update_of
from wormery.table.verify import verify

MOST_ENTRIES = 5_000
LONGEST_NAME = 64
MOST_UPDATES = 30_000
"""Steps times seats: each seat is told each step."""


def upload_told(games: Mapping[str, AnyGame], data: bytes) -> bytes:
    """What a file tells, as JSON; done in a job process."""
    return encode(read_upload(games, data))


def read_upload(games: Mapping[str, AnyGame], data: bytes) -> Uploaded:
    """What a file tells, as everybody saw it; refused where it does not hold (TB-01, TB-20)."""
    try:
        text = data.decode()
    except UnicodeDecodeError:
        raise Refusal("TB-01", "no_record") from None
    found = _log(games, text) or _record(games, text)
    if found is None:
        raise Refusal("TB-01", "no_record")
    game, entries = found
    try:
        return Uploaded(game.ABOUT.name, _streams(game, list(steps(game, entries))))
    except (MemoryError, Refusal):
        raise
    except Exception as problem:
        raise Refusal("TB-20", "log_broken") from problem


def _streams(game: AnyGame, taken: Sequence[Step]) -> dict[str, tuple[Raw, ...]]:
    chairs = range(max(len(step.after.seating.chairs) for step in taken))
    if len(chairs) * len(taken) > MOST_UPDATES:
        raise Refusal("TB-16", "too_long")
    seats = {"watch": None, **{str(seat): Seat(seat) for seat in chairs}}
    return {
        name: tuple(Raw(encode(update_of(game, step, seat))) for step in taken)
        for name, seat in seats.items()
    }


def _log(games: Mapping[str, AnyGame], text: str) -> tuple[AnyGame, Sequence[bytes]] | None:
    """A log of ours whose games all follow from their seeds; None if the file is none."""
    try:
        replay: Replay = decode(Replay, text)
    except Refusal:
        return None
    entries = [bytes(each) for each in replay.entries]
    if not replay.over:
        raise Refusal("TB-20", "not_over")
    if len(entries) > MOST_ENTRIES:
        raise Refusal("TB-16", "too_long")
    try:
        game = games[game_of(entries)]
        checked = verify(game, entries)
    except MemoryError:
        raise
    except Exception as problem:
        raise Refusal("TB-20", "log_broken") from problem
    if not all(each.deal_follows and each.outcome_follows for each in checked):
        raise Refusal("TB-20", "log_forged")
    return game, entries


def _record(games: Mapping[str, AnyGame], text: str) -> tuple[AnyGame, Sequence[bytes]] | None:
    """A record of one of the games, as if it had been played at a table."""
    for game in games.values():
        records = game.ABOUT.records
        told = None if records is None else records.read(text)
        if told:
            return game, [encode_entry(entry) for entry in _entries(game, told)]
    return None


def _entries(game: AnyGame, told: Sequence[Told]) -> Iterator[Entry[object]]:
    """The log of a table where the games were played one after another."""
    nobody, then = GuestId(""), Moment(0)
    options = Raw(encode(told[0].options))
    yield Entry(then, (Opened(game.ABOUT.name, nobody, told[0].seats, options, ""),))
    for each in told:
        names = [name[:LONGEST_NAME] for name in (*each.names, *("",) * each.seats)][: each.seats]
        yield Entry(
            then,
            (
                Arranged(each.seats, Raw(encode(each.options))),
                *(SeatTaken(Seat(seat), nobody, name) for seat, name in enumerate(names)),
                GameBegan("", then),
                Played(tuple(each.moves[0])),
            ),
        )
        for events in each.moves[1:]:
            yield Entry(then, (Played(tuple(events)),))
        state = reduce(game.evolve, chain.from_iterable(each.moves), None)
        yield Entry(then, (GameEnded(game.outcome(state)),))
