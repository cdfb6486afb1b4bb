"""Those who play in a campaign go on by themselves, whatever happened to what they were doing."""

import asyncio
from random import Random

from wormery.chaos.people.device import TableDevice
from wormery.chaos.people.ledger import Ledger
from wormery.chaos.people.players import LegalGardener, strokes

VIEW = {"choices": {"can_ready": False, "can_tie": True}}


def test_a_rope_that_was_lost_with_its_connection_is_drawn_anew() -> None:
    """Nothing else happens at a table where everybody has lost the rope in hand."""

    async def scenario() -> list[int]:
        device = TableDevice("t", "token", [1], Ledger(), Random(1))
        gardener, begun = LegalGardener(Random(1), strokes()[:1]), list[int]()

        def consider() -> None:
            gardener.act(device, 0, VIEW)
            begun.append(device.connections)

        device.on_change = consider
        consider()
        device.connections += 1
        async with asyncio.timeout(10):
            while len(begun) < 2:
                await asyncio.sleep(0.01)
        still_drawing = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        return [len(begun), len(still_drawing)]

    assert asyncio.run(scenario()) == [2, 1]
