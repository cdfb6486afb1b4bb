"""Publishing to other servers and subscribing to what they say, by table."""

import asyncio
from collections import deque
from contextlib import AbstractAsyncContextManager
from typing import Final, Protocol

from wormery.store.ids import TableId
from wormery.store.peers.messages import Missed, PeerMessage

_MOST_WAITING: Final = 64  # messages for one subscriber


class Subscription:
    """Messages that one subscriber has not yet taken; when they are too many they are dropped."""

    def __init__(self, table: TableId) -> None:
        self._table = table
        self._waiting: deque[PeerMessage] = deque()
        self._some = asyncio.Event()

    def put(self, message: PeerMessage) -> None:
        """Keep a message until it is taken."""
        if len(self._waiting) >= _MOST_WAITING:
            self._waiting.clear()
            message = Missed(self._table)
        self._waiting.append(message)
        self._some.set()

    async def next(self) -> PeerMessage:
        """The next message, as soon as there is one."""
        await self._some.wait()
        message = self._waiting.popleft()
        if not self._waiting:
            self._some.clear()
        return message


class Peers(Protocol):
    """The other servers that share a store with this one."""

    def publish(self, message: PeerMessage) -> None:
        """Tell all who subscribe to the table; nobody waits for it, and it may be lost."""
        ...

    def subscribe(self, table: TableId) -> AbstractAsyncContextManager[Subscription]:
        """Receive what is published about a table; `Missed` comes first, for what was before."""
        ...

    async def close(self) -> None:
        """Publish and receive nothing more."""
        ...


class Subscriptions:
    """All subscriptions of this process."""

    def __init__(self) -> None:
        self._by_table: dict[TableId, list[Subscription]] = {}

    def add(self, table: TableId) -> Subscription:
        """One more."""
        added = Subscription(table)
        self._by_table.setdefault(table, []).append(added)
        return added

    def remove(self, table: TableId, subscription: Subscription) -> None:
        """One less."""
        self._by_table[table].remove(subscription)
        if not self._by_table[table]:
            del self._by_table[table]

    def put(self, message: PeerMessage) -> None:
        """Give a message to all who subscribe to its table."""
        for subscription in self._by_table.get(message.table, ()):
            subscription.put(message)

    def tables(self) -> list[TableId]:
        """The tables that somebody subscribes to."""
        return list(self._by_table)
