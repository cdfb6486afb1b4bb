"""Levels of the ladders play in the call as they do at a table."""

from random import Random
from typing import Any

import numpy as np
import pytest

from tests.research.arrays.test_wurmt import plain, played
from wormery.bots.wormi import levels as wormi_levels
from wormery.bots.wormi.thinking import glance, planned
from wormery.bots.wormlord.levels import PLANNERS, Thought
from wormery.bots.wormlord.race import COMPANY
from wormery.bots.wurmt.habits import EVEN, Habit, Situation, table_of
from wormery.bots.wurmt.info import info_of
from wormery.bots.wurmt.learned import weights
from wormery.bots.wurmt.levels import opinion
from wormery.bots.wurmt.memory import Memory, looked
from wormery.bots.wurmt.reading import weighed
from wormery.core import Millis, Refusal, Seat, Side
from wormery.core.dice import dice_of
from wormery.games.wormi import view as wormi_view
from wormery.games.wormlord.kernel.rounds import ENDS, NOW
from wormery.games.wormlord.kernel.rules import SIZE
from wormery.games.wurmt import Options, view
from wormery.games.wurmt.kernel.beds import number_of
from wormery.research import vector
from wormery.research.arrays.kernel.wormlord import CHOOSER, SINCE, unframed
from wormery.research.arrays.wormi import WormiGame
from wormery.research.arrays.wormlord import WormlordGame
from wormery.research.arrays.wurmt import WurmtGame
from wormery.research.gym.wormi import WormiShadow
from wormery.research.vector.pilots import wormi as wormi_pilots
from wormery.research.vector.pilots import wormlord as wormlord_pilots
from wormery.research.vector.pilots import wurmt as wurmt_pilots

OPEN = Options(memory="friendly", discard="open")


def a_table(bed: Any) -> Situation:
    """What a bot at a table thinks about that sees all it knows and forgets nothing."""
    seen = view(bed, bed.player)
    info = info_of(seen, looked(Memory(), seen))
    return table_of(seen, info, weighed(info, EVEN, {}), Random(1), Millis(1000))


def test_das_wurmts_third_plays_what_the_net_likes_best() -> None:
    game, net, compared = WurmtGame(2, OPEN), weights()[0], 0
    game.begin(2)
    bed, mind = plain(game), np.array([0.0, 0.0, 1.0, 1.0, 1.0])
    for _ in range(8):
        number = int(wurmt_pilots.chosen(game.box, game.rows["game"].copy(), net, mind, dice_of(1)))
        liked = opinion(a_table(bed))
        value = dict(zip(liked.plays, liked.values, strict=True))[number]
        compared += value == pytest.approx(liked.values[0], abs=0.02)
        action = game.action_of(number)
        bed = played(game, bed, action)
        game.play(action)
    assert compared >= 7  # at a table one also remembers what others could see when they laid


def test_das_wurmts_first_and_second_play_what_the_turn_gains_most_by() -> None:
    """Without blur: the play is one of those that the habit rates highest."""
    game, net = WurmtGame(3, OPEN), np.zeros(1, dtype=np.float32)
    game.begin(5)
    bed, mind = plain(game), np.array([0.0, 0.0, 1.0, 1.0, 0.0])
    for turn in range(30):
        if game.is_over:
            break
        row = game.rows["game"].copy()
        number = int(wurmt_pilots.chosen(game.box, row, net, mind, dice_of(turn)))
        rated = Habit().rated(a_table(bed))
        alike = {number_of(play) for worth, play in rated if worth >= rated[0][0] - 1e-5}
        assert number in alike
        action = game.action_of(number)
        bed = played(game, bed, action)
        game.play(action)
    assert turn > 20


def a_position(game: WormiGame) -> tuple[WormiShadow, Any]:
    """The same game by the plain rules."""
    shadow = WormiShadow({}, Millis(1000))
    shadow.begin(game, 1)
    return shadow, shadow.state


@pytest.mark.parametrize("name", ["2", "3", "6"])
def test_wormis_levels_choose_as_at_a_table(name: str) -> None:
    """Without blur, and planning always or never: the same move, or one of those as good."""
    mind = wormi_levels.MINDS[name]._replace(blur=0.0)
    if mind.care:
        mind = mind._replace(care=1.0)
    game, rng = WormiGame(), Random(name)
    game.begin(3)
    shadow, _ = a_position(game)
    for _ in range(12 if mind.care else 30):
        side = Side(game.player)
        seen = wormi_view(shadow.state, Seat(game.player))
        table = wormi_levels._table(seen, side, rng, Millis(60_000))
        wanted = [m for m in mind.choice()(table) if not wormi_levels._repeats(table, m)]
        numbers = np.array(mind, dtype=np.float64)
        action = int(wormi_pilots.chosen(game.rows["game"].copy(), numbers, dice_of(1)))
        move = 64 * (action // 35) + action % 35
        if mind.care:
            plan = planned(table.board, side, mind.width)
            assert move in {*plan.firsts, plan.moves[0]}
        else:
            assert glance(table.board, move, side) == glance(table.board, wanted[0], side)
        shadow.follow(game, action)
        game.play(action)
        if game.is_over:
            break


@pytest.mark.parametrize("plan", [1, 2, 3])
@pytest.mark.parametrize("sides", [2, 4])
def test_wormlords_plans_place_knots_as_at_a_table(plan: int, sides: int) -> None:
    """Given the same dice and the same mood, every knot goes to the same cell."""
    game, planner, company = WormlordGame(sides), PLANNERS[plan - 1], COMPANY[sides]
    game.begin(plan)
    mind = np.array(wormlord_pilots.mind_of(planner, sides))
    for turn in range(40):
        if game.is_over:
            break
        row, clock = game.rows["game"], game.rows["clock"]
        side, soil, rest = int(row[CHOOSER]), row[:SIZE].copy(), float(clock[ENDS] - clock[NOW])
        spent = clock[NOW] - clock[SINCE : SINCE + sides]
        thought = Thought(
            soil, side, game.hands, spent, rest, dice_of(turn), dice_of(7 * turn), company
        )
        cell = thought.place(planner, Millis(1000))
        same = wormlord_pilots.place(
            soil, side, game.hands, spent, rest, mind, dice_of(turn), dice_of(7 * turn)
        )
        assert same == cell
        game.play(1 + int(unframed(cell)))
    assert turn > 10


LADDERS: dict[str, tuple[list[str], int, dict[str, Any]]] = {
    "wormi": (["random", "4"], 16, {"most_plies": 200}),
    "wurmt": (["random", "1", "2", "3"], 64, {"seats": 2}),
    "wormlord": (["random", "plan1@medium", "plan2@medium", "plan3@medium"], 64, {}),
}


@pytest.mark.parametrize("game", LADDERS)
def test_a_higher_level_takes_more_from_those_who_play_at_random(game: str) -> None:
    names, count, choices = LADDERS[game]
    lost = []
    for name in names:
        games = getattr(vector, game)(count, opponents=[name], seed=3, **choices)
        dice, actions, total = dice_of(3), np.zeros(count, dtype=np.int64), 0.0
        for _ in range(60):
            games.sample(dice, actions)
            total -= float(games.step(actions).rewards[:, 0].sum())
        lost.append(total)
    assert sorted(lost) == lost


@pytest.mark.parametrize(
    ("game", "name", "options"),
    [
        ("wormi", "8", {}),
        ("wurmt", "4", {}),
        ("wurmt", "3", {"announce": True}),
        ("wurmt", "2", {"reading": "blind"}),
        ("wormlord", "4", {}),
        ("wormlord", "plan4@easy", {}),
        ("wormlord", "nobody", {}),
    ],
)
def test_who_cannot_play_in_the_call_is_refused(
    game: str, name: str, options: dict[str, Any]
) -> None:
    """TB-04"""
    choices = {} if game == "wormi" else {"seats": 2}
    with pytest.raises(Refusal, match=r"TB-04: (in the call|wormlord has no bot)"):
        getattr(vector, game)(2, opponents=[name], options=options, **choices)
