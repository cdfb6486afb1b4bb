"""What every request has in common: a body that is read within limits, and an answer."""

from collections.abc import Mapping
from typing import Any, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from wormery.core import decode, encode
from wormery.protocol.api import Problem
from wormery.server.addresses import network
from wormery.store.ids import TableId, table_id

LONGEST_BODY = 64 * 1024

BodyT = TypeVar("BodyT")


class HttpProblem(Exception):  # noqa: N818 - an answer to a request
    """A request is answered with a problem."""

    def __init__(self, status: int, rule: str, detail: str = "") -> None:
        super().__init__(status, rule, detail)
        self.status = status
        self.problem = Problem(rule, detail)


async def body(request: Request, kind: type[BodyT]) -> BodyT:
    """What a request asks for, as JSON."""
    asked: Any = decode(kind, await read_body(request))
    assert isinstance(asked, kind)
    return asked


async def read_body(request: Request) -> bytes:
    """The JSON of a request, not yet taken apart."""
    whole = await read_all(request, LONGEST_BODY)
    if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
        raise HttpProblem(415, "TB-01", "send application/json")
    return whole


async def read_all(request: Request, longest: int) -> bytes:
    """The body of a request, as long as it keeps within the limit."""
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > longest:
            raise HttpProblem(413, "TB-16", "too_long")
        parts.append(part)
    return b"".join(parts)


def respond(value: object, status: int = 200) -> Response:
    """A value as an answer."""
    return respond_json(encode(value), status)


def respond_json(
    text: bytes, status: int = 200, headers: Mapping[str, str] | None = None
) -> Response:
    """JSON that is written already as an answer."""
    return Response(text, status, headers, media_type="application/json")


def address(request: Request) -> str:
    """Where a request comes from, as limits count it."""
    return network(request.client.host if request.client is not None else "")


def table_in(request: Request) -> TableId:
    """The table that the path names (TB-18)."""
    return table_named(request.path_params["table"])


def table_named(name: str) -> TableId:
    """A table that somebody names; what can be no id is none (TB-18)."""
    found = table_id(name)
    if found is None:
        raise HttpProblem(404, "TB-18", "there is no such table")
    return found
