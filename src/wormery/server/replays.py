"""Replays: after the end the whole log, before it only what spectators were shown."""

from collections.abc import Sequence
from typing import Any

from msgspec import Raw

from wormery.core import encode
from wormery.server.api import Replay
from wormery.server.messages import Update
from wormery.table.log import TableId
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
    update: Update[Any, Any] = Update(step.version, None, None, news(game, step, None))
    update.table = table_changes(step) or None
    if new is not None and (old is None or type(old) is not type(new) or begins(step)):
        update.view = new
    elif new is not None and old is not None:
        update.changes = changed(old, new) or None
    return Raw(encode(update))
