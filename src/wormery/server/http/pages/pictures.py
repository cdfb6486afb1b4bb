"""How a game ended, as its own package draws it: SVG, and PNG where that can be made of it."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from wormery.core import AnyGame, Refusal, decode, encode
from wormery.core.heads import Sitter
from wormery.server.http.pages.endings import Kept
from wormery.server.http.pages.painting import can_paint, letters_in, painted
from wormery.server.http.replays.logs import read_log
from wormery.server.http.replays.replays import game_in, number_in, over
from wormery.server.http.responses import HttpProblem, address, table_in
from wormery.server.http.routes import Routes
from wormery.server.jobs.queue import QueueLimit
from wormery.words import Language, language_of_header, names_on

A_DAY = "public, max-age=86400"
"""What is over does not change; the last game of a table may be another one tomorrow."""


class Pictures:
    """Responses to requests for pictures."""

    def __init__(self, routes: Routes, client: Path) -> None:
        self._routes = routes
        self._letters = letters_in(client)
        self._places = QueueLimit(32, 12)
        self._kept: Kept[str] = Kept()

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
        language = language_of_header(request.headers.get("accept-language", ""))

        async def arguments() -> tuple[Any, ...]:
            wanted = WantedPicture(number, language, self._letters)
            return await read_log(self._routes.house.store, table), wanted

        async def draw() -> str:
            with self._places.place(who):
                drawn: str = decode(str, await self._routes.jobs.run_with(who, told, arguments))
            return drawn

        if not number:  # the last one may be another one later
            return await draw()
        return await self._kept.get((told, table, number, language), draw)


def _picture(data: bytes, kind: str) -> Response:
    return Response(
        data, media_type=kind, headers={"Cache-Control": A_DAY, "Vary": "Accept-Language"}
    )


# What follows is done in a job process


class WantedPicture(NamedTuple):
    """Which game of a table, in whose words, and the letters to paint with."""

    number: int
    language: Language
    letters: Sequence[str] = ()


def picture_told(games: Mapping[str, AnyGame], entries: Sequence[bytes], wanted: Any) -> bytes:
    """How a game ended, as SVG in JSON."""
    return encode(picture(game_in(games, entries), entries, WantedPicture(*wanted)))


def painting_told(games: Mapping[str, AnyGame], entries: Sequence[bytes], wanted: Any) -> bytes:
    """The same as PNG, written as hexadecimal in JSON."""
    asked = WantedPicture(*wanted)
    return encode(painted(picture(game_in(games, entries), entries, asked), asked.letters))


def picture(game: AnyGame, entries: Sequence[bytes], wanted: WantedPicture) -> str:
    """What lay on the table when a game was over, and who had played it (TB-02)."""
    if game.ABOUT.picture is None:
        raise Refusal("TB-04", f"{game.ABOUT.name} has no pictures")
    scene = over(game, entries, wanted.number)[-1].after
    chairs = scene.seating.chairs
    names = names_on([(chair.name, chair.bot) for chair in chairs], wanted.language)
    people = [Sitter(name, chair.face) for name, chair in zip(names, chairs, strict=True)]
    return game.ABOUT.picture(scene.state, people)
