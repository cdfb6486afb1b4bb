"""Players of Wormi meet on boards of the kernel, every two of them:
`python -m wormery.research.wormi.meet 8 planner@100 --games 40 --record games.jsonl`.

Both play both sides of every deal. Time is what the processor works for this process, so that a
busy machine changes nothing. A player is a level, a stranger, one that plans both worms by time
(`planner`, `planner-twice`), with the milliseconds that it has for a move, if it goes by time, or
one that weighs replies by wide beams (`weigher-wide`).
Every game is written down as it ends, and is not played again.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from itertools import combinations
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Annotated, NamedTuple

import typer
from msgspec import Struct

from wormery.bots.ladders import level_named
from wormery.bots.wormi.levels import Choice, Player, situation
from wormery.bots.wormi.population import predicting, weighing
from wormery.bots.wormi.speed import think_by_the_processor
from wormery.bots.wormi.thinking import planned
from wormery.core import decode, generator
from wormery.core.compiled import warm_up
from wormery.games import wormi
from wormery.games.wormi import Options
from wormery.games.wormi.board import letters
from wormery.games.wormi.kernel.rules import (
    HASH,
    TO_MOVE,
    Board,
    is_worm,
    make,
    pack,
    pass_on,
    passing_of,
    unpack,
)
from wormery.games.wormi.move_lists import legal
from wormery.games.wormi.rules import dealt
from wormery.research.records import LineFile, whole_lines
from wormery.research.standing import Z, interval

LONGEST = 400  # moves of both, after which a game counts as drawn
OFTEN = 3  # how often a position comes up before it is a draw (WI-16)
REST = 48  # beams by which it is told how many moves the loser still needed
MILLIS = 100.0


class Contestant(NamedTuple):
    """Who plays, and how long it may think."""

    name: str
    player: Player
    millis: float = MILLIS


OTHERS: Mapping[str, Choice] = {
    "planner": predicting(1),
    "planner-twice": predicting(2),
    "weigher-wide": weighing(128),
}


def contestant(text: str) -> Contestant:
    """A player by its name, with its milliseconds if they are said: `8@300`."""
    name, _, millis = text.partition("@")
    known = OTHERS.get(name)
    player = Player(known, is_kind=False) if known else level_named(wormi, name).new()
    assert isinstance(player, Player)
    return Contestant(text, player, float(millis or MILLIS))


class Played(Struct, frozen=True):
    """A game between two, as it is told of the first."""

    one: str
    two: str
    seed: str
    deal: int
    side: int  # of the first
    points: float
    moves: int  # of both
    ahead: float  # how many moves the loser still needed; less than 0 where the first lost
    spent: tuple[float, float]  # milliseconds of the processor a move


def game(pair: Sequence[Contestant], seed: str, deal: int, side: int) -> Played:
    """Play one; *side* is where the first sits."""
    board = pack(dealt(Options(), generator(f"{seed} {deal}")))
    rng, been = Random(f"{seed} {deal} {side}"), Counter([int(board[HASH])])
    spent, made = [0.0, 0.0], [0, 0]
    winner = None
    while sum(made) < LONGEST and max(been.values()) < OFTEN:
        mover = int(board[TO_MOVE]) ^ side
        began = process_time()
        is_over = _move(board, pair[mover], been, rng)
        spent[mover] += 1000 * (process_time() - began)
        made[mover] += 1
        been[int(board[HASH])] += 1
        if is_over:
            winner = mover
            break
    points, ahead = 0.5, 0.0
    if winner is not None:
        points = 1.0 - winner
        ahead = (1 - 2 * winner) * planned(board, int(board[TO_MOVE]), REST).length
    each = (spent[0] / max(1, made[0]), spent[1] / max(1, made[1]))
    return Played(pair[0].name, pair[1].name, seed, deal, side, points, sum(made), ahead, each)


def _move(board: Board, who: Contestant, been: Counter[int], rng: Random) -> bool:
    """Let somebody move, or pass (WI-15); whether that finished a worm."""
    side = int(board[TO_MOVE])
    listed = legal(letters(unpack(board)), passing_of(board)).moves
    if not listed:
        pass_on(board)
        return False
    make(board, who.player.move(situation(board, listed, frozenset(been), rng, who.millis)))
    return bool(is_worm(board, side))


def meetings(
    names: Sequence[str], games: int, seed: str, record: Path | None
) -> Iterator[Sequence[Played]]:
    """Every two meet, deal by deal; after each of them, all games of these two so far."""
    whole = whole_lines(record)
    kept = [decode(Played, line) for line in whole.splitlines()]
    known = {_place(each): each for each in kept}
    everybody = {name: contestant(name) for name in names}
    with closing(LineFile(record, whole)) as file:
        for one, two in combinations(names, 2):
            both: list[Played] = []
            for number in range(games):
                deal, side = divmod(number, 2)
                played = known.get((one, two, seed, deal, side))
                if played is None:
                    played = game((everybody[one], everybody[two]), seed, deal, side)
                    file.add(played)
                both.append(played)
                yield tuple(both)


def _place(played: Played) -> tuple[str, str, str, int, int]:
    return played.one, played.two, played.seed, played.deal, played.side


def _by_deal(games: Sequence[Played], of: str) -> list[float]:
    deals: dict[int, list[float]] = {}
    for each in games:
        deals.setdefault(each.deal, []).append(getattr(each, of))
    return [fmean(values) for values in deals.values()]


def told(games: Sequence[Played]) -> str:
    """What the games of two say, with intervals of 95 %."""
    points, leads = _by_deal(games, "points"), _by_deal(games, "ahead")
    low, high = interval(points, len(games))
    off = Z * stdev(leads) / len(leads) ** 0.5 if len(leads) > 1 else 0.0
    mine, theirs = (fmean(each.spent[who] for each in games) for who in (0, 1))
    whole = [sum(each.points for each in games if each.deal == deal) for deal in range(len(points))]
    return (
        f"{games[0].one} - {games[0].two}: {fmean(points):.1%} ({low:.0%} to {high:.0%})"
        f" of {len(games)} games, ahead {fmean(leads):+.2f} ± {off:.2f} moves,"
        f" {mine:.0f} : {theirs:.0f} ms a move, deals won twice {whole.count(2)},"
        f" lost twice {whole.count(0)}"
    )


def meet(
    names: Annotated[list[str], typer.Argument(help="Who: a name, or a name@milliseconds.")],
    games: Annotated[int, typer.Option(min=2, help="Of every two; two a deal.")] = 40,
    seed: Annotated[str, typer.Option(help="The same seed deals the same games.")] = "meet",
    record: Annotated[
        Path | None, typer.Option(help="A file of games; what it has is not played again.")
    ] = None,
) -> None:
    """Let every two of them play, and tell what came of it."""
    warm_up()
    think_by_the_processor()
    for both in meetings(names, games, seed, record):
        if len(both) == games:
            typer.echo(told(both))


if __name__ == "__main__":
    typer.run(meet)
