"""The caretaker: a guest who is always in while the house is open, so that gaps can be told."""

from wormery.store.directory import Directory, Guest
from wormery.store.ids import GuestId, Moment

_ID = GuestId("caretaker")
_KEY = b"caretaker"  # no token hashes to it: hashes are longer


async def last_seen(directory: Directory) -> Moment | None:
    """When a server was last known to be up; None if there never was one."""
    caretaker = await directory.guest_by_token_hash(_KEY)
    return None if caretaker is None else caretaker.seen


async def sign_in(directory: Directory, now: Moment) -> None:
    """The house is open at this moment."""
    await directory.save_guest(Guest(_ID, _KEY, "", now, now))
