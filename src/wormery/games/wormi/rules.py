"""Who may do what, and what comes of it. Ids are those of docs/rules/wormi.md."""

from collections.abc import Sequence
from random import Random

from wormery.core import Millis, Outcome, Refusal, Seat, Setup, Side
from wormery.core.clock import flag_falls
from wormery.games.wormi.board import BLUE, PIECES, PINK, SQUARES, Position, Square, owner
from wormery.games.wormi.commands import Accept, Choose, Command, Decline, Move, Offer, Resign
from wormery.games.wormi.events import (
    Declined,
    Event,
    GameBegan,
    GameEnded,
    MatchBegan,
    MoveMade,
    Offered,
    Passed,
    Reason,
    TakenBack,
)
from wormery.games.wormi.evolve import CHOOSER, extended, rival, to_move
from wormery.games.wormi.layouts import LAYOUTS, check_layout
from wormery.games.wormi.legality import legal_moves, moves_back, why_not_offer
from wormery.games.wormi.move_lists import legal
from wormery.games.wormi.moving import Path, is_worm, why_not, why_not_path
from wormery.games.wormi.notation import read_position
from wormery.games.wormi.options import Options
from wormery.games.wormi.state import GameSoFar, Match

# Beginning


def begin(setup: Setup[Options], rng: Random) -> Sequence[Event]:
    """Deal the numbers; unless the sides are chosen (WI-18), seat 0 is blue (WI-20)."""
    if setup.seats != 2:
        raise Refusal("TB-04", "two players")
    began = MatchBegan(setup.options, dealt(setup.options, rng))
    if setup.options.fairness == "pie":
        return [began]
    return [began, GameBegan(Seat(0), Millis(0))]


def dealt(options: Options, rng: Random) -> Position:
    """The numbers at random on the starting squares (WI-03), or the position agreed on (WI-21)."""
    if options.position is not None:
        position = read_position(options.position)
        if any(is_worm(pieces) for pieces in position.pieces):
            raise Refusal("WI-21", "a worm is finished already")
        return position
    squares = LAYOUTS[options.layout] if isinstance(options.layout, str) else options.layout
    check_layout(squares)
    blue, pink = ([square for square in squares if owner(square) == side] for side in (BLUE, PINK))
    rng.shuffle(blue)
    rng.shuffle(pink)
    return Position((tuple(blue), tuple(pink)), BLUE)


# Deciding


def decide(match: Match, seat: Seat, command: Command, at: Millis) -> Sequence[Event]:
    """What *command* leads to; a Refusal says which rule stands against it."""
    if seat not in (0, 1):
        raise Refusal("TB-02")
    if match.outcome is not None:
        raise Refusal("TB-03")
    at = max(at, match.now)
    if (flag := deadline(match)) is not None and at >= flag:
        raise Refusal("WI-17")
    match command:
        case Move(piece, to, path):
            return _move(match, seat, MoveMade(piece, _way(match, seat, piece, to, path), at))
        case Choose(side):
            return _choose(match, seat, side, at)
        case Resign():
            return _ended(match, rival(seat), "resigned", at)
        case Offer(what):
            if rule := why_not_offer(match, seat, what):
                raise Refusal(rule)
            return [Offered(seat, what)]
        case Accept():
            return _accept(match, seat, at)
        case Decline():
            return _decline(match, seat)


def _choose(match: Match, seat: Seat, side: Side, at: Millis) -> Sequence[Event]:
    if match.blue is not None or seat != CHOOSER:
        raise Refusal("WI-18")
    return [GameBegan(seat if side == BLUE else rival(seat), at)]


def _way(match: Match, seat: Seat, piece: int, to: Square, path: Path) -> Path:
    """The way a move goes: the one drawn, or a shortest one (WI-12)."""
    if match.blue is None:
        raise Refusal("WI-18")
    if seat != to_move(match):
        raise Refusal("WI-05", "not your turn")
    if piece not in PIECES or to not in _ALL_SQUARES:
        raise Refusal("WI-01")
    way = legal_moves(match).way(piece, to)
    if way is not None and path in ((), way):
        return way
    if not _ALL_SQUARES.issuperset(path):
        raise Refusal("WI-01")
    if path and path[-1] != to:
        raise Refusal("WI-12")
    position, passing = match.game.position, match.options.passing
    if path:
        rule = why_not_path(position, piece, path, passing)
    else:
        rule = why_not(position, piece, to, passing)
    if rule:
        raise Refusal(rule)
    return path


_ALL_SQUARES = frozenset(SQUARES)


def _move(match: Match, seat: Seat, move: MoveMade) -> Sequence[Event]:
    game = extended(match.game, move)
    if len(game.runs[match.game.position.to_move]) == len(PIECES):
        return [move, *_ended(match, seat, "worm", move.at)]
    if draw := _draw(match.options, game):
        return [move, *_ended(match, None, draw, move.at)]
    # Both can never be stuck (WI-15): whoever has just moved could go back.
    return [move, Passed(move.at)] if legal(game.key, match.options.passing).is_none else [move]


def _draw(options: Options, game: GameSoFar) -> Reason | None:
    """Why the game is drawn now by WI-16, or None."""
    if options.repetition and game.seen.of(game.key) >= options.repetition:
        return "repetition"
    return "quiet" if options.quiet and game.quiet >= 2 * options.quiet else None


def _accept(match: Match, seat: Seat, at: Millis) -> Sequence[Event]:
    if match.pending is None or match.pending.seat == seat:
        raise Refusal("WI-19", "nothing is proposed to you")
    if match.pending.what == "draw":
        return _ended(match, None, "agreed", at)
    return [TakenBack(moves_back(match, match.pending.seat), at)]


def _decline(match: Match, seat: Seat) -> Sequence[Event]:
    if match.pending is None:
        raise Refusal("WI-19", "nothing is proposed")
    return [Declined(seat)]


def _ended(match: Match, winner: Seat | None, reason: Reason, at: Millis) -> Sequence[Event]:
    """The game is over; the first of two is followed by the second, sides exchanged (WI-18)."""
    ended = GameEnded(winner, reason, at)
    if match.blue is None or match.options.fairness != "pair" or match.ended:
        return [ended]
    return [ended, GameBegan(rival(match.blue), at)]


# Time and the end


def deadline(match: Match) -> Millis | None:
    """When the flag of the one who thinks falls (WI-17)."""
    return flag_falls(match.clock) if match.clock and match.outcome is None else None


def expire(match: Match, at: Millis) -> Sequence[Event]:
    """A fallen flag loses the game (WI-17)."""
    flag = deadline(match)
    if flag is None or at < flag or match.clock is None or match.clock.thinking is None:
        return []
    return _ended(match, rival(match.clock.thinking), "time", flag)


def outcome(match: Match) -> Outcome | None:
    """How the match ended; None while it goes on."""
    return match.outcome
