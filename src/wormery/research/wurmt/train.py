"""Train the net of Das Wurmt by playing against itself: `python -m wormery.research.wurmt.train`.

Every decision weighs all plays by what the net says of what they lead to. After a game each seat
looks back over what it saw: a sight is to be worth what the next decision thought of its best play,
mixed with how it went on from there (temporal differences, lambda 0.8), and the net is moved a
little that way (Adam). How heads are laid by players like these is counted on the side. With a
belief (`--belief`) everybody goes by what it says of heads. Against a net that does not learn
(`--against`) only half of the seats do, and become a response to it: an exploiter. The same seed
gives the same weights on the same machine.
"""

from math import exp, sqrt
from pathlib import Path
from typing import Annotated

import numpy as np
import typer
from numpy.typing import NDArray

from wormery.bots.wurmt.belief import H_SIZE, Belief, play_watched, regard
from wormery.bots.wurmt.choice import MOST_PLAYS, R_SIGHT, ROOM, Values, best, judge
from wormery.bots.wurmt.net import (
    AHEAD,
    GLOBALS,
    LAYER_1,
    UNITS_1,
    UNITS_2,
    WORM_INPUTS,
    Layer,
    Net,
    embed,
    middle,
    read_rest,
    second,
    surround,
    third,
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
)
from wormery.core import Setup
from wormery.core.compiled import compiled, lean, warm_up
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
    deal,
)
from wormery.research.arena.contest import lineups
from wormery.research.wurmt.nets import fresh, grown

LONGEST = 400  # decisions of a game
LAMBDA = 0.8
WANDERING = 0.06  # how often any play is tried
ROUND = 200  # games with the same number of players
FASTEST, SLOWEST = 1.5e-3, 5e-5  # how far weights move, at first and at last
LOOK_BACK = 3  # one sight in so many is learned from before a play as well as after it
SEATINGS = [2, 3, 5, 2, 3, 4, 5, 3]  # by round

# What is written down of a game, by decision: seat, worms before and after, did it wander
NOTES = 4
B_SEAT, B_BEFORE, B_AFTER, B_WANDERED = range(4)
Notes = NDArray[np.int64]
Seated = NDArray[np.int64]
"""By seat: 0 for one who learns, 1 for one who does not."""
LEARNS = 0


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
    "int64(int32[::1], int64[::1], float32[::1], float32[::1], float32[::1], float64[:, ::1],"
    " float64[:, :, ::1], float32[:, ::1], int64[:, ::1], float64[::1], int32[::1], int64[::1])"
)
def play_game(  # noqa: PLR0913, PLR0917 - numba knows no Structs
    box: Box,
    seated: Seated,
    net: Net,
    prey: Net,
    belief: Belief,
    tells: Weights,
    counts: Weights,
    sights: Sight,
    notes: Notes,
    values: Values,
    state: State,
    dice: Dice,
) -> int:
    """Play a game and write down every decision; the answer is how many there were."""
    info, before = np.empty(SIZE, dtype=np.int32), np.empty(SIZE, dtype=np.int32)
    history = np.zeros((MOST_WORMS, H_SIZE), dtype=np.int32)
    weights, said = np.ones((MOST_WORMS, 10)), np.ones((MOST_WORMS, 10))
    room = np.zeros(ROOM, dtype=np.float32)
    plays = np.empty(MOST_PLAYS, dtype=np.int64)
    worth = np.empty(MOST_PLAYS, dtype=np.float64)
    deal(box, state, len(seated), roll(dice, len(seated)), dice)
    count = 0
    while not state[OVER] and count < LONGEST:
        seat = state[PLAYER]
        look(box, state, seat, info)
        regard(box, info, seat, tells, belief, history, said, room, weights)
        sight = sights[2 * count]
        sight[:] = room[R_SIGHT]
        sight[BUSY] = 1
        learns = seated[seat] == LEARNS
        found = judge(box, info, net if learns else prey, sight, room, plays, worth)
        chosen = best(worth, found)
        values[count] = worth[chosen]
        notes[count, B_WANDERED] = 0
        if learns and roll(dice, 1000) < 1000 * WANDERING:
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
        play_watched(box, state, play, before, history, said)
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


@lean("void(float32[::1], int64, float32[::1], int64, int64, float32[::1])")
def blame_rows(  # noqa: PLR0913, PLR0917 - numba knows no Structs
    slope: Net, at: int, row: Layer, inputs: int, units: int, back: Layer
) -> None:
    """Add to *slope* how the rows of weights that begin at *at* are to blame."""
    for place in range(inputs):
        if row[place] != 0:
            weight, first = row[place], at + place * units
            for unit in range(units):
                slope[first + unit] += weight * back[unit]


# Room to work in: short rows, then by worm its inputs and what was found in it
R_TOTAL, R_REST, R_FOUND, R_BACK, R_DEEP, R_AROUND, R_ONE, R_WORM = range(8)


@compiled(
    "void(float32[::1], float32[::1], float32[::1], int64, float64, float64, float32[:, ::1])"
)
def blame(  # noqa: PLR0913, PLR0917 - numba knows no Structs
    net: Net, slope: Net, sight: Sight, worms: int, win: float, margin: float, room: Layer
) -> None:
    """Add to *slope* how every weight is to blame for what the net says wrongly of a sight."""
    hidden, units = int(net[UNITS_1]), int(net[UNITS_2])
    total, rest, found, around = room[R_TOTAL], room[R_REST], room[R_FOUND], room[R_AROUND]
    back, deep, one = room[R_BACK], room[R_DEEP], room[R_ONE]
    read_rest(sight, rest[:GLOBALS])
    surround(net, rest, around)
    total[:hidden] = 0
    for worm in range(worms):
        seen = room[R_WORM + 2 * worm + 1]
        embed(net, sight, worm, room[R_WORM + 2 * worm, :WORM_INPUTS], seen)
        for unit in range(hidden):
            seen[unit] = max(seen[unit] + around[unit], np.float32(0))
            total[unit] += seen[unit]
    middle(net, total, rest, found)
    at = third(net)
    odds, lead = float(net[at + 2 * units]), float(net[at + 2 * units + 1])
    for unit in range(units):
        odds += found[unit] * net[at + 2 * unit]
        lead += found[unit] * net[at + 2 * unit + 1]
    wrong = np.float32(1 / (1 + exp(-odds)) - win)
    off = np.float32(0.1 * (lead - margin))
    slope[at + 2 * units] += wrong
    slope[at + 2 * units + 1] += off
    for unit in range(units):
        slope[at + 2 * unit] += wrong * found[unit]
        slope[at + 2 * unit + 1] += off * found[unit]
        back[unit] = 0
        if found[unit] > 0:
            back[unit] = wrong * net[at + 2 * unit] + off * net[at + 2 * unit + 1]
    at, one[0] = second(net), 1
    blame_rows(slope, at, total, hidden, units, back)
    blame_rows(slope, at + hidden * units, rest, GLOBALS, units, back)
    blame_rows(slope, at + (hidden + GLOBALS) * units, one, 1, units, back)
    for place in range(hidden):
        deep[place] = 0
        for unit in range(units):
            deep[place] += back[unit] * net[at + place * units + unit]
    around[:hidden] = 0
    for worm in range(worms):
        seen = room[R_WORM + 2 * worm + 1]
        for unit in range(hidden):
            seen[unit] = deep[unit] if seen[unit] > 0 else np.float32(0)
            around[unit] += seen[unit]
        blame_rows(slope, LAYER_1, room[R_WORM + 2 * worm], WORM_INPUTS, hidden, seen)
    at = LAYER_1 + WORM_INPUTS * hidden
    blame_rows(slope, at, rest, GLOBALS, hidden, around)
    blame_rows(slope, at + GLOBALS * hidden, one, 1, hidden, around)


@compiled("void(float32[::1], float32[::1], float32[:, ::1], int64, float64, int64)")
def improve(  # noqa: PLR0913, PLR0917 - numba knows no Structs
    net: Net, slope: Net, adam: Layer, step: int, rate: float, first: int
) -> None:
    """Move every weight from the *first* on a little (Adam)."""
    one, two = 1 - 0.9**step, 1 - 0.999**step
    for place in range(first, len(net)):
        adam[0, place] += 0.1 * (slope[place] - adam[0, place])
        adam[1, place] += 0.001 * (slope[place] ** 2 - adam[1, place])
        net[place] -= rate * (adam[0, place] / one) / (sqrt(adam[1, place] / two) + 1e-7)


@compiled(
    "int64(int32[::1], int64[:, ::1], float32[::1], float32[::1], float32[::1], float64[:, ::1],"
    " float64[:, :, ::1], float32[:, ::1], int64, int64, float64, int64[::1])"
)
def learn(  # noqa: PLR0913, PLR0917 - numba knows no Structs
    box: Box,
    rows: Seated,
    net: Net,
    prey: Net,
    belief: Belief,
    tells: Weights,
    counts: Weights,
    adam: Layer,
    step: int,
    games: int,
    rate: float,
    dice: Dice,
) -> int:
    """Play games, seated by the rows in turn, and learn from each; the answer is the decisions."""
    sights = np.zeros((2 * LONGEST, SIGHT_SIZE), dtype=np.float32)
    notes = np.zeros((LONGEST, NOTES), dtype=np.int64)
    values = np.zeros(LONGEST)
    state = np.zeros(SIZE, dtype=np.int32)
    room = np.zeros((R_WORM + 2 * MOST_WORMS, 128), dtype=np.float32)
    slope = np.zeros(len(net), dtype=np.float32)
    goal = np.zeros(5)
    decisions = 0
    for game in range(games):
        seated, own = rows[game % len(rows)], 0
        count = play_game(
            box, seated, net, prey, belief, tells, counts, sights, notes, values, state, dice
        )
        decisions += count
        slope[:] = 0
        for seat in range(len(seated)):
            goal[seat] = share(state, seat)
        for number in range(count - 1, -1, -1):
            seat = notes[number, B_SEAT]
            if seated[seat] != LEARNS:
                continue
            own += 1
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
            if roll(dice, LOOK_BACK) == 0:
                before = sights[2 * number]
                blame(net, slope, before, notes[number, B_BEFORE], goal[seat], margin, room)
        slope /= 2 * max(1, own)
        improve(net, slope, adam, step + game + 1, rate, LAYER_1)
    return decisions


def tells_of(counts: Weights) -> Weights:
    """How much oftener than by chance a value is laid, by what it tells; doubted a little."""
    tells: Weights = (counts[0] + 20) / (counts[1] + 20)
    return tells


def train(  # noqa: PLR0913, PLR0917 - every one is an option
    out: Path,
    games: Annotated[int, typer.Option(help="How many games to play.")] = 160_000,
    seed: Annotated[int, typer.Option(help="Where chance begins.")] = 1,
    start: Annotated[
        Path | None, typer.Option(help="A net to go on from, as large or smaller.")
    ] = None,
    belief: Annotated[Path | None, typer.Option(help="What everybody believes of heads.")] = None,
    rate: Annotated[float, typer.Option(help="How far weights move at first.")] = FASTEST,
    seats: Annotated[
        list[int], typer.Option(help="How many play, by rounds that follow each other.")
    ] = SEATINGS,
    against: Annotated[Path | None, typer.Option(help="A net to learn a response to.")] = None,
) -> None:
    """Train from nothing, or from another net, and write net and tells to a file."""
    warm_up()
    boxes = {players: box_of(Setup(players, Options())) for players in set(seats)}
    net, dice = fresh(seed), dice_of(seed + 1000)
    if start is not None:
        with np.load(start) as kept:
            net = grown(kept["net"], seed)
    learned = np.zeros(0, dtype=np.float32) if belief is None else np.load(belief)["belief"]
    prey = net if against is None else np.load(against)["net"]
    rows = {n: lineups(1 if against is None else 2, n) for n in boxes}
    adam = np.zeros((2, len(net)), dtype=np.float32)
    counts, tells = np.zeros((2, TELLS, 10)), np.ones((TELLS, 10))
    for number, step in enumerate(range(0, games, ROUND)):
        players = seats[number % len(seats)]
        pace = rate * (1 - step / games) + SLOWEST
        seated, box = np.array(rows[players], dtype=np.int64), boxes[players]
        learn(box, seated, net, prey, learned, tells, counts, adam, step, ROUND, pace, dice)
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
