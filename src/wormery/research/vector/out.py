"""The arrays that many games are shown in."""

from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wormery.core import Refusal
from wormery.research.arrays.game import ArrayGame


@dataclass(frozen=True)
class Out:
    """Arrays of the caller's own, a row a game; they are written in place by every step."""

    observations: NDArray[np.int16]  # of the one whose turn it is
    masks: NDArray[np.int8]
    players: NDArray[np.int64]  # whose turn it is
    terminated: NDArray[np.int8]
    truncated: NDArray[np.int8]
    rewards: NDArray[np.float32]  # by seat, since the last step
    last: NDArray[np.int16]  # with SAME_STEP, what was seen at the end of a game

    def check(self, game: ArrayGame, count: int) -> None:
        """Refuse arrays that the compiled code could not write into (TB-04)."""
        for field, wanted in zip(fields(self), _shapes(game, count), strict=True):
            given = getattr(self, field.name)
            shape, kind = wanted
            fits = isinstance(given, np.ndarray) and given.shape == shape and given.dtype == kind
            if not fits or not given.flags.c_contiguous or not given.flags.writeable:
                text = f"{field.name} has to be a writable C array {shape} of {np.dtype(kind)}"
                raise Refusal("TB-04", text)


def new_out(game: ArrayGame, count: int) -> Out:
    """Fresh arrays."""
    return Out(*(np.zeros(shape, dtype=kind) for shape, kind in _shapes(game, count)))


def _shapes(game: ArrayGame, count: int) -> list[tuple[tuple[int, ...], Any]]:
    size = game.layout.size
    return [
        ((count, size), np.int16),
        ((count, game.actions), np.int8),
        ((count,), np.int64),
        ((count,), np.int8),
        ((count,), np.int8),
        ((count, game.seats), np.float32),
        ((count, size), np.int16),
    ]
