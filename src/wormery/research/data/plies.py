"""The plies of one game, wherever it was played: what a row says, and what none ever says.

No name, no face, no id of a guest or of a table, no seed and no wall clock is in a ply; of who sat
where no more than whether it was a person, a program, or which level.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from wormery.bots.ladders import bots_of
from wormery.core import AnyGame, Millis, Outcome, Seat, encode

PERSON, PROGRAM, FREE = "person", "program", "free"


class Act(Struct, frozen=True):
    """What one command, or the clock, led to."""

    before: Any  # the state; None before the deal
    events: Sequence[Any]
    at: Millis
    seat: Seat | None  # None: time did it, or it was the deal


class WholeGame(Struct, frozen=True):
    """A game that is over, from its deal to its end."""

    game: AnyGame
    players: tuple[str, ...]  # by seat: person, program, or a level
    options: bytes  # JSON
    acts: Sequence[Act]
    outcome: Outcome


def kind_of(game: AnyGame, bot: str) -> str:
    """A level by its name; a program by nothing more, for its name may say anything."""
    return bot if bot in (*bots_of(game), "random", "easy", "strong") else PROGRAM


def rows(game: WholeGame, number: int) -> Iterator[dict[str, Any]]:
    """The rows of a game, in the order of its plies."""
    ending = {
        "winners": list(game.outcome.winners),
        "scores": [float(score) for score in game.outcome.scores],
        "reason": game.outcome.reason,
    }
    whole = {
        "game": game.game.ABOUT.name,
        "number": number,
        "players": list(game.players),
        "options": game.options.decode(),
        "plies": len(game.acts),
    }
    for ply, act in enumerate(game.acts):
        yield {
            **whole,
            "ply": ply,
            "at_ms": act.at,
            "seat": act.seat,
            "position": None if act.before is None else encode(act.before).decode(),
            "events": encode(act.events).decode(),
            **ending,
        }
