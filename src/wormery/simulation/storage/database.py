"""A database in memory: what is durable, whoever dies. It answers as SQLite and PostgreSQL do."""

from collections.abc import Callable, Sequence

from wormery.store import uptime
from wormery.store.archives import pack, unpack
from wormery.store.directory import OPEN, OVER, CodeTaken, DueTable, Guest, ListedTable, Listing
from wormery.store.games import GameKey, ListedGame
from wormery.store.ids import EMPTY, GuestId, Moment, TableId, Version
from wormery.store.leases import LeaseBook
from wormery.store.log import Append, Conflict
from wormery.store.seekers import SeekerBook
from wormery.store.snapshots import StoredSnapshot

_FENCES_PER_OPENING = 1 << 32

SYNCHRONOUS = "FULL"
"""How SQLite is told to make a commit durable, as the real store does."""

OnAppend = Callable[[TableId, Version, bytes], None]
"""Told of every entry that has become durable."""


class Database:
    """All tables, guests and leases; *now* is its own clock, in seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._openings = 0
        self.book = LeaseBook(0, now)
        self.logs: dict[TableId, list[bytes]] = {}
        self.archives: dict[TableId, bytes] = {}  # what came before the logs, made small
        self.snapshots: dict[TableId, StoredSnapshot] = {}
        self.listings: dict[TableId, Listing] = {}
        self.guests: dict[bytes, Guest] = {}
        self.absences: list[tuple[Moment, Moment]] = []
        self.played: dict[GuestId, dict[GameKey, bytes]] = {}
        self.put_away: dict[tuple[GuestId, TableId], Moment] = {}
        self.seekers = SeekerBook()
        self.on_append: OnAppend = lambda _table, _version, _entry: None

    def reopen(self) -> None:
        """One process has it for itself and starts anew: nobody holds anything any more."""
        self._openings += 1
        self.book = LeaseBook(self._openings * _FENCES_PER_OPENING, self._now)

    def close(self) -> None:
        """Nothing to let go of."""

    def append(self, job: Append) -> Version:
        """Make entries and a listing durable, all or none."""
        if not self.book.admits(job.table, job.fence):
            raise Conflict(f"fence {job.fence} does not hold table {job.table}")
        log = self.logs.get(job.table, [])
        before = len(self._archived(job.table))
        if before + len(log) != job.expected:
            raise Conflict(f"table {job.table} is not at version {job.expected}")
        if job.listing is not None:
            self._list(job.table, job.listing)
        for game in job.games:
            key = GameKey(game.ended, job.table, game.number)
            for guest, told in game.told:
                self.played.setdefault(guest, {})[key] = told
        self.book.serves(job.table)
        log = self.logs.setdefault(job.table, log)
        for entry in job.entries:
            log.append(entry)
            self.on_append(job.table, Version(before + len(log)), entry)
        return Version(before + len(log))

    def read(self, table: TableId, after: Version, most: int | None) -> Sequence[bytes]:
        """The entries after a version, oldest first."""
        whole = [*self._archived(table), *self.logs.get(table, [])]
        return whole[after : None if most is None else after + most]

    def archive(self, before: Moment, limit: int) -> int:
        """Make the logs of tables small that were over before then and that nobody holds."""
        found = [
            each.table
            for each in reversed(self.listed(lambda each: each.status == OVER and each.due is None))
            if each.listing.updated < before and self.logs.get(each.table)
        ]
        free = [table for table in found if self.book.owner_of(table) is None][:limit]
        for table in free:
            self.archives[table] = pack(self.read(table, EMPTY, None))
            self.logs[table] = []
        return len(free)

    def snapshotted(self, after: TableId, limit: int) -> Sequence[TableId]:
        """Tables that have a snapshot, in the order of their ids."""
        return sorted(table for table in self.snapshots if table > after)[:limit]

    def tables(self, after: TableId, limit: int) -> Sequence[TableId]:
        """Tables that have a log, in the order of their ids."""
        return sorted(table for table in self.logs if table > after)[:limit]

    def _archived(self, table: TableId) -> list[bytes]:
        packed = self.archives.get(table)
        return [] if packed is None else unpack(packed)

    def listed(self, is_meant: Callable[[Listing], bool]) -> list[ListedTable]:
        """Some tables, the latest change first."""
        found = [ListedTable(t, each) for t, each in self.listings.items() if is_meant(each)]
        return sorted(found, key=lambda each: -each.listing.updated)

    def find(self, code: str) -> ListedTable | None:
        """The table with a code."""
        return next(iter(self.listed(lambda each: each.code == code)), None)

    def open_tables(self, limit: int) -> Sequence[ListedTable]:
        """Public tables that wait."""
        return self.listed(lambda each: each.public and each.status == OPEN)[:limit]

    def watchable(self, since: Moment, limit: int) -> Sequence[ListedTable]:
        """Public tables where a game is on, then those where it ended since."""
        found = self.listed(
            lambda each: (
                each.public
                and each.status != OPEN
                and (each.status != OVER or each.updated >= since)
            )
        )
        return sorted(found, key=lambda each: each.listing.status == OVER)[:limit]

    def tables_of(self, guest: GuestId, limit: int) -> Sequence[ListedTable]:
        """Tables of a guest, but for those that are put away."""
        found = self.listed(lambda each: guest in each.guests)
        return [each for each in found if not self._is_away(guest, each)][:limit]

    def keep_away(self, guest: GuestId, table: TableId, at: Moment | None) -> None:
        """Leave a table out of a guest's, or show it again."""
        if at is None:
            self.put_away.pop((guest, table), None)
        else:
            self.put_away[guest, table] = at

    def games_of(self, guest: GuestId, before: GameKey, limit: int) -> Sequence[ListedGame]:
        """What a guest has played, the latest first."""
        mine = sorted(self.played.get(guest, {}).items(), reverse=True)
        found = [(key, told) for key, told in mine if key < before]
        return [ListedGame(k, self.listings[k.table].code, told) for k, told in found[:limit]]

    def _is_away(self, guest: GuestId, listed: ListedTable) -> bool:
        at = self.put_away.get((guest, listed.table))
        return at is not None and at >= listed.listing.updated

    def due(self, until: Moment, after: DueTable, limit: int) -> Sequence[DueTable]:
        """Tables that are due and that nobody alive holds."""
        found = [
            DueTable(each.due, table)
            for table, each in self.listings.items()
            if each.due is not None and each.due <= until and self.book.owner_of(table) is None
        ]
        return sorted(each for each in found if each > after)[:limit]

    def absence(self, since: Moment, until: Moment) -> int:
        """How long no server was up in between."""
        return uptime.total(self.absences, since, until)

    def save_guest(self, guest: Guest) -> None:
        """Keep a guest under one token."""
        self.guests = {key: kept for key, kept in self.guests.items() if kept.id != guest.id}
        self.guests[guest.token_hash] = guest

    def _list(self, table: TableId, listing: Listing) -> None:
        found = self.find(listing.code)
        if found is not None and found.table != table:
            raise CodeTaken(listing.code)
        self.listings[table] = listing
