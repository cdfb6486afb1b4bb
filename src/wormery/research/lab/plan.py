"""What is to be found out: which settings of a game, played by whom, how often."""

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import combinations
from typing import Any

import msgspec
from msgspec import Struct

from wormery.bots.ladders import ladder
from wormery.core import Refusal, agree, encode
from wormery.games.catalogue import game_named
from wormery.research.arena.bots import check
from wormery.research.arena.contest import lineups
from wormery.research.lab.code import code_of

EVEN, SKILL = "even", "skill"


class Setting(Struct, frozen=True):
    """One way to play a game."""

    label: str
    seats: int
    options: Any  # as at a table; what is not said is as usual


class StudyPlan(Struct, frozen=True):
    """A study: every setting is played by equal bots, and by every two of some levels."""

    title: str
    game: str
    settings: tuple[Setting, ...]
    level: str  # who plays whom when all are equal
    levels: tuple[str, ...] = ()  # the weakest first
    games: int = 100  # of equal bots, a setting
    skill_games: int = 40  # of any two levels, a setting
    skill_in: tuple[int, ...] = ()  # the settings in which levels are compared; none: in all
    seed: str = "lab"
    budget_ms: int = 1000
    in_kernel: bool = False  # rounds of Wormlord without strokes: a hundred times faster


class StudyGame(Struct, frozen=True, omit_defaults=True):
    """One game of a study; equal ones are equal whatever study they belong to."""

    game: str
    seats: int
    options: Any
    bots: tuple[str, ...]  # by seat
    seed: str
    deal: int
    rotation: int
    budget_ms: int
    in_kernel: bool = False

    @property
    def key(self) -> str:
        """By which its result is kept, as long as rules and bots are the same code."""
        return sha256(code_of(self.game).encode() + encode(self)).hexdigest()[:24]


class WantedGame(Struct, frozen=True):
    """A task, and what it is for."""

    task: StudyGame
    setting: int
    kind: str  # even or skill
    pair: tuple[str, str] | None  # the better one first


def planned(plan: StudyPlan) -> StudyPlan:
    """A plan that can be played, its options in full (TB-04)."""
    game = game_named(plan.game)
    for bot in (plan.level, *plan.levels):
        check(game, bot)
    if not plan.settings or plan.games < 2 or plan.skill_games < 0:
        raise Refusal("TB-04", "a study needs a setting and two games at least")
    settings = tuple(
        msgspec.structs.replace(
            setting,
            options=msgspec.to_builtins(agree(game.ABOUT, setting.seats, setting.options).options),
        )
        for setting in plan.settings
    )
    return msgspec.structs.replace(plan, settings=settings)


def varied(
    game: str, vary: Mapping[str, Sequence[Any]], seats: Sequence[int], base: Mapping[str, Any]
) -> tuple[Setting, ...]:
    """Every number of seats as usual, and for the first of them each value of each option."""
    about = game_named(game).ABOUT
    counts = tuple(seats) or (about.seats[0],)
    plain = [Setting(f"{count} seats", count, dict(base)) for count in counts]
    known = {field.name for field in msgspec.structs.fields(about.options)}
    for name in vary:
        if name not in known:
            listed = ", ".join(sorted(known))
            raise Refusal("TB-04", f"{game} has no option {name!r}; there are {listed}")
    return (
        *plain,
        *(
            Setting(f"{name} = {_said(value)}", counts[0], {**base, name: value})
            for name, values in vary.items()
            for value in values
        ),
    )


def _said(value: Any) -> str:
    text = value if isinstance(value, str) else encode(value).decode()
    return text if len(text) <= 40 else f"{text[:37]}…"


def usual_levels(game: str, most: int = 4) -> tuple[str, ...]:
    """Some levels of a ladder that are named by a number, the weakest first."""
    names = [level.name for level in ladder(game_named(game)).levels if level.name.isdigit()]
    return tuple(names[:most])


def tasks(plan: StudyPlan) -> Iterator[WantedGame]:
    """All games of a study, so that every setting is about as far as the others."""
    for deal in range(max(plan.games, plan.skill_games)):
        for number, setting in enumerate(plan.settings):
            if deal < plan.games:
                bots = (plan.level,) * setting.seats
                yield WantedGame(_task(plan, setting, bots, deal, 0), number, EVEN, None)
            if not plan.skill_in or number in plan.skill_in:
                yield from _skill(plan, number, deal)


def _skill(plan: StudyPlan, number: int, deal: int) -> Iterator[WantedGame]:
    setting = plan.settings[number]
    ways = lineups(2, setting.seats)
    for worse, better in combinations(plan.levels, 2):
        if deal < plan.skill_games:
            turn, rotation = divmod(deal, len(ways))
            bots = tuple((better, worse)[each] for each in ways[rotation])
            task = _task(plan, setting, bots, turn, rotation)
            yield WantedGame(task, number, SKILL, (better, worse))


def _task(
    plan: StudyPlan, setting: Setting, bots: tuple[str, ...], deal: int, rotation: int
) -> StudyGame:
    return StudyGame(
        plan.game,
        setting.seats,
        setting.options,
        bots,
        plan.seed,
        deal,
        rotation,
        plan.budget_ms,
        plan.in_kernel,
    )
