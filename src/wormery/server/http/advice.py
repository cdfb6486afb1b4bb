"""Questions to a game, or to its coach, away from any table; answered in a job process."""

from collections.abc import Mapping
from importlib import import_module

from wormery.core import Advice, AnyGame, Coach, Refusal, decode, encode


def advice_told(games: Mapping[str, AnyGame], game: str, question: bytes) -> bytes:
    """What a game says to a question, as JSON."""
    return _reply(games[game].ABOUT.advice, question)


def lesson_told(games: Mapping[str, AnyGame], game: str, question: bytes) -> bytes:
    """What a game's coach says to a question, as JSON."""
    return _reply(coach_in(games, game).lessons, question)


def review_parts(games: Mapping[str, AnyGame], game: str, record: str) -> bytes:
    """How many parts a review of a record would have, as JSON; refused if the record is none."""
    review = coach_in(games, game).review
    assert review is not None
    return encode(review.look(record).parts)


def coach_in(games: Mapping[str, AnyGame], game: str) -> Coach:
    """Who teaches a game, by the module that it names."""
    coach: Coach = import_module(games[game].ABOUT.coach).COACH
    return coach


def _reply(advice: Advice | None, question: bytes) -> bytes:
    if advice is None:
        raise Refusal("TB-04", "there is nothing to ask here")
    return encode(advice.reply(decode(advice.question, question)))
