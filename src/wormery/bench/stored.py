"""What the number of stored tables changes for those who wait: nothing, it is hoped."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

from msgspec import Struct

from wormery.bench.load.client import get, post
from wormery.bench.load.process import Measurable, quantile
from wormery.store.sqlite.file import SqliteFile

_TIMES = 50
_GUESTS = 10_000


class Waited(Struct, frozen=True):
    """How long an answer took, in milliseconds, with so many finished tables in the store."""

    stored: int
    running_ms: float
    open_ms: float
    mine_ms: float
    code_ms: float
    new_table_ms: float


def fill(path: Path, count: int) -> None:
    """Make a store with so many public tables that were played to the end."""
    SqliteFile(path).close()
    if not count:
        return
    connection = sqlite3.connect(path)
    with connection:
        connection.executemany("INSERT INTO tables VALUES (?, ?)", _rows(count, "{0}", "t{0}"))
        connection.executemany(
            "INSERT INTO cards VALUES (?, ?, 1, 'over', ?, ?, NULL, 0, 0)", _cards(count)
        )
        connection.executemany("INSERT INTO seats VALUES (?, 0, ?)", _seats(count))
    connection.close()


def _rows(count: int, *shapes: str) -> Iterator[tuple[str, ...]]:
    for number in range(1, count + 1):
        yield tuple(shape.format(number) for shape in shapes)


def _cards(count: int) -> Iterator[tuple[str, str, int, bytes]]:
    for number in range(1, count + 1):
        yield f"t{number}", f"C{number:08}", number, _LISTED


def _seats(count: int) -> Iterator[tuple[str, str]]:
    for number in range(1, count + 1):
        yield f"t{number}", f"guest{number % _GUESTS}"


_LISTED = (
    b'{"game":"tally","options":{},"seats":[{"name":"Ann"},{"name":"Ben"}],"phase":"over",'
    b'"owners":[0,null]}'
)


async def asked(server: Measurable, stored: int) -> Waited:
    """Measure what people wait for."""
    port = server.port
    made = await post("127.0.0.1", port, "/api/guest", {"name": "Ann", "token": True})
    token: str = made["token"]
    wanted: dict[str, object] = {"game": "tally", "seats": 2, "public": True, "sit": 0}
    code: str = (await post("127.0.0.1", port, "/api/tables", wanted, token))["code"]
    await asyncio.sleep(1)
    return Waited(
        stored,
        await _typical(port, "/api/running", token),
        await _typical(port, "/api/tables", token),
        await _typical(port, "/api/mine", token),
        await _typical(port, f"/api/codes/{code}", token),
        await _typical(port, "/api/tables", token, wanted),
    )


async def _typical(port: int, path: str, token: str, body: Any = None) -> float:
    taken = []
    for _ in range(_TIMES):
        began = perf_counter()
        if body is None:
            await get("127.0.0.1", port, path, token)
        else:
            await post("127.0.0.1", port, path, body, token)
        taken.append(perf_counter() - began)
    return quantile(sorted(taken), 0.5)
