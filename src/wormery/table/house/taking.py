"""Taking a table: from the log, or from another server that has died with it or lets it go."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from wormery.core import Millis
from wormery.store.ids import Fence, Moment, TableId
from wormery.store.leases import Held, Owner
from wormery.store.log import Conflict, StoreFailure
from wormery.store.peers.messages import Wanted, channel
from wormery.store.peers.subscriptions import Peers
from wormery.store.store import Store
from wormery.table.clock import wall_of
from wormery.table.fold import Step, game_time
from wormery.table.settings import HouseSettings

_A_MOMENT = 0.1  # seconds, until another server may have let go


class Taking:
    """Takes tables, and knows for how long each was served by somebody before."""

    def __init__(self, store: Store, peers: Peers, settings: HouseSettings) -> None:
        self._store, self._peers, self._settings = store, peers, settings
        self._lost: dict[TableId, tuple[Owner, Moment]] = {}  # whose, and served until when

    async def take(self, table: TableId, owner: Owner) -> tuple[Fence, Moment]:
        """Take a table, from the log or from a server where nobody looks at it.

        Also until when it was served: if a server has died with it, until that was last heard of.
        """
        lease_s = self._settings.lease_s
        patience = asyncio.get_running_loop().time() + self._settings.handover_s
        while True:
            asked = self._settings.now()  # the answer may be old when we get round to it
            until = self._until(await self._store.silence(table, owner, lease_s), asked)
            try:
                fence = await self._store.lease(table, owner, lease_s)
            except Held as held:
                if asyncio.get_running_loop().time() >= patience:
                    raise
                self._peers.publish(Wanted(channel(held.owner), table))
            else:
                return fence, min(until, self._lost_at(table, owner) or until)
            await asyncio.sleep(_A_MOMENT)

    def lose(self, table: TableId, owner: Owner) -> None:
        """A table is served no more, though *owner* has it: until it is read anew that is free."""
        self._lost[table] = (owner, self._lost_at(table, owner) or wall_of(self._settings.now))

    @contextmanager
    def losing(self, table: TableId, owner: Owner) -> Iterator[None]:
        """If this fails, nobody serves a table that is ours, whatever we have written to it."""
        try:
            yield
        except (Conflict, StoreFailure):
            self.lose(table, owner)
            raise

    def serve(self, table: TableId) -> None:
        """It is served."""
        self._lost.pop(table, None)

    async def game_time(self, table: TableId, last: Step, until: Moment) -> Millis:
        """The game's time, by a last step and for how long somebody served the table since."""
        if last.after.seating.phase != "playing":
            return last.entry.at
        return Millis(game_time(last) + await self.served(table, last.entry.wall, until))

    async def served(self, table: TableId, since: Moment, until: Moment) -> int:
        """Of the time between two moments that in which a server was up for a table.

        A clock that was set back since then says that it was not served beyond now.
        """
        self._settings.now.look()
        until = min(until, wall_of(self._settings.now))
        return max(0, until - since - await self._store.part_of(table).absence(since, until))

    def _lost_at(self, table: TableId, owner: Owner) -> Moment | None:
        """When *owner* has lost a table that was its own all the time since then."""
        whose, at = self._lost.get(table, (None, None))
        return at if whose == owner else None

    def _until(self, silence: float | None, asked: Moment) -> Moment:
        """Until when a table was served, if nobody had heard of its server for so many seconds.

        Nobody knows whether its last entry is from before the clock was set: the earlier one, then.
        Nor whether a server that died had lost the table a little before, by a write that failed:
        it would have read it anew within a lease, and for so long the doubt is the players' gain.
        """
        clock = self._settings.now
        clock.look()  # whoever wrote the last entry may have seen already that it was set
        doubt = 0.0 if silence is None else self._settings.lease_s
        silent = round(1000 * max(0.0, (silence or 0.0) + doubt))
        set_by = clock.set_since(Moment(asked - silent))
        return Moment(asked + clock.ahead - silent - set_by)
