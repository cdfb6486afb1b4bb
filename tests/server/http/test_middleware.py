"""What goes around every request: an answer that nobody hears is no mistake of ours."""

import asyncio

import pytest
from starlette.responses import PlainTextResponse
from starlette.types import Message

from wormery.server.http.middleware import Middleware
from wormery.server.metrics import Metrics

SCOPE = {"type": "http", "method": "GET", "path": "/", "query_string": b"", "headers": []}


async def _receive() -> Message:
    return {"type": "http.request"}


def _ask(problem: str) -> None:
    """Ask for something on a connection with a problem."""

    async def send(_: Message) -> None:
        raise RuntimeError(problem)

    asked = Middleware(PlainTextResponse("hello"), Metrics())
    asyncio.run(asked({**SCOPE}, _receive, send))


def test_whoever_hangs_up_before_the_answer_leaves_no_traceback() -> None:
    """uvloop knows it before uvicorn does."""
    _ask("unable to perform operation on <TCPTransport closed=True>; the handler is closed")


def test_any_other_mistake_is_told() -> None:
    """It is ours."""
    with pytest.raises(RuntimeError, match="ours"):
        _ask("ours")
