"""What a player of Das Wurmt remembers: heads seen, cards gone, and how heads were laid.

A view shows what lies there now; whoever wants more has to have listened. A memory is made of the
news of one seat and of nothing else, so it is as honest as the seat's own eyes.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random

from wormery.core import Seat
from wormery.games.wurmt import Backs, BedView, CardView, Colour, News
from wormery.games.wurmt.news import (
    CleanedNews,
    GameBegan,
    LaidNews,
    PlayNews,
    RefreshedNews,
    RemovedNews,
    SpiedNews,
    StartedNews,
    TakenBackNews,
    ThrownNews,
)


@dataclass(frozen=True)
class Recalled:
    """A head: its value if it was seen, who else saw it, and what it told when it was laid."""

    layer: Seat
    value: int | None = None
    spies: frozenset[Seat] = frozenset()
    length: int = 0  # of the worm it was laid on
    could_follow: bool | None = None  # whether the next player held its colour


@dataclass(frozen=True)
class Memory:
    """All that one seat remembers of a game."""

    gone: Mapping[CardView, int] = field(default_factory=dict)  # on the discard, how many of each
    bodies: Mapping[int, Sequence[CardView]] = field(default_factory=dict)  # open cards, by worm
    heads: Mapping[int, Recalled] = field(default_factory=dict)  # by worm
    backs: Sequence[Backs] = ()  # by seat, when last looked at
    before: "Memory | None" = None  # what a move that is taken back leads to


def heard(memory: Memory, news: News) -> Memory:
    """The memory after some news."""
    match news:
        case GameBegan():
            return Memory()
        case TakenBackNews():
            return memory if memory.before is None else memory.before
        case CleanedNews(worm=worm):
            return _cleaned(memory, worm)
        case ThrownNews(cards=cards):
            return replace(memory, gone=_more(memory.gone, cards))
        case LaidNews():
            return replace(_laid(memory, news), before=memory)
        case _ if isinstance(news, PlayNews):
            return replace(_acted(memory, news), before=memory)
        case _:
            return memory


def looked(memory: Memory, view: BedView) -> Memory:
    """The memory after a look: heads that are shown, and hands from behind."""
    heads = dict(memory.heads)
    for worm, seen in enumerate(view.worms):
        if seen.head is None:
            heads.pop(worm, None)
            continue
        known = heads.get(worm)
        if known is None or known.layer != seen.head.layer:
            known = Recalled(seen.head.layer, length=seen.length)
        if seen.head.value is not None:
            known = replace(known, value=seen.head.value)
        if known.could_follow is None:
            backs = view.backs[(known.layer + 1) % len(view.backs)]
            known = replace(known, could_follow=getattr(backs, seen.colour) > 0)
        heads[worm] = known
    return replace(memory, heads=heads, backs=view.backs)


def faded(memory: Memory, slip: float, rng: Random) -> Memory:
    """The memory of somebody who forgets each head with a chance of *slip*."""
    heads = {
        worm: replace(head, value=None) if rng.random() < slip else head
        for worm, head in memory.heads.items()
    }
    return replace(memory, heads=heads)


def _more(gone: Mapping[CardView, int], cards: Sequence[CardView]) -> Mapping[CardView, int]:
    counts = dict(gone)
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return counts


def _laid(memory: Memory, news: LaidNews) -> Memory:
    """The old head lies open, the new one is known to who laid it."""
    bodies, length = memory.bodies, news.length
    if news.turned is not None:
        body = (*bodies.get(news.worm, ()), news.turned.card)
        bodies = {**bodies, news.worm: body}
    follows = None
    if news.slot is not None and memory.backs:  # my own: the others' hands are as I saw them
        follows = _holds(memory.backs[(news.seat + 1) % len(memory.backs)], news.colour)
    value = None if news.card is None else news.card.value
    head = Recalled(news.seat, value, length=length, could_follow=follows)
    return replace(memory, bodies=bodies, heads={**memory.heads, news.worm: head})


def _cleaned(memory: Memory, worm: int) -> Memory:
    """DW-16: the worm is short again, its other cards are gone."""
    body, heads = memory.bodies.get(worm, ()), dict(memory.heads)
    if worm in heads:
        heads[worm] = replace(heads[worm], length=0)
    bodies = {**memory.bodies, worm: ()}
    return replace(memory, gone=_more(memory.gone, body[:-1]), bodies=bodies, heads=heads)


def _holds(backs: Backs, colour: Colour) -> bool:
    return bool(getattr(backs, colour))


def _acted(memory: Memory, news: PlayNews) -> Memory:
    """DW-22: the action goes, and what it does is seen."""
    assert not isinstance(news, LaidNews)
    gone = [news.action]
    match news:
        case RemovedNews(worm=worm, position=position, card=card):
            body = memory.bodies.get(worm, ())
            left = (*body[:position], *body[position + 1 :])
            memory = replace(memory, bodies={**memory.bodies, worm: left})
            gone.append(card)
        case RefreshedNews(cards=cards):
            gone += cards
        case SpiedNews(seat, _, worm, _, value):
            head = memory.heads.get(worm, Recalled(seat))
            head = replace(head, spies=head.spies | {seat})
            if value is not None:
                head = replace(head, value=value)
            memory = replace(memory, heads={**memory.heads, worm: head})
        case StartedNews():
            pass
        case _:
            pass
    return replace(memory, gone=_more(memory.gone, gone))
