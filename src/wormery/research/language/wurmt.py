"""Das Wurmt in words: only what the view of a seat has, so that nothing hidden is told."""

from collections.abc import Sequence
from typing import Any, assert_never

from wormery.games.wurmt.cards import COLOURS
from wormery.games.wurmt.commands import (
    Command,
    Lay,
    LeaveToChance,
    NewWorm,
    Pass,
    Play,
    Refresh,
    Remove,
    Saw,
    Spy,
    TakeBack,
)
from wormery.games.wurmt.view import Backs, BedView, CardView, WormView
from wormery.research.language.words import Speech, Words, numbers

TALK = (Saw, LeaveToChance, TakeBack)


def describe(view: BedView, speech: Speech) -> Sequence[str]:
    """Points, worms, cards, and how to play."""
    points = (f"{speech.seat(seat, view.seat)} {score}" for seat, score in enumerate(view.scores))
    cards = (f"{slot}: {_card(card, speech)}" for slot, card in enumerate(view.hand, 1))
    return [
        speech.say("wurmt-points", points=", ".join(points)),
        speech.say("wurmt-pile", count=view.pile_size),
        *(_worm(view, number, speech) for number in range(len(view.worms))),
        *(
            _backs(speech.seat(seat, view.seat), backs, speech)
            for seat, backs in enumerate(view.backs)
            if seat != view.seat
        ),
        speech.say("wurmt-hand", cards="; ".join(cards) or speech.say("none")),
        speech.say("wurmt-how"),
    ]


def _card(card: CardView, speech: Speech) -> str:
    if card.action is not None:
        front = speech.say("wurmt-action", action=card.action)
    else:
        front = speech.say("wurmt-hidden") if card.value is None else str(card.value)
    return speech.say("wurmt-card", colour=card.colour or "none", front=front)


def _worm(view: BedView, number: int, speech: Speech) -> str:
    worm = view.worms[number]
    return speech.say(
        "wurmt-worm",
        number=number + 1,
        colour=worm.colour,
        values=" ".join(map(str, worm.values)) or speech.say("none"),
        length=worm.length,
        head=_head(view, worm, speech),
    )


def _head(view: BedView, worm: WormView, speech: Speech) -> str:
    if worm.head is None:
        return speech.say("wurmt-no-head")
    who = speech.seat(worm.head.layer, view.seat)
    if worm.head.value is not None:
        return speech.say("wurmt-head-known", who=who, value=worm.head.value)
    if worm.head.claim is not None:
        return speech.say("wurmt-head-claimed", who=who, claim=worm.head.claim)
    return speech.say("wurmt-head", who=who)


def _backs(who: str, backs: Backs, speech: Speech) -> str:
    counts = {name: getattr(backs, name) for name in Backs.__struct_fields__}
    return speech.say("wurmt-backs", who=who, **counts)


def write(_view: BedView, command: Command, speech: Speech) -> str:
    """Numbers, counted from 1: the card, then what it goes to."""
    if isinstance(command, NewWorm):
        return f"{command.slot + 1} {speech.word(command.colour)}"
    if isinstance(command, TALK):
        return str(type(command).__struct_config__.tag)
    return " ".join(map(str, _numbers(command)))


def _numbers(command: Play) -> list[int]:
    """What is said of a play."""
    match command:
        case Lay(slot, worm, claim):
            return [slot + 1, worm + 1, *([] if claim is None else [claim])]
        case Remove(slot, worm, position):
            return [slot + 1, worm + 1, position + 1]
        case Refresh(slot, discard):
            return [each + 1 for each in (slot, *discard)]
        case Spy(slot, worm):
            return [slot + 1, worm + 1]
        case NewWorm(slot) | Pass(slot):
            return [slot + 1]
        case _:
            assert_never(command)


def read(text: str, _view: BedView, listed: Sequence[Any], speech: Speech) -> Sequence[Any]:
    """The plays whose numbers and colour a text says; the card says which action it is."""
    said, colours = numbers(text), speech.names(text, COLOURS)
    plays = [each for each in listed if not isinstance(each, TALK)]
    in_order = [*said[:1], *sorted(said[1:])]  # Refresh may name its cards in any order
    return [
        each
        for each in plays
        if _numbers(each) == (in_order if isinstance(each, Refresh) else said)
        and (not isinstance(each, NewWorm) or each.colour in colours)
    ]


WORDS = Words(describe, write, read)
