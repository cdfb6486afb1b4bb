"""When a server was last up, so that the time without one can be told.

It is kept as a guest of its own, who is seen as long as a server runs, and whose name is the count.
"""

from collections.abc import Iterable

import msgspec
from msgspec import Struct

from wormery.store.directory import Directory, Guest
from wormery.store.ids import GuestId, Moment
from wormery.store.store import Store

_A_MOMENT = 100  # milliseconds

_ID = GuestId("caretaker")
_KEY = b"caretaker"  # no token hashes to it: hashes are longer

ClockStep = tuple[int, int]
"""When the wall clock was set, by the machine's own count, and by how many milliseconds."""


class MachineCount(Struct, frozen=True, array_like=True):
    """What a machine counts by itself, whatever its wall clock is set to.

    Processes count alike as long as the machine is not started anew.
    """

    start: str = ""  # which start of which machine it counts from; empty if nobody can tell
    millis: int = 0  # since then
    steps: tuple[ClockStep, ...] = ()  # of the wall clock, the latest ones


class SignOfLife(Struct, frozen=True):
    """A server was up: when, by the wall clock and by its machine's count."""

    wall: Moment
    count: MachineCount = MachineCount()

    def until(self, now: "SignOfLife") -> int:
        """How long ago it was; a wall clock that was set forward counts, one set back does not."""
        since, before = now.count, self.count
        if since.start and since.start == before.start:
            return max(now.wall - self.wall, since.millis - before.millis)
        return now.wall - self.wall


async def last_seen(directory: Directory) -> SignOfLife | None:
    """When a server was last known to be up; None if there never was one."""
    kept = await directory.guest_by_token_hash(_KEY)
    return None if kept is None else SignOfLife(kept.seen, _count(kept.name))


async def mark_seen(
    store: Store, now: SignOfLife, away_ms: int | None = None, leapt_ms: int = 0
) -> None:
    """A server is up at this moment; it was away for so long until now, None if it is new.

    If nobody else was seen meanwhile, none was up. A clock that was set forward has *leapt* over
    time that nobody has lived through, whenever a server was seen by it.
    """
    for part in store.parts:
        await _mark_seen(part, now, away_ms, leapt_ms)


async def _mark_seen(
    directory: Directory, now: SignOfLife, away_ms: int | None, leapt_ms: int
) -> None:
    before = await last_seen(directory)
    if before is not None:
        gap = before.until(now)
        if away_ms is not None:
            gap = max(leapt_ms, min(away_ms, gap))
        if gap > _A_MOMENT:
            await directory.save_absence(Moment(now.wall - gap), now.wall)
    kept = msgspec.json.encode(now.count).decode()
    await directory.save_guest(Guest(_ID, _KEY, kept, now.wall, now.wall))


def _count(kept: str) -> MachineCount:
    return msgspec.json.decode(kept, type=MachineCount) if kept else MachineCount()


def total(absences: Iterable[tuple[int, int]], since: Moment, until: Moment) -> int:
    """For how long none was up in between; several servers may tell of the same absence."""
    absent, reached = 0, int(since)
    for begin, end in sorted(absences):
        absent += max(0, min(end, until) - max(begin, reached))
        reached = max(reached, end)
    return absent
