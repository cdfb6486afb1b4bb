"""A store: the log, the leases and the directory in one place, so that they change together."""

from typing import Protocol

from wormery.store.archives import Archives
from wormery.store.directory import Directory
from wormery.store.leases import Leases
from wormery.store.log import Log
from wormery.store.snapshots import Snapshots


class Store(Log, Leases, Directory, Snapshots, Archives, Protocol):
    """All that a server keeps. Take a lease before the first append to a table."""

    @property
    def problem(self) -> str:
        """Why nothing can be made durable at the moment; empty if all is well, as far as known."""
        ...
