"""`wormery bench server`: how many moves a second the server takes, how late, at what cost."""

import asyncio
import os
import platform
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal, cast

import typer
from msgspec import Struct
from rich.table import Table

from wormery import __version__
from wormery.app import games, serve
from wormery.bench.load import Crowd
from wormery.bench.players import Played
from wormery.bench.process import Measurable, generous, quantile, serving
from wormery.bench.report import JsonOption, StoreOption, store_or_new, tell
from wormery.bench.wormlord import Measured as MeasuredRopes
from wormery.bench.wormlord import measure_ropes, ropes_table
from wormery.core import AnyGame
from wormery.core.compiled import warm_up
from wormery.games import tally
from wormery.server.run import run


class Measured(Struct, frozen=True):
    """What was measured at a number of tables."""

    tables: int
    moves_per_second: float  # closed loop
    moves_per_cpu_second: float
    cpu_micros_per_move: float
    p50_ms: float  # open loop, one move a second and table
    p95_ms: float
    p99_ms: float
    open_loop_cpu: float  # share of a core
    kib_per_idle_table: float  # with two connections


class Report(Struct, frozen=True):
    """A whole run, to be set beside others."""

    version: str
    game: str
    python: str
    machine: str
    cores: int
    store: str
    durable: bool
    results: tuple[Measured, ...]


class RopesReport(Struct, frozen=True):
    """A whole run of live Wormlord."""

    results: tuple[MeasuredRopes, ...]


def bench_server(
    game: Annotated[
        Literal["tally", "wormi", "wurmt", "wormlord"],
        typer.Option(help="What is played; Wormlord in real time, by four who draw."),
    ] = "tally",
    tables: Annotated[str, typer.Option(help="Numbers of tables, with commas.")] = (
        "50,200,500,1000"
    ),
    seconds: Annotated[float, typer.Option(help="How long each measurement takes.")] = 10.0,
    store: StoreOption = "",
    json: JsonOption = None,
) -> None:
    """Measure the server on loopback, with every move durable before it is shown."""
    counts = [int(word) for word in tables.split(",")]
    if game == "wormlord":
        _bench_ropes(counts, seconds, store, json)
        return
    results = []
    for count in counts:
        with store_or_new(store) as where:
            results.append(_measure(game, where, count, seconds))
    report = Report(
        version=__version__,
        game=game,
        python=platform.python_version(),
        machine=platform.machine(),
        cores=os.cpu_count() or 1,
        store="postgresql" if "://" in store else "sqlite, synchronous=FULL",
        durable=True,
        results=tuple(results),
    )
    tell(_table(report), report, json)


def _bench_ropes(counts: Sequence[int], seconds: float, store: str, json: Path | None) -> None:
    results = tuple(measure_ropes(count, 4, seconds, store) for count in counts)
    for each in results:
        tell(ropes_table(each), RopesReport(results), json)


def _measure(game: Played, store: str, count: int, seconds: float) -> Measured:
    with serving(serve_turns, store) as server:
        measured: list[Measured] = []
        run(lambda: _load(server, game, count, seconds, measured))
        return measured[0]


def serve_turns(store: str, port: int) -> None:
    """A server of all games, and of the smallest one."""
    played = {**games(), "tally": cast("AnyGame", sys.modules[tally.__name__])}
    warm_up()  # as any server is soon after it starts
    run(lambda: serve(generous(store, port), played))


async def _load(
    server: Measurable, game: Played, count: int, seconds: float, measured: list[Measured]
) -> None:
    crowd = Crowd("127.0.0.1", server.port, game)
    await crowd.gather(min(count, 10))
    await asyncio.sleep(1)
    few, before = len(crowd.tables), server.memory()
    await crowd.gather(max(count, few + 1))
    await asyncio.sleep(1)
    idle = (server.memory() - before) / (len(crowd.tables) - few)
    began = server.cpu()
    taken = sorted(await crowd.stroll(seconds, 1.0))
    strolling = (server.cpu() - began) / seconds
    before_race = server.cpu()
    moves, took = await crowd.race(seconds)
    share = server.cpu() - before_race
    await crowd.close()
    # The race also runs a quarter of the time before it is counted, at the same speed.
    cpu = share * took / (took + seconds / 4)
    measured.append(
        Measured(
            tables=count,
            moves_per_second=round(moves / took),
            moves_per_cpu_second=round(moves / cpu),
            cpu_micros_per_move=round(cpu / moves * 1e6, 1),
            p50_ms=quantile(taken, 0.50),
            p95_ms=quantile(taken, 0.95),
            p99_ms=quantile(taken, 0.99),
            open_loop_cpu=round(strolling, 3),
            kib_per_idle_table=round(idle / 1024, 1),
        )
    )


def _table(report: Report) -> Table:
    table = Table(
        *("tables", "moves/s", "/CPU s", "µs/move", "p50", "p95", "p99", "CPU", "KiB"),
        title=f"{report.game}: every move durable",
        caption="closed loop: moves a second, a second of CPU, CPU a move · "
        "open loop, one move a second and table: ms to the other's view, share of a core · "
        "memory an idle table",
    )
    for each in report.results:
        table.add_row(
            *(f"{each.tables}", f"{each.moves_per_second:.0f}"),
            *(f"{each.moves_per_cpu_second:.0f}", f"{each.cpu_micros_per_move}"),
            *(f"{each.p50_ms}", f"{each.p95_ms}", f"{each.p99_ms}"),
            *(f"{each.open_loop_cpu:.0%}", f"{each.kib_per_idle_table}"),
        )
    return table
