"""What a finger pulls is read the quick way where it is right, and refused as plainly as ever."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from wormery.core import Millis
from wormery.games.wormlord.ropes.gestures import Pulling
from wormery.knots import Bad
from wormery.knots.frames import PullOn, read_frame, read_frame_plainly, read_trace

NUMBER = st.sampled_from((-1, 0, 1, 2, 7, 4095, 4096, 60_000, 60_001, True, 1.0, None))
ODD = st.lists(NUMBER, max_size=5) | st.none()
GOOD_ROW = st.tuples(*[st.integers(0, 4095)] * 2, st.integers(0, 9))


@given(st.lists(GOOD_ROW | st.tuples(*[NUMBER] * 3) | ODD, max_size=4))
def test_the_trace_of_a_finger_is_read_the_quick_way_as_the_plain_one(rows: list[object]) -> None:
    """WL-18"""
    frame = msgspec.json.encode(["pull", 1, 0, rows])
    quick, plain = read_frame(frame), read_frame_plainly(frame)
    assert isinstance(quick, PullOn)
    assert isinstance(plain, PullOn)
    assert pulled(read_trace(quick.rows)) == pulled(read_trace(plain.rows))


def pulled(rows: object) -> object:
    """What a finger asks for that has traced some rows, or why they are none."""
    pulling = Pulling(Millis(0), Millis(0))
    pulling.grab("head", Millis(0))
    try:
        pulling.pull(0, rows, Millis(60_000))
        return pulling.command(Millis(60_000))
    except Bad as problem:
        return problem.code
