"""Train the net of Das Wurmt by playing against itself: `python -m wormery.research.train_wurmt`.

Every decision weighs all plays by what the net says of what they lead to. After a game each seat
looks back over what it saw: a sight is to be worth what the next decision thought of its best play,
mixed with how it went on from there (temporal differences, lambda 0.8), and the net is moved a
little that way (Adam). How heads are laid by players like these is counted on the side. The same
seed gives the same weights on the same machine.
"""

from math import exp, sqrt
from pathlib import Path
from typing import Annotated

import numpy as np
import typer
from numpy.typing import NDArray

from wormery.bots.wurmt.choice import MOST_PLAYS, ROOM, Values, best, judge
from wormery.bots.wurmt.net import (
    AHEAD,
    BIAS_1,
    BIAS_2,
    BIAS_3,
    GLOBALS,
    HIDDEN,
    INPUTS,
    LAYER_2,
    LAYER_3,
    MIDDLE,
    NET_SIZE,
    Layer,
    Net,
    embed,
    middle,
    read_rest,
)
from wormery.bots.wurmt.sight import (
    BUSY,
    DONE,
    SIGHT_SIZE,
    TELLS,
    UNSEEN,
    Sight,
    foresee,
    survey,
    weigh,
)
from wormery.core import Setup
from wormery.core.compiled import compiled, warm_up
from wormery.core.dice import Dice, dice_of, roll
from wormery.games.wurmt import Options
from wormery.games.wurmt.kernel.beds import box_of
from wormery.games.wurmt.kernel.hidden import Weights, look
from wormery.games.wurmt.kernel.rules import (
    CARD_FRONT,
    COLOUR,
    HANDS,
    HEAD,
    LAYER,
    MOST_WORMS,
    NEW_WORM,
    NOTHING,
    OVER,
    PLAYER,
    REMOVE,
    SCORE,
    SEATS,
    SIZE,
    SLOTS,
    SPY,
    TELL,
    W_SIZE,
    WORM,
    WORMS,
    Box,
    State,
    apply,
    deal,
)

LONGEST = 400  # decisions of a game
LAMBDA = 0.8
WANDERING = 0.06  # how often any play is tried
ROUND = 200  # games with the same number of players
FASTEST, SLOWEST = 1.5e-3, 5e-5  # how far weights move, at first and at last
SEATINGS = (2, 2, 2, 2, 2, 3, 4, 5)  # two are the most played

# What is written down of a game, by decision: seat, worms before and after, did it wander
NOTES = 4
B_SEAT, B_BEFORE, B_AFTER, B_WANDERED = range(4)
Notes = NDArray[np.int64]


@compiled("void(int32[::1], int32[::1], int64, float64[:, ::1], float64[:, ::1])")
def observe_lay(box: Box, state: State, worm: int, seen: Weights, expected: Weights) -> None:
    """Count what was laid, and what the cards that the next player has not seen would have it."""
    at = WORM + W_SIZE * worm
    told = state[at + TELL]
    info = np.empty(SIZE, dtype=np.int32)
    sight = np.zeros(SIGHT_SIZE, dtype=np.float32)
    weights = np.ones((MOST_WORMS, 10))
    look(box, state, (state[at + LAYER] + 1) % state[SEATS], info)
    survey(box, info, (state[at + LAYER] + 1) % state[SEATS], weights, sight)
    total = 0.0
    for value in range(10):
        total += sight[UNSEEN + 10 * state[at + COLOUR] + value]
    for value in range(10):
        expected[told, value] += sight[UNSEEN + 10 * state[at + COLOUR] + value] / total
    seen[told, box[CARD_FRONT + state[at + HEAD]]] += 1


@compiled(
    "int64(int32[::1], int64, float32[::1], float64[:, ::1], float64[:, :, ::1],"
    " float32[:, ::1], int64[:, ::1], float64[::1], int32[::1], int64[::1])"
)
def play_game(  # noqa: PLR0913, PLR0917 - numba knows no Structs
    box: Box,
    seats: int,
    net: Net,
    tells: Weights,
    counts: Weights,
    sights: Sight,
    notes: Notes,
    values: Values,
    state: State,
    dice: Dice,
) -> int:
    """Play a game and write down every decision; the answer is how many there were."""
    info = np.empty(SIZE, dtype=np.int32)
    weights = np.ones((MOST_WORMS, 10))
    room = np.zeros(ROOM, dtype=np.float32)
    plays = np.empty(MOST_PLAYS, dtype=np.int64)
    worth = np.empty(MOST_PLAYS, dtype=np.float64)
    deal(box, state, seats, roll(dice, seats), dice)
    count = 0
    while not state[OVER] and count < LONGEST:
        seat = state[PLAYER]
        look(box, state, seat, info)
        weigh(info, tells, weights)
        sight = sights[2 * count]
        survey(box, info, seat, weights, sight)
        sight[BUSY] = 1
        found = judge(box, info, net, sight, room, plays, worth)
        chosen = best(worth, found)
        values[count] = worth[chosen]
        notes[count, B_WANDERED] = 0
        if roll(dice, 1000) < 1000 * WANDERING:
            notes[count, B_WANDERED] = 1
            chosen = roll(dice, found)
        play = plays[chosen]
        front = box[CARD_FRONT + state[HANDS + SLOTS * seat + (play & 15)]]
        worm = (play >> 4) & 1023
        head = NOTHING
        if front < REMOVE or front == SPY:
            head = state[WORM + W_SIZE * worm + HEAD]
        value = NOTHING if head == NOTHING else box[CARD_FRONT + head]
        foresee(box, info, seat, sight, play, value, sights[2 * count + 1])
        notes[count, B_SEAT] = seat
        notes[count, B_BEFORE] = state[WORMS]
        notes[count, B_AFTER] = state[WORMS] + (front == NEW_WORM)
        apply(box, state, play)
        if front < REMOVE:
            observe_lay(box, state, worm, counts[0], counts[1])
        count += 1
    return count


@compiled("float64(int32[::1], int64)")
def share(state: State, seat: int) -> float:
    """What a seat has of the win."""
    equal = 0
    for other in range(state[SEATS]):
        if state[SCORE + other] > state[SCORE + seat]:
            return 0.0
        equal += state[SCORE + other] == state[SCORE + seat]
    return 1.0 / equal


@compiled("float64(int32[::1], int64)")
def ahead(state: State, seat: int) -> float:
    """By how many tens of points a seat is ahead of the best other."""
    most = -1000
    for other in range(state[SEATS]):
        if other != seat:
            most = max(most, state[SCORE + other])
    return float(state[SCORE + seat] - most) / 10


@compiled(
    "void(float32[::1], float32[::1], float32[::1], int64, float64, float64, float32[:, ::1])"
)
def blame(  # noqa: PLR0913, PLR0917 - numba knows no Structs
    net: Net, slope: Net, sight: Sight, worms: int, win: float, margin: float, room: Layer
) -> None:
    """Add to *slope* how every weight is to blame for what the net says wrongly of a sight."""
    total, rest, found = room[0, :HIDDEN], room[1, :GLOBALS], room[2, :MIDDLE]
    total[:] = 0
    for worm in range(worms):
        embed(net, sight, worm, room[4 + 2 * worm, :INPUTS], room[5 + 2 * worm, :HIDDEN])
        for unit in range(HIDDEN):
            total[unit] += room[5 + 2 * worm, unit]
    read_rest(sight, rest)
    middle(net, total, rest, found)
    odds, lead = float(net[BIAS_3]), float(net[BIAS_3 + 1])
    for unit in range(MIDDLE):
        odds += found[unit] * net[LAYER_3 + 2 * unit]
        lead += found[unit] * net[LAYER_3 + 2 * unit + 1]
    wrong = np.float32(1 / (1 + exp(-odds)) - win)
    off = np.float32(0.1 * (lead - margin))
    slope[BIAS_3] += wrong
    slope[BIAS_3 + 1] += off
    back, deep = room[3, :MIDDLE], room[3, MIDDLE : MIDDLE + HIDDEN]
    deep[:] = 0
    for unit in range(MIDDLE):
        slope[LAYER_3 + 2 * unit] += wrong * found[unit]
        slope[LAYER_3 + 2 * unit + 1] += off * found[unit]
        back[unit] = 0
        if found[unit] > 0:
            back[unit] = wrong * net[LAYER_3 + 2 * unit] + off * net[LAYER_3 + 2 * unit + 1]
        slope[BIAS_2 + unit] += back[unit]
    for place in range(HIDDEN):
        at = LAYER_2 + place * MIDDLE
        for unit in range(MIDDLE):
            slope[at + unit] += back[unit] * total[place]
            deep[place] += back[unit] * net[at + unit]
    for place in range(GLOBALS):
        if rest[place] != 0:
            at = LAYER_2 + (HIDDEN + place) * MIDDLE
            for unit in range(MIDDLE):
                slope[at + unit] += back[unit] * rest[place]
    for worm in range(worms):
        blame_worm(slope, room[4 + 2 * worm, :INPUTS], room[5 + 2 * worm, :HIDDEN], deep)


@compiled("void(float32[::1], float32[::1], float32[::1], float32[::1])")
def blame_worm(slope: Net, row: Layer, found: Layer, deep: Layer) -> None:
    """The part of the first layer, for one worm."""
    for unit in range(HIDDEN):
        if found[unit] > 0:
            found[unit] = deep[unit]
        slope[BIAS_1 + unit] += found[unit]
    for place in range(INPUTS):
        if row[place] != 0:
            for unit in range(HIDDEN):
                slope[place * HIDDEN + unit] += row[place] * found[unit]


@compiled("void(float32[::1], float32[::1], float32[:, ::1], int64, float64)")
def improve(net: Net, slope: Net, adam: Layer, step: int, rate: float) -> None:
    """Move every weight a little (Adam)."""
    one, two = 1 - 0.9**step, 1 - 0.999**step
    for place in range(AHEAD):
        adam[0, place] += 0.1 * (slope[place] - adam[0, place])
        adam[1, place] += 0.001 * (slope[place] ** 2 - adam[1, place])
        net[place] -= rate * (adam[0, place] / one) / (sqrt(adam[1, place] / two) + 1e-7)


@compiled(
    "int64(int32[::1], int64, float32[::1], float64[:, ::1], float64[:, :, ::1],"
    " float32[:, ::1], int64, int64, float64, int64[::1])"
)
def learn(  # noqa: PLR0913, PLR0917 - numba knows no Structs
    box: Box,
    seats: int,
    net: Net,
    tells: Weights,
    counts: Weights,
    adam: Layer,
    step: int,
    games: int,
    rate: float,
    dice: Dice,
) -> int:
    """Play games and learn from each; the answer is how many decisions there were."""
    sights = np.zeros((2 * LONGEST, SIGHT_SIZE), dtype=np.float32)
    notes = np.zeros((LONGEST, NOTES), dtype=np.int64)
    values = np.zeros(LONGEST)
    state = np.zeros(SIZE, dtype=np.int32)
    room = np.zeros((4 + 2 * MOST_WORMS, 128), dtype=np.float32)
    slope = np.zeros(NET_SIZE, dtype=np.float32)
    goal = np.zeros(5)
    decisions = 0
    for game in range(games):
        count = play_game(box, seats, net, tells, counts, sights, notes, values, state, dice)
        decisions += count
        slope[:] = 0
        for seat in range(seats):
            goal[seat] = share(state, seat)
        for number in range(count - 1, -1, -1):
            seat = notes[number, B_SEAT]
            margin = ahead(state, seat)
            if not sights[2 * number + 1, DONE]:
                blame(
                    net,
                    slope,
                    sights[2 * number + 1],
                    notes[number, B_AFTER],
                    goal[seat],
                    margin,
                    room,
                )
            value = values[number]
            goal[seat] = (
                value if notes[number, B_WANDERED] else (1 - LAMBDA) * value + LAMBDA * goal[seat]
            )
            blame(net, slope, sights[2 * number], notes[number, B_BEFORE], goal[seat], margin, room)
        slope /= 2 * count
        improve(net, slope, adam, step + game + 1, rate)
    return decisions


def fresh(seed: int) -> Net:
    """A net that knows nothing."""
    rng = np.random.default_rng(seed)
    net = np.zeros(NET_SIZE, dtype=np.float32)
    net[:BIAS_1] = rng.normal(0, sqrt(2 / 25), BIAS_1)
    net[LAYER_2:BIAS_2] = rng.normal(0, sqrt(2 / (HIDDEN + GLOBALS)), BIAS_2 - LAYER_2) / 2
    net[LAYER_3:BIAS_3] = rng.normal(0, 0.1, BIAS_3 - LAYER_3)
    return net


def tells_of(counts: Weights) -> Weights:
    """How much oftener than by chance a value is laid, by what it tells; doubted a little."""
    tells: Weights = (counts[0] + 20) / (counts[1] + 20)
    return tells


def train(
    out: Path,
    games: Annotated[int, typer.Option(help="How many games to play.")] = 160_000,
    seed: Annotated[int, typer.Option(help="Where chance begins.")] = 1,
) -> None:
    """Train from nothing, and write net and tells to a file."""
    warm_up()
    boxes = {seats: box_of(Setup(seats, Options())) for seats in set(SEATINGS)}
    net, dice = fresh(seed), dice_of(seed + 1000)
    adam = np.zeros((2, NET_SIZE), dtype=np.float32)
    counts, tells = np.zeros((2, TELLS, 10)), np.ones((TELLS, 10))
    for number, step in enumerate(range(0, games, ROUND)):
        seats = SEATINGS[number % len(SEATINGS)]
        rate = FASTEST * (1 - step / games) + SLOWEST
        learn(boxes[seats], seats, net, tells, counts, adam, step, ROUND, rate, dice)
        tells = tells_of(counts)
        counts *= 0.97
        if number % 20 == 0:
            typer.echo(f"{step} games")
            save(out, net, tells)
    save(out, net, tells)


def save(out: Path, net: Net, tells: Weights) -> None:
    """Write a net; whoever is ahead anyway also wants to be further ahead."""
    shipped = net.copy()
    shipped[AHEAD] = 0.01
    np.savez(out, net=shipped, tells=tells.astype(np.float32))


if __name__ == "__main__":
    typer.run(train)
