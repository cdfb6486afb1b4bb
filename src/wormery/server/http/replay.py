"""Replays: after the end the whole log, before it only what spectators were shown."""

from collections.abc import Sequence

from msgspec import Raw

from wormery.core import Refusal, Seat, encode
from wormery.protocol.api import Replay
from wormery.server.telling import told
from wormery.store.ids import TableId
from wormery.table.fold import AnyGame, Step, steps
from wormery.table.updates import latest


def replay(table: TableId, game: AnyGame, lines: Sequence[bytes]) -> Replay:
    """What may be told of a table to anybody."""
    taken = list(steps(game, lines))
    over = taken[-1].after.gathering.phase == "over"
    kept = tuple(map(Raw, lines)) if over else tuple(shown(game, step, None) for step in taken)
    return Replay(table, over, len(lines), kept)


def seen(table: TableId, game: AnyGame, lines: Sequence[bytes], seat: Seat | None) -> Replay:
    """What a seat was shown, step by step; before the end only what spectators were (TB-02)."""
    taken = list(steps(game, lines))
    gathering = taken[-1].after.gathering
    over = gathering.phase == "over"
    if seat is not None and not (over and seat in range(len(gathering.chairs))):
        raise Refusal("TB-02", "a seat's own view is told when the game is over")
    return Replay(table, over, len(lines), tuple(shown(game, step, seat) for step in taken))


def record(game: AnyGame, lines: Sequence[bytes]) -> tuple[str, str]:
    """The last game in the text form of its own world, and a name for the file (TB-02)."""
    taken = list(steps(game, lines))
    gathering, records = taken[-1].after.gathering, game.ABOUT.records
    if gathering.phase != "over":
        raise Refusal("TB-02", "a game is written down when it is over")
    if records is None:
        raise Refusal("TB-04", f"{game.ABOUT.name} has no records")
    events = [each.event for step in latest(taken) for each in step.happenings]
    names = [chair.name or chair.bot or "" for chair in gathering.chairs]
    return f"{game.ABOUT.name}-{gathering.code}.{records.ending}", records.write(names, events)


def shown(game: AnyGame, step: Step, seat: Seat | None) -> Raw:
    """A step as a seat, or those who watch, were shown it."""
    return Raw(encode(told(game, step, seat)))
