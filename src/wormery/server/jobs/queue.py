"""Places in the queue: some for all and some for one address, taken before anything is read."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from wormery.server.http.responses import HttpProblem


class QueueLimit:
    """How many may be here at once."""

    def __init__(self, most: int, per_address: int) -> None:
        self._most = most
        self._per_address = per_address
        self._here: Counter[str] = Counter()

    @contextmanager
    def place(self, who: str) -> Iterator[None]:
        """A place while somebody is here; refused if there is none (TB-16)."""
        if self._here.total() >= self._most or self._here[who] >= self._per_address:
            raise HttpProblem(503, "TB-16", "busy")
        self._here[who] += 1
        try:
            yield
        finally:
            self._here[who] -= 1
            if not self._here[who]:
                del self._here[who]
