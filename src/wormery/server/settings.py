"""Everything an operator can set, with defaults for one small machine."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """How a server is run; flags of `wormery serve`, or WORMERY_* in the environment."""

    host: str = "127.0.0.1"
    port: int = 8400
    store: str = "wormery.db"  # a file, or postgresql://…
    public_url: str = ""  # how people reach the server; default: as the request says
    origins: tuple[str, ...] = ()  # further pages that may open sockets
    proxies: str = "127.0.0.1"  # whose X-Forwarded-* headers are believed
    address: str = ""  # how others reach this very process, where several share a PostgreSQL
    hints: str = ""  # redis://…, by which servers ask each other to let a table go
    countdown: int = 3_000  # milliseconds
    lease: float = 15.0  # seconds until another server may take over the tables of a dead one
    come_back: int = 1_000  # milliseconds that clients wait before they return after a stop
    most_connections: int = 20_000
    most_connections_per_guest: int = 50
    most_connections_per_address: int = 200
    most_tables: int = 20_000
    message_rate: float = 30.0  # a second and device
    message_burst: float = 60.0
    request_rate: float = 20.0  # a second and address
    request_burst: float = 100.0
    guests_per_hour: float = 60.0  # an address
    tables_per_hour: float = 120.0  # a guest
    outbox_bytes: int = 256 * 1024  # what may wait for a device before it is hung up on
    bots_at_once: int = 2  # how many think at the same time
    log_level: str = "info"
