"""Seekers: people who want to play somebody at once, and who is given to whom (TB-27)."""

from msgspec import Struct
from msgspec.structs import replace

from wormery.store.ids import GuestId, Moment, TableId

PATIENCE_MS = 10_000
"""How long somebody is looked for who does not ask again: a page that is open asks more often."""

CLAIM_MS = 10_000
"""How long whoever found somebody may take to open a table; then both are free again."""

MOST = 1_000
"""How many may wait at once."""


class Seeker(Struct, frozen=True):
    """Somebody who wants to play a game with anybody."""

    guest: GuestId
    game: str
    options: bytes  # as plain data; compared as they are written
    flexible: bool  # whether those of somebody else would do as well
    name: str = ""
    face: str = ""


class Waits(Struct, frozen=True):
    """Nobody is there yet."""


class Paired(Struct, frozen=True):
    """This one has waited longest, and waits for whoever asked to open a table."""

    other: Seeker


class Found(Struct, frozen=True):
    """Somebody has opened this table for both."""

    table: TableId


class TooManyWait(Exception):  # noqa: N818 - an answer: try again later
    """Nobody more can wait at the moment."""


Sought = Waits | Paired | Found


def fit(one: Seeker, other: Seeker) -> bool:
    """Whether two would play the same game by options that both accept."""
    same = one.options == other.options
    return one.game == other.game and (same or one.flexible or other.flexible)


def agreed(first: Seeker, second: Seeker) -> bytes:
    """The options of two who fit: of the one who minds, else of the one who waited longer."""
    return second.options if first.flexible and not second.flexible else first.options


class _Waiting(Struct, frozen=True):
    seeker: Seeker
    seen: Moment
    claimed: Moment | None = None
    table: TableId | None = None

    def is_free(self, now: Moment) -> bool:
        waits = self.claimed is None or self.claimed < now - CLAIM_MS
        return self.table is None and waits and self.seen >= now - PATIENCE_MS


class SeekerBook:
    """Everybody who waits at a server that is alone: forgotten when it stops, for pages ask on."""

    def __init__(self) -> None:
        self._waiting: dict[GuestId, _Waiting] = {}  # in the order in which they came

    def seek(self, seeker: Seeker, now: Moment) -> Sought:
        """Take somebody's table, give them the one who waited longest, or let them wait."""
        self._forget(now)
        mine = self._waiting.get(seeker.guest)
        if mine is not None and mine.table is not None:
            del self._waiting[seeker.guest]
            return Found(mine.table)
        if mine is None or mine.is_free(now):
            found = next((w for w in self._waiting.values() if self._suits(w, seeker, now)), None)
            if found is not None:
                self._waiting.pop(seeker.guest, None)
                self._waiting[found.seeker.guest] = replace(found, claimed=now)
                return Paired(found.seeker)
        if mine is None and len(self._waiting) >= MOST:
            raise TooManyWait
        claimed = None if mine is None else mine.claimed
        self._waiting[seeker.guest] = _Waiting(seeker, now, claimed)
        return Waits()

    def found(self, guest: GuestId, table: TableId) -> bool:
        """Tell one who waits where to go; False if nobody waits any more."""
        mine = self._waiting.get(guest)
        if mine is not None:
            self._waiting[guest] = replace(mine, table=table)
        return mine is not None

    def stop(self, guest: GuestId) -> None:
        """Somebody waits no more."""
        self._waiting.pop(guest, None)

    def _suits(self, waiting: _Waiting, seeker: Seeker, now: Moment) -> bool:
        other = waiting.seeker
        return other.guest != seeker.guest and waiting.is_free(now) and fit(other, seeker)

    def _forget(self, now: Moment) -> None:
        gone = [guest for guest, w in self._waiting.items() if w.seen < now - PATIENCE_MS]
        for guest in gone:
            del self._waiting[guest]
