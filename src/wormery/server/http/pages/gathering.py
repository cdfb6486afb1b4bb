"""Who sits at a table that waits for more, as a picture: what a chat shows of an invitation."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from wormery.core import AnyGame, agree, decode, encode
from wormery.core.drawing import (
    EARTH,
    HEIGHT,
    INK,
    MOSS,
    SHEET,
    WIDTH,
    box,
    drawing,
    name,
    portrait,
)
from wormery.core.heads import MARK, Sitter
from wormery.server.http.pages.painting import can_paint, letters_in, painted
from wormery.server.http.responses import HttpProblem, address, table_in
from wormery.server.http.routes import Routes
from wormery.server.jobs.queue import QueueLimit
from wormery.table.listing import summary
from wormery.words import Language, game_title, language_of_header, names_on

SOON = "public, max-age=60"
"""Somebody else may sit down any moment."""

_GRASS = 465  # where it grows, from the top
_HOLE = "#5d4630"


class Gatherings:
    """Responses to requests for pictures of tables."""

    def __init__(self, routes: Routes, client: Path) -> None:
        self._routes = routes
        self._letters = letters_in(client)
        self._places = QueueLimit(32, 12)

    def routes(self) -> list[Route]:
        """What is asked where."""
        png = self._routes.limited(self.png)
        return [Route("/api/tables/{table}/gathering.png", png, methods=["GET"])]

    async def png(self, request: Request) -> Response:
        """Whoever sits at a table now."""
        if not can_paint():
            raise HttpProblem(404, "TB-04", "no painter is installed here")
        listing = await self._routes.house.store.listing(table_in(request))
        if listing is None:
            raise HttpProblem(404, "TB-18", "there is no such table")
        told, who = summary(listing), address(request)
        language = language_of_header(request.headers.get("accept-language", ""))
        seats = [(seat.name, seat.bot, seat.face) for seat in told.seats]
        wanted = WantedGathering(
            told.game, bytes(told.options), seats, listing.code, language, self._letters
        )
        with self._places.place(who):
            drawn = decode(str, await self._routes.jobs.run(who, gathering_told, wanted))
        kept = {"Cache-Control": SOON, "Vary": "Accept-Language"}
        return Response(bytes.fromhex(drawn), media_type="image/png", headers=kept)


# What follows is done in a job process


class WantedGathering(NamedTuple):
    """What is known of a table by its listing, and the letters to paint with."""

    game: str
    options: bytes
    seats: Sequence[tuple[str, str | None, str]]  # name, bot and face
    code: str
    language: Language
    letters: Sequence[str] = ()


def gathering_told(games: Mapping[str, AnyGame], wanted: Any) -> bytes:
    """The picture as PNG, written as hexadecimal in JSON."""
    asked = WantedGathering(*wanted)
    return encode(painted(gathering(games[asked.game], asked), asked.letters))


def gathering(game: AnyGame, wanted: WantedGathering) -> str:
    """Everybody in the colour of their side, a hole for each who is missing, and the code."""
    seats = wanted.seats
    setup = agree(game.ABOUT, len(seats), decode(dict[str, Any], wanted.options))
    skins = game.ABOUT.skins(setup)
    names = names_on([(own, bot) for own, bot, _ in seats], wanted.language)
    wide = (WIDTH - 60) / len(seats)
    size = min(230.0, wide * 0.8)
    shapes = [
        name(game_title(wanted.game, wanted.language), WIDTH / 2, 70, 900, 72),
        name(wanted.code, WIDTH / 2, 180, 900, 130, colour=MARK),
        box(0, _GRASS, WIDTH, HEIGHT - _GRASS, fill=EARTH),
        box(0, _GRASS - 8, WIDTH, 20, fill=MOSS),
    ]
    for seat, (called, (_, bot, face)) in enumerate(zip(names, seats, strict=True)):
        x = 30 + wide * (seat + 0.5)
        hole = box(x - size * 0.4, _GRASS - 12, size * 0.8, 30, fill=_HOLE, edge=INK, round_by=15)
        shapes.append(hole)
        if called or bot:
            who = Sitter(called, face)
            shapes.append(portrait(x, _GRASS - size * 0.42, size, skins[seat % len(skins)], who))
            shapes.append(name(called, x, _GRASS + 70, wide - 20, 46, colour=SHEET))
    return drawing(game_title(wanted.game, wanted.language), shapes)
