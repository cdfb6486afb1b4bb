"""Teach the net of Wormlord by playing: `python -m wormery.research.wormlord.training`.

Rounds of `selfplay.py` on all maps, timed and not: two in five of them the net against itself, some
against its past, the others against strangers. After every batch the net is moved towards what came
of each garden, of this batch and of some before: the result, and on the way there what it thought
itself a little later (temporal differences, lambda 0.9 or so), by Adam. The same seed and as many
rounds lead to the same weights.
"""

import time
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import numpy as np
import typer
from numpy.typing import NDArray

from wormery.bots.wormlord.distance import MOST
from wormery.bots.wormlord.net import (
    AT_FIRST,
    AT_LAST,
    AT_SECOND,
    FIRST,
    NEAR,
    NET_SIZE,
    SECOND,
    Net,
)
from wormery.bots.wormlord.outlook import INPUTS, LOCAL, WHOLE
from wormery.bots.wormlord.population import GREEDY, PATIENT, WARDEN
from wormery.bots.wormlord.race import COMPANY
from wormery.core.compiled import warm_up
from wormery.core.dice import dice_of
from wormery.games.wormlord.kernel.rounds import FOREVER, Player, hands_of
from wormery.knots import Level
from wormery.research.wormlord.plans import garden
from wormery.research.wormlord.selfplay import (
    FORESEEING,
    HUNCH,
    LONG_RACER,
    LONG_SHELTERED,
    RACER,
    SHELTERED,
    SIGHTED,
    UNDECIDED,
    round_of,
)

Batch = NDArray[np.float32]

MAPS: dict[int, tuple[str, ...]] = {
    2: ("Duel", "Basic 2", "Duel", "Basic 2", "Into the Woods", "Mountain King", "Small Garden",
        "Deep Woods", "High Mountain"),
    3: ("Basic 3", "Bermuda Triangle", "Small Garden 3"),
    4: ("Basic 4", "Crossfire", "Into the Woods", "Mountain King", "Musical Chairs",
        "Small Garden", "Deep Woods", "High Mountain"),
}  # fmt: skip
"""By the number of sides; those that are named twice are played twice as often."""
MOST_NOTES = 600
PATIENCE = 900_000.0  # ms after which a round without a limit is left
POOLED = 6000  # gardens that are learned from together
LESSONS = 24  # pools that are kept to be learned from again
PASSES = 4
BATCH = 400
HORIZON = 5000  # steps that the weights are averaged over
LEVELS: tuple[Level, ...] = ("easy", "medium", "medium", "medium", "expert")
UNTIMED, LIMITS = 0.4, (90, 180, 300, 600)  # the share of rounds without a limit; seconds
PAST = 6  # nets of the past that are kept
REMEMBERED = 20_000  # rounds until one more is
LAMBDA = 0.92
KEEP = 0.8  # of the gardens of a round, those that are learned from
HOLDER, HURRIER, KEEPER, HOARDER = range(SIGHTED + 1, SIGHTED + 5)
STRANGERS = (
    *[RACER] * 3, *[SHELTERED] * 3, LONG_SHELTERED, LONG_RACER, HUNCH, FORESEEING,
    *[SIGHTED] * 3, HOLDER, *[HURRIER] * 3, *[KEEPER] * 4, *[HOARDER] * 3,
)  # fmt: skip
"""Who is played against, those who are hard to beat more often, and rarely who is slow."""


def beginning(rng: np.random.Generator) -> Net:
    """A net that knows nothing."""
    net = np.zeros(NET_SIZE)
    layers = (
        (0, LOCAL, NEAR, LOCAL),
        (AT_FIRST, NEAR + WHOLE, FIRST, WHOLE),
        (AT_SECOND, FIRST, SECOND, FIRST),
        (AT_LAST, SECOND, 1, 4 * SECOND),
    )
    for at, inputs, units, fan in layers:
        size = inputs * units
        net[at : at + size] = rng.normal(0, np.sqrt(1.5 / fan), size)
    return net


def gradient(net: Net, inputs: Batch, targets: Batch) -> tuple[Net, float]:
    """How the net has to change to see what it should; and how surprised it was."""
    size, sides = len(inputs), targets.shape[1]
    flat = inputs.reshape(size * sides, INPUTS)
    local = flat[:, : MOST * LOCAL].reshape(-1, LOCAL)
    whole = flat[:, MOST * LOCAL :]
    w = net.astype(np.float32)
    near_w = w[:AT_FIRST].reshape(LOCAL, NEAR)
    first_w = w[AT_FIRST:AT_SECOND].reshape(NEAR + WHOLE, FIRST)
    second_w = w[AT_SECOND : AT_SECOND + FIRST * SECOND].reshape(FIRST, SECOND)
    second_b = w[AT_SECOND + FIRST * SECOND : AT_LAST]
    last_w = w[AT_LAST : AT_LAST + SECOND]
    near = np.maximum(local @ near_w, 0)
    added = near.reshape(-1, MOST, NEAR).sum(1)
    first = np.maximum(added @ first_w[:NEAR] + whole @ first_w[NEAR:], 0)
    second = np.maximum(first @ second_w + second_b, 0)
    out = (second @ last_w).reshape(size, sides)
    out -= out.max(1, keepdims=True)
    chances = np.exp(out)
    chances /= chances.sum(1, keepdims=True)
    loss = float(-(targets * np.log(chances + 1e-9)).sum(1).mean())
    wrong = ((chances - targets) / size).reshape(-1)
    back_second = np.outer(wrong, last_w) * (second > 0)
    back_first = (back_second @ second_w.T) * (first > 0)
    back_near = np.repeat(back_first @ first_w[:NEAR].T, MOST, axis=0) * (near > 0)
    slope = np.concatenate([
        (local.T @ back_near).ravel(),
        (added.T @ back_first).ravel(),
        (whole.T @ back_first).ravel(),
        (first.T @ back_second).ravel(),
        back_second.sum(0),
        second.T @ wrong,
        [0.0],
    ])  # fmt: skip
    return slope.astype(np.float64), loss


def returns(chances: Batch, winner: int, sides: int) -> Batch:
    """What each of the gardens of a round should have been thought worth."""
    then = np.full(sides, 1 / sides, np.float32)
    if winner == UNDECIDED and len(chances):
        then = chances[-1]
    if winner >= 0:
        then = np.eye(sides, dtype=np.float32)[winner]
    targets = np.empty_like(chances)
    for place in range(len(chances) - 1, -1, -1):
        targets[place] = then
        then = LAMBDA * then + (1 - LAMBDA) * chances[place]
    return targets


def seated(sides: int, past: int, rng: np.random.Generator) -> NDArray[np.int64]:
    """Who plays: the net everywhere, or somebody else in some of the seats."""
    kinds = np.zeros(4, np.int64)
    draw = rng.random()
    if draw < 0.4:
        return kinds
    others: Sequence[int] = [1 + int(rng.integers(past))] if past else [RACER]
    if draw > 0.55:
        others = [int(rng.choice(STRANGERS)) for _ in range(sides)]
    seats = rng.permutation(sides)[: rng.integers(1, sides)]
    for number, seat in enumerate(seats):
        kinds[seat] = others[number % len(others)]
    return kinds


def worths(sides: int) -> NDArray[np.float64]:
    """What things are worth to those who weigh the race, and what the HQ must gain; by row."""
    usual = COMPANY[sides].worth
    rows = ((usual, 0.03), (PATIENT, 0.03), (GREEDY, 1.0), (WARDEN, 0.03), (usual, 0.0))
    return np.array([[*worth, gain] for worth, gain in rows])


class RaceLearner:
    """A net that is taught by Adam, and the mean of what it was lately: that plays best."""

    def __init__(self, net: Net) -> None:
        """Nothing has been taught yet."""
        self.net, self.mean, self.steps, self.losses = net, net.copy(), 0, [0.0]
        self.lessons: deque[tuple[Batch, Batch]] = deque(maxlen=LESSONS)
        self._first, self._second = np.zeros(NET_SIZE), np.zeros(NET_SIZE)

    def teach(self, inputs: Batch, targets: Batch, rate: float, rng: np.random.Generator) -> None:
        """Go through all of it and some of what came before, PASSES pools in all, in any order."""
        self.lessons.append((inputs, targets))
        older = [self.lessons[rng.integers(len(self.lessons))] for _ in range(PASSES - 1)]
        for seen, wanted in (self.lessons[-1], *older):
            order = rng.permutation(len(seen))
            for at in range(0, len(order) - BATCH + 1, BATCH):
                chunk = order[at : at + BATCH]
                slope, loss = gradient(self.net, seen[chunk], wanted[chunk])
                self._step(slope, rate)
                self.losses.append(loss)

    def _step(self, slope: Net, rate: float) -> None:
        self.steps += 1
        self._first += 0.1 * (slope - self._first)
        self._second += 0.001 * (slope * slope - self._second)
        first = self._first / (1 - 0.9**self.steps)
        second = self._second / (1 - 0.999**self.steps)
        self.net -= rate * first / (np.sqrt(second) + 1e-8)
        self.mean += (self.net - self.mean) * max(1 / self.steps, 1 / HORIZON)

    def keep(self, out: Path) -> None:
        """Write the weights down: the mean to play with, the last to go on from."""
        np.savez(out, net=self.mean.astype(np.float16), last=self.net.astype(np.float32))


class School:
    """Where the rounds come from."""

    def __init__(self, sides: int, heat: float, rng: np.random.Generator) -> None:
        """All maps for so many sides."""
        self.sides, self.heat, self.rng, self.past = sides, heat, rng, list[Net]()
        self._soils = [garden(name, sides) for name in MAPS[sides]]
        self._worths = worths(sides)
        self._inputs = np.zeros((MOST_NOTES, 4 * INPUTS), np.float32)
        self._noted = np.zeros((MOST_NOTES, 4), np.float32)

    def play(self, net: Net) -> tuple[Batch, Batch]:
        """A round: what is learned from it, as inputs and what they should lead to."""
        rng, sides = self.rng, self.sides
        nets = np.array([net, *self.past, *[net] * (PAST - len(self.past))])
        limit = FOREVER if rng.random() < UNTIMED else 1000.0 * float(rng.choice(LIMITS))
        soil = self._soils[rng.integers(len(self._soils))]
        hands = hands_of([Player(LEVELS[rng.integers(len(LEVELS))])] * sides)
        kinds = seated(sides, len(self.past), rng)
        heats = self.heat * rng.choice([0.0, 0.4, 1.0], 4)
        dice, notes = dice_of(int(rng.integers(1 << 40))), (self._inputs, self._noted)
        count, winner, _ = round_of(
            soil, hands, limit, PATIENCE, kinds, heats, nets, self._worths, dice, *notes
        )
        kept = np.flatnonzero(rng.random(count) < KEEP)
        targets = returns(self._noted[:count, :sides], int(winner), sides)
        return self._inputs[kept, : sides * INPUTS].copy(), targets[kept]

    def remember(self, net: Net) -> None:
        """Keep a net to be played against; when there are enough, any of the older ones goes."""
        if len(self.past) == PAST:
            del self.past[self.rng.integers(PAST)]
        self.past.append(net.copy())


def train(  # noqa: PLR0913, PLR0917 - options of a command
    out: Annotated[Path, typer.Option(help="Where the weights are kept.")],
    sides: Annotated[int, typer.Option(min=2, max=4, help="How many sides.")] = 2,
    rounds: Annotated[int, typer.Option(help="How many are played.")] = 240_000,
    start: Annotated[Path | None, typer.Option(help="Go on from these weights.")] = None,
    seed: Annotated[int, typer.Option(help="Where chance begins.")] = 1,
    rate: Annotated[float, typer.Option(help="How far a step goes, at first.")] = 2e-3,
    heat: Annotated[float, typer.Option(help="How much is left to chance.")] = 0.25,
) -> None:
    """Play and learn from so many rounds; progress and weights are told and kept now and then."""
    warm_up()
    rng = np.random.default_rng(seed)
    school = School(sides, heat, rng)
    if start is None:
        learner = RaceLearner(beginning(rng))
    else:
        with np.load(start) as kept:
            learner = RaceLearner(kept["last"].astype(np.float64))
        school.remember(learner.net)
    pool: list[tuple[Batch, Batch]] = []
    began, pooled = time.process_time(), 0
    for number in range(1, rounds + 1):
        pool.append(school.play(learner.net))
        pooled += len(pool[-1][1])
        if pooled > POOLED:
            inputs, targets = (np.concatenate(each) for each in zip(*pool, strict=True))
            learner.teach(inputs, targets, rate * max(0.05, 1 - number / rounds), rng)
            pool.clear()
            pooled = 0
        if number % min(REMEMBERED, 1 + rounds // (2 * PAST)) == 0:
            school.remember(learner.net)
            learner.keep(out)
            spent, loss = time.process_time() - began, float(np.mean(learner.losses[-300:]))
            typer.echo(f"{spent:.0f} s, {number} rounds, {learner.steps} steps, loss {loss:.4f}")
    learner.keep(out)


if __name__ == "__main__":
    typer.run(train)
