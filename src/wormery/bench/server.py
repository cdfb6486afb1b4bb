"""`wormery bench server`: how many moves a second the server takes, how late, at what cost."""

import asyncio
import os
import platform
import sys
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Literal, cast

import typer
from msgspec import Struct

from wormery import __version__
from wormery.app import games, serve_with_workers
from wormery.bench.crowds import Idle, Shared, Watched, by_workers, idle, shared, watched
from wormery.bench.load.players import Played
from wormery.bench.load.process import Measurable, generous, quantile, serving
from wormery.bench.load.tables import Crowd
from wormery.bench.measured import LoadMeasured, ServerReport, grids_of
from wormery.bench.report import JsonOption, StoreOption, printed, store_or_new, tell
from wormery.bench.stored.asking import Answers, Waited, asked, started
from wormery.bench.stored.filling import fill
from wormery.bench.stored.hour import an_hour
from wormery.bench.wormlord import RopesMeasured, measure_ropes, ropes_grid
from wormery.core import AnyGame
from wormery.core.compiled import warm_up
from wormery.games import tally
from wormery.server.run import run


class RopesReport(Struct, frozen=True):
    """A whole run of live Wormlord."""

    results: tuple[RopesMeasured, ...]


def bench_server(  # noqa: PLR0913, PLR0917 - options of a command
    game: Annotated[
        Literal["tally", "wormi", "wurmt", "wormlord"],
        typer.Option(help="What is played; Wormlord in real time, by four who draw."),
    ] = "tally",
    tables: Annotated[str, typer.Option(help="Numbers of tables, with commas.")] = (
        "50,200,500,1000"
    ),
    seconds: Annotated[float, typer.Option(help="How long each measurement takes.")] = 10.0,
    spectators: Annotated[
        str, typer.Option(help="Numbers of people who watch one table, with commas.")
    ] = "",
    idle: Annotated[int, typer.Option(help="Tables where nothing happens.")] = 0,
    stored: Annotated[
        str,
        typer.Option(
            help="Numbers of finished tables in the store, with commas (SQLite); a tenth as many "
            "were left."
        ),
    ] = "",
    keep: Annotated[
        Path | None, typer.Option(help="A folder where stores with many tables are kept.")
    ] = None,
    workers: Annotated[str, typer.Option(help="Numbers of workers, with commas.")] = "",
    store: StoreOption = "",
    json: JsonOption = None,
) -> None:
    """Measure the server on loopback, with every move durable before it is shown."""
    counts = _numbers(tables)
    if game == "wormlord":
        _bench_ropes(counts, seconds, store, json)
        return
    results = []
    for count in counts:
        with store_or_new(store) as where:
            results.append(measure_ours(game, where, count, seconds))
    report = ServerReport(
        version=__version__,
        game=game,
        python=platform.python_version(),
        machine=platform.machine(),
        cores=os.cpu_count() or 1,
        store="postgresql" if "://" in store else "sqlite, synchronous=FULL",
        durable=True,
        load=round(os.getloadavg()[0], 1),
        results=tuple(results),
        watched=_watched(game, _numbers(spectators), seconds),
        idle=_idle(game, idle, seconds),
        stored=tuple(_stored(count, keep) for count in _numbers(stored)),
        workers=_workers(game, _numbers(workers), max(counts, default=100), seconds),
    )
    tell([printed(grid) for grid in grids_of(report).values()], report, json)


def _numbers(text: str) -> list[int]:
    return [int(word) for word in text.split(",") if word.strip()]


def _bench_ropes(counts: Sequence[int], seconds: float, store: str, json: Path | None) -> None:
    results = tuple(measure_ropes(count, 4, seconds, store) for count in counts)
    tell([printed(ropes_grid(each)) for each in results], RopesReport(results), json)


def measure_ours(game: Played, store: str, count: int, seconds: float) -> LoadMeasured:
    """Start a server of ours, and let so many tables play."""
    with serving(serve_turns, store) as server:
        return measure_load(server, Crowd("127.0.0.1", server.port, game), count, seconds)


def serve_turns(store: str, port: int, workers: int = 1) -> None:
    """A server of all games, and of the smallest one."""
    played = {**games(), "tally": cast("AnyGame", sys.modules[tally.__name__])}
    warm_up()  # as any server is soon after it starts
    serve_with_workers(generous(store, port, workers), played)


def _watched(game: Played, counts: Sequence[int], seconds: float) -> tuple[Watched, ...]:
    results: list[Watched] = []

    async def load(server: Measurable) -> None:
        results.extend(await watched(server, game, counts, seconds))

    if counts:
        _loaded(load)
    return tuple(results)


def _idle(game: Played, tables: int, seconds: float) -> Idle | None:
    results: list[Idle] = []

    async def load(server: Measurable) -> None:
        results.append(await idle(server, game, tables, seconds))

    if tables:
        _loaded(load)
    return results[0] if results else None


def _stored(count: int, keep: Path | None) -> Waited:
    with store_or_new(str(keep / f"stored-{count}.db") if keep else "") as where:
        path = Path(where)
        if not path.exists():
            fill(path, count, count // 10)
        start_s, memory_mib = started(path)
        answers: list[Answers] = []

        async def load(server: Measurable) -> None:
            answers.append(await asked(server, count))

        with serving(serve_turns, where) as server:
            run(lambda: load(server))
        return Waited(count, answers[0], start_s, memory_mib, an_hour(path))


def _workers(
    game: Played, counts: Sequence[int], tables: int, seconds: float
) -> tuple[Shared, ...]:
    results: list[tuple[int, tuple[float, float, float]]] = []
    for count in counts:

        async def load(server: Measurable, count: int = count) -> None:
            results.append((count, await shared(server, game, tables, seconds)))

        _loaded(load, workers=count)
    return by_workers(results) if results else ()


def _loaded(load: Callable[[Measurable], Coroutine[Any, Any, None]], *, workers: int = 1) -> None:
    """Put a load on a new server with a new file."""
    served = partial(serve_turns, workers=workers)
    with store_or_new("") as where, serving(served, where) as server:
        run(lambda: load(server))


def measure_load(server: Measurable, crowd: Crowd, count: int, seconds: float) -> LoadMeasured:
    """Let *count* tables idle, stroll and race, and count what the server takes for it."""
    measured: list[LoadMeasured] = []

    async def load() -> None:
        measured.append(await _load(server, crowd, count, seconds))

    run(load)
    return measured[0]


async def _load(server: Measurable, crowd: Crowd, count: int, seconds: float) -> LoadMeasured:
    await crowd.gather(min(count, 10))
    await asyncio.sleep(1)
    few, before = len(crowd.tables), server.memory()
    await crowd.gather(max(count, few + 1))
    await asyncio.sleep(1)
    idle = (server.memory() - before) / (len(crowd.tables) - few)
    began = server.cpu()
    taken = sorted(await crowd.stroll(seconds, 1.0))
    strolling = (server.cpu() - began) / seconds
    raced = await crowd.race(seconds, server)
    await crowd.close()
    return LoadMeasured(
        tables=count,
        moves_per_second=round(raced.moves / raced.seconds),
        moves_per_cpu_second=round(raced.moves / raced.cpu),
        cpu_micros_per_move=round(raced.cpu / raced.moves * 1e6, 1),
        p50_ms=quantile(taken, 0.50),
        p95_ms=quantile(taken, 0.95),
        p99_ms=quantile(taken, 0.99),
        open_loop_cpu=round(strolling, 3),
        kib_per_idle_table=round(idle / 1024, 1),
    )
