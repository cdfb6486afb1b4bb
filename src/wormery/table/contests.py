"""Contests: what several may want at one moment waits until nobody can have been earlier."""

from heapq import heappop, heappush

from msgspec.structs import replace

from wormery.core import Millis, Seat
from wormery.table.requests import BotRequest, GuestRequest, Request, play_of

WAIT = Millis(150)
"""How long an act waits for an earlier one, and the most that it may count before it came."""

MOST_LAG = Millis(75)
"""How much of the way from a hand to the table is made good."""


def given_at(arrived: Millis, round_trip: Millis) -> Millis:
    """When a hand gave a command that arrived now: half a round trip ago, within bounds."""
    return Millis(max(0, arrived - min(round_trip // 2, MOST_LAG)))


class FairQueue:
    """Requests that wait, the earliest act first.

    Whatever comes later cannot count more than *WAIT* before it came; so an act that has waited so
    long is the earliest of all that are still undecided.
    """

    __slots__ = ("_contested", "_count", "_held")

    def __init__(self, contested: tuple[type, ...]) -> None:
        self._contested = contested
        self._held: list[tuple[Millis, int, Request]] = []
        self._count = 0

    def __len__(self) -> int:
        return len(self._held)

    def hold(self, request: Request, now: Millis) -> bool:
        """Keep a request that has to wait: a contested act, or one of a hand that waits already."""
        play = play_of(request)
        if play is None:
            return False
        mine = [at for at, _, held in self._held if _hand(held) == _hand(request)]
        if not mine and not isinstance(play.command, self._contested):
            return False
        at = now if play.at is None else min(now, play.at)
        at = max(at, Millis(now - WAIT), *mine)
        self._count += 1
        heappush(self._held, (at, self._count, _dated(request, at)))
        return True

    def first(self, until: Millis) -> Request | None:
        """The earliest act, if it counts *until* then."""
        if self._held and self._held[0][0] <= until:
            return heappop(self._held)[2]
        return None

    def due(self) -> Millis | None:
        """When the next one is settled."""
        return Millis(self._held[0][0] + WAIT) if self._held else None

    def drop(self) -> list[Request]:
        """All that wait; nothing does any more."""
        dropped = [request for _, _, request in self._held]
        self._held.clear()
        return dropped


def _hand(request: Request) -> tuple[str, Seat] | None:
    """Whose hand gave a command, and for which seat."""
    play = play_of(request)
    if play is None:
        return None
    return (request.requester.guest if isinstance(request, GuestRequest) else "", play.seat)


def _dated(request: Request, at: Millis) -> Request:
    if isinstance(request, BotRequest):
        return replace(request, play=replace(request.play, at=at))
    assert isinstance(request, GuestRequest)
    return replace(request, what=replace(request.what, at=at))
