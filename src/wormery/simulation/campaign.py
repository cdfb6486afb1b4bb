"""Many runs, on all cores: what they had to bear, and what was found."""

import gc
from collections import Counter, deque
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache
from itertools import count, islice
from time import process_time
from typing import Any

from msgspec import Struct, field

from wormery.app import games
from wormery.core import AnyGame
from wormery.games import tally
from wormery.simulation.run import Result, run
from wormery.simulation.safeguards import SAFEGUARDS, without
from wormery.simulation.scenario import Scenario, drawn
from wormery.simulation.shrink import shrunk

_AT_ONCE = 10  # runs that a process gets together
_COLLECTED_EVERY = 40  # times that a process gets some


class Total(Struct):
    """The sum of many runs."""

    runs: int = 0
    virtual_seconds: float = 0.0
    cpu_seconds: float = 0.0
    counts: dict[str, int] = field(default_factory=dict)
    found: list[Result] = field(default_factory=list)

    def add(self, other: "Total") -> None:
        """Some more."""
        self.runs += other.runs
        self.virtual_seconds += other.virtual_seconds
        self.cpu_seconds += other.cpu_seconds
        self.counts = dict(Counter(self.counts) + Counter(other.counts))
        self.found += other.found


@cache
def simulated_games() -> Mapping[str, AnyGame]:
    """All games that are simulated: those that people play, and the least one."""
    least: Any = tally
    return {**games(), "tally": least}


def simulate(scenario: Scenario) -> Result:
    """One run."""
    return run(scenario, simulated_games())


def simulate_all(seeds: Sequence[int], jobs: int, safeguard: str | None = None) -> Iterator[Total]:
    """Run the scenarios of many seeds, in some processes; tells of a few at a time."""
    batches = [seeds[start : start + _AT_ONCE] for start in range(0, len(seeds), _AT_ONCE)]
    if jobs == 1:
        for batch in batches:
            yield _runs(batch, safeguard)
        return
    with ProcessPoolExecutor(jobs) as pool:
        waiting = iter(batches)
        running = deque(pool.submit(_runs, batch, safeguard) for batch in islice(waiting, 2 * jobs))
        try:
            while running:
                yield running.popleft().result()
                running += [pool.submit(_runs, batch, safeguard) for batch in islice(waiting, 1)]
        finally:
            pool.shutdown(cancel_futures=True)


def smallest(found: Result, safeguard: str | None = None) -> Scenario:
    """The smallest scenario in which the same kind of thing goes wrong."""
    kind = found.findings[0].kind

    def fails(scenario: Scenario) -> bool:
        with without(safeguard):
            findings = simulate(scenario).findings
        if not findings or findings[0].kind != kind:
            return False
        return safeguard is None or not simulate(scenario).findings

    return shrunk(found.scenario, fails)


_FROZEN = count()  # how often


@contextmanager
def _frozen() -> Iterator[None]:
    """Spare the collector what was there before: it would look at all of it after every run.

    What is spared and then let go of is garbage that it never looks at by itself again.
    """
    if next(_FROZEN) % _COLLECTED_EVERY == 0:
        gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()


def _runs(seeds: Sequence[int], safeguard: str | None) -> Total:
    total = Total()
    began = process_time()
    focus = None if safeguard is None else SAFEGUARDS[safeguard].focus
    with without(safeguard), _frozen():
        for seed in seeds:
            result = simulate(drawn(seed, focus))
            total.runs += 1
            total.virtual_seconds += result.seconds
            total.counts = dict(Counter(total.counts) + Counter(result.counts))
            if result.findings:
                total.found.append(result)
    total.cpu_seconds = process_time() - began
    return total
