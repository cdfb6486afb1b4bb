"""Whatever servers do, in whatever order, a store results as a simple model of it would."""

import asyncio
import tempfile
from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from tests.store.places import ANNA, BERT, LONG, Place, PostgresPlace, SqlitePlace
from wormery.chaos.services import OwnService
from wormery.store.ids import Fence, TableId, Version
from wormery.store.leases import Held, Owner
from wormery.store.log import Conflict
from wormery.store.store import Store

tables = st.sampled_from([TableId("a"), TableId("b"), TableId("c")])
owners = st.sampled_from([ANNA, BERT])
ttls = st.sampled_from([0.0, LONG])
contents = st.lists(st.binary(max_size=5), max_size=3)
off_by = st.sampled_from([0, 0, 0, 0, -1, 1])
ages = st.sampled_from([0, 0, 0, 0, 1, 2])  # 0 is the latest fence
wishes = st.tuples(tables, off_by, contents, ages)


@dataclass
class Desk:
    """What the model knows of a table."""

    entries: list[bytes] = field(default_factory=list)
    owner: Owner | None = None
    fence: Fence | None = None  # the one that may write
    fences: list[Fence] = field(default_factory=list)  # all that were given


class History(RuleBasedStateMachine):
    """Servers lease, append, release, lapse and restart."""

    def __init__(self) -> None:
        super().__init__()
        self._place = self.place()
        self._loop = asyncio.new_event_loop()
        self._desks: dict[TableId, Desk] = {}
        self._alive: set[Owner] = set()

    @abstractmethod
    def place(self) -> Place:
        """An empty place."""

    @initialize()
    def open(self) -> None:
        self._store = self._loop.run_until_complete(self._place.open())

    @rule()
    def reopen(self) -> None:
        self._loop.run_until_complete(self._store.close())
        self.open()
        if not self._place.keeps_leases:
            self._alive.clear()
            for desk in self._desks.values():
                desk.owner = desk.fence = None

    @rule(table=tables, owner=owners, ttl=ttls)
    def lease(self, table: TableId, owner: Owner, ttl: float) -> None:
        self._hear_of(owner, ttl)
        desk = self._desk(table)
        if desk.owner != owner and desk.owner in self._alive:
            with pytest.raises(Held):
                self._loop.run_until_complete(self._store.lease(table, owner, ttl))
            return
        fence = self._loop.run_until_complete(self._store.lease(table, owner, ttl))
        assert all(fence > older for older in desk.fences)
        desk.owner, desk.fence = owner, fence
        desk.fences.append(fence)

    @rule(owner=owners, ttl=ttls)
    def renew(self, owner: Owner, ttl: float) -> None:
        alive = self._loop.run_until_complete(self._store.renew(owner, ttl))
        assert alive == (owner in self._alive)
        self._hear_of(owner, ttl)

    @rule(table=tables, age=ages)
    def release(self, table: TableId, age: int) -> None:
        desk = self._desk(table)
        fence = self._fence(desk, age)
        self._loop.run_until_complete(self._store.release(table, fence))
        if fence == desk.fence:
            desk.owner = desk.fence = None

    @rule(batch=st.lists(wishes, min_size=1, max_size=6))
    def append(self, batch: Sequence[tuple[TableId, int, list[bytes], int]]) -> None:
        """All at once: they are kept one after another in the order they were asked."""
        expected: list[object] = []
        asked = []
        for table, off, entries, age in batch:
            desk = self._desk(table)
            fence = self._fence(desk, age)
            version = Version(max(0, len(desk.entries) + off))
            if fence == desk.fence and version == len(desk.entries):
                desk.entries += entries
                expected.append(len(desk.entries))
            else:
                expected.append(Conflict)
            asked.append((table, version, entries, fence))
        results = self._loop.run_until_complete(_append_all(self._store, asked))
        told = [Conflict if isinstance(each, Conflict) else each for each in results]
        assert told == expected

    @rule(table=tables, after=st.integers(0, 5))
    def read(self, table: TableId, after: int) -> None:
        entries = self._loop.run_until_complete(self._store.read(table, Version(after)))
        assert entries == self._desk(table).entries[after:]

    @invariant()
    def everything_is_there(self) -> None:
        for table, desk in self._desks.items():
            assert self._loop.run_until_complete(self._store.read(table)) == desk.entries
            holder = desk.owner if desk.owner in self._alive else None
            assert self._loop.run_until_complete(self._store.owner_of(table)) == holder

    def teardown(self) -> None:
        if hasattr(self, "_store"):
            self._loop.run_until_complete(self._store.close())
        self._loop.run_until_complete(self._loop.shutdown_default_executor())
        self._loop.close()

    def _desk(self, table: TableId) -> Desk:
        return self._desks.setdefault(table, Desk())

    def _fence(self, desk: Desk, age: int) -> Fence:
        return desk.fences[-1 - age] if age < len(desk.fences) else Fence(0)

    def _hear_of(self, owner: Owner, ttl: float) -> None:
        if ttl:
            self._alive.add(owner)
        else:
            self._alive.discard(owner)


async def _append_all(
    store: Store, asked: Sequence[tuple[TableId, Version, list[bytes], Fence]]
) -> list[object]:
    appended = [store.append(*each) for each in asked]
    return list(await asyncio.gather(*appended, return_exceptions=True))


def _explore(history: type[History]) -> None:
    run_state_machine_as_test(history, settings=settings(max_examples=25, stateful_step_count=20))


def test_sqlite_answers_as_the_model_does(tmp_path: Path) -> None:
    class InAFile(History):
        def place(self) -> Place:
            return SqlitePlace(Path(tempfile.mkdtemp(dir=tmp_path)) / "wormery.db")

    _explore(InAFile)


@pytest.mark.postgres
def test_postgres_answers_as_the_model_does(postgres: OwnService) -> None:
    class InASchema(History):
        def place(self) -> Place:
            return PostgresPlace(postgres.url)

    _explore(InASchema)
