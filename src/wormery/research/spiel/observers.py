"""What is observed of a state, in the pieces that OpenSpiel asks for."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

Piece = tuple[str, tuple[int, ...]]
Look = Callable[[Any, int], dict[str, Any]]


class TensorObserver:
    """A tensor, its named pieces, and the same as a string."""

    def __init__(self, pieces: list[Piece], look: Look, text: Callable[[Any, int], str]) -> None:
        sizes = [int(np.prod(shape)) for _, shape in pieces]
        self.tensor = np.zeros(sum(sizes), np.float32) if pieces else None
        self.dict: dict[str, Any] = {}
        self._look, self._text = look, text
        at = 0
        for (name, shape), size in zip(pieces, sizes, strict=True):
            assert self.tensor is not None
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: Any, player: int) -> None:
        """Write what *player* observes into the tensor."""
        for name, value in self._look(state, player).items():
            if name in self.dict:
                self.dict[name][...] = value

    def string_from(self, state: Any, player: int) -> str:
        """What *player* observes, as a string."""
        return self._text(state, player)


def usual(kind: Any) -> Any:
    """What is asked for when nothing is said."""
    return pyspiel.IIGObservationType(perfect_recall=False) if kind is None else kind


def refuse_parameters(params: Any) -> None:
    """Observations have no parameters."""
    if params:
        raise ValueError(f"observations have no parameters: {params}")
