"""What may be played in Das Wurmt. Ids are those of docs/rules/wurmt.md."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from wormery.core import Seat, encode
from wormery.games.wurmt.cards import COLOURS, Action, Card, Colour
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
from wormery.games.wurmt.options import values_of
from wormery.games.wurmt.state import Bed

NO_CLAIM: tuple[int | None, ...] = (None,)


def worms_for(bed: Bed, card: Card) -> Sequence[int]:
    """Worms that a card may be laid on: those of its colour (DW-11, DW-25)."""
    return _of_colour(_colours(bed), card.colour)


def _colours(bed: Bed) -> tuple[Colour, ...]:
    return tuple([worm.colour for worm in bed.worms])


@lru_cache
def _of_colour(worms: tuple[Colour, ...], colour: Colour) -> Sequence[int]:
    return tuple(index for index, each in enumerate(worms) if each == colour)


def claims(bed: Bed) -> Sequence[int | None]:
    """What may be said of a head: any value in play when announcing, else nothing (DW-31)."""
    return values_of(bed.options) if bed.options.announce else NO_CLAIM


def removable(bed: Bed) -> Sequence[tuple[int, int]]:
    """Worm and position of every open card, the oldest of a worm first (DW-23)."""
    return _open_cards([len(worm.visible) for worm in bed.worms])


def _open_cards(lengths: Sequence[int]) -> Sequence[tuple[int, int]]:
    return [(worm, place) for worm, length in enumerate(lengths) for place in range(length)]


def tails(bed: Bed) -> Sequence[Colour]:
    """Colours that still have a tail in the reserve (DW-25)."""
    return [colour for colour, left in zip(COLOURS, bed.reserve, strict=True) if left]


def heads(bed: Bed) -> Sequence[int]:
    """Worms with a hidden head, one's own and those already known included (DW-26)."""
    return [index for index, worm in enumerate(bed.worms) if worm.head is not None]


def can_take_back(bed: Bed, seat: Seat) -> bool:
    """Whether *seat* played last and nothing new came of it (DW-35)."""
    return bed.before is not None and bed.before.player == seat and not bed.over


def moves(bed: Bed, seat: Seat) -> Sequence[Command]:
    """Everything that *seat* may ask for now."""
    if bed.asks:
        return _replies(bed) if seat in range(len(bed.hands)) else ()
    found: list[Command] = [TakeBack()] if can_take_back(bed, seat) else []
    return [*found, *plays(bed)] if bed.player == seat else found


def moves_as_text(bed: Bed, seat: Seat) -> bytes:
    """The same as JSON: it is put together from texts that were made before."""
    if bed.asks:
        return encode(moves(bed, seat))
    found = [_TAKE_BACK] if can_take_back(bed, seat) else []
    if bed.player == seat:
        found += [each.text for each in _plays_by_slot(bed) if each.text]
    return b"[%b]" % b",".join(found)


_TAKE_BACK = encode(TakeBack())


def _replies(bed: Bed) -> Sequence[Command]:
    """What anybody may answer who is asked who saw a worm most recently (DW-42)."""
    seats = () if bed.over else range(len(bed.hands))
    return [*(Saw(Seat(seat)) for seat in seats), *((LeaveToChance(),) if seats else ())]


def plays(bed: Bed) -> Sequence[Play]:
    """Every way for the player whose turn it is to play a card, slot by slot (DW-10)."""
    return [play for each in _plays_by_slot(bed) for play in each.plays]


class _Plays:
    """The ways to play a card, and the same as JSON, without brackets."""

    __slots__ = ("plays", "text")

    def __init__(self, plays: Sequence[Play]) -> None:
        self.plays = plays
        self.text = encode(plays)[1:-1]


def _plays_by_slot(bed: Bed) -> Sequence[_Plays]:
    if bed.over or bed.asks:
        return ()
    found: list[_Plays] = []
    worms, said = _colours(bed), claims(bed)
    for slot, card in enumerate(bed.hands[bed.player]):
        if card.action is None:
            found.append(_lays(slot, card.colour, worms, said))
        else:
            found.append(_actions_of(bed, slot, card.action))
    return found


def _actions_of(bed: Bed, slot: int, action: Action) -> _Plays:
    match action:
        case "remove":
            return _removes(slot, tuple([len(worm.visible) for worm in bed.worms]))
        case "refresh":
            return _refreshes(slot, len(bed.hands[bed.player]))
        case "new_worm":
            return _new_worms(slot, tuple(tails(bed)))
        case "spy":
            return _spies(slot, tuple(heads(bed)))
        case "pass":
            return _passes(slot)


# The ways to play a card: there are few, and they are listed again and again.


@lru_cache(maxsize=4096)
def _lays(
    slot: int, colour: Colour, worms: tuple[Colour, ...], said: Sequence[int | None]
) -> _Plays:
    return _Plays([Lay(slot, worm, claim) for worm in _of_colour(worms, colour) for claim in said])


@lru_cache(maxsize=4096)
def _removes(slot: int, lengths: tuple[int, ...]) -> _Plays:
    return _Plays([Remove(slot, worm, position) for worm, position in _open_cards(lengths)])


@lru_cache
def _refreshes(slot: int, cards: int) -> _Plays:
    return _Plays([Refresh(slot, slots) for slots in _subsets(_others(slot, cards))])


@lru_cache
def _new_worms(slot: int, colours: tuple[Colour, ...]) -> _Plays:
    return _Plays([NewWorm(slot, colour) for colour in colours])


@lru_cache(maxsize=1024)
def _spies(slot: int, worms: tuple[int, ...]) -> _Plays:
    return _Plays([Spy(slot, worm) for worm in worms])


@lru_cache
def _passes(slot: int) -> _Plays:
    return _Plays([Pass(slot)])


def other_slots(bed: Bed, slot: int) -> Sequence[int]:
    """Slots that a Refresh may throw away: all but its own (DW-24)."""
    return _others(slot, len(bed.hands[bed.player]))


def _others(slot: int, cards: int) -> Sequence[int]:
    return [other for other in range(cards) if other != slot]


def _subsets(slots: Sequence[int]) -> Iterator[tuple[int, ...]]:
    for size in range(len(slots) + 1):
        yield from combinations(slots, size)


def awaited(bed: Bed) -> Sequence[Seat]:
    """Whose turn it is; everybody's while it is asked who begins (DW-42)."""
    if bed.over:
        return []
    return [Seat(seat) for seat in range(len(bed.hands))] if bed.asks else [bed.player]
