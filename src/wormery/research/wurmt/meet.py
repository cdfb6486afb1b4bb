"""Two nets of Das Wurmt meet at first sight, thousands of games in the kernel:
`python -m wormery.research.wurmt.meet A.npz B.npz --belief belief.npz`.

Both sit equally often, everywhere, on the same deals; half of the points is a fair share.
"""

from math import sqrt
from pathlib import Path
from typing import Annotated

import numpy as np
import typer
from numpy.typing import NDArray

from wormery.bots.wurmt.belief import H_SIZE, Belief, play_watched, regard
from wormery.bots.wurmt.choice import MOST_PLAYS, R_SIGHT, ROOM, best, judge
from wormery.bots.wurmt.net import Net
from wormery.bots.wurmt.sight import BUSY
from wormery.core import Setup
from wormery.core.compiled import compiled, warm_up
from wormery.core.dice import Dice, dice_of, roll
from wormery.games.wurmt import Options
from wormery.games.wurmt.kernel.beds import box_of
from wormery.games.wurmt.kernel.hidden import Weights, look
from wormery.games.wurmt.kernel.rules import (
    MOST_WORMS,
    OVER,
    PLAYER,
    SIZE,
    Box,
    deal,
)
from wormery.research.arena.contest import lineups
from wormery.research.wurmt.train import share

Seats = NDArray[np.int64]
STEP = 7_001  # between the seeds of two deals


@compiled(
    "float64(int32[::1], int64[::1], float32[::1], float32[::1],"
    " float64[:, ::1], float64[:, ::1], float32[::1], int64[::1])"
)
def game(  # noqa: PLR0913, PLR0917 - numba knows no Structs
    box: Box,
    seated: Seats,
    one: Net,
    two: Net,
    tells: Weights,
    others: Weights,
    belief: Belief,
    dice: Dice,
) -> float:
    """Play a game; the answer is what the seats of the first net have of the win."""
    state, info, before = (
        np.zeros(SIZE, np.int32),
        np.zeros(SIZE, np.int32),
        np.zeros(SIZE, np.int32),
    )
    history = np.zeros((MOST_WORMS, H_SIZE), np.int32)
    weights, room = np.ones((MOST_WORMS, 10)), np.zeros(ROOM, np.float32)
    said, nothing = np.ones((MOST_WORMS, 10)), belief[:0]
    plays, values = np.zeros(MOST_PLAYS, np.int64), np.zeros(MOST_PLAYS)
    sight = room[R_SIGHT]
    deal(box, state, len(seated), roll(dice, len(seated)), dice)
    while not state[OVER]:
        seat = state[PLAYER]
        is_first = seated[seat] == 0
        look(box, state, seat, info)
        if is_first:
            regard(box, info, seat, tells, belief, history, said, room, weights)
        else:
            regard(box, info, seat, others, nothing, history, said, room, weights)
        sight[BUSY] = 1
        count = judge(box, info, one if is_first else two, sight, room, plays, values)
        play = plays[best(values, count)]
        play_watched(box, state, play, before, history, said)
    total = 0.0
    for seat in range(len(seated)):
        if seated[seat] == 0:
            total += share(state, seat)
    return total


def meeting(  # noqa: PLR0913 - who meets whom, how often
    one: tuple[Net, Weights],
    two: tuple[Net, Weights],
    belief: Belief,
    *,
    seats: int,
    deals: int,
    seed: int,
) -> list[float]:
    """What the first has of the win, by deal."""
    box, rows = box_of(Setup(seats, Options())), lineups(2, seats)
    seated = [np.array(row, dtype=np.int64) for row in rows]
    return [
        sum(
            game(box, row, one[0], two[0], one[1], two[1], belief, dice_of(seed + STEP * number))
            for row in seated
        )
        / len(rows)
        for number in range(deals)
    ]


def kept(path: Path) -> tuple[Net, Weights]:
    """A net and its tells."""
    with np.load(path) as file:
        return file["net"], file["tells"].astype(np.float64)


def meet(
    one: Path,
    two: Path,
    belief: Annotated[Path | None, typer.Option(help="What the first believes of heads.")] = None,
    deals: Annotated[int, typer.Option(help="How many deals, each with all seatings.")] = 500,
    seed: Annotated[int, typer.Option(help="Where chance begins.")] = 1,
) -> None:
    """Say what the first net has of the points, with 2, 3 and 5 players."""
    warm_up()
    learned = np.zeros(0, dtype=np.float32) if belief is None else np.load(belief)["belief"]
    for seats in (2, 3, 5):
        points = np.array(
            meeting(kept(one), kept(two), learned, seats=seats, deals=deals, seed=seed)
        )
        off = 1.96 * points.std() / sqrt(deals)
        typer.echo(f"{seats} players: {100 * points.mean():.1f} % ± {100 * off:.1f}")


if __name__ == "__main__":
    typer.run(meet)
