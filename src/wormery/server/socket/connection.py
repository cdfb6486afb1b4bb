"""A connection to one device, whatever carries it: picows, or plain ASGI."""

import asyncio
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Final, Protocol

from wormery.core import Millis
from wormery.server.socket.descriptors import Descriptor

LONGEST: Final = 16 * 1024
"""The largest message that is read, in bytes."""

_WHOLE_TEXT: Final = 0x81  # the first byte of a frame

HANDOVER: Final = "wormery.handover"
"""The ASGI extension by which a server offers to hand a socket over."""

Handler = Callable[[bytes], None]
"""Takes a message."""


class Bundle:
    """Messages that go out together; as frames they are written once, for whoever gets them."""

    def __init__(self, messages: Sequence[bytes]) -> None:
        self.messages = messages

    @cached_property
    def frames(self) -> bytes:
        """The messages as whole text frames, one after another (RFC 6455, 5.2)."""
        return b"".join([part for each in self.messages for part in (_head(len(each)), each)])


def _head(size: int) -> bytes:
    if size < 126:
        return bytes((_WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((_WHOLE_TEXT, 126)) + size.to_bytes(2)
    return bytes((_WHOLE_TEXT, 127)) + size.to_bytes(8)


class Connection(Protocol):
    """The way to one device. Sending never waits; whoever cannot keep up is cut off."""

    @property
    def most(self) -> int:
        """How many bytes may wait for the device."""
        ...

    @property
    def descriptor(self) -> Descriptor:
        """Where frames are written straight away, if anywhere."""
        ...

    def finish(self, rest: bytes) -> None:
        """Pass on the rest of a frame of which the descriptor took the beginning."""
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

    def offer(self, bundle: Bundle) -> None:
        """Pass messages on if nothing waits; they may be left out, all of them."""
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
