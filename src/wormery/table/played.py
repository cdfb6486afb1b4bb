"""What stays of a finished game in the lists of those who played it: who, and how it ended."""

from collections.abc import Sequence

from msgspec import Raw, Struct

from wormery.core import Outcome, Seat, decode, encode
from wormery.store.games import FinishedGame
from wormery.store.ids import GuestId
from wormery.table.fold import Step
from wormery.table.listing import ListedSeat
from wormery.table.seating.events import GameEnded
from wormery.table.seating.state import Seating


class PlayedGame(Struct, frozen=True):
    """A game as one who played it finds it again; of old games less is known."""

    game: str
    options: Raw
    seats: tuple[ListedSeat, ...]
    mine: tuple[Seat, ...] = ()
    outcome: Outcome | None = None


def finished_games(taken: Sequence[Step]) -> Sequence[FinishedGame]:
    """The games that these steps end, as they are listed; lessons are not."""
    return [_finished(step) for step in taken if _ends_game(step)]


def played_game(data: bytes) -> PlayedGame:
    """What was written down of a game."""
    read: PlayedGame = decode(PlayedGame, data)
    return read


def _ends_game(step: Step) -> bool:
    after, before = step.after.seating, step.before
    is_over = after.phase == "over" and (before is None or before.seating.phase != "over")
    return is_over and not after.lesson and _has_ended(step)


def _has_ended(step: Step) -> bool:
    """Not so where a count-down to another game was stopped."""
    return any(isinstance(event, GameEnded) for event in step.entry.events)


def _finished(step: Step) -> FinishedGame:
    seating = step.after.seating
    guests = dict.fromkeys(guest for guest, _ in seating.sat)
    told = tuple((guest, encode(_told(seating, guest))) for guest in guests)
    return FinishedGame(seating.games, step.entry.wall, told)


def _told(seating: Seating, guest: GuestId) -> PlayedGame:
    return PlayedGame(
        seating.game,
        seating.options,
        tuple(ListedSeat(chair.name, chair.bot, chair.face) for chair in seating.chairs),
        tuple(sorted(seat for who, seat in seating.sat if who == guest)),
        seating.outcome,
    )
