"""How much a log may grow, by what is no move (TB-25) and by moves (TB-29): all of it is kept."""

from collections.abc import Iterable

from msgspec import Struct

from wormery.core import Refusal
from wormery.store.ids import GuestId, Moment
from wormery.table.fold import Step
from wormery.table.seating.commands import Leave, Ready, TableCommand
from wormery.table.settings import HouseSettings

_MOST_PEOPLE = 64  # whose requests are counted; those who have been quiet are forgotten


class Grown(Struct, frozen=True):
    """By how much a log has grown, up to some version."""

    without_move: int = 0  # entries of people since the last move
    moves: dict[GuestId, int] = {}  # of each person in this game
    seen: Moment = Moment(0)  # when somebody last asked for something that was done


class Growth:
    """Counts what is asked around the game, by each person and by all, and what is played."""

    __slots__ = ("_filled", "_moves", "_seen", "_settings", "_without_move")

    def __init__(
        self, settings: HouseSettings, past: Iterable[Step] = (), grown: Grown | None = None
    ) -> None:
        grown = grown or Grown()
        self._settings = settings
        self._filled: dict[GuestId, Moment] = {}  # when somebody has all requests left again
        self._without_move = grown.without_move
        self._moves = dict(grown.moves)
        self._seen = grown.seen
        for step in past:
            self.count(step)

    @property
    def grown(self) -> Grown:
        """What was counted so far."""
        return Grown(self._without_move, dict(self._moves), self._seen)

    def count(self, step: Step) -> None:
        """A step is in the log; a new game alone is no move."""
        entry = step.entry
        by = entry.by
        if by and entry.wall > self._seen:
            self._seen = entry.wall
        if not step.happenings:
            if by:
                self._without_move += 1
        elif step.happenings[0].state is None:
            self._moves.clear()
            if by:
                self._without_move += 1
        else:
            self._without_move = 0
            if by:
                self._moves[GuestId(by)] = self._moves.get(GuestId(by), 0) + 1

    def check_move(self, guest: GuestId, pending: int) -> None:
        """Refuse a move to somebody who has made too many in this game (TB-29)."""
        if self._moves.get(guest, 0) + pending >= self._settings.most_moves:
            raise Refusal("TB-29", "too many moves in one game")

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
