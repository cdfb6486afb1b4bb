"""The Gauss code of a closed rope, and the moves that take needless crossings out of it."""

from collections.abc import Sequence
from itertools import accumulate, combinations
from operator import xor
from typing import TypeAlias

Code: TypeAlias = list[tuple[int, bool]]
"""Crossings from tail to head, read cyclically; True where this strand lies over."""


def reduce_code(code: Code) -> Code:
    """Take out loops, bigons and twists until nothing more comes out; the knot stays the same."""
    while True:
        shorter = without_loops(code)
        shorter = without_bigon(shorter) or without_twist(shorter) or shorter
        if len(shorter) == len(code):
            return shorter
        code = shorter


def without_loops(code: Code) -> Code:
    """First Reidemeister move: a crossing met twice in a row is a mere loop."""
    stack: Code = []
    for visit in code:
        if stack and stack[-1][0] == visit[0]:
            stack.pop()
        else:
            stack.append(visit)
    start, stop = 0, len(stack)
    while start < stop and stack[start][0] == stack[stop - 1][0]:
        start, stop = start + 1, stop - 1
    return stack[start:stop]


def without_bigon(code: Code) -> Code | None:
    """Second Reidemeister move, once: a strand that lies over another and comes straight back."""
    under = {crossing: place for place, (crossing, over) in enumerate(code) if not over}
    for place, (crossing, over) in enumerate(code):
        other, other_over = code[place - 1]
        if over and other_over and abs(under[crossing] - under[other]) in (1, len(code) - 1):
            return [visit for visit in code if visit[0] not in (crossing, other)]
    return None


def without_twist(code: Code) -> Code | None:
    """A nugatory crossing, once: all between its two visits is closed in itself."""
    # Each crossing flips its own bit: equal patterns mean that all in between came in pairs.
    patterns = list(accumulate((1 << crossing for crossing, _ in code), xor, initial=0))
    seen: dict[int, int] = {}
    for place, (crossing, _) in enumerate(code):
        if crossing not in seen:
            seen[crossing] = place
        elif patterns[seen[crossing] + 1] == patterns[place]:
            return [visit for visit in code if visit[0] != crossing]
    return None


def twice_third_invariant(code: Code, signs: Sequence[int]) -> int:
    """The hand of a trefoil: +2 right, -2 left (twice the third Vassiliev invariant).

    Polyak and Viro count it from the code: triples of crossings that are met in certain orders.
    """
    total = 0
    for three in combinations(sorted({crossing for crossing, _ in code}), 3):
        met = [(three.index(crossing), over) for crossing, over in code if crossing in three]
        weight = WEIGHTS.get(relabelled(met), 0)
        if weight:
            total += weight * signs[three[0]] * signs[three[1]] * signs[three[2]]
    return total


def relabelled(code: Code) -> tuple[tuple[int, bool], ...]:
    """The code with its crossings numbered in the order they are met."""
    numbers: dict[int, int] = {}
    return tuple((numbers.setdefault(crossing, len(numbers)), over) for crossing, over in code)


def everywhere(pattern: Code, weight: int) -> dict[tuple[tuple[int, bool], ...], int]:
    """A pattern of a round code, as it looks from wherever one begins to read."""
    return {relabelled(pattern[i:] + pattern[:i]): weight for i in range(len(pattern))}


OVER, UNDER = True, False
WEIGHTS = {
    **everywhere([(0, OVER), (1, UNDER), (2, OVER), (0, UNDER), (1, OVER), (2, UNDER)], 2),
    **everywhere([(0, OVER), (1, OVER), (0, UNDER), (2, OVER), (1, UNDER), (2, UNDER)], 1),
}
