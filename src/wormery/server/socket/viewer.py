"""A device that looks at a table, and where it looks from."""

from typing import Literal

from msgspec import Struct

from wormery.core import Seat, encode
from wormery.server.socket.connection import Connection
from wormery.table.seating.rules import Requester
from wormery.table.seating.state import Chair, Seating

Looks = Literal["everywhere"] | Seat | None
"""From where a device looks that has several seats: from all of them, or from no more than one."""


class Viewer:
    """A device that looks at a table, for a guest."""

    __slots__ = (
        "_chairs",
        "_own",
        "connection",
        "is_counted",
        "looks",
        "requester",
        "seats",
        "watching",
    )

    def __init__(
        self,
        requester: Requester,
        connection: Connection,
        *,
        watching: bool = False,
        looks: Looks = "everywhere",
    ) -> None:
        self.requester = requester
        self.connection = connection
        self.watching = watching  # only looks, whatever seats the guest has
        self.looks: Looks = looks
        self.seats: tuple[Seat | None, ...] = ()  # where it looks from
        self.is_counted = False  # among those who look on without a seat
        self._chairs: tuple[Chair, ...] | None = None  # as they stood when it was asked last
        self._own: tuple[Seat, ...] = ()

    def own(self, seating: Seating) -> tuple[Seat, ...]:
        """The seats that it may act for."""
        if seating.chairs is not self._chairs:
            self._chairs = seating.chairs
            self._own = () if self.watching else seating.seats_of(self.requester.guest)
        return self._own

    def send(self, message: Struct) -> None:
        """Tell this device something."""
        self.connection.send(encode(message))
