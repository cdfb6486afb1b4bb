"""Games that were played before are not played again: results in files, by what was played."""

import os
from collections.abc import Mapping
from pathlib import Path

from wormery.core import Refusal, decode
from wormery.research.lab.observe import Observation
from wormery.research.records import LineFile, whole_lines


def usual_folder() -> Path:
    """Where results are kept if nobody says otherwise."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "wormery" / "lab"


class Cache:
    """One file of lines a game; a line that was cut short is left out."""

    def __init__(self, folder: Path, game: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._path = folder / f"{game}.jsonl"
        whole = whole_lines(self._path)
        found = [_read(self._path, line) for line in whole.splitlines()]
        self.known: Mapping[str, Observation] = {each.key: each for each in found}
        self._file = LineFile(self._path, whole)

    def add(self, observation: Observation) -> None:
        """Keep a result."""
        self._file.add(observation)

    def close(self) -> None:
        """Nothing more is written."""
        self._file.close()


def _read(file: Path, line: bytes) -> Observation:
    try:
        found: Observation = decode(Observation, line)
    except Refusal as refusal:
        raise Refusal("TB-20", f"{file} has a line that is no result: {refusal.detail}") from None
    return found
