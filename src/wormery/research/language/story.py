"""What happened, in words: the news of one seat, so that nothing hidden is told."""

from collections.abc import Sequence
from random import Random
from typing import Any

from wormery.core import Millis
from wormery.core.bot import Bot
from wormery.games.wormi import events as wormi
from wormery.games.wormi.board import owner
from wormery.games.wormlord import events as wormlord
from wormery.games.wormlord.maps.ground import name as cell_name
from wormery.games.wormlord.notation import LETTERS
from wormery.games.wurmt import news as wurmt
from wormery.games.wurmt.view import CardView
from wormery.research.language.words import Speech

MOST = 24  # sentences; whoever was away longer hears the last ones


class Listener(Bot[Any, Any]):
    """Somebody who plays by text, and hears the news."""

    remembers = True

    def __init__(self) -> None:
        self.news: list[Any] = []

    def observe(self, news: Any) -> None:
        """Something happened."""
        self.news.append(news)
        del self.news[: -4 * MOST]

    def choose(self, view: Any, listed: Sequence[Any], rng: Random, budget: Millis) -> Any | None:
        """Nothing: the text decides."""


def story(news: Sequence[Any], speech: Speech) -> Sequence[str]:
    """A sentence for each thing that happened, the last ones if there are many."""
    told = [sentence for each in news if (sentence := _told(each, speech))]
    return [sentence[0].upper() + sentence[1:] for sentence in told[-MOST:]]


def _told(news: Any, speech: Speech) -> str | None:
    return _wormi(news, speech) or _wurmt(news, speech) or _wormlord(news, speech)


def _wormi(news: Any, speech: Speech) -> str | None:
    match news:
        case wormi.MoveMade(piece, path):
            colour = speech.word(("blue", "pink")[owner(path[0])])
            way: dict[str, Any] = {
                "number": piece,
                "from": path[0],
                "to": path[-1],
                "hops": len(path) - 1,
            }
            move = speech.tell("wormi-told-move", way)
            return speech.tell("wormi-told-by", {"name": colour, "told": move})
        case wormi.Passed():
            return speech.tell("wormi-told-passed", {})
        case _:
            return None


def _wurmt(news: Any, speech: Speech) -> str | None:
    """Das Wurmt: worms are counted from 1, as in the view."""
    values: dict[str, Any] = {"name": speech.seat(getattr(news, "seat", None) or 0, None)}
    if hasattr(news, "worm"):
        values["number"] = news.worm + 1
    match news:
        case wurmt.LaidNews():
            return _laid(news, values, speech)
        case wurmt.CleanedNews(side=side, card=card):
            values |= {"side": side, "value": card.value}
            return speech.tell("wurmt-told-cleaned", values)
        case wurmt.RemovedNews(card=card):
            return speech.tell("wurmt-told-removed", {**values, "card": _card(card, speech)})
        case wurmt.RefreshedNews(cards=cards) | wurmt.ThrownNews(cards=cards):
            kind = "refreshed" if isinstance(news, wurmt.RefreshedNews) else "thrown"
            return speech.tell(f"wurmt-told-{kind}", {**values, "count": len(cards)})
        case wurmt.StartedNews(colour=colour):
            return speech.tell("wurmt-told-started", {**values, "colour": colour})
        case wurmt.SpiedNews(value=int(value)):
            return speech.tell("wurmt-told-spied-value", {**values, "value": value})
        case wurmt.SpiedNews():
            return speech.tell("wurmt-told-spied", values)
        case wurmt.PassedNews():
            return speech.tell("wurmt-told-passed", values)
        case wurmt.FilledNews(cards=tuple(cards)) if cards:
            listed = ", ".join(_card(card, speech) for card in cards)
            return speech.tell("wurmt-told-drew", {"cards": listed})
        case wurmt.ShortNews():
            return speech.tell("wurmt-told-short", values)
        case _:
            return None


def _laid(news: wurmt.LaidNews, values: dict[str, Any], speech: Speech) -> str:
    told = [speech.tell("wurmt-told-laid", {**values, "colour": news.colour})]
    if news.claim is not None:
        told.append(speech.tell("wurmt-told-claim", {"claim": news.claim}))
    if news.turned is not None:
        old: dict[str, Any] = {"value": news.turned.card.value, "length": news.length}
        told.append(speech.tell("wurmt-told-turned", old))
    return " ".join(told)


def _card(card: CardView, speech: Speech) -> str:
    front = str(card.value)
    if card.action is not None:
        front = speech.say("wurmt-action", action=card.action)
    elif card.value is None:
        front = speech.say("wurmt-hidden")
    return speech.say("wurmt-card", colour=card.colour or "none", front=front)


def _wormlord(news: Any, speech: Speech) -> str | None:
    """Wormlord: sides by their letters, as in the drawing."""
    values: dict[str, Any] = {}
    if getattr(news, "side", None) is not None:
        values["side"] = _letter(news.side)
    if hasattr(news, "cell"):
        values["cell"] = cell_name(news.cell)
    match news:
        case wormlord.KnotTied():
            return speech.tell("wormlord-told-tied", values)
        case wormlord.CellConquered(taken_from=None):
            return speech.tell("wormlord-told-placed", values)
        case wormlord.CellConquered(taken_from=other) if other is not None:
            return speech.tell("wormlord-told-conquered", {**values, "from": _letter(other)})
        case wormlord.KnotUntied(owner=other):
            return speech.tell("wormlord-told-untied", {**values, "owner": _letter(other)})
        case wormlord.KnotSlipped():
            return speech.tell("wormlord-told-slipped", values)
        case wormlord.HeadquartersMoved():
            return speech.tell("wormlord-told-hq", values)
        case wormlord.RoundWon(reason=reason):
            return speech.tell("wormlord-told-round", {**values, "reason": reason})
        case wormlord.RoundTied():
            return speech.tell("wormlord-told-round-tied", values)
        case wormlord.MatchWon():
            return speech.tell("wormlord-told-match", values)
        case _:
            return None


def _letter(side: int) -> str:
    return LETTERS[side].upper()
