"""A log grows by play; what is asked around it has a measure (TB-25), and so has play (TB-29)."""

import asyncio
from itertools import count
from pathlib import Path
from typing import cast

import pytest
from msgspec import Raw

from tests.table.world import ANN, BEN, HandClock, add, begun, house, later, opened, why_not
from wormery.core import AnyGame, Refusal, Seat
from wormery.games import wurmt
from wormery.table.house import Open
from wormery.table.requests import Play
from wormery.table.seating.commands import (
    Decline,
    Leave,
    Propose,
    Ready,
    Sit,
    TableCommand,
)
from wormery.table.seating.rules import Requester
from wormery.table.table import Table

_ASKED = count()


class Insistent:
    """Somebody who asks and asks."""

    def __init__(self, table: Table, who: Requester) -> None:
        self._table = table
        self._who = who

    async def ask(self, what: TableCommand) -> str:
        """The rule that forbids it, or nothing."""
        try:
            await self._table.ask(self._who, f"i{next(_ASKED)}", what)
        except Refusal as refusal:
            return refusal.rule
        return ""

    async def toggle(self) -> str:
        """Be ready, or no longer."""
        return await self.ask(Ready(Seat(0), ready=not self._table.seating.chairs[0].ready))


def test_whoever_asks_again_and_again_waits_a_moment(tmp_path: Path) -> None:
    """TB-25: 60 at once, then one every two seconds; a refusal costs nothing (TB-06)."""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock) as at:
            table = await opened(at)
            ann, ben = Insistent(table, ANN), Insistent(table, BEN)
            assert await ann.ask(Sit(Seat(0))) == ""
            assert {await ann.toggle() for _ in range(59)} == {""}
            version = table.version
            assert {await ann.toggle() for _ in range(500)} == {"TB-25"}
            assert table.version == version
            assert await ben.ask(Sit(Seat(1))) == ""  # nobody else has to wait
            clock.moment += 2_000
            assert [await ann.toggle() for _ in range(2)] == ["", "TB-25"]
            clock.moment += 3_600_000
            assert {await ann.toggle() for _ in range(60)} == {""}
            assert await ann.toggle() == "TB-25"

    asyncio.run(scenario())


def test_a_table_where_nobody_plays_stops_growing(tmp_path: Path) -> None:
    """TB-25: however patient people are; they may still get ready, play, and go on."""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock, most_without_move=100) as at:
            table = await opened(at)
            ann, ben = Insistent(table, ANN), Insistent(table, BEN)
            assert (await ann.ask(Sit(Seat(0))), await ben.ask(Sit(Seat(1)))) == ("", "")
            for _ in range(300):
                clock.moment += 60_000
                await ann.toggle()
            assert (table.version, table.seating.chairs[0].ready) == (100, True)
            name = table.id
            await at.sweep()
            again = await at.table(name)  # the log remembers, too
            assert again is not None
            ann, ben = Insistent(again, ANN), Insistent(again, BEN)
            assert await ann.ask(Ready(Seat(0), ready=False)) == "TB-25"
            assert await ben.ask(Ready(Seat(1))) == ""
            clock.moment += 3_000
            at.alarms.ring()
            await again.settle()
            assert again.seating.phase == "playing"
            assert await ann.ask(Propose("pause")) == "TB-25"
            await again.ask(ANN, "m", add(0))
            assert await ann.ask(Propose("pause")) == ""

    asyncio.run(scenario())


def test_a_game_that_is_only_talked_about_stops_growing(tmp_path: Path) -> None:
    """TB-25: proposals and refusals, and games that end before anybody moves."""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock, most_without_move=50) as at:
            table = await begun(at, clock)
            ann, ben = Insistent(table, ANN), Insistent(table, BEN)
            for turn in range(200):
                clock.moment += 60_000
                await (ann.ask(Propose("pause")) if turn % 2 else ben.ask(Decline()))
            for _ in range(100):
                clock.moment += 60_000
                for who in (ann, ben):
                    await who.ask(Propose("end"))
                for seat, who in enumerate((ann, ben)):
                    await who.ask(Ready(Seat(seat)))
                at.alarms.ring()
                await table.settle()
            assert table.version <= 60
            assert await ben.ask(Leave(Seat(1))) == ""

    asyncio.run(scenario())


def test_a_small_party_never_notices(tmp_path: Path) -> None:
    """TB-25: a hundred games in a row at one table."""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock, most_without_move=20) as at:
            table = await begun(at, clock, '{"goal":3}')
            sitting = (ANN, BEN)
            for number in range(100):
                await table.ask(sitting[0], f"m{number}", add(0, 3))
                for seat, who in enumerate(sitting):
                    await table.ask(who, f"again{number}", Ready(Seat(seat)))
                sitting = (sitting[1], sitting[0])  # TB-28
                clock.moment += 4_000
                at.alarms.ring()
                await table.settle()
            assert table.seating.games == 101

    asyncio.run(scenario())


def test_nobody_makes_moves_for_ever(tmp_path: Path) -> None:
    """TB-29: whoever has used up the moves of a game may still end it, and plays the next."""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock, most_moves=5) as at:
            table = await begun(at, clock, '{"goal":1000}')
            for number in range(10):
                await table.ask((ANN, BEN)[number % 2], f"m{number}", add(number % 2))
            assert await why_not(table, ANN, add(0)) == "TB-29"
            assert table.state.total == 10
            for who in (ANN, BEN):
                await table.ask(who, "end", Propose("end"))
            for seat, who in enumerate((ANN, BEN)):
                await table.ask(who, "again", Ready(Seat(seat)))
            clock.moment += 4_000
            at.alarms.ring()
            await table.settle()
            await table.ask(ANN, "first", add(0))
            assert table.state.total == 1

    asyncio.run(scenario())


def test_a_card_is_not_taken_back_and_laid_for_ever(tmp_path: Path) -> None:
    """TB-29: in Das Wurmt, where a move can be taken back as often as one likes (DW-35)."""

    async def scenario() -> None:
        clock, game = HandClock(), cast("AnyGame", wurmt)
        async with house(tmp_path / "t.db", clock, game, most_moves=50) as at:
            table = await at.open(ANN, Open("wurmt", 2, Raw(b'{"first":0}')))
            for seat, who in enumerate((ANN, BEN)):
                table.arrive(who.guest)
                await table.ask(who, "sit", Sit(Seat(seat)))
                await table.ask(who, "ready", Ready(Seat(seat)))
            await later(at, table, clock, 3000)
            refused = set()
            for number in range(200):
                moves = wurmt.moves(table.state, Seat(0))
                back = [each for each in moves if isinstance(each, wurmt.TakeBack)]
                lays = [each for each in moves if isinstance(each, wurmt.Lay)]
                try:
                    await table.ask(ANN, f"m{number}", Play(Seat(0), (back or lays)[0]))
                except Refusal as refusal:
                    refused.add(refusal.rule)
            assert refused == {"TB-29"}
            assert table.version < 60

    asyncio.run(scenario())


@pytest.mark.parametrize("patience", [1, 5])
def test_how_much_may_be_asked_is_a_setting(patience: int, tmp_path: Path) -> None:
    """TB-25"""

    async def scenario() -> None:
        async with house(tmp_path / "t.db", HandClock(), requests_at_once=patience) as at:
            ann = Insistent(await opened(at), ANN)
            assert await ann.ask(Sit(Seat(0))) == ""
            answers = [await ann.toggle() for _ in range(patience)]
            assert answers == [""] * (patience - 1) + ["TB-25"]

    asyncio.run(scenario())
