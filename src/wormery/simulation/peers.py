"""What servers tell each other, over a network that delays and loses it."""

import asyncio
from random import Random

from wormery.simulation.world import Process
from wormery.store.peers.local import LocalPeers
from wormery.store.peers.messages import PeerMessage
from wormery.store.peers.subscriptions import Subscriptions


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


class SimulatedPeers(LocalPeers):
    """The other servers, as one of them reaches them."""

    def __init__(self, network: PeerNetwork) -> None:
        super().__init__()
        self._network = network
        process = asyncio.get_running_loop()
        assert isinstance(process, Process)
        network.servers[process] = self._subscriptions

    def publish(self, message: PeerMessage) -> None:
        """Tell all who subscribe to the table, here and elsewhere."""
        self._network.publish(message)
