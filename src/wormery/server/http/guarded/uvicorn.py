"""uvicorn's HTTP connections, under guard: counted, timed, and with heads of a bounded size.

httptools, which reads requests where it is installed, has no limits of its own; h11 has one on a
head that is not complete. Everything else is the same for both.
"""

import asyncio
from functools import partial
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Protocol, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from wormery.server.http.guarded.connections import Connections, Phase
from wormery.server.http.guarded.heads import LONGEST_ROW, is_too_large

if TYPE_CHECKING:
    _Base = H11Protocol
else:
    _Base = object


class Passing(Protocol):
    """Where there are several workers: who answers what."""

    def passes(self, row: bytes, read: bytes, connection: int, /) -> bool:
        """Pass a connection on whose next request begins with this row, if it is another's."""
        ...


class GuardedProtocol(_Base):
    """What both kinds of connections have in common."""

    def __init__(
        self,
        *args: Any,
        guard: Connections,
        passing: Passing | None = None,
        begun: bytes = b"",
        **kwargs: Any,
    ) -> None:
        super().__init__(*args, **kwargs)
        self._guard = guard
        self._passing = passing
        self._begun_with = begun  # what was read of a request before we had the connection
        self._unsifted = b""  # of a row that is not complete
        self._is_read = False  # whether anything was
        self.phase: Phase = "head"
        self.since = self.loop.time()
        self.stuck: float | None = None
        self._is_in = False

    @property
    def address(self) -> str:
        """Where it comes from."""
        return self.client[0] if self.client else ""

    @property
    def is_closing(self) -> bool:
        """Whether nothing more comes from it."""
        return self.transport.is_closing()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects."""
        super().connection_made(transport)
        self._is_in = self._guard.enter(self, len(self.connections))
        if not self._is_in:
            self.turn_away(503)
        elif self._begun_with:
            self.data_received(self._begun_with)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._guard.leave(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, *args: Any) -> None:
        """Become a socket, which is counted elsewhere."""
        self._guard.leave(self)
        if is_too_large(self.headers, self._address_length()):
            self.turn_away(431)
        else:
            super().handle_websocket_upgrade(*args)

    def data_received(self, data: bytes) -> None:
        """Some of a request; one that another worker answers is passed on with its connection."""
        if self._passing is not None:
            data = self._sifted(data, self._passing)
        if data:
            self._is_read = True
            self._read(data)

    def _sifted(self, data: bytes, passing: Passing) -> bytes:
        """What is for us: nothing, as long as nobody can say whom a request is for."""
        if not self._is_between_requests():
            return data
        data, self._unsifted = self._unsifted + data, b""
        row, is_complete, _ = data.lstrip(b"\r\n").partition(b"\n")  # some begin with an empty row
        if not is_complete and len(data) < LONGEST_ROW:
            self._unsifted = data
            return b""
        if passing.passes(row, data, self.transport.get_extra_info("socket").fileno()):
            self._guard.leave(self)
            self.transport.abort()  # of our side of it; the connection itself lives on
            return b""
        return data

    def _is_between_requests(self) -> bool:
        if not self._is_read:
            return True
        return self.phase == "busy" and self.cycle.response_complete

    def _read(self, data: bytes) -> None:
        raise NotImplementedError

    def pause_writing(self) -> None:
        """They take nothing of what we send."""
        super().pause_writing()
        self.stuck = self.loop.time()

    def resume_writing(self) -> None:
        """They do again."""
        super().resume_writing()
        self.stuck = None

    def turn_away(self, status: int) -> None:
        """Say why, and close."""
        if not self.transport.is_closing():
            self.transport.write(_refusal(status))
            self.transport.close()

    def cut(self) -> None:
        """Close at once."""
        self.transport.abort()

    def _waits_for(self, phase: Phase) -> None:
        if phase != self.phase:
            self.phase = phase
            self.since = self.loop.time()

    def _address_length(self) -> int:
        raise NotImplementedError


class GuardedH11(GuardedProtocol, H11Protocol):
    """Requests read by h11."""

    def _read(self, data: bytes) -> None:
        H11Protocol.data_received(self, data)
        state = self.conn.their_state
        begun = state is h11.IDLE and bool(self.conn.trailing_data[0])
        self._waits_for("head" if begun else "body" if state is h11.SEND_BODY else "busy")

    def _address_length(self) -> int:
        return len(self.scope["raw_path"]) + len(self.scope["query_string"])


def guarded_protocol(guard: Connections, passing: Passing | None) -> type[asyncio.Protocol]:
    """The protocol for uvicorn: with httptools if it is installed."""
    try:
        from wormery.server.http.guarded.httptools import (  # noqa: PLC0415 - optional
            GuardedHttpTools as Guarded,
        )
    except ImportError:
        Guarded = GuardedH11  # type: ignore[assignment, misc] # noqa: N806
    return cast("type[asyncio.Protocol]", partial(Guarded, guard=guard, passing=passing))


def _refusal(status: int) -> bytes:
    phrase = HTTPStatus(status).phrase
    return (
        f"HTTP/1.1 {status} {phrase}\r\nconnection: close\r\nretry-after: 5\r\n"
        "content-length: 0\r\n\r\n"
    ).encode()
