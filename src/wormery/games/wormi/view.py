"""What may be known of a match: everything, for Wormi has no secrets; and what may be done."""

from typing import Annotated

from msgspec import Raw, Struct

from wormery.core import BY_NEWS, Millis, Outcome, Seat, Side
from wormery.core.clock import Clock
from wormery.core.parts import Part, Parts
from wormery.games.wormi.board import Passing, Square
from wormery.games.wormi.commands import Pending
from wormery.games.wormi.events import Event, GameEnded, MoveMade, Offered, Passed
from wormery.games.wormi.evolve import side_of, to_move
from wormery.games.wormi.legality import legal_moves, offers
from wormery.games.wormi.move_lists import MoveView
from wormery.games.wormi.notation import write_move
from wormery.games.wormi.state import Match, Run

Played = Annotated[tuple[str, ...], BY_NEWS]


class MatchView(Struct, frozen=True, gc=False):
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
    game = match.game
    return MatchView(
        seat=seat,
        side=_side(match, seat),
        blue=match.blue,
        pieces=game.position.pieces,
        to_move=to_move(match),
        moves=legal_moves(match).moves if _may_move(match, seat) else (),
        may_choose=_may_choose(match, seat),
        may_offer=_may_offer(match, seat),
        pending=match.pending,
        last=game.last,
        played=tuple(_written(ply.move) for ply in game.plies),
        runs=game.runs,
        quiet=game.quiet,
        points=match.points,
        ended=match.ended,
        clock=match.clock,
        now=match.now,
        outcome=match.outcome,
        passing=match.options.passing,
    )


def _side(match: Match, seat: Seat | None) -> Side | None:
    return None if seat is None else side_of(match, seat)


def _to_move(match: Match, _: Seat | None) -> Seat | None:
    return to_move(match)


def _may_move(match: Match, seat: Seat | None) -> bool:
    return match.blue is not None and seat is not None and seat == to_move(match)


def _may_choose(match: Match, seat: Seat | None) -> bool:
    return match.blue is None and seat is not None and seat == to_move(match)


def _may_offer(match: Match, seat: Seat | None) -> tuple[Pending, ...]:
    return () if seat is None else offers(match, seat)


def _moves(match: Match, seat: Seat | None) -> Raw:
    """The moves as JSON already, which is how they were found."""
    return legal_moves(match).encoded if _may_move(match, seat) else _NO_MOVES


_NO_MOVES = Raw(b"[]")

PARTS = Parts(
    Part("side", ("blue",), _side),
    Part("blue", ("blue",)),
    Part("pieces", ("game.position.pieces",)),
    Part("to_move", ("game.position", "blue", "outcome"), _to_move, alike=True),
    Part("moves", ("game.position", "blue", "outcome"), _moves),
    Part("may_choose", ("blue", "outcome"), _may_choose),
    Part("may_offer", ("game.begun", "blue", "pending", "outcome"), _may_offer),
    Part("pending", ("pending",)),
    Part("last", ("game.last",)),
    Part("runs", ("game.runs",)),
    Part("quiet", ("game.quiet",)),
    Part("points", ("points",)),
    Part("ended", ("ended",)),
    Part("clock", ("clock",)),
    Part("now", ("now",)),
    Part("outcome", ("outcome",)),
)
"""All but who looks and what may be passed, which stay as they are, and the moves played, told by
news."""


def _written(move: MoveMade | Passed) -> str:
    return write_move(move.piece, move.path) if isinstance(move, MoveMade) else "--"


def tell(match: Match, event: Event, seat: Seat | None) -> Event:  # noqa: ARG001 - no secrets
    """What *seat* may learn of an event: all of it."""
    return event
