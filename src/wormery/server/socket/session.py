"""One device at one table: reads its messages, keeps it within limits, passes wishes on."""

from dataclasses import dataclass

import msgspec
from msgspec import Raw, Struct

from wormery.core import Millis, Refusal, Seat
from wormery.core.gestures import Gestures, Hand
from wormery.protocol.messages import (
    Ask,
    Closing,
    Done,
    Look,
    Ping,
    Play,
    Pong,
    Refused,
    Say,
    Stream,
    reader,
)
from wormery.server.limits import Bucket
from wormery.server.metrics import Metrics
from wormery.server.socket.room import COME_BACK, Room, Viewer
from wormery.table import requests as wishes
from wormery.table.contests import given_at
from wormery.table.requests import Answer, Wish
from wormery.table.seating.commands import TableCommand
from wormery.table.seating.phrases import Gesture, Phrase

MOST_STRIKES = 50
"""How many messages too many are refused before the line is cut."""


@dataclass(frozen=True)
class Pace:
    """How fast one device may send."""

    rate: float = 30.0  # messages a second
    burst: float = 60.0
    talk_rate: float = 0.5
    talk_burst: float = 5.0


class Session:
    """A device's end of the conversation."""

    __slots__ = (
        "_bucket",
        "_contested",
        "_gestures",
        "_hands",
        "_metrics",
        "_reader",
        "_strikes",
        "_talk",
        "room",
        "viewer",
    )

    def __init__(
        self,
        room: Room,
        viewer: Viewer,
        pace: Pace,
        metrics: Metrics,
        gestures: Gestures | None = None,
    ) -> None:
        self.room = room
        self.viewer = viewer
        self._reader = reader(room.table.game)
        self._contested = room.table.game.ABOUT.contested
        self._bucket = Bucket(pace.rate, pace.burst)
        self._talk = Bucket(pace.talk_rate, pace.talk_burst)
        self._metrics = metrics
        self._strikes = 0
        self._gestures = gestures
        self._hands: dict[Seat, Hand] = {}

    def hear(self, text: bytes) -> None:
        """A message came in."""
        self._metrics.received += 1
        if not self._bucket.take():
            self._strike(text)
            return
        try:
            message = self._reader.decode(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
            self._refuse(_name_in(text), "TB-01", str(problem))
            return
        if isinstance(message, Play):  # the most frequent one is the quickest
            self._play(message.id, message.seat, message.command)
            return
        match message:
            case Ask(name, command):
                self._wish(name, command)
            case Say(seat, phrase):
                self._say(seat, phrase)
            case Look(seat_or_none):
                self.room.look(self.viewer, seat_or_none)
            case Stream(seat, piece, stream_name):
                self._stream(seat, piece, stream_name)
            case Ping(sent):
                self.viewer.send(Pong(sent, self.room.table.now()))

    def _play(self, name: str, seat: Seat, command: object) -> None:
        if self._gestures is not None and self._gestures.is_gesture(command):
            self._refuse(name, "TB-21", "draw it live")
            return
        given = self._given(command) if self._contested else None
        self._wish(name, wishes.Play(seat, command, given))

    def _wish(self, name: str, what: wishes.Play | TableCommand) -> None:
        self.room.table.post(Wish(self.viewer.asker, name, what, self._answer))

    def _given(self, command: object) -> Millis | None:
        """When a contested command was given, by what is known of the line; None is now."""
        table = self.room.table
        if not isinstance(command, self._contested):
            return None
        return given_at(table.gathering.time(table.now()), self.viewer.line.round_trip())

    def _answer(self, name: str, answer: Answer) -> None:
        if isinstance(answer, wishes.Accepted):
            if not answer.fresh:  # what is fresh has been told with the step itself
                self.viewer.send(Done(name, answer.version))
        elif isinstance(answer, wishes.Refused):
            self._refuse(name, answer.rule, answer.detail)
        # Lost: the room has said goodbye; the wish is asked again after coming back

    def _stream(self, seat: Seat, piece: Raw, name: str | None) -> None:
        """A piece of a gesture: shown to the others, and a wish when it is the last."""
        table = self.room.table
        if seat not in self.viewer.own(table.gathering):
            self._refuse(name, "TB-02", "the seat is not yours")
        elif self._gestures is None or table.gathering.phase != "playing":
            self._refuse(name, "TB-11", "nothing is drawn here now")
        else:
            hand = self._hands.get(seat)
            if hand is None:
                hand = self._hands[seat] = self.room.hand(self._gestures, seat)
            at = table.gathering.time(table.now())
            try:
                heard = hand.hear(bytes(piece), table.state, at, self.viewer.line.round_trip())
            except Refusal as refusal:
                self._refuse(name, refusal.rule, refusal.detail)
                return
            self.room.stream(self.viewer, seat, heard.show)
            if heard.shared is not None:
                self.room.share(seat, heard.sharers, heard.shared)
            if heard.command is not None and name is not None:
                self._wish(name, wishes.Play(seat, heard.command, heard.at))

    def _say(self, seat: Seat, phrase: Phrase | Gesture) -> None:
        if seat not in self.viewer.own(self.room.table.gathering):
            self._refuse(None, "TB-02", "the seat is not yours")
        elif not self._talk.take():
            self._refuse(None, "TB-15", "not so much at once")
        else:
            self.room.say(seat, phrase)

    def _strike(self, text: bytes) -> None:
        self._strikes += 1
        if self._strikes > MOST_STRIKES:
            self.viewer.send(Closing("flood", COME_BACK * 10))
            self.viewer.line.hang_up(1008, "flood")
        else:
            self._refuse(_name_in(text), "TB-16", "too fast")

    def _refuse(self, name: str | None, rule: str, detail: str) -> None:
        self._metrics.refused += 1
        self.viewer.send(Refused(name, rule, detail))


class _Named(Struct):
    id: str | None = None


_NAMED = msgspec.json.Decoder(_Named)


def _name_in(text: bytes) -> str | None:
    """The name of a wish that could not be read, if at least that can."""
    try:
        name = _NAMED.decode(text).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    return name if name is not None and len(name) <= 40 else None
