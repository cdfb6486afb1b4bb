"""Players of Wormi who meet on boards of the kernel."""

from pathlib import Path
from time import perf_counter, process_time

import pytest

from wormery.bots.wormi import speed
from wormery.core.compiled import warm_up
from wormery.research.wormi.meet import contestant, game, meetings, told


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    warm_up()


@pytest.mark.parametrize("name", ["feeler", "spoiler"])
def test_who_meets_oneself_on_both_sides_of_a_deal_gets_half(name: str) -> None:
    """WI-18"""
    same = contestant(name), contestant(name)
    first, second = (game(same, "even", 1, side) for side in (0, 1))
    assert first.points + second.points == 1
    assert first.moves == second.moves
    assert first.ahead == -second.ahead != 0


def test_a_game_tells_how_many_moves_the_loser_still_needed() -> None:
    """WI-14"""
    pair = contestant("planner@20"), contestant("feeler")
    games = [game(pair, "lead", deal, side) for deal in range(2) for side in (0, 1)]
    assert all((each.ahead > 0) == (each.points == 1) for each in games)
    assert all(abs(each.ahead) >= 1 for each in games)
    assert sum(each.points for each in games) > 2


def test_a_name_may_say_the_milliseconds_of_a_move() -> None:
    """Else it is a tenth of a second."""
    assert contestant("8@300").millis == 300
    for name in ("weigher", "weigher-wide", "planner-twice"):
        assert contestant(name).millis == 100


def test_games_that_are_on_record_are_not_played_again(tmp_path: Path) -> None:
    """So a meeting can go on where it was left."""
    record, names = tmp_path / "games.jsonl", ["feeler", "spoiler", "collector"]
    some = [*meetings(names, 2, "kept", record)]
    before = record.read_bytes()
    assert len(before.splitlines()) == len(some) == 6
    again = [*meetings(names, 2, "kept", record)]
    assert again == some
    assert record.read_bytes() == before
    more = [*meetings(names, 4, "kept", record)]
    assert [both[:2] for both in more if len(both) == 4] == [some[1], some[3], some[5]]
    record.write_bytes(before[:-9])  # the last line was cut short
    assert len([*meetings(names, 2, "kept", record)]) == 6
    assert record.read_bytes().splitlines()[:5] == before.splitlines()[:5]
    assert len(record.read_bytes().splitlines()) == 6


def test_what_is_told_of_a_meeting() -> None:
    """Points and leads with what chance may have added, deals won and lost by either side."""
    (*_, games) = meetings(["feeler", "collector"], 4, "told", None)
    text = told(games)
    assert text.startswith("feeler - collector: ")
    assert " of 4 games, ahead " in text
    assert "ms a move, deals won twice " in text


def test_time_can_be_what_the_processor_works(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a busy machine changes nothing."""
    monkeypatch.setattr(speed.SPEED, "clock", perf_counter)
    speed.think_by_the_processor()
    before = process_time()
    assert before <= speed.now() <= process_time()
