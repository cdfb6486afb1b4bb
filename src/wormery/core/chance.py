"""Fair chance: a seed, the generator it feeds, and the commitment to it."""

from hashlib import sha256
from random import Random


def generator(seed: str) -> Random:
    """The chance that belongs to *seed*; what it gives is written into the events of `begin`."""
    return Random(seed)


def commitment(seed: str) -> str:
    """What is shown of the seed while the game runs; the seed itself is shown after the end."""
    return sha256(seed.encode()).hexdigest()
