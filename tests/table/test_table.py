"""A table's life: sitting down, agreeing, playing, pausing, ending and playing again."""

from pathlib import Path

import pytest
from msgspec import Raw

from tests.table.world import (
    ANN,
    BEN,
    CAT,
    HASTY,
    Diary,
    HandClock,
    add,
    begun,
    house,
    later,
    opened,
    run,
    why_not,
)
from wormery.core import Refusal, Seat
from wormery.table.seating.commands import (
    Arrange,
    ChangeSeat,
    Decline,
    Leave,
    Propose,
    Ready,
    SeatBot,
    Sit,
)
from wormery.table.table import Table


def phase(table: Table) -> str:
    """How far the table is."""
    return table.seating.phase


def test_all_ready_starts_a_countdown_with_a_fixed_time(tmp_path: Path) -> None:
    """TB-10"""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock) as at:
            table = await opened(at)
            await table.ask(ANN, "1", Sit(Seat(0)))
            await table.ask(BEN, "1", Sit(Seat(1)))
            await table.ask(ANN, "2", Ready(Seat(0)))
            assert phase(table) == "open"
            await table.ask(BEN, "2", Ready(Seat(1)))
            assert phase(table) == "counting"
            assert table.seating.starts == clock.moment + 3000
            await table.ask(BEN, "3", Ready(Seat(1), ready=False))
            assert phase(table) == "open"
            await table.ask(BEN, "4", Ready(Seat(1)))
            at.alarms.ring()
            await table.settle()
            assert phase(table) == "counting"
            await later(at, table, clock, 3000)
            assert phase(table) == "playing"

    run(scenario)


def test_a_game_with_a_countdown_of_its_own_begins_at_once(tmp_path: Path) -> None:
    """TB-10: nobody waits twice."""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock, HASTY) as at:
            table = await opened(at)
            for seat, who in enumerate((ANN, BEN)):
                await table.ask(who, "sit", Sit(Seat(seat)))
                await table.ask(who, "ready", Ready(Seat(seat)))
            assert phase(table) == "playing"
            assert table.seating.zero == clock.moment

    run(scenario)


def test_seats_are_taken_once_and_changed_before_the_game_only(tmp_path: Path) -> None:
    """TB-02, TB-07, TB-11"""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock) as at:
            table = await opened(at)
            await table.ask(ANN, "1", Sit(Seat(0)))
            assert await why_not(table, BEN, Sit(Seat(0))) == "TB-07"
            assert await why_not(table, BEN, Sit(Seat(2))) == "TB-02"
            assert await why_not(table, BEN, Leave(Seat(1))) == "TB-07"
            await table.ask(ANN, "2", ChangeSeat(Seat(0), Seat(1)))
            assert [c.name for c in table.seating.chairs] == ["", "Ann"]
            assert await why_not(table, BEN, ChangeSeat(Seat(1), Seat(0))) == "TB-02"
        async with house(tmp_path / "u.db", clock) as at:
            table = await begun(at, clock)
            assert await why_not(table, ANN, ChangeSeat(Seat(0), Seat(1))) == "TB-11"

    run(scenario)


def test_the_host_arranges_and_everybody_is_asked_anew(tmp_path: Path) -> None:
    """TB-04, TB-09"""

    async def scenario() -> None:
        async with house(tmp_path / "t.db", HandClock()) as at:
            table = await opened(at)
            await table.ask(ANN, "1", Sit(Seat(0)))
            await table.ask(BEN, "1", Sit(Seat(1)))
            await table.ask(ANN, "2", Ready(Seat(0)))
            assert await why_not(table, BEN, Arrange(2, Raw(b"{}"))) == "TB-09"
            assert await why_not(table, ANN, Arrange(9, Raw(b"{}"))) == "TB-04"
            assert await why_not(table, ANN, Arrange(2, Raw(b'{"goal":"x"}'))) == "TB-04"
            assert await why_not(table, ANN, Arrange(1, Raw(b"{}"))) == "TB-09"
            await table.ask(ANN, "3", Arrange(3, Raw(b'{"goal":5}')))
            assert len(table.seating.chairs) == 3
            assert not table.seating.chairs[0].ready
            assert bytes(table.seating.options) == b'{"goal":5,"limit":null}'

    run(scenario)


def test_a_move_is_shown_only_when_it_is_in_the_log(tmp_path: Path) -> None:
    """Acknowledged means durable."""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock) as at:
            table = await begun(at, clock)
            diary = Diary()
            table.observers.append(diary)
            for turn in range(6):
                version = await table.ask((ANN, BEN)[turn % 2], f"m{turn}", add(turn % 2))
                lines = await at.store.read(table.id)
                assert len(lines) == version == table.version == diary.steps[-1].version

    run(scenario)


def test_a_wish_sent_again_changes_nothing_and_hears_the_first_answer(tmp_path: Path) -> None:
    """Also after the server was started again."""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock) as at:
            table = await begun(at, clock)
            first = await table.ask(ANN, "m0", add(0, 3))
            with pytest.raises(Refusal):
                await table.ask(ANN, "m1", add(0))
            await table.ask(BEN, "m0", add(1))
            assert await table.ask(ANN, "m0", add(0, 3)) == first
            with pytest.raises(Refusal):  # by now it would be her turn: the first answer stays
                await table.ask(ANN, "m1", add(0))
            assert table.state.total == 4
            name = table.id
        async with house(tmp_path / "t.db", clock) as at:
            again = await at.table(name)
            assert again is not None
            assert await again.ask(ANN, "m0", add(0, 3)) == first
            assert again.state.total == 4

    run(scenario)


def test_only_the_owner_of_a_seat_plays_it(tmp_path: Path) -> None:
    """TB-02, TB-03, TB-11"""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock) as at:
            empty = await opened(at)
            await empty.ask(ANN, "1", Sit(Seat(0)))
            assert await why_not(empty, ANN, add(0)) == "TB-11"
            table = await begun(at, clock, '{"goal":3}')
            assert await why_not(table, BEN, add(0)) == "TB-02"
            assert await why_not(table, CAT, add(0)) == "TB-02"
            assert await why_not(table, ANN, add(7)) == "TB-02"
            await table.ask(ANN, "m", add(0, 3))
            assert phase(table) == "over"
            assert table.seating.outcome is not None
            assert table.seating.outcome.winners == (0,)
            assert await why_not(table, BEN, add(1)) == "TB-03"

    run(scenario)


def test_another_game_is_played_in_the_same_place(tmp_path: Path) -> None:
    """TB-10"""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock) as at:
            table = await begun(at, clock, '{"goal":3}')
            seed = table.seating.seed
            await table.ask(ANN, "m", add(0, 3))
            for seat, who in enumerate((ANN, BEN)):
                await table.ask(who, "again", Ready(Seat(seat)))
            await later(at, table, clock, 3000)
            assert phase(table) == "playing"
            assert table.seating.games == 2
            assert table.seating.seed != seed
            assert table.state.total == 0

    run(scenario)


def test_pausing_needs_everybody_who_is_here_and_stops_the_time(tmp_path: Path) -> None:
    """TB-12"""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock) as at:
            table = await begun(at, clock, '{"limit":10000}')
            clock.moment += 4000
            await table.ask(ANN, "p", Propose("pause"))
            assert phase(table) == "playing"
            assert await why_not(table, CAT, Propose("pause")) == "TB-02"
            assert await why_not(table, ANN, Propose("go_on")) == "TB-11"
            await table.ask(BEN, "d", Decline())
            assert table.seating.proposal is None
            assert await why_not(table, BEN, Decline()) == "TB-12"
            await table.ask(ANN, "p2", Propose("pause"))
            await table.ask(BEN, "p", Propose("pause"))
            assert phase(table) == "paused"
            assert await why_not(table, ANN, add(0)) == "TB-11"
            await later(at, table, clock, 1_000_000)
            assert table.state.total == 0
            assert table.state.turn == 0
            table.depart(BEN.guest)
            await table.ask(ANN, "g", Propose("go_on"))  # Ben is away: Ann alone decides
            assert phase(table) == "playing"
            assert table.seating.time(clock()) == 4000
            await later(at, table, clock, 5_999)
            assert table.state.turn == 0
            await later(at, table, clock, 1)
            assert table.state.turn == 1

    run(scenario)


def test_those_who_are_left_may_end_a_game(tmp_path: Path) -> None:
    """TB-12: nobody wins what was ended by agreement."""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock) as at:
            table = await begun(at, clock)
            table.depart(BEN.guest)
            await table.ask(ANN, "e", Propose("end"))
            assert phase(table) == "over"
            assert table.seating.outcome is None

    run(scenario)


def test_a_bot_keeps_an_away_seat_warm_until_its_owner_is_back(tmp_path: Path) -> None:
    """TB-13"""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock, bots=lambda _: frozenset({"simple"})) as at:
            table = await begun(at, clock)
            assert await why_not(table, ANN, SeatBot(Seat(1), "simple")) == "TB-13"
            table.depart(BEN.guest)
            assert await why_not(table, ANN, SeatBot(Seat(1), "nobody")) == "TB-13"
            assert await why_not(table, CAT, SeatBot(Seat(1), "simple")) == "TB-02"
            await table.ask(ANN, "b", SeatBot(Seat(1), "simple"))
            assert table.seating.chairs[1].bot == "simple"
            assert table.seating.chairs[1].guest == BEN.guest
            table.arrive(BEN.guest)
            await table.settle()
            assert table.seating.chairs[1].bot is None

    run(scenario)


def test_nobody_takes_over_a_second_seat_in_a_running_game(tmp_path: Path) -> None:
    """TB-14: whoever has seen one hand does not get another."""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock) as at:
            table = await begun(at, clock)
            await table.ask(BEN, "l", Leave(Seat(1)))
            assert await why_not(table, ANN, Sit(Seat(1))) == "TB-14"
            await table.ask(CAT, "s", Sit(Seat(1)))
            await table.ask(CAT, "l", Leave(Seat(1)))
            await table.ask(BEN, "s", Sit(Seat(1)))
            assert table.seating.chairs[1].guest == BEN.guest

    run(scenario)


def test_one_person_may_hold_several_seats(tmp_path: Path) -> None:
    """Hot-seat: a device is passed around."""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock) as at:
            table = await opened(at)
            await table.ask(ANN, "1", Sit(Seat(0)))
            await table.ask(ANN, "2", Sit(Seat(1), "Little Ann"))
            await table.ask(ANN, "3", Ready(Seat(0)))
            await table.ask(ANN, "4", Ready(Seat(1)))
            await later(at, table, clock, 3000)
            await table.ask(ANN, "5", add(0))
            await table.ask(ANN, "6", add(1))
            assert table.state.total == 2
            assert table.seating.chairs[1].name == "Little Ann"

    run(scenario)


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u0000b", "a\u202eb", "\u0301" * 5])
def test_names_are_short_and_visible(name: str, tmp_path: Path) -> None:
    """TB-08"""

    async def scenario() -> None:
        async with house(tmp_path / "t.db", HandClock()) as at:
            table = await opened(at)
            assert await why_not(table, ANN, Sit(Seat(0), name)) == "TB-08"

    run(scenario)
