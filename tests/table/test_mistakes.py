"""A bug in a game is our mistake, not the players': nothing changes, and the table goes on."""

import asyncio
from pathlib import Path

import pytest

from tests.table.world import ANN, BEN, HandClock, add, begun, house
from wormery.core import Refusal
from wormery.games import tally


def test_a_bug_refuses_the_wish_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """TB-17"""

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock) as at:
            table = await begun(at, clock)
            version = table.version
            with monkeypatch.context() as patched:
                patched.setattr(tally, "decide", broken)
                with pytest.raises(Refusal) as refused:
                    await table.ask(ANN, "broken", add(0, 1))
            assert refused.value.rule == "TB-17"
            assert table.version == version
            await table.ask(ANN, "mended", add(0, 1))
            await table.ask(BEN, "answer", add(1, 1))
            assert table.version > version

    asyncio.run(scenario())
