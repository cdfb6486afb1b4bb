"""The coach of Wormi: a good move with its reason, and everything else that can be learnt."""

import sys
from collections.abc import Sequence
from random import Random
from typing import Any, cast

from wormery.coaches.wormi import review
from wormery.coaches.wormi.hint import advised
from wormery.coaches.wormi.puzzles import list_puzzles, try_puzzle
from wormery.coaches.wormi.review import explore
from wormery.coaches.wormi.views import (
    Answer,
    Explore,
    Hint,
    ListPuzzles,
    Question,
    Remark,
    TryPuzzle,
)
from wormery.core import Advice, Coach, Millis, Refusal
from wormery.core.coach import Reviewing
from wormery.games.wormi import MatchView, Options, Position

THINKING = 700  # milliseconds for a hint


def hint(view: MatchView, _news: Sequence[Any], _rng: Random, budget: Millis) -> Hint:
    """A good move for who looks at the board; Wormi hides nothing, so news tell no more."""
    if view.side is None or not view.moves:
        raise Refusal("TB-11", "there is nothing to move")
    position = Position(view.pieces, view.side)
    return advised(position, min(budget, THINKING), view.passing)


def agreed(options: Options) -> bool:
    """Whether both wanted hints; with a clock there are none between people (TB-22)."""
    return options.hints and options.clock is None


def reply(question: Question) -> Answer:
    """What the coach says to a question."""
    match question:
        case ListPuzzles():
            return list_puzzles(question.passing)
        case TryPuzzle():
            return try_puzzle(question)
        case Explore():
            return explore(question)


COACH = Coach(
    hint=hint,
    review=cast("Reviewing", sys.modules[review.__name__]),
    lessons=Advice(Question, Answer, reply),
    tells=(Hint, Remark),
    agreed=agreed,
)
