"""Replays: after the end the whole log, before it only what spectators were shown."""

from collections.abc import Sequence

from msgspec import Raw

from wormery.core import encode
from wormery.server.api import Replay
from wormery.server.messages import Update
from wormery.table.log import TableId, Version
from wormery.table.scene import AnyGame, Step, steps
from wormery.table.views import begins, changed, game_view, news, table_changes


def replay(table: TableId, game: AnyGame, lines: Sequence[bytes]) -> Replay:
    """What may be told of a table to anybody."""
    taken = list(steps(game, lines))
    over = taken[-1].after.gathering.phase == "over"
    told = tuple(map(Raw, lines)) if over else tuple(spectated(game, step) for step in taken)
    return Replay(table, over, len(lines), told)


def spectated(game: AnyGame, step: Step) -> Raw:
    """A step as those who watch were shown it."""
    old = None if step.before is None else game_view(game, step.before, None)
    new = game_view(game, step.after, None)
    view = changes = None
    if new is not None and (old is None or type(old) is not type(new) or begins(step)):
        view = Raw(encode(new))
    elif new is not None and old is not None and (fields := changed(old, new)):
        changes = Raw(encode(fields))
    table = table_changes(step)
    told = news(game, step, None)
    return Raw(
        encode(
            Update(
                Version(step.version),
                None,
                news=Raw(encode(told)) if told else (),
                table=Raw(encode(table)) if table else None,
                view=view,
                changes=changes,
            )
        )
    )
