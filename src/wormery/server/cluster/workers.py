"""What one worker asks of the others, and answers to them."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import count, cycle
from typing import Any, Final

from msgspec import Raw
from msgspec.json import Decoder

from wormery.core import Refusal, decode, encode
from wormery.server.all_tables import AllTables, Glance, ProcessReport
from wormery.server.cluster.bus import Bus
from wormery.server.cluster.messages import (
    Answered,
    Asked,
    AskTable,
    Count,
    GiveUp,
    LookAt,
    Message,
    OpenTable,
    Question,
)
from wormery.server.cluster.placing import WorkerOf
from wormery.server.metrics import Counted
from wormery.store.ids import TableId
from wormery.store.log import StoreFailure
from wormery.table.house import Open
from wormery.table.seating.commands import TableCommand
from wormery.table.seating.rules import Requester

_LOGGER = logging.getLogger(__name__)

_PATIENCE: Final = 10.0
"""Seconds that somebody waits for a worker: one that has died is back sooner."""

_GLANCE: Final = 2.0
"""Seconds that a list, or who asks how the server is, waits for one worker."""

_READER: Final = Decoder(Message)


class AllWorkers:
    """The tables of all workers, as each of them reaches them; new ones go to each in turn."""

    def __init__(self, here: AllTables, bus: Bus, workers: int, worker_of: WorkerOf) -> None:
        self._here, self._bus = here, bus
        self._workers = range(workers)
        self._worker_of = worker_of
        self._next = cycle(self._workers)
        self._numbers = count()
        self._waiting: dict[int, asyncio.Future[Answered]] = {}
        self._answering: set[asyncio.Task[None]] = set()

    async def open(self, opener: Requester, wanted: Open) -> TableId:
        """Open a table with one of the workers."""
        opened: TableId = await self._ask(next(self._next), OpenTable(opener, wanted), str)
        return opened

    async def ask(
        self, table: TableId, requester: Requester, request_id: str, command: TableCommand
    ) -> None:
        """Ask something of a table."""
        question = AskTable(table, requester, request_id, command)
        await self._ask(self._worker_of(table), question, type(None))

    async def give_up(self, table: TableId, requester: Requester) -> None:
        """Somebody gives up all their seats, unless a game is on."""
        await self._ask(self._worker_of(table), GiveUp(table, requester), type(None))

    async def look_at(self, tables: Sequence[TableId]) -> Mapping[TableId, Glance]:
        """How it looks at tables; of a worker that is away nothing is known."""
        found = {table: Glance() for table in tables}
        theirs: dict[int, list[TableId]] = {}
        for table in tables:
            theirs.setdefault(self._worker_of(table), []).append(table)
        for some in await asyncio.gather(*(self._look(*each) for each in theirs.items())):
            found |= some
        return found

    async def reports(self) -> Sequence[ProcessReport]:
        """How all workers are."""
        return await asyncio.gather(*(self._report(worker) for worker in self._workers))

    def take(self, message: bytes) -> None:
        """Another worker asks, or answers."""
        told = _READER.decode(message)
        if isinstance(told, Asked):
            task = asyncio.create_task(self._reply(told))
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)
        elif (waiting := self._waiting.pop(told.number, None)) is not None and not waiting.done():
            waiting.set_result(told)

    async def _look(self, worker: int, tables: Sequence[TableId]) -> Mapping[TableId, Glance]:
        with suppress(StoreFailure):
            question, kind = LookAt(tuple(tables)), dict[TableId, Glance]
            found: Mapping[TableId, Glance] = await self._ask(worker, question, kind, _GLANCE)
            return found
        return {}

    async def _report(self, worker: int) -> ProcessReport:
        try:
            reports: Sequence[ProcessReport] = await self._ask(
                worker, Count(), tuple[ProcessReport], _GLANCE
            )
        except StoreFailure as problem:
            return ProcessReport(Counted(), str(problem))
        return reports[0]

    async def _ask(
        self, worker: int, question: Question, kind: Any, patience: float = _PATIENCE
    ) -> Any:
        """Ask a worker, ourselves too; Refusal, or StoreFailure if it does not answer."""
        if worker == self._bus.worker:
            return await _answer(self._here, question)
        number = next(self._numbers)
        answered = self._waiting[number] = asyncio.get_running_loop().create_future()
        try:
            if not self._bus.send(worker, encode(Asked(number, self._bus.worker, question))):
                raise StoreFailure(f"worker {worker} takes no questions")
            told = await asyncio.wait_for(answered, patience)
        except TimeoutError:
            raise StoreFailure(f"worker {worker} does not answer") from None
        finally:
            self._waiting.pop(number, None)
        return _told(told, kind)

    async def _reply(self, asked: Asked) -> None:
        try:
            answer = await _answer(self._here, asked.question)
            told = Answered(asked.number, Raw(encode(answer)))
        except Refusal as refusal:
            told = Answered(asked.number, rule=refusal.rule, detail=refusal.detail)
        except Exception as problem:
            _LOGGER.warning("a question of another worker failed", exc_info=True)
            told = Answered(asked.number, detail=repr(problem), failed=True)
        self._bus.send(asked.by, encode(told))


async def _answer(here: AllTables, question: Question) -> object:
    match question:
        case OpenTable(opener, wanted):
            return await here.open(opener, wanted)
        case AskTable(table, requester, request_id, command):
            await here.ask(table, requester, request_id, command)
            return None
        case GiveUp(table, requester):
            await here.give_up(table, requester)
            return None
        case LookAt(tables):
            return await here.look_at(tables)
        case Count():
            return await here.reports()


def _told(told: Answered, kind: Any) -> Any:
    if told.failed:
        raise StoreFailure(told.detail)
    if told.rule:
        raise Refusal(told.rule, told.detail)
    return decode(kind, bytes(told.answer))
