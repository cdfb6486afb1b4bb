"""`wormery bench page`: write what was measured into a page, so that the page says what was.

In the page a grid stands between two remarks that no reader sees:

    <!-- measured: tally moves -->
    | tables | … |
    <!-- end -->
"""

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from wormery.bench.growth import GrowthReport, growth_grid
from wormery.bench.measured import ServerReport, grids_of
from wormery.bench.peers.measured import PeersReport, peers_grid, together
from wormery.bench.report import Grid, markdown
from wormery.bench.wormlord import RopesMeasured, ropes_grid

Report = ServerReport | GrowthReport | RopesMeasured | PeersReport

_PLACE = re.compile(r"(<!-- measured: ([a-z ]+) -->\n).*?(\n?<!-- end -->)", re.DOTALL)


def bench_page(
    numbers: Annotated[
        list[Path],
        typer.Argument(
            help="Files that `bench server`, `peers`, `wormlord` or `growth` wrote as JSON."
        ),
    ],
    page: Annotated[Path, typer.Option(help="The page.")] = Path("docs/performance.md"),
) -> None:
    """Write measured numbers into the page, each grid into the place that is marked for it."""
    grids = {
        about: markdown(grid) + _told(report)
        for report in one_of_each_game([read_numbers(each.read_bytes()) for each in numbers])
        for about, grid in named_grids(report).items()
    }
    page.write_text(filled(page.read_text(encoding="utf-8"), grids), encoding="utf-8")


def filled(text: str, grids: dict[str, str]) -> str:
    """A page with new grids; places that nothing was measured for stay as they are."""
    return _PLACE.sub(
        lambda found: (
            f"{found[1]}{grids[found[2]]}\n<!-- end -->" if found[2] in grids else found[0]
        ),
        text,
    )


def read_numbers(data: bytes) -> Report:
    """What was measured, by whichever command."""
    with suppress(msgspec.ValidationError):
        return msgspec.json.decode(data, type=PeersReport)
    with suppress(msgspec.ValidationError):
        return msgspec.json.decode(data, type=ServerReport)
    with suppress(msgspec.ValidationError):
        return msgspec.json.decode(data, type=GrowthReport)
    return msgspec.json.decode(data, type=RopesMeasured)


def one_of_each_game(reports: Sequence[Report]) -> list[Report]:
    """The same reports, but runs of one game beside others as one: they are many and short."""
    beside: dict[str, list[PeersReport]] = {}
    for report in reports:
        if isinstance(report, PeersReport):
            beside.setdefault(report.game, []).append(report)
    rest = [report for report in reports if not isinstance(report, PeersReport)]
    return [*rest, *map(together, beside.values())]


def named_grids(report: Report) -> Mapping[str, Grid]:
    """The grids of a report, by the names of their places."""
    if isinstance(report, PeersReport):
        return {f"{report.game} peers": peers_grid(report)}
    if isinstance(report, RopesMeasured):
        return {"wormlord ropes": ropes_grid(report)}
    if isinstance(report, GrowthReport):
        return {f"{report.game} growth": growth_grid(report)}
    return {f"{report.game} {about}": grid for about, grid in grids_of(report).items()}


def _told(report: Report) -> str:
    """By what, and how busy the machine was."""
    node = f", Node {report.node}" if isinstance(report, PeersReport) else ""
    return (
        f"\n\nVersion {report.version}, Python {report.python}{node}, {report.cores} cores,"
        f" {report.store}, load {report.load}."
    )
