"""Whatever a player waits for is found by an index, however many tables are stored."""

import asyncio
from typing import Any

import asyncpg
import pytest

from tests.store.places import PostgresPlace
from wormery.chaos.services import OwnService
from wormery.store.ids import GuestId, Moment
from wormery.store.postgres import directory

pytestmark = pytest.mark.postgres

STORED = 20_000


class Explaining:
    """A connection that tells the plan of whatever is asked."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection
        self.plans: list[str] = []

    async def fetch(self, question: str, *values: object) -> list[Any]:
        """No rows, but how they would be found."""
        rows = await self._connection.fetch(f"EXPLAIN {question}", *values)
        self.plans.append("\n".join(row[0] for row in rows))
        return []

    async def fetchrow(self, question: str, *values: object) -> None:
        """The same for one."""
        await self.fetch(question, *values)


def test_no_list_reads_all_tables(postgres: OwnService) -> None:
    """With many finished tables the planner takes the indexes that are made for it."""
    place = PostgresPlace(postgres.url)

    async def whole() -> list[str]:
        await (await place.open()).close()
        connection = await asyncpg.connect(postgres.url)
        await connection.execute(f"SET search_path = {place.schema}")
        await connection.execute(
            "INSERT INTO cards (id, code, public, status, updated, guests, data)"
            " SELECT n, n, true, 'over', n, ARRAY['g' || n, 'busy'], ''"
            f" FROM generate_series(1, {STORED}) n"
        )
        await connection.execute("ANALYZE cards, seats")
        asking: Any = Explaining(connection)
        await directory.watchable(asking, Moment(STORED - 10), 50)
        await directory.open_tables(asking, 50)
        await directory.tables_of(asking, GuestId("g7"), 50)
        await directory.tables_of(asking, GuestId("busy"), 50)
        await directory.find(asking, "7")
        await connection.close()
        plans: list[str] = asking.plans
        return plans

    for plan in asyncio.run(whole()):
        assert "Seq Scan on cards" not in plan, plan
        assert "Sort" not in plan, plan  # whoever sat at all of them is shown the latest at once
