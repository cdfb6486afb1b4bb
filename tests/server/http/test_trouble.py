"""What strangers get wrong, and what the disk does: answers, and no tracebacks in the log."""

import asyncio
import base64
import json
import os
import resource
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.clients import ServerProcess, add, begin, people, server
from tests.server.strangers import dial, status
from tests.services import new_database


@pytest.fixture
def running(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server whose log is looked at."""
    with server(str(tmp_path / "t.db"), log_level="warning") as process:
        yield process


def _upgrade(path: str, *headers: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    wanted = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
    rows = (f"GET {path} HTTP/1.1", "Host: localhost", *wanted, f"Sec-WebSocket-Key: {key}")
    return "\r\n".join([*rows, *headers, "", ""]).encode()


def test_refused_sockets_and_cut_off_bodies_are_no_errors(running: ServerProcess) -> None:
    """A log that strangers can fill tells nobody anything."""
    table = "/api/tables/x/socket"
    assert status(dial(running, _upgrade(table))) == 401
    assert status(dial(running, _upgrade(table, "Origin: http://["))) == 403
    assert status(dial(running, _upgrade(table, "Origin: http://evil.example"))) == 403
    assert status(dial(running, _upgrade("/nowhere"))) == 403
    assert status(dial(running, b"nonsense\r\n\r\n")) == 400
    for path in ("/api/guest", "/api/replays", "/api/games/wormlord/ask"):
        head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n"
        dial(running, f"{head}Content-Type: application/json\r\n\r\n{{".encode()).close()
    time.sleep(0.5)
    running.stop()
    assert running.log == b""


@pytest.mark.parametrize("host", ["x" * 5_000, "[", "evil.example", "a b", "[::1", "é", ""])
def test_a_host_of_any_kind_gets_an_invitation_that_leads_here(
    running: ServerProcess, host: str
) -> None:
    """It is drawn for the address that the request came in at."""

    async def scenario() -> str:
        async with people(running.url, "Ann") as (ann,):
            return await ann.open()

    table = asyncio.run(scenario())
    with httpx.Client(base_url=running.url) as http:
        said = [(b"Host", host.encode())]
        drawn = http.get(f"/api/tables/{table}/invitation.svg", headers=said)
        assert (drawn.status_code, drawn.headers["content-type"]) == (200, "image/svg+xml")
        link = http.get(f"/api/tables/{table}", headers=said).json()["link"]
        assert link.startswith(f"{running.url}/t/")


@pytest.mark.parametrize("name", ["%00", "%ff%fe", "a" * 500, "%27;--"])
def test_what_can_be_no_table_is_none(running: ServerProcess, name: str) -> None:
    """TB-18"""
    for path in ("", "/replay", "/seen", "/record", "/records", "/invitation.svg"):
        assert httpx.get(f"{running.url}/api/tables/{name}{path}").status_code == 404


@pytest.mark.postgres
def test_no_store_is_asked_for_what_can_be_no_table() -> None:
    """TB-18: PostgreSQL takes no text with a NUL in it; neither sockets nor matches ask for one."""

    async def scenario() -> None:
        async with people(process.url, "Eve") as (eve,):
            for name in ("%00", "a%00b", "9" * 500):
                with httpx.Client(base_url=process.url, headers=eve.auth) as http:
                    assert http.delete(f"/api/match?table={name}").status_code == 404
                knock = _upgrade(f"/api/tables/{name}/socket", f"Authorization: Bearer {eve.token}")
                assert status(dial(process, knock)) == 404

    with server(new_database(), log_level="warning") as process:
        asyncio.run(scenario())
        process.stop()
        assert process.log == b""


def test_nobody_is_sent_to_where_the_host_says(running: ServerProcess) -> None:
    """Neither for a slash too many nor for a folder."""
    for path in ("/api/games/", "/api/tables/..%2f..", "//evil.example/%2e%2e", "/assets"):
        answer = httpx.get(f"{running.url}{path}", headers={"Host": "evil.example"})
        assert answer.status_code in (200, 404)
        assert "location" not in answer.headers


def _fill_disk(running: ServerProcess, *, full: bool) -> None:
    """Let no file of the server grow, as on a full disk; or let them grow again."""
    size = 1 if full else resource.RLIM_INFINITY
    resource.prlimit(running.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def test_on_a_full_disk_people_are_told_and_the_health_check_too(running: ServerProcess) -> None:
    """TB-17: 503 and not a traceback, and all is well as soon as there is room."""

    async def scenario() -> None:
        async with people(running.url, "Ann", "Ben") as (ann, ben):
            table = await ann.open(options={"goal": 1000})
            await begin(table, ann, ben)
            _fill_disk(running, full=True)
            async with httpx.AsyncClient(base_url=running.url, timeout=30) as http:
                guest = await http.post("/api/guest", json={"name": "Cat"})
                wanted = {"game": "tally", "seats": 2}
                opened = await http.post("/api/tables", json=wanted, headers=ann.auth)
                for answer in (guest, opened):
                    assert answer.status_code == 503
                    assert answer.json() == {"rule": "TB-17", "detail": "store"}
                    assert answer.headers["retry-after"] == "5"
                health = await http.get("/health")
                assert (health.status_code, health.json()["status"]) == (503, "store")
                assert health.json()["store"]
                _fill_disk(running, full=False)
                async with asyncio.timeout(60):
                    while (await http.get("/health")).status_code != 200:
                        await asyncio.sleep(0.5)
                again = await http.post("/api/tables", json=wanted, headers=ann.auth)
                assert again.status_code == 201
            assert (await ann.play(0, add()))["type"] == "update"

    asyncio.run(scenario())
    running.stop()
    assert b"Traceback" not in running.log.replace(b"could not show a sign of life", b"")
    messages = [json.loads(row)["message"] for row in running.log.decode().splitlines()]
    assert messages.count("the store cannot write") == 1
    assert messages.count("the store writes again") == 1
