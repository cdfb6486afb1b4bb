"""Playing somebody at once: whoever asks is given the one who has waited longest (TB-27)."""

import secrets

from msgspec import Raw
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from wormery.core import Seat
from wormery.protocol.api import Seek, SeekInfo
from wormery.server.http.mine import my_tables
from wormery.server.http.responses import HttpProblem, body, respond, table_named
from wormery.server.http.routes import Routes
from wormery.store.directory import Guest, ListedTable
from wormery.store.ids import TableId
from wormery.store.seekers import Found, Paired, Seeker, TooManyWait, agreed
from wormery.table.clock import wall_of
from wormery.table.decisions import settled
from wormery.table.house import Open
from wormery.table.seating.commands import Sit
from wormery.table.seating.rules import Requester

FOR_TWO = 2


class Matching:
    """Responses to people who want to play somebody now."""

    def __init__(self, routes: Routes) -> None:
        self._routes = routes

    def routes(self) -> list[Route]:
        """What is asked where."""
        limited = self._routes.limited
        return [
            Route("/api/match", limited(self.seek), methods=["POST"]),
            Route("/api/match", limited(self.stop), methods=["DELETE"]),
        ]

    async def seek(self, request: Request) -> Response:
        """Find somebody, or wait; whoever has the page open asks again."""
        guest = await self._routes.must_be_guest(request)
        seeker = self._seeker(guest, await body(request, Seek))
        house = self._routes.house
        try:
            sought = await house.store.seek(seeker, wall_of(house.settings.now))
        except TooManyWait:
            raise HttpProblem(429, "TB-16", "too many wait") from None
        if isinstance(sought, Found):
            return respond(await self._found(request, guest, sought.table))
        table = (
            await self._pair(guest, sought.other, seeker) if isinstance(sought, Paired) else None
        )
        return respond(SeekInfo() if table is None else await self._found(request, guest, table))

    async def stop(self, request: Request) -> Response:
        """Wait no more; or not go to the table (`?table=`) that was found, so that others can."""
        guest = await self._routes.must_be_guest(request)
        house = self._routes.house
        await house.store.stop_seeking(guest.id)
        wanted = request.query_params.get("table", "")
        if wanted:
            me = Requester(guest.id, guest.name, guest.face)
            await self._routes.all_tables.give_up(table_named(wanted), me)
        return respond(SeekInfo())

    async def _found(self, request: Request, guest: Guest, table: TableId) -> SeekInfo:
        listing = await self._routes.house.store.listing(table)
        assert listing is not None
        found = [ListedTable(table, listing)]
        return SeekInfo(*await my_tables(self._routes, request, guest, found))

    def _seeker(self, guest: Guest, wanted: Seek) -> Seeker:
        game = self._routes.house.games.get(wanted.game)
        if game is None or FOR_TWO not in game.ABOUT.seats:
            raise HttpProblem(422, "TB-04", "that is not played by two here")
        options = bytes(settled(game, FOR_TWO, wanted.options))
        return Seeker(guest.id, wanted.game, options, wanted.flexible, guest.name, guest.face)

    async def _pair(self, guest: Guest, other: Seeker, mine: Seeker) -> TableId | None:
        """Open a table for two and seat them by lot; None if the other one has left meanwhile."""
        self._routes.must_not_open_too_many(guest)
        all_tables = self._routes.all_tables
        first = Requester(other.guest, other.name, other.face)
        second = Requester(guest.id, guest.name, guest.face)
        seats = secrets.choice(((Seat(0), Seat(1)), (Seat(1), Seat(0))))
        wanted = Open(mine.game, FOR_TWO, Raw(agreed(other, mine)), sit=seats[0])
        table = await all_tables.open(first, wanted)
        await all_tables.ask(table, second, "sit", Sit(seats[1]))
        if await self._routes.house.store.found(other.guest, table):
            return table
        for who in (first, second):  # the table is in none of their lists
            await all_tables.give_up(table, who)
        return None
