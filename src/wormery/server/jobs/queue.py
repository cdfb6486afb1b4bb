"""Places in the queue: some for all and some for one address, taken before anything is read."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field

from wormery.server.http.responses import HttpProblem


class QueueLimit:
    """How many may be here at once."""

    def __init__(
        self, most: int, per_address: int, status: int = 503, detail: str = "busy"
    ) -> None:
        self._most = most
        self._per_address = per_address
        self._status, self._detail = status, detail  # of the refusal
        self._here: Counter[str] = Counter()

    @contextmanager
    def place(self, who: str) -> Iterator[None]:
        """A place while somebody is here; refused if there is none (TB-16)."""
        if self._here.total() >= self._most or self._here[who] >= self._per_address:
            raise HttpProblem(self._status, "TB-16", self._detail)
        self._here[who] += 1
        try:
            yield
        finally:
            self._here[who] -= 1
            if not self._here[who]:
                del self._here[who]


@dataclass(eq=False)
class _Turn:
    """Whose turn it is among those of one address."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    wanted: int = 0


class Turns:
    """One at a time of each address, so that nobody keeps everything busy."""

    def __init__(self) -> None:
        self._turns: dict[str, _Turn] = {}

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Wait until nothing else is done for an address."""
        turn = self._turns.setdefault(who, _Turn())
        turn.wanted += 1
        try:
            async with turn.lock:
                yield
        finally:
            turn.wanted -= 1
            if not turn.wanted:
                del self._turns[who]
