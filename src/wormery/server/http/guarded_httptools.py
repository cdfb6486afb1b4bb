"""Requests read by httptools, under guard."""

from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from wormery.server.http.guarded import GuardedProtocol
from wormery.server.http.heads import LARGEST_HEAD


class GuardedHttpTools(GuardedProtocol, HttpToolsProtocol):  # type: ignore[misc]
    """httptools keeps an unfinished head however long it grows, so it is counted here."""

    _head = 0  # bytes of a head that is not complete
    _begun = False  # whether a request began in what is being read

    def data_received(self, data: bytes) -> None:
        """Some of a request."""
        before, self._begun = self.phase, False
        super().data_received(data)
        if self.phase != "head":
            self._head = 0
            return
        is_all_head = not self._begun or before == "head"
        self._head = (0 if self._begun else self._head) + (len(data) if is_all_head else 0)
        if self._head > LARGEST_HEAD:
            self.turn_away(431)

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
        super().on_headers_complete()
        self._waits_for("body")

    def on_message_complete(self) -> None:
        """All of it is here."""
        super().on_message_complete()
        self._waits_for("busy")

    def _address_length(self) -> int:
        return len(self.url)
