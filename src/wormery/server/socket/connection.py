"""A connection to one device, whatever carries it: picows, or plain ASGI."""

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

from wormery.core import Millis

LONGEST: Final = 16 * 1024
"""The largest message that is read, in bytes."""

HANDOVER: Final = "wormery.handover"
"""The ASGI extension by which a server offers to hand a socket over."""

Handler = Callable[[bytes], None]
"""Takes a message."""


class Connection(Protocol):
    """The way to one device. Sending never waits; whoever cannot keep up is cut off."""

    @property
    def most(self) -> int:
        """How many bytes may wait for the device."""
        ...

    @property
    def put(self) -> Handler:
        """Passes a message on at once, before all that is not flushed."""
        ...

    def flush(self) -> None:
        """Pass on what was sent before, to this device and to all others."""
        ...

    def send(self, message: bytes) -> None:
        """Pass a message on."""
        ...

    def offer(self, message: bytes) -> None:
        """Pass a message on if nothing waits; it may be left out."""
        ...

    def hang_up(self, code: int, reason: str) -> None:
        """Close, after what was sent before."""
        ...

    def round_trip(self) -> Millis:
        """How long a message and its answer took when it was last measured."""
        ...


class Handover(Protocol):
    """A socket that can be taken from uvicorn before it is accepted."""

    def connection(self, most: int, /, *, measured: bool) -> Connection:
        """The connection that this socket will be; *most* bytes may wait for the device.

        *measured*: somebody will ask for the round trip, so that it has to be known soon.
        """
        ...

    def open(self, handler: Handler, /) -> asyncio.Future[bool]:
        """Accept, and hand over; the future tells at the end whether the device was too slow."""
        ...
