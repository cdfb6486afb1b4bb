"""How the best player of Wormi chooses among plans that are as short: by what they leave the other.

A worm is mostly finished in as many moves as its first plan had, whoever hinders; who is a move
ahead wins. But there are many plans of that length: other worms, and above all other orders of the
same moves. Each takes other bridges away, at other times. So families of plans of both sides are
set against each other: a plan of mine is good if it works beside most of theirs, and few of theirs
work beside it. For the best ones the other's plan is made anew: it may have become longer. What
the other answers joins its family, and the next one is chosen against that, too.

Then all my moves are looked at: one that breaks every plan of the family may cost the other more
than me, be it in a plan of mine or not. And the other's moves, after the first move that seems
best: they may break all that I go on with.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from wormery.bots.wormi.crossing import NONE, Bools, beside, needs, reorder, trails
from wormery.bots.wormi.estimate import Ints
from wormery.bots.wormi.speed import nodes_for, now, width_for
from wormery.bots.wormi.thinking import (
    CLOSE,
    GLANCE,
    SURE,
    Candidate,
    Plan,
    Thought,
    about,
    children,
    defended,
    glance,
    made,
    planned,
    still_works,
    sure_finish,
    thought_about,
    trail,
)
from wormery.games.wormi.kernel.rules import (
    HASH,
    STRICT,
    TO_MOVE,
    Board,
    is_worm,
)

SHARES = (0.08, 0.22, 0.25, 0.1)
"""Of the time, for a rough plan of mine, for the other one's, for mine, and for an answer."""
WIDEST = (32, 128, 128, 48)  # beams that are wider hardly ever find anything shorter
NARROWEST = 2  # there is no time for families
FAMILY, LEAVES, SHIFTS = 96, 24, 12  # plans; worms that a beam tells; moves that change places
SOME, ANSWERS = (3, 6), 12
"""Plans of mine that the other's are made anew for: before moves that hinder are looked for, before
those of the other one are, and at most."""
HARM = 0.5  # moves that one plan is better than another where all depends on it
BROKEN = 0.5  # moves that I need more where the other's answer breaks my plan
SPOILERS = 12  # moves that break all plans which are looked at closely
DOUBT = 0.25  # moves that such a one must gain, since it leaves the plan
FEARS = 4  # first moves of mine that the other's moves are looked at after
FEAR = 0.7  # what counts of the moves that the other one would gain

Line = tuple[int, ...]


def rivalled(board: Board, millis: float) -> Thought:
    """Think for so long about the position of the side to move."""
    began = now()
    side = int(board[TO_MOVE])
    mine, theirs = about(board, side), about(board, 1 - side)
    widths = [
        min(widest, width_for(share * millis, length))
        for widest, share, length in zip(WIDEST, SHARES, (mine, theirs, mine, theirs), strict=True)
    ]
    if min(widths) < NARROWEST:
        return thought_about(board, millis)
    end = began + millis / 1000
    soon = began + 0.3 * millis / 1000
    if mine < CLOSE and (sure := sure_finish(board, SURE, nodes_for(0.3 * millis), end=soon)):
        only = Candidate(sure[0], sure[1], theirs, (sure[0],))
        return Thought((only,), planned(board, 1 - side, 1, depth=1), is_sure=True)
    rough = planned(board, side, widths[0], end=end, follows=False)
    foreseen = trail(board, side, rough.moves)[1:]
    their_plan = planned(board, 1 - side, widths[1], enemies=foreseen, end=end, many=LEAVES)
    enemies = trail(board, 1 - side, their_plan.moves)
    my_plan = planned(board, side, widths[2], enemies=enemies, end=end, many=LEAVES, follows=False)
    if not (my_plan.is_found and their_plan.is_found):
        first = Candidate(my_plan.moves[0], my_plan.length, their_plan.length, my_plan.moves)
        return Thought((first,), their_plan)
    rivals = _rivals(
        board,
        _orders(board, side, my_plan, enemies),
        _orders(board, 1 - side, their_plan, foreseen),
        widths[3],
    )
    is_critical = their_plan.length <= SURE and theirs < CLOSE
    candidates = rivals.weighed(end - (0.2 * millis / 1000 if is_critical else 0))
    if is_critical:
        candidates = defended(board, candidates, end)
    return Thought(tuple(candidates), their_plan)


def _orders(board: Board, side: int, plan: Plan, enemies: Ints) -> list[Line]:
    """Plans of a side that are as short: those that a beam told, and other orders of them."""
    known = [*dict.fromkeys((plan.moves, *plan.lines))]
    lines = _rows([*known, *[()] * (FAMILY - len(known))])
    seed = int(board[HASH]) & 0x7FFFFFFF
    reorder(_start(board, side), lines, len(known), enemies, int(board[STRICT]), SHIFTS, seed)
    return [*dict.fromkeys(tuple(map(int, line)) for line in lines)]


def _start(board: Board, side: int) -> Ints:
    """The squares of a side."""
    return board[16 * side : 16 * side + 16].copy()


def _rows(lines: Sequence[Line]) -> Ints:
    """Plans as an array."""
    rows = np.full((len(lines), max(map(len, lines))), NONE, dtype=np.int64)
    for row, line in zip(rows, lines, strict=True):
        row[: len(line)] = line
    return rows


@dataclass(frozen=True)
class _Family:
    """Plans of a side that are as short, with what they need and what they show."""

    lines: list[Line]
    needed: Ints
    shown: Ints

    def joined(self, other: "_Family") -> "_Family":
        """These and others of the same length."""
        return _Family(
            [*self.lines, *other.lines],
            np.concatenate([self.needed, other.needed]),
            np.concatenate([self.shown, other.shown]),
        )


def _family(board: Board, side: int, lines: list[Line]) -> _Family:
    """A family of these plans."""
    start, rows = _start(board, side), _rows(lines)
    return _Family(lines, needs(start, rows, int(board[STRICT])), trails(start, rows))


def _rivals(board: Board, mine: list[Line], theirs: list[Line], width: int) -> "_Rivals":
    """Families of these plans, before a move of the first."""
    side = int(board[TO_MOVE])
    families = _family(board, side, mine), _family(board, 1 - side, theirs)
    return _Rivals(board, side, width, *families, *_crossed(board, *families))


def _crossed(board: Board, mine: _Family, theirs: _Family) -> tuple[Bools, Bools]:
    """Which plans of mine work beside which of theirs, and which of theirs beside which of mine."""
    holds = np.empty((len(mine.lines), len(theirs.lines)), dtype=np.bool_)
    harmless = np.empty((len(theirs.lines), len(mine.lines)), dtype=np.bool_)
    strict = int(board[STRICT])
    beside(mine.needed, theirs.shown, 0, strict, holds)
    beside(theirs.needed, mine.shown, 1, strict, harmless)
    return holds, harmless


@dataclass
class _Rivals:
    """Both families of plans, before a move of *side*, and what was found out about them."""

    board: Board
    side: int
    width: int  # of beams that plan anew
    mine: _Family
    theirs: _Family
    holds: Bools
    harmless: Bools
    tried: dict[int, Candidate] = field(default_factory=dict)  # by number of my plan
    spoilers: list[Candidate] = field(default_factory=list)
    replies: dict[Line, list[Line]] = field(default_factory=dict)  # the other's, by my plan
    fears: dict[int, float] = field(default_factory=dict)  # by first move
    glances: dict[int, float] = field(default_factory=dict)  # what the other needs, by first move
    lasted: float = 0.0  # the last answer

    def weighed(self, end: float) -> list[Candidate]:
        """First moves, the one with the greatest lead first."""
        before, between = SOME
        self._answer(before, end)
        self._hinder(self._candidates()[0].moves, end)
        self._answer(between, end)
        self._beware(end)
        self._answer(ANSWERS, end)
        return self._candidates()

    def _scores(self) -> list[float]:
        """By plan of mine: beside what part of theirs it works, less what part of theirs works."""
        scores = self.holds.mean(axis=1) - self.harmless.mean(axis=0)
        return [float(score) for score in scores]

    def _candidates(self) -> list[Candidate]:
        scores = self._scores()
        found = [replace(each, doubt=-HARM * scores[n]) for n, each in self.tried.items()]
        found = [
            replace(each, doubt=each.doubt + self._doubt(each.move))
            for each in (*found, *self.spoilers)
        ]
        found.sort(key=lambda candidate: -candidate.lead)
        firsts = dict.fromkeys(candidate.move for candidate in found)
        return [next(each for each in found if each.move == first) for first in firsts]

    def _doubt(self, move: int) -> float:
        """What a first move is doubted for: what may come of it, less what the glance gains."""
        return FEAR * self.fears.get(move, 0.0) - GLANCE * self._seen(move)

    def _seen(self, move: int) -> float:
        """How many moves the other needs after a move of mine, at a glance."""
        if move not in self.glances:
            self.glances[move] = glance(self.board, move, 1 - self.side)
        return self.glances[move]

    def _answer(self, most: int, end: float) -> None:
        """Make the other's plan anew for my best plans, until so many were tried."""
        while len(self.tried) < min(most, len(self.mine.lines)):
            began = now()
            if self.tried and began + self.lasted > end:
                break
            lines = self.mine.lines
            worths = [
                HARM * score + GLANCE * self._seen(line[0])
                for score, line in zip(self._scores(), lines, strict=True)
            ]
            untried = [number for number in range(len(lines)) if number not in self.tried]
            best = max(untried, key=lambda number: worths[number])
            candidate = self._answered(lines[best], end)
            self.lasted = now() - began
            if self.tried and began + self.lasted > end:  # it was cut short
                break
            self.tried[best] = candidate

    def _answered(self, line: Line, end: float) -> Candidate:
        """A plan of mine, with how many moves both need if the other one answers it."""
        board, side = self.board, self.side
        seen = trail(board, side, line)[1:]
        answer = planned(board, 1 - side, self.width, enemies=seen, end=end, many=8)
        is_kept = still_works(board, side, line, trail(board, 1 - side, answer.moves))
        if answer.is_found:
            self._learn(answer)
            self.replies[line] = [answer.moves, *answer.lines]
        mine = len(line) + (0.0 if is_kept else BROKEN)
        return Candidate(line[0], mine, answer.length, line)

    def _learn(self, answer: Plan) -> None:
        """The shortest plans of the other are what counts; some that it has not shown may be."""
        shortest = len(self.theirs.lines[0])
        if len(answer.moves) > shortest:
            return
        known = {*self.theirs.lines}
        fresh = [*dict.fromkeys((answer.moves, *answer.lines))]
        if fresh := [line for line in fresh if line not in known]:
            family = _family(self.board, 1 - self.side, fresh)
            holds, harmless = _crossed(self.board, self.mine, family)
            if len(answer.moves) == shortest:
                family = self.theirs.joined(family)
                holds = np.concatenate([self.holds, holds], axis=1)
                harmless = np.concatenate([self.harmless, harmless])
            self.theirs, self.holds, self.harmless = family, holds, harmless

    def _hinder(self, best: Line, end: float) -> None:
        """Look at moves after which none of the other's plans works if I go on as in the best."""
        board, side = self.board, self.side
        moves = children(board)
        lines = [(move, *(each for each in best if each >> 6 != move >> 6)) for move in moves]
        shown = trails(_start(board, side), _rows(lines))
        near: dict[int, float] = {}
        looked: set[int] = set()
        while len(looked) < SPOILERS and now() + self.lasted < end:
            works = np.empty((len(self.theirs.lines), len(moves)), dtype=np.bool_)
            beside(self.theirs.needed, shown, 1, int(board[STRICT]), works)
            hindering = [int(number) for number in np.flatnonzero(~works.any(axis=0))]
            for number in hindering:
                if number not in near:
                    with made(board, moves[number]):
                        near[number] = about(board, side)
            fresh = [number for number in hindering if number not in looked]
            if not fresh:
                break
            nearest = min(fresh, key=lambda number: near[number])
            looked.add(nearest)
            self._spoil(moves[nearest], lines[nearest][1:], end)

    def _spoil(self, move: int, rest: Line, end: float) -> None:
        """Plan anew for both after a move that breaks all of the other's plans, so it seems."""
        board, side, other = self.board, self.side, 1 - self.side
        with made(board, move):
            if is_worm(board, side):
                return
            theirs = self._anew(other, trail(board, side, rest), end)
            if self._is_saved(theirs):
                return
            mine = self._anew(side, trail(board, other, theirs.moves)[1:], end)
            again = self._anew(other, trail(board, side, mine.moves), end)
            if self._is_saved(again) or now() > end:
                return
        line, best = (move, *mine.moves), min(theirs, again, key=lambda plan: plan.length)
        self.spoilers.append(Candidate(move, 1 + mine.length, best.length, line, DOUBT))
        self.replies[line] = [best.moves, *best.lines]

    def _anew(self, side: int, seen: Ints, end: float) -> Plan:
        """A plan of a side on the board as it is."""
        return planned(self.board, side, self.width, enemies=seen, end=end, many=8, follows=False)

    def _is_saved(self, plan: Plan) -> bool:
        """Whether the other one needs no more moves than before: then there is a plan to learn."""
        if not plan.is_found:
            return True
        if len(plan.moves) <= len(self.theirs.lines[0]):
            self._learn(plan)
            return True
        return False

    def _beware(self, end: float) -> None:
        """Look at the other's moves after the first move that seems best, until it stays so."""
        for _ in range(FEARS):
            best = self._candidates()[0]
            if best.move in self.fears or now() + self.lasted > end:
                break
            self.fears[best.move] = self._fear(best, end)

    def _fear(self, best: Candidate, end: float) -> float:
        """How many moves the other one may gain by one that breaks all that I go on with."""
        mine = [line[1:] for line in self.mine.lines if line[0] == best.move]
        mine = mine or [best.moves[1:]]
        is_longer = best.theirs > len(self.theirs.lines[0])
        theirs = self.replies.get(best.moves, []) if is_longer else self.theirs.lines
        if not mine[0] or not theirs:
            return 0.0
        with made(self.board, best.move):
            if is_worm(self.board, self.side):
                return 0.0
            other = _rivals(self.board, theirs, mine, self.width)
            other.lasted = self.lasted
            other._hinder(theirs[0], end)
        usual = len(mine[0]) - len(theirs[0])
        return max(0.0, *(each.lead - usual for each in other.spoilers), 0.0)
