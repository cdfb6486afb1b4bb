"""Work for strangers: within time and memory, in processes that are ended and replaced."""

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.clients import ServerProcess, server
from tests.server.jobs import endless
from tests.server.strangers import dial, memory_peak, status
from wormery.app import games
from wormery.core import Refusal
from wormery.server.http.responses import HttpProblem
from wormery.server.jobs.pool import Budget, Jobs
from wormery.server.jobs.queue import QueueLimit

SMALL = Budget(at_once=1, seconds=1.0, memory_mib=128)


def _with(scenario: Callable[[Jobs], Awaitable[None]], budget: Budget = SMALL) -> None:
    async def run() -> None:
        jobs = Jobs(games(), budget)
        try:
            await scenario(jobs)
        finally:
            await jobs.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    "task",
    [endless.fill_memory, endless.turn_for_ever, endless.sleep_for_ever, endless.crash],
    ids=["memory", "processor", "clock", "crash"],
)
def test_a_job_that_takes_too_much_is_ended_and_replaced(task: Callable[..., bytes]) -> None:
    """TB-16"""

    async def scenario(jobs: Jobs) -> None:
        with pytest.raises(Refusal, match="TB-16: too_much_work"):
            await jobs.run("stranger", task)
        assert await jobs.run("ann", endless.greet, "Ann") == b"hello Ann"

    _with(scenario)


def test_a_process_stays_warm_and_knows_the_games() -> None:
    """Refusals and mistakes are answers; whatever is printed is none."""

    async def scenario(jobs: Jobs) -> None:
        first = await jobs.run("ann", endless.who)
        with pytest.raises(Refusal, match="TB-20: log_broken"):
            await jobs.run("ann", endless.refuse)
        with pytest.raises(HttpProblem, match="TB-17"):
            await jobs.run("ann", endless.stumble)
        assert await jobs.run("ann", endless.talk) == b"quiet"
        assert await jobs.run("ann", endless.who) == first
        assert first.decode().partition(" ")[2] == ",".join(games())

    _with(scenario)


def test_one_address_does_not_keep_all_workers_busy() -> None:
    """It has one job under way at a time; others go on meanwhile."""

    async def scenario(jobs: Jobs) -> None:
        await jobs.run("ben", endless.greet, "Ben")
        stranger = [
            asyncio.create_task(jobs.run("stranger", endless.sleep_for_ever)) for _ in range(5)
        ]
        await asyncio.sleep(0.2)
        async with asyncio.timeout(30):
            assert await jobs.run("ben", endless.greet, "Ben") == b"hello Ben"
        assert not any(task.done() for task in stranger)
        for task in stranger:
            task.cancel()
        await asyncio.gather(*stranger, return_exceptions=True)

    _with(scenario, Budget(at_once=2, seconds=60.0, memory_mib=128))


def test_processes_that_nobody_needs_are_let_go() -> None:
    """And come back."""

    async def scenario(jobs: Jobs) -> None:
        first = await jobs.run("ann", endless.who)
        await asyncio.sleep(0.5)
        assert await jobs.run("ann", endless.who) != first

    _with(scenario, Budget(at_once=1, seconds=5.0, memory_mib=128, idle_s=0.05))


def test_closing_ends_what_is_under_way() -> None:
    """A server that stops does not wait for strangers: they may come again (TB-16)."""

    async def scenario(jobs: Jobs) -> None:
        await jobs.run("ann", endless.who)
        under_way = asyncio.create_task(jobs.run("stranger", endless.sleep_for_ever))
        waiting = asyncio.create_task(jobs.run("another", endless.sleep_for_ever))
        await asyncio.sleep(0.2)
        await jobs.close()
        for job in (under_way, waiting):
            with pytest.raises(HttpProblem, match="busy"):
                await job

    _with(scenario, Budget(at_once=1, seconds=600.0, memory_mib=128))


def test_closing_waits_for_no_process_that_is_only_starting() -> None:
    """On a busy machine that takes its time."""

    async def scenario(jobs: Jobs) -> None:
        job = asyncio.create_task(jobs.run("stranger", endless.sleep_for_ever))
        await asyncio.sleep(0.01)
        await jobs.close()
        with pytest.raises(HttpProblem, match="busy"):
            await job

    _with(scenario, Budget(at_once=1, seconds=600.0, memory_mib=128))


def test_only_so_many_wait() -> None:
    """TB-16: in all, and from one address."""
    places = QueueLimit(3, 2)
    with places.place("ann"), places.place("ann"):
        with pytest.raises(HttpProblem, match="busy"), places.place("ann"):
            pass
        with (
            places.place("ben"),
            pytest.raises(HttpProblem, match="busy"),
            places.place("cat"),
        ):
            pass
    with places.place("ann"):
        pass


# The same through the door


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests here."""
    path: Path = tmp_path_factory.mktemp("jobs")
    with server(str(path / "t.db"), job_seconds=2.0) as process:
        yield process


def _log(opened: str, *more: str) -> bytes:
    entries = ",".join(f'{{"wall":0,"events":[{event}]}}' for event in (opened, *more))
    return f'{{"table":"x","over":true,"version":1,"lines":[{entries}]}}'.encode()


def _opened(**changes: object) -> str:
    told = {"game": '"wormi"', "host": '"h"', "seats": "2", "options": "{}", "code": '"X"'}
    fields = {"type": '"opened"', **told, **{name: str(value) for name, value in changes.items()}}
    return "{" + ",".join(f'"{name}":{value}' for name, value in fields.items()) + "}"


BOMBS = {
    "seats": _log(_opened(seats=300_000_000)),
    "no seats": _log(_opened(seats=0)),
    "arranged": _log(_opened(), '{"type":"arranged","seats":300000000,"options":{}}'),
    "a seat before the first": _log(_opened(), '{"type":"seat_left","seat":-1}'),
    "a name": _log(
        _opened(), f'{{"type":"seat_taken","seat":0,"guest":"g","name":"{"x" * 5000}"}}'
    ),
    "nesting": b"[" * 900_000,
}


START = (
    "c5,d4,a7,b8,c9,d10,e9,f10,g9,d8,g7,f6,e5,e3,f2,d6 "
    "c8,g4,b5,e10,g8,e8,f5,e4,g6,c2,b7,f1,e2,c6,d1,a10 b"
)
MOVES = f'[Start "{START}"]\n\n{"15:f2-g3 9:g6-f7 15:g3-f2 9:f7-g6 " * 900}*\n'.encode()
"""A record that takes its time to read."""

_HEAD = f"POST /api/replays HTTP/1.1\r\nHost: x\r\nContent-Length: {len(MOVES)}\r\n\r\n"
UPLOAD = _HEAD.encode() + MOVES


@pytest.mark.parametrize("bomb", BOMBS)
def test_a_log_of_170_bytes_takes_no_memory_and_no_time(running: ServerProcess, bomb: str) -> None:
    """TB-01, TB-20: it took 2.4 GB, and everybody waited for seven seconds."""
    answer = httpx.post(f"{running.url}/api/replays", content=BOMBS[bomb], timeout=60)
    assert (answer.status_code, answer.json()["rule"]) in [(422, "TB-20"), (422, "TB-01")]
    assert memory_peak(running) < 400


def test_a_server_stops_in_good_order_though_files_wait(tmp_path: Path) -> None:
    """Whoever waits is told to come again; none of that is a mistake in the log."""
    with server(str(tmp_path / "t.db"), job_seconds=30.0) as process:
        strangers = [dial(process, UPLOAD) for _ in range(3)]
        time.sleep(1.0)
        process.stop()
    assert {status(each) for each in strangers} <= {200, 422, 503}
    assert process.log == b""


def test_a_server_stops_though_somebody_does_not_read_what_they_asked_for(tmp_path: Path) -> None:
    """They are cut in good time; uvicorn would wait for them as long as it waits for anybody."""
    with (
        server(str(tmp_path / "t.db"), job_seconds=30.0) as process,
        dial(process, UPLOAD) as stranger,
    ):
        stranger.settimeout(60)
        assert stranger.recv(12) == b"HTTP/1.1 200"  # and no more of it
        process.stop()
    assert process.log == b""


def _slowest_health(running: ServerProcess, until: threading.Event) -> float:
    slowest = 0.0
    with httpx.Client(base_url=running.url, timeout=60) as http:
        while not until.is_set():
            began = time.monotonic()
            http.get("/health").raise_for_status()
            slowest = max(slowest, time.monotonic() - began)
            time.sleep(0.02)
    return slowest


def test_nobody_waits_while_a_file_is_read(running: ServerProcess) -> None:
    """A megabyte of moves that takes its time to read; the event loop has nothing to do with it."""
    httpx.post(f"{running.url}/api/replays", content=b"warm up", timeout=60)
    done = threading.Event()
    slowest: list[float] = []
    watching = threading.Thread(target=lambda: slowest.append(_slowest_health(running, done)))
    watching.start()
    answer = httpx.post(f"{running.url}/api/replays", content=MOVES, timeout=60)
    done.set()
    watching.join()
    assert answer.status_code in (200, 422)
    assert slowest[0] < 2.0
