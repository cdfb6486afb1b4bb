"""What a table remembers of its past beside the scene."""

from collections.abc import Iterable
from dataclasses import dataclass

from wormery.table.contests import FairQueue
from wormery.table.fold import Step
from wormery.table.growth import Growth
from wormery.table.replies import Replies
from wormery.table.settings import HouseSettings
from wormery.table.snapshot import Base


@dataclass(slots=True, frozen=True)
class TableMemory:
    """From one turn to the next: replies, how the log has grown, and what is contested."""

    replied: Replies
    growth: Growth
    contest: FairQueue | None

    def base(self, last: Step) -> Base:
        """All of it, to go on from when the table wakes up."""
        return Base(last, self.replied.latest(last.version), self.growth.grown)


def remembered(
    settings: HouseSettings, past: Iterable[Step], base: Base | None, contest: FairQueue | None
) -> TableMemory:
    """What a table knows after its past, or after a snapshot and what came since."""
    replied = Replies()
    if base is not None:
        replied.restore(base.replies)
    growth = Growth(settings, grown=None if base is None else base.grown)
    for taken in past:
        growth.count(taken)
        replied.accept(taken.entry.by, taken.entry.request_id, taken.version)
    return TableMemory(replied, growth, contest)
