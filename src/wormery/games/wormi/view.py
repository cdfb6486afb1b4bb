"""What may be known of a match: everything, for Wormi has no secrets; and what may be done."""

from msgspec import Struct

from wormery.core import Millis, Outcome, Seat, Side
from wormery.core.clock import Clock
from wormery.games.wormi.board import Passing, Square
from wormery.games.wormi.commands import Pending
from wormery.games.wormi.events import Event, GameEnded, MoveMade, Offered
from wormery.games.wormi.evolve import side_of, to_move
from wormery.games.wormi.legality import offers, ways
from wormery.games.wormi.moving import Path, longest_run
from wormery.games.wormi.notation import write_move
from wormery.games.wormi.state import Match


class MoveView(Struct, frozen=True):
    """A move that may be made: the piece, where it ends, and a shortest way there."""

    piece: int
    to: Square
    path: Path


class RunView(Struct, frozen=True):
    """The longest run of a side: its first and its last number."""

    first: int
    last: int


class MatchView(Struct, frozen=True):
    """A match as a seat sees it; spectators see the same, and can do nothing."""

    seat: Seat | None
    side: Side | None  # my colour
    blue: Seat | None
    pieces: tuple[tuple[Square, ...], tuple[Square, ...]]
    to_move: Seat | None
    moves: tuple[MoveView, ...]
    may_choose: bool  # the sides (WI-18)
    may_offer: tuple[Pending, ...]
    pending: Offered | None
    last: MoveMade | None
    played: tuple[str, ...]  # the moves of this game, in notation; a pass is --
    runs: tuple[RunView, RunView]
    quiet: int
    points: tuple[float, float]
    ended: tuple[GameEnded, ...]
    clock: Clock | None
    now: Millis
    outcome: Outcome | None
    passing: Passing = "landing"  # what no turn passes twice (WI-22)


def view(match: Match, seat: Seat | None) -> MatchView:
    """What *seat* may know and do; None is a spectator."""
    position = match.game.position
    mine = seat is not None and seat == to_move(match)
    runs = tuple(longest_run(pieces) for pieces in position.pieces)
    return MatchView(
        seat=seat,
        side=None if seat is None else side_of(match, seat),
        blue=match.blue,
        pieces=position.pieces,
        to_move=to_move(match),
        moves=_moves(match) if mine and match.blue is not None else (),
        may_choose=mine and match.blue is None,
        may_offer=() if seat is None else tuple(offers(match, seat)),
        pending=match.pending,
        last=_last(match),
        played=tuple(
            write_move(move.piece, move.path) if isinstance(move, MoveMade) else "--"
            for move in match.game.moves
        ),
        runs=(RunView(runs[0][0], runs[0][-1]), RunView(runs[1][0], runs[1][-1])),
        quiet=match.game.quiet,
        points=match.points,
        ended=match.ended,
        clock=match.clock,
        now=match.now,
        outcome=match.outcome,
        passing=match.options.passing,
    )


def tell(match: Match, event: Event, seat: Seat | None) -> Event:  # noqa: ARG001 - no secrets
    """What *seat* may learn of an event: all of it."""
    return event


def _moves(match: Match) -> tuple[MoveView, ...]:
    found = ways(match.game.position, match.options.passing)
    return tuple(MoveView(piece, way[-1], way) for piece, way in found)


def _last(match: Match) -> MoveMade | None:
    return next((move for move in reversed(match.game.moves) if isinstance(move, MoveMade)), None)
