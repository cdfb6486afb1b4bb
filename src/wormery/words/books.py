"""The rule books, worded: their sections and rules in the order of the catalogue."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise

from msgspec import Struct

from wormery.words.catalogue import catalogue
from wormery.words.languages import Language

_HEADING = "rules-"


class Rule(Struct, frozen=True):
    """One rule, as people read it."""

    id: str
    title: str
    text: str


class Section(Struct, frozen=True):
    """A heading and the rules under it."""

    name: str
    title: str
    rules: tuple[Rule, ...]


class RuleBook(Struct, frozen=True):
    """The rules of a game, or of all tables."""

    name: str
    title: str
    introduction: str
    sections: tuple[Section, ...]


@cache
def books(language: Language) -> tuple[RuleBook, ...]:
    """All rule books in one language."""
    words = catalogue(language)
    return tuple(
        RuleBook(
            name=key.removeprefix(_HEADING),
            title=words.say(key),
            introduction=words.say(key, part="intro"),
            sections=tuple(_section(under, language) for under in _parts(keys, _is_heading)),
        )
        for key, *keys in _parts(words.order("rules"), _is_title)
    )


def _section(keys: Sequence[str], language: Language) -> Section:
    """The heading that comes first, and the rules that follow it."""
    words = catalogue(language)
    heading, *rules = keys
    return Section(
        name=heading.split("-")[-1],
        title=words.say(heading),
        rules=tuple(Rule(rule, words.say(rule, part="title"), words.say(rule)) for rule in rules),
    )


def _is_title(key: str) -> bool:
    """True of 'rules-wormi'."""
    return key.startswith(_HEADING) and "-" not in key.removeprefix(_HEADING)


def _is_heading(key: str) -> bool:
    """True of 'rules-wormi-moving'."""
    return key.startswith(_HEADING) and not _is_title(key)


def _parts(keys: Sequence[str], is_first: Callable[[str], bool]) -> Sequence[Sequence[str]]:
    """Keys cut before each that begins a part."""
    cuts = [place for place, key in enumerate(keys) if is_first(key)]
    return [keys[here:there] for here, there in pairwise([*cuts, len(keys)])]
