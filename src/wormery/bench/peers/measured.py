"""What was measured of ours and of others by turns, and the same as a grid for people."""

from collections.abc import Sequence
from statistics import median
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from wormery.bench.measured import LoadMeasured
from wormery.bench.report import Grid

Compared = Literal["tally", "wormi"]

OURS = "Wormery, on disk"
NO_TABLE = "picows and our log, no table"


class PeerMeasured(Struct, frozen=True):
    """One server with a number of tables, once."""

    server: str
    measured: LoadMeasured


class PeersReport(Struct, frozen=True):
    """Several servers by turns; ours has every move on disk before it is shown."""

    version: str
    game: str
    python: str
    node: str
    cores: int
    load: float  # of the machine when it was over: the average of a minute
    peers: tuple[PeerMeasured, ...]
    store: str = "sqlite, synchronous=FULL"


def together(reports: Sequence[PeersReport]) -> PeersReport:
    """Runs of one game as one."""
    return replace(
        reports[0],
        load=max(report.load for report in reports),
        peers=tuple(each for report in reports for each in report.peers),
    )


def peers_grid(report: PeersReport) -> Grid:
    """A row for every server and number of tables: the middle of all runs."""
    by_row: dict[tuple[int, str], list[LoadMeasured]] = {}
    for each in sorted(report.peers, key=lambda each: each.measured.tables):
        by_row.setdefault((each.measured.tables, each.server), []).append(each.measured)
    rows = tuple(_row(*key, runs, by_row.get((key[0], OURS))) for key, runs in by_row.items())
    return Grid(
        f"{report.game}: what goes through our log is on disk, the others keep it in memory",
        ("tables", "server", "moves/CPU s", "runs", "ours to it", "moves/s", "p50", "p99"),
        rows,
        "closed loop: moves a second of the server's CPU, the middle of all runs, and each · "
        "open loop, one move a second and table: ms to the other's view",
    )


def _row(
    tables: int, server: str, runs: Sequence[LoadMeasured], ours: Sequence[LoadMeasured] | None
) -> tuple[str, ...]:
    speeds = [each.moves_per_cpu_second for each in runs]
    speed = median(speeds)
    our_speed = median(each.moves_per_cpu_second for each in ours) if ours else None
    return (
        *(f"{tables}", server, f"{speed:.0f}", ", ".join(f"{each:.0f}" for each in speeds)),
        "" if our_speed is None or server == OURS else f"{our_speed / speed:.2f}",
        f"{median(each.moves_per_second for each in runs):.0f}",
        f"{median(each.p50_ms for each in runs):.2f}",
        f"{median(each.p99_ms for each in runs):.2f}",
    )
