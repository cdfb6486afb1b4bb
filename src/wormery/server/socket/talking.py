"""Talk of one device: who hears it, and how much of it there may be (TB-15)."""

from wormery.core import Refusal, Seat, decode
from wormery.protocol.messages import Cheer, Cheered, Point, Pointed, Said, Say
from wormery.server.limits import Bucket
from wormery.server.settings import Settings
from wormery.server.socket.room import Room
from wormery.server.socket.viewer import Viewer
from wormery.table.seating.state import playing


class Talking:
    """Phrases and pointing fingers, passed on at once and written down nowhere."""

    __slots__ = ("_among_partners", "_in_public", "_room", "_viewer")

    def __init__(self, room: Room, viewer: Viewer, settings: Settings) -> None:
        self._room = room
        self._viewer = viewer
        self._in_public = Bucket(settings.talk_rate, settings.talk_burst)
        self._among_partners = Bucket(settings.partner_talk_rate, settings.partner_talk_burst)

    def say(self, say: Say[str]) -> None:
        """Let partners or everybody hear a phrase; refused where that was not agreed."""
        self._must_own(say.seat)
        said = Said(say.seat, say.phrase, say.to, say.where)
        if say.to == "partners":
            partners = self._partners(say.seat)
            _take(self._among_partners)
            self._room.tell((say.seat, *partners), said)
            return
        if say.where is not None:
            self._must_point_openly()
        _take(self._in_public)
        self._room.tell_all(said)

    def point(self, point: Point) -> None:
        """Let partners or everybody else see a finger; refused where that was not agreed."""
        self._must_own(point.seat)
        pointed = Pointed(point.seat, point.where, point.to)
        if point.to == "partners":
            partners = self._partners(point.seat)
            _take(self._among_partners)
            self._room.tell(partners, pointed)
            return
        self._must_point_openly()
        _take(self._among_partners)
        self._room.tell_all(pointed, but=self._viewer)

    def cheer(self, cheer: Cheer) -> None:
        """Let everybody see that somebody who watches claps or waves; all of them share a limit."""
        if self._viewer.own(self._room.table.seating):
            raise Refusal("TB-15", "those who play talk")
        _take(self._in_public)
        _take(self._room.applause)
        self._room.tell_all(Cheered(cheer.reaction))

    def _must_own(self, seat: Seat) -> None:
        if seat not in self._viewer.own(self._room.table.seating):
            raise Refusal("TB-02", "the seat is not yours")

    def _partners(self, seat: Seat) -> tuple[Seat, ...]:
        table = self._room.table
        talk = table.game.ABOUT.talk
        if talk is None or not playing(table.seating):
            raise Refusal("TB-15", "no_partner")
        partners = tuple(talk.partners(table.state, seat))
        if not partners:
            raise Refusal("TB-15", "no_partner")
        return partners

    def _must_point_openly(self) -> None:
        table = self._room.table
        about, seating = table.game.ABOUT, table.seating
        if about.talk is None or not playing(seating):
            raise Refusal("TB-15", "pointing_not_agreed")
        if not about.talk.is_pointing_open(decode(about.options, bytes(seating.options))):
            raise Refusal("TB-15", "pointing_not_agreed")


def _take(bucket: Bucket) -> None:
    if not bucket.take():
        raise Refusal("TB-15", "not so much at once")
