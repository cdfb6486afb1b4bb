"""The room around a table: everybody who looks at it, each shown what they may know, once."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

from msgspec import Raw, Struct

from wormery.core import Seat, encode
from wormery.core.gestures import Gestures, Hand, Hands
from wormery.protocol.messages import (
    PROTOCOL,
    Closing,
    Farewell,
    Presence,
    Shown,
    Streamed,
    Welcome,
    Yours,
)
from wormery.server.limits import Bucket
from wormery.server.socket.connection import Bundle
from wormery.server.socket.fan_out import FanOut
from wormery.server.socket.relay import Relay
from wormery.server.socket.viewer import Viewer
from wormery.store.ids import EMPTY, GuestId, Version
from wormery.table.fold import Scene, Step
from wormery.table.seating.events import Entry
from wormery.table.seating.state import Seating
from wormery.table.table import Observer, Table
from wormery.table.updates import (
    Known,
    Update,
    game_view,
    reseats,
    seating_view,
    table_changes,
    update_for,
    update_of,
)

_LOGGER = logging.getLogger(__name__)

COME_BACK = 1_000  # milliseconds
APPLAUSE_RATE, APPLAUSE_BURST = 2.0, 8.0  # claps and waves of all who watch a table, a second

PRESENCE_S = 1.0
"""Seconds between two times that everybody is told who is here: a crowd arrives one by one."""


class Room(Observer):
    """Everybody who looks at a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.viewers: list[Viewer] = []
        self._from: dict[Seat | None, FanOut] = {}
        self._known = Known(table.game)
        self._whole: dict[Seat | None, Struct | None] = {}  # for those who come in
        self._whole_at = EMPTY
        self.watching = 0  # how many look on without a seat
        self._presence: Presence | None = Presence((), 0)  # None: not all know the same
        self._presence_told = -PRESENCE_S
        self._presence_timer: asyncio.TimerHandle | None = None
        self._hands: Hands | None = None
        self._relay = Relay(self.viewers)
        self.applause = Bucket(APPLAUSE_RATE, APPLAUSE_BURST)

    def enter(self, viewer: Viewer, after: Version | None) -> None:
        """Somebody comes in, who saw everything up to version *after*."""
        table = self.table
        self.viewers.append(viewer)
        self._place(viewer, table.seating)
        missed = self._updates(viewer, self._missed(viewer, after))
        viewer.send(
            Welcome(
                protocol=PROTOCOL,
                table=table.id,
                version=table.version,
                name=viewer.requester.name,
                seats=viewer.own(table.seating),
                now=table.now(),
                resumed=missed is not None,
            )
        )
        if missed is None:
            for seat in viewer.seats:
                self._show_whole(viewer, seat, table.scene, table.version)
        else:
            for update in missed:
                viewer.connection.send(update)
        self._show_lying(viewer)
        table.arrive(viewer.requester.guest)
        if not self._tell_presence():
            presence = self._now_present()
            viewer.send(presence)
            if presence != self._presence:
                self._presence = None

    def leave(self, viewer: Viewer) -> None:
        """Somebody is gone."""
        if viewer not in self.viewers:
            return
        self.viewers.remove(viewer)
        self._unplace(viewer)
        self.table.depart(viewer.requester.guest)
        self._tell_presence()

    def look(self, viewer: Viewer, seat: Seat | None) -> None:
        """Somebody turns to one of their seats, or away from all."""
        viewer.looks = seat
        table = self.table
        self._unplace(viewer)
        self._place(viewer, table.seating)
        for now in viewer.seats:
            self._show_whole(viewer, now, table.scene, table.version)
        self._show_lying(viewer)

    def tell(self, seats: Sequence[Seat], message: Struct) -> None:
        """Tell those something who look from these seats."""
        data = encode(message)
        for viewer in self._looking_from(seats):
            viewer.connection.send(data)

    def tell_all(self, message: Struct, *, but: Viewer | None = None) -> None:
        """Tell everybody something; *but* somebody who knows it."""
        FanOut(viewer for viewer in self.viewers if viewer is not but).send(encode(message))

    def stream(self, drawer: Viewer, seat: Seat, piece: Raw) -> None:
        """Let everybody else see a piece of a gesture, as far as they keep up."""
        self._relay.add(drawer, encode(Streamed(seat, piece)))

    def share(self, seat: Seat, sharers: Sequence[Seat], piece: Raw) -> None:
        """Let those who draw one thing together see it, as far as they keep up."""
        bundle = Bundle((encode(Streamed(seat, piece)),))
        for viewer in self._looking_from(sharers):
            viewer.connection.offer(bundle)

    def hand(self, gestures: Gestures, seat: Seat) -> Hand:
        """One more hand at this table."""
        if self._hands is None:
            self._hands = gestures.hands()
        return self._hands.hand(seat)

    def show(self, steps: Sequence[Step]) -> None:
        """These steps are durable: show them to everybody, after what led to them."""
        self._relay.flush()
        for step in steps:
            try:
                if reseats(step):  # before it is shown: who has seen it knows which seats they have
                    self._reseat(step)
                self._show_step(step)
            except Exception:
                _LOGGER.exception("a bug in a view", extra={"table": self.table.id})

    def lose(self) -> None:
        """The table is served elsewhere from now on, or not at all for a while."""
        self.close("moved", COME_BACK)

    def close(self, reason: Farewell, back_in: int | None) -> None:
        """Send everybody away, and tell them when to come back."""
        self._relay.flush()
        message = encode(Closing(reason, back_in))
        for viewer in list(self.viewers):
            viewer.connection.send(message)
            viewer.connection.hang_up(1012, reason)

    def _show_step(self, step: Step) -> None:
        """Show a step to everybody; worked out and encoded once for each seat."""
        self._whole.clear()
        game, known = self.table.game, self._known
        table = table_changes(step)
        for seat, fan_out in self._from.items():
            _pass_on(update_for(game, step, seat, known, table), fan_out, step.entry)

    def _updates(self, viewer: Viewer, missed: Sequence[Step] | None) -> Sequence[bytes] | None:
        """What shows somebody the steps they missed; None if it is too much to send at once.

        Whoever was cut off for it would come back to the same again, for ever.
        """
        if missed is None:
            return None
        updates: list[bytes] = []
        room = viewer.connection.most // 2
        for step in missed:
            updates += [encode(self._update_again(step, viewer, seat)) for seat in viewer.seats]
            if sum(map(len, updates)) > room:
                return None
        return updates

    def _update_again(self, step: Step, viewer: Viewer, seat: Seat | None) -> Update[Any, Any]:
        """A step for one who missed it."""
        update = update_of(self.table.game, step, seat)
        if step.entry.by == viewer.requester.guest:
            update.request_id = step.entry.request_id or None
        return update

    def _show_whole(
        self, viewer: Viewer, seat: Seat | None, scene: Scene, version: Version
    ) -> None:
        if self._whole_at != version:
            self._whole.clear()
            self._whole_at = version
        view = self._whole.get(seat)
        if view is None:
            view = self._whole[seat] = game_view(self.table.game, scene, seat)
        viewer.send(Shown(version, seat, seating_view(scene.seating), view))

    def _show_lying(self, viewer: Viewer) -> None:
        """Show what partners have drawn so far of what somebody holds with them."""
        if self._hands is None or self.table.state is None:
            return
        for seat in viewer.seats:
            if seat is not None:
                for drawer, piece in self._hands.lying(seat, self.table.state):
                    viewer.send(Streamed(drawer, piece))

    def _missed(self, viewer: Viewer, after: Version | None) -> Sequence[Step] | None:
        """The steps somebody missed; None if they are too many, or their seats have changed."""
        table = self.table
        if after is None or not 0 < after <= table.version:
            return None
        steps = [step for step in table.recent if step.version > after]
        if len(steps) != table.version - after:
            return None
        seats = _seats(viewer, table.seating)
        if not viewer.watching and any(
            step.before is None or _seats(viewer, step.before.seating) != seats for step in steps
        ):
            return None
        return steps

    def _place(self, viewer: Viewer, seating: Seating) -> None:
        viewer.seats = _seats(viewer, seating)
        viewer.is_counted = not viewer.own(seating)
        self.watching += viewer.is_counted
        for seat in viewer.seats:
            self._from.setdefault(seat, FanOut()).add(viewer)

    def _unplace(self, viewer: Viewer) -> None:
        self.watching -= viewer.is_counted
        for seat in viewer.seats:
            fan_out = self._from[seat]
            fan_out.remove(viewer)
            if not fan_out.viewers:
                del self._from[seat]
                self._known.forget(seat)

    def _reseat(self, step: Step) -> None:
        """Seats have changed hands: everybody sees what belongs to theirs."""
        seating = step.after.seating
        for viewer in self.viewers:
            before = viewer.seats
            if _seats(viewer, seating) == before and not _has_changed(viewer, step):
                continue
            self._unplace(viewer)
            self._place(viewer, seating)
            viewer.send(Yours(viewer.own(seating)))
            for seat in viewer.seats:
                if seat not in before:
                    self._show_whole(viewer, seat, step.after, step.version)
            self._show_lying(viewer)
        self._tell_presence()

    def _tell_presence(self) -> bool:
        """Tell everybody who is away and how many watch: now, or together with what comes soon."""
        if self._presence_timer is not None or self.table.lost:  # who may be elsewhere knows nobody
            return False
        loop = asyncio.get_running_loop()
        wait = self._presence_told + PRESENCE_S - loop.time()
        if wait > 0:
            self._presence_timer = loop.call_later(wait, self._tell_presence_late)
            return False
        presence = self._now_present()
        if presence == self._presence:
            return False
        self._presence, self._presence_told = presence, loop.time()
        self.tell_all(presence)
        return True

    def _tell_presence_late(self) -> None:
        self._presence_timer = None
        self._tell_presence()

    def _now_present(self) -> Presence:
        present: frozenset[GuestId] = self.table.present
        chairs = enumerate(self.table.seating.chairs)
        away = tuple(Seat(i) for i, c in chairs if c.guest is not None and c.guest not in present)
        return Presence(away, self.watching)

    def _looking_from(self, seats: Sequence[Seat]) -> Sequence[Viewer]:
        """Who looks from these seats, each once."""
        fan_outs = [self._from[seat] for seat in seats if seat in self._from]
        return list({id(v): v for each in fan_outs for v in each.viewers}.values())


def _pass_on(update: Update[Any, Any], fan_out: FanOut, entry: Entry[Any]) -> None:
    """Send an update; whoever asked for it is told with it that it is done."""
    by, viewers = entry.by, fan_out.viewers
    if len(viewers) == 1:
        viewer = viewers[0]
        if entry.request_id and viewer.requester.guest == by:
            update.request_id = entry.request_id
        viewer.connection.send(encode(update))
        return
    if entry.request_id:
        mine = [viewer for viewer in viewers if viewer.requester.guest == by]
        if mine:
            update.request_id = entry.request_id
            FanOut(mine).send(encode(update))
            if len(mine) == len(viewers):
                return
            update.request_id = None
            fan_out = FanOut(viewer for viewer in viewers if viewer.requester.guest != by)
    fan_out.send(encode(update))


def _seats(viewer: Viewer, seating: Seating) -> tuple[Seat | None, ...]:
    """Where somebody looks from: their seats, one of them, or from beside the table."""
    own = viewer.own(seating)
    if len(own) < 2 or viewer.looks == "everywhere":
        return own or (None,)
    return (viewer.looks if viewer.looks in own else None,)


def _has_changed(viewer: Viewer, step: Step) -> bool:
    """Whether a step gave somebody a seat, or took one."""
    before = () if step.before is None else viewer.own(step.before.seating)
    return before != viewer.own(step.after.seating)
