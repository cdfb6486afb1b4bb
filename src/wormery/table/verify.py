"""Checking a log: every game again from its seed, every step from its events, every outcome."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from wormery.core import AnyGame, Outcome, Refusal, agreed_then, commitment, decode, generator
from wormery.table.fold import Step, steps
from wormery.table.seating.events import GameBegan, GameEnded, Played


class Checked(Struct, frozen=True):
    """What was found out about one game of a table."""

    number: int
    commitment: str  # what was shown when it began
    seed: str
    deal_follows: bool  # whether the first events are those that the seed gives
    outcome: Outcome | None
    outcome_follows: bool  # whether the outcome in the log is that of the last state
    over: bool
    entries: int


def verify(game: AnyGame, entries: Sequence[bytes]) -> Sequence[Checked]:
    """All games of a log; refused where the log cannot even be read (TB-20)."""
    try:
        taken = list(steps(game, entries))
    except MemoryError:
        raise  # not the log's fault, or all of it: whoever set the limit decides
    except Exception as problem:
        raise Refusal("TB-20", f"the log cannot be replayed: {problem!r}") from problem
    begun = [at for at, step in enumerate(taken) if _began(step) is not None]
    ends = [*begun[1:], len(taken)]
    return [
        _check(game, number, taken[start:end])
        for number, (start, end) in enumerate(zip(begun, ends, strict=True), 1)
    ]


def _check(game: AnyGame, number: int, taken: Sequence[Step]) -> Checked:
    began = _began(taken[0])
    assert began is not None
    ended = next(
        ((step, e) for step in taken for e in step.entry.events if isinstance(e, GameEnded)), None
    )
    outcome = None if ended is None else ended[1].outcome
    last = taken[-1] if ended is None else ended[0]
    return Checked(
        number=number,
        commitment=commitment(began.seed),
        seed=began.seed,
        deal_follows=_deal(taken[0]) in _dealt(game, taken[0], began.seed),
        outcome=outcome,
        outcome_follows=outcome is None or outcome == game.outcome(last.after.state),
        over=ended is not None,
        entries=len(taken),
    )


def _began(step: Step) -> GameBegan | None:
    return next((event for event in step.entry.events if isinstance(event, GameBegan)), None)


def _deal(step: Step) -> Sequence[object]:
    found = (event for event in step.entry.events if isinstance(event, Played))
    return tuple(next(found).events)


def _dealt(game: AnyGame, step: Step, seed: str) -> Sequence[Sequence[object]]:
    """What the seed gives, today and by earlier versions."""
    seating = step.after.seating
    stored = decode(dict[str, Any], bytes(seating.options))
    setup = agreed_then(game.ABOUT, len(seating.chairs), stored)
    setups = (setup, *game.ABOUT.as_before(setup))
    return [tuple(game.begin(each, generator(seed))) for each in setups]
