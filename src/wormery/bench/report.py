"""What measurements of the server have in common: where its log is, and where the numbers go."""

import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from wormery.core import encode

StoreOption = Annotated[
    str,
    typer.Option(help="Where the log is kept: a file, or postgresql://…; default: a new file."),
]
JsonOption = Annotated[Path | None, typer.Option(help="Write the numbers here, too.")]


@contextmanager
def store_or_new(store: str) -> Iterator[str]:
    """The store that was named, or a new file for as long as the measurement takes."""
    with tempfile.TemporaryDirectory() as place:
        yield store or str(Path(place) / "bench.db")


class Grid(Struct, frozen=True):
    """Numbers in rows, as people read them."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    caption: str = ""


def printed(grid: Grid) -> Table:
    """For the terminal."""
    table = Table(*grid.head, title=grid.title, caption=grid.caption or None)
    for row in grid.rows:
        table.add_row(*row)
    return table


def markdown(grid: Grid) -> str:
    """For a page."""
    rows = (grid.head, ("---",) * len(grid.head), *grid.rows)
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def tell(tables: Sequence[Table], numbers: Struct, json: Path | None) -> None:
    """Print tables, and write the same numbers to a file if there is one."""
    for table in tables:
        Console().print(table)
    if json is not None:
        json.write_bytes(encode(numbers) + b"\n")
