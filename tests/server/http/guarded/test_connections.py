"""Connections that only wait: timed, counted, and cut before anybody else is locked out."""

import asyncio
import contextlib
import socket
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest

from tests.server.clients import ServerProcess, add, begin, people, server
from tests.server.strangers import PlainServer, SmallServer, dial, status, told
from wormery.server.addresses import Proxies, network
from wormery.server.http.guarded.connections import ConnectionLimits, Connections, Phase
from wormery.server.metrics import Metrics
from wormery.server.open_files import RESERVE, room

HALF = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Half: "
BODY = (
    b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\n"
    b"Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
)


async def _two_play(url: str) -> None:
    async with people(url, "Eve", "Fay") as (eve, fay):
        table = await eve.open()
        await begin(table, eve, fay)
        assert (await eve.play(0, add()))["type"] == "update"


@pytest.mark.parametrize("sent", [b"", HALF, BODY], ids=["nothing", "half a head", "half a body"])
def test_more_half_requests_than_files_lock_nobody_out(tmp_path: Path, sent: bytes) -> None:
    """They filled all places for ever; now the first of them make room for who comes next."""
    running = SmallServer(str(tmp_path / "t.db"))
    running.start()
    lines: list[socket.socket] = []
    try:
        lines += [dial(running, sent) for _ in range(running.files + 50)]
        time.sleep(1)
        asyncio.run(_two_play(running.url))
        assert httpx.get(f"{running.url}/health").json()["store"] == "ok"
    finally:
        for line in lines:
            line.close()
        running.stop()
    assert b"Traceback" not in running.log


@pytest.mark.parametrize("kind", [ServerProcess, PlainServer], ids=["httptools", "h11"])
def test_half_sent_requests_are_closed_in_time(tmp_path: Path, kind: type[ServerProcess]) -> None:
    """Heads with 408, bodies without a word; also by who reads them without httptools."""
    running = kind(str(tmp_path / "t.db"), head_seconds=1.0, body_seconds=1.0)
    running.start()
    try:
        assert status(dial(running)) == 408
        assert status(dial(running, HALF)) == 408
        assert told(dial(running, BODY)) == b""
        assert "wormery_timed_out_total 3" in httpx.get(f"{running.url}/metrics").text
        asyncio.run(_two_play(running.url))
    finally:
        running.stop()
    assert running.log == b""


def test_bytes_that_trickle_in_are_no_excuse(tmp_path: Path) -> None:
    """The time is that of the whole head."""
    with server(str(tmp_path / "t.db"), head_seconds=1.0) as running:
        line = dial(running, HALF)
        for _ in range(30):
            with contextlib.suppress(OSError):  # reset or broken, as the kernel likes
                line.sendall(b"x")
            time.sleep(0.1)
        assert status(line) in (0, 408)
        assert "wormery_timed_out_total 1" in httpx.get(f"{running.url}/metrics").text


def test_one_address_has_only_so_many_connections(tmp_path: Path) -> None:
    """Others have theirs; a reverse proxy, from which all come, is not counted."""
    limits = {"most_http_connections_per_address": 5, "proxies": "127.0.0.3"}
    with server(str(tmp_path / "t.db"), **limits) as running:
        lines = [dial(running, HALF, "127.0.0.2") for _ in range(5)]
        assert status(dial(running, b"", "127.0.0.2")) == 503
        assert httpx.get(f"{running.url}/health").status_code == 200
        lines += [dial(running, HALF, "127.0.0.3") for _ in range(9)]
        ask = b"GET /health HTTP/1.0\r\nHost: localhost\r\n\r\n"
        assert status(dial(running, ask, "127.0.0.3")) == 200
        for line in lines:
            line.close()


@dataclass(eq=False)
class Line:
    """A connection that writes down what happens to it."""

    address: str = "192.0.2.1"
    phase: Phase = "head"
    since: float = 0.0
    stuck: float | None = None
    is_closing: bool = False
    log: list[object] = field(default_factory=list)

    def turn_away(self, status: int) -> None:
        """Sent away with a word."""
        self.log.append(status)
        self.is_closing = True

    def cut(self) -> None:
        """Cut off."""
        self.log.append("cut")


def _guard(most: int = 3) -> Connections:
    limits = ConnectionLimits(most, 10, 100, 10.0, 30.0, Proxies(""))
    return Connections(limits, Metrics())


def test_whoever_takes_nothing_of_an_answer_is_cut_in_the_end() -> None:
    """Also who does not close after a farewell."""
    guard = _guard()
    slow, closing, fine = Line(phase="busy", stuck=5.0), Line(), Line(phase="busy")
    assert all(guard.enter(line, 1) for line in (slow, closing, fine))
    for now in (11.0, 12.0, 18.0, 36.0):
        guard.sweep(now)
    assert (slow.log[:1], closing.log[:2], fine.log) == (["cut"], [408, "cut"], [])


def test_who_has_asked_is_not_cut_for_who_comes_next() -> None:
    """Half a head goes first, half a body only if there is none, a whole request never."""
    guard = _guard()
    busy, body, head = Line(phase="busy"), Line(phase="body"), Line()
    assert all(guard.enter(line, 1) for line in (busy, body, head))
    assert guard.enter(Line(phase="busy"), 1)
    assert guard.enter(Line(phase="busy"), 1)
    assert not guard.enter(Line(), 1)
    assert (busy.log, body.log, head.log) == ([], ["cut"], ["cut"])


def test_files_are_kept_in_reserve() -> None:
    """For the store and its companions; and sockets never take all of the rest."""
    for files in (256, 1024, 65536):
        found = room(files, 20_000, 2_000)
        assert found.in_all <= files - RESERVE
        assert found.sockets < found.in_all
    assert room(10**6, 20_000, 2_000).sockets == 20_000


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
    ],
)
def test_a_household_with_ipv6_counts_once(one: str, other: str, same: bool) -> None:
    assert (network(one) == network(other)) == same


def test_proxies_are_addresses_or_networks() -> None:
    proxies = Proxies("127.0.0.1, 10.0.0.0/8")
    assert proxies.trusts("10.1.2.3")
    assert proxies.trusts("127.0.0.1")
    assert not proxies.trusts("192.0.2.1")
    assert Proxies("*").trusts("192.0.2.1")


def test_a_server_process_stops_while_somebody_waits(tmp_path: Path) -> None:
    """Whoever is in the middle of a head does not hold it up."""
    running = ServerProcess(str(tmp_path / "t.db"))
    running.start()
    line = dial(running, HALF)
    running.stop()
    line.close()
    assert b"Traceback" not in running.log
