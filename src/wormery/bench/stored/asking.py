"""What the number of stored tables changes for those who wait: nothing, it is hoped."""

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from wormery.bench.load.client import Socket, get, post
from wormery.bench.load.process import Measurable, free_port, quantile, wait
from wormery.bench.stored.filling import BUSIEST, OldTable, old_tables, token_of
from wormery.bench.stored.hour import Hour

_TIMES: Final = 50
_STARTS: Final = 3
_HOST: Final = "127.0.0.1"
_SERVING: Final = "wormery.bench.stored.serving"

Questions = Sequence[Callable[[], Awaitable[Any]]]


class Answers(Struct, frozen=True):
    """How long answers took, in milliseconds: the middle of fifty."""

    running: float  # what can be watched
    open: float  # public tables that wait for people
    mine: float  # the tables of somebody who has one
    code: float  # a table by its code
    new_table: float
    table: float = 0.0  # a finished one, by its id
    replay: float = 0.0  # of a finished one, each another
    busiest_mine: float = 0.0  # the tables of somebody who has sat at one of a hundred
    busiest_played: float = 0.0  # a page of the games of the same
    waking: float = 0.0  # a table that was left, from the knock until it is shown, each another


class Waited(Struct, frozen=True):
    """How it is with so many finished tables in the store, and a tenth as many that were left."""

    stored: int
    answers: Answers
    start_s: float = 0.0  # from the command until it answers
    memory_mib: float = 0.0  # then
    hour: Hour | None = None


def started(path: Path) -> tuple[float, float]:
    """Seconds until `wormery serve` answers, the middle of some, and its memory in MiB."""
    times, memory = zip(*(_start(path) for _ in range(_STARTS)), strict=True)
    return round(median(times), 2), round(median(memory), 1)


def _start(path: Path) -> tuple[float, float]:
    port = free_port()
    began = perf_counter()
    process = subprocess.Popen([sys.executable, "-m", _SERVING, str(path), str(port)])
    try:
        wait(port)
        asyncio.run(get(_HOST, port, "/health"))
        took = perf_counter() - began
        return took, Measurable(process.pid, port).memory() / 2**20
    finally:
        process.terminate()
        process.wait()


async def asked(server: Measurable, stored: int) -> Answers:
    """Measure what people wait for."""
    port = server.port
    made = await post(_HOST, port, "/api/guest", {"name": "Ann", "token": True})
    token: str = made["token"]
    wanted: dict[str, object] = {"game": "tally", "seats": 2, "public": True, "sit": 0}
    code: str = (await post(_HOST, port, "/api/tables", wanted, token))["code"]
    await asyncio.sleep(1)

    def looked_up(path: str) -> Questions:
        return [partial(get, _HOST, port, path, token)] * _TIMES

    few = Answers(
        running=await _typical(looked_up("/api/running")),
        open=await _typical(looked_up("/api/tables")),
        mine=await _typical(looked_up("/api/mine")),
        code=await _typical(looked_up(f"/api/codes/{code}")),
        new_table=await _typical(
            [partial(post, _HOST, port, "/api/tables", wanted, token)] * _TIMES
        ),
    )
    return await _asked_of_old(port, few, stored) if stored else few


async def _asked_of_old(port: int, few: Answers, stored: int) -> Answers:
    """The same, and what there is to ask of old tables."""
    over, left = _some(stored, is_over=True), _some(stored, is_over=False)

    def of_each(path: str) -> Questions:
        return [partial(get, _HOST, port, path.format(table.id)) for table in over]

    def of_busiest(path: str) -> Questions:
        return [partial(get, _HOST, port, path, token_of(BUSIEST))] * _TIMES

    return replace(
        few,
        table=await _typical(of_each("/api/tables/{}")),
        replay=await _typical(of_each("/api/tables/{}/replay")),
        busiest_mine=await _typical(of_busiest("/api/mine")),
        busiest_played=await _typical(of_busiest("/api/played")),
        waking=await _typical([partial(_visit, port, table) for table in left]),
    )


def _some(stored: int, *, is_over: bool) -> list[OldTable]:
    """Fifty tables out of all, far from each other."""
    tables = [each for each in old_tables(stored, stored // 10, 0) if each.is_over is is_over]
    return tables[:: max(1, len(tables) // _TIMES)][:_TIMES]


async def _visit(port: int, table: OldTable) -> None:
    """Come to a table as one who sits there, until it is shown."""
    shown: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def see(frame: bytes) -> None:
        if b'"view"' in frame and not shown.done():
            shown.set_result(frame)

    socket = Socket(see)
    await asyncio.get_running_loop().create_connection(lambda: socket, _HOST, port)
    socket.knock(f"{_HOST}:{port}", f"/api/tables/{table.id}/socket", token_of(table.people[1]))
    await asyncio.wait_for(shown, 10)
    socket.close()


async def _typical(questions: Questions) -> float:
    taken = []
    for ask in questions:
        began = perf_counter()
        await ask()
        taken.append(perf_counter() - began)
    return quantile(sorted(taken), 0.5)
