"""Play a study: what is not known yet, on all cores or a cluster."""

from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from msgspec import Struct

from wormery import __version__
from wormery.research.data.parquet import ParquetFile
from wormery.research.lab.cache import Cache
from wormery.research.lab.observe import Observation, observe
from wormery.research.lab.plan import StudyPlan, WantedGame, tasks
from wormery.research.parallel import Parallel, finished


class FoundGame(Struct, frozen=True):
    """A game of a study, and what came of it."""

    wanted: WantedGame
    seen: Observation


def played(
    plan: StudyPlan,
    *,
    cache: Path,
    parallel: Parallel,
    tell: Callable[[int, int], None] = lambda _done, _all: None,
) -> Sequence[FoundGame]:
    """All games of a study, in the order of the plan; *tell* hears how many are there."""
    wanted = list(tasks(plan))
    with closing(Cache(cache, plan.game)) as kept:
        known = dict(kept.known)
        missing = {each.task.key: each.task for each in wanted if each.task.key not in known}
        there = len({each.task.key for each in wanted} & set(known))
        everything = there + len(missing)
        tell(there, everything)
        for seen in finished(observe, iter(missing.values()), parallel):
            kept.add(seen)
            known[seen.key] = seen
            there += 1
            tell(there, everything)
    return [FoundGame(each, known[each.task.key]) for each in wanted]


COLUMNS = {
    "setting": "string",
    "seats": "int8",
    "options": "string",
    "kind": "string",
    "bots": "[string]",
    "better": "string",
    "worse": "string",
    "deal": "int32",
    "rotation": "int32",
    "winners": "[int8]",
    "shares": "[float64]",
    "reason": "string",
    "plies": "int32",
    "millis": "int64",
    "lead_changes": "int32",
    "led_at_half": "int8",
    "is_forfeit": "bool",
}


def save(plan: StudyPlan, found: Sequence[FoundGame], file: Path) -> None:
    """The data as Parquet, one row a game."""
    notes = {"wormery": __version__, "title": plan.title, "game": plan.game, "seed": plan.seed}
    with ParquetFile(file, COLUMNS, notes) as out:
        out.add(_row(plan, each) for each in found)


def _row(plan: StudyPlan, found: FoundGame) -> dict[str, Any]:
    wanted, seen = found.wanted, found.seen
    setting, (better, worse) = plan.settings[wanted.setting], wanted.pair or (None, None)
    return {
        "setting": setting.label,
        "seats": setting.seats,
        "options": str(setting.options),
        "kind": wanted.kind,
        "bots": wanted.task.bots,
        "better": better,
        "worse": worse,
        "deal": wanted.task.deal,
        "rotation": wanted.task.rotation,
        **{name: getattr(seen, name) for name in Observation.__struct_fields__ if name != "key"},
    }
