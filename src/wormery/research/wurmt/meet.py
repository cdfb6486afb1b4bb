"""Two players of Das Wurmt meet in the kernel, at first sight or looking ahead:
`python -m wormery.research.wurmt.meet A.npz B.npz --belief belief.npz --worlds 12`.

Both sit equally often, everywhere, on the same deals; half of the points is a fair share.
"""

from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Annotated

import numpy as np
import typer
from numpy.typing import NDArray

from wormery.bots.wurmt.belief import H_SIZE, Belief, play_watched
from wormery.bots.wurmt.choice import MOST_PLAYS, ROOM
from wormery.bots.wurmt.net import Net
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
from wormery.research.wurmt.thinking import think
from wormery.research.wurmt.train import share

Seats = NDArray[np.int64]
STEP = 7_001  # between the seeds of two deals


@dataclass(frozen=True)
class Side:
    """Who meets: a net and how people lay heads, what it believes of them, and how far it looks."""

    net: Net
    tells: Weights
    belief: Belief
    worlds: int = 0  # of every play in the first round; with none it plays at first sight


@compiled(
    "float64(int32[::1], int64[::1], float32[::1], float32[::1],"
    " float64[:, ::1], float64[:, ::1], float32[::1], float32[::1], int64, int64, int64[::1])"
)
def game(  # noqa: PLR0913, PLR0917 - numba knows no Structs
    box: Box,
    seated: Seats,
    one: Net,
    two: Net,
    tells: Weights,
    others: Weights,
    belief: Belief,
    theirs: Belief,
    worlds: int,
    many: int,
    dice: Dice,
) -> float:
    """Play a game; the answer is what the seats of the first side have of the win."""
    state, info, before = (
        np.zeros(SIZE, np.int32),
        np.zeros(SIZE, np.int32),
        np.zeros(SIZE, np.int32),
    )
    history, room = np.zeros((MOST_WORMS, H_SIZE), np.int32), np.zeros(ROOM, np.float32)
    weights, said = np.ones((MOST_WORMS, 10)), np.ones((MOST_WORMS, 10))
    plays, values = np.zeros(MOST_PLAYS, np.int64), np.zeros(MOST_PLAYS)
    deal(box, state, len(seated), roll(dice, len(seated)), dice)
    while not state[OVER]:
        look(box, state, state[PLAYER], info)
        is_first = seated[state[PLAYER]] == 0
        play = think(
            box,
            info,
            one if is_first else two,
            tells if is_first else others,
            belief if is_first else theirs,
            history,
            said,
            worlds if is_first else many,
            room,
            weights,
            plays,
            values,
            dice,
        )
        play_watched(box, state, play, before, history, said)
    total = 0.0
    for seat in range(len(seated)):
        if seated[seat] == 0:
            total += share(state, seat)
    return total


def meeting(one: Side, two: Side, *, seats: int, deals: int, seed: int) -> list[float]:
    """What the first has of the win, by deal."""
    box, rows = box_of(Setup(seats, Options())), lineups(2, seats)
    return [
        sum(
            game(
                box,
                np.array(row, dtype=np.int64),
                one.net,
                two.net,
                one.tells,
                two.tells,
                one.belief,
                two.belief,
                one.worlds,
                two.worlds,
                dice_of(seed + STEP * number),
            )
            for row in rows
        )
        / len(rows)
        for number in range(deals)
    ]


def side(path: Path, belief: Path | None, worlds: int) -> Side:
    """A player as it is kept in files."""
    learned = np.zeros(0, dtype=np.float32) if belief is None else np.load(belief)["belief"]
    with np.load(path) as file:
        return Side(file["net"], file["tells"].astype(np.float64), learned, worlds)


def meet(  # noqa: PLR0913, PLR0917 - every one is an option
    one: Path,
    two: Path,
    belief: Annotated[Path | None, typer.Option(help="What the first believes of heads.")] = None,
    theirs: Annotated[Path | None, typer.Option(help="What the other believes of them.")] = None,
    worlds: Annotated[int, typer.Option(help="Worlds for a play of the first, at first.")] = 0,
    many: Annotated[int, typer.Option(help="Worlds for a play of the other.")] = 0,
    seats: Annotated[list[int], typer.Option(help="How many play.")] = [2, 3, 5],  # noqa: B006
    deals: Annotated[int, typer.Option(help="How many deals, each with all seatings.")] = 500,
    seed: Annotated[int, typer.Option(help="Where chance begins.")] = 1,
) -> None:
    """Say what the first has of the points."""
    warm_up()
    sides = side(one, belief, worlds), side(two, theirs, many)
    for players in seats:
        points = np.array(meeting(*sides, seats=players, deals=deals, seed=seed))
        off = 1.96 * points.std() / sqrt(deals)
        typer.echo(f"{players} players: {100 * points.mean():.1f} % ± {100 * off:.1f}")


if __name__ == "__main__":
    typer.run(meet)
