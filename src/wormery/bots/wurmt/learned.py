"""What players of Das Wurmt have learned, as it is kept in this package: nets, habits, a belief."""

from functools import cache
from importlib.resources import files
from typing import Literal

import numpy as np

from wormery.bots.wurmt.belief import Belief
from wormery.bots.wurmt.net import Net
from wormery.games.wurmt.kernel.hidden import Weights

Training = Literal["net", "earlier", "hunter"]
"""Which training a player went through: the latest; one before, as strangers and level 3 did; or
the latest and then against nobody but who plays by it."""


@cache
def weights(training: Training = "net") -> tuple[Net, Weights]:
    """A net, and how people lay heads, as `research/wurmt/train.py` found them."""
    place = files("wormery.bots.wurmt") / f"{training}.npz"
    with place.open("rb") as file, np.load(file) as kept:
        return kept["net"], kept["tells"].astype(np.float64)


@cache
def belief() -> Belief:
    """What heads may be, as `research/wurmt/beliefs.py` learned it."""
    with (files("wormery.bots.wurmt") / "belief.npz").open("rb") as file, np.load(file) as kept:
        learned: Belief = kept["belief"]
        return learned
