"""What goes over HTTP, as Structs: guests, games, tables and replays."""

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct, field

from wormery.core import Outcome, Seat
from wormery.store.ids import Moment
from wormery.table.listing import ListedSeat
from wormery.table.seating.events import SeatNumber
from wormery.table.seating.faces import Face


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody wants to be called."""

    name: Annotated[str, Meta(max_length=64)]
    face: Face | None = None  # None: the one you have, or any
    token: bool = False  # True: give the token in the answer too, for programs without cookies


class GuestInfo(Struct, frozen=True, omit_defaults=True):
    """Who you are here."""

    name: str
    face: str = ""
    token: str | None = None


class OptionInfo(Struct, frozen=True):
    """One option of a game."""

    name: str
    values: str
    default: str
    meaning: str


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    seats: tuple[int, ...]  # how many may sit down
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    teaches: tuple[str, ...] = ()  # "hint", "review", "lessons": what its coach offers here


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: Raw = field(default_factory=lambda: Raw(b"{}"))
    public: bool = False  # False: only those who have the link or the code find it
    sit: Annotated[Seat, Meta(ge=0, le=15)] | None = None  # sit down at once
    lesson: bool = False  # True: nobody's list of tables or games shows it


class TableInfo(Struct, frozen=True):
    """A table as the finder shows it."""

    table: str
    code: str
    link: str
    game: str
    options: Raw
    seats: tuple[ListedSeat, ...]
    phase: str
    public: bool
    watching: int  # how many look on without a seat
    changed: Moment  # when its seats or its phase last changed


class MyTable(TableInfo, frozen=True):
    """A table where you hold a seat."""

    mine: tuple[int, ...] = ()  # your seats
    awaited: tuple[int, ...] | None = None  # whose turn it is, if this server knows


class MyGame(Struct, frozen=True):
    """A game that you have played."""

    table: str
    code: str
    number: int  # of the games of its table, from 1; 0: the last one
    ended: Moment
    game: str
    options: Raw
    seats: tuple[ListedSeat, ...]
    mine: tuple[int, ...]  # your seats; none where nobody knows
    outcome: Outcome | None


class MyGames(Struct, frozen=True):
    """A page of what you have played, the latest first."""

    games: tuple[MyGame, ...]
    more: str = ""  # where the next page begins; empty: there is none


class PutAway(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a table of yours is left out of your tables until something changes there."""

    away: bool = True


class Seek(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wanted, to play with at once (TB-27); ask again every two seconds."""

    game: Annotated[str, Meta(max_length=32)]
    options: Raw = field(default_factory=lambda: Raw(b"{}"))  # for two
    flexible: bool = True  # whether somebody else's options would do as well


class SeekInfo(Struct, frozen=True):
    """Whether somebody is there."""

    table: MyTable | None = None  # go there: both sit at it; None: you wait


class Replay(Struct, frozen=True):
    """What happened at a table: after the end its log, before only what spectators saw."""

    table: str
    over: bool
    version: int  # of the last entry told
    entries: tuple[Raw, ...] = field(name="lines")
    more: bool = False  # there are more: ask again with `after` this version


class Uploaded(Struct, frozen=True):
    """What a file that somebody uploaded tells: what each seat, and `watch`, was shown."""

    game: str
    seen: dict[str, tuple[Raw, ...]]


class Health(Struct, frozen=True):
    """Whether the server can take people in."""

    status: str  # "ok"; "store" while nothing can be written, then with HTTP status 503
    version: str
    tables: int
    connections: int
    store: str = "ok"  # or what is wrong with it


class HintRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask the coach what a seat of yours could do (TB-22)."""

    seat: SeatNumber


class HintInfo(Struct, frozen=True):
    """What the coach would do, seen from a seat at a version of the table."""

    version: int
    hint: Raw  # as the game's coach tells it


class RecordsInfo(Struct, frozen=True):
    """What was last played at a table, in writing: one text for each game of a match."""

    game: str
    records: tuple[str, ...]


class ReviewRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask the coach to look at a finished game; ask again for what was found meanwhile."""

    record: Annotated[str, Meta(max_length=32_000)]
    after: Annotated[int, Meta(ge=0, le=100_000)] = 0  # remarks that you have already


class ReviewInfo(Struct, frozen=True):
    """How far a review is: it is whole when there is a remark for each part."""

    parts: int
    after: int
    remarks: tuple[Raw, ...]  # those after so many, as the game's coach tells them
    failed: bool = False  # the coach stumbled; asking again begins anew


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why a request was refused."""

    rule: str
    detail: str = ""


class Route(Struct, frozen=True):
    """One way to ask over HTTP, as the API page shows it."""

    method: str
    path: str
    meaning: str
    body: Any = None
    response: Any = None


ROUTES = (
    Route("GET", "/api/games", "The games that can be played here.", None, list[GameInfo]),
    Route("POST", "/api/games/{game}/ask", "Ask a game something away from any table."),
    Route(
        "POST", "/api/games/{game}/review", "What lost a finished game.", ReviewRequest, ReviewInfo
    ),
    Route("POST", "/api/games/{game}/lesson", "Ask the game's coach, puzzles say."),
    Route("POST", "/api/guest", "Become a guest, or take another name.", NewGuest, GuestInfo),
    Route("GET", "/api/guest", "Who you are here.", None, GuestInfo),
    Route("GET", "/api/tables", "Public tables that wait for people.", None, list[TableInfo]),
    Route(
        "GET",
        "/api/running",
        "Public tables to watch: where a game is on, then where one has just ended.",
        None,
        list[TableInfo],
    ),
    Route("POST", "/api/tables", "Open a table.", NewTable, TableInfo),
    Route("GET", "/api/mine", "Tables where you hold a seat.", None, list[MyTable]),
    Route("POST", "/api/mine/{table}", "Put a table away, or show it again.", PutAway, PutAway),
    Route(
        "GET",
        "/api/played",
        "What you have played, from `?before=` a place on; 30 at a time.",
        None,
        MyGames,
    ),
    Route("POST", "/api/match", "Play somebody now; ask again until there is one.", Seek, SeekInfo),
    Route("DELETE", "/api/match", "Wait no more; with `?table=`, leave the one that was found."),
    Route("GET", "/api/tables/{table}", "A table, by its id.", None, TableInfo),
    Route("GET", "/api/codes/{code}", "A table, by its short code.", None, TableInfo),
    Route(
        "GET",
        "/api/tables/{table}/replay",
        "What happened at a table, from `?after=` a version on; 2 MiB at most.",
        None,
        Replay,
    ),
    Route(
        "GET",
        "/api/tables/{table}/seen",
        "What one seat (`?seat=`) was shown there, from `?after=` a version on; 2 MiB at most.",
        None,
        Replay,
    ),
    Route("POST", "/api/tables/{table}/hint", "A hint from the coach.", HintRequest, HintInfo),
    Route("GET", "/api/tables/{table}/records", "A game in writing.", None, RecordsInfo),
    Route(
        "GET",
        "/api/tables/{table}/record",
        "A game (`?game=`, else the last) as text, in its game's own form; after the end.",
    ),
    Route(
        "POST",
        "/api/replays",
        "Watch a file: an answer of `/replay`, or a game's own record; 1 MiB at most.",
        None,
        Uploaded,
    ),
    Route(
        "GET",
        "/api/tables/{table}/picture.svg",
        "How a game (`?game=`, else the last) ended, drawn; also `.png` where the server can.",
    ),
    Route(
        "GET",
        "/api/tables/{table}/gathering.png",
        "Who sits at a table and how many are missing, where the server can paint.",
    ),
    Route("GET", "/api/tables/{table}/invitation.svg", "The table's link as a QR code."),
    Route("GET", "/api/tables/{table}/socket", "The WebSocket of a table; see the protocol."),
    Route("GET", "/health", "Whether the server can take people in.", None, Health),
    Route("GET", "/metrics", "Counters, as Prometheus reads them."),
)
"""Every way to ask, in the order of the API page."""
