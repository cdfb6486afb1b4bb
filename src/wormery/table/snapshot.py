"""What a log comes to at a version, as bytes: made from a table or from its log, always the same.

A snapshot is read only by the code that made it, for states are nothing that is kept for ever: a
digest of the source tells. What does not fit is thrown away, and the log is read as a whole.
"""

import zlib
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from msgspec import Raw, Struct

from wormery.core import AnyGame, Refusal, decode, encode
from wormery.store.ids import Version
from wormery.store.snapshots import StoredSnapshot
from wormery.table.fold import Scene, Step, decoder, encode_entry, steps
from wormery.table.growth import Grown, Growth
from wormery.table.replies import Replies
from wormery.table.seating.state import Seating
from wormery.table.settings import HouseSettings

_DIGEST_SIZE: Final = 16
_PACKAGES: Final = ("core", "knots", "table")  # beside the game's own


class Snapshot(Struct, frozen=True):
    """Everything that a table knows of its past."""

    last: Raw  # the entry that led to it
    seating: Seating
    state: Raw  # of the game, as its own type reads it
    replies: dict[str, tuple[tuple[str, Version], ...]]
    grown: Grown


class Base(Struct, frozen=True):
    """Where a table can go on from: a step, and what is known beside the scene."""

    step: Step
    replies: dict[str, tuple[tuple[str, Version], ...]]
    grown: Grown


def written(game: AnyGame, base: Base) -> StoredSnapshot:
    """What a table knows after a step, as the store keeps it."""
    scene = base.step.after
    snapshot = Snapshot(
        last=Raw(encode_entry(base.step.entry)),
        seating=scene.seating,
        state=Raw(encode(scene.state)),
        replies=base.replies,
        grown=base.grown,
    )
    data = encode(snapshot)
    packed = _digest(data) + zlib.compress(data, 1)
    return StoredSnapshot(base.step.version, code_of(game), packed)


def read(games: Mapping[str, AnyGame], stored: StoredSnapshot) -> tuple[AnyGame, Base] | None:
    """The game and where to go on from; None if it is damaged, or other code has made it."""
    try:
        data = zlib.decompress(stored.data[_DIGEST_SIZE:])
        if _digest(data) != stored.data[:_DIGEST_SIZE]:
            return None
        snapshot: Snapshot = decode(Snapshot, data)
        game = games[snapshot.seating.game]
        if code_of(game) != stored.code:
            return None
        state = decode(_or_none(game), bytes(snapshot.state))
        entry = decoder(game).decode(bytes(snapshot.last))
    except (zlib.error, Refusal, KeyError, ValueError):
        return None
    step = Step(stored.version, None, entry, (), Scene(snapshot.seating, state))
    return game, Base(step, snapshot.replies, snapshot.grown)


def agrees(game: AnyGame, entries: Sequence[bytes], stored: StoredSnapshot) -> bool:
    """Whether a snapshot is what the log comes to at its version."""
    if len(entries) < stored.version:
        return False
    replies, growth, last = Replies(), Growth(HouseSettings()), None
    for last in steps(game, entries[: stored.version]):
        growth.count(last)
        replies.accept(last.entry.by, last.entry.request_id, last.version)
    if last is None:
        return False
    return written(game, Base(last, replies.latest(last.version), growth.grown)) == stored


def code_of(game: AnyGame) -> str:
    """A digest of the source that makes and reads the states of a game."""
    return _source_digest(getattr(game, "__file__", None) or "")


@cache
def _source_digest(game: str) -> str:
    home = Path(__file__).parents[1]
    folders = [home / name for name in _PACKAGES]
    if game:
        folders.append(Path(game).parent)
    found = blake2b(digest_size=_DIGEST_SIZE)
    for folder in folders:
        for file in sorted(folder.rglob("*.py")):
            found.update(file.relative_to(folder).as_posix().encode() + b"\0" + file.read_bytes())
    return found.hexdigest()


def _digest(data: bytes) -> bytes:
    return blake2b(data, digest_size=_DIGEST_SIZE).digest()


def _or_none(game: AnyGame) -> Any:
    """The type of a state; there is none before the first game."""
    return game.ABOUT.state | None
