"""Remembering answers about values that are asked for again and again, told apart by identity."""

from collections.abc import Callable
from typing import Generic, TypeVar

KeyT = TypeVar("KeyT")
AnswerT = TypeVar("AnswerT")
StateT = TypeVar("StateT")
EventT = TypeVar("EventT")


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


class LatestStep(Generic[StateT, EventT]):
    """The same for what an event makes of a state: who decides asks first, then who tells it."""

    __slots__ = ("_evolve", "_known")

    def __init__(self, evolve: Callable[[StateT | None, EventT], StateT]) -> None:
        self._evolve = evolve
        self._known: tuple[StateT | None, EventT, StateT] | None = None

    def __call__(self, state: StateT | None, event: EventT) -> StateT:
        """The state after the event."""
        known = self._known
        if known is None or known[1] is not event or known[0] is not state:
            known = self._known = (state, event, self._evolve(state, event))
        return known[2]


class Recent(Generic[KeyT, AnswerT]):
    """The same for many values at once: small parts that many states have in common.

    What is remembered is kept alive by it, so that no other value can have its identity.
    """

    __slots__ = ("_known", "_most", "_work")

    def __init__(self, work: Callable[[KeyT], AnswerT], most: int = 4096) -> None:
        self._work = work
        self._most = most
        self._known: dict[int, tuple[KeyT, AnswerT]] = {}

    def __call__(self, about: KeyT) -> AnswerT:
        """The answer, worked out once as long as not too many others are asked about."""
        found = self._known.get(id(about))
        if found is None:
            if len(self._known) >= self._most:
                self._known = {}
            found = self._known[id(about)] = (about, self._work(about))
        return found[1]
