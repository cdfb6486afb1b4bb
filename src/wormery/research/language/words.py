"""What one game looks like in words, and how its moves are written and read."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from wormery.words.catalogue import catalogue, told
from wormery.words.languages import ENGLISH, Language


class Words(NamedTuple):
    """A game in words; commands are those that are listed, texts are in one language."""

    describe: Callable[[Any, "Speech"], Sequence[str]]
    """By the view: what is to be seen, a line each."""
    write: Callable[[Any, Any, "Speech"], str]
    """A command, so that it can be read again."""
    read: Callable[[str, Any, Sequence[Any], "Speech"], Sequence[Any]]
    """The commands that a text may mean, by the view and what is listed."""


class Speech:
    """A language, and how it is said in it."""

    def __init__(self, language: Language) -> None:
        self._words, self._english = catalogue(language), catalogue(ENGLISH)
        self.language = language

    def say(self, name: str, **values: str | int | float) -> str:
        """The words of a message."""
        return self._words.say(f"text-{name}", values)

    def tell(self, name: str, values: Mapping[str, str | int | float]) -> str:
        """What happened, in the words of the games' own pages."""
        return told(self.language).say(name, values)

    def seat(self, seat: int, own: int | None) -> str:
        """Somebody at the table; seats are counted from 1."""
        return self.say("seat-you") if seat == own else self.say("seat-other", seat=seat + 1)

    def words_for(self, name: str) -> Sequence[str]:
        """What somebody may say for it: in this language, or in English."""
        said = f"{self._words.say(f'text-word-{name}')}, {self._english.say(f'text-word-{name}')}"
        return [word.strip().lower() for word in said.split(",")]

    def word(self, name: str) -> str:
        """How it is usually said."""
        return self.words_for(name)[0]

    def names(self, text: str, names: Sequence[str]) -> Sequence[str]:
        """Which of these things a text names."""
        found = set(re.findall(r"\w+", text.lower()))
        return [name for name in names if found & set(self.words_for(name))]


def numbers(text: str) -> list[int]:
    """The whole numbers of a text, in order; those that are part of a word do not count."""
    return [int(number) for number in re.findall(r"(?<!\w)\d{1,4}(?!\w)", text)]
