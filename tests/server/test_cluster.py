"""Several workers behind one port: nobody can tell, not even when one of them is killed."""

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from uuid import uuid4

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.clients import Person, ServerProcess, add, begin, people, server
from tests.server.crashing import all_move, audit, players_at_new_table
from tests.services import new_database
from wormery.store.ids import TableId
from wormery.store.sqlite.several import file_of

WORKERS = 3


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with three workers."""
    with server(str(tmp_path_factory.mktemp("workers") / "w.db"), workers=WORKERS) as process:
        yield process


def test_tables_are_spread_and_played_at_like_any(running: ServerProcess) -> None:
    """Each worker has some, and everybody finds theirs at the one port."""

    async def scenario() -> None:
        async with people(running.url, "Ann", "Ben") as (ann, ben):
            tables = [await ann.open(options={"goal": 100}) for _ in range(WORKERS)]
            assert {file_of(TableId(table)) for table in tables} == set(range(WORKERS))
            for table in tables:
                await begin(table, ann, ben)
                moved = await ann.play(0, add(2))
                await ben.until("update", version=moved["version"])
                await ben.send({"type": "say", "seat": 1, "phrase": "good_luck"})
                assert (await ann.until("said"))["phrase"] == "good_luck"
                await ann.leave()
                await ben.leave()
            where = f"{running.url}/api/tables/{tables[-1]}/replay"
            replay = await asyncio.to_thread(httpx.get, where, headers=ann.auth, timeout=60)
            assert [row for row in replay.json()["lines"] if row.get("news")]

    asyncio.run(scenario())


def test_lists_and_codes_know_the_tables_of_all_workers(running: ServerProcess) -> None:
    """Open tables, running ones with those who watch, my tables with whose turn it is, codes."""

    async def scenario() -> None:
        async with people(running.url, "Ann", "Ben", "Eve") as (ann, ben, eve):
            waiting = [await ann.open(public=True) for _ in range(WORKERS)]
            listed = {each["table"] for each in await eve.get("/api/tables")}
            assert set(waiting) <= listed
            for table in waiting:
                await begin(table, ann, ben)
                await ann.play(0, add())
                await eve.enter(table, watch=True)
                await eve.until("shown")
                shown = {each["table"]: each for each in await ben.get("/api/running")}
                assert shown[table]["watching"] == 1
                mine = {each["table"]: each for each in await ben.get("/api/mine")}
                assert (mine[table]["mine"], mine[table]["awaited"]) == ([1], [1])
                found = await eve.get(f"/api/codes/{shown[table]['code']}")
                assert (found["table"], found["watching"]) == (table, 1)
                assert (await eve.get(f"/api/tables/{table}"))["watching"] == 1
                await ben.post(f"/api/mine/{table}", {"away": True})
                assert table not in {each["table"] for each in await ben.get("/api/mine")}
                for person in (ann, ben, eve):
                    await person.leave()

    asyncio.run(scenario())


def test_a_new_name_is_known_at_every_table(running: ServerProcess) -> None:
    """Whoever takes another name sits down under it, whichever worker has the table."""

    async def scenario() -> None:
        async with people(running.url, "Ann") as (ann,):
            tables = [await ann.open() for _ in range(WORKERS)]
            for number, table in enumerate(tables):
                await ann.enter(table)
                await ann.leave()
                await ann.post("/api/guest", {"name": f"Ann {number}"})
                await ann.enter(table)
                seated = await ann.ask({"type": "sit", "seat": 0})
                assert seated["table"]["seats"][0]["name"] == f"Ann {number}"
                await ann.leave()

    asyncio.run(scenario())


def test_who_wants_to_play_now_finds_somebody_and_may_change_their_mind(
    running: ServerProcess,
) -> None:
    """TB-27, and the table may be anywhere."""

    async def scenario() -> None:
        for _ in range(WORKERS):
            async with people(running.url, "Ann", "Ben") as (ann, ben):
                wanted = {"game": "wormi", "options": {}, "flexible": True}
                assert (await ann.post("/api/match", wanted))["table"] is None
                table = (await ben.post("/api/match", wanted))["table"]["table"]
                assert (await ann.post("/api/match", wanted))["table"]["table"] == table
                async with httpx.AsyncClient() as http:
                    where = f"{running.url}/api/match?table={table}"
                    assert (await http.delete(where, headers=ann.auth)).status_code == 200
                assert table not in {each["table"] for each in await ann.get("/api/mine")}
                assert table in {each["table"] for each in await ben.get("/api/mine")}

    asyncio.run(scenario())


def test_one_connection_asks_everybody(running: ServerProcess) -> None:
    """A connection that is kept goes from worker to worker, request by request."""
    with httpx.Client(base_url=running.url, timeout=20) as http:
        token = http.post("/api/guest", json={"name": "Ann", "token": True}).json()["token"]
        http.headers["Authorization"] = f"Bearer {token}"
        for _ in range(2 * WORKERS):
            table = http.post("/api/tables", json={"game": "tally", "seats": 2}).json()["table"]
            assert http.get(f"/api/tables/{table}").json()["table"] == table
            drawn = http.get(f"/api/tables/{table}/invitation.svg")
            assert drawn.status_code == 200
            assert http.get("/api/guest").json()["name"] == "Ann"
            assert http.get("/").status_code == 200


def test_a_request_may_come_in_pieces(running: ServerProcess) -> None:
    """Nobody can say whom half a row is for: the worker waits for the rest of it."""

    async def scenario() -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", running.port)
        for piece in (
            b"\r\n",
            b"GE",
            b"T /api/ga",
            b"mes HTTP/1.1\r\nHo",
            b"st: localhost\r\n",
            b"\r\n",
        ):
            writer.write(piece)
            await asyncio.sleep(0.05)
        answer = await reader.readuntil(b"\r\n")
        writer.close()
        return answer

    for _ in range(WORKERS):
        assert b" 200 " in asyncio.run(scenario())


def test_a_large_request_goes_whole_to_the_worker_it_is_for(running: ServerProcess) -> None:
    """What was read of a body goes along."""
    body = b'{"name":"' + b"x" * 60_000 + b'"}'
    for _ in range(2 * WORKERS):
        answer = httpx.post(
            f"{running.url}/api/guest", content=body, headers={"Content-Type": "application/json"}
        )
        assert (answer.status_code, answer.json()["rule"]) == (422, "TB-01")


def test_health_and_numbers_are_those_of_all(running: ServerProcess) -> None:
    """Whoever watches the server sees it as one."""

    async def scenario() -> None:
        async with people(running.url, *(f"P{n}" for n in range(2 * WORKERS))) as guests:
            while (await guests[0].get("/health"))["connections"]:
                await asyncio.sleep(0.05)  # somebody of another test is still leaving
            for guest in guests:
                await guest.enter(await guest.open())
            health = await guests[0].get("/health")
            assert (health["status"], health["connections"]) == ("ok", 2 * WORKERS)
            text = httpx.get(f"{running.url}/metrics").text
            assert f"wormery_workers {WORKERS}\n" in text
            assert f"wormery_connections {2 * WORKERS}\n" in text

    asyncio.run(scenario())


def test_a_worker_is_killed_while_people_play(tmp_path: Path) -> None:
    """Nothing acknowledged is lost, and those at other workers do not even notice."""
    store = str(tmp_path / "w.db")

    async def scenario(process: ServerProcess) -> None:
        players = [p for _ in range(2 * WORKERS) for p in await players_at_new_table(process.url)]
        over, random = asyncio.Event(), Random("kill a worker")
        playing = [asyncio.create_task(player.play(over)) for player in players]
        for killed in range(WORKERS):
            await all_move(players)
            await asyncio.sleep(random.random() / 4)
            others = [p for p in players if file_of(TableId(p.table)) != killed]
            sockets = [player.person.socket for player in others]
            os.kill(_workers_of(process)[0], signal.SIGKILL)  # the others moved up
            await all_move(players)
            assert [player.person.socket for player in others] == sockets
        over.set()
        for player in players:
            await player.person.leave()
        await asyncio.gather(*playing)
        process.stop()
        await audit(store, players)

    with server(store, workers=WORKERS) as process:
        asyncio.run(scenario(process))


def test_a_worker_that_hangs_is_told_of_and_replaced(tmp_path: Path) -> None:
    """Whoever asks hears of it from the others; those who played there go on at a new one."""

    async def health(process: ServerProcess) -> tuple[int, str]:
        answer = await asyncio.to_thread(httpx.get, f"{process.url}/health", timeout=20)
        return answer.status_code, answer.json()["store"]

    async def scenario(process: ServerProcess) -> None:
        async with people(process.url, "Ann", "Ben") as (ann, ben):
            table = await ann.open(options={"goal": 100})
            await begin(table, ann, ben)
            moved = await ann.play(0, add(), "mine")
            worker = file_of(TableId(table))
            hangs = _workers_of(process)[worker]
            os.kill(hangs, signal.SIGSTOP)
            assert await health(process) == (503, f"worker {worker} does not answer")
            while hangs in _workers_of(process):
                await asyncio.sleep(0.05)
            await ann.leave()
            await _come_back(ann, table)
            again = await ann.play(0, add(), "mine")
            assert (again["type"], again["version"]) == ("done", moved["version"])
            assert await health(process) == (200, "ok")

    with server(str(tmp_path / "w.db"), workers=2, worker_seconds=6.0) as process:
        asyncio.run(scenario(process))


def test_the_number_of_workers_changes_from_start_to_start(tmp_path: Path) -> None:
    """All tables and guests are there with more workers, with fewer, and with one."""
    store = str(tmp_path / "w.db")
    tables: list[str] = []
    tokens: list[str] = []

    async def scenario(url: str) -> None:
        async with people(url, "Ann", "Ben") as (ann, ben):
            tokens[:] = tokens or [ann.token, ben.token]
            ann.token, ben.token = tokens
            mine = {each["table"] for each in await ann.get("/api/mine")}
            assert set(tables) <= mine
            for table in tables:
                await ann.enter(table)
                total = (await ann.until("shown"))["view"]["total"]
                moved = await ann.play(0, add(), uuid4().hex)
                assert moved["changes"]["total"] == total + 1
                await ben.enter(table)
                await ben.play(1, add(), uuid4().hex)
                await ann.leave()
                await ben.leave()
            for _ in range(3):
                tables.append(await ann.open(options={"goal": 1_000}))
                await begin(tables[-1], ann, ben)
                await ann.play(0, add())
                await ben.play(1, add())
                await ann.leave()
                await ben.leave()

    for workers in (1, 3, 2, 1):
        with server(store, workers=workers) as process:
            asyncio.run(scenario(process.url))
    assert {file_of(TableId(table)) for table in tables} == {0, 1, 2}


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_everybody_stops_when_the_supervisor_is_told_to(tmp_path: Path, number: int) -> None:
    """People are told when to come back, and no process is left."""
    process = ServerProcess(str(tmp_path / "w.db"), workers=2)
    process.start()
    workers = _workers_of(process)

    async def scenario() -> None:
        async with people(process.url, "Ann", "Ben") as guests:
            for guest in guests:
                await guest.enter(await guest.open())
                await guest.until("shown")
            os.kill(process.pid, number)
            for guest in guests:
                assert (await guest.until("closing"))["reason"] == "stopping"

    asyncio.run(scenario())
    assert process.wait() == 0
    assert not any(_is_alive(pid) for pid in workers)


def test_a_reload_puts_new_workers_in_the_places_of_all(tmp_path: Path) -> None:
    """One after another; whoever is at a table comes back to it."""
    with server(str(tmp_path / "w.db"), workers=2) as process:
        before = _workers_of(process)

        async def scenario() -> None:
            async with people(process.url, "Ann", "Ben") as guests:
                tables = [await guest.open() for guest in guests]
                os.kill(process.pid, signal.SIGHUP)
                while set(before) & set(_workers_of(process)) or len(_workers_of(process)) < 2:
                    await asyncio.sleep(0.05)
                for guest, table in zip(guests, tables, strict=True):
                    await guest.enter(table)
                    await guest.until("shown")

        asyncio.run(scenario())


def test_workers_end_with_their_supervisor(tmp_path: Path) -> None:
    """However it ends: nobody serves tables whom nobody looks after."""
    process = ServerProcess(str(tmp_path / "w.db"), workers=2)
    process.start()
    workers = _workers_of(process)
    process.kill()
    for _ in range(400):
        if not any(_is_alive(pid) for pid in workers):
            return
        time.sleep(0.05)
    raise AssertionError(workers)


@pytest.mark.parametrize("after", [0.0, 0.5, 1.0, 1.5])
def test_a_server_whose_workers_have_just_died_stops_when_told(
    tmp_path: Path, after: float
) -> None:
    """Whoever was about to be put in their places is not left behind, serving for nobody."""
    process = ServerProcess(str(tmp_path / "w.db"), workers=2)
    process.start()
    for pid in _workers_of(process):
        os.kill(pid, signal.SIGKILL)
    time.sleep(after)  # a new worker comes after a second
    assert process.stop() == 0


def test_a_server_that_cannot_begin_says_so_and_ends(tmp_path: Path) -> None:
    """No worker is tried again and again that has no port, no file, no chance."""
    with server(str(tmp_path / "w.db"), workers=2):
        second = ServerProcess(str(tmp_path / "w.db"), workers=2)
        with pytest.raises(AssertionError, match="in use by another server"):
            second.start()


@pytest.mark.postgres
def test_a_killed_worker_is_replaced_at_once_with_postgres_too() -> None:
    """However long the lease of the dead one: its end was seen."""
    store = new_database()

    async def scenario(process: ServerProcess) -> None:
        async with people(process.url, "Ann", "Ben") as (ann, ben):
            tables = [await ann.open(options={"goal": 100}) for _ in range(2)]
            for table in tables:
                await begin(table, ann, ben)
                moved = await ann.play(0, add(), "mine")
                for pid in _workers_of(process):
                    os.kill(pid, signal.SIGKILL)
                for person in (ann, ben):
                    with contextlib.suppress(ConnectionClosed):
                        await person.until("never")
                    await person.leave()
                began = time.monotonic()
                await _come_back(ann, table)
                assert time.monotonic() - began < 60  # the lease is ten minutes
                again = await ann.play(0, add(), "mine")
                assert (again["type"], again["version"]) == ("done", moved["version"])
                await ann.leave()
                await ben.leave()

    with server(store, workers=2, lease=600.0) as process:
        asyncio.run(scenario(process))


async def _come_back(person: Person, table: str) -> None:
    while True:
        try:
            await person.enter(table)
            await person.until("shown")
        except Exception:  # whatever a client sees of a server that is just starting
            await asyncio.sleep(0.1)
        else:
            return


def _workers_of(process: ServerProcess) -> list[int]:
    """The processes of the workers, in the order in which they were first started."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    return [int(pid) for pid in children]


def _is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"
