"""The coach of Das Wurmt: a play from what the seat has seen and heard, and nothing else."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.bots.wurmt.listeners import heard_by_all
from wormery.bots.wurmt import levels as ladder
from wormery.bots.wurmt import reading
from wormery.bots.wurmt.levels import Mind, Player, knowing
from wormery.coaches.wurmt import COACH, hint, reason
from wormery.core import Millis, Refusal, Seat, Setup, generator
from wormery.games.wurmt import Bed, Options, begin, decide, evolve, tell, view

BUDGET, LONG = Millis(100), Millis(10**12)


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


def test_reasons_come_true(monkeypatch: pytest.MonkeyPatch) -> None:
    """DW-12 to DW-17: promised points are taken, where it is safe none are lost, chances hold.

    Reading has a number of worlds instead of a time, so that the games are the same everywhere.
    """
    monkeypatch.setattr(ladder, "READING", 1e6)
    monkeypatch.setattr(reading, "WORLDS", 60)
    given: Counter[str | None] = Counter()
    scored, promised = 0, 0.0
    for game in range(6):
        players = [Player(Mind(knowing(0.0), knows_people=True)) for _ in range(3)]
        events, rng = begin(Setup(3, Options()), generator(f"reasons {game}")), Random(game)
        bed: Bed | None = None
        while True:
            bed = heard_by_all(players, bed, events)
            if bed.over:
                break
            seat, seen = bed.player, view(bed, bed.player)
            command = players[seat].choose(seen, (), rng, LONG)
            table = players[seat].table
            assert command is not None
            assert table is not None
            why, points, tenths = reason(table, command)
            events = decide(bed, seat, command, bed.now)
            after = bed
            for event in events:
                after = evolve(after, event)
            gained = view(after, seat).scores[seat] - seen.scores[seat]
            given[why] += 1
            if why == "takes":
                assert gained == points > 0
            elif why in {"safe", "looks"}:
                assert gained == 0
            elif why == "likely":
                assert 4 <= tenths <= 9
                scored += gained > 0
                promised += tenths / 10
    assert min(given[why] for why in ("takes", "likely", "safe", "looks")) > 0
    assert 0.7 * promised < scored < 1.3 * promised
