"""What is somebody's own: the tables where they sit, and the games that they have played."""

import re
from collections.abc import Sequence
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from wormery.core import Refusal
from wormery.protocol.api import MyGame, MyGames, MyTable, PutAway
from wormery.server.all_tables import Glance
from wormery.server.http.responses import HttpProblem, body, respond, table_in
from wormery.server.http.routes import Routes
from wormery.store.directory import Guest, ListedTable
from wormery.store.games import LAST, GameKey, ListedGame
from wormery.store.ids import Moment, TableId
from wormery.table.clock import wall_of
from wormery.table.listing import summary
from wormery.table.played import played_game

PAGE: Final = 30
"""Games that are told at once."""

_KEY: Final = re.compile(r"(\d{1,15})\.(\d{1,9})\.([0-9A-Za-z_-]{1,64})")


class Mine:
    """Responses to requests of somebody about their own."""

    def __init__(self, routes: Routes) -> None:
        self._routes = routes

    def routes(self) -> list[Route]:
        """What is asked where."""
        limited = self._routes.limited
        return [
            Route("/api/mine", limited(self.tables), methods=["GET"]),
            Route("/api/mine/{table}", limited(self.put_away), methods=["POST"]),
            Route("/api/played", limited(self.games), methods=["GET"]),
        ]

    async def tables(self, request: Request) -> Response:
        """Tables where you hold a seat."""
        guest = await self._routes.must_be_guest(request)
        found = await self._routes.house.store.tables_of(guest.id)
        return respond(await my_tables(self._routes, request, guest, found))

    async def put_away(self, request: Request) -> Response:
        """Leave a table out of yours, or show it again."""
        guest = await self._routes.must_be_guest(request)
        wanted = await body(request, PutAway)
        house = self._routes.house
        table, at = table_in(request), wall_of(house.settings.now) if wanted.away else None
        listing = await house.store.listing(table)
        if listing is None or guest.id not in listing.guests:
            raise HttpProblem(404, "TB-18", "you have no such table")
        await house.store.put_away(guest.id, table, at)
        return respond(wanted)

    async def games(self, request: Request) -> Response:
        """What you have played, a page of it."""
        guest = await self._routes.must_be_guest(request)
        before = _key(request.query_params.get("before", ""))
        found = await self._routes.house.store.games_of(guest.id, before, PAGE + 1)
        told = tuple(_game(each) for each in found[:PAGE])
        return respond(MyGames(told, _place(found[PAGE - 1].key) if len(found) > PAGE else ""))


async def my_tables(
    routes: Routes, request: Request, guest: Guest, listed: Sequence[ListedTable]
) -> list[MyTable]:
    """Tables as one who sits there finds them."""
    glances = await routes.all_tables.look_at([each.table for each in listed])
    return [_my_table(routes, request, guest, each, glances[each.table]) for each in listed]


def _my_table(
    routes: Routes, request: Request, guest: Guest, listed: ListedTable, glance: Glance
) -> MyTable:
    told, guests = summary(listed.listing), listed.listing.guests
    info = routes.describe_one(request, listed, glance)
    turn = glance.awaited if glance.in_memory else told.awaited
    me = guests.index(guest.id) if guest.id in guests else -1
    return MyTable(
        **{name: getattr(info, name) for name in info.__struct_fields__},
        mine=tuple(seat for seat, owner in enumerate(told.owners) if owner == me),
        awaited=turn if told.phase in ("playing", "paused") else None,
    )


def _game(listed: ListedGame) -> MyGame:
    told, key = played_game(listed.data), listed.key
    return MyGame(
        table=key.table,
        code=listed.code,
        number=key.number,
        ended=key.ended,
        game=told.game,
        options=told.options,
        seats=told.seats,
        mine=told.mine,
        outcome=told.outcome,
    )


def _place(key: GameKey) -> str:
    return f"{key.ended}.{key.number}.{key.table}"


def _key(text: str) -> GameKey:
    """Where a page begins, as the page before it said (TB-01)."""
    if not text:
        return LAST
    read = _KEY.fullmatch(text)
    if read is None:
        raise Refusal("TB-01", "no place among your games")
    return GameKey(Moment(int(read[1])), TableId(read[3]), int(read[2]))
