"""What a run begins with and what goes wrong in it, all drawn from one number."""

from random import Random
from typing import Final, Literal

from msgspec import Struct

FaultKind = Literal[
    "kill",
    "pause",
    "deploy",
    "cut",
    "deaf_up",
    "deaf_down",
    "stall",
    "sleep",
    "leave",
    "store_down",
    "store_full",
    "store_slow",
    "partition",
    "clock",
    "power",
]
"""What can go wrong: with a server, a connection, a device, the store, or the machine's clock."""

OF_SERVERS: Final[tuple[FaultKind, ...]] = ("kill", "pause", "deploy", "partition")
OF_PEOPLE: Final[tuple[FaultKind, ...]] = ("cut", "deaf_up", "deaf_down", "stall", "sleep", "leave")
OF_ALL: Final[tuple[FaultKind, ...]] = ("store_down", "store_full", "store_slow", "clock", "power")

GAMES: Final = ("tally", "tally", "wormi", "wurmt", "wormlord")
"""Which games are played, and how often: what is quick is played more often."""

OPTIONS: Final = {
    "tally": ('{"goal":1000000}', '{"goal":12,"limit":4000}'),
    "wormi": ("{}", '{"clock":{"type":"bank","limit":20000,"bonus":2000}}'),
    "wurmt": ("{}",),
    "wormlord": ('{"rounds":5}',),
}


class Fault(Struct, frozen=True):
    """Something goes wrong, for a while."""

    at: float  # seconds from the start
    kind: FaultKind
    target: int  # which server, or which person
    lasts: float  # seconds


class Focus(Struct, frozen=True):
    """What goes wrong in a scenario, where it is not left to chance."""

    kinds: tuple[FaultKind, ...]
    is_alone: bool | None = None
    has_disk: bool | None = None
    watchers: int = 1


class Scenario(Struct, frozen=True):
    """All that a run depends on."""

    seed: int
    game: str
    options: str
    seats: int
    watchers: int
    servers: int
    is_alone: bool  # one server, which has the store for itself
    lost_answers: float  # share of calls to the store whose answer is lost
    failures: float  # share of calls to the store that fail
    lasts: float  # seconds in which things go wrong
    faults: tuple[Fault, ...]
    has_disk: bool = False  # the log is in a real SQLite on a disk that forgets


MOST_FAULTS: Final = 8

CALM_S: Final = 60.0
"""Seconds without faults at the end, in which everybody has to find their way back."""

QUIET_S: Final = 5.0
"""Of these, the seconds at the end in which nobody asks for anything."""


def drawn(seed: int, focus: Focus | None = None) -> Scenario:
    """The scenario of a number; one in which some things go wrong often, if *focus* says so."""
    random = Random(seed)
    game = random.choice(GAMES)
    is_alone = random.random() < 0.3
    if focus is not None and focus.is_alone is not None:
        is_alone = focus.is_alone
    has_disk = is_alone and random.random() < 0.5
    if focus is not None and focus.has_disk is not None:
        has_disk = focus.has_disk
    servers = 1 if is_alone else random.choice((1, 2, 2, 3) if focus is None else (2, 3))
    seats = 2 if game == "wormi" else random.choice((2, 2, 3))
    watchers = random.choice((0, 1, 1, 2)) if focus is None else focus.watchers
    lasts = random.uniform(15, 40)
    some = random.random() < 0.5
    kinds = (*OF_SERVERS, *OF_PEOPLE, *OF_ALL) if focus is None else focus.kinds
    count = random.choice((0, 1, 2, 3, 5, 8)) if focus is None else MOST_FAULTS
    return Scenario(
        seed=seed,
        game=game,
        options=random.choice(OPTIONS[game]),
        seats=seats,
        watchers=watchers,
        servers=servers,
        is_alone=is_alone,
        lost_answers=random.choice((0.0, 0.01, 0.05)) if some else 0.0,
        failures=random.choice((0.0, 0.02, 0.1)) if some else 0.0,
        lasts=lasts,
        has_disk=has_disk,
        faults=tuple(
            sorted(
                (_fault(random, kinds, servers, seats + watchers, lasts) for _ in range(count)),
                key=lambda fault: fault.at,
            )
        ),
    )


def _fault(
    random: Random, kinds: tuple[FaultKind, ...], servers: int, people: int, lasts: float
) -> Fault:
    kind = random.choice(kinds)
    target = random.randrange(servers if kind in OF_SERVERS else people)
    length = random.choice((0.3, 2.0, 5.0, 9.0, 14.0)) * random.uniform(0.5, 1.5)
    return Fault(random.uniform(2, lasts), kind, target, length)
