"""How a strong player of Wormi thinks: both plans, who is ahead, and moves that cost the other."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from threading import Event, Thread

import numpy as np

from wormery.bots.wormi.estimate import (
    DEAR,
    MOVE,
    WEIGHTS,
    Cents,
    Ints,
    estimate,
    least_moves,
    new_costs,
    new_prices,
)
from wormery.bots.wormi.finish import STOP as UP
from wormery.bots.wormi.finish import finish, new_notes
from wormery.bots.wormi.plan import (
    DEEPEST,
    EVALS,
    FINE,
    FIRSTS,
    FOUND,
    LENGTH,
    LINES,
    PLAN,
    REPORT,
    STOP,
    plan,
    works,
)
from wormery.bots.wormi.speed import SPEED, TYPICAL, can_plan, nodes_for, now, width_for
from wormery.core.compiled import lean
from wormery.games.wormi.kernel.rules import (
    MASK,
    MOST_MOVES,
    SEEN,
    STRICT,
    TO_MOVE,
    Board,
    generate,
    is_worm,
    make,
    unmake,
)

FOLLOWED = 62  # first moves that a plan can tell apart
PATIENCE = 2.0  # of the estimated length, after which a plan is given up


@dataclass(frozen=True)
class Plan:
    """A way to a worm: its moves, how many it takes, and the first moves that do as well."""

    length: float  # moves; not whole where no worm was found
    is_found: bool
    moves: tuple[int, ...]
    firsts: tuple[int, ...]
    lines: tuple[tuple[int, ...], ...] = ()  # plans as short that end in different worms


@contextmanager
def made(board: Board, move: int) -> Iterator[None]:
    """The board after a move, for a while."""
    back = make(board, move)
    try:
        yield
    finally:
        unmake(board, back)


def children(board: Board) -> list[int]:
    """The moves of the side to move; the worms of both are unfinished."""
    moves = np.empty(MOST_MOVES, dtype=np.int64)
    return [int(move) for move in moves[: generate(board, moves)]]


def about(board: Board, side: int) -> float:
    """How many moves a side needs, at a glance."""
    return needed(board, side, WEIGHTS, new_prices(), new_costs())


BEND = 10.1  # above, second visits are charged more than they cost


@lean("float64(float64)")
def fitted(raw: float) -> float:
    """An estimate in true moves, as they were found to be along some hundred short plans."""
    near = min(raw, BEND)
    return near / 1.11 + 0.55 * (raw - near)


@lean("float64(int64[::1], int64, int64[::1], int16[:, ::1], int16[::1])")
def needed(board: Board, side: int, weights: Ints, prices: Cents, costs: Cents) -> float:
    """The same as `about`, for compiled code, which brings its room along."""
    squares = board[16 * side : 16 * side + 16]
    own, enemy, strict = board[MASK + side], board[SEEN + 1 - side], board[STRICT]
    return fitted(estimate(squares, own, enemy, strict, weights, DEAR, prices, costs) / MOVE)


def glance(board: Board, move: int, side: int) -> float:
    """How many moves *side* needs after a move, at a glance."""
    back = make(board, move)
    value = 0.0 if is_worm(board, side) else about(board, side)
    unmake(board, back)
    return value


@contextmanager
def stopped_at(end: float | None, marks: Ints, place: int) -> Iterator[None]:
    """Mark the place when the time has come, for a compiled search to see."""
    if end is None:
        yield
        return
    over = Event()
    Thread(target=_mark_at, args=(end, marks, place, over), daemon=True).start()
    try:
        yield
    finally:
        over.set()


def _mark_at(end: float, marks: Ints, place: int, over: Event) -> None:
    """Look at the clock again after waiting: a processor's may have gone slower."""
    while not over.wait(max(0.0, end - now())):
        if now() >= end:
            marks[place] = 1
            return


def planned(  # noqa: PLR0913
    board: Board,
    side: int,
    width: int,
    *,
    enemies: Ints | None = None,
    depth: int = DEEPEST,
    end: float | None = None,
    many: int = 0,
    follows: bool = True,
) -> Plan:
    """The shortest plan of a side that a beam finds, by the time *end* if one is given.

    *enemies* is what the other will have on its squares before each of the moves; *many* is
    how many plans are told that end in different worms, if there are so many; *follows* is
    whether first moves that do as well are told.
    """
    squares = board[16 * side : 16 * side + 16].copy()
    if enemies is None or len(enemies) == 0:
        enemies = board[SEEN + 1 - side : SEEN + 2 - side].copy()
    firsts = np.zeros(0, dtype=np.int64)
    if side == board[TO_MOVE] and follows:
        firsts = np.array(felt(board)[:FOLLOWED], dtype=np.int64)
    report = np.zeros(REPORT, dtype=np.int64)
    lines = np.zeros((many, DEEPEST), dtype=np.int64)
    limit = int(width * TYPICAL * (2 + PATIENCE * about(board, side)))
    began = now()
    strict = int(board[STRICT])
    with stopped_at(end, report, STOP):
        steps = plan(squares, enemies, firsts, strict, width, depth, limit, WEIGHTS, report, lines)
    SPEED.learn(int(report[EVALS]), now() - began)
    marks = int(report[FIRSTS])
    length = int(report[LENGTH]) / FINE
    return Plan(
        length=length if report[FOUND] or depth < DEEPEST else about(board, side),
        is_found=bool(report[FOUND]),
        moves=tuple(int(move) for move in report[PLAN : PLAN + steps]),
        firsts=tuple(int(move) for number, move in enumerate(firsts) if marks >> number & 1),
        lines=tuple(tuple(map(int, line[:steps])) for line in lines[: report[LINES]]),
    )


def trail(board: Board, side: int, moves: Sequence[int]) -> Ints:
    """What the enemy of *side* sees of it while it makes these moves: now, then after each."""
    squares = [int(square) for square in board[16 * side : 16 * side + 16]]
    masks = [sum(1 << (34 - square) for square in squares)]
    for move in moves:
        squares[move >> 6] = move & 63
        masks.append(sum(1 << (34 - square) for square in squares))
    return np.array(masks, dtype=np.int64)


def glanced(board: Board) -> list[tuple[float, int]]:
    """The moves with how near they bring the worm at a glance, the nearest first."""
    side = int(board[TO_MOVE])
    return sorted((glance(board, move, side), move) for move in children(board))


def felt(board: Board) -> list[int]:
    """The moves, those first that bring the worm nearest at a glance."""
    return [move for _, move in glanced(board)]


def sure_finish(
    board: Board, most: int, limit: int, *, end: float | None = None
) -> tuple[int, int] | None:
    """The first move and the length of a finish that nothing can stop, if it is seen in time."""
    side = int(board[TO_MOVE])
    prices, costs = new_prices(), new_costs()
    squares = board[16 * side : 16 * side + 16]
    notes = new_notes(limit)
    with stopped_at(end, notes, UP):
        for length in range(max(1, int(least_moves(squares, prices, costs))), most + 1):
            move = int(finish(board, length, notes, prices, costs))
            if move >= 0:
                return move, length
    return None


@dataclass(frozen=True)
class Candidate:
    """A first move: how many moves I need with it, how many the other needs after it."""

    move: int
    mine: float
    theirs: float
    moves: tuple[int, ...]  # my whole plan
    doubt: float = 0.0  # moves by which the lead may be less than it seems

    @property
    def lead(self) -> float:
        """By how many moves I am ahead."""
        return self.theirs - self.mine - self.doubt


@dataclass(frozen=True)
class Thought:
    """What was found out about a position, the best move first."""

    candidates: tuple[Candidate, ...]
    theirs: Plan
    is_sure: bool = False  # the win is proved


def thought_about(board: Board, millis: float) -> Thought:
    """Think for so long about the position of the side to move."""
    began = now()
    side = int(board[TO_MOVE])
    mine, theirs = about(board, side), about(board, 1 - side)
    if not can_plan(millis, mine):
        rough = Plan(theirs, is_found=False, moves=(), firsts=())
        guesses = (Candidate(move, value, theirs, (move,)) for value, move in glanced(board))
        return Thought(tuple(guesses), rough)
    end = began + millis / 1000
    soon = began + 0.4 * millis / 1000
    if mine < CLOSE and (sure := sure_finish(board, SURE, nodes_for(0.3 * millis), end=soon)):
        rough = planned(board, 1 - side, 1, depth=1)
        return Thought((Candidate(sure[0], sure[1], theirs, (sure[0],)),), rough, is_sure=True)
    rough = planned(board, side, width_for(SHARES[0] * millis, mine), end=soon)
    their_plan = planned(
        board,
        1 - side,
        width_for(SHARES[1] * millis, theirs),
        enemies=trail(board, side, rough.moves)[1:],
        end=soon,
    )
    enemies = trail(board, 1 - side, their_plan.moves)
    my_plan = planned(board, side, width_for(SHARES[2] * millis, mine), enemies=enemies, end=end)
    candidates = [Candidate(my_plan.moves[0], my_plan.length, their_plan.length, my_plan.moves)]
    orders = reordered(board, my_plan, enemies)
    is_critical = their_plan.length <= SURE and theirs < CLOSE
    is_ahead = my_plan.length + AHEAD <= their_plan.length
    known = {order[0] for order in orders}
    others = [] if is_ahead else other_firsts(board, my_plan, known)
    spoilers = [] if is_ahead else spoiling(board, known | {*others})
    if len(orders) + len(others) + len(spoilers) > 1:
        until = end - 0.2 * millis / 1000 if is_critical else end
        orders += [(move,) for move in others]
        candidates = _compared(board, orders, spoilers, my_plan.length, until)
    if is_critical:
        candidates = defended(board, candidates, end)
    return Thought(tuple(candidates), their_plan)


SHARES = (0.03, 0.08, 0.25)
"""Of the time, for a rough plan, for the other one's and for mine; the rest is for comparing. A
plan is hardly ever shorter with more time than some tenths of a second.
"""
AHEAD = 2  # moves; with such a lead a plan is played without looking for more
CLOSE, SURE = 4.5, 3


def reordered(board: Board, mine: Plan, enemies: Ints) -> list[tuple[int, ...]]:
    """The same plan with another move first, as far as that works; one for each first move."""
    side = int(board[TO_MOVE])
    orders = [mine.moves]
    for number in range(1, len(mine.moves) if mine.is_found else 0):
        first, before = mine.moves[number], mine.moves[:number]
        if any(move >> 6 == first >> 6 for move in before):
            continue
        order = (first, *before, *mine.moves[number + 1 :])
        if still_works(board, side, order, enemies):
            orders.append(order)
    return orders


def other_firsts(board: Board, mine: Plan, known: set[int]) -> list[int]:
    """Other moves that as short a plan begins with; those that seem to cost the other the most."""
    side = int(board[TO_MOVE])
    firsts = [move for move in mine.firsts if move not in known]
    return sorted(firsts, key=lambda move: -glance(board, move, 1 - side))[:OTHERS]


def spoiling(board: Board, known: set[int]) -> list[int]:
    """Moves that look as if they cost the other more than me: they take bridges away."""
    side = int(board[TO_MOVE])
    leads = {
        move: glance(board, move, 1 - side) - glance(board, move, side)
        for move in children(board)
        if move not in known
    }
    return sorted(leads, key=lambda move: -leads[move])[:SPOILERS]


def _compared(
    board: Board,
    orders: list[tuple[int, ...]],
    spoilers: list[int],
    length: float,
    end: float,
) -> list[Candidate]:
    """Which first move leaves me the greatest lead, as far as time allows to look."""
    side = int(board[TO_MOVE])
    candidates: list[Candidate] = []
    tasks = [*orders, *((move,) for move in spoilers)]
    for number, order in enumerate(tasks):
        left = 1000 * (end - now())
        if left <= 0 and candidates:
            break
        is_spoiler = number >= len(orders)
        seen = glance(board, order[0], 1 - side)
        share = left / (len(tasks) - number + (0 if is_spoiler else len(spoilers)))
        width = width_for(share, seen + (length if is_spoiler else 0))
        if is_spoiler and width < NARROW:
            break
        back = make(board, order[0])
        theirs = planned(board, 1 - side, width, enemies=trail(board, side, order[1:]), end=end)
        mine, line = length, order
        answers = trail(board, 1 - side, theirs.moves)[1:]
        if is_spoiler or not still_works(board, side, order[1:], answers):
            ours = planned(board, side, width, enemies=answers, end=end)
            mine, line = 1 + ours.length, (order[0], *ours.moves)
        unmake(board, back)
        if candidates and now() > end:  # it was cut short
            break
        doubt = (DOUBT if is_spoiler else 0) - GLANCE * seen
        candidates.append(Candidate(order[0], mine, theirs.length, line, doubt))
    return sorted(candidates, key=lambda candidate: -candidate.lead)


def still_works(board: Board, side: int, moves: Sequence[int], enemies: Ints) -> bool:
    """Whether the rest of a plan leads to a worm with the enemy's pieces where they will be."""
    squares, made = board[16 * side : 16 * side + 16].copy(), np.array(moves, dtype=np.int64)
    return bool(works(squares, made, enemies, int(board[STRICT])))


OTHERS, SPOILERS = 3, 4  # moves that are looked at beside those of the plan
NARROW = 8  # beams that are narrower tell too little to leave a plan for
DOUBT = 1.0  # what a spoiler must gain, since it is looked at less closely
GLANCE = 0.3  # what a glance counts beside a plan


def defended(board: Board, candidates: list[Candidate], end: float) -> list[Candidate]:
    """Moves first after which the other has no finish that nothing can stop."""
    side = int(board[TO_MOVE])
    known = {candidate.move for candidate in candidates}
    others = [
        Candidate(move, glance(board, move, side), glance(board, move, 1 - side), (move,))
        for move in children(board)
        if move not in known
    ]
    others.sort(key=lambda candidate: -candidate.lead)
    for candidate in (*candidates, *others):
        left = 1000 * (end - now())
        if left <= 0:
            break
        back = make(board, candidate.move)
        lost = sure_finish(board, SURE, nodes_for(min(left, 100)), end=end)
        unmake(board, back)
        if lost is None:
            return [candidate, *(each for each in candidates if each is not candidate)]
    return candidates
