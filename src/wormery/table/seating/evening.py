"""The score of the evening: how often each has won since the same people sit together (TB-28)."""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from wormery.core import Outcome


class Evening(Struct, frozen=True, gc=False):
    """How many games the same company has played here, and who won how many."""

    company: tuple[str, ...] = ()  # who plays, by seat
    wins: tuple[int, ...] = ()  # by seat
    games: int = 0  # those that have ended with an outcome
    draws: int = 0


NO_EVENING = Evening()


def gathered(evening: Evening, company: Sequence[str]) -> Evening:
    """The score as a game begins: carried on by the same company, wherever each sits by now."""
    if Counter(company) != Counter(evening.company):
        return Evening(tuple(company), (0,) * len(company))
    left = list(zip(evening.company, evening.wins, strict=True))
    wins = [left.pop(next(i for i, one in enumerate(left) if one[0] == who))[1] for who in company]
    return replace(evening, company=tuple(company), wins=tuple(wins))


def counted(evening: Evening, outcome: Outcome | None) -> Evening:
    """The score after a game; one that those at the table ended counts for nobody."""
    if outcome is None:
        return evening
    wins = tuple(won + (seat in outcome.winners) for seat, won in enumerate(evening.wins))
    return replace(
        evening, wins=wins, games=evening.games + 1, draws=evening.draws + (not outcome.winners)
    )
