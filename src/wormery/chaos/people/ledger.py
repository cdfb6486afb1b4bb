"""What all clients together know: what was acknowledged, refused and seen, and what was stale."""

from collections import Counter
from dataclasses import dataclass, field

MOST_EXAMPLES = 6  # of a kind


@dataclass
class TableBook:
    """What clients know of one table."""

    game: str
    highest: int = 0  # the latest version that anybody was shown
    acknowledged: dict[str, int] = field(default_factory=dict)  # version, by the request's id
    refused: set[str] = field(default_factory=set)


class Ledger:
    """Kept by the clients, and compared with the log when all is over."""

    def __init__(self) -> None:
        self.tables: dict[str, TableBook] = {}
        self.acknowledged = 0
        self.refused = 0
        self.welcomes = 0
        self.views = 0
        self.stale = 0
        self.lost = 0  # tables and guests that a server does not know any more
        self.doubled = 0  # acknowledged at two versions
        self.examples: list[str] = []
        self._noted = Counter[str]()

    def open(self, table: str, game: str) -> None:
        """A table was opened."""
        self.tables.setdefault(table, TableBook(game))

    def acknowledge(self, table: str, request_id: str, version: int) -> None:
        """A request is in the log at this version, a server says."""
        book = self.tables[table]
        before = book.acknowledged.setdefault(request_id, version)
        if before != version:
            self.doubled += 1
            self.note("doubled", f"{table}: {request_id} acknowledged at {before} and at {version}")
        self.acknowledged += 1
        book.highest = max(book.highest, version)

    def refuse(self, table: str, request_id: str) -> None:
        """A request has changed nothing, a server says."""
        self.tables[table].refused.add(request_id)
        self.refused += 1

    def see(self, table: str, version: int) -> None:
        """Somebody was shown a version."""
        book = self.tables[table]
        self.views += 1
        book.highest = max(book.highest, version)

    def check(self, table: str, version: int, floor: int, what: str) -> None:
        """What is shown must not be older than what was known when it was asked for."""
        if version < floor:
            self.stale += 1
            self.note("stale", f"{table}: {what} of version {version}, after {floor} was seen")

    def note(self, kind: str, problem: str) -> None:
        """Keep some examples of every kind of thing that went wrong."""
        self._noted[kind] += 1
        if self._noted[kind] <= MOST_EXAMPLES:
            self.examples.append(f"{kind}: {problem}")
