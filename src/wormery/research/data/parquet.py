"""Rows into a Parquet file, some at a time; the file appears when it is whole."""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import Any

from wormery.core import Refusal

AT_ONCE = 2_000  # rows that are held before they are written


def arrow() -> Any:
    """The library, or a sentence on how to get it."""
    try:
        return import_module("pyarrow")
    except ImportError:
        raise Refusal("TB-04", "Parquet needs pyarrow: pip install 'wormery[lab]'") from None


class ParquetFile:
    """A file in the making, under another name until it is closed; after an error it is gone."""

    def __init__(self, file: Path, columns: Mapping[str, str], notes: Mapping[str, str]) -> None:
        self._arrow = arrow()
        self._file, self._making = file, file.with_name(f".{file.name}.part")
        fields = [(name, _type(self._arrow, kind)) for name, kind in columns.items()]
        self._schema = self._arrow.schema(fields, metadata=dict(notes))
        self._rows: list[Mapping[str, Any]] = []
        self._writer: Any = None
        self.count = 0

    def __enter__(self) -> "ParquetFile":
        parquet = import_module("pyarrow.parquet")
        self._writer = parquet.ParquetWriter(self._making, self._schema, compression="zstd")
        return self

    def add(self, rows: Iterable[Mapping[str, Any]]) -> None:
        """More rows."""
        for row in rows:
            self._rows.append(row)
            self.count += 1
            if len(self._rows) >= AT_ONCE:
                self._flush()

    def _flush(self) -> None:
        if self._rows:
            self._writer.write_table(self._arrow.Table.from_pylist(self._rows, self._schema))
            self._rows.clear()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if kind is None:
            self._flush()
        self._writer.close()
        if kind is None:
            self._making.replace(self._file)
        else:
            with suppress(OSError):
                self._making.unlink()


def _type(arrow: Any, kind: str) -> Any:
    """A type by its name; a name in brackets is a list of it."""
    if kind.startswith("["):
        return arrow.list_(_type(arrow, kind[1:-1]))
    return arrow.type_for_alias(kind)
