"""Virtual time: what is due happens in its order, and processes stand still or die."""

import asyncio

import pytest

from wormery.simulation.world import START, Process, Spinning, World


def test_time_passes_only_for_what_is_due() -> None:
    """An hour takes no time, and things happen in their order."""
    world = World()
    process = Process(world, "one")
    told: list[tuple[str, float]] = []

    async def wait(name: str, seconds: float) -> None:
        await asyncio.sleep(seconds)
        told.append((name, world.now - START))

    for name, seconds in (("late", 3600.0), ("soon", 1.0), ("at once", 0.0)):
        process.create_task(wait(name, seconds))
    world.run(START + 4000)
    assert told == [("at once", 0.0), ("soon", 1.0), ("late", 3600.0)]


def test_a_paused_process_does_afterwards_what_was_due() -> None:
    """And a dead one never."""
    world = World()
    paused, dead, other = (Process(world, name) for name in ("paused", "dead", "other"))
    told: list[tuple[str, float]] = []
    for process in (paused, dead):
        process.call_later(1.0, lambda name=process.name: told.append((name, world.now - START)))
    paused.pause()
    other.call_later(0.5, dead.kill)
    other.call_later(9.0, paused.resume)
    world.run(START + 20)
    assert told == [("paused", 9.0)]


def test_a_cancelled_timer_does_nothing() -> None:
    """As on any event loop."""
    world = World()
    process = Process(world, "one")
    told: list[str] = []
    process.call_later(1.0, told.append, "never").cancel()
    world.run(START + 2)
    assert told == []


def test_going_round_in_circles_is_noticed() -> None:
    """Without any time going by, nothing would ever end."""
    world = World()
    process = Process(world, "one")

    def again() -> None:
        process.call_soon(again)

    again()
    with pytest.raises(Spinning):
        world.run(START + 1)
