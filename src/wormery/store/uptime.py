"""When a server was last up, so that the time without one can be told.

It is kept as a guest of its own, who is seen as long as a server runs.
"""

from wormery.store.directory import Directory, Guest
from wormery.store.ids import GuestId, Moment

_ID = GuestId("caretaker")
_KEY = b"caretaker"  # no token hashes to it: hashes are longer


async def last_seen(directory: Directory) -> Moment | None:
    """When a server was last known to be up; None if there never was one."""
    kept = await directory.guest_by_token_hash(_KEY)
    return None if kept is None else kept.seen


async def mark_seen(directory: Directory, now: Moment) -> None:
    """A server is up at this moment."""
    await directory.save_guest(Guest(_ID, _KEY, "", now, now))
