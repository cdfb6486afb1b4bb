"""How big the arrays of a kind of games of Das Wurmt are, and where their parts begin."""

import numpy as np

from wormery.core import Refusal, Setup
from wormery.games.wurmt import Options
from wormery.games.wurmt.kernel.beds import box_of
from wormery.games.wurmt.kernel.rules import CLAIMS
from wormery.games.wurmt.options import check
from wormery.research.arrays.kernel.wurmt import (
    ACTIONS,
    ANYBODY,
    BLOCK,
    FORM_SIZE,
    LAYS,
    PASSES,
    PLACES,
    SEEN_REST,
    SEEN_SCORES,
    SEEN_SIZE,
    STARTS,
    WIDTH,
    WORM_FACTS,
    Form,
)
from wormery.research.arrays.layout import Block, Layout


def setup_of(seats: int, options: Options) -> Setup[Options]:
    """What is agreed; nobody asks who begins, and there is no clock (TB-04)."""
    setup = Setup(seats, options)
    check(setup)
    if options.clock is not None or options.ask_first:
        raise Refusal("TB-04", "environments have no clock, and nobody asks who begins")
    return setup


def most_worms(options: Options) -> int:
    """How many worms there can be."""
    return 3 * options.tails_per_colour


def most_open(options: Options) -> int:
    """How many cards can lie open on a worm: it is cleaned when it is long enough to score."""
    values = sorted(options.values_per_colour)
    zeros = values.count(0)
    least = next((value for value in values if value), 1)
    return max(1, min(len(values), zeros + max(0, options.low - 1) // least))


def layout_of(options: Options) -> Layout:
    """The parts of an observation; the same for any number of players."""
    worms, places = most_worms(options), most_open(options)
    return Layout(
        (
            Block("seats", (1,), 2, 5, "how many play"),
            Block("player", (1,), 0, 4, "whose turn it is, counted from me; 0 is mine"),
            Block("pile", (1,), 0, 114, "cards that can still be drawn"),
            Block("ending", (1,), 0, 1, "whether the pile has fallen short (DW-28)"),
            Block("reserve", (3,), 0, 9, "tails not on the table yet: yellow, pink, blue"),
            Block("scores", (5,), -1000, 1000, "points, from me on clockwise"),
            Block(
                "hand",
                (options.hand_size, 2),
                0,
                15,
                "my cards by slot: colour (1 yellow, 2 pink, 3 blue, 4 neutral) and front (1 to "
                "10 are the values 0 to 9, then Remove, Refresh, New worm, Spy, Pass); 0 is "
                "unknown or no card",
            ),
            Block("backs", (5, 4), 0, 10, "by seat from me on: yellow, pink, blue, neutral backs"),
            Block(
                "worms",
                (worms, WORM_FACTS),
                0,
                114,
                "by worm: colour, length, open cards, whether it has a head, who laid that "
                "(1 is me), its value plus 1 if I know it, the claim plus 1, who has seen it "
                "(1 is me, 2 the next, 4 the one after, ...)",
            ),
            Block("open", (worms, places), 0, 10, "open values plus 1, the oldest first"),
            Block("unseen", (3, 15), 0, 114, "by colour and front: cards that I have not seen"),
        )
    )


def form_of(setup: Setup[Options]) -> Form:
    """The form of a kind of games."""
    options = setup.options
    box, layout = box_of(setup), layout_of(options)
    form = np.zeros(FORM_SIZE, dtype=np.int64)
    worms, places = most_worms(options), most_open(options)
    sizes = (worms * int(box[CLAIMS]), worms * places, 1 << (options.hand_size - 1), 3, worms, 1)
    form[LAYS : PASSES + 1] = np.cumsum((0, *sizes[:-1]))
    form[BLOCK] = sum(sizes)
    form[ACTIONS] = options.hand_size * form[BLOCK]
    form[PLACES], form[WIDTH] = places, worms
    form[SEEN_SCORES : SEEN_REST + 1] = [
        layout.start(name) for name in ("scores", "hand", "backs", "worms", "open", "unseen")
    ]
    form[SEEN_SIZE] = layout.size
    form[STARTS] = ANYBODY if options.first is None else options.first
    return form
