"""What may be asked of a table, by whom and when. Ids are those of docs/rules/table.md."""

from collections.abc import Sequence

from msgspec import Struct

from wormery.core import About, Refusal, Seat
from wormery.store.ids import GuestId, Moment
from wormery.table.seating.commands import (
    Arrange,
    ChangeSeat,
    Decline,
    Introduce,
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
    SeatIntroduced,
    SeatLeft,
    SeatTaken,
    TableEvent,
    WentOn,
)
from wormery.table.seating.names import checked
from wormery.table.seating.state import Chair, Seating, fold, playing
from wormery.table.settings import HouseSettings


class Context(Struct, frozen=True, gc=False):
    """What a table knows beside its log when it is asked: the time, who is there, what is set."""

    now: Moment
    wall: Moment  # what people call this moment
    present: frozenset[GuestId]
    deserted: bool  # nobody has been here for so long that a game ends (TB-23)
    game: About
    settings: HouseSettings

    @property
    def bots(self) -> frozenset[str]:
        """The bots that know the game."""
        return self.settings.bots(self.game.name)

    @property
    def countdown(self) -> int:
        """Milliseconds from "all are ready" to the first move; some games have their own."""
        return 0 if self.game.counts_down else self.settings.countdown


class Requester(Struct, frozen=True, gc=False):
    """Whoever asks: a guest, how the guest is called, and how the guest looks."""

    guest: GuestId
    name: str
    face: str = ""


def decide(
    seating: Seating, requester: Requester, command: TableCommand, context: Context
) -> Sequence[TableEvent]:
    """What *command* leads to, or a Refusal."""
    events = list(_decide(seating, requester, command, context))
    return [*events, *follows(fold(seating, events), context)]


def follows(seating: Seating, context: Context) -> Sequence[TableEvent]:
    """What comes by itself: the count-down when all are ready, its stop when one is not (TB-10)."""
    ready = all(chair.bot is not None or chair.ready for chair in seating.chairs)
    people = {chair.guest for chair in seating.chairs if chair.guest is not None}
    if seating.phase in ("open", "over") and ready and people:
        wait = context.countdown if len(people) > 1 else 0  # one alone has nobody to wait for
        return [CountdownBegan(Moment(context.now + wait))]
    if seating.phase == "counting" and not (ready and people):
        return [CountdownStopped()]
    return []


def returned(seating: Seating, guest: GuestId) -> Sequence[TableEvent]:
    """The owner is back: bots that kept their seats warm get up (TB-13)."""
    return [BotLeft(s) for s in seating.seats_of(guest) if seating.chairs[s].bot is not None]


def _decide(
    seating: Seating, requester: Requester, command: TableCommand, context: Context
) -> Sequence[TableEvent]:
    match command:
        case Sit():
            return _sit(seating, requester, command)
        case Introduce(seat, name, face):
            chair = _own(seating, requester, seat)
            return [SeatIntroduced(seat, checked(name), face or chair.face)]
        case ChangeSeat(seat, to):
            return _change(seating, requester, seat, to)
        case Leave(seat):
            return _leave(seating, requester, seat, context)
        case SeatBot(seat, bot):
            return _seat_bot(seating, requester, seat, bot, context)
        case Arrange():
            return _arrange(seating, requester, command)
        case Ready(seat, ready):
            return _ready(seating, requester, seat, ready=ready)
        case Propose():
            return _propose(seating, requester, command, context)
        case Decline():
            _must_sit(seating, requester)
            if seating.proposal is None:
                raise Refusal("TB-12", "nothing is proposed")
            return [Declined()]


def _sit(seating: Seating, requester: Requester, command: Sit) -> Sequence[TableEvent]:
    seat = command.seat
    chair = _chair(seating, seat)
    if chair.taken:
        raise Refusal("TB-07", "the seat is taken")
    if playing(seating) and any(g == requester.guest and s != seat for g, s in seating.sat):
        raise Refusal("TB-14", "you have sat elsewhere in this game")
    name = requester.name if command.name is None else command.name
    return [SeatTaken(seat, requester.guest, checked(name), command.face or requester.face)]


def _change(seating: Seating, requester: Requester, seat: Seat, to: Seat) -> Sequence[TableEvent]:
    chair = _own(seating, requester, seat)
    _must_not_play(seating)
    if _chair(seating, to).taken:
        raise Refusal("TB-07", "the seat is taken")
    return [SeatLeft(seat), SeatTaken(to, requester.guest, chair.name, chair.face)]


def _leave(
    seating: Seating, requester: Requester, seat: Seat, context: Context
) -> Sequence[TableEvent]:
    chair = _chair(seating, seat)
    if chair.guest == requester.guest:
        return [SeatLeft(seat)]
    if not chair.taken:
        raise Refusal("TB-07", "the seat is free")
    if requester.guest != seating.host():
        raise Refusal("TB-09", "the host frees seats")
    if chair.guest is not None and (playing(seating) or chair.guest in context.present):
        raise Refusal("TB-07", "the seat is somebody's")
    return [SeatLeft(seat)]


def _seat_bot(
    seating: Seating, requester: Requester, seat: Seat, bot: str, context: Context
) -> Sequence[TableEvent]:
    _must_sit(seating, requester, unless_empty=True)
    chair = _chair(seating, seat)
    if bot not in context.bots:
        raise Refusal("TB-13", f"there is no bot called {bot} here")
    if chair.bot is not None:
        raise Refusal("TB-07", "a bot plays here already")
    if chair.guest is not None and (not playing(seating) or chair.guest in context.present):
        raise Refusal("TB-13", "its owner is here")
    if not playing(seating) and requester.guest != seating.host():
        raise Refusal("TB-09", "the host seats bots")
    return [BotSeated(seat, bot)]


def _arrange(seating: Seating, requester: Requester, command: Arrange) -> Sequence[TableEvent]:
    if requester.guest != seating.host():
        raise Refusal("TB-09", "the host arranges the game")
    _must_not_play(seating)
    if any(chair.taken for chair in seating.chairs[command.seats :]):
        raise Refusal("TB-09", "somebody_sits")
    return [Arranged(command.seats, command.options)]


def _ready(
    seating: Seating, requester: Requester, seat: Seat, *, ready: bool
) -> Sequence[TableEvent]:
    _must_not_play(seating)
    if _own(seating, requester, seat).ready == ready:
        return []
    return [ReadyTold(seat, ready)]


def _propose(
    seating: Seating, requester: Requester, command: Propose, context: Context
) -> Sequence[TableEvent]:
    _must_sit(seating, requester)
    fits = {"pause": ("playing",), "go_on": ("paused",), "end": ("playing", "paused")}
    if seating.phase not in fits[command.what]:
        raise Refusal("TB-11", f"not while the table is {seating.phase}")
    again = seating.proposal == command.what and requester.guest in seating.agreed
    told = [] if again else [Proposed(command.what, requester.guest)]
    agreed = set(fold(seating, told).agreed)
    if not all(guest in agreed for guest in seating.guests() if guest in context.present):
        return told
    match command.what:
        case "pause":
            return [*told, Paused(seating.time(context.now))]
        case "go_on":
            return [*told, WentOn(context.now)]
        case "end":
            return [*told, GameEnded()]


def _chair(seating: Seating, seat: Seat) -> Chair:
    if seat not in range(len(seating.chairs)):
        raise Refusal("TB-02", "there is no such seat")
    return seating.chairs[seat]


def _own(seating: Seating, requester: Requester, seat: Seat) -> Chair:
    chair = _chair(seating, seat)
    if chair.guest != requester.guest:
        raise Refusal("TB-02", "the seat is not yours")
    return chair


def _must_sit(seating: Seating, requester: Requester, *, unless_empty: bool = False) -> None:
    seated = seating.guests()
    if requester.guest not in seated and not (unless_empty and not seated):
        raise Refusal("TB-02", "only those who sit here decide")


def _must_not_play(seating: Seating) -> None:
    if playing(seating):
        raise Refusal("TB-11", "a game is on")
