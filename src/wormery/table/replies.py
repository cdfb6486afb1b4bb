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
    """All requests ever accepted that the table has read, and the latest refusals."""

    __slots__ = ("_accepted", "_refused")

    def __init__(self) -> None:
        self._accepted: dict[str, dict[str, Version]] = {}
        self._refused: OrderedDict[tuple[str, str], Refused] = OrderedDict()

    def accept(self, by: str, request_id: str, version: Version) -> None:
        """A request led to an entry of the log."""
        if request_id:
            self._accepted.setdefault(by, {})[request_id] = version

    def latest(self) -> dict[str, tuple[tuple[str, Version], ...]]:
        """The last requests that were accepted, by who made them, as a snapshot keeps them."""
        return {
            by: tuple(islice(reversed(known.items()), KEPT_IN_SNAPSHOTS))
            for by, known in sorted(self._accepted.items())
        }

    def restore(self, kept: Mapping[str, Sequence[tuple[str, Version]]]) -> None:
        """Remember what a snapshot has kept."""
        for by, known in kept.items():
            self._accepted[by] = dict(reversed(known))

    def refuse(self, by: str, request_id: str, reply: Refused) -> None:
        """A request was refused; the oldest refusals are forgotten."""
        self._refused[by, request_id] = reply
        if len(self._refused) > KEPT_REFUSALS:
            self._refused.popitem(last=False)

    def forget(self, by: str, request_id: str) -> None:
        """The reply could not be kept: the request is decided anew when it comes again."""
        self._refused.pop((by, request_id), None)
        self._accepted.get(by, {}).pop(request_id, None)

    def find(self, by: str, request_id: str) -> Accepted | Refused | None:
        """How a request was answered before."""
        accepted = self._accepted.get(by)
        if accepted is not None and request_id in accepted:
            return Accepted(accepted[request_id], fresh=False)
        return self._refused.get((by, request_id)) if self._refused else None
