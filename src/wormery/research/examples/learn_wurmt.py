"""Learn Das Wurmt from nothing in ten minutes: `python -m wormery.research.examples.learn_wurmt`.

Hundreds of games are played at once (`wormery.research.vector`), every seat by the same small net.
It says of a play how many points more than the other one its player will make from there; the best
is played, now and then any. What happened afterwards moves the net a little: a turn is worth what
it gained and, with the other sign, what the next turn was worth (Sarsa, lambda 0.8, Adam). All of
it is numpy. At the end the net plays a level of the ladder in the Gymnasium environment.

    python -m wormery.research.examples.learn_wurmt --minutes 10 --games 400 --against 2
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from time import process_time
from typing import Annotated, Any, NamedTuple

import numpy as np
import typer
from numpy.typing import NDArray

from wormery.research import vector
from wormery.research.examples.wurmt_features import FEATURES, Plays, plays_of
from wormery.research.standing import interval

Floats = NDArray[np.float32]

AT_ONCE = 256  # games
WINDOW = 16  # plays of each before the net is moved
BATCH = 1024
SIZES = (FEATURES, 64, 32, 1)
LAMBDA, DISCOUNT = 0.8, 0.97
FASTEST, SLOWEST = 2e-3, 1e-4
WANDERING = 0.08


@dataclass
class Net:
    """Two hidden layers, and what Adam remembers of them."""

    layers: list[Floats]
    means: list[Floats] = field(default_factory=list)
    squares: list[Floats] = field(default_factory=list)
    steps: int = 0

    def __post_init__(self) -> None:
        self.means = [np.zeros_like(layer) for layer in self.layers]
        self.squares = [np.zeros_like(layer) for layer in self.layers]

    def values(self, rows: Floats) -> Floats:
        """How many points more than the other one each play is worth."""
        return self._forward(rows)[-1][:, 0]

    def _forward(self, rows: Floats) -> list[Floats]:
        seen = [rows]
        for place in range(0, len(self.layers), 2):
            out = seen[-1] @ self.layers[place] + self.layers[place + 1]
            seen.append(out if place == len(self.layers) - 2 else np.maximum(out, 0))
        return seen

    def learn(self, rows: Floats, targets: Floats, rate: float) -> None:
        """Move the weights a little towards what happened."""
        seen = self._forward(rows)
        error = np.clip(seen[-1][:, 0] - targets, -5, 5)[:, None] / len(rows)
        for place in range(len(self.layers) - 2, -1, -2):
            below, weights = seen[place // 2], self.layers[place]
            slopes = [below.T @ error, error.sum(0)]
            error = (error @ weights.T) * (below > 0)
            for part, slope in zip((place, place + 1), slopes, strict=True):
                self._move(part, slope, rate)
        self.steps += 1

    def _move(self, part: int, slope: Floats, rate: float) -> None:
        mean, square, step = self.means[part], self.squares[part], self.steps + 1
        mean += 0.1 * (slope - mean)
        square += 0.001 * (slope * slope - square)
        size = rate * np.sqrt(1 - 0.999**step) / (1 - 0.9**step)
        self.layers[part] -= (size * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def new_net(rng: np.random.Generator) -> Net:
    """A net that knows nothing."""
    layers: list[Floats] = []
    for below, above in pairwise(SIZES):
        spread = np.sqrt(2 / below)
        layers += [
            (rng.standard_normal((below, above)) * spread).astype(np.float32),
            np.zeros(above, dtype=np.float32),
        ]
    layers[-2] *= 0.1
    return Net(layers)


def chosen(net: Net, plays: Plays, rng: np.random.Generator, wandering: float) -> NDArray[np.int64]:
    """By game: the row of the play that is made."""
    values = net.values(plays.rows)
    any_one = rng.random(plays.tables) < wandering
    values += np.where(any_one[plays.games], 1000 * rng.random(len(values)), 0)
    order = np.lexsort((values, plays.games))
    last: NDArray[np.int64] = order[np.append(np.flatnonzero(np.diff(plays.games)), len(order) - 1)]
    return last


class Moment(NamedTuple):
    """One play in every game."""

    rows: Floats  # of the plays that were made
    players: NDArray[np.int64]
    gains: Floats  # points that the player made more than the other one
    is_last: NDArray[np.bool_]  # of its game


def play_on(
    net: Net, games: vector.VectorGames, rng: np.random.Generator, wandering: float = WANDERING
) -> list[Moment]:
    """Some plays in all games."""
    moments, out, everyone = [], games.out, np.arange(games.count)
    for _ in range(WINDOW):
        plays = plays_of(games.game, out.observations, out.masks)
        best = chosen(net, plays, rng, wandering)
        players = out.players.copy()
        games.step(plays.actions[best])
        gains = out.rewards[everyone, players] - out.rewards[everyone, 1 - players]
        moments.append(Moment(plays.rows[best], players, gains, out.terminated > 0))
    return moments


def targets_of(net: Net, moments: list[Moment]) -> tuple[Floats, Floats]:
    """What each play turned out to be worth, by what came after it; the last ones only serve."""
    values = [net.values(moment.rows) for moment in moments]
    found, worth = [], values[-1]
    for now, then, value in zip(moments[-2::-1], moments[:0:-1], values[:0:-1], strict=True):
        is_same = now.players == then.players
        sign = np.where(is_same, 1, -DISCOUNT) * ~now.is_last
        worth = (now.gains + sign * ((1 - LAMBDA) * value + LAMBDA * worth)).astype(np.float32)
        found.append(worth)
    rows = np.concatenate([moment.rows for moment in moments[-2::-1]])
    return rows, np.concatenate(found)


class Learner:
    """A net that plays against itself, and learns from it."""

    def __init__(self, seed: int) -> None:
        self._rng = np.random.default_rng(seed)
        self._games = vector.wurmt(
            AT_ONCE, seats=2, seed=seed, rewards="points", autoreset="same_step"
        )
        self.net, self.plays, self.off = new_net(self._rng), 0, 0.0

    def go_on(self, rate: float) -> None:
        """Some plays in all games, and what they teach."""
        rows, targets = targets_of(self.net, play_on(self.net, self._games, self._rng))
        self.off = float(np.mean(np.abs(self.net.values(rows) - targets)))
        for batch in np.array_split(self._rng.permutation(len(rows)), len(rows) // BATCH):
            self.net.learn(rows[batch], targets[batch], rate)
        self.plays += len(rows)


def learned(minutes: float, seed: int, say: Callable[[str], None] = typer.echo) -> Net:
    """A net that has learned for some minutes of a processor."""
    learner, began, next_word = Learner(seed), process_time(), 0.0
    while (spent := (process_time() - began) / (60 * minutes)) < 1:
        learner.go_on(FASTEST * (SLOWEST / FASTEST) ** spent)
        if spent >= next_word:
            say(f"{spent:4.0%}: {learner.plays:,} plays, off by {learner.off:.2f} points")
            next_word += 0.1
    return learner.net


def scores_against(net: Net, level: str, games: int, seed: int) -> list[float]:
    """What the net gets of the point of each game against a level of the ladder."""
    import gymnasium  # noqa: PLC0415 - an extra

    import wormery.research.gym  # noqa: F401, PLC0415 - registers the environment

    env: Any = gymnasium.make("wormery/Wurmt-v0", opponents=[level])
    rng, form, scores = np.random.default_rng(seed), env.unwrapped.game, []
    for game in range(games):
        seen, _ = env.reset(seed=seed + game)
        reward, is_over = 0.0, False
        while not is_over:
            plays = plays_of(form, seen["observation"][None], seen["action_mask"][None])
            action = plays.actions[chosen(net, plays, rng, 0.0)][0]
            seen, reward, is_over, _, _ = env.step(action)
        scores.append(0.5 + reward / 2)
    return scores


def main(
    minutes: Annotated[float, typer.Option(min=0.01, help="Of a processor, to learn.")] = 10,
    against: Annotated[str, typer.Option(help="A level of the ladder.")] = "2",
    games: Annotated[int, typer.Option(min=0, help="To play against it at the end.")] = 400,
    seed: Annotated[int, typer.Option(help="The same seed begins the same way.")] = 1,
    weights: Annotated[Path | None, typer.Option(help="Where to keep the net, or find it.")] = None,
) -> None:
    """Learn, then play a level of the ladder."""
    if weights is not None and weights.exists():
        with np.load(weights) as kept:
            net = Net([kept[name] for name in kept.files])
    else:
        net = learned(minutes, seed)
        if weights is not None:
            np.savez(weights, *net.layers)
    if games:
        scores = scores_against(net, against, games, seed)
        low, high = interval(scores, games)
        typer.echo(
            f"against level {against}: {np.mean(scores):.1%} of {games} games"
            f" ({low:.0%} to {high:.0%})"
        )


if __name__ == "__main__":
    typer.run(main)
