"""Fluent catalogues, read once for each language: the one place that knows the library."""

from collections.abc import Mapping, Sequence
from functools import cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from wormery.words.languages import LOCALES, Language

CATALOGUES = ("rules", "refusals", "outcomes", "previews", "text", "bots")
STORIES = ("wormi", "wurmt", "wormlord")
"""What the pages of the games say, also what happened in them."""

Value = str | int | float


class Catalogue:
    """All that can be said in one language."""

    def __init__(self, language: Language, names: Sequence[str] = CATALOGUES) -> None:
        # Marks around values help right-to-left scripts; the browser leaves them out, too.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._resources = {name: _read(language, name) for name in names}
        for resource in self._resources.values():
            self._bundle.add_resource(resource)

    def has(self, message: str) -> bool:
        """Whether there are words for this."""
        return self._bundle.has_message(message)

    def order(self, name: str) -> Sequence[str]:
        """The messages of one catalogue as they are written, one after another."""
        body = self._resources[name].body
        return [entry.id.name for entry in body if isinstance(entry, Message)]

    def say(
        self, message: str, values: Mapping[str, Value] | None = None, *, part: str | None = None
    ) -> str:
        """The words for a message, or for a part of it such as its title, with values put in.

        No such message or part, or a value that is missing, is a mistake of ours: an exception.
        """
        found = self._bundle.get_message(message)
        pattern = found.value if part is None else found.attributes[part]
        if pattern is None:
            raise LookupError(message)
        text, mistakes = self._bundle.format_pattern(pattern, dict(values or {}))
        if mistakes:
            raise mistakes[0]
        return str(text)


def _read(language: Language, name: str) -> Resource:
    return FluentResource((LOCALES / language / f"{name}.ftl").read_text(encoding="utf-8"))


@cache
def catalogue(language: Language) -> Catalogue:
    """The catalogue of a language."""
    return Catalogue(language)


@cache
def told(language: Language) -> Catalogue:
    """What the pages of the games say in a language; few ask for it, so it is read apart."""
    return Catalogue(language, STORIES)
