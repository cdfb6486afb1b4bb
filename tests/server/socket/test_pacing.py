"""Processor time of messages: whoever uses too much of it waits alone."""

import asyncio
from pathlib import Path
from time import thread_time

import httpx
import pytest

from tests.server.clients import Person, begin, people, server
from wormery.server.limits import Bucket
from wormery.server.metrics import Metrics
from wormery.server.socket.pacing import MOST_WAITING, Pace

STINGY = {"message_work_rate": 0.05, "message_work_burst": 0.0}


class Worker:
    """Handles messages; `work` takes long, everything else no time worth telling."""

    def __init__(self, allowance: Bucket) -> None:
        self.handled: list[bytes] = []
        self.is_here = True
        self.metrics = Metrics()
        self.pace = Pace(self.handle, allowance, self.metrics, lambda: self.is_here)

    def handle(self, text: bytes) -> None:
        """Work in earnest."""
        until = thread_time() + (0.004 if text.startswith(b"work") else 0)
        while thread_time() < until:
            pass
        self.handled.append(text)


async def handled(worker: Worker, count: int) -> None:
    """Wait until so many messages are handled."""
    while len(worker.handled) < count:
        await asyncio.sleep(0.001)


def test_whoever_works_us_too_hard_waits_and_keeps_the_order() -> None:
    """TB-16"""

    async def scenario() -> None:
        hostile, other = (Worker(Bucket(0.2, 0.0)) for _ in range(2))
        messages = [b"work %d" % i for i in range(5)]
        assert all(hostile.pace.receive(message) for message in messages)
        assert hostile.handled == messages[:1]
        assert other.pace.receive(b"a move")
        assert other.handled == [b"a move"]
        await handled(hostile, 5)
        assert hostile.handled == messages
        assert (hostile.metrics.slowed, other.metrics.slowed) == (5, 0)
        assert hostile.metrics.worked > 0.015

    asyncio.run(scenario())


def test_all_devices_of_a_person_share_one_allowance() -> None:
    async def scenario() -> None:
        allowance = Bucket(0.2, 0.0)
        phone, laptop = Worker(allowance), Worker(allowance)
        for device in (phone, laptop):
            device.pace.receive(b"work")
        assert allowance.wait() > 0
        laptop.pace.receive(b"a move")
        assert laptop.handled == [b"work"]
        await handled(laptop, 2)

    asyncio.run(scenario())


def test_little_waits_and_nothing_of_who_has_left() -> None:
    async def scenario() -> None:
        worker = Worker(Bucket(0.5, 0.0))
        worker.pace.receive(b"work")
        assert all(worker.pace.receive(b"more") for _ in range(MOST_WAITING))
        assert not worker.pace.receive(b"too much")
        worker.is_here = False
        while worker.pace.is_waiting:
            await asyncio.sleep(0.001)
        worker.is_here = True
        assert worker.pace.receive(b"back")
        assert worker.handled == [b"work", b"back"]

    asyncio.run(scenario())


def test_what_is_not_used_is_saved_up_to_a_bound() -> None:
    bucket = Bucket(1.0, 0.5)
    bucket.spend(0.4)
    assert bucket.wait() == 0
    bucket.spend(2.1)
    assert 1.5 < bucket.wait() <= 2.0


@pytest.mark.parametrize("handover", [True, False])
def test_a_hostile_pair_keeps_no_other_table_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, handover: bool
) -> None:
    """TB-16, TB-21: two who draw as finely as they can and take back are heard later, not others.

    What they have sent is all there when somebody at another table asks; the answer to that comes
    first all the same.
    """

    async def draw(person: Person, seat: int, pieces: list[object]) -> None:
        for piece in pieces:
            await person.send({"type": "stream", "seat": seat, "piece": piece})
        await person.send({"type": "ping", "sent": 7})

    async def scenario(url: str) -> None:
        async with people(url, "Ann", "Ben", "Cat", "Dan", "Eve") as (ann, ben, cat, dan, eve):
            table = await ann.open("wormlord", seats=4, options={"teams": [2, 2]})
            await begin(table, ann, ben, cat, dan)
            await eve.enter(await eve.open("tally"))
            await eve.until("presence")
            for seat, person in enumerate((ann, ben)):
                await draw(person, seat, fine_line(1000 + 1000 * seat))
            await eve.send({"type": "ping", "sent": 9})
            answered = [(await person.until("pong"))["now"] for person in (eve, ann, ben)]
            assert answered[0] < min(answered[1:]), answered
            assert await slowed(url) > 2
            assert not any("TB-16" in frame for frame in (*ann.frames, *ben.frames))

    monkeypatch.setenv("WORMERY_NO_NUMBA", "1")  # as dear as it gets
    with server(str(tmp_path / "t.db"), handover=handover, **STINGY) as running:
        asyncio.run(scenario(running.url))


def fine_line(y: int) -> list[object]:
    """A line by steps of one unit, and then most of it taken back and drawn again."""
    rows = [[400 + i, y, 0, 0] for i in range(256)]
    pieces: list[object] = [["grab", 1, 1, "weave"]]
    pieces += [["pay", 1, seq, 0, rows[64 * seq : 64 * seq + 64]] for seq in range(4)]
    pieces += [["pay", 1, seq, 20, rows[236:]] for seq in range(4, 10)]
    return pieces


async def slowed(url: str) -> int:
    """How often somebody had to wait."""
    async with httpx.AsyncClient() as http:
        page = (await http.get(f"{url}/metrics")).text
    told = next(line for line in page.splitlines() if line.startswith("wormery_slowed_total"))
    return int(told.split()[1])
