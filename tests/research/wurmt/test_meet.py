"""Players of Das Wurmt who meet in the kernel: fairly, and looking ahead where they are to."""

import numpy as np
import pytest

from wormery.bots.wurmt.habits import NO_BELIEF
from wormery.bots.wurmt.learned import belief, weights
from wormery.core.compiled import warm_up
from wormery.research.wurmt.meet import Side, meeting

NET, TELLS = weights()


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    warm_up()


@pytest.mark.parametrize(("seats", "worlds"), [(2, 0), (5, 0), (3, 1)])
def test_who_meets_oneself_gets_half_of_every_deal(seats: int, worlds: int) -> None:
    """All seatings of a deal are played, and chance falls alike."""
    same = Side(NET, TELLS, belief(), worlds)
    assert meeting(same, same, seats=seats, deals=2, seed=5) == pytest.approx([0.5, 0.5])


def test_belief_and_worlds_make_another_player() -> None:
    """Each changes how some deal ends."""
    plain = Side(NET, TELLS, NO_BELIEF)
    for other in (Side(NET, TELLS, belief()), Side(NET, TELLS, NO_BELIEF, worlds=1)):
        points = np.array(meeting(other, plain, seats=2, deals=8, seed=5))
        assert (points != 0.5).any()
