"""Heads of requests without measure: refused before they cost anything, sockets' included."""

import asyncio
import base64
import os
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.clients import ServerProcess, people
from tests.server.strangers import PlainServer, busy_seconds, dial, memory_peak, status, told
from wormery.server.http.guarded.heads import is_too_large
from wormery.server.http.guests import token_in


@pytest.fixture(scope="module", params=[ServerProcess, PlainServer], ids=["httptools", "h11"])
def running(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """One server for all tests here, with httptools and without."""
    path: Path = tmp_path_factory.mktemp("heads")
    process: ServerProcess = request.param(str(path / "t.db"))
    process.start()
    yield process
    process.stop()
    assert process.log == b""


def _request(path: str, *headers: bytes) -> bytes:
    return b"\r\n".join([f"GET {path} HTTP/1.1".encode(), b"Host: localhost", *headers, b"", b""])


def _upgrade(*headers: bytes) -> bytes:
    key = base64.b64encode(os.urandom(16))
    wanted = (b"Upgrade: websocket", b"Connection: Upgrade", b"Sec-WebSocket-Version: 13")
    return _request("/api/tables/x/socket", *wanted, b"Sec-WebSocket-Key: " + key, *headers)


COOKIE = b"Cookie: " + b"a=b; " * 1_600_000

TOO_LARGE = (400, 431)  # h11 says the first of what it has not read to the end

HEADS = {
    "a cookie of 8 MB": _request("/api/guest", COOKIE),
    "a cookie of 8 MB for a socket": _upgrade(COOKIE),
    "a cookie of 20 KB": _request("/api/guest", COOKIE[:20_000]),
    "a cookie of 20 KB for a socket": _upgrade(COOKIE[:20_000]),
    "200 headers": _request("/api/guest", *[b"X-More: 1"] * 200),
    "200 headers for a socket": _upgrade(*[b"X-More: 1"] * 200),
    "40 KB in long headers": _request("/api/guest", *[b"X-More: " + b"x" * 7_000] * 6),
    "an address of 9 KB": _request("/" + "a" * 9_000),
}


@pytest.mark.parametrize("case", HEADS)
def test_a_head_without_measure_is_refused_at_once(running: ServerProcess, case: str) -> None:
    """TB-16: 8 MB of cookies kept everybody waiting for nine seconds."""
    before = busy_seconds(running)
    assert status(dial(running, HEADS[case])) in TOO_LARGE
    assert busy_seconds(running) - before < 1.5
    assert memory_peak(running) < 400
    httpx.get(f"{running.url}/health", timeout=20).raise_for_status()


def test_a_head_that_never_ends_is_not_kept(running: ServerProcess) -> None:
    """It is cut as soon as it is too long, not when it is complete."""
    assert status(dial(running, b"GET / HTTP/1.1\r\n" + COOKIE)) in TOO_LARGE


def test_bounds_are_on_every_row_on_their_number_and_on_all_together() -> None:
    """32 KiB in all, 8,000 bytes a row, 100 rows."""
    assert not is_too_large([(b"a", b"b" * 7_900)] * 4, 100)
    assert is_too_large([(b"a", b"b" * 8_000)], 100)
    assert is_too_large([(b"a", b"b")] * 101, 100)
    assert is_too_large([(b"a", b"b" * 7_900)] * 5, 100)
    assert is_too_large([], 8_001)


@pytest.mark.parametrize(
    ("header", "token"),
    [
        (b"wormery_guest=abc", "abc"),
        (b'a=b; wormery_guest="abc"; c=d', "abc"),
        (b"a;b;wormery_guest=x=y", "x=y"),
        (b"wormery_guests=abc", None),
        (b"wormery_guest", None),
        (b"=;=;;", None),
    ],
)
def test_cookies_are_read_in_one_pass(header: bytes, token: str | None) -> None:
    assert token_in([(b"cookie", header)]) == token


def test_a_cookie_still_says_who_somebody_is(running: ServerProcess) -> None:
    """TB-19"""

    async def scenario() -> None:
        async with people(running.url, "Ann") as (ann,):
            cookie = {"Cookie": f"theme=dark; wormery_guest={ann.token}; seen=1"}
            async with httpx.AsyncClient() as http:
                answer = await http.get(f"{running.url}/api/guest", headers=cookie)
            assert answer.json()["name"] == "Ann"

    asyncio.run(scenario())


def test_requests_in_a_row_are_few(running: ServerProcess) -> None:
    """Each one that waits costs a hundred times its size; h11 reads one at a time anyway."""
    before = memory_peak(running)
    answer = told(dial(running, b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n" * 5_000))
    assert answer.count(b"HTTP/1.1 200") < (5_001 if isinstance(running, PlainServer) else 100)
    assert memory_peak(running) - before < 10


def test_headers_after_a_body_have_a_bound_too(running: ServerProcess) -> None:
    """They come after the last chunk, and nobody reads them."""
    head = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    before = memory_peak(running)
    told(dial(running, head + b"1\r\n{\r\n0\r\nX-More: " + b"x" * 64_000_000))
    assert memory_peak(running) - before < 30
