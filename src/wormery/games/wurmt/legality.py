"""What may be played in Das Wurmt. Ids are those of docs/rules/wurmt.md."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from wormery.core import Seat
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
    return [
        (index, position)
        for index, worm in enumerate(bed.worms)
        for position in range(len(worm.visible))
    ]


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


def _replies(bed: Bed) -> Sequence[Command]:
    """What anybody may answer who is asked who saw a worm most recently (DW-42)."""
    seats = () if bed.over else range(len(bed.hands))
    return [*(Saw(Seat(seat)) for seat in seats), *((LeaveToChance(),) if seats else ())]


def plays(bed: Bed) -> Sequence[Play]:
    """Every way for the player whose turn it is to play a card, slot by slot (DW-10)."""
    if bed.over or bed.asks:
        return ()
    found: list[Play] = []
    worms, said = _colours(bed), claims(bed)
    for slot, card in enumerate(bed.hands[bed.player]):
        if card.action is None:
            found += _lays(slot, card.colour, worms, said)
        else:
            found += _actions_of(bed, slot, card.action)
    return found


def _actions_of(bed: Bed, slot: int, action: Action) -> Sequence[Play]:
    match action:
        case "remove":
            return [Remove(slot, worm, position) for worm, position in removable(bed)]
        case "refresh":
            return [Refresh(slot, slots) for slots in _subsets(other_slots(bed, slot))]
        case "new_worm":
            return [NewWorm(slot, colour) for colour in tails(bed)]
        case "spy":
            return [Spy(slot, worm) for worm in heads(bed)]
        case "pass":
            return [Pass(slot)]


@lru_cache(maxsize=4096)
def _lays(
    slot: int, colour: Colour, worms: tuple[Colour, ...], said: Sequence[int | None]
) -> Sequence[Lay]:
    """The ways to lay a card: there are few, and they are listed again and again."""
    return [Lay(slot, worm, claim) for worm in _of_colour(worms, colour) for claim in said]


def other_slots(bed: Bed, slot: int) -> Sequence[int]:
    """Slots that a Refresh may throw away: all but its own (DW-24)."""
    return [other for other in range(len(bed.hands[bed.player])) if other != slot]


def _subsets(slots: Sequence[int]) -> Iterator[tuple[int, ...]]:
    for size in range(len(slots) + 1):
        yield from combinations(slots, size)


def awaited(bed: Bed) -> Sequence[Seat]:
    """Whose turn it is; everybody's while it is asked who begins (DW-42)."""
    if bed.over:
        return []
    return [Seat(seat) for seat in range(len(bed.hands))] if bed.asks else [bed.player]
