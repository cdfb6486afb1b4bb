"""Train the net of Wormlord by rounds against itself: `python -m wormery.research.train_wormlord`.

Every knot goes where the net likes it best, but for some that go anywhere; a part of the rounds is
played against a hunch and against a racer, so that the net knows gardens that it would not get into
by itself. After a round the net looks back over the gardens that it saw: each is to be worth what
the next one was thought to be, mixed with how it went on (temporal differences), and the net is
moved a little that way (Adam).
"""

from math import exp, sqrt
from pathlib import Path
from typing import Annotated

import numpy as np
import typer
from numpy.typing import NDArray

from wormery.bots.wormlord.distance import Field
from wormery.bots.wormlord.playouts import TICKS, hunch
from wormery.bots.wormlord.race import weigh, workspace
from wormery.bots.wormlord.racing import raced
from wormery.bots.wormlord.value import (
    BIAS,
    HIDDEN,
    INPUTS,
    LAST,
    LATE,
    NET_SIZE,
    SEEN,
    Net,
    rival_of,
    see,
    stand,
)
from wormery.core.compiled import compiled, warm_up
from wormery.core.dice import Dice, dice_of, roll
from wormery.games.wormlord.kernel.rounds import (
    CLOCK_SIZE,
    FOREVER,
    Clock,
    Hands,
    Player,
    act,
    any_of,
    hands_of,
    until_choice,
    wind,
)
from wormery.games.wormlord.kernel.rules import (
    MOST_CELLS,
    PLACE,
    POST,
    SIDES,
    WINNER,
    Cells,
    Soil,
    foremost,
    listed,
    places,
    posts,
)
from wormery.research.wormlord_plans import garden

LONGEST = 300  # knots of a round; one that goes on then is worth what the net says
LAMBDA = 0.85
WANDERING = 60  # knots of a thousand that go anywhere
OPENING = 8  # knots at most that go anywhere at first
FASTEST, SLOWEST = 3e-3, 2e-4  # how far weights move, at first and at last
NOBODY, HUNCH, RACER = 0, 1, 2  # who plays one of the sides instead of the net
MAPS = {
    2: ("Basic 2", "Duel", "Into the Woods", "Mountain King", "Small Garden", "Deep Woods", "High Mountain"),
    3: ("Basic 3", "Bermuda Triangle", "Small Garden 3"),
    4: ("Basic 4", "Crossfire", "Into the Woods", "Mountain King", "Musical Chairs", "Small Garden", "Deep Woods", "High Mountain"),
}  # fmt: skip

Table = NDArray[np.float64]


@compiled(
    "int64(int64[::1], float64[::1], int64, float64[::1], float64[::1], float64[::1], int64[::1])"
)
def liked(soil: Soil, clock: Clock, side: int, hands: Hands, net: Net, chances: Field, dice: Dice) -> int:
    """The cell that the net likes best for a side's knot."""
    work, cells = workspace(), np.empty(MOST_CELLS, np.int64)
    after, watch, fate = np.empty_like(soil), np.empty_like(clock), np.empty_like(dice)
    upper, lower = places(soil, side)
    best, most = 0, -1.0
    for number in range(listed(upper, lower, cells)):
        after[:] = soil
        watch[:] = clock
        fate[:] = dice
        act(after, watch, side, PLACE + cells[number], hands, fate)
        weigh(after, watch, hands, net, chances, work)
        if chances[side] > most:
            best, most = cells[number], chances[side]
    return int(best)


@compiled(
    "int64(int64[::1], float64[::1], float64[::1], float64[::1], int64, int64, float64[:, ::1],"
    " float64[:, ::1], int64[:, ::1], int64[::1])"
)
def play_round(
    soil: Soil,
    clock: Clock,
    hands: Hands,
    net: Net,
    stranger: int,
    seat: int,
    sights: Table,
    values: Table,
    rivals: Cells,
    dice: Dice,
) -> int:
    """Play a round, and write down what the net saw after every knot; how many there were."""
    work, waves, chances = workspace(), np.empty(2 * TICKS, np.int64), np.empty(4)
    noted, room, queue, goals = work
    opening = roll(dice, OPENING * soil[SIDES] // 2)
    for count in range(LONGEST):
        side = until_choice(soil, clock, hands, dice)
        if side < 0:
            return count
        if roll(dice, 12) == 0:
            upper, lower = posts(soil, side)
            if upper | lower:
                act(soil, clock, side, POST + any_of(upper, lower, dice), hands, dice)
        upper, lower = places(soil, side)
        if count < opening or roll(dice, 1000) < WANDERING:
            cell = any_of(upper, lower, dice)
        elif side == seat and stranger == HUNCH:
            cell = hunch(soil, side, 3, 16, waves, dice)
        elif side == seat and stranger == RACER:
            cell = raced(soil, side, 4.5)
        else:
            cell = liked(soil, clock, side, hands, net, chances, dice)
        act(soil, clock, side, PLACE + cell, hands, dice)
        see(soil, clock, hands, noted, room, queue, goals)
        weigh(soil, clock, hands, net, chances, work)
        for place in range(4 * INPUTS):
            sights[count, place] = noted[place]
        for other in range(soil[SIDES]):
            values[count, other] = chances[other]
            rivals[count, other] = rival_of(soil, other, noted)
        if soil[WINNER] >= 0:
            return count
    return LONGEST


@compiled(
    "void(float64[::1], float64[::1], float64[::1], int64[::1], float64[::1], int64, float64[::1])"
)
def blame(net: Net, slope: Net, seen: Field, rivals: Cells, goal: Field, sides: int, found: Field) -> None:
    """Add to *slope* how every weight is to blame for what the net says wrongly of a garden."""
    stands, total = np.empty(4), 0.0
    for side in range(sides):
        stands[side] = exp(min(30.0, stand(net, seen, side, rivals[side], found)))
        total += stands[side]
    for side in range(sides):
        wrong = stands[side] / total - goal[side]
        stand(net, seen, side, rivals[side], found)
        for unit in range(HIDDEN):
            if found[unit] > 0:
                slope[LAST + unit] += wrong * found[unit]
                back = wrong * net[LAST + unit]
                slope[BIAS + unit] += back
                for place in range(INPUTS):
                    slope[HIDDEN * place + unit] += back * seen[INPUTS * side + place]
                    slope[HIDDEN * (INPUTS + place) + unit] += (
                        back * seen[INPUTS * rivals[side] + place]
                    )


@compiled(
    "int64(int64[::1], float64[::1], float64[::1], float64[:, ::1], int64, int64, float64, int64,"
    " int64[::1])"
)
def learn(
    start: Soil, hands: Hands, net: Net, adam: Table, step: int, games: int, rate: float, strange: int, dice: Dice
) -> int:
    """Play rounds and learn from each; how many knots they had."""
    soil, clock = np.empty_like(start), np.empty(CLOCK_SIZE)
    sights, values = np.zeros((LONGEST, SEEN)), np.zeros((LONGEST, 4))
    rivals = np.zeros((LONGEST, 4), np.int64)
    slope, goal, found = np.zeros(NET_SIZE), np.zeros(4), np.zeros(HIDDEN)
    sides, knots = start[SIDES], 0
    for game in range(games):
        soil[:] = start
        wind(soil, clock, FOREVER / 2, hands, dice)
        seat = roll(dice, sides)
        who = strange if roll(dice, 2) == 0 else NOBODY
        count = play_round(soil, clock, hands, net, who, seat, sights, values, rivals, dice)
        knots += count
        if count == 0:
            continue
        winner = soil[WINNER] if soil[WINNER] >= 0 else foremost(soil)
        for side in range(sides):
            goal[side] = 1.0 if winner == side else 0.0 if winner >= 0 else 1 / sides
            if count == LONGEST:
                goal[side] = values[count - 1, side]
        slope[:] = 0
        for number in range(count - 1, -1, -1):
            blame(net, slope, sights[number], rivals[number], goal, sides, found)
            for side in range(sides):
                goal[side] = (1 - LAMBDA) * values[number, side] + LAMBDA * goal[side]
        slope /= count
        one, two = 1 - 0.9 ** (step + game + 1), 1 - 0.999 ** (step + game + 1)
        for place in range(LATE):
            adam[0, place] += 0.1 * (slope[place] - adam[0, place])
            adam[1, place] += 0.001 * (slope[place] ** 2 - adam[1, place])
            net[place] -= rate * (adam[0, place] / one) / (sqrt(adam[1, place] / two) + 1e-8)
    return knots


def fresh(seed: int) -> Net:
    """A net that knows only that a short way is good."""
    rng = np.random.default_rng(seed)
    net = np.zeros(NET_SIZE)
    net[:BIAS] = rng.normal(0, 0.25, BIAS)
    net[LAST:LATE] = rng.normal(0, 0.25, HIDDEN)
    net[2 * HIDDEN], net[LAST], net[LATE] = 4.0, 2.0, 4.0
    return net


def train(
    out: Path,
    sides: Annotated[int, typer.Option(min=2, max=4)] = 2,
    games: Annotated[int, typer.Option(help="How many rounds to play.")] = 20_000,
    seed: Annotated[int, typer.Option(help="Where chance begins.")] = 1,
) -> None:
    """Train from nothing, and write the net to a file."""
    warm_up()
    soils = [garden(name, sides) for name in MAPS[sides]]
    net, dice, adam = fresh(seed), dice_of(seed + 1000), np.zeros((2, NET_SIZE))
    levels = ("medium", "expert", "easy", "medium")
    for number, step in enumerate(range(0, games, 50)):
        rate = FASTEST * (1 - step / games) + SLOWEST
        hands = hands_of([Player(levels[number % 4])] * sides)  # type: ignore[arg-type]
        strange = RACER if number % 4 == 0 else HUNCH
        soil = soils[number % len(soils)]
        knots = learn(soil, hands, net, adam, step, 50, rate, strange, dice)
        if number % 20 == 0:
            typer.echo(f"{step} rounds, {knots / 50:.0f} knots each")
            np.save(out, net)
    np.save(out, net)


if __name__ == "__main__":
    typer.run(train)
