"""Everything an operator can set, with defaults for one small machine."""

from dataclasses import dataclass, field
from typing import Any


def setting(default: Any, meaning: str, **bounds: float) -> Any:
    """A field of `Settings`: its default, what it means to an operator, and perhaps a *min*."""
    return field(default=default, metadata={"meaning": meaning, "bounds": bounds})


@dataclass(frozen=True)
class Settings:
    """How a server is run; flags of `wormery serve`, or WORMERY_* in the environment."""

    host: str = setting("127.0.0.1", "Address to listen at; 0.0.0.0 for all.")
    port: int = setting(8400, "Port to listen at.")
    store: str = setting("wormery.db", "Where everything is kept: a file, or postgresql://…")
    workers: int = setting(
        1, "Processes that serve tables, one a core at most; SQLite: one file each.", min=1, max=32
    )
    worker_seconds: float = setting(
        60.0, "Until a worker that hangs is ended, and another takes its place.", min=2
    )
    public_url: str = setting("", "How people reach the server, for links and QR codes.")
    origins: tuple[str, ...] = setting((), "Further pages that may open sockets, with commas.")
    proxies: str = setting("127.0.0.1", "Addresses whose X-Forwarded-* headers are believed.")
    address: str = setting(
        "", "How others reach this very process, where several share a PostgreSQL."
    )
    peers: str = setting("", "redis://…, by which servers ask each other to let a table go.")
    countdown: int = setting(3_000, "Milliseconds from all ready to the start.", min=0)
    lease: float = setting(
        15.0, "Seconds until another server may take over the tables of a dead one.", min=1
    )
    come_back: int = setting(
        1_000, "Milliseconds after which clients come back when the server stops.", min=0
    )
    most_connections: int = setting(20_000, "Open sockets at most.")
    most_connections_per_guest: int = setting(50, "Of one guest.")
    most_connections_per_address: int = setting(200, "From one address.")
    most_http_connections: int = setting(2_000, "Open connections that are no sockets, at most.")
    most_http_connections_per_address: int = setting(
        300, "Of those, from one address; reverse proxies are not counted."
    )
    head_seconds: float = setting(10.0, "Until the headers of a request are complete.", min=1)
    body_seconds: float = setting(30.0, "Until the body of a request is complete.", min=1)
    most_tables: int = setting(20_000, "Tables in memory at most.")
    message_rate: float = setting(30.0, "Messages a second and device.")
    message_burst: float = setting(60.0, "Messages at once from a device.")
    message_work_rate: float = setting(
        0.05, "Seconds of processor time a second for the messages of a guest.", min=0.001
    )
    message_work_burst: float = setting(0.5, "Seconds of it at once.", min=0)
    talk_rate: float = setting(0.5, "Phrases a second and device.")
    talk_burst: float = setting(5.0, "Phrases at once from a device.")
    partner_talk_rate: float = setting(15.0, "Phrases and fingers a second among partners.")
    partner_talk_burst: float = setting(45.0, "Phrases and fingers at once among partners.")
    request_rate: float = setting(20.0, "Requests a second and address.")
    request_burst: float = setting(100.0, "Requests at once of an address.")
    guests_per_hour: float = setting(60.0, "New guests of an address.")
    tables_per_hour: float = setting(120.0, "New tables of a guest.")
    code_misses_per_hour: float = setting(60.0, "Wrong table codes of an address.", min=1)
    jobs_at_once: int = setting(2, "Processes that work on uploads, replays and questions.", min=1)
    job_seconds: float = setting(10.0, "Processor time that one of those may take.", min=1)
    job_memory: int = setting(256, "MiB of memory that it may take.", min=64)
    outbox_bytes: int = setting(256 * 1024, "What may pile up for a device that is slow.")
    archive_days: int = setting(
        90, "Days that a table is over before its log is compressed; 0 is never.", min=0
    )
    bots_at_once: int = setting(2, "Bots that think at a time.", min=1)
    log_level: str = setting("info", "debug, info, warning or error.")
