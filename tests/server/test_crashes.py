"""Acknowledged means durable: the server is killed under load, again and again."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.server.clients import ServerProcess
from tests.server.crashing import Player, all_move, audit, players_at_new_table
from tests.services import new_database

ROUNDS = 4
TABLES = 6


async def _crash_again_and_again(process: ServerProcess) -> list[Player]:
    random = Random("kill -9")
    players = [player for _ in range(TABLES) for player in await players_at_new_table(process.url)]
    over = asyncio.Event()
    playing = [asyncio.create_task(player.play(over)) for player in players]
    for _ in range(ROUNDS):
        await all_move(players)
        await asyncio.sleep(random.random() / 4)
        await asyncio.to_thread(process.kill)
        await asyncio.to_thread(process.start)
    await all_move(players)
    over.set()
    for player in players:
        await player.person.leave()
    await asyncio.gather(*playing)
    return players


def test_nothing_acknowledged_is_lost_or_done_twice_with_sqlite(tmp_path: Path) -> None:
    """Promise 1, with the embedded store."""
    store = str(tmp_path / "t.db")
    process = ServerProcess(store)
    process.start()
    players = asyncio.run(_crash_again_and_again(process))
    process.kill()
    asyncio.run(audit(store, players))


@pytest.mark.postgres
def test_nothing_acknowledged_is_lost_or_done_twice_with_postgres() -> None:
    """Promise 1, with PostgreSQL: the next server waits until the lease of the dead one ends."""
    store = new_database()
    process = ServerProcess(store, lease=1.0)
    process.start()
    players = asyncio.run(_crash_again_and_again(process))
    process.kill()
    asyncio.run(audit(store, players))
