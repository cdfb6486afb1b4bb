"""Remembering one answer: for values that many ask about, one value at a time."""

from collections.abc import Callable
from typing import Generic, TypeVar

KeyT = TypeVar("KeyT")
AnswerT = TypeVar("AnswerT")


class Latest(Generic[KeyT, AnswerT]):
    """A pure function that remembers its answer for the very value it was asked about last.

    Values are told apart by identity, which costs nothing, however large they are.
    """

    __slots__ = ("_known", "_work")

    def __init__(self, work: Callable[[KeyT], AnswerT]) -> None:
        self._work = work
        self._known: tuple[KeyT, AnswerT] | None = None

    def __call__(self, about: KeyT) -> AnswerT:
        """The answer, worked out at most once for as long as nobody asks about another value."""
        known = self._known
        if known is None or known[0] is not about:
            known = self._known = (about, self._work(about))
        return known[1]
