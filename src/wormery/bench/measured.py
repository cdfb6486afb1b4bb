"""What `wormery bench server` has measured, and the same as grids of words for people."""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import astuple

from wormery.bench.crowds import Idle, Shared, Watched
from wormery.bench.report import Grid
from wormery.bench.stored.asking import Answers, Waited


class LoadMeasured(Struct, frozen=True):
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


class ServerReport(Struct, frozen=True):
    """A whole run, to be set beside others."""

    version: str
    game: str
    python: str
    machine: str
    cores: int
    store: str
    durable: bool
    load: float  # of the machine when it was over: the average of a minute
    results: tuple[LoadMeasured, ...]
    watched: tuple[Watched, ...] = ()
    idle: Idle | None = None
    stored: tuple[Waited, ...] = ()
    workers: tuple[Shared, ...] = ()


def grids_of(report: ServerReport) -> Mapping[str, Grid]:
    """All that was measured, by what it is about."""
    grids = {"moves": _moves(report)} if report.results else {}
    if report.watched:
        grids["spectators"] = _watched(report)
    if report.idle is not None:
        grids["idle"] = _idle(report, report.idle)
    if report.stored:
        grids["stored"] = _stored(report)
        grids["hour"] = _hours(report)
    if report.workers:
        grids["workers"] = _workers(report)
    return grids


def _moves(report: ServerReport) -> Grid:
    rows = [
        (
            *(f"{each.tables}", f"{each.moves_per_second:.0f}"),
            *(f"{each.moves_per_cpu_second:.0f}", f"{each.cpu_micros_per_move}"),
            *(f"{each.p50_ms}", f"{each.p95_ms}", f"{each.p99_ms}"),
            *(f"{each.open_loop_cpu:.0%}", f"{each.kib_per_idle_table}"),
        )
        for each in report.results
    ]
    return Grid(
        f"{report.game}: every move durable",
        ("tables", "moves/s", "/CPU s", "µs/move", "p50", "p95", "p99", "CPU", "KiB"),
        tuple(rows),
        "closed loop: moves a second, a second of CPU, CPU a move · "
        "open loop, one move a second and table: ms to the other's view, share of a core · "
        "memory an idle table",
    )


def _watched(report: ServerReport) -> Grid:
    rows = [
        (
            *(f"{each.spectators}", f"{each.cpu_micros_per_move:.0f}"),
            *(f"{each.cpu_micros_per_spectator}", f"{each.presence_frames}"),
        )
        for each in report.watched
    ]
    head = ("spectators", "µs/move", "µs a spectator", "presence frames")
    return Grid(f"{report.game}: one table that is watched", head, tuple(rows))


def _idle(report: ServerReport, idle: Idle) -> Grid:
    row = (f"{idle.tables}", f"{idle.cpu:.2%}")
    return Grid(f"{report.game}: tables where nothing happens", ("tables", "CPU"), (row,))


def _stored(report: ServerReport) -> Grid:
    rows = [
        (f"{each.stored}", f"{each.start_s}", f"{each.memory_mib:.0f}", *_answers(each.answers))
        for each in report.stored
    ]
    return Grid(
        "A store with many finished tables, and a tenth as many that were left: answers in ms",
        (
            *("finished tables", "start s", "MiB", "running", "open", "mine", "by code"),
            *("new table", "old table", "replay", "busiest's tables", "games", "waking"),
        ),
        tuple(rows),
    )


def _answers(answers: Answers) -> tuple[str, ...]:
    return tuple(f"{took}" if took else "" for took in astuple(answers))


def _hours(report: ServerReport) -> Grid:
    hours = [(each.stored, each.hour) for each in report.stored if each.hour is not None]
    rows = [
        (
            *(f"{stored}", f"{hour.before_mib}", f"{hour.half_mib}", f"{hour.after_mib}"),
            *(f"{hour.woken}", f"{hour.kept}", f"{hour.cpu_s}"),
        )
        for stored, hour in hours
    ]
    return Grid(
        "An hour of such a house in virtual time",
        ("finished tables", "MiB", "half-way", "at the end", "woken", "kept", "CPU s"),
        tuple(rows),
    )


def _workers(report: ServerReport) -> Grid:
    rows = [
        (
            *(f"{each.workers}", f"{each.moves_per_second:.0f}"),
            *(f"{each.moves_per_cpu_second:.0f}", f"{each.smallest_share:.0%}"),
            f"{each.carries}",
        )
        for each in report.workers
    ]
    head = ("workers", "moves/s", "/CPU s", "smallest share", "carries")
    return Grid(f"{report.game}: several workers", head, tuple(rows))
