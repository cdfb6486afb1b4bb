"""A socket between a device and a server: in order both ways, late, and either way can go deaf."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Final, Protocol

from wormery.core import Millis
from wormery.server.socket.batching import Batching
from wormery.server.socket.connection import Bundle, Handler
from wormery.server.socket.descriptors import NO_DESCRIPTOR
from wormery.simulation.world import Place, Process

PATIENCE: Final = 5.0
"""Seconds until a server cuts off whoever does not answer its goodbye."""

SILENCE: Final = 45.0
"""Seconds until a server notices that nobody is there any more."""


class FarEnd(Protocol):
    """Whoever holds the other end."""

    process: Place

    def receive(self, connection: "SimulatedConnection", message: bytes) -> None:
        """A message came in."""
        ...

    def closed(self, connection: "SimulatedConnection") -> None:
        """The connection is gone."""
        ...


def _nobody(_: bytes) -> None:
    """Hear nothing."""


class SimulatedConnection:
    """One socket; to the server it is a `Connection`, and the `Handover` that it comes by."""

    descriptor = NO_DESCRIPTOR

    def __init__(
        self,
        device: FarEnd,
        server: Process,
        random: Random,
        latency: float,
        batching: Batching,
    ) -> None:
        self._device = device
        self._server = server
        self._random = random
        self._latency = latency
        self._batching = batching
        self.most = 0
        self._up_at = self._down_at = 0.0
        self.waiting = 0  # bytes on their way to the device
        self.stalled_until = 0.0
        self.deaf_up = self.deaf_down = False
        self.is_open = True  # for the device
        self.is_cut = False
        self.receive: Handler = _nobody
        self.put: Handler = self.send
        self.over: asyncio.Future[bool] = server.create_future()
        self.on_send: Callable[[SimulatedConnection, bytes], None] = lambda *_: None

    # To the server: a handover, and then a connection.

    def connection(self, most: int, /, *, measured: bool) -> "SimulatedConnection":  # noqa: ARG002
        """The connection that this socket will be."""
        self.most = most
        return self

    def open(self, handler: Handler, /) -> "asyncio.Future[bool]":
        """Accept; the future tells at the end whether the device was too slow."""
        self.receive = handler
        if not self.is_open or self.is_cut:
            self._gone()
        return self.over

    def send(self, message: bytes) -> None:
        """Pass a message on; whoever lets too much pile up is cut off."""
        if self.over.done() or self.put is _nobody:
            return
        self.on_send(self, message)
        self.waiting += len(message)
        if self.waiting > self.most:
            self._end(slow=True)
            self._device.process.call_later(self._delay(), self._close_device)
            return
        self._down(self._arrive, message)

    def finish(self, rest: bytes) -> None:
        """Without a descriptor nothing was begun."""

    def flush(self) -> None:
        """Nothing waits on this side."""

    def offer(self, bundle: Bundle) -> None:
        """Pass messages on if nothing waits."""
        if not self.waiting:
            for message in bundle.messages:
                self.send(message)

    def hang_up(self, code: int, reason: str) -> None:  # noqa: ARG002 - the device hears it
        """Close, after what was sent before."""
        if self.put is _nobody:
            return
        self.receive = self.put = _nobody
        self._down(self._close_device)
        self._server.call_later(PATIENCE, self._gone)

    @property
    def is_whole(self) -> bool:
        """Whether everything gets through, both ways."""
        is_broken = self.deaf_up or self.deaf_down or self.is_cut or self.over.done()
        return not is_broken and self.stalled_until <= self._server.world.now

    def round_trip(self) -> Millis:
        """How long a message and its answer take."""
        return Millis(round(2000 * self._latency))

    # To the device.

    def say(self, message: bytes) -> None:
        """The device sends something."""
        if self.is_open:
            self._up_at = max(self._up_at, self._server.world.now + self._delay())
            self._server.call_at(self._up_at, self._deliver, message)

    def close(self) -> None:
        """The device hangs up."""
        self.is_open = False
        wait = SILENCE if self.deaf_up or self.is_cut else self._delay()
        self._server.call_later(wait, self._gone)

    # What the network does.

    def cut(self) -> None:
        """Nothing gets through any more; both find out in their time."""
        self.is_cut = True
        self._device.process.call_later(self._random.uniform(0.0, 3.0), self._close_device)
        self._server.call_later(self._random.uniform(0.0, 3.0), self._gone)

    def go_deaf(self, *, up: bool) -> None:
        """Nothing gets through in one direction; the server misses answers to its pings."""
        self.deaf_up, self.deaf_down = self.deaf_up or up, self.deaf_down or not up
        self._server.call_later(self._random.uniform(SILENCE / 2, SILENCE), self.hang_up, 1011, "")

    def die(self) -> None:
        """The server is gone: the device is told, unless the network is down."""
        if not self.deaf_down:
            self._device.process.call_later(self._delay(), self._close_device)

    def _delay(self) -> float:
        return self._latency * self._random.uniform(0.5, 1.5)

    def _down(self, then: Callable[..., None], *args: bytes) -> None:
        now = self._server.world.now
        self._down_at = max(self._down_at, self.stalled_until, now + self._delay())
        self._device.process.call_at(self._down_at, then, *args)

    def _arrive(self, message: bytes) -> None:
        if self.deaf_down or self.is_cut:
            return  # it stays with the server, whose buffer fills
        self.waiting -= len(message)
        if self.is_open:
            self._device.receive(self, message)

    def _deliver(self, message: bytes) -> None:
        if not (self.deaf_up or self.is_cut or self.receive is _nobody):
            self._batching.incoming.add(self, message)

    def _close_device(self) -> None:
        if self.is_open:
            self.is_open = False
            self._server.call_later(self._delay(), self._gone)
            self._device.closed(self)

    def _gone(self) -> None:
        self._end(slow=False)

    def _end(self, *, slow: bool) -> None:
        if not self.over.done():
            self._batching.incoming.empty()
            self.receive = self.put = _nobody
            self.over.set_result(slow)
