"""Memory in large pages: joined where Linux can, left alone where it cannot."""

import asyncio
import sys
from pathlib import Path

import pytest

from wormery.server import large_pages
from wormery.server.large_pages import BLOCK, LargePages


def _in_large_pages() -> int:
    """KiB of this process that are in large pages, as Linux counts them."""
    told = Path("/proc/self/smaps_rollup").read_text("ascii")
    return int(told.partition("AnonHugePages:")[2].split()[0])


@pytest.mark.skipif(sys.platform != "linux", reason="asks Linux")
def test_memory_that_is_used_is_joined_once() -> None:
    held = [bytes([number % 256]) * 4096 for number in range(16 * BLOCK // 4096)]
    pages, before = LargePages(), _in_large_pages()
    asyncio.run(pages.look())
    assert _in_large_pages() >= before + len(pages.joined) * BLOCK // 1024 // 2
    assert all(page == bytes([number % 256]) * 4096 for number, page in enumerate(held))
    joined = set(pages.joined)
    asyncio.run(pages.look())
    assert joined & pages.joined == joined  # nothing is let go of that is still used


def test_where_it_cannot_be_done_everything_stays_as_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(large_pages, "_advise", lambda: None)

    async def start_and_stop() -> bool:
        pages = LargePages()
        pages.start()
        is_looking = len(asyncio.all_tasks()) > 1
        pages.stop()
        return is_looking

    assert not asyncio.run(start_and_stop())


def test_a_block_that_linux_does_not_join_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(large_pages, "_advise", lambda: lambda *_: -1)
    held = [bytes(4096) for _ in range(8 * BLOCK // 4096)]
    pages = LargePages()
    asyncio.run(pages.look())
    assert not pages.joined
    assert len(held) == 8 * BLOCK // 4096
