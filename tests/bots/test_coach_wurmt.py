"""The coach of Das Wurmt: a play from what the seat has seen and heard, and nothing else."""

from random import Random
from typing import Any

import pytest

from wormery.bots.coach_wurmt import COACH, hint
from wormery.core import Millis, Refusal, Seat, Setup, generator
from wormery.games.wurmt import Bed, Options, begin, evolve, tell, view

BUDGET = Millis(100)


def _dealt(seats: int) -> tuple[Bed, list[list[Any]]]:
    """A game at its first turn, and what every seat has heard."""
    bed: Bed | None = None
    heard: list[list[Any]] = [[] for _ in range(seats)]
    for event in begin(Setup(seats, Options()), generator("hints")):
        for seat in range(seats):
            news = tell(bed, event, Seat(seat))
            heard[seat] += [] if news is None else [news]
        bed = evolve(bed, event)
    assert bed is not None
    return bed, heard


@pytest.mark.parametrize("seats", [2, 4])
def test_a_hint_is_a_play_that_the_view_lists(seats: int) -> None:
    """Of the one whose turn it is."""
    bed, heard = _dealt(seats)
    seen = view(bed, bed.player)
    assert hint(seen, heard[bed.player], Random(1), BUDGET).command in seen.moves


def test_who_has_to_wait_gets_no_hint() -> None:
    """TB-11: neither another seat nor a spectator."""
    bed, heard = _dealt(2)
    for seat in (Seat(1 - bed.player), None):
        with pytest.raises(Refusal) as refused:
            hint(view(bed, seat), heard[0], Random(1), BUDGET)
        assert refused.value.rule == "TB-11"


def test_the_coach_gives_hints_only() -> None:
    """It has no reviews and no puzzles."""
    assert COACH.subjects == ("hint",)
