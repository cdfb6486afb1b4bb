"""What the server does with floods, nonsense, strangers and viewers that do not keep up."""

import asyncio
import base64
import contextlib
import json
import os
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from tests.server.clients import Person, ServerProcess, add, begin, people, server
from wormery.server.run import handover_protocol


@pytest.fixture(scope="module", params=[True, False], ids=["short", "asgi"])
def running(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """One server for all tests here, handed over to picows and by plain ASGI."""
    path: Path = tmp_path_factory.mktemp("hardening")
    limits = {"message_rate": 50.0, "message_burst": 100.0, "outbox_bytes": 20_000}
    with server(str(path / "t.db"), handover=request.param, **limits) as process:
        yield process


def _socket_url(running: ServerProcess, table: str) -> str:
    return f"{running.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"


async def _still_fine(running: ServerProcess) -> None:
    """Two others can still play."""
    async with people(running.url, "Eve", "Fay") as (eve, fay):
        table = await eve.open()
        await begin(table, eve, fay)
        assert (await eve.play(0, add()))["type"] == "update"
        assert (await fay.play(1, add()))["type"] == "update"


NONSENSE = [
    "",
    "{",
    "null",
    "[]",
    "{}",
    '{"type":"nonsense"}',
    '{"type":"play"}',
    '{"type":"play","request_id":"x","seat":0,"command":{"type":"add"}}',
    '{"type":"play","request_id":"x","seat":0,"command":{"type":"add","number":9}}',
    '{"type":"play","request_id":"x","seat":0,"command":{"type":"add","number":1,"more":1}}',
    '{"type":"play","request_id":"x","seat":0,"command":{"type":"subtract","number":1}}',
    '{"type":"play","request_id":"x","seat":-1,"command":{"type":"add","number":1}}',
    '{"type":"play","request_id":"x","seat":true,"command":{"type":"add","number":1}}',
    '{"type":"play","request_id":"not good!","seat":0,"command":{"type":"add","number":1}}',
    '{"type":"play","request_id":"","seat":0,"command":{"type":"add","number":1}}',
    '{"type":"play","request_id":"' + "x" * 41 + '","seat":0,"command":{"type":"add","number":1}}',
    '{"type":"ask","request_id":"x","command":{"type":"sit","seat":99}}',
    '{"type":"ping","sent":-1}',
    '{"type":"ping","sent":' + "9" * 5000 + "}",
    "[" * 5000,
    '{"type":"ping","sent":NaN}',
    '"\\ud800"',
]


def test_what_cannot_be_read_is_refused(running: ServerProcess) -> None:
    """TB-01: and the line stays open."""

    async def scenario() -> None:
        async with people(running.url, "Ann") as (ann,):
            await ann.enter(await ann.open())
            for nonsense in NONSENSE:
                await ann.send(nonsense)
                assert (await ann.until("refused"))["rule"] == "TB-01", nonsense
            await ann.send({"type": "ping", "sent": 1})
            assert (await ann.until("pong"))["sent"] == 1

    asyncio.run(scenario())


def test_nobody_plays_for_another(running: ServerProcess) -> None:
    """TB-02"""

    async def scenario() -> None:
        async with people(running.url, "Ann", "Ben", "Cat") as (ann, ben, cat):
            table = await ann.open()
            await begin(table, ann, ben)
            await cat.enter(table)
            assert (await ben.play(0, add()))["rule"] == "TB-02"
            assert (await cat.play(0, add()))["rule"] == "TB-02"
            assert (await cat.ask({"type": "leave", "seat": 0}))["rule"] == "TB-09"
            assert (await cat.ask({"type": "ready", "seat": 0}))["rule"] == "TB-11"
            assert (await ann.play(0, add()))["type"] == "update"

    asyncio.run(scenario())


def test_too_long_a_message_closes_the_connection(running: ServerProcess) -> None:
    """Nobody else notices."""

    async def scenario() -> None:
        async with people(running.url, "Ann") as (ann,):
            await ann.enter(await ann.open())
            await ann.send("x" * 20_000)
            with pytest.raises(ConnectionClosed) as closed:
                await ann.until("nothing")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        await _still_fine(running)

    asyncio.run(scenario())


def test_pieces_are_put_together_and_too_many_close_the_connection(running: ServerProcess) -> None:
    """A message may come in several frames, but not without end."""

    async def scenario() -> None:
        async with people(running.url, "Ann") as (ann,):
            await ann.enter(await ann.open())
            assert ann.socket is not None
            await ann.socket.send(iter(['{"type":', '"ping",', '"sent":7}']))
            assert (await ann.until("pong"))["sent"] == 7
            await ann.socket.ping()
            with contextlib.suppress(ConnectionClosed):
                await ann.socket.send(["x" * 4000] * 10)
            with pytest.raises(ConnectionClosed):
                await ann.until("nothing")

    asyncio.run(scenario())


def test_a_flood_is_refused_and_then_cut_off(running: ServerProcess) -> None:
    """TB-16"""

    async def scenario() -> None:
        async with people(running.url, "Ann") as (ann,):
            await ann.enter(await ann.open())
            assert ann.socket is not None
            for number in range(180):
                await ann.socket.send(json.dumps({"type": "ping", "sent": number}))
            assert (await ann.until("refused"))["rule"] == "TB-16"
            assert (await ann.until("closing"))["reason"] == "flood"
            with pytest.raises(ConnectionClosed):
                await ann.until("nothing")
        await _still_fine(running)

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 401),
        ({"Authorization": "Bearer forged"}, 401),
        ({"Authorization": "Bearer " + "x" * 500}, 401),
        ({"Cookie": "wormery_guest=caretaker"}, 401),
        ({"Cookie": "a=b; wormery_guest="}, 401),
    ],
)
def test_strangers_get_no_socket(
    running: ServerProcess, headers: dict[str, str], status: int
) -> None:
    """TB-19: no token, or a forged one."""

    async def scenario() -> None:
        async with people(running.url, "Ann") as (ann,):
            url = _socket_url(running, await ann.open())
            with pytest.raises(InvalidStatus) as denied:
                await connect(url, additional_headers=headers, proxy=None)
            assert denied.value.response.status_code == status

    asyncio.run(scenario())


def test_pages_of_other_sites_get_no_socket(running: ServerProcess) -> None:
    """The Origin has to be ours; programs that are no browser have none."""

    async def scenario() -> None:
        async with people(running.url, "Ann") as (ann,):
            url = _socket_url(running, await ann.open())
            with pytest.raises(InvalidStatus) as denied:
                await connect(
                    url,
                    additional_headers=ann.auth,
                    origin=Origin("https://evil.example"),
                    proxy=None,
                )
            assert denied.value.response.status_code == 403
            cookie = {"Cookie": f"wormery_guest={ann.token}"}
            ours = Origin(running.url)
            async with connect(url, additional_headers=cookie, origin=ours, proxy=None) as line:
                assert json.loads(await line.recv())["name"] == "Ann"

    asyncio.run(scenario())


def test_there_is_no_socket_where_there_is_no_table(running: ServerProcess) -> None:
    """TB-18"""

    async def scenario() -> None:
        async with people(running.url, "Ann") as (ann,):
            with pytest.raises(InvalidStatus) as denied:
                await ann.enter("nowhere")
            assert denied.value.response.status_code == 404

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("body", "kind", "status"),
    [
        (b"{", "application/json", 422),
        (b'{"name":"A","more":1}', "application/json", 422),
        (b'{"name":"\\u0000"}', "application/json", 422),
        (b'{"name":"Ann"}', "text/plain", 415),
        (b"x" * 70_000, "application/json", 413),
    ],
)
def test_bad_requests_are_refused(
    running: ServerProcess, body: bytes, kind: str, status: int
) -> None:
    """TB-01, TB-08, TB-16"""
    answer = httpx.post(f"{running.url}/api/guest", content=body, headers={"Content-Type": kind})
    assert answer.status_code == status
    assert answer.json()["rule"].startswith("TB-")


def test_every_answer_carries_the_security_headers(running: ServerProcess) -> None:
    """And the cookie is for the server alone."""
    for path in ("/", "/api", "/api/games", "/health", "/metrics", "/nowhere"):
        answer = httpx.get(f"{running.url}{path}")
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "://" not in answer.text
    cookie = httpx.post(f"{running.url}/api/guest", json={"name": "Ann"}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def _deaf(running: ServerProcess, person: Person, table: str) -> socket.socket:
    """A device that knocks, comes in, and then never reads."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.connect(("127.0.0.1", running.port))
    key = base64.b64encode(os.urandom(16)).decode()
    line.sendall(
        (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{running.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\nAuthorization: Bearer {person.token}\r\n\r\n"
        ).encode()
    )
    return line


def test_a_viewer_that_does_not_read_delays_nobody_and_is_dropped(tmp_path: Path) -> None:
    """It costs bounded memory, and can come back."""

    async def scenario(running: ServerProcess) -> None:
        async with people(running.url, "Ann", "Ben", "Cat") as (ann, ben, cat):
            table = await ann.open(options={"goal": 1_000_000})
            await begin(table, ann, ben)
            deaf = _deaf(running, cat, table)
            while not (await ann.get(f"/api/tables/{table}"))["watching"]:
                await asyncio.sleep(0.05)
            moves = 0
            while (await ann.play(0, add()))["type"] == "update":
                await ben.play(1, add())
                moves += 2
                if moves % 100 == 0:
                    told = await asyncio.to_thread(httpx.get, f"{running.url}/metrics")
                    if "wormery_dropped_total 1" in told.text:
                        break
                assert moves < 40_000
            deaf.close()
            await cat.enter(table)
            assert (await cat.until("shown"))["view"]["total"] >= moves

    with server(str(tmp_path / "t.db"), outbox_bytes=2_000) as process:
        asyncio.run(scenario(process))


def test_whoever_missed_more_than_may_wait_is_shown_all_of_it(tmp_path: Path) -> None:
    """Else they would be cut off for what they missed, come back, and be cut off again."""

    async def scenario(process: ServerProcess) -> None:
        async with people(process.url, "Ann", "Ben") as (ann, ben):
            table = await ann.open(options={"goal": 1000})
            await begin(table, ann, ben)
            known = ann.version
            for total in range(10):
                await (ann, ben)[total % 2].play(total % 2, add())
            await ann.leave()
            await ann.enter(table, after=known)
            assert (await ann.hear())["resumed"] is False
            assert (await ann.until("shown"))["view"]["total"] == 10
            await ann.leave()
            await ann.enter(table, after=ann.version - 1)
            assert (await ann.hear())["resumed"] is True

    with server(str(tmp_path / "t.db"), outbox_bytes=2_000) as process:
        asyncio.run(scenario(process))


def test_a_graceful_stop_tells_when_to_come_back_and_they_do(tmp_path: Path) -> None:
    """Promise 6: what was asked before is written, and the game goes on after."""

    async def scenario(process: ServerProcess) -> None:
        async with people(process.url, "Ann", "Ben") as (ann, ben):
            table = await ann.open(options={"goal": 1000})
            await begin(table, ann, ben)
            await ann.play(0, add(), "before")
            stopping = asyncio.create_task(asyncio.to_thread(process.stop))
            goodbye = await ann.until("closing")
            assert goodbye["reason"] == "stopping"
            with pytest.raises(ConnectionClosed) as closed:
                await ann.until("nothing")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
            await stopping
            assert b"Traceback" not in process.log
            await asyncio.to_thread(process.start)
            await asyncio.sleep(goodbye["back_in"] / 1000)
            await ann.enter(table, after=ann.version)
            assert (await ann.hear())["resumed"] is True
            again = await ann.play(0, add(), "before")
            assert again["type"] == "done"
            await ben.leave()
            await ben.enter(table)
            assert (await ben.until("shown"))["view"]["total"] == 1
            assert (await ben.play(1, add()))["type"] == "update"

    with server(str(tmp_path / "t.db")) as process:
        asyncio.run(scenario(process))


def test_without_picows_frames_go_through_plain_asgi(monkeypatch: pytest.MonkeyPatch) -> None:
    """An optional package may be missing, and nobody notices but the clock."""
    assert handover_protocol() is not None
    monkeypatch.setitem(sys.modules, "wormery.server.socket.picows", None)
    assert handover_protocol() is None


def test_the_log_has_no_tokens(tmp_path: Path) -> None:
    """A JSON object a line; neither tokens nor query strings."""

    async def scenario(process: ServerProcess) -> str:
        async with people(process.url, "Ann") as (ann,):
            await ann.enter(await ann.open(), after=3)
            await ann.get("/api/guest?token=abc123")
            return ann.token

    process = ServerProcess(str(tmp_path / "t.db"), log_level="info")
    process.start()
    token = asyncio.run(scenario(process))
    process.stop()
    lines = process.log.decode().splitlines()
    assert any(json.loads(line)["message"] == "request" for line in lines)
    assert token not in process.log.decode()
    assert "abc123" not in process.log.decode()
    assert "after=3" not in process.log.decode()
