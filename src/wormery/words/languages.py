"""The languages there are, and which of them a reader most likely wants."""

from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import NewType

Language = NewType("Language", str)
"""A folder of catalogues, such as 'fr'."""

LOCALES = files("wormery") / "locales"
ENGLISH = Language("en")


def _spoken() -> tuple[Language, ...]:
    """Every language that has a folder, English first."""
    folders = sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())
    return tuple(Language(name) for name in sorted(folders, key=lambda name: name != ENGLISH))


LANGUAGES = _spoken()

_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def best_language(wanted: Iterable[str]) -> Language:
    """The first wanted language that we speak, whatever its region; English if there is none."""
    for tag in wanted:
        short = tag.strip().lower().replace("_", "-").split("-")[0]
        if short in LANGUAGES:
            return Language(short)
    return ENGLISH


def language_of_header(accepted: str) -> Language:
    """What a browser asks for, as in 'fr-BE, nl;q=0.8': the dearest first, others never."""
    preferences = [_preference(part) for part in accepted.split(",")]
    dearest = sorted(preferences, key=lambda preference: preference[1], reverse=True)
    return best_language(tag for tag, weight in dearest if weight > 0)


def language_of_environment(variables: Mapping[str, str]) -> Language:
    """What a terminal speaks, as in LANG=nl_BE.UTF-8; the first variable that is set decides."""
    chosen = next((variables[name] for name in _VARIABLES if variables.get(name)), "")
    return best_language([chosen.split(".")[0]])


def _preference(part: str) -> tuple[str, float]:
    """A language tag and how dear it is, from 0 to 1; what cannot be read is not wanted."""
    tag, _, parameter = part.partition(";")
    weight = parameter.replace(" ", "").removeprefix("q=")
    try:
        return tag, float(weight) if weight else 1.0
    except ValueError:
        return tag, 0.0
