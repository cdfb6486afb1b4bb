"""What events make of a match, and whose turn it is then."""

from functools import reduce

from msgspec.structs import replace

from wormery.core import Millis, Outcome, Seat, Side, drawn, won_by
from wormery.core.clock import Clock, think, wound
from wormery.games.wormi.board import BLUE, PINK, Position
from wormery.games.wormi.events import (
    Declined,
    Event,
    GameBegan,
    GameEnded,
    MatchBegan,
    MoveMade,
    Offered,
    Passed,
    TakenBack,
)
from wormery.games.wormi.moving import longest_run, moved, passed
from wormery.games.wormi.state import GameSoFar, Match

CHOOSER = Seat(1)  # with `pie`, the one who chooses (WI-18)


def evolve(match: Match | None, event: Event) -> Match:
    """The match after *event*."""
    if isinstance(event, MatchBegan):
        clock = wound(event.options.clock, 2) if event.options.clock else None
        chooser = CHOOSER if event.options.fairness == "pie" else None
        return Match(event.options, opened(event.deal), clock=_ticking(clock, chooser, Millis(0)))
    assert match is not None
    match event:
        case GameBegan(blue, at):
            fresh = wound(match.options.clock, 2) if match.options.clock else None
            game = opened(match.game.start)
            return _turn(replace(match, blue=blue, game=game, clock=fresh), at)
        case MoveMade(at=at) | Passed(at=at):
            return _turn(replace(match, game=extended(match.game, event)), at)
        case Offered():
            return replace(match, pending=event)
        case Declined():
            return replace(match, pending=None)
        case TakenBack(count, at):
            kept = match.game.moves[: len(match.game.moves) - count]
            return _turn(replace(match, game=reduce(extended, kept, opened(match.game.start))), at)
        case GameEnded(at=at):
            return _closed(match, event, at)


def opened(start: Position) -> GameSoFar:
    """A game before its first move."""
    blue, pink = (len(longest_run(pieces)) for pieces in start.pieces)
    return GameSoFar(start, start, seen=(start,), best=(blue, pink))


def extended(game: GameSoFar, move: MoveMade | Passed) -> GameSoFar:
    """A game after one more move."""
    if isinstance(move, Passed):
        after, best, grown = passed(game.position), game.best, False
    else:
        after = moved(game.position, move.piece, move.path[-1])
        side = game.position.to_move
        run = len(longest_run(after.pieces[side]))
        grown = run > game.best[side]
        best = game.best if not grown else (run, game.best[1]) if side == 0 else (game.best[0], run)
    return GameSoFar(
        start=game.start,
        position=after,
        moves=(*game.moves, move),
        seen=(*game.seen, after),
        best=best,
        quiet=0 if grown else game.quiet + 1,
    )


def _turn(match: Match, at: Millis) -> Match:
    """A proposal lapses and the clock runs for whoever is to move."""
    return replace(match, pending=None, now=at, clock=_ticking(match.clock, to_move(match), at))


def _ticking(clock: Clock | None, seat: Seat | None, at: Millis) -> Clock | None:
    return think(clock, seat, at) if clock else None


def _closed(match: Match, ended: GameEnded, at: Millis) -> Match:
    points = match.points
    if ended.winner is None:
        points = (points[0] + 0.5, points[1] + 0.5)
    else:
        points = (points[0] + (ended.winner == 0), points[1] + (ended.winner == 1))
    closed = replace(
        match,
        points=points,
        ended=(*match.ended, ended),
        pending=None,
        clock=_ticking(match.clock, None, at),
        now=at,
    )
    games = 2 if match.options.fairness == "pair" else 1
    return replace(closed, outcome=_result(closed)) if len(closed.ended) == games else closed


def _result(match: Match) -> Outcome:
    """One game speaks for itself; two are counted (WI-18, WI-20)."""
    if len(match.ended) == 1:
        only = match.ended[0]
        if only.winner is None:
            return drawn(only.reason, 2)
        return won_by(only.winner, only.reason, 2)
    most = max(match.points)
    level = match.points[0] == match.points[1]
    winners = () if level else (Seat(match.points.index(most)),)
    return Outcome(winners, "points", match.points)


def rival(seat: Seat) -> Seat:
    """The other player."""
    return Seat(1 - seat)


def side_of(match: Match, seat: Seat) -> Side | None:
    """The colour of a seat; None while the sides are not chosen."""
    return None if match.blue is None else BLUE if seat == match.blue else PINK


def to_move(match: Match) -> Seat | None:
    """The seat that has to move or to choose; None when all is over."""
    if match.outcome is not None:
        return None
    if match.blue is None:
        return CHOOSER
    return match.blue if match.game.position.to_move == BLUE else rival(match.blue)
