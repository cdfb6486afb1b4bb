"""Everything that can be set about a house of tables: its clock, its chance, and its limits."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from random import random

from wormery.table.clock import HouseClock, SteadyClock, since_boot

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that are mistaken for another


def no_bots(_: str) -> frozenset[str]:
    """No bot knows any game."""
    return frozenset()


def fresh_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


def fresh_id() -> str:
    """The id of a table, which nobody can guess."""
    return secrets.token_hex(10)


def fresh_code() -> str:
    """A short code, to read out."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(6))


@dataclass(frozen=True)
class HouseSettings:
    """How the tables of a house are run."""

    now: HouseClock = field(default_factory=SteadyClock)
    seed: Callable[[], str] = fresh_seed
    table_id: Callable[[], str] = fresh_id
    code: Callable[[], str] = fresh_code
    bots: Callable[[str], frozenset[str]] = no_bots  # by game: the names of its bots
    countdown: int = 3_000  # milliseconds from "all are ready" to the first move
    lease_s: float = 15.0  # how long a lease lives without a sign of life
    renew_s: float = 5.0  # time between two signs of life
    count: Callable[[], int] = since_boot  # nanoseconds that leases are timed by
    requests_at_once: int = 60  # of a person around the game (TB-25)
    request_every_ms: int = 2_000  # one more, in the long run
    most_without_move: int = 1_000  # entries of a table
    most_moves: int = 5_000  # of a person in one game (TB-29)
    snapshot_every: int = 500  # entries; a log that is shorter is read as a whole
    check_snapshots: float = 0.05  # the share of those used that is compared with the log
    chance: Callable[[], float] = random  # which of them
    archive_ms: int | None = None  # how long a table is over before its log is made small
    most_tables: int = 20_000
    address: str = ""  # how others reach this very server, where there are several
    run: str = ""  # how names of owners begin of which the one before us is dead
    handover_s: float = 0.0  # how long to wait for another server to let a table go
    doze_ms: int = 10 * 60 * 1000  # a table with nothing due for longer leaves memory
    desert_ms: int = 60 * 24 * 60 * 60 * 1000  # a game ends where nobody was for longer
