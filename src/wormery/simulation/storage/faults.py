"""How well servers reach their store: slowly, not at all, or without an answer."""

from dataclasses import dataclass, field
from random import Random

from wormery.simulation.scenario import Scenario
from wormery.simulation.storage.store import Trouble


@dataclass
class StoreFaults:
    """What is wrong with the store at the moment, for all servers."""

    scenario: Scenario
    is_down: bool = False
    is_full: bool = False
    is_calm: bool = False  # from now on nothing fails by chance
    slowness: float = 1.0
    partitioned: set[str] = field(default_factory=set)  # servers that cannot reach it

    @property
    def is_clear(self) -> bool:
        """Whether nothing is wrong."""
        return not (self.is_down or self.is_full or self.partitioned) and self.slowness == 1.0


class DrawnReach:
    """How well one server reaches the store."""

    def __init__(self, faults: StoreFaults, server: str, random: Random) -> None:
        self._faults = faults
        self._server = server
        self._random = random

    def delay(self) -> float:
        """Some milliseconds, or as long as the store is slow."""
        return self._random.uniform(0.0005, 0.004) * self._faults.slowness

    def trouble(self, call: str) -> Trouble | None:
        """What goes wrong with a call."""
        faults = self._faults
        if faults.is_down or self._server in faults.partitioned:
            return self._unreachable(call)
        if faults.is_full and call in ("append", "save_guest", "save_absence"):
            return "full"
        if faults.is_calm:
            return None
        drawn = self._random.random()
        if drawn < faults.scenario.lost_answers:
            return "answer is lost"
        return "fails" if drawn < faults.scenario.lost_answers + faults.scenario.failures else None

    def lateness(self) -> float:
        """For how long a write is on its way that was given up, in seconds."""
        return self._random.uniform(0.1, 15.0)

    def _unreachable(self, call: str) -> Trouble:
        drawn = self._random.random()
        if drawn < 0.3 and call == "append" and not self._faults.scenario.is_alone:
            return "is late"
        return "answer is lost" if drawn > 0.9 else "fails"
