"""Shrinking: the smallest scenario in which the same thing still goes wrong."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from wormery.simulation.scenario import Scenario

Fails = Callable[[Scenario], bool]
"""Whether the same thing goes wrong in a scenario."""


def shrunk(scenario: Scenario, fails: Fails) -> Scenario:
    """Leave out whatever can be left out, until nothing can."""
    smaller = True
    while smaller:
        smaller = False
        for simpler in _simpler(scenario):
            if fails(simpler):
                scenario, smaller = simpler, True
                break
    return scenario


def _simpler(scenario: Scenario) -> Iterator[Scenario]:
    """Scenarios with one thing less, the most promising first."""
    faults = scenario.faults
    if len(faults) > 3:
        yield replace(scenario, faults=faults[: len(faults) // 2])
        yield replace(scenario, faults=faults[len(faults) // 2 :])
    for number in range(len(faults)):
        yield replace(scenario, faults=faults[:number] + faults[number + 1 :])
    if scenario.failures:
        yield replace(scenario, failures=0.0)
    if scenario.lost_answers:
        yield replace(scenario, lost_answers=0.0)
    if scenario.watchers:
        yield replace(scenario, watchers=scenario.watchers - 1)
    if scenario.servers > 1 and all(fault.target < scenario.servers - 1 for fault in faults):
        yield replace(scenario, servers=scenario.servers - 1)
    for number, fault in enumerate(faults):
        if fault.lasts > 0.5:
            shorter = replace(fault, lasts=round(fault.lasts / 2, 2))
            yield replace(scenario, faults=(*faults[:number], shorter, *faults[number + 1 :]))
