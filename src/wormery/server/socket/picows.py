"""Connections whose frames picows reads and writes, in C.

uvicorn reads the request and asks the application as ever. A device that is let in is handed to
picows, which finishes the handshake; from then on messages go straight to the session and back.
"""

import asyncio
import logging
import socket
from collections.abc import Callable
from typing import Any, Final, cast

from picows import WSAutoPingStrategy, WSFrame, WSListener, WSMsgType, WSTransport
from picows.picows import WSProtocol  # type: ignore[attr-defined]
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from wormery.core import Millis
from wormery.server.limits import Bucket
from wormery.server.socket.batching import Batching
from wormery.server.socket.connection import HANDOVER, LONGEST, Bundle, Handler
from wormery.server.socket.descriptors import DESCRIPTORS, NO_DESCRIPTOR, Descriptor

_KERNEL_BUFFER = 64 * 1024
_PATIENCE = 2.0  # seconds that a device gets to say goodbye, too
_PULSE = 20.0  # seconds between two signs of life
_FIRST = 1.0  # seconds between the first ones, where the round trip has to be known soon
_KEPT = 5  # round trips of which the shortest counts: what took longer was a busy device
_MOST_PARTS = 64
_SPARE_RATE, _SPARE_BURST = 20.0, 200.0  # frames that are no messages, a second and at once
_HARDLY = 4096  # bytes, of what was written in this turn of the loop and leaves at its end
_TEXT: Final = WSMsgType.TEXT
_COPIED: Final = 8192  # bytes of a message; of a longer one that waits picows overwrites the head


def _nobody(_: bytes) -> None:
    """Where messages go before the handshake and after the farewell."""


class _Quiet(logging.LoggerAdapter[logging.Logger]):
    """Where picows logs: nothing is written down.

    What strangers send is no news, and what goes wrong on our side is logged by ourselves. But it
    is the only place that picows tells when it is about to say goodbye to somebody by itself.
    """

    def __init__(self, descriptor: Descriptor) -> None:
        super().__init__(_SILENT)
        self._descriptor = descriptor

    def error(self, *_: object, **__: object) -> None:
        """A goodbye comes next, and nothing may follow it."""
        DESCRIPTORS.end(self._descriptor)

    exception = error


_SILENT: Final = logging.Logger("picows", logging.CRITICAL)


class PicowsConnection(WSListener):
    """The connection to a device that was handed over."""

    def __init__(self, most: int, batching: Batching, *, measured: bool) -> None:
        self.put: Callable[[bytes], None] = _nobody  # into the socket, at once
        self.over: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._loop = self.over.get_loop()
        self.most = most
        self.descriptor = NO_DESCRIPTOR
        self._wanted = _KEPT if measured else 0  # round trips to measure soon
        self._batching = batching
        self.receive: Handler = _nobody
        self._transport: WSTransport | None = None
        self._parts: list[bytes] | None = None
        self._slot = -1  # of the next sign of life
        self._spare = Bucket(_SPARE_RATE, _SPARE_BURST)
        self._is_deaf = False  # nothing more is read
        self._pinged: float | None = None
        self._round_trips: list[int] = []
        self._round_trip = Millis(0)  # the shortest of them
        self._is_held = False  # something waits in this process
        self._too_slow = False

    def send(self, message: bytes) -> None:
        """Pass a message on, together with all that others are sent in this turn of the loop."""
        self._batching.outgoing.add(self, message)

    def flush(self) -> None:
        """Pass on what waits for the end of this turn of the loop."""
        self._batching.outgoing.empty()

    def offer(self, bundle: Bundle) -> None:
        """Pass messages on if hardly anything waits, in one write."""
        transport = self._transport
        if transport is None or transport.is_close_frame_sent:
            return
        stream = transport.underlying_transport
        if stream.get_write_buffer_size() > _HARDLY:
            return
        if len(bundle.messages) == 1:
            self.send(bundle.messages[0])
        elif not stream.is_closing():
            self._batching.outgoing.empty()
            self.finish(bundle.frames)

    def finish(self, rest: bytes) -> None:
        """Write bytes that are frames already."""
        transport = self._transport
        if transport is not None and not transport.is_close_frame_sent:
            transport.underlying_transport.write(rest)
            self._cut_off_if_slow()

    def hang_up(self, code: int, reason: str) -> None:
        """Say goodbye after what was sent before, and cut the connection if nobody answers soon."""
        transport = self._transport
        if transport is not None and not transport.is_close_frame_sent:
            self._batching.outgoing.empty()
            transport.send_close(code, reason)  # type: ignore[arg-type]
            self._say_no_more()
            self._loop.call_later(_PATIENCE, transport.underlying_transport.abort)

    def shutdown(self) -> None:
        """The server stops; almost everybody has been told already."""
        self.hang_up(1012, "")

    def round_trip(self) -> Millis:
        """The shortest of the last signs of life; the first is asked for at once."""
        return self._round_trip

    def begin(self, handler: Handler) -> None:
        """Pass on what the device says from now on."""
        self.receive = handler

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The handshake is over."""
        self._transport = transport
        self.put = self._put
        transport.underlying_transport.set_write_buffer_limits(high=0, low=0)
        self.pulse()

    def pulse(self) -> None:
        """Ask whether the device is there, and how far away; silence for a whole pulse ends it."""
        if self._transport is None or self.over.done():
            return
        now = self._loop.time()
        if self._pinged is None:
            self._pinged = now
            self._transport.send_ping(b"there?")
        elif now - self._pinged > _PULSE - _FIRST:
            self.hang_up(1011, "no answer")
            return
        pause = _PULSE if len(self._round_trips) >= self._wanted else _FIRST
        self._slot = self._batching.pulse.after(pause, self)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Something came in; almost always it is a whole message."""
        kind, is_odd = frame.msg_type, frame.rsv1 or frame.rsv2 or frame.rsv3
        is_message = kind is _TEXT and frame.fin and self._parts is None and not is_odd
        if is_message and self.receive is not _nobody:
            self._batching.incoming.add(self, frame.get_payload_as_bytes())
        elif not self._spare.take():
            self._stop_reading(transport)
        elif is_odd:
            self.hang_up(1002, "")
        elif kind is WSMsgType.CLOSE:
            self._farewell(transport, frame)
        elif kind is WSMsgType.PONG:
            self._pong()
        elif kind is WSMsgType.PING:
            self._answer(transport, frame)
        elif kind is WSMsgType.BINARY:
            self.hang_up(1003, "")
        elif (kind is _TEXT) == (self._parts is None):
            self._piece(frame.get_payload_as_bytes(), last=frame.fin)
        else:
            self.hang_up(1002, "")

    def on_ws_disconnected(self, _: WSTransport) -> None:
        """The device is gone; what it said before still counts."""
        self._batching.incoming.empty()
        self._say_no_more()
        self._batching.pulse.cancel(self._slot, self)
        if not self.over.done():
            self.over.set_result(self._too_slow)

    def pause_writing(self) -> None:
        """Something waits: the kernel has taken as much as it keeps for the device."""
        DESCRIPTORS.hold(self.descriptor)
        self._is_held = True
        self._cut_off_if_slow()

    def resume_writing(self) -> None:
        """Nothing waits any more."""
        DESCRIPTORS.release(self.descriptor)
        self._is_held = False

    def _put(self, message: bytes) -> None:
        if len(message) > _COPIED:
            self.finish(Bundle((message,)).frames)
            return
        assert self._transport is not None
        self._transport.send(_TEXT, message)
        if self._is_held:
            self._cut_off_if_slow()

    def _cut_off_if_slow(self) -> None:
        """Whoever lets too much pile up is cut off, and can come back."""
        assert self._transport is not None
        stream = self._transport.underlying_transport
        if stream.get_write_buffer_size() > self.most and self.put is not _nobody:
            self._too_slow = True
            self._say_no_more()
            stream.abort()

    def _say_no_more(self) -> None:
        DESCRIPTORS.end(self.descriptor)
        self.receive = self.put = _nobody

    def _piece(self, piece: bytes, *, last: bool) -> None:
        """A message that comes in pieces."""
        parts = self._parts = [*(self._parts or ()), piece]
        if sum(map(len, parts)) > LONGEST or len(parts) > _MOST_PARTS:
            self.hang_up(1009, "")
        elif last:
            self._parts = None
            self._batching.incoming.add(self, b"".join(parts))

    def _farewell(self, transport: WSTransport, frame: WSFrame) -> None:
        self._batching.incoming.empty()
        if not transport.is_close_frame_sent:
            transport.send_close(frame.get_close_code(), frame.get_close_message())
        self._say_no_more()
        transport.disconnect()

    def _stop_reading(self, transport: WSTransport) -> None:
        """Frames without a message have no end: say so, and look at none of them any more.

        Reading them costs little each, but nobody else is served while it is done.
        """
        if not self._is_deaf:
            self._is_deaf = True
            self.hang_up(1008, "flood")
            if not transport.underlying_transport.is_closing():
                transport.underlying_transport.pause_reading()

    def _answer(self, transport: WSTransport, frame: WSFrame) -> None:
        """The device wants a sign of life."""
        if not transport.is_close_frame_sent:
            transport.send_pong(frame.get_payload_as_bytes())
            self._cut_off_if_slow()

    def _pong(self) -> None:
        if self._pinged is not None:
            took = round((self._loop.time() - self._pinged) * 1000)
            self._round_trips = [*self._round_trips[1 - _KEPT :], took]
            self._round_trip = Millis(min(self._round_trips))
            self._pinged = None


class _NoLongerMine:
    """The transport of a socket that was handed over, for whoever wants to close it."""

    def close(self) -> None:
        """Not ours to close."""


_NO_LONGER_MINE: Final = _NoLongerMine()
_BETWEEN: Final = asyncio.Protocol()


class HandoverProtocol(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn's that offers to hand its socket over."""

    def __init__(self, *args: Any, batching: Batching, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._batching = batching
        self._handed: PicowsConnection | None = None
        self._key = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let the kernel keep little for a device that does not read."""
        super().connection_made(transport)
        kernel_socket = transport.get_extra_info("socket")
        if kernel_socket is not None:
            kernel_socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _KERNEL_BUFFER)

    def handle_connect(self, event: Request) -> None:
        """Offer to hand the socket over to the application."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self._key = event.headers["Sec-WebSocket-Key"].encode()
            extensions: Any = self.scope["extensions"]
            extensions[HANDOVER] = self

    def connection(self, most: int, *, measured: bool) -> PicowsConnection:
        """The connection that this socket will be; *most* bytes may wait for the device."""
        self._handed = PicowsConnection(most, self._batching, measured=measured)
        return self._handed

    def open(self, handler: Handler) -> asyncio.Future[bool]:
        """Accept, and hand over; the future tells at the end whether the device was too slow.

        Sockets live long: all that only the handshake needs is let go of, this object included.
        """
        connection = self._handed
        assert connection is not None
        self.handshake_complete = True
        if self.disconnected or self.transport.is_closing():
            connection.over.set_result(False)
            return connection.over
        early = not self.queue.empty() or bool(self.conn.reader.buffer)
        self._hand_over(connection)
        if early:
            connection.hang_up(1002, "nothing may be sent before the handshake is over")
        else:
            connection.begin(handler)
        self._let_go()
        connections = cast("set[object]", self.connections)
        connections.discard(self)
        connections.add(connection)  # so that uvicorn waits for it when it stops
        connection.over.add_done_callback(lambda _: connections.discard(connection))
        return connection.over

    def _let_go(self) -> None:
        """Untie what would hold itself in memory."""
        self.transport = cast("asyncio.Transport", _NO_LONGER_MINE)
        self.scope["extensions"] = {}
        self.conn.parser.close()

    def _hand_over(self, connection: PicowsConnection) -> None:
        if self.transport.get_extra_info("ssl_object") is None:
            fd = self.transport.get_extra_info("socket").fileno()
            connection.descriptor = DESCRIPTORS.open(fd)
        protocol = WSProtocol(
            host_port=None,
            ws_path=None,
            is_client_side=False,
            ws_listener_factory=lambda _: connection,
            logger=_Quiet(connection.descriptor),
            disconnect_on_exception=True,
            websocket_handshake_timeout=None,
            enable_auto_ping=False,  # pings are the connection's own
            auto_ping_idle_timeout=_PULSE,
            auto_ping_reply_timeout=_PULSE,
            auto_ping_strategy=WSAutoPingStrategy.PING_PERIODICALLY,
            enable_auto_pong=False,  # they are counted
            max_frame_size=LONGEST,
            extra_headers=None,
            read_buffer_init_size=0,  # as little as can be; it grows
        )
        protocol.connection_made(self.transport)
        self.transport.set_protocol(_BETWEEN)  # a loop may remember what was not buffered
        self.transport.set_protocol(protocol)
        request = (
            b"GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: %b\r\n\r\n" % self._key
        )
        protocol.get_buffer(len(request))[: len(request)] = request
        protocol.buffer_updated(len(request))
