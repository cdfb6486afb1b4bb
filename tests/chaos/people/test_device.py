"""A device of a campaign does as a page does: whoever is done looks what to do next."""

import json
from random import Random

from wormery.chaos.people.device import TableDevice
from wormery.chaos.people.ledger import Ledger

OPEN = {"phase": "open", "seats": [{"ready": True}, {"ready": False}]}


def test_whoever_was_shown_a_seat_before_it_was_acknowledged_looks_again() -> None:
    """The last one to sit down hears nothing more by itself: the table would stand still."""
    ledger = Ledger()
    ledger.open("t", "wurmt")
    device = TableDevice("t", "token", [1], ledger, Random(1))
    waiting: list[int] = []
    device.on_change = lambda: waiting.append(len(device.outbox))
    _receive(device, type="welcome", version=3, seats=[], resumed=False)
    _receive(device, type="shown", version=3, seat=None, table=OPEN, view=None)
    request_id = device.ask({"type": "sit", "seat": 1})
    _receive(device, type="yours", seats=[1])
    _receive(device, type="shown", version=4, seat=1, table=OPEN, view=None)
    assert waiting[-1] == 1
    _receive(device, type="update", version=4, seat=1, request_id=request_id)
    assert waiting[-1] == 0


def _receive(device: TableDevice, **message: object) -> None:
    device.received(None, json.dumps(message).encode())  # type: ignore[arg-type] # no connection
