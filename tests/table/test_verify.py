"""Fair chance: a log is checked against its seed, step by step."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.table.world import ANN, BEN, TALLY, HandClock, add, begun, house
from wormery.core import Refusal, commitment
from wormery.table.updates import seating_view
from wormery.table.verify import verify


@pytest.fixture(scope="module")
def lines(tmp_path_factory: pytest.TempPathFactory) -> Sequence[bytes]:
    """The log of a whole game."""
    path: Path = tmp_path_factory.mktemp("verify")

    async def scenario() -> Sequence[bytes]:
        clock = HandClock()
        async with house(path / "t.db", clock) as at:
            table = await begun(at, clock, '{"goal":4}')
            shown = seating_view(table.seating)
            assert shown.seed is None
            assert shown.commitment == commitment(table.seating.seed)
            await table.ask(ANN, "1", add(0, 3))
            await table.ask(BEN, "1", add(1, 1))
            assert seating_view(table.seating).seed == table.seating.seed
            return await at.store.read(table.id)

    return asyncio.run(scenario())


def test_an_honest_log_is_found_honest(lines: Sequence[bytes]) -> None:
    """The deal follows from the seed, and the outcome from the last state."""
    (checked,) = verify(TALLY, lines)
    assert checked.deal_follows
    assert checked.outcome_follows
    assert checked.over
    assert checked.outcome is not None
    assert checked.outcome.winners == (1,)


def test_a_changed_seed_is_found_out(lines: Sequence[bytes]) -> None:
    """Whoever deals first and looks for a seed afterwards is found out."""
    seed = verify(TALLY, lines)[0].seed
    forged = [line.replace(seed.encode(), b"0" * len(seed)) for line in lines]
    assert not verify(TALLY, forged)[0].deal_follows


def test_a_changed_outcome_is_found_out(lines: Sequence[bytes]) -> None:
    """The winner in the log has to be the winner of the game."""
    forged = [line.replace(b'"winners":[1]', b'"winners":[0]') for line in lines]
    assert not verify(TALLY, forged)[0].outcome_follows


def test_a_broken_log_is_refused(lines: Sequence[bytes]) -> None:
    """TB-20"""
    with pytest.raises(Refusal, match="TB-20"):
        verify(TALLY, [*lines[:-1], b"{}"])


def test_a_running_game_is_checked_as_far_as_it_is(lines: Sequence[bytes]) -> None:
    """Without an outcome."""
    (checked,) = verify(TALLY, lines[:-1])
    assert checked.deal_follows
    assert not checked.over
