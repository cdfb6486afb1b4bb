"""Bots that play Wormi, from one that a child beats to one that plans both worms.

The lower levels err like people: they overlook long chains of jumps, look at a few of their pieces
only, take the link at hand without a plan, and forget that the other one plays, too.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import NamedTuple

from wormery.bots.wormi.estimate import links
from wormery.bots.wormi.rivalry import rivalled
from wormery.bots.wormi.speed import can_plan
from wormery.bots.wormi.thinking import (
    Candidate,
    about,
    felt,
    glance,
    planned,
)
from wormery.core import Millis, Side
from wormery.core.bot import Bot, Ladder, Level
from wormery.games.wormi import (
    Accept,
    Choose,
    Command,
    Decline,
    MatchView,
    Move,
    MoveView,
    Position,
    read_move,
)
from wormery.games.wormi.kernel.rules import (
    HASH,
    TO_MOVE,
    Board,
    index,
    make,
    name,
    pack,
    pass_on,
    put,
    unmake,
)

HOPELESS = 2.5  # moves behind, from which on a draw is welcome
FIRST = 0.5  # what moving first is worth (WI-18)
MARGIN = 0.88  # of its time a bot plans to use


@dataclass(frozen=True)
class Situation:
    """What a player looks at: the board, the moves that it sees, and where the game has been."""

    board: Board
    moves: Sequence[int]
    jumps: Sequence[int]  # by move: how many jumps it takes; 0 is a step
    been: frozenset[int]
    rng: Random
    millis: float

    @property
    def side(self) -> int:
        """My side."""
        return int(self.board[TO_MOVE])


Choice = Callable[[Situation], Sequence[int]]
"""Moves in order of preference."""


@dataclass(frozen=True)
class Player(Bot[MatchView, Command]):
    """How it chooses, and whether it lets others take back their moves."""

    ranked: Choice
    is_kind: bool

    def choose(
        self,
        view: MatchView,
        listed: Sequence[Command],  # noqa: ARG002 - the view has them with their ways
        rng: Random,
        budget: Millis,
    ) -> Command | None:
        """Answer, choose a side, or move; with nothing to do it waits."""
        if view.outcome is not None or view.seat is None:
            return None
        if view.pending is not None and view.pending.seat != view.seat:
            return self._answer(view)
        if view.may_choose:
            return Choose(better_side(view, budget))
        if not view.moves or view.side is None:
            return None
        move = self.move(_table(view, view.side, rng, budget))
        return Move(move // 64 + 1, name(move % 64, view.side))

    def move(self, table: Situation) -> int:
        """What it wants most of what does not repeat a position."""
        wanted = self.ranked(table)
        return next((move for move in wanted if not _repeats(table, move)), wanted[0])

    def _answer(self, view: MatchView) -> Command:
        assert view.pending is not None
        if view.pending.what == "take_back":
            return Accept() if self.is_kind else Decline()
        board = pack(Position(view.pieces, view.side or Side(0)), view.passing)
        mine = int(board[TO_MOVE])
        return Accept() if about(board, mine) - about(board, 1 - mine) > HOPELESS else Decline()


def better_side(view: MatchView, budget: Millis) -> Side:
    """The side whose plan is shorter, counting that blue moves first (WI-18)."""
    board = pack(Position(view.pieces, Side(0)), view.passing)
    blue, pink = about(board, 0), about(board, 1)
    if can_plan(MARGIN * budget, PIE_WIDTH * (blue + pink)):
        blue, pink = (planned(board, side, PIE_WIDTH).length for side in (0, 1))
    return Side(int(blue - FIRST > pink))


PIE_WIDTH = 12


def _table(view: MatchView, side: Side, rng: Random, budget: Millis) -> Situation:
    board = pack(Position(view.pieces, side), view.passing)
    return situation(board, view.moves, _been(board, view.played), rng, MARGIN * budget)


def situation(
    board: Board, listed: Sequence[MoveView], been: frozenset[int], rng: Random, millis: float
) -> Situation:
    """What there is to look at, where these are the moves of the side to move."""
    side = Side(int(board[TO_MOVE]))
    moves = [64 * (move.piece - 1) + index(move.to, side) for move in listed]
    hops = [_jumps(move.path[0], move.path[1], len(move.path) - 1) for move in listed]
    return Situation(board, moves, hops, been, rng, millis)


def _jumps(start: str, after: str, hops: int) -> int:
    """How many jumps a move takes; a step goes to the next file and the next rank."""
    is_step = abs(ord(start[0]) - ord(after[0])) == 1 == abs(int(start[1:]) - int(after[1:]))
    return 0 if is_step else hops


def _been(board: Board, played: Sequence[str]) -> frozenset[int]:
    """The hashes of all positions that the game has been through."""
    back = board.copy()
    hashes = {int(back[HASH])}
    for move in reversed(played):
        pass_on(back)
        if move != "--":
            piece, way = read_move(move)
            side = int(back[TO_MOVE])
            put(back, 16 * side + piece - 1, index(way[0], Side(side)))
        hashes.add(int(back[HASH]))
    return frozenset(hashes)


def _repeats(table: Situation, move: int) -> bool:
    back = make(table.board, move)
    after = int(table.board[HASH])
    unmake(table.board, back)
    return after in table.been


# Ways to choose


def collecting(sight: int, attention: float) -> Choice:
    """Takes the link at hand: no plan, chains of at most *sight* jumps, not all pieces seen."""

    def choose(table: Situation) -> Sequence[int]:
        side, rng = table.side, table.rng
        watched = {piece for piece in range(16) if rng.random() < attention}
        seen = [
            move
            for move, jumps in zip(table.moves, table.jumps, strict=True)
            if jumps <= sight and move // 64 in watched
        ]
        return sorted(
            seen or table.moves,
            key=lambda move: (-_links_after(table.board, move, side), rng.random()),
        )

    return choose


def _links_after(board: Board, move: int, side: int) -> int:
    back = make(board, move)
    count = int(links(board[16 * side : 16 * side + 16]))
    unmake(board, back)
    return count


def glancing(sight: int, blur: float) -> Choice:
    """Feels how far it is to the worm, a bit wrongly, after each move that it sees."""

    def choose(table: Situation) -> Sequence[int]:
        side, rng = table.side, table.rng
        seen = [
            move for move, jumps in zip(table.moves, table.jumps, strict=True) if jumps <= sight
        ]
        return sorted(
            seen or table.moves,
            key=lambda move: glance(table.board, move, side) + rng.gauss(0, blur),
        )

    return choose


def minding(often: float, feel: Choice, other: Choice) -> Choice:
    """Chooses in one way so often, and in another way else."""

    def choose(table: Situation) -> Sequence[int]:
        return (feel if table.rng.random() < often else other)(table)

    return choose


FEEL = glancing(sight=2, blur=0.5)


def dreaming(width: int, care: float, feel: Choice = FEEL) -> Choice:
    """Plans its worm as if the other one did not move; without *care* it moves by feel."""

    def choose(table: Situation) -> Sequence[int]:
        length = about(table.board, table.side)
        if table.rng.random() > care or not can_plan(table.millis, length):
            return feel(table)
        found = planned(table.board, table.side, width)
        firsts = [*found.firsts]
        table.rng.shuffle(firsts)
        return [*dict.fromkeys((*firsts, found.moves[0])), *felt(table.board)]

    return choose


def closing(near: float, width: int, other: Choice) -> Choice:
    """Sees how to finish a worm that is so few moves away; before, it chooses as another does."""
    finish = dreaming(width, care=1.0)

    def choose(table: Situation) -> Sequence[int]:
        return (finish if about(table.board, table.side) <= near else other)(table)

    return choose


def thinking(millis: int) -> Choice:
    """Plans for both, and takes the plan that leaves the other least, as far as time allows."""

    def choose(table: Situation) -> Sequence[int]:
        thought = rivalled(table.board, min(table.millis, millis))
        best = [candidate.move for candidate in thought.candidates]
        if len(table.been) <= OPENING:
            best = varied(thought.candidates, table.rng)
        return best if thought.is_sure or len(best) > 3 else [*best, *felt(table.board)]

    return choose


OPENING, EQUAL = 6, 0.25  # positions of a game; moves by which leads may differ


def varied(candidates: Sequence[Candidate], rng: Random) -> list[int]:
    """The moves of candidates, the best first; those that are as good come first as often."""
    equal = [each.move for each in candidates if each.lead >= candidates[0].lead - EQUAL]
    first = rng.choice(equal)
    return [first, *(each.move for each in candidates if each.move != first)]


class Mind(NamedTuple):
    """The numbers that make a level below the highest."""

    sight: int  # jumps of the longest chain that it sees
    blur: float  # moves by which it misjudges how far it is to the worm
    width: int = 0  # of the beam that it plans with, if it does
    care: float = 0.0  # how often it plans
    near: float = 0.0  # moves from the worm at which it always plans
    collects: float = 0.0  # how often it takes links at hand, where it does not plan
    attention: float = 1.0  # the chance to look at a piece then

    def choice(self) -> Choice:
        """How somebody of this mind chooses."""
        found = glancing(self.sight, self.blur)
        if self.collects:
            other = collecting(self.sight, self.attention)
            found = minding(1 - self.collects, found, other)
        if self.care:
            found = dreaming(self.width, self.care, found)
        return closing(self.near, self.width, found) if self.near else found


MINDS = {
    "1": Mind(sight=1, blur=1.1, width=2, near=2.5, collects=0.45, attention=0.6),
    "2": Mind(sight=1, blur=0.4, width=2, near=2.5),
    "3": Mind(sight=2, blur=0.63),
    "4": Mind(sight=2, blur=0.5, width=2, care=0.13),
    "5": Mind(sight=2, blur=0.5, width=2, care=0.42),
    "6": Mind(sight=2, blur=0.5, width=3, care=0.7),
    "7": Mind(sight=2, blur=0.5, width=5, care=0.95),
}
KIND = {"1", "2", "3", "4"}
"""Who lets others take back their moves."""

LEVELS = (
    *(
        Level(name, partial(Player, mind.choice(), is_kind=name in KIND))
        for name, mind in MINDS.items()
    ),
    Level("8", partial(Player, thinking(1000), is_kind=False)),
)
"""The ladder: 1 collects links, 2 and 3 feel their way, 4 to 7 plan ahead, 8 hinders as well."""

LADDER = Ladder(LEVELS, population="wormery.bots.wormi.population")
