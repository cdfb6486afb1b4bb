"""What requests were answered with, so that one sent again changes nothing and gets the same."""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from itertools import islice

from wormery.store.ids import Version
from wormery.table.requests import Accepted, Refused

KEPT_REFUSALS = 64

KEPT_IN_SNAPSHOTS = 1_000
"""Requests of each person: a page sends again what had no answer for a minute at most."""


class Replies:
    """All requests that led to entries, as far as the table has read, and the latest others."""

    __slots__ = ("_accepted", "_left")

    def __init__(self) -> None:
        self._accepted: dict[str, dict[str, Version]] = {}
        self._left: OrderedDict[tuple[str, str], Accepted | Refused] = OrderedDict()

    def accept(self, by: str, request_id: str, version: Version) -> None:
        """A request led to an entry of the log."""
        if request_id:
            self._accepted.setdefault(by, {})[request_id] = version

    def latest(self, until: Version) -> dict[str, tuple[tuple[str, Version], ...]]:
        """The last requests that led to entries, by who made them, as a snapshot keeps them.

        What comes after *until* is decided, but perhaps never written.
        """
        found = {}
        for by, known in sorted(self._accepted.items()):
            written = (each for each in reversed(known.items()) if each[1] <= until)
            if kept := tuple(islice(written, KEPT_IN_SNAPSHOTS)):
                found[by] = kept
        return found

    def restore(self, kept: Mapping[str, Sequence[tuple[str, Version]]]) -> None:
        """Remember what a snapshot has kept."""
        for by, known in kept.items():
            self._accepted[by] = dict(reversed(known))

    def leave(self, by: str, request_id: str, reply: Accepted | Refused) -> None:
        """A request left everything as it was; the oldest of these are forgotten."""
        self._left[by, request_id] = reply
        if len(self._left) > KEPT_REFUSALS:
            self._left.popitem(last=False)

    def forget(self, by: str, request_id: str) -> None:
        """The reply could not be kept: the request is decided anew when it comes again."""
        self._left.pop((by, request_id), None)
        self._accepted.get(by, {}).pop(request_id, None)

    def find(self, by: str, request_id: str) -> Accepted | Refused | None:
        """How a request was answered before."""
        accepted = self._accepted.get(by)
        if accepted is not None and request_id in accepted:
            return Accepted(accepted[request_id], fresh=False)
        return self._left.get((by, request_id)) if self._left else None
