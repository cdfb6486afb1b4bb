"""Whoever was first is first, near or far: acts that others may want, too, wait for each other."""

import asyncio
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.table.world import ANN, BEN, SCRAMBLE, HandClock, add, begun, house
from wormery.core import Millis, Seat
from wormery.games import tally
from wormery.knots import attempt
from wormery.table.contests import MOST_LAG, WAIT, given_at
from wormery.table.house import House
from wormery.table.requests import Accepted, BotRequest, GuestRequest, Lost, Play, Refused, Reply
from wormery.table.seating.commands import Propose, SeatBot
from wormery.table.table import Table

OVER = Refused("TB-03", "the game is over")


@dataclass(frozen=True)
class Tap:
    """Somebody acts at a moment of the game, so many milliseconds away from the table."""

    seat: int
    moment: int
    away: int

    @property
    def arrives(self) -> int:
        """When the table hears of it."""
        return self.moment + self.away

    def request(self, replies: list[tuple[int, Reply]]) -> GuestRequest:
        """As a session would pass it on."""
        at = given_at(Millis(self.arrives), Millis(2 * self.away))
        play = Play(Seat(self.seat), tally.Add(1), at)
        requester = (ANN, BEN)[self.seat]
        return GuestRequest(
            requester,
            f"tap{self.moment}",
            play,
            lambda _, reply: replies.append((self.seat, reply)),
        )


async def scramble(at: House, clock: HandClock, *taps: Tap) -> list[tuple[int, Reply]]:
    """Let people tap, each from afar; who was answered what, in order."""
    table = await begun(at, clock, '{"goal":1}')
    start, replies = clock.moment, list[tuple[int, Reply]]()
    for tap in sorted(taps, key=lambda tap: tap.arrives):
        clock.moment = start + tap.arrives
        await _ring(at, table)
        table.post(tap.request(replies))
    clock.moment += WAIT
    await _ring(at, table)
    return replies


async def _ring(at: House, table: Table) -> None:
    at.alarms.ring()
    await table.settle()


def scrambling(path: Path, clock: HandClock) -> AbstractAsyncContextManager[House]:
    """A house where Tally has no turns."""
    return house(path / "t.db", clock, SCRAMBLE)


@pytest.mark.parametrize(
    ("ann", "ben", "winner", "why"),
    [
        (Tap(0, 1000, 80), Tap(1, 1030, 20), 0, "75 of her 80 ms are made good"),
        (Tap(0, 1000, 80), Tap(1, 1000, 20), 1, "but not all 80"),
        (Tap(0, 1000, 200), Tap(1, 1130, 20), 0, "75 of 200 ms, and he was later still"),
        (Tap(0, 1000, 200), Tap(1, 1100, 20), 1, "no more than 75 ms are made good"),
        (Tap(0, 1000, 200), Tap(1, 1000, 200), 0, "as far away, the first to arrive"),
        (Tap(0, 1000, 20), Tap(1, 999, 20), 1, "by a single millisecond"),
        (Tap(0, 1000, 20), Tap(1, 1001, 0), 0, "he arrives first and still was later"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_earliest_act_wins_near_or_far(
    tmp_path: Path, ann: Tap, ben: Tap, winner: int, why: str
) -> None:
    """WL-22, with 20, 80 and 200 ms between a hand and the table."""

    async def scenario() -> None:
        clock = HandClock()
        async with scrambling(tmp_path, clock) as at:
            first, second = await scramble(at, clock, ann, ben)
            assert first[0] == winner, why
            assert isinstance(first[1], Accepted)
            assert second == (1 - winner, OVER)

    asyncio.run(scenario())


def test_nothing_is_told_before_it_is_settled(tmp_path: Path) -> None:
    """It waits 150 ms from when it was given, then it is written and acknowledged."""

    async def scenario() -> None:
        clock = HandClock()
        async with scrambling(tmp_path, clock) as at:
            table = await begun(at, clock)
            start, replies = clock.moment, list[tuple[int, Reply]]()
            clock.moment = start + 1080
            table.post(Tap(0, 1000, 80).request(replies))  # given at 1005
            await _ring(at, table)
            assert (replies, table.state.total, table.due()) == ([], 0, start + 1155)
            assert not table.quiet
            clock.moment = start + 1154
            await _ring(at, table)
            assert table.state.total == 0
            clock.moment = start + 1155
            await _ring(at, table)
            assert table.state.total == 1
            assert table.recent[-1].entry.at == 1005
            assert isinstance(replies[0][1], Accepted)
            assert table.due() is None

    asyncio.run(scenario())


def test_nobody_dates_an_act_back_further_than_it_waits(tmp_path: Path) -> None:
    """However long ago somebody claims to have acted, 150 ms is all."""

    async def scenario() -> None:
        clock = HandClock()
        async with scrambling(tmp_path, clock) as at:
            table = await begun(at, clock)
            clock.moment += 1000
            await table.ask(ANN, "old", Play(Seat(0), tally.Add(1), Millis(3)))
            assert table.recent[-1].entry.at == 850
            clock.moment += 1000
            coming = asyncio.create_task(
                table.ask(ANN, "new", Play(Seat(0), tally.Add(1), Millis(9_999)))
            )
            await asyncio.sleep(0)
            clock.moment += WAIT
            await _ring(at, table)
            await coming
            assert table.recent[-1].entry.at == 2000

    asyncio.run(scenario())


def test_a_hand_that_waits_keeps_its_own_order(tmp_path: Path) -> None:
    """What somebody does next comes next, whatever its date."""

    async def scenario() -> None:
        clock = HandClock()
        async with scrambling(tmp_path, clock) as at:
            table = await begun(at, clock, '{"goal":2}')
            start, replies = clock.moment, list[tuple[int, Reply]]()
            clock.moment = start + 1000
            table.post(Tap(0, 1000, 0).request(replies))
            clock.moment = start + 1010
            late = Play(Seat(0), tally.Add(3), Millis(900))
            table.post(
                GuestRequest(ANN, "second", late, lambda _, reply: replies.append((9, reply)))
            )
            clock.moment = start + 1200
            await _ring(at, table)
            assert [who for who, _ in replies] == [0, 9]
            assert table.state.total == 4

    asyncio.run(scenario())


def test_what_falls_due_comes_after_what_was_done_before(tmp_path: Path) -> None:
    """WL-46: time is up 1000 ms after the last act; what was given before counts."""

    async def scenario() -> None:
        clock = HandClock()
        async with scrambling(tmp_path, clock) as at:
            table = await begun(at, clock, '{"limit":1000}')
            start, replies = clock.moment, list[tuple[int, Reply]]()
            clock.moment = start + 995
            table.post(Tap(1, 990, 5).request(replies))
            clock.moment = start + 1000
            await _ring(at, table)
            assert _played(table) == [tally.Added(Seat(1), 1, Millis(990))]
            clock.moment = start + 1995
            table.post(Tap(0, 1990, 5).request(replies))
            clock.moment = start + 2300
            await _ring(at, table)
            assert _played(table)[1:] == [
                tally.Dozed(Seat(0), Millis(1990)),
                tally.Added(Seat(0), 1, Millis(1990)),
            ]

    asyncio.run(scenario())


def _played(table: Table) -> list[object]:
    happened = [each for step in table.recent for each in step.happenings]
    return [each.event for each in happened if each.state]


def test_bots_wait_like_everybody(tmp_path: Path) -> None:
    """TB-13"""

    async def scenario() -> None:
        clock = HandClock()
        known = frozenset({"quick"})
        async with house(tmp_path / "t.db", clock, SCRAMBLE, bots=lambda _: known) as at:
            table = await begun(at, clock, '{"goal":1}')
            table.depart(BEN.guest)
            await table.ask(ANN, "bot", SeatBot(Seat(1), "quick"))
            start, replies = clock.moment, list[tuple[int, Reply]]()
            clock.moment = start + 1050
            bot = Play(Seat(1), tally.Add(1))
            table.post(BotRequest("quick", bot, lambda reply: replies.append((1, reply))))
            clock.moment = start + 1080
            table.post(Tap(0, 1000, 80).request(replies))
            clock.moment = start + 1300
            await _ring(at, table)
            assert [who for who, _ in replies] == [0, 1]
            assert replies[1][1] == OVER

    asyncio.run(scenario())


def test_what_waits_is_refused_by_a_pause_and_lost_with_the_table(tmp_path: Path) -> None:
    """TB-11: nothing is played while the game is paused."""

    async def scenario() -> None:
        clock = HandClock()
        async with scrambling(tmp_path, clock) as at:
            table = await begun(at, clock)
            replies: list[tuple[int, Reply]] = []
            table.post(Tap(0, 0, 0).request(replies))
            for who in (ANN, BEN):
                await table.ask(who, "pause", Propose("pause"))
            assert replies == [(0, Refused("TB-11", "the game is paused"))]
            for who in (ANN, BEN):
                await table.ask(who, "on", Propose("go_on"))
            clock.moment += 1000
            table.post(Tap(0, 1000, 0).request(replies))
        assert replies[1] == (0, Lost())

    asyncio.run(scenario())


def test_a_game_of_turns_does_not_wait(tmp_path: Path) -> None:
    """An ordinary move is answered at the moment it came."""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock) as at:
            table = await begun(at, clock)
            clock.moment += 1000
            await table.ask(ANN, "m", add(0))
            assert table.recent[-1].entry.wall == clock.moment

    asyncio.run(scenario())


def test_tables_and_knots_agree_on_what_is_fair() -> None:
    """The same credit for a tap as for a rope."""
    assert (WAIT, WAIT, MOST_LAG) == (attempt.SETTLE, attempt.CREDIT, attempt.MOST_LAG)
