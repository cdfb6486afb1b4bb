"""Ids and tags turned into sentences: what a rule says, why not, how a game ended."""

import re
from collections.abc import Sequence

from wormery.core import Outcome
from wormery.words.catalogue import Catalogue, catalogue
from wormery.words.languages import Language

_TAG = re.compile(r"[a-z][a-z0-9_]*")
_CALLED = 8  # names that bots have of their own


def rule_text(rule: str, language: Language) -> str:
    """A rule as it stands in the rule book."""
    return catalogue(language).say(rule)


def rule_title(rule: str, language: Language) -> str:
    """The heading of a rule, in a few words."""
    return catalogue(language).say(rule, part="title")


def refusal_text(rule: str, detail: str, language: Language) -> str:
    """One sentence to a player who was refused; a detail that has words says it better."""
    words = catalogue(language)
    if _TAG.fullmatch(detail) and words.has(f"detail-{detail}"):
        return words.say(f"detail-{detail}")
    if words.has(rule):
        return words.say(rule, part="refusal")
    return words.say("refusal-unknown", {"rule": rule})


def outcome_text(
    game: str, outcome: Outcome | None, names: Sequence[str], language: Language
) -> str:
    """How a game ended, told with the names of its seats; None was ended by agreement."""
    words = catalogue(language)
    if outcome is None:
        return words.say("outcome-ended")
    winners = [names[seat] for seat in outcome.winners]
    others = [name for seat, name in enumerate(names) if seat not in outcome.winners]
    return words.say(
        f"outcome-{game}-{outcome.reason}",
        {
            "winners": _listed(winners, words),
            "count": len(winners),
            "others": _listed(others, words),
            "high": max(outcome.scores),
            "low": min(outcome.scores),
        },
        part="told",
    )


def game_title(game: str, language: Language) -> str:
    """What a game is called."""
    words = catalogue(language)
    return words.say(f"preview-{game}") if words.has(f"preview-{game}") else game.capitalize()


def preview_text(
    game: str, names: Sequence[str], language: Language, *, is_over: bool = False
) -> str:
    """What a link to a table says of it; without names, what whoever gets it can do."""
    words, title = catalogue(language), game_title(game, language)
    if not names:
        return words.say("preview-come", {"game": title})
    kind = "preview-over" if is_over else "preview-with"
    return words.say(kind, {"game": title, "names": _listed(names, words)})


def names_on(places: Sequence[tuple[str, str | None]], language: Language) -> list[str]:
    """What whoever sits at a table is called, by name and bot; the twin of `namesOn` of the pages.

    Where several bots are the same one, each has a name of its own.
    """
    words = catalogue(language)
    bots = [bot for name, bot in places if not name and bot]

    def called(seat: int, bot: str) -> str:
        if bots.count(bot) > 1:
            own = words.say(f"bot-called-{seat % _CALLED + 1}")
            return words.say("bot-called", {"name": own})
        if bot.isdecimal():
            return words.say("bot-level", {"level": int(bot)})
        known = f"bot-name-{bot}"
        return words.say(known) if words.has(known) else words.say("bot-name", {"bot": bot})

    return [name or (called(seat, bot) if bot else "") for seat, (name, bot) in enumerate(places)]


def _listed(names: Sequence[str], words: Catalogue) -> str:
    """Names as they are told: 'Ann, Ben and Cem'."""
    if len(names) < 2:
        return "".join(names)
    return words.say("names-and", {"names": ", ".join(names[:-1]), "last": names[-1]})
