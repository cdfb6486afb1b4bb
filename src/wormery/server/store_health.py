"""Whether the store can make anything durable, as far as this server has seen."""

import asyncio
import logging
from time import monotonic

from msgspec.structs import replace

from wormery.store.directory import Guest
from wormery.store.ids import GuestId, Moment
from wormery.store.log import StoreFailure
from wormery.store.store import Store
from wormery.table.alarms import Now

_LOGGER = logging.getLogger(__name__)

FRESH_S = 5.0
"""How long an answer about the store holds; asking costs a write."""

_PROBE = Guest(GuestId("probe"), b"probe", "", Moment(0), Moment(0))
"""Nobody: written to see whether the store writes. No token hashes to it, hashes are longer."""


class StoreHealth:
    """Notices when the store fails and when it works again, and says each once."""

    def __init__(self, store: Store, now: Now) -> None:
        self._store = store
        self._now = now
        self._trouble = ""
        self._asked = -FRESH_S
        self._one_at_a_time = asyncio.Lock()

    async def trouble(self) -> str:
        """What is wrong with the store; empty if it writes."""
        async with self._one_at_a_time:
            if monotonic() - self._asked >= FRESH_S:
                await self._try()
        return self._trouble

    def failed(self, problem: Exception) -> None:
        """Somebody was let down by the store."""
        self._asked = monotonic()
        if not self._trouble:
            _LOGGER.error("the store cannot write", extra={"why": str(problem)})
        self._trouble = str(problem) or type(problem).__name__

    async def _try(self) -> None:
        try:
            for part in self._store.parts:
                await part.save_guest(replace(_PROBE, seen=self._now()))
        except StoreFailure as problem:
            self.failed(problem)
            return
        self._asked = monotonic()
        if self._trouble:
            _LOGGER.warning("the store writes again")
        self._trouble = ""
