"""Training the net of Das Wurmt, against itself and against one who does not learn."""

import numpy as np

from wormery.bots.wurmt.learned import belief, weights
from wormery.bots.wurmt.net import Net
from wormery.core import Setup
from wormery.core.dice import dice_of
from wormery.games.wurmt import Options
from wormery.games.wurmt.kernel.beds import box_of
from wormery.research.wurmt.nets import fresh
from wormery.research.wurmt.train import learn, tells_of


def trained(seated: list[tuple[int, ...]], net: Net, prey: Net) -> Net:
    """The net after a game for every row of seats; the net that is given stays as it is."""
    rows, learner = np.array(seated, dtype=np.int64), net.copy()
    counts, adam = np.zeros((2, 20, 10)), np.zeros((2, len(net)), dtype=np.float32)
    box, tells = box_of(Setup(rows.shape[1], Options())), tells_of(counts)
    learn(box, rows, learner, prey, belief(), tells, counts, adam, 0, len(rows), 0.001, dice_of(5))
    return learner


def test_who_does_not_learn_is_left_as_it_is() -> None:
    net, prey = fresh(1), weights()[0]
    kept = prey.copy()
    assert not np.array_equal(trained([(0, 1)], net, prey), net)
    assert np.array_equal(prey, kept)


def test_nobody_learns_from_the_seats_of_others() -> None:
    net = fresh(1)
    assert np.array_equal(trained([(1, 1, 1)], net, weights()[0]), net)


def test_a_response_differs_by_whom_it_answers() -> None:
    net = weights()[0]
    assert not np.array_equal(trained([(0, 1)], net, net), trained([(0, 1)], net, fresh(1)))
