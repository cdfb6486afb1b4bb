"""What wishes were answered with, so that one sent again changes nothing and hears the same."""

from collections import OrderedDict

from wormery.store.ids import Version
from wormery.table.requests import Accepted, Refused

KEPT_REFUSALS = 64


class Answers:
    """All wishes ever taken up, and the latest refusals."""

    __slots__ = ("_accepted", "_refused")

    def __init__(self) -> None:
        self._accepted: dict[str, dict[str, Version]] = {}
        self._refused: OrderedDict[tuple[str, str], Refused] = OrderedDict()

    def accept(self, by: str, name: str, version: Version) -> None:
        """A wish led to an entry of the log."""
        if name:
            self._accepted.setdefault(by, {})[name] = version

    def refuse(self, by: str, name: str, answer: Refused) -> None:
        """A wish was refused; the oldest refusals are forgotten."""
        self._refused[by, name] = answer
        if len(self._refused) > KEPT_REFUSALS:
            self._refused.popitem(last=False)

    def find(self, by: str, name: str) -> Accepted | Refused | None:
        """How a wish was answered before."""
        accepted = self._accepted.get(by)
        if accepted is not None and name in accepted:
            return Accepted(accepted[name], fresh=False)
        return self._refused.get((by, name)) if self._refused else None
