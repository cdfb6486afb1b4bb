"""`wormery bench wormlord`: how many live ropes the server carries, and how late they are seen."""

import asyncio
import os
import platform
from typing import Annotated

import typer
from msgspec import Struct
from msgspec.structs import replace

from wormery import __version__
from wormery.app import games, serve
from wormery.bench.load.gardeners import Gardens
from wormery.bench.load.process import Measurable, generous, quantile, serving
from wormery.bench.report import Grid, JsonOption, StoreOption, printed, store_or_new, tell
from wormery.core.compiled import warm_up
from wormery.server.run import run

_COUNTDOWN = 5.0  # seconds until all gardens are being planted


class Late(Struct, frozen=True):
    """How late something was, in milliseconds."""

    p50: float
    p95: float
    p99: float
    count: int


class RopesMeasured(Struct, frozen=True):
    """What was measured, every act durable before it is shown."""

    version: str
    python: str
    cores: int
    tables: int
    people: int
    cpu: float  # share of one core
    pieces_per_second: float  # of ropes, from hands to the server
    acts_per_second: float
    chunk: Late  # from a piece of rope to each of the others who sees it
    verdict: Late  # from a finished rope to the judge's answer
    place: Late  # from placing to each view; 150 ms of it are the wait for earlier acts
    free: Late  # from a finished pull to the answer; 150 ms of it likewise
    load: float = 0.0  # of the machine when it was over: the average of a minute
    store: str = "sqlite, synchronous=FULL"


def bench_wormlord(
    tables: Annotated[int, typer.Option(help="Tables, with four people each.")] = 100,
    people: Annotated[int, typer.Option(min=2, max=4, help="People at a table.")] = 4,
    seconds: Annotated[float, typer.Option(help="How long the measurement takes.")] = 20.0,
    store: StoreOption = "",
    json: JsonOption = None,
) -> None:
    """Measure live Wormlord: people who draw real ropes, place and free at human speed."""
    measured = measure_ropes(tables, people, seconds, store)
    tell([printed(ropes_grid(measured))], measured, json)


def measure_ropes(tables: int, people: int, seconds: float, store: str) -> RopesMeasured:
    """What so many tables of live Wormlord cost, and how late everybody sees what happens."""
    measured: list[RopesMeasured] = []
    with store_or_new(store) as where, serving(_serve, where) as server:
        run(lambda: _load(server, tables, people, seconds, measured))
    where = "postgresql" if "://" in store else "sqlite, synchronous=FULL"
    return replace(measured[0], load=round(os.getloadavg()[0], 1), store=where)


def _serve(store: str, port: int) -> None:
    played = {"wormlord": games()["wormlord"]}
    warm_up()  # as any server is soon after it starts
    run(lambda: serve(generous(store, port), played))


async def _load(
    server: Measurable, tables: int, people: int, seconds: float, measured: list[RopesMeasured]
) -> None:
    gardens = Gardens(server.port)
    await gardens.gather(tables, people)
    await asyncio.sleep(_COUNTDOWN)
    times = gardens.times
    times.restart()
    began = server.cpu()
    await asyncio.sleep(seconds)
    cpu = (server.cpu() - began) / seconds
    await gardens.close()
    measured.append(
        RopesMeasured(
            version=__version__,
            python=platform.python_version(),
            cores=os.cpu_count() or 1,
            tables=tables,
            people=people,
            cpu=round(cpu, 3),
            pieces_per_second=round(times.sent / seconds),
            acts_per_second=round(times.acts / seconds),
            chunk=_late(times.chunks),
            verdict=_late(times.verdicts),
            place=_late(times.places),
            free=_late(times.frees),
        )
    )


def _late(taken: list[float]) -> Late:
    taken.sort()
    p50, p95, p99 = (quantile(taken, share) for share in (0.50, 0.95, 0.99))
    return Late(p50, p95, p99, len(taken))


def ropes_grid(measured: RopesMeasured) -> Grid:
    """The same for people."""
    late = (
        ("a piece of rope, seen by another", measured.chunk),
        ("a finished rope, judged", measured.verdict),
        ("a placed knot, in a view", measured.place),
        ("a freed knot, judged", measured.free),
    )
    carried = (
        f"{measured.tables} tables of {measured.people}, {measured.cpu:.0%} of a core: "
        f"{measured.pieces_per_second:.0f} pieces and {measured.acts_per_second:.0f} acts a second"
    )
    return Grid(
        f"Wormlord: {measured.tables} tables of {measured.people}, {measured.cpu:.0%} of a core",
        (carried, "p50 ms", "p95 ms", "p99 ms", "measured"),
        tuple(
            (name, f"{each.p50}", f"{each.p95}", f"{each.p99}", f"{each.count}")
            for name, each in late
        ),
        "placing and freeing wait 150 ms for whoever was earlier",
    )
