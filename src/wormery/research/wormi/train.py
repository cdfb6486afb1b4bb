"""Train a net that says what positions of Wormi are worth, by playing against itself:
`python -m wormery.research.wormi.train net.npz`.

Both sides go by descents (`descent.py`), and keep their tree from move to move. After a game every
position of the tree, not only those that were played, is to be worth what came back up to it: the
lead in moves at the end of the game, where descents got there. The same seed gives the same
weights on the same machine.
"""

from pathlib import Path
from time import process_time
from typing import Annotated

import numpy as np
import typer
from numpy.typing import NDArray

from wormery.bots.wormi.estimate import Ints
from wormery.core import generator
from wormery.core.compiled import compiled, warm_up
from wormery.core.dice import Dice, dice_of, roll
from wormery.games.wormi import Options
from wormery.games.wormi.kernel.rules import SIZE, TO_MOVE, Board, pack, refresh
from wormery.games.wormi.rules import dealt
from wormery.research.wormi.descent import (
    COUNT,
    F_SIZE,
    MINE,
    OF_KID,
    THEIRS,
    W_SIZE,
    WORTH,
    Facts,
    Worths,
    born,
    descend,
    expand,
)
from wormery.research.wormi.value import ACTIVE, NET_SIZE, ROOM, Net, beginning, teach

NODES = 4000  # of a tree, at most
LONGEST = 90  # moves of both; games last 30
WANDERING = 8  # one move in so many is any of those that were looked at
KEPT = 400_000  # positions to learn from again
ROUND = 10  # games
SLOWEST = 0.1  # of the first rate, at last

Lessons = NDArray[np.int8]
Marks = NDArray[np.float32]


@compiled("int64(int64[:, ::1], float32[:, ::1], int64[::1], float32[::1], int64, int64[::1])")
def play(  # noqa: PLR0913, PLR0917
    facts: Facts, worths: Worths, board: Board, net: Net, descents: int, dice: Dice
) -> int:
    """Play a game; the tree is what is left of it, and the answer how many nodes it has."""
    facts[0, 0] = 1
    facts[1, :SIZE] = board
    root = 1
    expand(facts, worths, root, net)
    for _ in range(LONGEST):
        for _ in range(descents):
            if descend(facts, worths, root, net) == 0:
                break
        count = facts[root, COUNT]
        if count <= 1 or facts[0, 0] + 1 >= len(facts):
            break
        best = roll(dice, count)
        if roll(dice, WANDERING):
            for kid in range(count):
                if worths[root, OF_KID + kid] > worths[root, OF_KID + best]:
                    best = kid
        root = born(facts, worths, root, best, net)
    nodes: int = facts[0, 0]
    return nodes


@compiled("float64(float32[::1], float32[::1], int8[:, ::1], float32[:, ::1], int64[::1], float32)")
def learn(  # noqa: PLR0913, PLR0917
    net: Net, squares: Net, lessons: Lessons, marks: Marks, chosen: Ints, rate: float
) -> float:
    """Go through these lessons; the answer is the mean of the squared errors."""
    board = np.zeros(SIZE, np.int64)
    room, back = np.empty(ROOM, np.float32), np.empty(ROOM, np.float32)
    rows = np.empty((2, ACTIVE), np.int64)
    total = 0.0
    for number in range(len(chosen)):
        place = chosen[number]
        for i in range(32):
            board[i] = lessons[place, i]
        board[TO_MOVE] = lessons[place, 32]
        refresh(board)
        mine, theirs, worth = marks[place, 0], marks[place, 1], marks[place, 2]
        total += teach(net, squares, board, mine, theirs, worth, rate, room, back, rows)
    return total / len(chosen)


class DescentSchool:
    """A net, and the positions that it learns from."""

    def __init__(self, seed: int) -> None:
        """Nothing is known yet."""
        self.rng, self.seed = np.random.default_rng(seed), seed
        self.net = beginning(self.rng)
        self.mean = self.net.copy()
        self.met = self.steps = 0
        self._squares = np.zeros(NET_SIZE, np.float32)
        self._lessons = np.zeros((KEPT, 33), np.int8)
        self._marks = np.zeros((KEPT, 3), np.float32)
        self._facts = np.zeros((NODES, F_SIZE), np.int64)
        self._worths = np.zeros((NODES, W_SIZE), np.float32)

    def play(self, game: int, descents: int) -> int:
        """Play a game, and keep its tree."""
        board = pack(dealt(Options(), generator(f"train {self.seed} {game}")))
        dice = dice_of(self.seed * 1_000_003 + game)
        nodes = play(self._facts, self._worths, board, self.net, descents, dice)
        places = (self.met + np.arange(nodes)) % KEPT
        tree = self._facts[1 : nodes + 1]
        self._lessons[places, :32] = tree[:, :32]
        self._lessons[places, 32] = tree[:, TO_MOVE]
        self._marks[places] = self._worths[1 : nodes + 1, [MINE, THEIRS, WORTH]]
        self.met += nodes
        return nodes

    def learn(self, new: int, rate: float) -> float:
        """Learn from what is new, and as much of what is kept; the error of the new."""
        fresh = (self.met - 1 - self.rng.permutation(min(new, KEPT))) % KEPT
        kept = self.rng.integers(min(self.met, KEPT), size=len(fresh))
        data = self._lessons, self._marks
        error = learn(self.net, self._squares, *data, fresh, rate)
        learn(self.net, self._squares, *data, kept, rate)
        self.steps += 1
        self.mean += (self.net - self.mean) * max(1 / self.steps, 1 / 50)
        return float(error)

    def keep(self, out: Path) -> None:
        """Write the mean of the last weights down."""
        np.savez_compressed(out, net=self.mean.astype(np.float16))


def train(
    out: Annotated[Path, typer.Argument(help="Where the weights are kept.")],
    games: Annotated[int, typer.Option(help="How many are played.")] = 3000,
    descents: Annotated[int, typer.Option(help="How many before a move.")] = 4,
    rate: Annotated[float, typer.Option(help="How far weights move, at first.")] = 0.01,
    seed: Annotated[int, typer.Option(help="Where chance begins.")] = 1,
) -> None:
    """Play and learn; progress is told and weights are kept now and then."""
    warm_up()
    school, began, new, errors = DescentSchool(seed), process_time(), 0, []
    for number in range(1, games + 1):
        new += school.play(number, descents)
        if number % ROUND == 0 or number == games:
            errors.append(school.learn(new, rate * max(SLOWEST, 1 - number / games)))
            new = 0
        if number % (10 * ROUND) == 0 or number == games:
            school.keep(out)
            error, spent = float(np.mean(errors[-10:])) ** 0.5, process_time() - began
            typer.echo(f"{spent:.0f} s, {number} games, {school.met} positions, off {error:.3f}")


if __name__ == "__main__":
    typer.run(train)
