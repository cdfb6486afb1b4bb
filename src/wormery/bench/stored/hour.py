"""An hour of a house on a large store, in virtual time: what it looks at, and what it keeps."""

import asyncio
import os
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from time import process_time
from typing import Final, cast

from msgspec import Struct

from wormery.core import AnyGame
from wormery.games import tally
from wormery.store.ids import Moment
from wormery.store.sqlite.store import SqliteStore
from wormery.table.clock import SteadyClock, wall
from wormery.table.house import House
from wormery.table.settings import HouseSettings

_LOOK_S: Final = 5  # how often a house looks at what is due
_SWEEP_S: Final = 60


class Hour(Struct, frozen=True):
    """Memory in MiB at the beginning, half-way and at the end, and what came of it."""

    before_mib: float
    half_mib: float
    after_mib: float
    woken: int  # tables that were due
    kept: int  # of them in memory at the end
    cpu_s: float


def an_hour(path: Path) -> Hour:
    """Live through an hour in a process of its own, whose memory is nobody else's."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        return pool.submit(_in_a_process, path).result()


def _in_a_process(path: Path) -> Hour:
    return asyncio.run(_live(path))


class _HandClock:
    """Seconds that pass when somebody says so."""

    def __init__(self) -> None:
        self.seconds = 0
        began = wall()
        self.house = SteadyClock(
            lambda: self.seconds * 1_000_000_000,
            lambda: Moment(began + self.seconds * 1000),
            start="",
        )

    def turn(self, seconds: int) -> None:
        """A second at a time, as a house looks at its clock: nothing stands still."""
        for _ in range(seconds):
            self.seconds += 1
            self.house.look()


async def _live(path: Path) -> Hour:
    clock, woken = _HandClock(), 0
    store = await SqliteStore.open(path)
    played = {"tally": cast("AnyGame", sys.modules[tally.__name__])}
    house = House(store, played, HouseSettings(now=clock.house))

    def count(_: object) -> None:
        nonlocal woken
        woken += 1

    house.on_table.append(count)
    await house.start()
    before, began = _memory(), process_time()
    half = await _pass(house, clock.turn, 1800)
    after = await _pass(house, clock.turn, 1800)
    used, kept = process_time() - began, len(house.tables)
    await house.stop()
    await store.close()
    return Hour(before, half, after, woken, kept, round(used, 2))


async def _pass(house: House, turn: Callable[[int], None], seconds: int) -> float:
    """Let time go by; the memory at the end of it."""
    for second in range(_LOOK_S, seconds + 1, _LOOK_S):
        turn(_LOOK_S)
        house.alarms.ring()
        await house.wake_due()
        if second % _SWEEP_S == 0:
            await house.sweep()
    return _memory()


def _memory() -> float:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 2**20, 1)
