"""What may be known of a match: everything, for Wormi has no secrets; and what may be done."""

from typing import Annotated, Any

from msgspec import Raw, Struct

from wormery.core import BY_NEWS, Millis, Outcome, Seat, Side
from wormery.core.clock import Clock
from wormery.games.wormi.board import Passing, Square
from wormery.games.wormi.commands import Pending
from wormery.games.wormi.events import Event, GameEnded, MoveMade, Offered, Passed
from wormery.games.wormi.evolve import side_of, to_move
from wormery.games.wormi.legality import legal_moves, offers
from wormery.games.wormi.move_lists import MoveView
from wormery.games.wormi.notation import write_move
from wormery.games.wormi.state import Match, Run

Played = Annotated[tuple[str, ...], BY_NEWS]


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
    played: Played  # the moves of this game, in notation; a pass is --
    runs: tuple[Run, Run]
    quiet: int
    points: tuple[float, float]
    ended: tuple[GameEnded, ...]
    clock: Clock | None
    now: Millis
    outcome: Outcome | None
    passing: Passing = "landing"  # what no turn passes twice (WI-22)


def view(match: Match, seat: Seat | None) -> MatchView:
    """What *seat* may know and do; None is a spectator."""
    moving = to_move(match)
    moves = legal_moves(match).moves if _moves(match, seat, moving) else ()
    return _view(match, seat, moving, moves, tuple(_written(ply.move) for ply in match.game.plies))


def update_view(match: Match, seat: Seat | None) -> MatchView:
    """The same as updates need it: without what was played, and the moves as JSON."""
    moving = to_move(match)
    moves: Any = legal_moves(match).encoded if _moves(match, seat, moving) else NONE
    return _view(match, seat, moving, moves, ())


NONE = Raw(b"[]")


def _moves(match: Match, seat: Seat | None, moving: Seat | None) -> bool:
    """Whether a seat is to move a piece."""
    return seat is not None and seat == moving and match.blue is not None


def _view(
    match: Match,
    seat: Seat | None,
    moving: Seat | None,
    moves: tuple[MoveView, ...],
    played: Played,
) -> MatchView:
    game = match.game
    return MatchView(
        seat=seat,
        side=None if seat is None else side_of(match, seat),
        blue=match.blue,
        pieces=game.position.pieces,
        to_move=moving,
        moves=moves,
        may_choose=seat is not None and seat == moving and match.blue is None,
        may_offer=() if seat is None else offers(match, seat),
        pending=match.pending,
        last=game.last,
        played=played,
        runs=game.runs,
        quiet=game.quiet,
        points=match.points,
        ended=match.ended,
        clock=match.clock,
        now=match.now,
        outcome=match.outcome,
        passing=match.options.passing,
    )


def _written(move: MoveMade | Passed) -> str:
    return write_move(move.piece, move.path) if isinstance(move, MoveMade) else "--"


def tell(match: Match, event: Event, seat: Seat | None) -> Event:  # noqa: ARG001 - no secrets
    """What *seat* may learn of an event: all of it."""
    return event
