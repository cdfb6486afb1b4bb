"""What may be done in Wormi, and by which rule not. Ids are those of docs/rules/wormi.md."""

from collections.abc import Sequence

from wormery.core import Seat
from wormery.games.wormi.board import BLUE, PINK, Passing, Position, letters
from wormery.games.wormi.commands import (
    Accept,
    Choose,
    Command,
    Decline,
    Move,
    Offer,
    Pending,
    Resign,
)
from wormery.games.wormi.evolve import side_of, to_move
from wormery.games.wormi.move_lists import Legal, legal
from wormery.games.wormi.moving import Path
from wormery.games.wormi.state import Match


def why_not_offer(match: Match, seat: Seat, what: Pending) -> str | None:
    """The id of the rule that forbids proposing this, or None."""
    if match.outcome is not None:
        return "TB-03"
    return None if what in offers(match, seat) else "WI-19"


def moves_back(match: Match, seat: Seat) -> int:
    """How many moves have to go until *seat* can move again; 0 if it has not moved yet."""
    side = side_of(match, seat)
    made = None if side is None else match.game.made[side]
    return 0 if made is None else len(match.game.plies) - made


def moves(match: Match, seat: Seat) -> Sequence[Command]:
    """All that *seat* may do now."""
    if match.outcome is not None or seat not in (0, 1):
        return []
    listed: list[Command] = [Resign()]
    listed += [Offer(what) for what in offers(match, seat)]
    if match.pending is not None:
        listed += [Decline()] if match.pending.seat == seat else [Accept(), Decline()]
    if seat != to_move(match):
        return listed
    if match.blue is None:
        return [*listed, Choose(BLUE), Choose(PINK)]
    return [*listed, *(Move(each.piece, each.to) for each in legal_moves(match).moves)]


def legal_moves(match: Match) -> Legal:
    """All moves of the side to move."""
    return legal(match.game.key, match.options.passing)


def offers(match: Match, seat: Seat) -> tuple[Pending, ...]:
    """What *seat* may propose now."""
    side = side_of(match, seat)
    if side is None or match.outcome is not None or match.pending is not None:
        return ()
    return ("draw", "take_back") if match.game.begun[side] else ("draw",)


def ways(position: Position, passing: Passing = "landing") -> Sequence[tuple[int, Path]]:
    """Every move of the side to move: the piece and a shortest way (WI-12)."""
    return [(each.piece, each.path) for each in legal(letters(position), passing).moves]


def awaited(match: Match) -> Sequence[Seat]:
    """Whose move it is; giving up and offering can be done at any time."""
    seat = to_move(match)
    return [] if seat is None or match.outcome is not None else [seat]
