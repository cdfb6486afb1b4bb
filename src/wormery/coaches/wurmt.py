"""The coach of Das Wurmt: what a good player would do who has seen and learnt what you have."""

from collections.abc import Sequence
from random import Random
from typing import Any, Literal, NamedTuple

from msgspec import Struct

from wormery.bots.wurmt.habits import Situation
from wormery.bots.wurmt.levels import LEVELS, Player
from wormery.bots.wurmt.sight import B_CHANCE, B_HEAD, B_LENGTH, B_SIZE, BODY
from wormery.core import Coach, Millis, Refusal
from wormery.games.wurmt import BedView, Command, Lay
from wormery.games.wurmt.commands import Spy
from wormery.games.wurmt.kernel.rules import HIGH, LOW

LEVEL = LEVELS[-1]
SURE, LIKELY = 0.999, 0.4

Why = Literal["takes", "likely", "safe", "looks"]


class Hint(Struct, frozen=True):
    """What a good player would do now, and a reason if there is one in a few words.

    It *takes* points for sure, it is *likely* to take some (in so many cases out of ten), it is
    *safe* because nothing can be scored or lost there, or it *looks* at a head.
    """

    command: Command
    why: Why | None = None
    points: int = 0
    tenths: int = 0


class Reason(NamedTuple):
    """Why a play is good, as far as that is sure or can be counted."""

    why: Why | None = None
    points: int = 0
    tenths: int = 0


def hint(view: BedView, news: Sequence[Any], rng: Random, budget: Millis) -> Hint:
    """The play of the strongest bot, who has been told everything from this seat."""
    if view.seat is None or not view.moves or view.player != view.seat:
        raise Refusal("TB-11", "it is not your turn")
    player = LEVEL.new()
    assert isinstance(player, Player)
    for each in news:
        player.observe(each)
    command = player.choose(view, view.moves, rng, budget)
    if command is None or player.table is None:
        raise Refusal("TB-11", "there is nothing to play")
    return Hint(command, *reason(player.table, command))


def reason(table: Situation, command: Command) -> Reason:
    """Why a play is good; most of the time it takes more than a few words."""
    if isinstance(command, Spy):
        return Reason("looks")
    if not isinstance(command, Lay):
        return Reason()
    at, sight = BODY + B_SIZE * command.worm, table.sight
    if not sight[at + B_HEAD]:
        return Reason("safe")
    low, high = int(table.box[LOW]), int(table.box[HIGH])
    length = int(sight[at + B_LENGTH])
    chances = {value: float(sight[at + B_CHANCE + value]) for value in range(10)}
    scoring = {value: chance for value, chance in chances.items() if low <= length + value <= high}
    gain = sum(scoring.values())
    loss = sum(chance for value, chance in chances.items() if length + value > high)
    points = max(scoring, key=scoring.__getitem__, default=0)
    if points and scoring[points] > SURE:
        return Reason("takes", points=points)
    if gain + loss < 1 - SURE:
        return Reason("safe")
    return (
        Reason("likely", tenths=min(9, round(10 * gain))) if gain > max(LIKELY, loss) else Reason()
    )


COACH = Coach(hint=hint, tells=(Hint,))
