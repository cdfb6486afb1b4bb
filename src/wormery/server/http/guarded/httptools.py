"""Requests read by httptools, under guard."""

from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from wormery.server.http.guarded.heads import LARGEST_HEAD
from wormery.server.http.guarded.uvicorn import GuardedProtocol

MOST_PIPELINED = 16
"""Requests that may wait on a connection for the answer to the one before."""

LARGEST_WRAPPING = 256 * 1024
"""Bytes around a body that are none of it: sizes of chunks, and headers after the last one."""


class GuardedHttpTools(GuardedProtocol, HttpToolsProtocol):  # type: ignore[misc]
    """httptools keeps an unfinished head however long it grows, so bytes are counted here."""

    _unread = 0  # bytes of a head that is not complete, or around a body
    _payload = 0  # bytes of a body in what is being read
    _begun = False  # whether a request began in it

    def _read(self, data: bytes) -> None:
        before, self._begun, self._payload = self.phase, False, 0
        HttpToolsProtocol.data_received(self, data)
        if self._begun or self.phase != before:  # whatever else is in it is read
            self._unread = len(data) if before == self.phase == "head" else 0
        else:
            self._unread += len(data) - self._payload
        if self.phase == "head" and self._unread > LARGEST_HEAD:
            self.turn_away(431)
        elif self.phase == "body" and self._unread > LARGEST_WRAPPING:
            self.cut()

    def handle_websocket_upgrade(self, *args: Any) -> None:
        """Become a socket; the parser holds on to this object, so it is let go of at once."""
        super().handle_websocket_upgrade(*args)
        self.parser = None  # type: ignore[assignment]

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._begun = True
        self._waits_for("head")

    def on_headers_complete(self) -> None:
        """Its head is complete."""
        if len(self.pipeline) >= MOST_PIPELINED:
            raise ValueError("too many requests at once")  # the parser stops, and says 400
        super().on_headers_complete()
        self._waits_for("body")

    def on_body(self, body: bytes) -> None:
        """Some of its body."""
        self._payload += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """All of it is here."""
        super().on_message_complete()
        self._waits_for("busy")

    def _address_length(self) -> int:
        return len(self.url)
