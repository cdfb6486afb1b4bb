"""The campaign sees what it is there for: every harm to a log, or to a view, is counted."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tests.table.world import ANN, BEN, GAMES, HandClock, add, begun, house
from wormery.chaos.audit import Audit, audit
from wormery.chaos.people.ledger import Ledger

MOVES = 6
_SPOIL = "UPDATE entries SET data = CAST('{}' AS BLOB) WHERE version = 1"


async def _played(path: Path) -> Ledger:
    """A table of Tally, and what its two players know of it."""
    ledger, clock = Ledger(), HandClock()
    async with house(path, clock) as at:
        table = await begun(at, clock, '{"goal":1000}')
        ledger.open(table.id, "tally")
        for number in range(MOVES):
            version = await table.ask((ANN, BEN)[number % 2], f"m{number}", add(number % 2))
            ledger.acknowledge(table.id, f"m{number}", version)
            ledger.see(table.id, version)
    return ledger


def _audited(path: Path, harm: str) -> tuple[Audit, Ledger]:
    async def scenario() -> tuple[Audit, Ledger]:
        ledger = await _played(path)
        if harm:
            with sqlite3.connect(path) as file:
                file.execute(harm)
            file.close()
        return await audit(str(path), ledger, GAMES), ledger

    return asyncio.run(scenario())


def test_a_log_without_harm_is_clean(tmp_path: Path) -> None:
    found, ledger = _audited(tmp_path / "t.db", "")
    assert (found.lost, found.doubled, found.undone, found.unreadable) == (0, 0, 0, 0)
    assert found.entries == MOVES + 6
    assert ledger.examples == []


@pytest.mark.parametrize(
    ("harm", "lost", "doubled"),
    [
        ("DELETE FROM entries WHERE version = (SELECT max(version) FROM entries)", 2, 0),
        (
            "UPDATE entries SET data = CAST(replace(CAST(data AS TEXT), '\"m3\"', '\"m2\"')"
            " AS BLOB)",
            1,
            1,
        ),
        ("DELETE FROM entries", MOVES + 1, 0),
    ],
    ids=["the last is gone", "one stands there twice", "all are gone"],
)
def test_what_was_acknowledged_and_is_not_there_is_counted(
    harm: str, lost: int, doubled: int, tmp_path: Path
) -> None:
    found, ledger = _audited(tmp_path / "t.db", harm)
    assert (found.lost, found.doubled) == (lost, doubled)
    assert ledger.examples


def test_a_log_that_cannot_be_replayed_is_counted(tmp_path: Path) -> None:
    found, _ = _audited(tmp_path / "t.db", _SPOIL)
    assert found.unreadable == 1


def test_what_was_refused_and_is_there_all_the_same_is_counted(tmp_path: Path) -> None:
    async def scenario() -> Audit:
        path = tmp_path / "t.db"
        ledger = await _played(path)
        (book,) = ledger.tables.values()
        del book.acknowledged["m2"]
        book.refused.add("m2")
        return await audit(str(path), ledger, GAMES)

    assert asyncio.run(scenario()).undone == 1


def test_a_view_older_than_what_anybody_had_seen_is_stale() -> None:
    ledger = Ledger()
    ledger.open("t", "tally")
    ledger.see("t", 5)
    ledger.check("t", 5, ledger.tables["t"].highest, "a welcome")
    assert ledger.stale == 0
    ledger.check("t", 4, ledger.tables["t"].highest, "a welcome")
    assert ledger.stale == 1
    ledger.acknowledge("t", "a", 6)
    ledger.acknowledge("t", "a", 7)
    assert ledger.doubled == 1
