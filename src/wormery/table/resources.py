"""What a house lends to all its tables."""

from collections.abc import Callable
from dataclasses import dataclass

from wormery.store.ids import TableId
from wormery.store.log import Log
from wormery.table.alarms import Alarms
from wormery.table.lease import HouseLease
from wormery.table.settings import HouseSettings


@dataclass(frozen=True)
class Resources:
    """One of each, shared by all tables."""

    log: Log
    alarms: Alarms
    settings: HouseSettings
    lease: HouseLease
    failed: Callable[[TableId], None]  # called when the store did not take what a table wrote
