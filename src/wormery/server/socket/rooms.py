"""All rooms of a server: a room is there as long as somebody is in it."""

from wormery.protocol.messages import Farewell
from wormery.server.socket.room import Room
from wormery.store.ids import TableId
from wormery.table.table import Table


class Rooms:
    """The rooms around the tables that somebody looks at."""

    def __init__(self) -> None:
        self._rooms: dict[TableId, Room] = {}

    def around(self, table: Table) -> Room:
        """The room around a table, made when the first one enters."""
        room = self._rooms.get(table.id)
        if room is None or room.table is not table:
            room = self._rooms[table.id] = Room(table)
            table.observers.append(room)
        return room

    def watching(self, table: TableId) -> int:
        """How many look at a table without a seat, as far as this server knows."""
        room = self._rooms.get(table)
        return 0 if room is None else room.watching

    def tidy(self, room: Room) -> None:
        """Take a room away when the last one has left."""
        if room.viewers:
            return
        if room in room.table.observers:
            room.table.observers.remove(room)
        if self._rooms.get(room.table.id) is room:
            del self._rooms[room.table.id]

    def close(self, reason: Farewell, back_in: int | None) -> None:
        """Send everybody away."""
        for room in list(self._rooms.values()):
            room.close(reason, back_in)
