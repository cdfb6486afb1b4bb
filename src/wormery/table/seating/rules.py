"""What may be asked of a table, by whom and when. Ids are those of docs/rules/table.md."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from wormery.core import Refusal, Seat
from wormery.store.ids import GuestId, Moment
from wormery.table.seating.commands import (
    Arrange,
    ChangeSeat,
    Decline,
    Leave,
    Propose,
    Ready,
    SeatBot,
    Sit,
    TableCommand,
)
from wormery.table.seating.events import (
    Arranged,
    BotLeft,
    BotSeated,
    CountdownBegan,
    CountdownStopped,
    Declined,
    GameEnded,
    Paused,
    Proposed,
    ReadyTold,
    SeatLeft,
    SeatTaken,
    TableEvent,
    WentOn,
)
from wormery.table.seating.names import checked
from wormery.table.seating.state import Chair, Gathering, fold, playing


class Circumstances(Struct, frozen=True, gc=False):
    """What a table knows beside its log when it is asked: the time, and who is there."""

    now: Moment
    present: frozenset[GuestId]
    bots: frozenset[str]
    countdown: int  # milliseconds
    seed: Callable[[], str]


class Asker(Struct, frozen=True, gc=False):
    """Whoever asks."""

    guest: GuestId
    name: str


def decide(
    gathering: Gathering, asker: Asker, command: TableCommand, given: Circumstances
) -> Sequence[TableEvent]:
    """What *command* leads to, or a Refusal."""
    events = list(_answer(gathering, asker, command, given))
    return [*events, *follows(fold(gathering, events), given)]


def follows(gathering: Gathering, given: Circumstances) -> Sequence[TableEvent]:
    """What comes by itself: the count-down when all are ready, its stop when one is not (TB-10)."""
    ready = all(chair.bot is not None or chair.ready for chair in gathering.chairs)
    people = {chair.guest for chair in gathering.chairs if chair.guest is not None}
    if gathering.phase in ("open", "over") and ready and people:
        wait = given.countdown if len(people) > 1 else 0  # one alone has nobody to wait for
        return [CountdownBegan(Moment(given.now + wait))]
    if gathering.phase == "counting" and not (ready and people):
        return [CountdownStopped()]
    return []


def returned(gathering: Gathering, guest: GuestId) -> Sequence[TableEvent]:
    """The owner is back: bots that kept their seats warm get up (TB-13)."""
    return [BotLeft(s) for s in gathering.seats_of(guest) if gathering.chairs[s].bot is not None]


def _answer(
    gathering: Gathering, asker: Asker, command: TableCommand, given: Circumstances
) -> Sequence[TableEvent]:
    match command:
        case Sit(seat, name):
            return _sit(gathering, asker, seat, asker.name if name is None else name)
        case ChangeSeat(seat, to):
            return _change(gathering, asker, seat, to)
        case Leave(seat):
            return _leave(gathering, asker, seat, given)
        case SeatBot(seat, bot):
            return _seat_bot(gathering, asker, seat, bot, given)
        case Arrange():
            return _arrange(gathering, asker, command)
        case Ready(seat, ready):
            return _ready(gathering, asker, seat, ready=ready)
        case Propose():
            return _propose(gathering, asker, command, given)
        case Decline():
            _must_sit(gathering, asker)
            if gathering.proposal is None:
                raise Refusal("TB-12", "nothing is proposed")
            return [Declined()]


def _sit(gathering: Gathering, asker: Asker, seat: Seat, name: str) -> Sequence[TableEvent]:
    chair = _chair(gathering, seat)
    if chair.taken:
        raise Refusal("TB-07", "the seat is taken")
    if playing(gathering) and any(g == asker.guest and s != seat for g, s in gathering.sat):
        raise Refusal("TB-14", "you have sat elsewhere in this game")
    return [SeatTaken(seat, asker.guest, checked(name))]


def _change(gathering: Gathering, asker: Asker, seat: Seat, to: Seat) -> Sequence[TableEvent]:
    chair = _own(gathering, asker, seat)
    _must_not_play(gathering)
    if _chair(gathering, to).taken:
        raise Refusal("TB-07", "the seat is taken")
    return [SeatLeft(seat), SeatTaken(to, asker.guest, chair.name)]


def _leave(
    gathering: Gathering, asker: Asker, seat: Seat, given: Circumstances
) -> Sequence[TableEvent]:
    chair = _chair(gathering, seat)
    if chair.guest == asker.guest:
        return [SeatLeft(seat)]
    if not chair.taken:
        raise Refusal("TB-07", "the seat is free")
    if asker.guest != gathering.host():
        raise Refusal("TB-09", "the host frees seats")
    if chair.guest is not None and (playing(gathering) or chair.guest in given.present):
        raise Refusal("TB-07", "the seat is somebody's")
    return [SeatLeft(seat)]


def _seat_bot(
    gathering: Gathering, asker: Asker, seat: Seat, bot: str, given: Circumstances
) -> Sequence[TableEvent]:
    _must_sit(gathering, asker, unless_empty=True)
    chair = _chair(gathering, seat)
    if bot not in given.bots:
        raise Refusal("TB-13", f"there is no bot called {bot} here")
    if chair.bot is not None:
        raise Refusal("TB-07", "a bot plays here already")
    if chair.guest is not None and (not playing(gathering) or chair.guest in given.present):
        raise Refusal("TB-13", "its owner is here")
    if not playing(gathering) and asker.guest != gathering.host():
        raise Refusal("TB-09", "the host seats bots")
    return [BotSeated(seat, bot)]


def _arrange(gathering: Gathering, asker: Asker, command: Arrange) -> Sequence[TableEvent]:
    if asker.guest != gathering.host():
        raise Refusal("TB-09", "the host arranges the game")
    _must_not_play(gathering)
    if any(chair.taken for chair in gathering.chairs[command.seats :]):
        raise Refusal("TB-09", "somebody sits there")
    return [Arranged(command.seats, command.options)]


def _ready(gathering: Gathering, asker: Asker, seat: Seat, *, ready: bool) -> Sequence[TableEvent]:
    _must_not_play(gathering)
    if _own(gathering, asker, seat).ready == ready:
        return []
    return [ReadyTold(seat, ready)]


def _propose(
    gathering: Gathering, asker: Asker, command: Propose, given: Circumstances
) -> Sequence[TableEvent]:
    _must_sit(gathering, asker)
    fits = {"pause": ("playing",), "go_on": ("paused",), "end": ("playing", "paused")}
    if gathering.phase not in fits[command.what]:
        raise Refusal("TB-11", f"not while the table is {gathering.phase}")
    again = gathering.proposal == command.what and asker.guest in gathering.agreed
    told = [] if again else [Proposed(command.what, asker.guest)]
    agreed = set(fold(gathering, told).agreed)
    if not all(guest in agreed for guest in gathering.guests() if guest in given.present):
        return told
    match command.what:
        case "pause":
            return [*told, Paused(gathering.time(given.now))]
        case "go_on":
            return [*told, WentOn(given.now)]
        case "end":
            return [*told, GameEnded()]


def _chair(gathering: Gathering, seat: Seat) -> Chair:
    if seat not in range(len(gathering.chairs)):
        raise Refusal("TB-02", "there is no such seat")
    return gathering.chairs[seat]


def _own(gathering: Gathering, asker: Asker, seat: Seat) -> Chair:
    chair = _chair(gathering, seat)
    if chair.guest != asker.guest:
        raise Refusal("TB-02", "the seat is not yours")
    return chair


def _must_sit(gathering: Gathering, asker: Asker, *, unless_empty: bool = False) -> None:
    seated = gathering.guests()
    if asker.guest not in seated and not (unless_empty and not seated):
        raise Refusal("TB-02", "only those who sit here decide")


def _must_not_play(gathering: Gathering) -> None:
    if playing(gathering):
        raise Refusal("TB-11", "a game is on")
