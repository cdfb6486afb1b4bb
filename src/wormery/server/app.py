"""The whole server as one ASGI application, from opening the house to closing it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from functools import cache, partial
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute

from wormery.core import encode
from wormery.protocol.openapi import openapi
from wormery.server import open_files
from wormery.server.cluster.member import Member
from wormery.server.cluster.place import WorkerPlace
from wormery.server.cluster.placing import FIRST, worker_of
from wormery.server.hosts import Hosts
from wormery.server.http.guests import MOST_REMEMBERED, Guests
from wormery.server.http.matching import Matching
from wormery.server.http.middleware import Middleware as Headers
from wormery.server.http.mine import Mine
from wormery.server.http.pages.api import api_page
from wormery.server.http.pages.gathering import Gatherings
from wormery.server.http.pages.landing import landing
from wormery.server.http.pages.pictures import Pictures
from wormery.server.http.pages.previews import Previews
from wormery.server.http.pages.static import WebClient, scripts_in
from wormery.server.http.routes import Routes
from wormery.server.http.study import Study, Teaching
from wormery.server.jobs.pool import Budget, Jobs
from wormery.server.metrics import Metrics
from wormery.server.settings import Settings
from wormery.server.socket.admission import Sockets
from wormery.server.socket.rooms import Rooms
from wormery.table.clock import wall_of
from wormery.table.house import House
from wormery.table.table import Table

CLIENT = Path(__file__).parent.parent / "web"
"""Where the built web client lies, if it was built in."""


@dataclass(eq=False)
class Application:
    """Everything between the network and a house."""

    house: House
    settings: Settings
    client: Path = CLIENT
    teaching: Teaching | None = None
    place: WorkerPlace | None = None  # where there are several workers

    def __post_init__(self) -> None:
        self.settings = self._within_files(self.settings)
        self.metrics = Metrics()
        self.rooms = Rooms()
        # Names change at the first worker alone: only it may remember them.
        remembered = MOST_REMEMBERED if self.place is None or self.place.worker == FIRST else 0
        guests = Guests(self.house.store, partial(wall_of, self.house.settings.now), remembered)
        self.jobs = Jobs(self.house.games, self._budget())
        self.routes = Routes(
            self.house,
            guests,
            self.rooms,
            self.metrics,
            self.settings,
            self.jobs,
            Hosts(self.settings),
        )
        self.member = self._member()
        self.study: Study | None = None
        if self.teaching is not None:
            self.study = Study(self.routes, self.teaching, self._coaching(self.teaching))
            self.routes.teaches = self.teaching.teaches
        self.sockets = Sockets(self.house, self.rooms, guests, self.metrics, self.settings)
        self.house.on_table.append(self._count_steps)

    def app(self) -> Starlette:
        """The ASGI application."""
        made = Starlette(
            routes=[
                WebSocketRoute("/api/tables/{table}/socket", self.sockets),
                *self.routes.routes(),
                *Mine(self.routes).routes(),
                *Matching(self.routes).routes(),
                *Pictures(self.routes, self.client).routes(),
                *Gatherings(self.routes, self.client).routes(),
                *(() if self.study is None else self.study.routes()),
                Route("/api/openapi.json", _openapi),
                Route("/api", _api_page),
                *self._client_routes(),
            ],
            middleware=[Middleware(Headers, metrics=self.metrics, scripts=scripts_in(self.client))],
            lifespan=self._life,
        )
        made.router.redirect_slashes = False  # it would send people to wherever the Host says
        return made

    async def close(self) -> None:
        """Let nobody in, finish what is being written, then send everybody away for a while."""
        self.sockets.stopping = True
        for table in list(self.house.tables.values()):
            await table.settle()
        self.rooms.close("stopping", self.settings.come_back)
        await self._close_jobs()  # whoever waits for one is told to come again

    @asynccontextmanager
    async def _life(self, _: Starlette) -> AsyncIterator[None]:
        await self.house.start()
        try:
            yield
        finally:
            await self._close_jobs()
            await self.house.stop()
            await self.house.store.close()

    async def _close_jobs(self) -> None:
        await self.jobs.close()
        if self.study is not None:
            await self.study.close()

    def _member(self) -> Member | None:
        """What this worker has to do with the others, if there are others."""
        if self.place is None:
            return None
        of_table = worker_of(self.settings.store, self.place.workers)
        member = Member(self.place, of_table, self.routes.here)
        self.routes.all_tables = member.workers
        return member

    def _within_files(self, settings: Settings) -> Settings:
        """The same settings, with no more connections than there can be open files."""
        sockets, over_http = settings.most_connections, settings.most_http_connections
        self.room = open_files.room(
            open_files.allowed(sockets + over_http + open_files.RESERVE), sockets, over_http
        )
        return replace(settings, most_connections=self.room.sockets)

    def _budget(self) -> Budget:
        settings = self.settings
        return Budget(settings.jobs_at_once, settings.job_seconds, settings.job_memory)

    def _coaching(self, teaching: Teaching) -> Jobs:
        """One process for all coaches: they are larger, and what they need is compiled."""
        games = {name: self.house.games[name] for name in teaching.coaches}
        modules = tuple(game.ABOUT.coach for game in games.values() if game.ABOUT.coach)
        budget = replace(self._budget(), at_once=1, memory_mib=4 * self.settings.job_memory)
        return Jobs(games, budget, modules)

    def _client_routes(self) -> list[Route | Mount]:
        if (self.client / "index.html").is_file():
            previews = Previews(self.routes, self.client)
            return [*previews.routes(), Mount("/", WebClient(directory=self.client, html=True))]
        landing = self.routes.limited(self._landing)
        return [Route("/", landing), Route("/t/{code}", landing)]

    async def _landing(self, request: Request) -> Response:
        return HTMLResponse(landing(await self.routes.listed(request)))

    def _count_steps(self, table: Table) -> None:
        table.observers.append(self.metrics)


@cache
def _described() -> bytes:
    return encode(openapi())


_page = cache(api_page)


async def _openapi(_: Request) -> Response:
    return Response(_described(), media_type="application/json")


async def _api_page(_: Request) -> Response:
    return HTMLResponse(_page())
