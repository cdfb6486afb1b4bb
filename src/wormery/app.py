"""The one place where games, bots, stores and the server meet."""

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Thread

from wormery.bots.any import minds
from wormery.bots.kernels import warm_up
from wormery.coaches.catalogue import COACHES, coach_of
from wormery.core import Coach, Millis
from wormery.games import wormlord
from wormery.games.catalogue import GAMES
from wormery.games.wormlord.gestures import Ropes
from wormery.server.app import Door
from wormery.server.http.study import School
from wormery.server.run import server
from wormery.server.settings import Settings
from wormery.store.peers.local import Hints, LocalHints
from wormery.store.sqlite.store import SqliteStore
from wormery.store.store import Store
from wormery.table.bot_seats import Desk
from wormery.table.fold import AnyGame
from wormery.table.house import House, Ways

BUDGET = Millis(2_000)
"""The longest that a bot thinks about a move at the table."""

HANDOVER = 2.0
"""Seconds that somebody waits at the door while another server lets a table go."""

GESTURES = {wormlord.ABOUT.name: Ropes()}
"""Whose commands are drawn with a hand."""


def games() -> Mapping[str, AnyGame]:
    """All games, by name."""
    return {game.ABOUT.name: game for game in GAMES}


def coaches() -> Mapping[str, Coach]:
    """Who teaches which game."""
    found = {name: coach_of(name) for name in COACHES}
    return {name: coach for name, coach in found.items() if coach is not None}


async def open_store(where: str) -> Store:
    """The store at a place: a PostgreSQL address, or a file for SQLite."""
    if where.startswith(("postgresql://", "postgres://")):
        from wormery.store.postgres.store import PostgresStore  # noqa: PLC0415 - optional

        return await PostgresStore.open(where)
    return await SqliteStore.open(Path(where))


def open_hints(where: str) -> Hints:
    """How servers whisper to each other: through Redis, or not at all."""
    if not where:
        return LocalHints()
    from wormery.store.peers.redis import RedisHints  # noqa: PLC0415 - optional

    return RedisHints(where)


async def serve(
    settings: Settings,
    played: Mapping[str, AnyGame] | None = None,
    *,
    short_way: bool = True,
    warm: bool = False,
) -> None:
    """Serve tables until told to stop; *warm* compiles meanwhile what bots and coaches need."""
    store = await open_store(settings.store)
    workers = ThreadPoolExecutor(settings.bots_at_once, "wormery-bots")
    desk = Desk(minds, workers, settings.bots_at_once, BUDGET)
    played = games() if played is None else played
    for name in played:  # loaded now, not in front of a waiting player
        desk.names(name)
        coach_of(name)
    ways = Ways(
        bots=desk.names,
        countdown=settings.countdown,
        most_tables=settings.most_tables,
        ttl=settings.lease,
        pulse=settings.lease / 3,
        address=settings.address.rstrip("/"),
        handover=HANDOVER if settings.hints else 0.0,
    )
    hints = open_hints(settings.hints)
    house = House(store, played, ways, hints)
    house.attending.append(desk.attend)
    if warm:
        Thread(target=warm_up, name="wormery-kernels", daemon=True).start()
    door = Door(house, settings, GESTURES, school=School(coach_of, desk))
    try:
        await server(door, short_way=short_way).serve()
    finally:
        await desk.close()
        await hints.close()
