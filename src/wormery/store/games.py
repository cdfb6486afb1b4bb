"""Finished games: what everybody has played, found again without opening a log."""

from msgspec import Struct

from wormery.store.ids import GuestId, Moment, TableId


class FinishedGame(Struct, frozen=True):
    """A game that has ended, as it is written down for everybody who played it."""

    number: int  # of the games of its table, from 1
    ended: Moment
    told: tuple[tuple[GuestId, bytes], ...]  # to whom what, read by those who wrote it


class GameKey(Struct, frozen=True, order=True):
    """Where a game stands among all games of somebody."""

    ended: Moment
    table: TableId
    number: int  # 0: some game from before games were listed


LAST = GameKey(Moment(2**62), TableId(""), 0)
"""What comes after all games."""


class ListedGame(Struct, frozen=True):
    """A game of somebody's, and the code of the table where it was played."""

    key: GameKey
    code: str
    data: bytes
