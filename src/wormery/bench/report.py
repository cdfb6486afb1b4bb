"""What measurements of the server have in common: where its log is, and where the numbers go."""

import tempfile
from collections.abc import Iterator
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


def tell(table: Table, numbers: Struct, json: Path | None) -> None:
    """Print a table, and write the same numbers to a file if there is one."""
    Console().print(table)
    if json is not None:
        json.write_bytes(encode(numbers) + b"\n")
