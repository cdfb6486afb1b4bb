"""Which code a game is played by: results of other code are other results."""

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).parents[2]
SHARED = (
    "core",
    "knots",
    "games/*.py",
    "bots/*.py",
    "research/*.py",
    "research/arena/bots.py",
    "research/lab/observe.py",
)
"""What every game is played with, beside its own rules and bots."""
KINDS = {".py", ".npz", ".txt"}


@cache
def code_of(game: str) -> str:
    """A digest of the rules, the kernels and the bots of a game, with all that they are made of."""
    digest = sha256()
    for file in sorted(_files(game)):
        digest.update(f"{file.relative_to(ROOT)}\0".encode() + file.read_bytes() + b"\0")
    return digest.hexdigest()


def _files(game: str) -> Iterator[Path]:
    for pattern in (*SHARED, f"games/{game}", f"bots/{game}", f"research/{game}"):
        for found in ROOT.glob(pattern):
            inside = found.rglob("*") if found.is_dir() else [found]
            yield from (file for file in inside if file.suffix in KINDS)
