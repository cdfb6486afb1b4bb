"""The one place where games, bots, stores and the server meet."""

import logging.config
import sys
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from threading import Thread

from wormery.bots.kernels import warm_up
from wormery.bots.ladders import bots_of
from wormery.coaches.find import coach_of
from wormery.core import AnyGame, Coach, Refusal
from wormery.games import catalogue
from wormery.server.app import Application
from wormery.server.cluster.place import WorkerPlace
from wormery.server.cluster.placing import new_table
from wormery.server.cluster.supervisor import Supervisor
from wormery.server.http.study import Teaching
from wormery.server.logging import config as logging_config
from wormery.server.run import run, server
from wormery.server.settings import Settings
from wormery.store.peers.local import LocalPeers
from wormery.store.peers.subscriptions import Peers
from wormery.store.sqlite.several import SeveralFiles, files_at, make_files
from wormery.store.sqlite.store import SqliteStore
from wormery.store.store import Store
from wormery.table.bot_seats import Bots
from wormery.table.house import House
from wormery.table.house.codes import Codes
from wormery.table.settings import HouseSettings
from wormery.table.thinking import ThinkingQueue

DAY_MS = 24 * 60 * 60 * 1000

HANDOVER_S = 2.0
"""How long somebody waits at the door while another server lets a table go."""


def games() -> Mapping[str, AnyGame]:
    """All games, by name."""
    return {game.ABOUT.name: game for game in catalogue.GAMES}


def coaches(played: Mapping[str, AnyGame]) -> Mapping[str, Coach]:
    """Who teaches which game."""
    found = {name: coach_of(game) for name, game in played.items()}
    return {name: coach for name, coach in found.items() if coach is not None}


async def open_store(where: str, worker: int = 0, workers: int = 1) -> Store:
    """The store at a place, as one of some workers has it: PostgreSQL, or files of SQLite."""
    if where.startswith(("postgresql://", "postgres://")):
        from wormery.store.postgres.store import PostgresStore  # noqa: PLC0415 - optional

        return await PostgresStore.open(where)
    if files_at(Path(where)) == 1:
        return await SqliteStore.open(Path(where))
    return await SeveralFiles.open(Path(where), worker, workers)


def open_peers(where: str) -> Peers:
    """How servers tell each other something: through Redis, or not at all."""
    if not where:
        return LocalPeers()
    from wormery.store.peers.redis import RedisPeers  # noqa: PLC0415 - optional

    return RedisPeers(where)


def open_bots(played: Mapping[str, AnyGame], at_once: int) -> Bots:
    """The bots of these games, loaded now and not in front of a waiting player."""
    levels = {name: bots_of(game) for name, game in played.items()}
    threads = ThreadPoolExecutor(at_once, "wormery-bots")
    return Bots(levels.__getitem__, ThinkingQueue(threads, at_once))


async def serve(
    settings: Settings,
    played: Mapping[str, AnyGame] | None = None,
    *,
    handover: bool = True,
    warm: bool = False,
    place: WorkerPlace | None = None,
) -> None:
    """Serve tables until told to stop; *warm* compiles meanwhile what bots and coaches need.

    Where there are several workers this is the one of a *place*.
    """
    played = games() if played is None else played
    if place is None:
        store = await open_store(settings.store)
    else:
        settings = place.share(settings)
        store = await open_store(settings.store, place.worker, place.workers)
    bots, peers = open_bots(played, settings.bots_at_once), open_peers(settings.peers)
    of_house = _of_house(settings, place, await store.table_count())
    house = House(store, played, replace(of_house, bots=bots.names), peers)
    house.on_table.append(bots.attend)
    if warm:
        games_to_warm = list(played.values())
        Thread(target=warm_up, args=(games_to_warm,), name="wormery-kernels", daemon=True).start()
    teaching = Teaching(coaches(played), bots.queue)
    application = Application(house, settings, teaching=teaching, place=place)
    try:
        await server(application, handover=handover).serve()
    finally:
        await bots.close()
        await peers.close()


def _of_house(settings: Settings, place: WorkerPlace | None, tables: int) -> HouseSettings:
    """What is set about the house; a worker makes its own share of all names and codes."""
    of_house = HouseSettings(
        code=Codes(tables),
        countdown=settings.countdown,
        most_tables=settings.most_tables,
        lease_s=settings.lease,
        renew_s=settings.lease / 3,
        address=settings.address.rstrip("/"),
        handover_s=HANDOVER_S if settings.peers else 0.0,
        archive_ms=settings.archive_days * DAY_MS or None,
    )
    if place is None:
        return of_house
    return replace(
        of_house,
        code=Codes(tables, place.worker),
        table_id=new_table(settings.store, place.worker, place.workers),
        run=place.run,
    )


def serve_with_workers(
    settings: Settings, played: Mapping[str, AnyGame] | None = None, *, warm: bool = False
) -> int:
    """Serve tables in as many processes as the settings say; the status to exit with."""
    if settings.workers == 1:
        run(lambda: serve(settings, played, warm=warm))
        return 0
    if sys.platform != "linux":
        raise Refusal("TB-04", "several workers need Linux")
    logging.config.dictConfig(logging_config(settings.log_level))
    if "://" not in settings.store:
        make_files(Path(settings.store), settings.workers)

    def work(place: WorkerPlace) -> None:
        run(lambda: serve(settings, played, warm=warm, place=place))

    return Supervisor(settings, work).run()
