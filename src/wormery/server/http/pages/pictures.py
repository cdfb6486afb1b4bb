"""How a game ended, as its own package draws it: SVG, and PNG where that can be made of it."""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from wormery.core import AnyGame, Refusal, decode, encode
from wormery.server.http.replays.logs import read_log
from wormery.server.http.replays.replays import game_in, number_in, over
from wormery.server.http.responses import HttpProblem, address, table_in
from wormery.server.http.routes import Routes
from wormery.server.jobs.queue import QueueLimit
from wormery.store.ids import TableId

A_DAY = "public, max-age=86400"
"""What is over does not change; the last game of a table may be another one tomorrow."""

MOST_KEPT = 256
"""Pictures that are kept to be shown again."""


class Pictures:
    """Responses to requests for pictures."""

    def __init__(self, routes: Routes) -> None:
        self._routes = routes
        self._places = QueueLimit(32, 12)
        self._kept: OrderedDict[tuple[Any, TableId, int], str] = OrderedDict()

    def routes(self) -> list[Route]:
        """What is asked where."""
        limited = self._routes.limited
        return [
            Route("/api/tables/{table}/picture.svg", limited(self.svg), methods=["GET"]),
            Route("/api/tables/{table}/picture.png", limited(self.png), methods=["GET"]),
        ]

    async def svg(self, request: Request) -> Response:
        """As a drawing."""
        return _picture((await self._drawn(request, picture_told)).encode(), "image/svg+xml")

    async def png(self, request: Request) -> Response:
        """As points, for those who show no drawings: most chats."""
        if not can_paint():
            raise HttpProblem(404, "TB-04", "no painter is installed here")
        return _picture(bytes.fromhex(await self._drawn(request, painting_told)), "image/png")

    async def _drawn(self, request: Request, told: Any) -> str:
        table, who, number = table_in(request), address(request), number_in(request)
        known = self._kept.get((told, table, number))
        if known is not None:
            return known

        async def arguments() -> tuple[Any, ...]:
            return await read_log(self._routes.house.store, table), number

        with self._places.place(who):
            drawn: str = decode(str, await self._routes.jobs.run_with(who, told, arguments))
        if number:  # the last one may be another one later
            self._keep((told, table, number), drawn)
        return drawn

    def _keep(self, key: tuple[Any, TableId, int], drawn: str) -> None:
        self._kept[key] = drawn
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


def can_paint() -> bool:
    """Whether the library is here that makes points of drawings."""
    try:
        import resvg_py  # noqa: F401, PLC0415 - optional
    except ImportError:
        return False
    return True


def _picture(data: bytes, kind: str) -> Response:
    return Response(data, media_type=kind, headers={"Cache-Control": A_DAY})


# What follows is done in a job process


def picture_told(games: Mapping[str, AnyGame], entries: Sequence[bytes], number: int) -> bytes:
    """How a game ended, as SVG in JSON."""
    return encode(picture(game_in(games, entries), entries, number))


def painting_told(games: Mapping[str, AnyGame], entries: Sequence[bytes], number: int) -> bytes:
    """The same as PNG, written as hexadecimal in JSON."""
    import resvg_py  # noqa: PLC0415 - optional

    drawing = picture(game_in(games, entries), entries, number)
    return encode(bytes(resvg_py.svg_to_bytes(svg_string=drawing)).hex())


def picture(game: AnyGame, entries: Sequence[bytes], number: int = 0) -> str:
    """What lay on the table when a game was over (TB-02)."""
    if game.ABOUT.picture is None:
        raise Refusal("TB-04", f"{game.ABOUT.name} has no pictures")
    return game.ABOUT.picture(over(game, entries, number)[-1].after.state)
