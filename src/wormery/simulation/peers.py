"""What servers tell each other, over a network that delays and loses it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

from wormery.simulation.world import Process
from wormery.store.ids import TableId
from wormery.store.peers.messages import Missed, PeerMessage
from wormery.store.peers.subscriptions import Subscription, Subscriptions


class PeerNetwork:
    """What all servers are connected to."""

    def __init__(self, random: Random, lost: float) -> None:
        self._random = random
        self._lost = lost  # share of messages
        self.servers: dict[Process, Subscriptions] = {}

    def publish(self, message: PeerMessage) -> None:
        """Tell everybody who can be reached, a little later."""
        for process, subscriptions in self.servers.items():
            if not process.is_dead and self._random.random() >= self._lost:
                process.call_later(self._random.uniform(0.001, 0.02), subscriptions.put, message)


class SimulatedPeers:
    """The other servers, as one of them reaches them."""

    def __init__(self, network: PeerNetwork) -> None:
        self._network = network
        self._subscriptions = Subscriptions()
        process = asyncio.get_running_loop()
        assert isinstance(process, Process)
        network.servers[process] = self._subscriptions

    def publish(self, message: PeerMessage) -> None:
        """Tell all who subscribe to the table."""
        self._network.publish(message)

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
