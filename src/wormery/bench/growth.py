"""`wormery bench growth`: what a move costs early and late in a game, and what is sent for it."""

import os
import platform
from collections.abc import Sequence
from typing import Annotated, Literal

import typer
from msgspec import Struct

from wormery import __version__
from wormery.bench.load.hasty import deeds
from wormery.bench.load.players import Played
from wormery.bench.load.process import Measurable, serving
from wormery.bench.load.tables import Crowd
from wormery.bench.report import Grid, JsonOption, StoreOption, printed, store_or_new, tell
from wormery.bench.server import serve_turns
from wormery.server.run import run

_WINDOW = 20  # moves at every table that are measured at a time
_ROUNDS = 4  # windows of one length; lengths take turns, so that other work does them equal harm


class MoveCost(Struct, frozen=True):
    """What a move takes from some length on."""

    length: int  # moves made at a table before
    cpu_micros_per_move: float
    bytes_per_move: float  # to all players together


class GrowthReport(Struct, frozen=True):
    """All lengths, and the last beside the first."""

    version: str
    python: str
    game: str
    tables: int
    results: tuple[MoveCost, ...]
    cpu_ratio: float
    bytes_ratio: float
    cores: int = 1
    load: float = 0.0  # of the machine when it was over: the average of a minute
    store: str = "sqlite, synchronous=FULL"


def bench_growth(
    game: Annotated[
        Literal["tally", "wormi", "wurmt", "wormlord"], typer.Option(help="What is played.")
    ] = "wormi",
    lengths: Annotated[str, typer.Option(help="Moves made before, with commas.")] = "20,1000",
    tables: Annotated[int, typer.Option(help="Tables of each length.")] = 50,
    store: StoreOption = "",
    json: JsonOption = None,
) -> None:
    """Measure what a move costs in games of different lengths, at one server, by turns.

    A game that cannot be that long is followed by another one at the same table. Of Wormlord all
    deeds are counted: tied, placed, freed and taken, with the pieces of ropes that they take.
    """
    wanted = sorted(int(word) for word in lengths.split(","))
    results: list[MoveCost] = []
    with store_or_new(store) as where, serving(serve_turns, where) as server:
        if game == "wormlord":
            run(lambda: _load_deeds(server, wanted, tables, results))
        else:
            run(lambda: _load(server, game, wanted, tables, results))
    first, last = results[0], results[-1]
    report = GrowthReport(
        version=__version__,
        python=platform.python_version(),
        game=game,
        tables=tables,
        results=tuple(results),
        cpu_ratio=round(last.cpu_micros_per_move / first.cpu_micros_per_move, 2),
        bytes_ratio=round(last.bytes_per_move / first.bytes_per_move, 2),
        cores=os.cpu_count() or 1,
        load=round(os.getloadavg()[0], 1),
        store="postgresql" if "://" in store else "sqlite, synchronous=FULL",
    )
    tell([printed(growth_grid(report))], report, json)


async def _load(
    server: Measurable, game: Played, lengths: Sequence[int], count: int, results: list[MoveCost]
) -> None:
    crowds = [Crowd("127.0.0.1", server.port, game) for _ in lengths]
    for crowd, length in zip(crowds, lengths, strict=True):
        await crowd.gather(count)
        await crowd.play_on(length)
    cpu, sent = [0.0] * len(lengths), [0] * len(lengths)
    for _ in range(_ROUNDS):
        for number, crowd in enumerate(crowds):
            began, had = server.cpu(), crowd.received
            await crowd.play_on(_WINDOW)
            cpu[number] += server.cpu() - began
            sent[number] += crowd.received - had
    made = _ROUNDS * _WINDOW * count
    for length, took, got in zip(lengths, cpu, sent, strict=True):
        results.append(MoveCost(length, round(took / made * 1e6, 1), round(got / made, 1)))
    for crowd in crowds:
        await crowd.close()


async def _load_deeds(
    server: Measurable, lengths: Sequence[int], tables: int, results: list[MoveCost]
) -> None:
    for length, seconds, size in await deeds(server, lengths, tables):
        results.append(MoveCost(length, round(seconds * 1e6, 1), round(size, 1)))


def growth_grid(report: GrowthReport) -> Grid:
    """The same for people."""
    rows = [
        (f"{each.length}", f"{each.cpu_micros_per_move}", f"{each.bytes_per_move}")
        for each in report.results
    ]
    return Grid(
        f"{report.game}: {report.tables} tables of each length",
        ("moves before", "µs/move", "bytes/move"),
        (*rows, ("the last beside the first", f"{report.cpu_ratio}", f"{report.bytes_ratio}")),
    )
