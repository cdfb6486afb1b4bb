"""What a game may offer to those who want to learn it: hints, reviews of games, and lessons."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Literal, NamedTuple, Protocol

from wormery.core.game import Advice
from wormery.core.seats import Millis

Subject = Literal["hint", "review", "lessons"]


class Hinting(Protocol):
    """Says what a seat could do now, and why."""

    def __call__(self, view: Any, news: Sequence[Any], rng: Random, budget: Millis, /) -> Any:
        """A hint for who sees *view* and knows all this *news*; Refusal if nothing is to do."""
        ...


class ReviewParts(NamedTuple):
    """A game that is looked at: each part is one thought, and there are so many."""

    parts: int
    remarks: Iterator[Any]


class Reviewing(Protocol):
    """Looks at finished games."""

    def records(self, events: Sequence[Any], /) -> Sequence[str]:
        """What was played at a table, as texts that people keep, one for each game of a match."""
        ...

    def look(self, record: str, /) -> ReviewParts:
        """Look at a game move by move; Refusal if the text is no finished game."""
        ...


@dataclass(frozen=True)
class Coach:
    """Who teaches a game; None is what this coach does not do."""

    hint: Hinting | None = None
    review: Reviewing | None = None
    lessons: Advice | None = None  # puzzles and the like: they may take some thinking
    tells: tuple[type, ...] = ()  # the Structs of hints and remarks
    agreed: Callable[[Any], bool] = lambda _: False  # by options: people may have hints, too

    @property
    def subjects(self) -> tuple[Subject, ...]:
        """What can be learnt here."""
        taught: dict[Subject, object] = {
            "hint": self.hint,
            "review": self.review,
            "lessons": self.lessons,
        }
        return tuple(subject for subject, teaching in taught.items() if teaching is not None)
