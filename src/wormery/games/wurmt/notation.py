"""The bed and its events as text for people who look behind the scenes; secrets are shown."""

from collections.abc import Iterable
from typing import assert_never

from wormery.games.wurmt.cards import COLOURS, Card
from wormery.games.wurmt.events import (
    CardLaid,
    CardRemoved,
    Dealt,
    Event,
    FirstNamed,
    GameEnded,
    HandFilled,
    HandRefreshed,
    HandThrown,
    HeadSpied,
    MoveTakenBack,
    PassPlayed,
    PileFellShort,
    Played,
    TurnEnded,
    WormCleaned,
    WormStarted,
)
from wormery.games.wurmt.rules import scores
from wormery.games.wurmt.state import Bed, Head, Worm


def name(card: Card) -> str:
    """A card in short: `y5` is yellow with value 5, `b:spy` a blue Spy."""
    front = f":{card.action}" if card.value is None else str(card.value)
    return f"{card.colour[0]}{front}"


def names(cards: Iterable[Card]) -> str:
    """Cards in short, one after another; a dash is none."""
    return " ".join(name(card) for card in cards) or "-"


def picture(bed: Bed) -> str:
    """The whole bed: a line for the game, one a worm, one a seat."""
    reserve = ", ".join(
        f"{colour} {left}" for colour, left in zip(COLOURS, bed.reserve, strict=True)
    )
    points = scores(bed)
    top = f" ({name(bed.discard[-1])} on top)" if bed.discard else ""
    lines = [
        f"turn {bed.turn}, {_whose(bed)}; pile {len(bed.pile)}, aside {len(bed.aside)}, "
        f"discard {len(bed.discard)}{top}; tails left: {reserve}",
        *(f"  worm {index}: {_worm(worm)}" for index, worm in enumerate(bed.worms)),
    ]
    for seat, hand in enumerate(bed.hands):
        mark = ">" if seat == bed.player and not (bed.over or bed.asks) else " "
        lines.append(
            f"{mark} seat {seat}: {names(hand)}  | plus {names(bed.plus[seat])}"
            f" | minus {names(bed.minus[seat])} | {points[seat]} points"
        )
    return "\n".join(lines) + "\n"


def _whose(bed: Bed) -> str:
    if bed.over:
        return "over"
    if bed.asks:
        return "who saw a worm most recently?"
    return f"seat {bed.player} plays" + (", ending" if bed.ending else "")


def _worm(worm: Worm) -> str:
    values = " ".join(str(card.value) for card in worm.visible)
    return " ".join(part for part in (f"{worm.colour} ~", values, _head(worm.head)) if part)


def _head(head: Head | None) -> str:
    if head is None:
        return ""
    known = ",".join(str(seat) for seat in head.known_by) or "nobody"
    claim = "" if head.claim is None else f", claimed {head.claim}"
    return f"[{head.card.value}] laid by {head.layer}, known by {known}{claim}"


def row(event: Event) -> str:
    """An event as one readable line."""
    match event:
        case Dealt():
            deck = " ".join(str(card) for card in event.deck)
            drawn = "drawn in case" if event.asks else "begins"
            return f"dealt to {event.seats} seats, seat {event.first} {drawn}; deck {deck}"
        case FirstNamed(_, seat, first, by_chance):
            who = "nobody answers, which" if seat is None else f"seat {seat}"
            why = "leaves it to chance" if by_chance else "says who saw a worm most recently"
            return f"{who} {why}: seat {first} begins"
        case (
            CardLaid()
            | CardRemoved()
            | HandRefreshed()
            | WormStarted()
            | HeadSpied()
            | PassPlayed()
        ):
            return _play(event)
        case WormCleaned(seat, worm, card, side):
            return f"seat {seat} cleans worm {worm} and takes {name(card)} to {side}"
        case HandFilled(seat, cards):
            return f"seat {seat} draws {names(cards)}"
        case HandThrown(seat, cards):
            return f"seat {seat} throws nothing but actions away: {names(cards)}"
        case PileFellShort(seat):
            return f"the pile falls short for seat {seat}"
        case TurnEnded(seat, following):
            return f"the turn of seat {seat} ends; seat {following} follows"
        case MoveTakenBack(_, seat):
            return f"seat {seat} takes the last card back"
        case GameEnded():
            return "the game is over"
        case _:
            assert_never(event)


def _play(event: Played) -> str:
    who = f"seat {event.seat}"
    match event:
        case CardLaid():
            return _laid(event)
        case CardRemoved(worm=worm, removed=removed):
            return f"{who} plays {name(event.card)}: {name(removed)} leaves worm {worm}"
        case HandRefreshed(thrown=thrown):
            return f"{who} plays {name(event.card)}: throws {names(thrown)}"
        case WormStarted(colour=colour):
            return f"{who} plays {name(event.card)}: a {colour} worm begins"
        case HeadSpied(worm=worm, head=head):
            return f"{who} plays {name(event.card)}: sees {name(head)} on worm {worm}"
        case PassPlayed():
            return f"{who} plays {name(event.card)}"
        case _:
            assert_never(event)


def _laid(event: CardLaid) -> str:
    time = ", time being up," if event.timed_out else ""
    claim = "" if event.claim is None else f", says {event.claim}"
    turned = "" if event.turned is None else f"; {name(event.turned)} is turned over"
    length = f", length {event.length}" if turned else ""
    where = f"{name(event.card)} on worm {event.worm}"
    return f"seat {event.seat}{time} lays {where}{claim}{turned}{length}"
