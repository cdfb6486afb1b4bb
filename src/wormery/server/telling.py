"""What a step tells a seat: the news, and what has changed in the table and in the view."""

from typing import Any

from msgspec import Struct

from wormery.core import Seat
from wormery.protocol.messages import Fields, Update
from wormery.table.fold import AnyGame, Step
from wormery.table.updates import begins, comparison, dealt_in, game_view, table_changes


def updated(
    game: AnyGame, step: Step, seat: Seat | None, old: Struct | None, table: Fields | None
) -> tuple[Update[Any, Any], Struct | None]:
    """The update that a step is to a seat whose view was *old*, and the view that it has now.

    *table* is what changed in the table's own view, the same for all seats.
    """
    before, after = step.before, step.after
    eyes = dealt_in(after.gathering, seat)
    news = []
    for happened in step.happenings:
        if happened.state is not None:
            each = game.tell(happened.state, happened.event, eyes)
            if each is not None:
                news.append(each)
    learnt = tuple(news)
    if after.state is None or (before is not None and before.state is after.state):
        return Update(step.version, seat, None, learnt, table), old
    new: Struct = game.view(after.state, eyes)
    if old is None or type(old) is not type(new) or (table and begins(step)):
        return Update(step.version, seat, None, learnt, table, new), new
    return Update(
        step.version, seat, None, learnt, table, None, comparison(type(new))(old, new) or None
    ), new


def told(game: AnyGame, step: Step, seat: Seat | None) -> Update[Any, Any]:
    """The update that a step was to a seat, for whoever remembers nothing of it."""
    old = None if step.before is None else game_view(game, step.before, seat)
    update, _ = updated(game, step, seat, old, table_changes(step))
    return update
