"""When a server was last up, so that the time without one can be told.

It is kept as a guest of its own, who is seen as long as a server runs.
"""

from collections.abc import Iterable

from wormery.store.directory import Directory, Guest
from wormery.store.ids import GuestId, Moment
from wormery.store.store import Store

_A_MOMENT = 100  # milliseconds

_ID = GuestId("caretaker")
_KEY = b"caretaker"  # no token hashes to it: hashes are longer


async def last_seen(directory: Directory) -> Moment | None:
    """When a server was last known to be up; None if there never was one."""
    kept = await directory.guest_by_token_hash(_KEY)
    return None if kept is None else kept.seen


async def mark_seen(
    store: Store, now: Moment, away_ms: int | None = None, leapt_ms: int = 0
) -> None:
    """A server is up at this moment; it was away for so long until now, None if it is new.

    If nobody else was seen meanwhile, none was up. A clock that was set forward has *leapt* over
    time that nobody has lived through, whenever a server was seen by it.
    """
    for part in store.parts:
        await _mark_seen(part, now, away_ms, leapt_ms)


async def _mark_seen(directory: Directory, now: Moment, away_ms: int | None, leapt_ms: int) -> None:
    before = await last_seen(directory)
    if before is not None:
        gap = now - before if away_ms is None else max(leapt_ms, min(away_ms, now - before))
        if gap > _A_MOMENT:
            await directory.save_absence(Moment(now - gap), now)
    await directory.save_guest(Guest(_ID, _KEY, "", now, now))


def total(absences: Iterable[tuple[int, int]], since: Moment, until: Moment) -> int:
    """For how long none was up in between; several servers may tell of the same absence."""
    absent, reached = 0, int(since)
    for begin, end in sorted(absences):
        absent += max(0, min(end, until) - max(begin, reached))
        reached = max(reached, end)
    return absent
