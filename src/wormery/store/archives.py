"""Archives: the entries of tables where nothing happens any more, compressed, in one row each.

An archive is a part of the log: `read` gives the same bytes before and after. A table that is
archived can be played on; its new entries lie where all live ones do.
"""

import zlib
from collections.abc import Sequence
from typing import Protocol

from msgspec import msgpack

from wormery.store.ids import Moment


class Archives(Protocol):
    """Makes the entries of finished tables small."""

    async def archive(self, before: Moment, limit: int = 50) -> int:
        """Archive tables that were over *before* then and that no server holds; how many it were.

        So many at most; each by itself, so that nobody waits for long.
        """
        ...


def pack(entries: Sequence[bytes]) -> bytes:
    """The entries of a log as an archive keeps them."""
    packed = zlib.compress(msgpack.encode(list(entries)), 6)
    if unpack(packed) != list(entries):  # they are about to be deleted
        raise ValueError("an archive does not read back as it was written")
    return packed


def unpack(packed: bytes) -> list[bytes]:
    """The entries in an archive, oldest first."""
    return msgpack.decode(zlib.decompress(packed), type=list[bytes])
