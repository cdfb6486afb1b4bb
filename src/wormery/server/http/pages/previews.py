"""What a chat shows of a link to a table or a replay: words and a picture, in the page's head.

Chats read no scripts, so the words stand in the page that is sent; the page itself is the same.
"""

from asyncio import wait_for
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from wormery.core import Refusal
from wormery.server.all_tables import Glance
from wormery.server.http.pages.endings import Ending, Endings
from wormery.server.http.pages.painting import can_paint
from wormery.server.http.pages.static import page_in
from wormery.server.http.replays.replays import number_in
from wormery.server.http.responses import HttpProblem
from wormery.server.http.routes import Routes
from wormery.store.directory import ListedTable
from wormery.store.ids import TableId
from wormery.store.log import StoreFailure
from wormery.words import (
    LANGUAGES,
    Language,
    language_of_header,
    names_on,
    outcome_text,
    preview_text,
)

ICON = "/icon-512.png"
PATIENCE = 5.0  # seconds; whoever opens a link waits for its page
_HEAD = "</head>"


class Previews:
    """The pages whose links people send each other."""

    def __init__(self, routes: Routes, client: Path) -> None:
        self._routes = routes
        self._endings = Endings(routes)
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
        words = await self._words(request, listed, language)
        return _html(page.replace(_HEAD, f"{_tags(words)}{_HEAD}", 1))

    async def _words(
        self, request: Request, listed: ListedTable, language: Language
    ) -> dict[str, str]:
        info = self._routes.describe_one(request, listed, Glance())
        base = info.link.removesuffix(f"/t/{info.code}")
        is_over = info.phase == "over"
        number = number_in(request)
        nth = f"?game={number}" if number else ""
        shown = f"picture.png{nth}" if is_over else f"gathering.png?at={info.changed}"
        drawn = can_paint() and (not is_over or self._routes.draws(info.game))
        ending = await self._ending(request, listed.table, number) if is_over else None
        seats = [(each.name, each.bot) for each in info.seats] if ending is None else ending.seats
        names = names_on(seats, language)
        title = preview_text(info.game, [*filter(None, names)], language, is_over=is_over)
        told = title if is_over else preview_text(info.game, (), language)
        if ending is not None:
            told = outcome_text(info.game, ending.outcome, names, language)
        return {
            "og:site_name": "Wormery",
            "og:type": "website",
            "og:title": title,
            "og:description": told,
            "og:url": f"{base}{request.url.path}{nth}",
            "og:image": base + (f"/api/tables/{info.table}/{shown}" if drawn else ICON),
        }

    async def _ending(self, request: Request, table: TableId, number: int) -> Ending | None:
        """How the game that a link is about ended; None where that is not found out in time."""
        try:
            return await wait_for(self._endings.find(request, table, number), PATIENCE)
        except (HttpProblem, Refusal, StoreFailure, TimeoutError):
            return None


def _tags(words: dict[str, str]) -> str:
    tags = "".join(
        f'<meta property="{name}" content="{escape(text)}">' for name, text in words.items()
    )
    return f'{tags}<meta name="twitter:card" content="summary_large_image">'


def _html(page: str) -> Response:
    return HTMLResponse(page, headers={"Cache-Control": "no-cache", "Vary": "Accept-Language"})
