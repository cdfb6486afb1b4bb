"""Headers that every answer carries, a log record for every request, and a limit on its head."""

import logging
from collections.abc import Sequence
from time import perf_counter
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from wormery.protocol.api import Problem
from wormery.server.http.guarded.heads import is_too_large
from wormery.server.http.responses import respond
from wormery.server.metrics import Metrics

_LOGGER = logging.getLogger("wormery.requests")

POLICY = (
    "default-src 'self'; script-src {scripts}; img-src 'self' data:; "
    "style-src 'self' 'unsafe-inline'; connect-src 'self'; object-src 'none'; base-uri 'none'; "
    "frame-ancestors 'none'; form-action 'self'"
)
_CLOSED: Final = "the handler is closed"  # what uvloop says of a connection that is gone

SECURITY = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(self), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


class Middleware:
    """Adds the headers, counts every request and logs it."""

    def __init__(self, app: ASGIApp, metrics: Metrics, scripts: Sequence[str] = ()) -> None:
        """*scripts* are the hashes of those that may stand inside a page."""
        self._app = app
        self._metrics = metrics
        policy = POLICY.format(scripts=" ".join(("'self'", *scripts)))
        self._headers = {"Content-Security-Policy": policy, **SECURITY}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and its answer back."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = perf_counter()

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
                self._note(scope, message["status"], began)
            await _send_if_there(send, message)

        length = len(scope.get("raw_path") or b"") + len(scope["query_string"])
        if is_too_large(scope["headers"], length):
            scope["path"] = "/"  # for the log
            await respond(Problem("TB-16", "too_long"), 431)(scope, receive, answer)
            return
        await self._app(scope, receive, answer)

    def _note(self, scope: Scope, status: int, began: float) -> None:
        self._metrics.request(status)
        took = round((perf_counter() - began) * 1000, 1)
        asked = {"method": scope["method"], "path": scope["path"], "status": status, "ms": took}
        _LOGGER.info("request", extra=asked)


async def _send_if_there(send: Send, message: Message) -> None:
    """Pass something on, unless whoever asked has just hung up.

    uvicorn leaves out what nobody hears any more, but learns of it later than uvloop, which then
    calls it a mistake of ours.
    """
    try:
        await send(message)
    except RuntimeError as problem:
        if _CLOSED not in str(problem):
            raise
