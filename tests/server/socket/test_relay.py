"""Pieces of gestures are passed on at once, or together with those of the same moment."""

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from wormery.core import Millis
from wormery.server.socket.connection import Bundle
from wormery.server.socket.descriptors import NO_DESCRIPTOR
from wormery.server.socket.relay import MOMENT_S, Relay
from wormery.server.socket.viewer import Viewer
from wormery.store.ids import GuestId
from wormery.table.seating.rules import Requester


class Noted:
    """A connection that writes down what it is offered."""

    most = 1000
    descriptor = NO_DESCRIPTOR

    def __init__(self) -> None:
        self.offered: list[tuple[bytes, ...]] = []

    def offer(self, bundle: Bundle) -> None:
        """Write it down."""
        self.offered.append(tuple(bundle.messages))

    def put(self, message: bytes) -> None:
        """Nothing comes this way."""
        raise AssertionError(message)

    send = put

    def finish(self, rest: bytes) -> None:
        """Nothing is begun."""

    def flush(self) -> None:
        """Nothing waits."""

    def hang_up(self, code: int, reason: str) -> None:
        """Nobody does."""

    def round_trip(self) -> Millis:
        """No way at all."""
        return Millis(0)


def _people(count: int) -> tuple[list[Viewer], list[Noted]]:
    noted = [Noted() for _ in range(count)]
    return [Viewer(Requester(GuestId(""), "", ""), each) for each in noted], noted


def test_what_one_person_draws_never_waits() -> None:
    async def scenario() -> None:
        (ann, *others), (_, ben, cat) = _people(3)
        relay = Relay([ann, *others])
        for number in range(3):
            relay.add(ann, b"%d" % number)
            assert ben.offered == cat.offered == [(b"%d" % each,) for each in range(number + 1)]
            await asyncio.sleep(1.2 * MOMENT_S)

    asyncio.run(scenario())


@pytest.fixture
def _long_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Long enough for a busy machine."""
    monkeypatch.setattr("wormery.server.socket.relay.MOMENT_S", 0.3)


@pytest.mark.usefixtures("_long_moment")
def test_pieces_of_a_moment_leave_together_for_everybody_but_who_drew_them() -> None:
    async def scenario() -> None:
        viewers, (first, second, third) = _people(3)
        ann, ben, _ = viewers
        relay = Relay(viewers)
        for drawer, piece in ((ann, b"a"), (ann, b"b"), (ben, b"c"), (ann, b"d")):
            relay.add(drawer, piece)
        await asyncio.sleep(0.4)
        assert first.offered == [(b"c",)]
        assert second.offered == [(b"a",), (b"b", b"d")]
        assert third.offered == [(b"a",), (b"b", b"c", b"d")]

    asyncio.run(scenario())


@pytest.mark.usefixtures("_long_moment")
def test_what_waits_is_passed_on_before_a_step_and_never_twice() -> None:
    async def scenario() -> None:
        viewers, (_, ben) = _people(2)
        relay = Relay(viewers)
        relay.add(viewers[0], b"a")
        relay.add(viewers[0], b"b")
        relay.flush()
        assert ben.offered == [(b"a",), (b"b",)]
        await asyncio.sleep(0.4)
        assert ben.offered == [(b"a",), (b"b",)]

    asyncio.run(scenario())


def test_frames_are_those_of_the_protocol() -> None:
    messages = [b"x" * size for size in (0, 1, 125, 126, 65535, 65536)]
    written = (Frame(Opcode.TEXT, each).serialize(mask=False) for each in messages)
    assert Bundle(messages).frames == b"".join(written)
