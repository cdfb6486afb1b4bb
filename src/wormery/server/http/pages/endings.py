"""Who played a game and how it ended: what pictures and links tell long after it.

The listing of a table knows who sits there now: since then somebody may have left, all may have
changed seats, and another game may be over. So a game is read from its log, in a job process.
"""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from msgspec import Struct
from starlette.requests import Request

from wormery.core import AnyGame, Outcome, decode, encode
from wormery.server.http.replays.logs import read_log
from wormery.server.http.replays.replays import game_in, over
from wormery.server.http.responses import address
from wormery.server.http.routes import Routes
from wormery.server.jobs.queue import QueueLimit
from wormery.store.ids import TableId

MOST_KEPT: Final = 256
"""Answers of a kind that are kept to be given again."""

AnswerT = TypeVar("AnswerT")


class Kept(Generic[AnswerT]):
    """Answers that will not change, the latest of them."""

    def __init__(self) -> None:
        self._answers: OrderedDict[Hashable, AnswerT] = OrderedDict()

    async def get(self, key: Hashable, ask: Callable[[], Awaitable[AnswerT]]) -> AnswerT:
        """What is known, or what *ask* finds out, which is then known."""
        if key not in self._answers:
            self._answers[key] = await ask()
            if len(self._answers) > MOST_KEPT:
                self._answers.popitem(last=False)
        return self._answers[key]


class Ending(Struct, frozen=True):
    """The names of those who played, or their bots, by seat, and how it ended."""

    seats: tuple[tuple[str, str | None], ...]
    outcome: Outcome | None


class Endings:
    """How games ended, by their logs."""

    def __init__(self, routes: Routes) -> None:
        self._routes = routes
        self._places = QueueLimit(32, 12)
        self._kept: Kept[Ending] = Kept()

    async def find(self, request: Request, table: TableId, number: int) -> Ending:
        """A game of a table; 0 is the last one, which may be another one later."""

        async def read() -> Ending:
            return await self._read(address(request), table, number)

        return await (self._kept.get((table, number), read) if number else read())

    async def _read(self, who: str, table: TableId, number: int) -> Ending:
        async def arguments() -> tuple[Any, ...]:
            return await read_log(self._routes.house.store, table), number

        with self._places.place(who):
            told = await self._routes.jobs.run_with(who, ending_told, arguments)
        read: Ending = decode(Ending, told)
        return read


# What follows is done in a job process


def ending_told(games: Mapping[str, AnyGame], entries: Sequence[bytes], number: int) -> bytes:
    """How a game ended, as JSON."""
    seating = over(game_in(games, entries), entries, number)[-1].after.seating
    seats = tuple((chair.name, chair.bot) for chair in seating.chairs)
    return encode(Ending(seats, seating.outcome))
