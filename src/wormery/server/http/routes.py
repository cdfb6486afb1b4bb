"""Every HTTP route: guests, games, tables, invitations and replays."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial

from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from wormery import __version__
from wormery.core import Refusal, choices, encode
from wormery.protocol.api import (
    GameInfo,
    GuestInfo,
    Health,
    NewGuest,
    NewTable,
    OptionInfo,
    Problem,
    TableInfo,
)
from wormery.server.all_tables import AllTables, Glance, Here
from wormery.server.hosts import Hosts
from wormery.server.http.advice import advice_told
from wormery.server.http.guests import COOKIE, YEAR, Guests, token_in
from wormery.server.http.pages.qr_codes import qr_code
from wormery.server.http.replays.replays import Replays
from wormery.server.http.responses import (
    HttpProblem,
    address,
    body,
    read_body,
    respond,
    respond_json,
    table_in,
)
from wormery.server.jobs.pool import Jobs
from wormery.server.jobs.queue import QueueLimit
from wormery.server.limits import Buckets, Guessing
from wormery.server.metrics import Metrics, page, summed
from wormery.server.settings import Settings
from wormery.server.socket.rooms import Rooms
from wormery.server.store_health import StoreHealth
from wormery.store.directory import Guest, ListedTable
from wormery.store.ids import Moment, TableId
from wormery.store.leases import Held
from wormery.store.log import Conflict, StoreFailure
from wormery.table.clock import wall_of
from wormery.table.house import House, Open
from wormery.table.listing import summary
from wormery.table.seating.rules import Requester
from wormery.table.settings import CODE_LETTERS

JUST_NOW = 15 * 60 * 1000
"""How long a table is shown after its game has ended, in milliseconds."""

_REFUSED_AFTER_S = 1.0  # whoever asks too fast hears of it so late, or would ask again at once

Handler = Callable[[Request], Awaitable[Response]]


@dataclass(eq=False)
class Routes:
    """Responses to HTTP requests."""

    house: House
    guests: Guests
    rooms: Rooms
    metrics: Metrics
    settings: Settings
    jobs: Jobs
    hosts: Hosts
    teaches: Callable[[str], tuple[str, ...]] = lambda _: ()  # by game: what can be learnt

    def __post_init__(self) -> None:
        settings = self.settings
        self.store_health = StoreHealth(self.house.store, partial(wall_of, self.house.settings.now))
        self.here = Here(self.house, self.rooms, self.metrics, self.store_health)
        self.all_tables: AllTables = self.here
        self._questions = QueueLimit(64, 24)
        self._guessing = Guessing(settings.code_misses_per_hour)
        self._requests = Buckets(settings.request_rate, settings.request_burst)
        self._new_guests = Buckets(settings.guests_per_hour / 3600, settings.guests_per_hour)
        self._new_tables = Buckets(settings.tables_per_hour / 3600, settings.tables_per_hour)

    def routes(self) -> list[Route]:
        """What is asked where."""
        replays = Replays(self.house, self.jobs)
        return [
            Route("/api/games", self.limited(self.games), methods=["GET"]),
            Route("/api/games/{game}/ask", self.limited(self.advice), methods=["POST"]),
            Route("/api/guest", self.limited(self.new_guest), methods=["POST"]),
            Route("/api/guest", self.limited(self.me), methods=["GET"]),
            Route("/api/tables", self.limited(self.new_table), methods=["POST"]),
            Route("/api/tables", self.limited(self.open_tables), methods=["GET"]),
            Route("/api/running", self.limited(self.running), methods=["GET"]),
            Route("/api/tables/{table}", self.limited(self.one_table), methods=["GET"]),
            Route("/api/codes/{code}", self.limited(self.by_code), methods=["GET"]),
            Route("/api/tables/{table}/replay", self.limited(replays.replay), methods=["GET"]),
            Route("/api/tables/{table}/seen", self.limited(replays.seen), methods=["GET"]),
            Route("/api/tables/{table}/record", self.limited(replays.record), methods=["GET"]),
            Route("/api/replays", self.limited(replays.upload), methods=["POST"]),
            Route(
                "/api/tables/{table}/invitation.svg",
                self.limited(self.invitation),
                methods=["GET"],
            ),
            Route("/health", self.health, methods=["GET"]),
            Route("/metrics", self.numbers, methods=["GET"]),
        ]

    async def games(self, _: Request) -> Response:
        """The games that can be played here."""
        return respond([self._game(name) for name in self.house.games])

    async def advice(self, request: Request) -> Response:
        """What a game says to a question, away from any table."""
        game = self.house.games.get(request.path_params["game"])
        if game is None or game.ABOUT.advice is None:
            raise HttpProblem(404, "TB-04", "there is nothing to ask here")
        who = address(request)
        with self._questions.place(who):
            question = await read_body(request)
            return respond_json(await self.jobs.run(who, advice_told, game.ABOUT.name, question))

    async def new_guest(self, request: Request) -> Response:
        """Become a guest, or take another name."""
        wanted = await body(request, NewGuest)
        known = await self._guest(request)
        if known is not None:
            renamed = await self.guests.rename(known, wanted.name, wanted.face)
            return respond(GuestInfo(renamed.name, renamed.face))
        if not self._new_guests.take(address(request)):
            raise HttpProblem(429, "TB-16", "too many new guests from here")
        guest, token = await self.guests.welcome(wanted.name, wanted.face)
        response = respond(GuestInfo(guest.name, guest.face, token if wanted.token else None), 201)
        response.set_cookie(
            COOKIE,
            token,
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=self._base(request).startswith("https:"),
        )
        return response

    async def me(self, request: Request) -> Response:
        """Who you are here."""
        guest = await self.must_be_guest(request)
        return respond(GuestInfo(guest.name, guest.face))

    async def new_table(self, request: Request) -> Response:
        """Open a table."""
        guest = await self.must_be_guest(request)
        wanted = await body(request, NewTable)
        self.must_not_open_too_many(guest)
        asked = Open(
            wanted.game, wanted.seats, wanted.options, wanted.public, wanted.sit, wanted.lesson
        )
        opener = Requester(guest.id, guest.name, guest.face)
        table = await self.all_tables.open(opener, asked)
        return respond(await self.info(request, table), 201)

    async def open_tables(self, request: Request) -> Response:
        """Public tables that wait for people."""
        return respond(await self.listed(request))

    async def listed(self, request: Request) -> list[TableInfo]:
        """Public tables that wait for people, as the finder shows them."""
        return await self.describe(request, await self.house.store.open_tables())

    async def running(self, request: Request) -> Response:
        """Public tables to watch."""
        since = Moment(wall_of(self.house.settings.now) - JUST_NOW)
        found = await self.describe(request, await self.house.store.watchable(since))
        return respond([each for each in found if each.phase != "open"])

    async def one_table(self, request: Request) -> Response:
        """A table, by its id."""
        return respond(await self.info(request, table_in(request)))

    async def by_code(self, request: Request) -> Response:
        """A table, by its short code."""
        (found,) = await self.describe(request, [await self.find(request)])
        return respond(found)

    async def find(self, request: Request) -> ListedTable:
        """The table whose code the path names; whoever guesses too much is told nothing."""
        who = address(request)
        if not self._guessing.may_ask(who):
            raise HttpProblem(429, "TB-16", "too many codes that are none")
        found = await self.house.store.find(tidy_code(request.path_params["code"]))
        if found is None:
            self._guessing.missed(who)
            raise HttpProblem(404, "TB-18", "there is no such table")
        return found

    def draws(self, game: str) -> bool:
        """Whether a game can show how it ended."""
        known = self.house.games.get(game)
        return known is not None and known.ABOUT.picture is not None

    async def invitation(self, request: Request) -> Response:
        """The table's link as a QR code."""
        info = await self.info(request, table_in(request))
        drawing = await asyncio.to_thread(qr_code, info.link)
        return Response(drawing, media_type="image/svg+xml")

    async def health(self, _: Request) -> Response:
        """Whether the server can take people in: it can if it can write down what they do."""
        reports = await self.all_tables.reports()
        trouble = next((each.trouble for each in reports if each.trouble), "")
        counted = summed([each.counted for each in reports])
        tables, connections = counted.tables, counted.connections
        if trouble:
            return respond(Health("store", __version__, tables, connections, trouble), 503)
        return respond(Health("ok", __version__, tables, connections))

    async def numbers(self, _: Request) -> Response:
        """Counters, as Prometheus reads them."""
        reports = await self.all_tables.reports()
        text = page(summed([each.counted for each in reports]), len(reports))
        return PlainTextResponse(text, media_type="text/plain; version=0.0.4")

    def limited(self, handler: Handler) -> Handler:
        """A handler that is asked not too often, and whose problems are answers."""

        async def answer(request: Request) -> Response:
            if not self._requests.take(address(request)):
                await asyncio.sleep(_REFUSED_AFTER_S)
                return respond(Problem("TB-16", "too fast"), 429)
            try:
                return await handler(request)
            except HttpProblem as problem:
                return respond(problem.problem, problem.status)
            except Refusal as refusal:
                return respond(Problem(refusal.rule, refusal.detail), 422)
            except Held:
                return respond(Problem("TB-18", "another server has the table"), 503)
            except (StoreFailure, Conflict) as problem:
                self.store_health.failed(problem)
                return _later(Problem("TB-17", "store"))
            except ClientDisconnect:  # nobody hears the answer
                return Response(status_code=400)

        return answer

    def _game(self, name: str) -> GameInfo:
        about = self.house.games[name].ABOUT
        options = (
            OptionInfo(c.name, c.values, c.default, c.meaning) for c in choices(about.options)
        )
        bots = tuple(sorted(self.house.settings.bots(name)))
        return GameInfo(name, tuple(about.seats), tuple(options), bots, self.teaches(name))

    async def _guest(self, request: Request) -> Guest | None:
        return await self.guests.find(token_in(request.scope["headers"]))

    def must_not_open_too_many(self, guest: Guest) -> None:
        """So many tables an hour, and no more (TB-16)."""
        if not self._new_tables.take(guest.id):
            raise HttpProblem(429, "TB-16", "too many new tables")

    async def must_be_guest(self, request: Request) -> Guest:
        """Who asks (TB-19)."""
        guest = await self._guest(request)
        if guest is None:
            raise HttpProblem(401, "TB-19", "become a guest first")
        return guest

    async def info(self, request: Request, table: TableId) -> TableInfo:
        """A table as the finder shows it, by its id (TB-18)."""
        listing = await self.house.store.listing(table)
        if listing is None:
            raise HttpProblem(404, "TB-18", "there is no such table")
        (found,) = await self.describe(request, [ListedTable(table, listing)])
        return found

    async def describe(self, request: Request, listed: Sequence[ListedTable]) -> list[TableInfo]:
        """Tables as the finder shows them."""
        glances = await self.all_tables.look_at([each.table for each in listed])
        return [self.describe_one(request, each, glances[each.table]) for each in listed]

    def describe_one(self, request: Request, listed: ListedTable, glance: Glance) -> TableInfo:
        """A table as the finder shows it, by what is known of it."""
        listing = listed.listing
        told = summary(listing)
        return TableInfo(
            table=listed.table,
            code=listing.code,
            link=f"{self._base(request)}/t/{listing.code}",
            game=told.game,
            options=told.options,
            seats=told.seats,
            phase=told.phase,
            public=listing.public,
            watching=glance.watching,
            changed=listing.updated,
        )

    def _base(self, request: Request) -> str:
        return self.hosts.base(request.scope)


def _later(problem: Problem) -> Response:
    """Not now."""
    return respond_json(encode(problem), 503, {"Retry-After": "5"})


def tidy_code(text: str) -> str:
    """A code as somebody typed it, brought into the form it is kept in."""
    return "".join(letter for letter in text.upper() if letter in CODE_LETTERS)[:12]
