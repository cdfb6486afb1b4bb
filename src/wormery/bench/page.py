"""`wormery bench page`: write what was measured into a page, so that the page says what was.

In the page a grid stands between two remarks that no reader sees:

    <!-- measured: tally moves -->
    | tables | … |
    <!-- end -->
"""

import re
from pathlib import Path
from typing import Annotated

import typer

from wormery.bench.measured import Report, grids_of
from wormery.bench.report import markdown
from wormery.core import decode

_PLACE = re.compile(r"(<!-- measured: ([a-z ]+) -->\n).*?(\n?<!-- end -->)", re.DOTALL)


def bench_page(
    numbers: Annotated[list[Path], typer.Argument(help="Files that `bench server --json` wrote.")],
    page: Annotated[Path, typer.Option(help="The page.")] = Path("docs/performance.md"),
) -> None:
    """Write measured numbers into the page, each grid into the place that is marked for it."""
    reports: list[Report] = [decode(Report, each.read_bytes()) for each in numbers]
    grids = {
        f"{report.game} {about}": markdown(grid) + _told(report)
        for report in reports
        for about, grid in grids_of(report).items()
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


def _told(report: Report) -> str:
    """By what, and how busy the machine was."""
    return (
        f"\n\nVersion {report.version}, Python {report.python}, {report.cores} cores,"
        f" {report.store}, load {report.load}."
    )
