"""Another game between the same people: seats are passed on, and wins are counted."""

from pathlib import Path

import pytest

from tests.table.world import ANN, BEN, CAT, HandClock, add, begun, house, later, run
from wormery.core import Outcome, Seat, Setup
from wormery.games import tally, wormlord
from wormery.table.house import House, Open
from wormery.table.played import finished_games
from wormery.table.seating.commands import ChangeSeat, Leave, Ready, Sit
from wormery.table.seating.evening import NO_EVENING, counted, gathered
from wormery.table.seating.events import SeatsTurned
from wormery.table.seating.rules import Requester
from wormery.table.table import Table

SHORT = '{"goal":3}'


async def won(table: Table, winner: Requester) -> None:
    """Whoever begins counts to the goal at once."""
    assert table.seating.chairs[0].guest == winner.guest
    await table.ask(winner, f"move{table.version}", add(0, 3))
    assert table.seating.phase == "over"


async def again(at: House, table: Table, clock: HandClock, *people: Requester) -> None:
    """Everybody wants another game."""
    for who in people:
        seat = table.seating.seats_of(who.guest)[0]
        await table.ask(who, f"again{table.version}", Ready(seat))
    await later(at, table, clock, 3000)
    assert table.seating.phase == "playing"


def test_the_next_one_begins_and_wins_are_counted_by_person(tmp_path: Path) -> None:
    """TB-28"""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock) as at:
            table = await begun(at, clock, SHORT)
            await won(table, ANN)
            assert table.seating.evening.wins == (1, 0)
            await again(at, table, clock, ANN, BEN)
            assert table.seating.evening.wins == (0, 1)
            await won(table, BEN)
            await again(at, table, clock, BEN, ANN)
            await won(table, ANN)
            assert (table.seating.evening.wins, table.seating.evening.games) == ((2, 1), 3)

    run(scenario)


def test_who_has_chosen_another_seat_keeps_it_and_the_score(tmp_path: Path) -> None:
    """TB-28: passing on is for those who arrange nothing themselves."""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock) as at:
            table = await begun(at, clock, SHORT)
            await won(table, ANN)
            await table.ask(BEN, "leave", Leave(Seat(1)))
            await table.ask(ANN, "change", ChangeSeat(Seat(0), Seat(1)))
            await table.ask(BEN, "sit", Sit(Seat(0)))
            await again(at, table, clock, ANN, BEN)
            turned = [e for s in table.recent for e in s.entry.events if isinstance(e, SeatsTurned)]
            assert turned == []
            assert table.seating.evening.wins == (0, 1)

    run(scenario)


def test_another_company_begins_another_evening(tmp_path: Path) -> None:
    """TB-28"""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock) as at:
            table = await begun(at, clock, SHORT)
            await won(table, ANN)
            await table.ask(BEN, "leave", Leave(Seat(1)))
            table.arrive(CAT.guest)
            await table.ask(CAT, "sit", Sit(Seat(1)))
            await again(at, table, clock, ANN, CAT)
            assert table.seating.evening.wins == (0, 0)

    run(scenario)


def test_a_draw_is_nobodys_and_a_game_that_was_ended_does_not_count() -> None:
    """TB-28"""
    evening = counted(gathered(NO_EVENING, ("ann", "ben")), Outcome((), "equal", (0.5, 0.5)))
    assert (evening.wins, evening.games, evening.draws) == ((0, 0), 1, 1)
    assert counted(evening, None) == evening


@pytest.mark.parametrize(
    ("seats", "options", "turned"),
    [
        (2, wormlord.Options(), [1, 0]),
        (4, wormlord.Options(teams=(2, 2)), [2, 3, 0, 1]),
        (3, wormlord.Options(teams=(2, 1)), [0, 1, 2]),
        (2, wormlord.Options(handicaps=("loop",)), [0, 1]),
    ],
)
def test_partners_stay_together_and_a_handicap_stays_with_whom_it_is_for(
    seats: int, options: wormlord.Options, turned: list[int]
) -> None:
    """TB-28, WL-39"""
    assert list(wormlord.ABOUT.turned(Setup(seats, options))) == turned


def test_three_pass_the_seats_around() -> None:
    """TB-28"""
    assert list(tally.ABOUT.turned(Setup(3, None))) == [2, 0, 1]


def test_a_finished_game_is_listed_for_everybody_who_played_and_a_lesson_for_nobody(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock) as at:
            table = await begun(at, clock, SHORT)
            await won(table, ANN)
            (mine,) = await at.store.games_of(BEN.guest)
            assert (mine.key.table, mine.key.number, mine.code) == (table.id, 1, table.seating.code)
            assert finished_games([table.recent[0]]) == []
            assert await at.store.games_of(CAT.guest) == []
            lesson = await at.open(ANN, Open("tally", 2, sit=Seat(0), lesson=True))
            assert [each.table for each in await at.store.tables_of(ANN.guest)] == [table.id]
            await table.ask(ANN, "leave", Leave(Seat(0)))
            assert await at.store.find(lesson.seating.code) is not None

    run(scenario)
