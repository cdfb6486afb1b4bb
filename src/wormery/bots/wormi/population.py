"""Strangers who play Wormi otherwise than the ladder does: whoever is good has to hold against all.

Beams have a fixed width, so that what a stranger plays does not hang on how busy a machine is.
"""

from collections.abc import Sequence
from functools import partial

from wormery.bots.wormi.levels import Choice, Player, Situation, collecting, dreaming, glancing
from wormery.bots.wormi.speed import width_for
from wormery.bots.wormi.thinking import (
    CLOSE,
    SURE,
    about,
    felt,
    glance,
    planned,
    sure_finish,
    trail,
)
from wormery.bots.wormi.weighing import weighed
from wormery.core.bot import Level

FINISHES = 20_000  # positions that a sure finish is looked for in


def finishing(table: Situation) -> Sequence[int]:
    """The first move of a finish that nothing can stop, if the worm is near and one is seen."""
    if about(table.board, table.side) < CLOSE:
        sure = sure_finish(table.board, SURE, FINISHES)
        return [sure[0]] if sure else []
    return []


def predicting(rounds: int, width: int | None = None) -> Choice:
    """Plans both worms, each with the other's pieces where its plan will have them, and again.

    Without a width beams are as wide as time allows, and every plan has an equal part of it.
    """

    def choose(table: Situation) -> Sequence[int]:
        board, side = table.board, table.side
        if sure := finishing(table):
            return sure

        def wide(who: int) -> int:
            return width or width_for(table.millis / (1 + 2 * rounds), about(board, who))

        mine = planned(board, side, wide(side))
        for _ in range(rounds):
            seen = trail(board, side, mine.moves)[1:]
            theirs = planned(board, 1 - side, wide(1 - side), enemies=seen)
            seen = trail(board, 1 - side, theirs.moves)
            mine = planned(board, side, wide(side), enemies=seen)
        return [*dict.fromkeys((mine.moves[0], *felt(board)))]

    return choose


def weighing(width: int) -> Choice:
    """Plans both worms, and weighs first moves against the other's likely replies."""

    def choose(table: Situation) -> Sequence[int]:
        board = table.board
        if sure := finishing(table):
            return sure
        best = [candidate.move for candidate in weighed(board, width)]
        return [*dict.fromkeys((*best, *felt(board)))]

    return choose


def spoiling(table: Situation) -> Sequence[int]:
    """Takes what costs the other most, at a glance; its own worm comes second."""
    board, side = table.board, table.side
    if sure := finishing(table):
        return sure
    return sorted(
        table.moves,
        key=lambda move: glance(board, move, side) - 1.5 * glance(board, move, 1 - side),
    )


def stranger(name: str, choice: Choice) -> Level:
    """Somebody of the population."""
    return Level(name, partial(Player, choice, is_kind=False))


POPULATION = (
    stranger("collector", collecting(sight=9, attention=1.0)),
    stranger("feeler", glancing(sight=9, blur=0.0)),
    stranger("spoiler", spoiling),
    stranger("dreamer", dreaming(width=16, care=1.0)),
    stranger("predictor", predicting(width=60, rounds=1)),
    stranger("predictor-twice", predicting(width=200, rounds=2)),
    stranger("weigher", weighing(width=16)),
)
"""Who takes links, who feels well, who spoils, who plans alone, two who plan for both, and one who
looks at replies besides.
"""
