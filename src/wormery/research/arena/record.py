"""Finished games in a file, one a line, so that a contest can be stopped and gone on with."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from wormery import __version__
from wormery.core import Refusal, decode, encode
from wormery.research.arena.contest import Contest, Fixture
from wormery.research.arena.game import GameResult
from wormery.research.records import LineFile, whole_lines


class ContestHead(Struct, frozen=True):
    """The first line: what is played. Games of another contest do not belong into the file."""

    game: str
    bots: tuple[str, ...]
    seats: int
    options: Any
    seed: str
    budget_ms: int
    in_pairs: bool
    wormery: str  # the version, for bots change with it


def head_of(contest: Contest) -> ContestHead:
    """What a record says of its contest; how many games are wanted may change."""
    return ContestHead(
        contest.game,
        contest.bots,
        contest.seats,
        msgspec.json.decode(encode(contest.options)),  # as it is read back
        contest.seed,
        contest.budget,
        contest.in_pairs,
        __version__,
    )


class ContestFile:
    """A file of finished games; a line that a crash cut short is played again."""

    def __init__(self, file: Path, contest: Contest) -> None:
        self.games: Mapping[Fixture, GameResult] = {}
        kept = _kept_lines(file, encode(head_of(contest))) if file.exists() else b""
        if kept:
            self.games = _read(file, kept, head_of(contest))
        self._file = LineFile(file, kept)
        if not kept:
            self._file.add(head_of(contest))

    def add(self, result: GameResult) -> None:
        """Keep a game."""
        self._file.add(result)

    def close(self) -> None:
        """Nothing more is written."""
        self._file.close()


def _kept_lines(file: Path, head: bytes) -> bytes:
    whole = whole_lines(file)
    if not whole and not head.startswith(file.read_bytes()):
        raise Refusal("TB-04", f"{file} is no record of a contest")
    return whole


def _read(file: Path, data: bytes, expected: ContestHead) -> Mapping[Fixture, GameResult]:
    first, *lines = data.splitlines()
    try:
        found = decode(ContestHead, first)
        results = [decode(GameResult, line) for line in lines]
    except Refusal as refusal:
        raise Refusal("TB-04", f"{file} is no record of a contest: {refusal.detail}") from None
    for field in ContestHead.__struct_fields__:
        if (was := getattr(found, field)) != (now := getattr(expected, field)):
            detail = f"{file} is the record of another contest: its {field} is {was!r}, not {now!r}"
            raise Refusal("TB-04", detail)
    return {result.fixture: result for result in results}
