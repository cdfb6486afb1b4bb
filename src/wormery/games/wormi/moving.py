"""How pieces move and what a worm is. Ids are those of docs/rules/wormi.md."""

from collections import Counter, deque
from collections.abc import Container, Mapping, Sequence
from functools import cache
from itertools import pairwise

from msgspec.structs import replace

from wormery.core import Side
from wormery.core.growing import put
from wormery.games.wormi.board import (
    BLUE,
    JUMPS,
    PINK,
    SQUARES,
    STEPS,
    TOUCHING,
    Passing,
    Position,
    Square,
)

Path = tuple[Square, ...]


def occupied(position: Position) -> frozenset[Square]:
    """The squares that hold a piece of either side."""
    return frozenset(position.pieces[BLUE]) | frozenset(position.pieces[PINK])


def paths(position: Position, piece: int, passing: Passing = "landing") -> Mapping[Square, Path]:
    """Where a piece of the side to move can end, and a shortest way there (WI-05 to WI-12)."""
    start = position.pieces[position.to_move][piece - 1]
    return paths_from(start, occupied(position) - {start}, passing)


def paths_from(
    start: Square, others: frozenset[Square], passing: Passing = "landing"
) -> dict[Square, Path]:
    """Every square that one step or a chain of jumps leads to.

    Where a step leads it is the whole move (WI-05).
    """
    ways = _chains(start, others)
    if passing == "strict" and (crossings := _crossings(ways, others)):
        ways = _uncrossed(start, others, crossings)
    for near in STEPS[start]:
        if near not in others:
            ways[near] = (start, near)
    del ways[start]
    return ways


def _chains(start: Square, others: frozenset[Square]) -> dict[Square, Path]:
    """Every square that jumps lead to, nearest first, and the start.

    Breadth first: a square is landed on once at most (WI-10), and the first way there is a
    shortest one.
    """
    ways: dict[Square, Path] = {start: (start,)}
    frontier = deque([start])
    while frontier:
        here = frontier.popleft()
        for over, land in JUMPS[here]:
            if over in others and land not in others and land not in ways:
                ways[land] = (*ways[here], land)
                frontier.append(land)
    return ways


def _crossings(reach: Container[Square], others: frozenset[Square]) -> frozenset[Square]:
    """The pieces that jumps within *reach* lead over in two directions.

    A chain can lead over these alone a second time, for it lands on no square twice.
    """
    lines = {
        (over, frozenset((here, land)))
        for here in SQUARES
        if here in reach
        for over, land in JUMPS[here]
        if over in others and land in reach
    }
    counts = Counter(over for over, _ in lines)
    return frozenset(over for over, count in counts.items() if count > 1)


def _uncrossed(
    start: Square, others: frozenset[Square], crossings: frozenset[Square]
) -> dict[Square, Path]:
    """Every square that jumps lead to over no piece twice, nearest first, and the start (WI-22).

    Whoever comes to a square later, having crossed at least as much, gets no further from there.
    """
    ways: dict[Square, Path] = {start: (start,)}
    crossed: dict[Square, list[frozenset[Square]]] = {start: [frozenset()]}
    frontier: deque[tuple[Path, frozenset[Square]]] = deque([((start,), frozenset())])
    while frontier:
        path, used = frontier.popleft()
        for over, land in JUMPS[path[-1]]:
            if over not in others or land in others or over in used:
                continue
            now = used | ({over} & crossings)
            if any(before <= now for before in crossed.setdefault(land, [])):
                continue
            crossed[land].append(now)
            ways.setdefault(land, (*path, land))
            frontier.append(((*path, land), now))
    return ways


def why_not_path(
    position: Position, piece: int, path: Path, passing: Passing = "landing"
) -> str | None:
    """The id of the rule that forbids this way, or None."""
    start = position.pieces[position.to_move][piece - 1]
    others = occupied(position) - {start}
    if path[0] != start or len(path) < 2:
        return "WI-12"
    if len(set(path)) != len(path):
        return "WI-10"
    if path[1] in STEPS[start]:
        return "WI-05" if len(path) > 2 else "WI-06" if path[1] in others else None
    broken = next(
        (rule for here, land in pairwise(path) if (rule := _why_not_jump(here, land, others))), None
    )
    return "WI-22" if not broken and passing == "strict" and _jumps_twice(path) else broken


def _jumps_twice(path: Path) -> bool:
    jumped = [_between(here, land) for here, land in pairwise(path)]
    return len(set(jumped)) < len(jumped)


def why_not(position: Position, piece: int, to: Square, passing: Passing = "landing") -> str | None:
    """The id of the rule that forbids going there, or None."""
    start = position.pieces[position.to_move][piece - 1]
    others = occupied(position) - {start}
    if to == start:
        return "WI-10"
    if to in paths_from(start, others, passing):
        return None
    if to in paths_from(start, others):
        return "WI-22"
    if to in others or to in STEPS[start]:
        return "WI-06"
    return _why_not_jump(start, to, others) or "WI-07"


def _why_not_jump(here: Square, land: Square, others: frozenset[Square]) -> str | None:
    over = _between(here, land)
    if over is None or over not in others:
        return "WI-07"
    return "WI-08" if land in others else None


def _between(here: Square, land: Square) -> Square | None:
    """The square that a jump leads over; None where no jump leads."""
    return next((over for over, goal in JUMPS[here] if goal == land), None)


def moved(position: Position, piece: int, to: Square) -> Position:
    """The position after a move; jumped pieces stay (WI-11)."""
    blue, pink = position.pieces
    if position.to_move == BLUE:
        return Position((put(blue, piece - 1, to), pink), PINK)
    return Position((blue, put(pink, piece - 1, to)), BLUE)


def passed(position: Position) -> Position:
    """The position after a pass (WI-15)."""
    return replace(position, to_move=other(position.to_move))


def other(side: Side) -> Side:
    """Blue's enemy is pink, and pink's is blue."""
    return PINK if side == BLUE else BLUE


def is_stuck(position: Position) -> bool:
    """True if the side to move has no legal move (WI-15); what may be passed does not matter."""
    return not any(paths(position, piece) for piece in _numbers(position))


def _numbers(position: Position) -> range:
    return range(1, len(position.pieces[position.to_move]) + 1)


def links(pieces: Sequence[Square]) -> int:
    """Which pieces touch the one before, as bits; the lowest bit is that of number 2."""
    known = 0
    for number, (before, here) in enumerate(pairwise(pieces)):
        if here in TOUCHING[before]:
            known |= 1 << number
    return known


def relinked(known: int, pieces: Sequence[Square], piece: int) -> int:
    """The links after *piece* has moved: none have changed but its own two."""
    near = TOUCHING[pieces[piece - 1]]
    if piece > 1:
        bit = 1 << (piece - 2)
        known = known | bit if pieces[piece - 2] in near else known & ~bit
    if piece < len(pieces):
        bit = 1 << (piece - 1)
        known = known | bit if pieces[piece] in near else known & ~bit
    return known


@cache
def longest(known: int) -> range:
    """The longest run of numbers that are linked, the lowest of several."""
    first, start, end = 1, 1, 1
    for number in range(2, known.bit_length() + 2):
        if not known >> (number - 2) & 1:
            first = number
        elif number - first > end - start:
            start, end = first, number
    return range(start, end + 1)


def longest_run(pieces: Sequence[Square]) -> range:
    """The longest run of numbers in which each touches the one before, the lowest of several."""
    return longest(links(pieces))


def is_worm(pieces: Sequence[Square]) -> bool:
    """True if the pieces 1 to 16 each touch the one before (WI-13)."""
    return all(here in TOUCHING[before] for before, here in pairwise(pieces))


def perft(position: Position, depth: int, passing: Passing = "landing") -> int:
    """In how many ways exactly *depth* moves can be made; a finished worm has none."""
    if depth == 0:
        return 1
    if any(is_worm(pieces) for pieces in position.pieces):
        return 0
    goals = ((piece, to) for piece in _numbers(position) for to in paths(position, piece, passing))
    if depth == 1:
        return sum(1 for _ in goals)
    return sum(perft(moved(position, piece, to), depth - 1, passing) for piece, to in goals)
