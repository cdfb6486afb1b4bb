"""The directory: which tables there are, who has sat at them, and who the guests are."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from wormery.store.games import LAST, GameKey, ListedGame
from wormery.store.ids import GuestId, Moment, TableId
from wormery.store.seekers import Seeker, Sought

OPEN = "open"
"""The status of a table that waits for people; public ones are shown to everybody."""

OVER = "over"
"""The status of a table where no game is on."""


class CodeTaken(Exception):  # noqa: N818 - an answer: choose another code
    """Another table has this short code."""


class Listing(Struct, frozen=True):
    """What the finder shows of a table; written together with the entries that change it."""

    code: str  # short, unique, easy to read out
    public: bool
    status: str  # OPEN, OVER, or any word in between
    updated: Moment
    guests: tuple[GuestId, ...] = ()  # who holds a seat
    data: bytes = b""  # the rest, read by those who wrote it
    due: Moment | None = None  # when a server has to look after it, if nobody does before
    seen: Moment = Moment(0)  # when somebody was last there, as far as it was written down


class ListedTable(Struct, frozen=True):
    """A table and its listing."""

    table: TableId
    listing: Listing


class DueTable(Struct, frozen=True, order=True):
    """A table, and when a server has to look after it."""

    due: Moment
    table: TableId


FIRST = DueTable(Moment(-1), TableId(""))
"""What comes before all tables that are due."""


class Guest(Struct, frozen=True):
    """Somebody who plays; known by the hash of a token, never by the token."""

    id: GuestId
    token_hash: bytes
    name: str
    created: Moment
    seen: Moment
    face: str = ""


class Directory(Protocol):
    """Finding tables and guests again."""

    async def find(self, code: str) -> ListedTable | None:
        """The table with this short code."""
        ...

    async def table_count(self) -> int:
        """How many tables there are, each with a code of its own."""
        ...

    async def tables(self, after: TableId, limit: int = 100) -> Sequence[TableId]:
        """All tables that have a log, in the order of their ids, from after one of them on."""
        ...

    async def listing(self, table: TableId) -> Listing | None:
        """The listing of a table."""
        ...

    async def open_tables(self, limit: int = 50) -> Sequence[ListedTable]:
        """Public tables that wait for people, the latest change first."""
        ...

    async def watchable(self, since: Moment, limit: int = 50) -> Sequence[ListedTable]:
        """Public tables where a game is on, then those where it ended *since*; latest first."""
        ...

    async def tables_of(self, guest: GuestId, limit: int = 50) -> Sequence[ListedTable]:
        """Tables where a guest holds a seat, the latest change first; none that is put away."""
        ...

    async def put_away(self, guest: GuestId, table: TableId, at: Moment | None) -> None:
        """Leave a table out of a guest's until it changes after this moment; None: show it."""
        ...

    async def games_of(
        self, guest: GuestId, before: GameKey = LAST, limit: int = 50
    ) -> Sequence[ListedGame]:
        """What a guest has played, the latest first, from before a game on."""
        ...

    async def seek(self, seeker: Seeker, now: Moment) -> Sought:
        """Find somebody to play with, or wait; TooManyWait if there is no place (TB-27)."""
        ...

    async def found(self, guest: GuestId, table: TableId) -> bool:
        """Tell one who waits where to go; False if nobody waits any more."""
        ...

    async def stop_seeking(self, guest: GuestId) -> None:
        """Somebody waits no more."""
        ...

    async def due(
        self, until: Moment, after: DueTable = FIRST, limit: int = 100
    ) -> Sequence[DueTable]:
        """Tables that are due *until* then and that no living server holds, the earliest first."""
        ...

    async def save_absence(self, since: Moment, until: Moment) -> None:
        """Remember that no server was up in between."""
        ...

    async def absence(self, since: Moment, until: Moment) -> int:
        """For how many milliseconds in between no server was up."""
        ...

    async def guest_by_token_hash(self, token_hash: bytes) -> Guest | None:
        """Whose token this is the hash of."""
        ...

    async def save_guest(self, guest: Guest) -> None:
        """Make a guest, or what has changed about one, durable."""
        ...
