"""Signs of life: many connections, one timer."""

import asyncio

import pytest

from wormery.server.socket.pulse import Pulse


class Counted:
    """Counts how often it is asked."""

    def __init__(self) -> None:
        self.times = 0

    def pulse(self) -> None:
        """Once more."""
        self.times += 1


def test_everybody_is_asked_once_and_whoever_is_gone_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("wormery.server.socket.pulse.TICK_S", 0.02)

    async def scenario() -> None:
        pulse, soon, late, gone = Pulse(), Counted(), Counted(), Counted()
        pulse.after(0.05, soon)
        pulse.after(60, late)
        pulse.cancel(pulse.after(0.05, gone), gone)
        while not soon.times:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        assert (soon.times, late.times, gone.times) == (1, 0, 0)

    asyncio.run(scenario())


def test_nothing_ticks_when_nobody_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wormery.server.socket.pulse.TICK_S", 0.02)

    async def scenario() -> None:
        pulse, who = Pulse(), Counted()
        pulse.after(0.02, who)
        await asyncio.sleep(0.2)
        assert who.times == 1
        assert pulse._timer is None
        pulse.after(0.02, who)
        await asyncio.sleep(0.2)
        assert who.times == 2

    asyncio.run(scenario())
