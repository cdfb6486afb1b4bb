"""`wormery bench server`: how many moves a second the server takes, how late, at what cost."""

import asyncio
import os
import platform
import socket
import sys
import tempfile
from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from time import sleep
from typing import Annotated, cast

import typer
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from wormery import __version__
from wormery.app import serve
from wormery.cli import tally
from wormery.cli.bench_load import Crowd
from wormery.core import encode
from wormery.server.run import run
from wormery.server.settings import Settings
from wormery.table.scene import AnyGame

MANY = 1_000_000


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
    python: str
    machine: str
    cores: int
    store: str
    durable: bool
    results: tuple[Measured, ...]


def bench_server(
    tables: Annotated[str, typer.Option(help="Numbers of tables, with commas.")] = (
        "50,200,500,1000"
    ),
    seconds: Annotated[float, typer.Option(help="How long each measurement takes.")] = 10.0,
    store: Annotated[
        str,
        typer.Option(help="Where the log is kept: a file, or postgresql://…; default: a new file."),
    ] = "",
    json: Annotated[Path | None, typer.Option(help="Write the numbers here, too.")] = None,
) -> None:
    """Measure the server on loopback, with every move durable before it is shown."""
    results = []
    for count in (int(word) for word in tables.split(",")):
        with tempfile.TemporaryDirectory() as place:
            where = store or str(Path(place) / "bench.db")
            results.append(_measure(where, count, seconds))
    report = Report(
        version=__version__,
        python=platform.python_version(),
        machine=platform.machine(),
        cores=os.cpu_count() or 1,
        store="postgresql" if "://" in store else "sqlite, synchronous=FULL",
        durable=True,
        results=tuple(results),
    )
    _print(report)
    if json is not None:
        json.write_bytes(encode(report) + b"\n")


def _measure(store: str, count: int, seconds: float) -> Measured:
    port = _free_port()
    process = get_context("spawn").Process(target=_serve, args=(store, port), daemon=True)
    process.start()
    try:
        _wait(port)
        measured: list[Measured] = []
        run(lambda: _load(process, port, count, seconds, measured))
        return measured[0]
    finally:
        process.terminate()
        process.join()


def _serve(store: str, port: int) -> None:
    settings = Settings(
        store=store,
        port=port,
        countdown=0,
        message_rate=MANY,
        message_burst=MANY,
        request_rate=MANY,
        request_burst=MANY,
        tables_per_hour=MANY,
        most_connections_per_guest=MANY,
        most_connections_per_address=MANY,
        log_level="warning",
    )
    run(lambda: serve(settings, {"tally": cast("AnyGame", sys.modules[tally.__name__])}))


async def _load(
    process: BaseProcess, port: int, count: int, seconds: float, measured: list[Measured]
) -> None:
    pid = process.pid
    assert pid is not None
    crowd = Crowd("127.0.0.1", port)
    await crowd.gather(min(count, 10))
    await asyncio.sleep(1)
    few, before = len(crowd.tables), _memory(pid)
    await crowd.gather(max(count, few + 1))
    await asyncio.sleep(1)
    idle = (_memory(pid) - before) / (len(crowd.tables) - few)
    began = _cpu(pid)
    taken = sorted(await crowd.stroll(seconds, 1.0))
    strolling = (_cpu(pid) - began) / seconds
    before_race = _cpu(pid)
    moves, took = await crowd.race(seconds)
    share = _cpu(pid) - before_race
    await crowd.close()
    # The race also runs a quarter of the time before it is counted, at the same speed.
    cpu = share * took / (took + seconds / 4)
    measured.append(
        Measured(
            tables=count,
            moves_per_second=round(moves / took),
            moves_per_cpu_second=round(moves / cpu),
            cpu_micros_per_move=round(cpu / moves * 1e6, 1),
            p50_ms=_quantile(taken, 0.50),
            p95_ms=_quantile(taken, 0.95),
            p99_ms=_quantile(taken, 0.99),
            open_loop_cpu=round(strolling, 3),
            kib_per_idle_table=round(idle / 1024, 1),
        )
    )


def _quantile(ordered: Sequence[float], share: float) -> float:
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000, 2)


def _cpu(pid: int) -> float:
    """Seconds of processor time that a process has used, by the kernel's count."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _memory(pid: int) -> int:
    """Bytes of memory that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def _wait(port: int) -> None:
    for _ in range(200):
        with socket.socket() as line:
            if line.connect_ex(("127.0.0.1", port)) == 0:
                return
        sleep(0.05)
    raise TimeoutError("the server did not start")


def _print(report: Report) -> None:
    table = Table(
        *("tables", "moves/s", "/CPU s", "µs/move", "p50", "p95", "p99", "CPU", "KiB"),
        title="Every move durable",
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
    Console().print(table)
