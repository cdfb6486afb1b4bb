"""What servers tell each other about tables; whatever is lost, the log repairs."""

from msgspec import Struct

from wormery.store.ids import GuestId, TableId, Version
from wormery.store.leases import Owner


class NewVersion(Struct, frozen=True, tag="new_version"):
    """Something has happened at a table."""

    table: TableId
    version: Version


class GuestMoved(Struct, frozen=True, tag="presence"):
    """A guest has come to a table, or gone."""

    table: TableId
    guest: GuestId
    here: bool


class Missed(Struct, frozen=True, tag="missed"):
    """Messages may have been lost: look into the log."""

    table: TableId


class Wanted(Struct, frozen=True, tag="wanted"):
    """Somebody asks another server for a table that this one holds."""

    table: TableId  # the holder's own channel
    wanted: TableId


PeerMessage = NewVersion | GuestMoved | Missed | Wanted


def channel(owner: Owner) -> TableId:
    """Where a server listens for what is meant for it alone."""
    return TableId(f"server:{owner}")
