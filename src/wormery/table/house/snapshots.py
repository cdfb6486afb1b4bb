"""Keeping snapshots: written off the way of moves, used when a table wakes, and checked."""

import asyncio
import logging
from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Any, Literal, Protocol

from msgspec import Struct

from wormery.core import AnyGame
from wormery.store.ids import TableId, Version
from wormery.store.log import StoreFailure
from wormery.store.snapshots import StoredSnapshot
from wormery.store.store import Store
from wormery.table.fold import Step, decoder, game_of, steps
from wormery.table.settings import HouseSettings
from wormery.table.snapshot import Base, agrees, code_of, read, written
from wormery.table.table import Table

_LOGGER = logging.getLogger(__name__)

_AT_ONCE = 16  # snapshots that are written together, so that they share a commit

_QUICK = 200  # entries that are folded while everybody waits


class Past(Struct, frozen=True):
    """What a table wakes up with: a snapshot, if there is one that fits, and what came after."""

    game: AnyGame
    steps: list[Step]
    base: Base | None
    stored: StoredSnapshot | None = None  # as it was read


class Losing(Protocol):
    """Stops serving a table, so that it is read anew."""

    def __call__(self, table: TableId, /) -> None:
        """Send everybody away who is there."""
        ...


class SnapshotKeeper:
    """All snapshots of a house."""

    def __init__(
        self, store: Store, games: Mapping[str, AnyGame], settings: HouseSettings, lose: Losing
    ) -> None:
        self._store, self._games, self._settings = store, games, settings
        self._lose = lose
        self._checking: asyncio.Task[None] | None = None
        self.written = self.used = self.wrong = 0  # since the start

    async def past(self, table: TableId) -> Past:
        """The past of a table: from its snapshot on, or from the beginning."""
        stored = await self._store.snapshot(table)
        if stored is not None:
            past = await self._from(table, stored)
            if past is not None:
                self.used += 1
                return past
            await self._drop(table, stored)
        entries = await self._store.read(table)
        game = self._games[game_of(entries)]
        if len(entries) <= _QUICK:
            return Past(game, list(steps(game, entries)), None)
        return Past(game, await asyncio.to_thread(lambda: list(steps(game, entries))), None)

    def check_some(self, table: TableId, past: Past) -> None:
        """Compare some with the log, beside everything else and one at a time.

        The table has to be there: else nobody could be sent away from what is wrong.
        """
        is_busy = self._checking is not None and not self._checking.done()
        if past.stored is None or is_busy:
            return
        if self._settings.chance() < self._settings.check_snapshots:
            self._checking = asyncio.create_task(self._check(table, past.stored, past.game))

    async def keep(self, tables: Iterable[Table]) -> None:
        """Write snapshots of tables that have grown since the last one."""
        due = [table for table in tables if self._is_due(table)]
        for start in range(0, len(due), _AT_ONCE):
            some = due[start : start + _AT_ONCE]
            await asyncio.gather(*(self._keep(table) for table in some))

    async def close(self) -> None:
        """Check no more."""
        if self._checking is not None:
            self._checking.cancel()
            with suppress(asyncio.CancelledError):
                await self._checking

    def _is_due(self, table: Table) -> bool:
        return not table.lost and table.version - table.saved >= self._settings.snapshot_every

    async def _keep(self, table: Table) -> None:
        stored = await asyncio.to_thread(written, table.game, table.base())
        with suppress(StoreFailure):  # the log has it all
            await self._store.save_snapshot(table.id, stored)
            table.saved = stored.version
            self.written += 1

    async def _from(self, table: TableId, stored: StoredSnapshot) -> Past | None:
        """Go on from a snapshot; None if it does not fit this code or this log."""
        found = await asyncio.to_thread(read, self._games, stored)
        if found is None:
            return None
        game, base = found
        entries = await self._store.read(table, Version(stored.version - 1))
        if not entries or decoder(game).decode(entries[0]) != base.step.entry:
            return None
        return Past(game, list(steps(game, entries[1:], base.step)), base, stored)

    async def _check(self, table: TableId, stored: StoredSnapshot, game: AnyGame) -> None:
        try:
            entries = await self._store.read(table, most=stored.version)
            if not await asyncio.to_thread(agrees, game, entries, stored):
                self.wrong += 1
                _LOGGER.error("a snapshot was wrong", extra={"table": table})
                await self._store.drop_snapshot(table)
                self._lose(table)
        except StoreFailure:
            pass
        except Exception:
            _LOGGER.exception("a snapshot could not be checked", extra={"table": table})

    async def _drop(self, table: TableId, stored: StoredSnapshot) -> None:
        about: dict[str, Any] = {"table": table, "version": stored.version}
        _LOGGER.info("a snapshot did not fit", extra=about)
        with suppress(StoreFailure):
            await self._store.drop_snapshot(table)


async def verified(
    store: Store, games: Mapping[str, AnyGame], table: TableId
) -> Literal["right", "wrong", "other code", "none"]:
    """Compare a table's snapshot with its log; one that is wrong is thrown away."""
    stored = await store.snapshot(table)
    if stored is None:
        return "none"
    entries = await store.read(table)
    game = games[game_of(entries)]
    if stored.code != code_of(game):
        return "other code"
    if agrees(game, entries, stored):
        return "right"
    await store.drop_snapshot(table)
    return "wrong"
