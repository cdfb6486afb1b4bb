"""How much a log may grow by what is no move: everything in it is kept for ever (TB-25)."""

from collections.abc import Sequence

from wormery.core import Refusal
from wormery.store.ids import GuestId, Moment
from wormery.table.fold import Step
from wormery.table.seating.commands import Leave, Ready, TableCommand
from wormery.table.settings import HouseSettings

_MOST_PEOPLE = 64  # whose requests are counted; those who have been quiet are forgotten


class Growth:
    """Counts what is asked around the game: by each person, and by all without a move between."""

    __slots__ = ("_filled", "_settings", "_without_move")

    def __init__(self, settings: HouseSettings, past: Sequence[Step] = ()) -> None:
        self._settings = settings
        self._filled: dict[GuestId, Moment] = {}  # when somebody has all requests left again
        self._without_move = 0
        for step in past:
            self.count(step)

    def count(self, step: Step) -> None:
        """A step is in the log; a new game alone is no move."""
        if step.happenings and step.happenings[0].state is not None:
            self._without_move = 0
        elif step.entry.by:
            self._without_move += 1

    def check(self, guest: GuestId, command: TableCommand, now: Moment, pending: int) -> None:
        """Refuse what is too much; what ends by itself, getting ready and leaving, is not."""
        most = self._settings.most_without_move
        if self._without_move + pending >= most and not _ends(command):
            raise Refusal("TB-25", "too much without a move")
        every, at_once = self._settings.request_every_ms, self._settings.requests_at_once
        if self._filled.get(guest, now) - now > every * (at_once - 1):
            raise Refusal("TB-25", "too fast")

    def spend(self, guest: GuestId, now: Moment) -> None:
        """Something that somebody asked for has changed the table."""
        filled = max(now, self._filled.get(guest, now))
        self._filled[guest] = Moment(filled + self._settings.request_every_ms)
        if len(self._filled) > _MOST_PEOPLE:
            self._filled = {who: when for who, when in self._filled.items() if when > now}


def _ends(command: TableCommand) -> bool:
    """Whether it cannot be asked for again and again, with nothing else in between."""
    return isinstance(command, Leave) or (isinstance(command, Ready) and command.ready)
