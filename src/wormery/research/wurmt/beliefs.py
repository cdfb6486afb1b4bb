"""Train what heads of Das Wurmt may be: `python -m wormery.research.wurmt.beliefs belief.npz`.

Players by first sight, each misjudging plays by more or less, play games; whoever's turn it is says
what the heads are that it does not know, and learns from what they are (cross-entropy, Adam). So
what is learned is how many kinds of people lay, not how one bot does.
"""

from math import exp, log, sqrt
from pathlib import Path
from typing import Annotated

import numpy as np
import typer

from wormery.bots.wurmt.belief import (
    BELIEF_SIZE,
    H_SIZE,
    HEAD_INPUTS,
    OUT,
    UNITS,
    VALUES,
    Belief,
    History,
    imagine,
    play_watched,
    read_head,
    regard,
)
from wormery.bots.wurmt.choice import MOST_PLAYS, R_SIGHT, ROOM, Values, judge
from wormery.bots.wurmt.learned import weights
from wormery.bots.wurmt.net import Net
from wormery.bots.wurmt.sight import BUSY, TELLS, UNSEEN, Sight, survey
from wormery.core import Setup
from wormery.core.compiled import compiled, warm_up
from wormery.core.dice import BELL, Dice, dice_of, roll
from wormery.games.wurmt import Options
from wormery.games.wurmt.kernel.beds import box_of
from wormery.games.wurmt.kernel.hidden import look
from wormery.games.wurmt.kernel.rules import (
    CARD_FRONT,
    COLOUR,
    HEAD,
    MOST_WORMS,
    NOTHING,
    OVER,
    PLAYER,
    SIZE,
    W_SIZE,
    WORM,
    WORMS,
    Box,
    State,
    deal,
)
from wormery.research.wurmt.train import SEATINGS, blame_rows, improve

BLURS = np.array([0.0, 0.0, 0.01, 0.03, 0.08])
"""By how much players misjudge plays: as many kinds of people."""

GAMES = 50  # a round: with the same number of players
FASTEST, SLOWEST = 2e-3, 1e-4
Told = Values
"""How many heads there were, and how surprising they were: to who counts cards, and to the net."""


@compiled(
    "void(int32[::1], int32[::1], int32[::1], int64, float32[::1], int32[:, ::1], float32[::1],"
    " float32[::1], float64[::1])"
)
def learn_heads(  # noqa: PLR0913, PLR0917 - numba knows no Structs
    box: Box,
    state: State,
    info: State,
    seat: int,
    sight: Sight,
    history: History,
    belief: Belief,
    slope: Belief,
    told: Told,
) -> None:
    """Add to *slope* how the net is to blame for what it says of heads that a seat cannot see."""
    row, found = np.zeros(HEAD_INPUTS, np.float32), np.zeros(UNITS, np.float32)
    out, one, back = (
        np.zeros(VALUES, np.float32),
        np.ones(1, np.float32),
        np.zeros(UNITS, np.float32),
    )
    for worm in range(info[WORMS]):
        if info[WORM + W_SIZE * worm + HEAD] >= NOTHING:
            continue
        read_head(box, info, seat, worm, sight, history, row)
        imagine(belief, row, found, out)
        unseen = UNSEEN + 10 * info[WORM + W_SIZE * worm + COLOUR]
        total, cards = 0.0, 0.0
        for value in range(VALUES):
            total += sight[unseen + value] * exp(out[value])
            cards += sight[unseen + value]
        truth = box[CARD_FRONT + state[WORM + W_SIZE * worm + HEAD]]
        told[0] += 1
        told[1] -= log(sight[unseen + truth] / cards)
        told[2] -= log(sight[unseen + truth] * exp(out[truth]) / total)
        for value in range(VALUES):
            out[value] = sight[unseen + value] * exp(out[value]) / total - (value == truth)
        for unit in range(UNITS):
            back[unit] = 0
            if found[unit] > 0:
                for value in range(VALUES):
                    back[unit] += out[value] * belief[OUT + unit * VALUES + value]
        blame_rows(slope, OUT, found, UNITS, VALUES, out)
        blame_rows(slope, OUT + UNITS * VALUES, one, 1, VALUES, out)
        blame_rows(slope, 0, row, HEAD_INPUTS, UNITS, back)
        blame_rows(slope, HEAD_INPUTS * UNITS, one, 1, UNITS, back)


@compiled(
    "void(int32[::1], int64, float32[::1], float64[::1], float32[::1], float32[::1], float64[::1],"
    " int64[::1])"
)
def play_and_learn(  # noqa: PLR0913, PLR0917 - numba knows no Structs
    box: Box,
    seats: int,
    net: Net,
    blurs: Values,
    belief: Belief,
    slope: Belief,
    told: Told,
    dice: Dice,
) -> None:
    """Play a game of players who all go by what they believe, and learn from all of them."""
    state, info, before = (
        np.zeros(SIZE, np.int32),
        np.zeros(SIZE, np.int32),
        np.zeros(SIZE, np.int32),
    )
    room, tells = np.zeros(ROOM, np.float32), np.ones((TELLS, 10))
    supposed, said = np.ones((MOST_WORMS, 10)), np.ones((MOST_WORMS, 10))
    plays, values = np.zeros(MOST_PLAYS, np.int64), np.zeros(MOST_PLAYS)
    history = np.zeros((MOST_WORMS, H_SIZE), np.int32)
    sight = room[R_SIGHT]
    people = np.zeros(5)
    for seat in range(seats):
        people[seat] = blurs[roll(dice, len(blurs))]
    deal(box, state, seats, roll(dice, seats), dice)
    while not state[OVER]:
        seat = state[PLAYER]
        look(box, state, seat, info)
        survey(box, info, seat, supposed, sight)
        learn_heads(box, state, info, seat, sight, history, belief, slope, told)
        regard(box, info, seat, tells, belief, history, said, room, supposed)
        sight[BUSY] = 1
        count = judge(box, info, net, sight, room, plays, values)
        chosen = 0
        for number in range(count):
            values[number] += people[seat] * BELL[roll(dice, 256)]
            if values[number] > values[chosen]:
                chosen = number
        play_watched(box, state, plays[chosen], before, history, said)


def fresh(seed: int) -> Belief:
    """A net that counts cards and knows nothing more."""
    belief = np.zeros(BELIEF_SIZE, dtype=np.float32)
    wide = HEAD_INPUTS * UNITS
    belief[:wide] = np.random.default_rng(seed).normal(0, sqrt(2 / 10), wide)
    return belief


def train(
    out: Path,
    games: Annotated[int, typer.Option(help="How many games to play.")] = 24_000,
    seed: Annotated[int, typer.Option(help="Where chance begins.")] = 1,
) -> None:
    """Train from nothing, and write the net to a file."""
    warm_up()
    boxes = {seats: box_of(Setup(seats, Options())) for seats in set(SEATINGS)}
    belief, dice, net = fresh(seed), dice_of(seed + 2000), weights()[0]
    padded = np.zeros((2, BELIEF_SIZE), dtype=np.float32)
    slope, told = np.zeros(BELIEF_SIZE, np.float32), np.zeros((6, 3))
    for step in range(games):
        seats = SEATINGS[step // GAMES % len(SEATINGS)]
        heads = told[seats, 0]
        slope[:] = 0
        play_and_learn(boxes[seats], seats, net, BLURS, belief, slope, told[seats], dice)
        slope /= max(1.0, told[seats, 0] - heads)
        rate = FASTEST * (1 - step / games) + SLOWEST
        improve(belief, slope, padded, step + 1, rate, 0)
        if step % 2000 == 1999:
            typer.echo(f"{step + 1} games: {report(told)}")
            told[:] = 0
            np.savez(out, belief=belief)
    np.savez(out, belief=belief)


def report(told: Values) -> str:
    """How much less the net is surprised than who counts cards, in nats, by number of players."""
    rows = [(seats, row) for seats, row in enumerate(told) if row[0]]
    return ", ".join(f"{seats}: {(row[1] - row[2]) / row[0]:.3f}" for seats, row in rows)


if __name__ == "__main__":
    typer.run(train)
