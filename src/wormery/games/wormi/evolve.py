"""What events make of a match, and whose turn it is then."""

from functools import cache
from typing import TypeVar

from msgspec.structs import replace

from wormery.core import Millis, Outcome, Seat, Side, drawn, won_by
from wormery.core.clock import Clock, think, wound
from wormery.core.growing import Counts
from wormery.games.wormi.board import BLUE, PINK, Position, letters, moved_key
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
from wormery.games.wormi.moving import links, longest, moved, other, passed, relinked
from wormery.games.wormi.state import GameSoFar, Match, Ply, Run

T = TypeVar("T")

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
            return _turn(replace(match, blue=blue, clock=fresh), game, at)
        case MoveMade(at=at) | Passed(at=at):
            return _turn(match, extended(match.game, event), at)
        case Offered():
            return replace(match, pending=event)
        case Declined():
            return replace(match, pending=None)
        case TakenBack(count, at):
            return _turn(match, shortened(match.game, count), at)
        case GameEnded(at=at):
            return _closed(match, event, at)


def opened(start: Position) -> GameSoFar:
    """A game before its first move."""
    key, known = letters(start), _links(start)
    runs = (_run(known[BLUE]), _run(known[PINK]))
    best = (len(runs[BLUE]), len(runs[PINK]))
    return GameSoFar(start, start, key, known, runs, best, seen=Counts().with_one(key))


def _links(position: Position) -> tuple[int, int]:
    blue, pink = position.pieces
    return links(blue), links(pink)


@cache
def _run(known: int) -> Run:
    """The longest run that there is with these links."""
    run = longest(known)
    return Run(run[0], run[-1])


class _Extending:
    """Whoever decides on a move looks ahead; what was found then is told again right after."""

    def __init__(self) -> None:
        self._known: tuple[GameSoFar, MoveMade | Passed, GameSoFar] | None = None

    def __call__(self, game: GameSoFar, move: MoveMade | Passed) -> GameSoFar:
        """A game after one more move."""
        known = self._known
        if known is None or known[0] is not game or known[1] is not move:
            after = _passed(game, move) if isinstance(move, Passed) else _moved(game, move)
            known = self._known = (game, move, after)
        return known[2]


extended = _Extending()


def _moved(game: GameSoFar, move: MoveMade) -> GameSoFar:
    before, piece, to = game.position, move.piece, move.path[-1]
    side, position, key = before.to_move, moved(before, piece, to), moved_key(game.key, piece, to)
    known = relinked(game.links[side], position.pieces[side], piece)
    run = _run(known)
    grown = len(run) > game.best[side]
    return GameSoFar(
        game.start,
        position,
        key,
        pair(game.links, side, known),
        game.runs if run is game.runs[side] else pair(game.runs, side, run),
        pair(game.best, side, len(run)) if grown else game.best,
        game.seen.with_one(key),
        game.plies.with_one(Ply(move, game.best, game.quiet)),
        0 if grown else game.quiet + 1,
        game.begun if game.begun[side] else pair(game.begun, side, True),
        pair(game.made, side, len(game.plies)),
        move,
    )


def _passed(game: GameSoFar, move: Passed) -> GameSoFar:
    position = passed(game.position)
    key = letters(position)
    return replace(
        game,
        position=position,
        key=key,
        seen=game.seen.with_one(key),
        plies=game.plies.with_one(Ply(move, game.best, game.quiet)),
        quiet=game.quiet + 1,
    )


def shortened(game: GameSoFar, count: int) -> GameSoFar:
    """A game before its last *count* moves."""
    for _ in range(count):
        game = _before(game)
    made = _made(game)
    begun = (made[BLUE] is not None, made[PINK] is not None)
    return replace(game, begun=begun, made=made, last=_last(game))


def _before(game: GameSoFar) -> GameSoFar:
    ply = game.plies.end()
    assert ply is not None
    back = passed(game.position)
    if isinstance(ply.move, MoveMade):
        back = replace(moved(back, ply.move.piece, ply.move.path[0]), to_move=back.to_move)
    known = _links(back)
    return replace(
        game,
        position=back,
        key=letters(back),
        links=known,
        runs=(_run(known[BLUE]), _run(known[PINK])),
        best=ply.best,
        seen=game.seen.without_one(game.key),
        plies=game.plies.without_last(),
        quiet=ply.quiet,
    )


def _made(game: GameSoFar) -> tuple[int | None, int | None]:
    """By side: how many plies there were before its last move."""
    found: list[int | None] = [None, None]
    side, number = game.position.to_move, len(game.plies)
    for ply in game.plies.backwards():
        side, number = other(side), number - 1
        if isinstance(ply.move, MoveMade) and found[side] is None:
            found[side] = number
        if None not in found:
            break
    return found[0], found[1]


def _last(game: GameSoFar) -> MoveMade | None:
    moves = (ply.move for ply in game.plies.backwards())
    return next((move for move in moves if isinstance(move, MoveMade)), None)


def pair(both: tuple[T, T], side: Side, item: T) -> tuple[T, T]:
    """The same pair with something else for one side."""
    return (item, both[1]) if side == BLUE else (both[0], item)


def _turn(match: Match, game: GameSoFar, at: Millis) -> Match:
    """A proposal lapses and the clock runs for whoever is to move now."""
    after = replace(match, game=game, pending=None, now=at)
    if after.clock is None:
        return after
    return replace(after, clock=think(after.clock, to_move(after), at))


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
