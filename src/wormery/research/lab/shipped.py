"""The studies of what is shipped: every map, and the options that designers ask about."""

from collections.abc import Sequence
from typing import Any, get_args

from wormery.games.wormi.layouts import LayoutName
from wormery.games.wormlord.maps.texts import shelf
from wormery.research.lab.plan import Setting, StudyPlan

STEEP = (*(1,) * 8, *(2,) * 6, *(3,) * 5, *(4,) * 4, *(5,) * 2, *(6,) * 2, 7)
HIGH = (7,) * 8 + (6,) * 6 + (5,) * 5 + (4,) * 4 + (3,) * 2 + (2,) * 2 + (1,)
HANDICAPS = ["loop", "figure-eight"]
LIMITS = (30, 60, 120)


def studies(scale: float = 1.0) -> Sequence[tuple[str, StudyPlan]]:
    """By the name of its page; *scale* plays more or fewer games of each."""

    def games(count: int) -> int:
        return max(2, round(count * scale))

    return (
        ("wormi", _wormi(games(100), games(60))),
        ("wurmt", _wurmt(games(300), games(120))),
        ("wormlord-maps", _maps(games(300))),
        ("wormlord-options", _options(games(60), games(40))),
        ("wormlord-handicaps", _handicaps(games(1000), games(400))),
    )


def _wormi(games: int, skill: int) -> StudyPlan:
    return StudyPlan(
        "Wormi: layouts, sides and readings",
        "wormi",
        (
            *(Setting(f"layout {name}", 2, {"layout": name}) for name in get_args(LayoutName)),
            Setting("strict passing", 2, {"passing": "strict"}),
            Setting("pie", 2, {"fairness": "pie"}),
        ),
        level="3",
        levels=("1", "2", "3", "4"),
        games=games,
        skill_games=skill,
        skill_in=(0,),
    )


def _wurmt(games: int, skill: int) -> StudyPlan:
    return StudyPlan(
        "Das Wurmt: players, readings and values",
        "wurmt",
        (
            *(Setting(f"{seats} players", seats, {}) for seats in (2, 3, 4, 5)),
            Setting("blind", 3, {"reading": "blind"}),
            Setting("announcing", 3, {"announce": True}),
            Setting("finish the round", 3, {"end": "finish_round"}),
            Setting("low values", 3, {"values_per_colour": STEEP}),
            Setting("high values", 3, {"values_per_colour": HIGH}),
        ),
        level="2",
        levels=("1", "2", "3"),
        games=games,
        skill_games=skill,
        skill_in=(0, 1, 3, 4),
    )


def _maps(games: int) -> StudyPlan:
    """In the kernel, where a round takes milliseconds; three minutes at most, then points."""
    return StudyPlan(
        "Wormlord: the maps, rounds of three minutes at most",
        "wormlord",
        tuple(
            Setting(f"{plan.name}, {sides}", sides, {"map": plan.name, "rounds": 1})
            for plan in shelf().values()
            for sides in plan.sides
        ),
        level="plan3@medium",
        games=games,
        in_kernel=True,
    )


def _options(games: int, skill: int) -> StudyPlan:
    base = {"map": "Duel", "rounds": 1}
    return StudyPlan(
        "Wormlord: hold time, handicaps, knots and time",
        "wormlord",
        (
            Setting("as usual", 2, base),
            Setting("hold 3 s", 2, {**base, "hold_s": 3}),
            Setting("hold for ever", 2, {**base, "hold_s": 0}),
            Setting("figure-eight, 1", 2, {**base, "handicaps": ["figure-eight"]}),
            Setting("loop, 1", 2, {**base, "handicaps": ["loop"]}),
            Setting("overhand only", 2, {**base, "knots": "overhand"}),
            Setting("one minute", 2, {**base, "time_limit": 60}),
            Setting("two rounds", 2, {**base, "rounds": 2}),
        ),
        level="plan2@medium",
        levels=("plan1@medium", "plan2@medium", "plan3@medium"),
        games=games,
        skill_games=skill,
        skill_in=(0, 6, 7),
    )


def _handicaps(games: int, skill: int) -> StudyPlan:
    """In the kernel: so many rounds that a few in a hundred show."""
    duel: dict[str, Any] = {"map": "Duel", "rounds": 1}
    four: dict[str, Any] = {"map": "Basic 4", "rounds": 1}
    return StudyPlan(
        "Wormlord: handicaps and time, in the kernel",
        "wormlord",
        (
            Setting("Duel", 2, duel),
            *(Setting(f"{knot}, 1", 2, {**duel, "handicaps": [knot]}) for knot in HANDICAPS),
            Setting("loop against figure-eight", 2, {**duel, "handicaps": HANDICAPS}),
            *(Setting(f"{limit} s", 2, {**duel, "time_limit": limit}) for limit in LIMITS),
            Setting("Basic 4", 4, four),
            *(
                Setting(f"Basic 4, {knot}, 1", 4, {**four, "handicaps": [knot]})
                for knot in HANDICAPS
            ),
        ),
        level="plan2@medium",
        levels=("plan1@medium", "plan2@medium", "plan3@medium"),
        games=games,
        skill_games=skill,
        skill_in=(0, 4, 5, 6),
        in_kernel=True,
    )
