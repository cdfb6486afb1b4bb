"""A contest: who meets whom on which deals, seats rotated, the same deals for all."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

from wormery.core import Millis, Refusal, agree
from wormery.games.catalogue import game_named
from wormery.research.arena.bots import check

SECOND = Millis(1000)


@dataclass(frozen=True)
class Contest:
    """Who plays what, how often, and how long they may think."""

    game: str
    bots: tuple[str, ...]
    games: int  # of every meeting
    seats: int
    options: Any
    seed: str = "arena"
    budget: Millis = SECOND
    logs: Path | None = None
    in_pairs: bool = False  # two bots meet at a time, else all of them

    @property
    def meetings(self) -> Sequence[tuple[int, ...]]:
        """Which bots meet each other, as their numbers."""
        bots = range(len(self.bots))
        return tuple(combinations(bots, 2)) if self.in_pairs else (tuple(bots),)


class Fixture(NamedTuple):
    """One game of a contest."""

    meeting: int
    deal: int
    rotation: int


def arranged(  # noqa: PLR0913 - what a contest is made of
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    seats: int | None = None,
    options: Any = None,
    in_pairs: bool = False,
) -> Contest:
    """A contest whose bots, seats and options are known to fit (TB-04).

    All bots sit at one table if it has the seats; where there are more bots, or with *in_pairs*,
    every two of them meet.
    """
    played = game_named(game)
    if len(bots) < 2 or games < 1:
        raise Refusal("TB-04", "a contest needs two bots and a game at least")
    for bot in bots:
        check(played, bot)
    if seats is None:
        fits = len(bots) in played.ABOUT.seats and not in_pairs
        seats = len(bots) if fits else played.ABOUT.seats[0]
    setup = agree(played.ABOUT, seats, {} if options is None else options)
    is_crowded = len(bots) > max(2, seats)
    return Contest(game, tuple(bots), games, seats, setup.options, in_pairs=in_pairs or is_crowded)


@cache
def lineups(bots: int, seats: int) -> Sequence[tuple[int, ...]]:
    """The ways to seat the bots: one after another, each of them first, turned by a seat each time.

    So every bot sits equally often, everywhere, even where the seats do not divide among them.
    """
    rows = [tuple((seat + bot) % bots for seat in range(seats)) for bot in range(bots)]
    return list(dict.fromkeys(row[turn:] + row[:turn] for row in rows for turn in range(seats)))


def rotations(contest: Contest) -> int:
    """How many games it takes until everybody has sat everywhere."""
    return len(lineups(len(contest.meetings[0]), contest.seats))


def lineup(contest: Contest, fixture: Fixture) -> tuple[int, ...]:
    """By seat: the number of the bot."""
    bots = contest.meetings[fixture.meeting]
    return tuple(bots[each] for each in lineups(len(bots), contest.seats)[fixture.rotation])


def fixtures(contest: Contest) -> Iterator[Fixture]:
    """All games: deal by deal, so that every meeting is about as far as the others."""
    turns = rotations(contest)
    deals = -(-contest.games // turns)
    for deal in range(deals):
        for meeting in range(len(contest.meetings)):
            for rotation in range(min(turns, contest.games - deal * turns)):
                yield Fixture(meeting, deal, rotation)
