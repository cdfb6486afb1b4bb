"""How the best player of Wormi chooses among plans that are as short: by what they leave the other.

A worm is mostly finished in as many moves as its first plan had, whoever hinders; who is a move
ahead wins. But there are many plans of that length: other worms, and above all other orders of the
same moves. Each takes other bridges away, at other times. So families of plans of both sides are
set against each other: a plan of mine is good if it works beside most of theirs, and few of theirs
work beside it. For the best ones the other's plan is made anew: it may have become longer. What
the other answers joins its family, and the next one is chosen against that, too.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from wormery.bots.wormi.crossing import NONE, cross, reorder
from wormery.bots.wormi.estimate import Ints
from wormery.bots.wormi.plan import DEEPEST
from wormery.bots.wormi.speed import now, width_for
from wormery.bots.wormi.thinking import (
    CLOSE,
    SURE,
    Candidate,
    Plan,
    Thought,
    about,
    defended,
    planned,
    still_works,
    thought_about,
    trail,
)
from wormery.games.wormi.kernel.rules import HASH, STRICT, TO_MOVE, Board

SHARES = (0.12, 0.24, 0.24)
"""Of the time, for a rough plan of mine, for the other one's and for mine; the rest is for
answers."""
WIDEST = 48  # beams that are wider hardly ever find anything shorter
NARROWEST = 2  # there is no time for families
FAMILY, LEAVES, SHIFTS = 96, 24, 12  # plans; worms that a beam tells; moves that change places
ANSWERS = 12  # plans of mine that the other's are made anew for, at most
HARM = 0.5  # moves that one plan is better than another where all depends on it
BROKEN = 0.5  # moves that I need more where the other's answer breaks my plan

Line = tuple[int, ...]


def rivalled(board: Board, millis: float) -> Thought:
    """Think for so long about the position of the side to move."""
    began = now()
    side = int(board[TO_MOVE])
    mine, theirs = about(board, side), about(board, 1 - side)
    widths = [
        min(WIDEST, width_for(share * millis, length))
        for share, length in zip(SHARES, (mine, theirs, mine), strict=True)
    ]
    if mine < CLOSE or widths[2] < NARROWEST:
        return thought_about(board, millis)
    end = began + millis / 1000
    rough = planned(board, side, widths[0], end=end)
    foreseen = trail(board, side, rough.moves)[1:]
    their_plan = planned(board, 1 - side, widths[1], enemies=foreseen, end=end, many=LEAVES)
    enemies = trail(board, 1 - side, their_plan.moves)
    my_plan = planned(board, side, widths[2], enemies=enemies, end=end, many=LEAVES)
    if not (my_plan.is_found and their_plan.is_found):
        first = Candidate(my_plan.moves[0], my_plan.length, their_plan.length, my_plan.moves)
        return Thought((first,), their_plan)
    rivals = _Rivals(
        board,
        side,
        _family(board, side, my_plan, enemies),
        _family(board, 1 - side, their_plan, foreseen),
    )
    is_critical = their_plan.length <= SURE and theirs < CLOSE
    candidates = rivals.weighed(widths[1], end - (0.2 * millis / 1000 if is_critical else 0))
    if is_critical:
        candidates = defended(board, candidates, end)
    return Thought(tuple(candidates), their_plan)


def _family(board: Board, side: int, plan: Plan, enemies: Ints) -> list[Line]:
    """Plans of a side that are as short: those that a beam told, and other orders of them."""
    known = [*dict.fromkeys((plan.moves, *plan.lines))]
    lines = np.concatenate([_rows(known), _rows([()] * (FAMILY - len(known)))])
    start, seed = board[16 * side : 16 * side + 16].copy(), int(board[HASH]) & 0x7FFFFFFF
    reorder(start, lines, len(known), enemies, int(board[STRICT]), SHIFTS, seed)
    length = len(plan.moves)
    return [*dict.fromkeys(tuple(map(int, line[:length])) for line in lines)]


def _rows(lines: Sequence[Line]) -> Ints:
    """Plans as an array."""
    rows = np.full((len(lines), DEEPEST), NONE, dtype=np.int64)
    for row, line in zip(rows, lines, strict=True):
        row[: len(line)] = line
    return rows


@dataclass
class _Rivals:
    """Both families of plans, before a move of *side*."""

    board: Board
    side: int
    mine: list[Line]
    theirs: list[Line]

    def weighed(self, width: int, end: float) -> list[Candidate]:
        """The first moves of my best plans, the one with the greatest lead first."""
        tried: dict[int, tuple[float, float]] = {}
        lasted = 0.0
        while len(tried) < min(ANSWERS, len(self.mine)):
            began = now()
            if tried and began + lasted > end:
                break
            scores = self._scores()
            untried = [number for number in range(len(self.mine)) if number not in tried]
            best = max(untried, key=lambda number: scores[number])
            answer = self._answer(self.mine[best], width, end)
            lasted = now() - began
            if tried and began + lasted > end:  # it was cut short
                break
            tried[best] = answer
        return self._candidates(tried)

    def _scores(self) -> list[float]:
        """By plan of mine: beside what part of theirs it works, less what part of theirs works."""
        board, side, other = self.board, self.side, 1 - self.side
        counts = np.zeros((len(self.mine), 2), dtype=np.int64)
        my_start = board[16 * side : 16 * side + 16].copy()
        their_start = board[16 * other : 16 * other + 16].copy()
        mine, theirs = _rows(self.mine), _rows(self.theirs)
        cross(my_start, mine, their_start, theirs, int(board[STRICT]), counts)
        return [float(holds - harmless) / len(theirs) for holds, harmless in counts]

    def _answer(self, line: Line, width: int, end: float) -> tuple[float, float]:
        """How many moves I need and the other needs, if I follow a plan and it answers that."""
        board, side = self.board, self.side
        seen = trail(board, side, line)[1:]
        answer = planned(board, 1 - side, width, enemies=seen, end=end, many=8)
        is_kept = still_works(board, side, line, trail(board, 1 - side, answer.moves))
        if answer.is_found:
            self._learn(answer)
        return len(line) + (0.0 if is_kept else BROKEN), answer.length

    def _learn(self, answer: Plan) -> None:
        """The shortest plans of the other are what counts; some that it has not shown may be."""
        shortest = len(self.theirs[0])
        if answer.length < shortest:
            self.theirs = []
        if answer.length <= shortest:
            self.theirs = [*dict.fromkeys((*self.theirs, answer.moves, *answer.lines))]

    def _candidates(self, tried: dict[int, tuple[float, float]]) -> list[Candidate]:
        scores = self._scores()
        found = [
            Candidate(line[0], mine, theirs, line, doubt=-HARM * scores[number])
            for number, (mine, theirs) in tried.items()
            for line in [self.mine[number]]
        ]
        found.sort(key=lambda candidate: -candidate.lead)
        firsts = dict.fromkeys(candidate.move for candidate in found)
        return [next(each for each in found if each.move == first) for first in firsts]
