"""No other servers: messages stay inside this process, which is all that SQLite needs."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from wormery.store.ids import TableId
from wormery.store.peers.messages import Missed, PeerMessage
from wormery.store.peers.subscriptions import Subscription, Subscriptions


class LocalPeers:
    """Messages inside one server process."""

    def __init__(self) -> None:
        self._subscriptions = Subscriptions()

    def publish(self, message: PeerMessage) -> None:
        """Tell all who subscribe to the table."""
        self._subscriptions.put(message)

    @asynccontextmanager
    async def subscribe(self, table: TableId) -> AsyncIterator[Subscription]:
        """Receive what is published about a table; the first message is `Missed`."""
        subscription = self._subscriptions.add(table)
        subscription.put(Missed(table))
        try:
            yield subscription
        finally:
            self._subscriptions.remove(table, subscription)

    async def close(self) -> None:
        """Nothing to let go of."""
