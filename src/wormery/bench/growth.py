"""`wormery bench growth`: what a move costs early and late in a game, and what is sent for it."""

import platform
from collections.abc import Sequence
from typing import Annotated, Literal

import typer
from msgspec import Struct
from rich.table import Table

from wormery import __version__
from wormery.bench.load import Crowd
from wormery.bench.players import Played
from wormery.bench.process import Measurable, serving
from wormery.bench.report import JsonOption, StoreOption, store_or_new, tell
from wormery.bench.server import serve_turns
from wormery.server.run import run

_WINDOW = 20  # moves at every table that are measured at a time
_ROUNDS = 4  # windows of one length; lengths take turns, so that other work does them equal harm


class Measured(Struct, frozen=True):
    """What a move takes from some length on."""

    length: int  # moves made at a table before
    cpu_micros_per_move: float
    bytes_per_move: float  # to both players together


class Report(Struct, frozen=True):
    """All lengths, and the last beside the first."""

    version: str
    python: str
    game: str
    tables: int
    results: tuple[Measured, ...]
    cpu_ratio: float
    bytes_ratio: float


def bench_growth(
    game: Annotated[
        Literal["tally", "wormi", "wurmt"], typer.Option(help="What is played.")
    ] = "wormi",
    lengths: Annotated[str, typer.Option(help="Moves made before, with commas.")] = "20,1000",
    tables: Annotated[int, typer.Option(help="Tables of each length.")] = 50,
    store: StoreOption = "",
    json: JsonOption = None,
) -> None:
    """Measure what a move costs in games of different lengths, at one server, by turns.

    A game that cannot be that long is followed by another one at the same table.
    """
    wanted = sorted(int(word) for word in lengths.split(","))
    results: list[Measured] = []
    with store_or_new(store) as where, serving(serve_turns, where) as server:
        run(lambda: _load(server, game, wanted, tables, results))
    first, last = results[0], results[-1]
    report = Report(
        version=__version__,
        python=platform.python_version(),
        game=game,
        tables=tables,
        results=tuple(results),
        cpu_ratio=round(last.cpu_micros_per_move / first.cpu_micros_per_move, 2),
        bytes_ratio=round(last.bytes_per_move / first.bytes_per_move, 2),
    )
    tell([_table(report)], report, json)


async def _load(
    server: Measurable, game: Played, lengths: Sequence[int], count: int, results: list[Measured]
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
        results.append(Measured(length, round(took / made * 1e6, 1), round(got / made, 1)))
    for crowd in crowds:
        await crowd.close()


def _table(report: Report) -> Table:
    table = Table(
        *("moves before", "µs/move", "bytes/move"),
        title=f"{report.game}: {report.tables} tables of each length",
        caption=f"the last beside the first: {report.cpu_ratio} of the CPU, "
        f"{report.bytes_ratio} of the bytes",
    )
    for each in report.results:
        table.add_row(f"{each.length}", f"{each.cpu_micros_per_move}", f"{each.bytes_per_move}")
    return table
