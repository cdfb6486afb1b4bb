"""Wormlord as arrays and by the plain rules, choice for choice."""

from functools import reduce
from random import Random
from typing import Any

import numpy as np
import pytest

from wormery.core import Millis, Refusal, Setup, Side, generator
from wormery.games.wormlord import Match, Options, begin, evolve, legality
from wormery.games.wormlord.events import (
    CellConquered,
    HeadquartersMoved,
    KnotTied,
    KnotUntied,
    RopeTaken,
    SignalGiven,
)
from wormery.games.wormlord.kernel.rounds import DUE, EFFORT, HAND_SIZE, HOLDING
from wormery.games.wormlord.maps.ground import Cell
from wormery.games.wormlord.state import Empty, EnemyKnot, Rope, seats_of
from wormery.knots import Allowed
from wormery.research.arrays.errors import IllegalAction
from wormery.research.arrays.kernel.wormlord import CHOOSER, DICE, TO_POST
from wormery.research.arrays.wormlord import WormlordGame

ROUNDS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {"map": "Crossfire"}),
    (2, {"handicaps": ("loop", "figure-eight")}),
    (4, {"teams": (2, 2), "map": "Duel"}),
    (5, {}),
]


def signalled(seats: int, options: Options) -> Match:
    """A match right after the signal."""
    events = [*begin(Setup(seats, options), generator("arrays")), SignalGiven(Millis(0))]
    match = reduce(evolve, events, None)
    assert match is not None
    return match


def with_knot(match: Match, side: Side, at: Millis) -> Match:
    """A side has done what its hand was at, up to a knot of its own."""
    seat = seats_of(match.terms, side)[0]
    hand = match.garden.hands[side]
    if isinstance(hand, EnemyKnot):
        match = evolve(match, KnotUntied(side, seat, hand.knot.side, (), at))
    if isinstance(match.garden.hands[side], Empty):
        match = evolve(match, RopeTaken(side, seat, at))
    if isinstance(match.garden.hands[side], Rope):
        tied = KnotTied(side, seat, match.tied + 1, "overhand", "3_1", "left", "", at)
        match = evolve(match, tied)
    return match


def legal(match: Match, side: Side) -> set[int]:
    """What the rules allow, as actions."""
    places = [
        cell
        for cell in legality.reach(match.garden, side)
        if legality.why_not_place(match.garden, side, cell) is None
    ]
    posts = legality.posts(match.garden, side)
    return {1 + 9 * c.row + c.col for c in places} | {82 + 9 * c.row + c.col for c in posts}


def chosen(match: Match, side: Side, action: int, at: Millis) -> Match:
    row, col = divmod((action - 1) % 81, 9)
    cell, seat = Cell(col, row), seats_of(match.terms, side)[0]
    if action >= TO_POST:
        return evolve(match, HeadquartersMoved(side, seat, cell, at))
    return evolve(match, CellConquered(side, seat, cell, match.garden.owner(cell), at))


@pytest.mark.parametrize(("seats", "options"), ROUNDS, ids=str)
def test_rounds_go_as_by_the_rules(seats: int, options: dict[str, Any]) -> None:
    """WL-14, WL-17, WL-19, WL-24 to WL-28, WL-32"""
    game, rng = WormlordGame(seats, Options(**options)), Random(str(options))
    for seed in range(3):
        game.begin(seed)
        match = signalled(seats, game.options)
        while not game.is_over:
            side, at = Side(int(game.rows["game"][CHOOSER])), Millis(int(game.now))
            assert game.side_of[game.player] == side
            match = with_knot(match, side, at)
            wishes = np.flatnonzero(game.mask(game.player)).tolist()
            assert {*wishes} == legal(match, side)
            action = rng.choice(wishes)
            match = chosen(match, side, action, at)
            game.play(action)
            points = [legality.points(match.garden, Side(side)) for side in game.side_of]
            assert game.scores() == points
        assert max(game.payoffs()) in (0.0, 1.0)


def test_nobody_sees_when_others_will_be_ready() -> None:
    """What the dice hold for the others changes no number that is seen."""
    game, rng = WormlordGame(4), Random(3)
    game.begin(3)
    for _ in range(40):
        game.play(rng.choice(np.flatnonzero(game.mask(game.player)).tolist()))
        other = game.clone()
        other.rows["clock"][DUE : DUE + 4] += rng.random() * 1000
        other.rows["game"][DICE] = rng.randrange(1, 2**30)
        for seat in range(4):
            assert game.observe(seat).tobytes() == other.observe(seat).tobytes()
            assert game.mask(seat).tobytes() == other.mask(seat).tobytes()


def test_quicker_hands_choose_oftener() -> None:
    """The times are drawn by the level of each side."""
    game, rng = WormlordGame(2, levels=("expert", "beginner")), Random(5)
    game.begin(5)
    choices = [0, 0]
    for _ in range(14):  # before anybody runs out of ropes
        choices[game.player] += 1
        game.play(rng.choice(np.flatnonzero(game.mask(game.player)[:TO_POST]).tolist()))
    assert choices[0] > 1.5 * choices[1]


def test_partners_choose_in_turn_and_share_what_they_win() -> None:
    """WL-35"""
    game, rng, turns = WormlordGame(4, Options(teams=(2, 2))), Random(6), []
    game.begin(6)
    while not game.is_over:
        turns.append(game.player)
        game.play(rng.choice(np.flatnonzero(game.mask(game.player)).tolist()))
    blue = [seat for seat in turns if seat < 2]
    assert blue == [number % 2 for number in range(len(blue))]
    one, two, three, four = game.payoffs()
    assert (one, three) == (two, four)


@pytest.mark.parametrize(
    ("cell", "rule"), [("d1", "WL-21"), ("d4", "WL-14"), ("i9", "WL-02"), ("a1", "WL-14")]
)
def test_refusals_name_the_rule(cell: str, rule: str) -> None:
    """TB-06"""
    game = WormlordGame(2)
    game.begin(1)
    before = game.rows["game"].copy()
    action = 1 + 9 * (int(cell[1]) - 1) + "abcdefghi".index(cell[0])
    with pytest.raises(IllegalAction, match=f"{rule}: action {action} .knot to {cell}."):
        game.play(action)
    assert (game.rows["game"] == before).all()


def test_what_cannot_be_is_refused() -> None:
    """TB-04, WL-31"""
    with pytest.raises(Refusal, match="TB-04"):
        WormlordGame(2, levels=("medium",))
    with pytest.raises(Refusal, match="WL-31"):
        WormlordGame(2, time_limit=5)


def test_who_has_to_tie_figure_eights_leaves_more_to_untie() -> None:
    """WL-38, WL-39: unless only the overhand counts, and all are untied as that."""
    wanted: tuple[tuple[Allowed, float], ...]
    wanted = (("any", EFFORT["figure-eight"]), ("overhand", 1.0))
    for knots, effort in wanted:
        hands = WormlordGame(2, Options(handicaps=("figure-eight",), knots=knots)).hands
        assert [hands[HOLDING], hands[HAND_SIZE + HOLDING]] == [effort, 1.0]
