"""A server that stands still, or whose wall clock is set, charges nobody for it."""

import asyncio
from pathlib import Path

from tests.server.clients import Person, add, begin, people, server
from tests.table.world import TALLY
from wormery.app import open_store
from wormery.store.ids import TableId
from wormery.table.fold import decoder
from wormery.table.seating.events import Entry, Woke

LIMIT = 2_000  # milliseconds for a move


def test_a_server_that_was_stopped_takes_nobodys_time(tmp_path: Path) -> None:
    """TB-24: stopped for longer than a move may take, with the move already on its way."""
    store = str(tmp_path / "t.db")

    async def scenario() -> str:
        async with people(process.url, "Ann", "Ben") as (ann, ben):
            table = await ann.open(options={"goal": 100, "limit": LIMIT})
            await begin(table, ann, ben)
            await ann.play(0, add())
            await ann.play(0, add())  # refused; it is not her turn, and time goes by
            process.pause()
            await ben.send({"type": "play", "request_id": "b", "seat": 1, "command": add()})
            await asyncio.sleep(1.5 * LIMIT / 1000)
            process.resume()
            while (answer := await ben.hear()).get("request_id") != "b":
                pass
            assert (answer["type"], answer["changes"]["total"]) == ("update", 2)
            woke = await ann.until("update", version=ben.version - 1)
            pong_before = await _now(ann)
            assert 0 <= pong_before - woke["table"]["zero"] < LIMIT
            await ann.play(0, add())
            return table

    with server(store) as process:
        table = asyncio.run(scenario())
    entries = asyncio.run(_entries(store, table))
    told = [event for entry in entries for event in entry.events]
    assert sum(isinstance(event, Woke) for event in told) == 1
    assert entries[-1].at < LIMIT


async def _now(person: Person) -> int:
    await person.send({"type": "ping", "sent": 0})
    now: int = (await person.until("pong"))["now"]
    return now


async def _entries(store: str, table: str) -> list[Entry[object]]:
    opened = await open_store(store)
    lines = await opened.read(TableId(table))
    await opened.close()
    return [decoder(TALLY).decode(line) for line in lines]
