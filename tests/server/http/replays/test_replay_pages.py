"""Replays of long tables: page by page, off the event loop, and no more than one page at once."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, cast

import httpx
import pytest
from msgspec import Raw
from starlette.requests import Request

from tests.server.clients import ServerProcess, server
from tests.server.strangers import busy_seconds, memory_peak
from wormery.core import AnyGame, Millis, Outcome, Seat, Setup
from wormery.games import tally
from wormery.server.http.replays.replays import (
    PAGE_BYTES,
    PAGE_ENTRIES,
    SEEN_ENTRIES,
    Replays,
    WantedReplay,
    seen,
)
from wormery.server.http.responses import HttpProblem
from wormery.server.limits import Buckets
from wormery.store.ids import EMPTY, GuestId, Moment, TableId, Version
from wormery.store.leases import fresh_owner
from wormery.store.sqlite.store import SqliteStore
from wormery.table.fold import encode_entry, steps
from wormery.table.listing import listing_of
from wormery.table.seating.events import Entry, GameBegan, GameEnded, Opened, Played, ReadyTold

LONG, HUGE = 12_000, 60_000
GAME = cast("AnyGame", tally)


def _entry(*events: Any) -> bytes:
    return encode_entry(Entry(Moment(0), events, Millis(0), "somebody", "request"))


def _log(length: int, *, over: bool) -> list[bytes]:
    """A table where somebody cannot make up their mind."""
    options = Raw(b"{}")
    began = tally.begin(Setup(2, tally.Options()), Random(1))
    first = [
        _entry(Opened("tally", GuestId("g"), 2, options, f"CODE{length}{over:d}", public=True)),
        _entry(GameBegan("seed", Moment(0)), Played(tuple(began))),
    ]
    toggles = [_entry(ReadyTold(Seat(0), ready=bool(each % 2))) for each in range(length - 3)]
    outcome = Outcome((Seat(0),), "goal", (1.0, 0.0))
    return [*first, *toggles, _entry(GameEnded(outcome) if over else ReadyTold(Seat(1), True))]


async def _keep(path: Path) -> None:
    store = await SqliteStore.open(path)
    for table, length, over in (
        ("long", LONG, True),
        ("secret", LONG, False),
        ("huge", HUGE, True),
    ):
        entries = _log(length, over=over)
        *_, last = steps(GAME, entries)
        fence = await store.lease(TableId(table), fresh_owner(""), 60.0)
        listing = listing_of(last.after.seating, Moment(0))
        await store.append(TableId(table), EMPTY, entries, fence, listing)
        await store.release(TableId(table), fence)
    await store.close()


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that finds tables of many entries."""
    path: Path = tmp_path_factory.mktemp("pages") / "t.db"
    asyncio.run(_keep(path))
    with server(str(path)) as process:
        yield process


def _pages(running: ServerProcess, path: str) -> Iterator[dict[str, Any]]:
    after = 0
    while True:
        mark = "&" if "?" in path else "?"
        answer = httpx.get(f"{running.url}{path}{mark}after={after}", timeout=60)
        assert answer.status_code == 200, answer.text
        page: dict[str, Any] = answer.json()
        yield page
        after = page["version"]
        if not page["more"]:
            return


def test_a_log_comes_page_by_page_and_whole(running: ServerProcess) -> None:
    """TB-20: all that was written, in order."""
    pages = list(_pages(running, "/api/tables/long/replay"))
    assert [len(page["lines"]) for page in pages] == [PAGE_ENTRIES, PAGE_ENTRIES, LONG - 10_000]
    assert all(page["over"] for page in pages)
    assert pages[-1]["version"] == LONG
    assert pages[0]["lines"][0]["events"][0]["type"] == "opened"
    assert pages[-1]["lines"][-1]["events"][0]["type"] == "game_ended"


@pytest.mark.parametrize("eyes", ["?seat=0", ""])
def test_what_a_seat_saw_comes_page_by_page(running: ServerProcess, eyes: str) -> None:
    """Each version once."""
    pages = list(_pages(running, f"/api/tables/long/seen{eyes}"))
    assert max(len(page["lines"]) for page in pages) == SEEN_ENTRIES
    told = [line["version"] for page in pages for line in page["lines"]]
    assert told == list(range(1, LONG + 1))


def test_no_page_tells_the_log_before_the_end(running: ServerProcess) -> None:
    """TB-02, TB-20: neither the first nor a later one."""
    for after in (0, 5_000):
        answer = httpx.get(f"{running.url}/api/tables/secret/replay?after={after}", timeout=60)
        assert answer.json()["over"] is False
        assert b'"seed":"seed"' not in answer.content
        assert {line["type"] for line in answer.json()["lines"]} == {"update"}
    refused = httpx.get(f"{running.url}/api/tables/secret/seen?seat=0&after=5000", timeout=60)
    assert refused.json()["rule"] == "TB-02"


def test_a_page_has_a_bound_however_long_the_table(running: ServerProcess) -> None:
    """TB-16: a table of 200,000 entries stalled everybody and gave 62 MB to anybody."""
    httpx.get(f"{running.url}/api/tables/long/seen", timeout=60)  # a worker is warm
    before = busy_seconds(running)
    page = httpx.get(f"{running.url}/api/tables/huge/replay", timeout=60)
    assert len(page.content) < 1.2 * PAGE_BYTES
    shown = httpx.get(f"{running.url}/api/tables/huge/seen", timeout=60)
    assert len(shown.content) < 1.2 * PAGE_BYTES
    far = httpx.get(f"{running.url}/api/tables/huge/seen?after={HUGE - 10}", timeout=60)
    assert (far.status_code, far.json()) == (422, {"rule": "TB-16", "detail": "too_long"})
    assert httpx.get(f"{running.url}/api/tables/huge/record", timeout=60).status_code == 422
    assert busy_seconds(running) - before < 4.0
    assert memory_peak(running) < 500


def test_a_page_ends_where_it_is_full() -> None:
    """By the number of steps; the next begins right after."""
    entries = _log(SEEN_ENTRIES + 5, over=True)
    first = seen(GAME, entries, WantedReplay(TableId("t"), True, EMPTY, None))
    assert (len(first.entries), first.version, first.more) == (SEEN_ENTRIES, SEEN_ENTRIES, True)
    rest = seen(GAME, entries, WantedReplay(TableId("t"), True, Version(first.version), None))
    assert (len(rest.entries), rest.version, rest.more) == (5, SEEN_ENTRIES + 5, False)


class _Telling:
    """Jobs that tell as much as a server lets pass."""

    async def run(self, who: str, task: object, *arguments: object) -> bytes:  # noqa: ARG002
        return b"x" * 1_000


def test_what_uploads_come_to_counts_as_told() -> None:
    """TB-16: a file becomes thirty times as long, and waits in memory until somebody takes it."""

    async def scenario() -> list[int]:
        sparing = Replays(cast("Any", None), cast("Any", _Telling()), _told=Buckets(0.001, 2_500))
        return [(await _answered(sparing)) for _ in range(3)]

    assert asyncio.run(scenario()) == [200, 200, 429]


async def _answered(replays: Replays) -> int:
    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": b"a file", "more_body": False}

    scope = {"type": "http", "method": "POST", "headers": [], "client": ("10.0.0.1", 1)}
    try:
        return (await replays.upload(Request(scope, receive))).status_code
    except HttpProblem as problem:
        return problem.status
