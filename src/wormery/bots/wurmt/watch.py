"""Watching others play Das Wurmt: what a seat knows of the bed, news by news, between two looks.

A bot is shown the bed when it is its turn. What others decided on before that tells something about
their cards, but only together with the bed as it lay before they did. So the information state of
the last look is carried on by the news of the seat, and kept with every decision.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from wormery.games.wurmt import COLOURS, Backs, CardView, News
from wormery.games.wurmt.cards import ACTIONS
from wormery.games.wurmt.kernel.beds import claim_of
from wormery.games.wurmt.kernel.hidden import BACK, VALUE
from wormery.games.wurmt.kernel.rules import (
    BLIND,
    CARD_BACK,
    CARD_COLOUR,
    CARD_FRONT,
    CARDS,
    CLAIM,
    COUNT,
    DECK,
    DISCARDED,
    ENDING,
    HANDS,
    HEAD,
    HEADS,
    HELD,
    KNOWN,
    LAYER,
    LENGTH,
    NEUTRAL,
    NOTHING,
    OVER,
    PLAYER,
    POOL,
    REMOVE,
    SCORE,
    SEATS,
    SLOTS,
    TELL,
    TOP,
    TURN,
    W_SIZE,
    WORM,
    Box,
    State,
    append,
    clear,
    remove,
    start_worm,
    take,
)
from wormery.games.wurmt.news import (
    CleanedNews,
    FilledNews,
    FirstNews,
    GameBegan,
    GameOver,
    LaidNews,
    PassedNews,
    PlayNews,
    RefreshedNews,
    RemovedNews,
    ShortNews,
    SpiedNews,
    StartedNews,
    TakenBackNews,
    ThrownNews,
    TurnNews,
)

LAY, FORCED = 0, -1


class Decision(NamedTuple):
    """What somebody did, and what I knew before: LAY or an action's front, and on which worm.

    What an action was aimed at is left open. A lay that the clock made is FORCED.
    """

    info: State
    kind: int
    worm: int


@dataclass(frozen=True)
class Watch:
    """What a seat has watched since it last looked."""

    box: Box
    seat: int
    info: State
    plays: tuple[Decision, ...] = ()  # of everybody, my own included
    before: "Watch | None" = None  # what a move that is taken back leads to

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """What others did."""
        return tuple(play for play in self.plays if play.info[PLAYER] != self.seat)

    def read(self) -> "Watch":
        """The same, all plays being understood."""
        return replace(self, plays=())


def watched(watch: Watch, news: News) -> Watch:
    """The watch after some news."""
    if isinstance(news, TakenBackNews):
        return watch if watch.before is None else watch.before
    info, me = watch.info.copy(), watch.seat
    follow(info, watch.box, me, news)
    if not isinstance(news, PlayNews):
        return replace(watch, info=info)
    plays = (*watch.plays, _decision(watch.info, news))
    return replace(watch, info=info, plays=plays, before=replace(watch, before=None))


def _decision(info: State, news: PlayNews) -> Decision:
    if isinstance(news, LaidNews):
        return Decision(info, FORCED if news.timed_out else LAY, news.worm)
    return Decision(info, _front(news.action), NOTHING)


def follow(info: State, box: Box, me: int, news: News) -> None:
    """Bring an information state up to date."""
    match news:
        case LaidNews():
            _lay(info, box, me, news)
        case CleanedNews(seat, worm, card, side):
            at = WORM + W_SIZE * worm
            info[SCORE + seat] += (1 if side == "plus" else -1) * (card.value or 0)
            info[DISCARDED] += info[at + COUNT] - 1
            info[at + TELL] &= 1
            clear(info, at)
        case FilledNews(seat, backs, cards):
            _fill(info, box, seat, _hidden(backs) if cards is None else _mine(info, box, cards))
        case ThrownNews(seat, cards):
            _throw(info, box, seat, cards if seat != me else ())
            info[DISCARDED] += len(cards)
            info[HELD + seat] = 0
        case ShortNews():
            info[ENDING] = 1
        case TurnNews(_, following):
            info[TURN] += 1
            info[PLAYER] = following
        case GameOver():
            info[OVER] = 1
        case GameBegan() | FirstNews() | TakenBackNews():
            pass
        case _:
            _act(info, box, me, news)


def _lay(info: State, box: Box, me: int, news: LaidNews) -> None:
    """DW-11, DW-12: the old head lies open, the new one is known to who laid it."""
    at, colour = WORM + W_SIZE * news.worm, COLOURS.index(news.colour)
    card = VALUE - colour
    if news.slot is not None:
        card = int(take(info, me, news.slot))
    else:
        _drop_back(info, news.seat, colour)
    if news.turned is None:
        info[HEADS] += 1
    else:
        old = int(info[at + HEAD])
        shown = old if old >= 0 else _out_of_pool(info, box, news.turned.card)
        append(info, at, shown, news.turned.card.value or 0)
    known = 0 if box[BLIND] else 1 << news.seat
    info[at + HEAD], info[at + LAYER], info[at + KNOWN] = card, news.seat, known
    info[at + CLAIM] = claim_of(news.claim)
    follower = (news.seat + 1) % int(info[SEATS])
    info[at + TELL] = 2 * min(9, int(info[at + LENGTH])) + _holds(info, box, follower, colour)


def _act(info: State, box: Box, me: int, news: PlayNews) -> None:
    """DW-22: the action goes, and what it does is seen."""
    assert not isinstance(news, LaidNews)
    info[DISCARDED] += 1
    if isinstance(news, RefreshedNews):
        _refresh(info, box, me, news)
    elif news.slot is not None:
        take(info, me, news.slot)
    else:
        _throw(info, box, news.seat, (news.action,))
    match news:
        case RemovedNews(worm=worm, position=position):
            remove(box, info, WORM + W_SIZE * worm, position)
        case StartedNews(colour=colour):
            start_worm(info, COLOURS.index(colour))
        case SpiedNews(seat=seat, worm=worm, value=value):
            at = WORM + W_SIZE * worm
            info[at + KNOWN] |= 1 << seat
            if value is not None and info[at + HEAD] < 0:
                head = CardView(COLOURS[VALUE - int(info[at + HEAD])], value)
                info[at + HEAD] = _out_of_pool(info, box, head)
        case RefreshedNews() | PassedNews():
            pass


def _refresh(info: State, box: Box, me: int, news: RefreshedNews) -> None:
    """DW-24: the action and the other cards leave the hand."""
    info[DISCARDED] += len(news.cards)
    if news.slot is None or news.slots is None:
        _throw(info, box, news.seat, (news.action, *news.cards))
    else:
        for slot, card in zip(news.slots, news.cards, strict=True):
            if info[HANDS + SLOTS * me + slot] < 0:  # played blind, seen for the first time
                _out_of_pool(info, box, card)
        for slot in sorted((news.slot, *news.slots), reverse=True):
            take(info, me, slot)


# Cards that come and go


def _front(card: CardView) -> int:
    return REMOVE + ACTIONS.index(card.action) if card.action is not None else card.value or 0


def _out_of_pool(info: State, box: Box, card: CardView) -> int:
    """A card is seen, so it is no longer among those that may be anywhere."""
    first, wanted = DECK + int(info[POOL]), _front(card)
    for place in range(first, DECK + int(box[CARDS])):
        number = int(info[place])
        colour = COLOURS[int(box[CARD_COLOUR + number])]
        if box[CARD_FRONT + number] == wanted and card.colour in (None, colour):
            info[place] = info[first]
            info[first] = number
            info[POOL] += 1
            return number
    return NOTHING


def _mine(info: State, box: Box, cards: Sequence[CardView]) -> list[int]:
    """Cards that I drew; in the blind reading I do not see their values (DW-05)."""
    return [
        VALUE - COLOURS.index(card.colour)
        if card.value is None and card.action is None and card.colour is not None
        else _out_of_pool(info, box, card)
        for card in cards
    ]


def _hidden(backs: Backs) -> list[int]:
    counts = (backs.yellow, backs.pink, backs.blue, backs.neutral)
    return [BACK - back for back in range(NEUTRAL + 1) for _ in range(counts[back])]


def _fill(info: State, box: Box, seat: int, cards: Sequence[int]) -> None:
    first = HANDS + SLOTS * seat + int(info[HELD + seat])
    info[first : first + len(cards)] = cards
    info[HELD + seat] += len(cards)
    info[TOP] = min(int(box[CARDS]), int(info[TOP]) + len(cards))


def _throw(info: State, box: Box, seat: int, cards: Sequence[CardView]) -> None:
    """Cards of somebody else's hand are seen while they go."""
    for card in cards:
        _out_of_pool(info, box, card)
        _drop_back(info, seat, NEUTRAL if card.colour is None else COLOURS.index(card.colour))


def _drop_back(info: State, seat: int, back: int) -> None:
    first = HANDS + SLOTS * seat
    for slot in range(int(info[HELD + seat])):
        if info[first + slot] == BACK - back:
            take(info, seat, slot)
            return


def _holds(info: State, box: Box, seat: int, colour: int) -> bool:
    """Whether a hand shows a back of a colour."""
    first = HANDS + SLOTS * seat
    hand = [int(card) for card in info[first : first + int(info[HELD + seat])]]
    return any(_back(box, card) == colour for card in hand)


def _back(box: Box, card: int) -> int:
    if card >= 0:
        return int(box[CARD_BACK + card])
    return BACK - card if card > VALUE else VALUE - card
