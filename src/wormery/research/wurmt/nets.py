"""Nets of Das Wurmt to begin with: ones that know nothing, and ones that grow."""

from math import sqrt

import numpy as np

from wormery.bots.wurmt.net import (
    GLOBALS,
    HIDDEN,
    LAYER_1,
    MIDDLE,
    OUTPUTS,
    UNITS_1,
    UNITS_2,
    WORM_INPUTS,
    Layer,
    Net,
    net_size,
    second,
    third,
)


def fresh(seed: int) -> Net:
    """A net that knows nothing."""
    rng = np.random.default_rng(seed)
    first = rng.normal(0, sqrt(2 / 30), (WORM_INPUTS + GLOBALS + 1, HIDDEN))
    middle_layer = rng.normal(0, sqrt(2 / (HIDDEN + GLOBALS)), (HIDDEN + GLOBALS + 1, MIDDLE)) / 2
    last = rng.normal(0, 0.1, (MIDDLE + 1, 2))
    layers = [layer.ravel() for layer in (first, middle_layer, last)]
    net = np.concatenate([[HIDDEN, MIDDLE, 0], *layers]).astype(np.float32)
    assert len(net) == net_size(HIDDEN, MIDDLE)
    return net


def grown(small: Net, seed: int) -> Net:
    """A net with units that a smaller one lacks, which says the same as that one for now."""
    net, (hidden, units) = fresh(seed), (int(small[UNITS_1]), int(small[UNITS_2]))
    one, two, three = _layers(net)
    old_one, old_two, old_three = _layers(small)
    one[:, :hidden] = old_one
    two[:, :units] = 0
    two[:hidden, :units] = old_two[:hidden]
    two[HIDDEN:, :units] = old_two[hidden:]
    three[:] = 0
    three[:units], three[-1] = old_three[:units], old_three[-1]
    return net


def _layers(net: Net) -> tuple[Layer, Layer, Layer]:
    """The three layers of a net, to be written into."""
    hidden, units = int(net[UNITS_1]), int(net[UNITS_2])
    at, last = int(second(net)), int(third(net))
    return (
        net[LAYER_1:at].reshape(-1, hidden),
        net[at:last].reshape(-1, units),
        net[last:].reshape(-1, OUTPUTS),
    )
