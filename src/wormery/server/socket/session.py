"""One device at one table: reads its messages, keeps it within limits, passes requests on."""

import msgspec
from msgspec import Raw, Struct

from wormery.core import Millis, Refusal, Seat
from wormery.core.gestures import Hand
from wormery.protocol.messages import (
    Ask,
    Cheer,
    Closing,
    Done,
    Look,
    Ping,
    Play,
    Point,
    Pong,
    Refused,
    Say,
    Stream,
    reader,
)
from wormery.server.limits import Bucket
from wormery.server.metrics import Metrics
from wormery.server.settings import Settings
from wormery.server.socket.pacing import Pace
from wormery.server.socket.room import COME_BACK, Room
from wormery.server.socket.talking import Talking
from wormery.server.socket.viewer import Viewer
from wormery.table import requests
from wormery.table.contests import given_at
from wormery.table.requests import GuestRequest, Reply
from wormery.table.seating.commands import TableCommand

MOST_STRIKES = 50
"""How many messages too many are refused before the connection is cut."""


class Session:
    """What one device sends, decided message by message."""

    __slots__ = (
        "_bucket",
        "_contested",
        "_gestures",
        "_hands",
        "_metrics",
        "_pace",
        "_reader",
        "_strikes",
        "_talking",
        "room",
        "viewer",
    )

    def __init__(
        self,
        room: Room,
        viewer: Viewer,
        settings: Settings,
        metrics: Metrics,
        allowance: Bucket,
    ) -> None:
        self.room = room
        self.viewer = viewer
        self._reader = reader(room.table.game)
        self._contested = room.table.game.ABOUT.contested
        self._bucket = Bucket(settings.message_rate, settings.message_burst)
        self._talking = Talking(room, viewer, settings)
        self._metrics = metrics
        self._pace = Pace(self._handle, allowance, metrics, self._is_here)
        self._strikes = 0
        self._gestures = room.table.game.ABOUT.gestures
        self._hands: dict[Seat, Hand] = {}

    def receive(self, text: bytes) -> None:
        """A message came in."""
        self._metrics.received += 1
        if not (self._bucket.take() and self._pace.receive(text)):
            self._strike(text)

    def _is_here(self) -> bool:
        return not self.room.table.lost and self.viewer in self.room.viewers

    def _handle(self, text: bytes) -> None:
        try:
            message = self._reader.decode(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
            self._refuse(_id_in(text), "TB-01", str(problem))
            return
        if isinstance(message, Play):  # the most frequent one is the quickest
            self._play(message.request_id, message.seat, message.command)
            return
        if self.room.table.lost:  # one that may be somebody else's answers nothing
            return
        if isinstance(message, Stream):  # and while somebody draws this one is
            self._stream(message.seat, message.piece, message.request_id)
            return
        match message:
            case Ask(request_id, command):
                self._request(request_id, command)
            case Say() | Point() | Cheer():
                self._talk(message)
            case Look(seat_or_none):
                self.room.look(self.viewer, seat_or_none)
            case Ping(sent):
                self.viewer.send(Pong(sent, self.room.table.now()))

    def _play(self, request_id: str, seat: Seat, command: object) -> None:
        if self._gestures is not None and self._gestures.is_gesture(command):
            self._refuse(request_id, "TB-21", "draw it live")
            return
        given = self._given(command) if self._contested else None
        self._request(request_id, requests.Play(seat, command, given))

    def _request(self, request_id: str, what: requests.Play | TableCommand) -> None:
        self.room.table.post(
            GuestRequest(self.viewer.requester, request_id, what, self._reply, self._pace.charge)
        )

    def _given(self, command: object) -> Millis | None:
        """When a contested command was given, by what is known of the connection; None is now."""
        table = self.room.table
        if not isinstance(command, self._contested):
            return None
        return given_at(table.time(), self.viewer.connection.round_trip())

    def _reply(self, request_id: str, reply: Reply) -> None:
        if isinstance(reply, requests.Accepted):
            if not reply.fresh:  # what is fresh has been told with the step itself
                self.viewer.send(Done(request_id, reply.version))
        elif isinstance(reply, requests.Refused):
            self._refuse(request_id, reply.rule, reply.detail)
        # Lost: the room has said goodbye; the request is sent again after coming back

    def _stream(self, seat: Seat, piece: Raw, request_id: str | None) -> None:
        """A piece of a gesture: shown to the others, and a request when it is the last."""
        table = self.room.table
        seating = table.scene.seating
        if seat not in self.viewer.own(seating):
            self._refuse(request_id, "TB-02", "the seat is not yours")
        elif self._gestures is None or seating.phase != "playing":
            self._refuse(request_id, "TB-11", "nothing is drawn here now")
        else:
            hand = self._hands.get(seat)
            if hand is None:
                hand = self._hands[seat] = self.room.hand(self._gestures, seat)
            at = table.time()
            try:
                drawn = hand.receive(
                    bytes(piece), table.state, at, self.viewer.connection.round_trip()
                )
            except Refusal as refusal:
                self._refuse(request_id, refusal.rule, refusal.detail)
                return
            self.room.stream(self.viewer, seat, drawn.show)
            if drawn.shared is not None:
                self.room.share(seat, drawn.sharers, drawn.shared)
            if drawn.command is not None and request_id is not None:
                self._request(request_id, requests.Play(seat, drawn.command, drawn.at))

    def _talk(self, message: Say[str] | Point | Cheer) -> None:
        try:
            if isinstance(message, Point):
                self._talking.point(message)
            elif isinstance(message, Cheer):
                self._talking.cheer(message)
            else:
                self._talking.say(message)
        except Refusal as refusal:
            self._refuse(None, refusal.rule, refusal.detail)

    def _strike(self, text: bytes) -> None:
        self._strikes += 1
        if self._strikes > MOST_STRIKES:
            self.viewer.send(Closing("flood", COME_BACK * 10))
            self.viewer.connection.hang_up(1008, "flood")
        else:
            self._refuse(_id_in(text), "TB-16", "too fast")

    def _refuse(self, request_id: str | None, rule: str, detail: str) -> None:
        self._metrics.refused += 1
        self.viewer.send(Refused(request_id, rule, detail))


class _WithId(Struct):
    request_id: str | None = None


_ID_ALONE = msgspec.json.Decoder(_WithId)


def _id_in(text: bytes) -> str | None:
    """The id of a request that could not be read, if at least that can."""
    try:
        request_id = _ID_ALONE.decode(text).request_id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    return request_id if request_id is not None and len(request_id) <= 40 else None
