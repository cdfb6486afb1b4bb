"""Bots of Wormlord's ladder where a round is numbers: a way to plan, and hands."""

from collections.abc import Sequence
from typing import NamedTuple

from wormery.bots.ladders import level_named
from wormery.bots.wormlord.levels import Gardener, Planner
from wormery.games import wormlord as rules
from wormery.knots.drawing.hands import Level

USUAL: Level = "medium"


class Seated(NamedTuple):
    """Who plays a seat: nobody that is known, or a plan; and how quick its hands are."""

    planner: Planner | None
    hands: Level


def seated(name: str) -> Seated:
    """Who goes by a name of the ladder, as in `plan2@easy`; "random" has the usual hands."""
    if name == "random":
        return Seated(None, USUAL)
    bot = level_named(rules, name).new()
    assert isinstance(bot, Gardener)
    return Seated(bot.planner, bot.skill)


def around(opponents: Sequence[str], seat: int) -> dict[int, str]:
    """By seat: who sits there; opponents sit clockwise from the agent on."""
    seats = len(opponents) + 1
    return {(seat + place) % seats: name for place, name in enumerate(opponents, 1)}


def hands_by_side(names: dict[int, str], side_of: Sequence[int], own: Level) -> list[Level]:
    """How quick every side is: as its first seat is that a bot plays; *own* is the agent's.

    Partners tie one rope, so the agent's side is as quick as the agent.
    """
    agent = next(seat for seat in range(len(side_of)) if seat not in names)
    found: dict[int, Level] = {side_of[agent]: own}
    for seat, side in enumerate(side_of):
        if seat in names:
            found.setdefault(side, seated(names[seat]).hands)
    return [found[side] for side in sorted(found)]
