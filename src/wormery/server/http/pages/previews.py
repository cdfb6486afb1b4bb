"""What a chat shows of a link to a table or a replay: words and a picture, in the page's head.

Chats read no scripts, so the words stand in the page that is sent; the page itself is the same.
"""

from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from wormery.protocol.api import TableInfo
from wormery.server.all_tables import Glance
from wormery.server.http.pages.pictures import can_paint
from wormery.server.http.pages.static import page_in
from wormery.server.http.replays.replays import number_in
from wormery.server.http.responses import HttpProblem
from wormery.server.http.routes import Routes
from wormery.store.directory import ListedTable
from wormery.store.log import StoreFailure
from wormery.table.listing import summary
from wormery.words import (
    LANGUAGES,
    Language,
    language_of_header,
    names_on,
    outcome_text,
    preview_text,
)

ICON = "/icon-512.png"
_HEAD = "</head>"


class Previews:
    """The pages whose links people send each other."""

    def __init__(self, routes: Routes, client: Path) -> None:
        self._routes = routes
        self._pages = {
            each: page_in(client, each).read_text(encoding="utf-8") for each in LANGUAGES
        }

    def routes(self) -> list[Route]:
        """What is asked where."""
        page = self._routes.limited(self.page)
        return [Route("/t/{code}", page), Route("/replay/{code}", page)]

    async def page(self, request: Request) -> Response:
        """The page, with a head that says what the link is about; without it if nobody knows."""
        language = language_of_header(request.headers.get("accept-language", ""))
        page = self._pages[language]
        try:
            listed = await self._routes.find(request)
        except (HttpProblem, StoreFailure):
            return _html(page)
        words = self._words(request, listed, language)
        return _html(page.replace(_HEAD, f"{_tags(words)}{_HEAD}", 1))

    def _words(self, request: Request, listed: ListedTable, language: Language) -> dict[str, str]:
        info = self._routes.describe_one(request, listed, Glance())
        base = info.link.removesuffix(f"/t/{info.code}")
        is_over = info.phase == "over"
        number = number_in(request)
        nth = f"?game={number}" if number else ""
        picture = f"/api/tables/{info.table}/picture.png{nth}"
        drawn = is_over and can_paint() and self._routes.draws(info.game)
        return {
            "og:site_name": "Wormery",
            "og:type": "website",
            "og:title": preview_text(info.game, _taken(info, language), language, is_over=is_over),
            "og:description": _told(listed, info, language),
            "og:url": base + request.url.path,
            "og:image": base + (picture if drawn else ICON),
        }


def _names(info: TableInfo, language: Language) -> list[str]:
    return names_on([(place.name, place.bot) for place in info.seats], language)


def _taken(info: TableInfo, language: Language) -> list[str]:
    return [name for name in _names(info, language) if name]


def _told(listed: ListedTable, info: TableInfo, language: Language) -> str:
    """How the game ended; before, that there is a seat."""
    told = summary(listed.listing)
    if info.phase != "over" or told.outcome is None:
        return preview_text(info.game, (), language)
    return outcome_text(info.game, told.outcome, _names(info, language), language)


def _tags(words: dict[str, str]) -> str:
    tags = "".join(
        f'<meta property="{name}" content="{escape(text)}">' for name, text in words.items()
    )
    return f'{tags}<meta name="twitter:card" content="summary_large_image">'


def _html(page: str) -> Response:
    return HTMLResponse(page, headers={"Cache-Control": "no-cache", "Vary": "Accept-Language"})
