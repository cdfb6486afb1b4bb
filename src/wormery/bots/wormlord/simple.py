"""The simplest gardener: any legal act, drawn with a hand of its own where a hand is asked for."""

from collections.abc import Sequence
from random import Random
from typing import Any

from wormery.bots.any import AnyMove
from wormery.core import Millis
from wormery.games.wormlord import MoveHeadquarters, Tie, Untie
from wormery.games.wormlord.ropes.ropes import Pull
from wormery.knots import Level as Skill
from wormery.knots import Stroke, tie
from wormery.knots.drawing.hands import pull_free

SKILL: Skill = "easy"


class SimpleGardener(AnyMove):
    """Plays any legal act; the HQ is moved only now and then."""

    def choose(self, view: Any, listed: Sequence[Any], rng: Random, budget: Millis) -> Any | None:
        """Any act, with a rope or pulls of its own."""
        acts = [command for command in listed if not isinstance(command, MoveHeadquarters)]
        command = super().choose(view, acts if rng.random() < 0.9 else listed, rng, budget)
        is_alone = view.side is not None and len(view.sides[view.side].seats) == 1
        match command:
            case Tie() if is_alone:
                return Tie(tie(SKILL, rng, view.sides[view.side].handicap).stroke.rows)
            case Untie() if is_alone:
                trace = pull_free(Stroke(view.loose), SKILL, rng)
                return Untie((Pull(trace.end, trace.rows),))
            case _:
                return command

    def pace(self, view: Any, command: Any, rng: Random) -> Millis:
        """A gesture takes as long as its rows say."""
        match command:
            case Tie(rows):
                return Millis(rows[-1][2])
            case Untie(pulls):
                return Millis(sum(pull.rows[-1][2] for pull in pulls))
            case _:
                return super().pace(view, command, rng)
