"""Large pages for what tables are made of: less to look up for whoever touches a little of each.

The values of hundreds of tables lie all over the memory of a process, and a processor remembers
where some thousand pages of 4 KiB are. Linux joins 512 of them into one of 2 MiB where it is asked
to (MADV_COLLAPSE, since 6.1). Where it cannot, everything stays as it was.
"""

import asyncio
import ctypes
import logging
import os
import sys
from array import array
from collections.abc import Callable, Collection, Sequence
from functools import cache
from pathlib import Path
from typing import Final

_LOGGER = logging.getLogger(__name__)

BLOCK: Final = 2 << 20
"""Bytes of a large page."""

LOOK_S: Final = 30.0
"""Seconds between two looks for what could be joined."""

_FIRST_S: Final = 5.0  # until the first one
_PAUSE_S: Final = 0.01  # after each block: whoever needs new memory meanwhile has to wait for it
_SMALL: Final = 4096
_MOSTLY: Final = 384  # of 512 small pages: what is not there would have to be filled up
_COLLAPSE: Final = 25


class LargePages:
    """Sees to it that the memory of this process is in large pages, a block after another."""

    def __init__(self) -> None:
        self.joined: set[int] = set()  # where blocks begin
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look, if this system knows large pages."""
        if _advise() is not None and _are_readable():
            self._task = asyncio.get_running_loop().create_task(self._keep())

    def stop(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def look(self) -> None:
        """Join what is there by now."""
        blocks = await asyncio.to_thread(_blocks)
        self.joined &= set(blocks)
        for block in await asyncio.to_thread(_filled, blocks, self.joined):
            if await asyncio.to_thread(_join, block):
                self.joined.add(block)
            await asyncio.sleep(_PAUSE_S)

    async def _keep(self) -> None:
        wait = _FIRST_S
        try:
            while True:
                await asyncio.sleep(wait)
                await self.look()
                wait = LOOK_S
        except OSError:
            _LOGGER.exception("memory stays in small pages")


def _are_readable() -> bool:
    return os.access("/proc/self/maps", os.R_OK) and os.access("/proc/self/pagemap", os.R_OK)


def _blocks() -> Sequence[int]:
    """Where this process has memory of its own that fills a large page."""
    found: list[int] = []
    for line in Path("/proc/self/maps").read_text("utf-8").splitlines():
        place, mode, _, _, inode, *name = line.split(maxsplit=5)
        if mode == "rw-p" and inode == "0" and name in ([], ["[heap]"]):
            start, end = (int(edge, 16) for edge in place.split("-"))
            found += range(-(-start // BLOCK) * BLOCK, end - BLOCK + 1, BLOCK)
    return found


def _filled(blocks: Sequence[int], joined: Collection[int]) -> Sequence[int]:
    """Those that are used nearly all, and not joined yet."""
    with Path("/proc/self/pagemap").open("rb", buffering=0) as pages:

        def is_filled(block: int) -> bool:
            pages.seek(block // _SMALL * 8)
            words = array("q", pages.read(BLOCK // _SMALL * 8))  # the highest bit: it is there
            return sum([word < 0 for word in words]) >= _MOSTLY

        return [block for block in blocks if block not in joined and is_filled(block)]


def _join(block: int) -> bool:
    """Make one large page of a block; False where Linux would not."""
    advise = _advise()
    return advise is not None and advise(block, BLOCK, _COLLAPSE) == 0


@cache
def _advise() -> Callable[[int, int, int], int] | None:
    """madvise(2); a call lets other threads of Python run."""
    if sys.platform != "linux":
        return None
    advise = ctypes.CDLL(None).madvise
    advise.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)
    found: Callable[[int, int, int], int] = advise
    return found
