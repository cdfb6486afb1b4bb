"""What a first move of Wormi is worth against all likely replies.

Both worms are planned, each with the other's pieces where its plan will have them. A first move
may cost the other its plan, and the other's reply may cost me mine, by the bridges that go. Plans
that two narrow beams find differ by more than that. So a plan counts as long as it works; only one
that a move or a reply breaks is made anew, by a beam as wide as the first. What I need after a move
is the mean over the replies that the other's shortest plans begin with: it might play any of them.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from wormery.bots.wormi.thinking import (
    GLANCE,
    Candidate,
    Plan,
    children,
    glance,
    made,
    other_firsts,
    planned,
    reordered,
    spoiling,
    still_works,
    trail,
)
from wormery.games.wormi.kernel.rules import (
    SEEN,
    TO_MOVE,
    Board,
    is_worm,
    pass_on,
)

REPLIES = 5  # that are looked at, after a first move
DOUBT = 0.5  # moves that a spoiler must gain, since it leaves the plan
UNSEEN = 0.3  # moves that are doubted where replies were not looked at
SOON = 3  # moves from its end a plan is always made anew: there may be a shorter one now
LOST = 30.0  # moves that count as needed where the other has finished
SPOILERS = 1  # first moves that are looked at beside those of plans


def weighed(board: Board, width: int) -> list[Candidate]:
    """First moves, the one with the greatest lead first, by plans with beams of one width."""
    side = int(board[TO_MOVE])
    rough = planned(board, side, width)
    pass_on(board)  # so that its first moves are followed
    theirs = planned(board, 1 - side, width, enemies=trail(board, side, rough.moves)[1:])
    pass_on(board)
    mine = planned(board, side, width, enemies=trail(board, 1 - side, theirs.moves))
    return _Scales(board, side, theirs, width).weighed(mine)


@dataclass(frozen=True)
class _Scales:
    """What first moves are weighed on: the other's plan before mine, and how wide beams are."""

    board: Board
    side: int
    theirs: Plan
    width: int

    def weighed(self, mine: Plan) -> list[Candidate]:
        """The first moves of my plan and of others as short, and one that takes bridges away."""
        board = self.board
        orders = reordered(board, mine, trail(board, 1 - self.side, self.theirs.moves))
        begun = {order[0] for order in orders}
        others = other_firsts(board, mine, begun)
        spoilers = spoiling(board, begun | {*others})[:SPOILERS]
        found: list[Candidate] = []
        for order in (*orders, *((move,) for move in (*others, *spoilers))):
            best = max((each.lead for each in found), default=None)
            doubt = DOUBT if order[0] in spoilers else 0.0
            found.append(self._candidate(order, doubt, best))
        return sorted(found, key=lambda candidate: -candidate.lead)

    def _candidate(self, order: Sequence[int], doubt: float, best: float | None) -> Candidate:
        """A first move, and a plan that goes on from there if one is known."""
        board, side, first = self.board, self.side, order[0]
        doubt -= GLANCE * glance(board, first, 1 - side)
        with made(board, first):
            if is_worm(board, side):
                return Candidate(first, 1.0, self.theirs.length, (first,), doubt)
            line = tuple(order[1:]) or self._anew(side, self.theirs.moves).moves
            theirs = self._answer(line)
            hoped = Candidate(first, 1.0 + len(line), theirs.length, (first, *line), doubt)
            if best is not None and hoped.lead <= best:
                return Candidate(first, hoped.mine, hoped.theirs, hoped.moves, doubt + UNSEEN)
            mine = 1 + self._mean(line, theirs)
        return Candidate(first, mine, theirs.length, hoped.moves, doubt)

    def _answer(self, line: tuple[int, ...]) -> Plan:
        """The other's plan after my first move: the one it had, unless that is broken."""
        other, theirs = 1 - self.side, self.theirs
        mine = trail(self.board, self.side, line)
        is_far = theirs.is_found and theirs.length > SOON
        if is_far and still_works(self.board, other, theirs.moves, mine):
            return theirs
        return self._anew(other, line)

    def _mean(self, line: tuple[int, ...], theirs: Plan) -> float:
        """How many moves I need after the replies that the other's plans begin with."""
        legal = {*children(self.board)}
        firsts = dict.fromkeys((*theirs.moves[:1], *theirs.firsts))
        replies = [reply for reply in firsts if reply in legal][:REPLIES]
        lengths = [self._after(reply, line, theirs) for reply in replies]
        return sum(lengths) / len(lengths) if lengths else len(line)

    def _after(self, reply: int, line: tuple[int, ...], theirs: Plan) -> float:
        """How many moves I need after a reply: the plan's, or those of a new one if it broke."""
        board, side = self.board, self.side
        rest = theirs.moves[1:] if reply == theirs.moves[0] else ()
        with made(board, reply):
            if is_worm(board, 1 - side):
                return LOST
            now = board[SEEN + 1 - side : SEEN + 2 - side].copy()
            later = trail(board, 1 - side, rest)
            if line and any(still_works(board, side, line, seen) for seen in (now, later)):
                return len(line)
            return self._anew(side, rest).length

    def _anew(self, side: int, others: Sequence[int]) -> Plan:
        """A new plan of a side while the other makes these moves, whoever is to move."""
        board = self.board
        foreseen = trail(board, 1 - side, others)[int(board[TO_MOVE] != side) :]
        return planned(board, side, self.width, enemies=foreseen)
