"""What the numbers of an observation mean: named parts, one after another."""

from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.int16]


@dataclass(frozen=True)
class Block:
    """Some numbers of an observation that belong together."""

    name: str
    shape: tuple[int, ...]
    least: int
    most: int
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


@dataclass(frozen=True)
class Layout:
    """An observation: its parts in order, all of them int16."""

    parts: tuple[Block, ...]

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(part.size for part in self.parts)

    def start(self, name: str) -> int:
        """Where a part begins."""
        before = 0
        for part in self.parts:
            if part.name == name:
                return before
            before += part.size
        raise KeyError(name)

    def bounds(self) -> tuple[Numbers, Numbers]:
        """The least and the greatest that every number can be."""
        low = [np.full(part.size, part.least, dtype=np.int16) for part in self.parts]
        high = [np.full(part.size, part.most, dtype=np.int16) for part in self.parts]
        return np.concatenate(low), np.concatenate(high)

    def split(self, observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The parts by name, in their shapes; leading axes of a batch stay."""
        found, at = {}, 0
        for part in self.parts:
            piece = observation[..., at : at + part.size]
            found[part.name] = piece.reshape(*observation.shape[:-1], *part.shape)
            at += part.size
        return found
