"""What is broken, and when: a plan that follows from a seed."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, Literal

from msgspec import Struct

Kind = Literal[
    "kill",
    "pause",
    "postgres",
    "redis",
    "disk_full",
    "slow_sync",
    "failing_sync",
    "clock",
    "cut",
    "half_close",
    "delay",
    "drop",
]

MEANINGS: Final[dict[Kind, str]] = {
    "kill": "kill -9 of a server",
    "pause": "a server stopped for longer than its lease, then going on",
    "postgres": "PostgreSQL ended at once, and started again",
    "redis": "kill -9 of Redis, and started again",
    "disk_full": "no room where the store is",
    "slow_sync": "every fsync takes long",
    "failing_sync": "every fsync fails with EIO",
    "clock": "the wall clock of a server is set, by up to a day",
    "cut": "all connections at a door are reset",
    "half_close": "all connections at a door are closed in one direction",
    "delay": "everything at a door comes later",
    "drop": "everything at a door is swallowed, then the connections are reset",
}

KILLS: Final[frozenset[Kind]] = frozenset({"kill", "postgres", "redis"})
"""Faults that end a process at once."""

KILL_WEIGHT: Final = 12
"""How much more often a server is killed than the clock is set, say."""

_WEIGHTS: Final[dict[Kind, int]] = {"pause": 3, "postgres": 4, "redis": 2}

_PAIRED: Final = 0.25  # how often a second fault comes while the first lasts


class PlannedFault(Struct, frozen=True):
    """Something that is broken for a while: where, how much and for how long, between 0 and 1."""

    kind: Kind
    where: float
    much: float
    long: float


def plan(
    seed: int, kinds: Sequence[Kind], kill_weight: int = KILL_WEIGHT
) -> Iterator[tuple[PlannedFault, ...]]:
    """What is broken together, one after another, for ever; the same seed gives the same."""
    random = Random(f"chaos {seed}")
    weights = [{**_WEIGHTS, "kill": kill_weight}.get(kind, 1) for kind in kinds]
    while True:
        count = 2 if random.random() < _PAIRED else 1
        chosen = dict.fromkeys(random.choices(kinds, weights, k=count))
        yield tuple(
            PlannedFault(kind, random.random(), random.random(), random.random()) for kind in chosen
        )
