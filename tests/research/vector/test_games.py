"""Many games at once go as each of them alone."""

import pickle
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest

from wormery.core import Refusal
from wormery.core.dice import dice_of
from wormery.research import vector
from wormery.research.arrays.errors import GameIsOver, IllegalAction, OtherVersion
from wormery.research.arrays.game import ArrayGame
from wormery.research.vector.out import new_out

New = Callable[..., vector.VectorGames]
GAMES: dict[str, New] = {
    "wormi": lambda count, **choices: vector.wormi(count, most_plies=40, **choices),
    "wormlord": lambda count, **choices: vector.wormlord(count, seats=4, time_limit=20, **choices),
    "wurmt": lambda count, **choices: vector.wurmt(count, seats=4, **choices),
}
games = pytest.mark.parametrize("new", GAMES.values(), ids=GAMES)


def wishes(many: vector.VectorGames, rng: Random) -> np.ndarray:
    """Any legal action of every game."""
    found = [np.flatnonzero(mask).tolist() for mask in many.out.masks]
    return np.array([rng.choice(legal) if legal else 0 for legal in found])


def assert_shows(many: vector.VectorGames, number: int, game: ArrayGame) -> None:
    out = many.out
    assert out.players[number] == game.player
    assert (out.observations[number] == game.observe(game.player)).all()
    assert (out.masks[number] == (0 if game.is_over else game.mask(game.player))).all()


@games
@pytest.mark.parametrize("autoreset", ["next_step", "same_step", "disabled"])
def test_they_go_as_games_that_are_played_alone(new: New, autoreset: Any) -> None:
    """Move for move, through ends and new deals."""
    many, rng, ended = new(5, seed=3, autoreset=autoreset), Random(3), 0
    alone = [many.one(number) for number in range(5)]
    for _ in range(150):
        actions = wishes(many, rng)
        was_over = [game.is_over for game in alone]
        if autoreset == "disabled" and any(was_over):
            over = [number for number in range(5) if was_over[number]]
            many.reset(which=over)
            for number in over:
                alone[number].again()
            continue
        many.step(actions)
        for number, game in enumerate(alone):
            if autoreset == "next_step" and was_over[number]:
                game.again()
                assert not many.out.rewards[number].any()
            else:
                game.play(int(actions[number]))
                assert many.out.rewards[number] == pytest.approx(game.payoffs())
            assert many.out.terminated[number] == (game.is_over and not game.is_cut_off)
            assert many.out.truncated[number] == game.is_cut_off
            ended += game.is_over
            if game.is_over and autoreset == "same_step":
                assert (many.out.last[number] == game.observe(game.player)).all()
                game.again()
            assert_shows(many, number, game)
    assert ended > 5


@games
def test_threads_change_nothing(new: New) -> None:
    one, two = new(33, seed=1), new(33, seed=1, threads=2)
    for many in (one, two):
        rng = Random(1)
        for _ in range(60):
            many.step(wishes(many, rng))
        many.close()
    assert all((a == b).all() for a, b in zip(vars(one.out).values(), vars(two.out).values()))  # noqa: B905
    assert (one.rows == two.rows).all()


@games
def test_one_illegal_action_stops_all_of_them_and_changes_nothing(new: New) -> None:
    """TB-06"""
    many, rng = new(4, seed=2), Random(2)
    many.step(wishes(many, rng))
    before, actions = many.save(), wishes(many, rng)
    actions[2] = int(np.flatnonzero(many.out.masks[2] == 0)[0])
    with pytest.raises(IllegalAction, match=r"(WI|WL|DW)-\d+: game 2: action"):
        many.step(actions)
    for wrong in (actions[:3], actions.astype(float), "no"):
        with pytest.raises(IllegalAction, match=r"TB-01: 4 whole numbers"):
            many.step(wrong)  # type: ignore[arg-type]
    after = many.save()
    assert all((np.asarray(before[key]) == np.asarray(after[key])).all() for key in before)


@games
def test_a_game_that_is_over_has_to_be_reset_where_nothing_resets_it(new: New) -> None:
    """TB-03"""
    many, rng = new(2, seed=2, autoreset="disabled"), Random(2)
    while not (many.out.terminated | many.out.truncated).any():
        many.step(wishes(many, rng))
    with pytest.raises(GameIsOver, match=r"TB-03: game \d is over"):
        many.step(wishes(many, rng))


@games
def test_arrays_belong_to_the_caller(new: New) -> None:
    game = new(1).game
    mine = new_out(game, 6)
    many = new(6, seed=4, out=mine)
    before = mine.observations.copy()
    many.step(wishes(many, Random(4)))
    assert many.out is mine
    assert (mine.observations != before).any()
    with pytest.raises(Refusal, match=r"TB-04: observations has to be a writable C array \(5"):
        new(5, out=mine)


@games
def test_games_are_saved_and_go_on(new: New) -> None:
    one, two, rng = new(3, seed=5), new(3, seed=6), Random(5)
    for _ in range(10):
        one.step(wishes(one, rng))
    two.load(one.save())
    for _ in range(60):
        actions = wishes(one, rng)
        one.step(actions)
        two.step(actions)
    assert (one.rows == two.rows).all()
    with pytest.raises(OtherVersion, match="TB-01"):
        two.load({**one.save(), "saved as": ("tally", 7)})
    broken = one.save()
    broken["rows"][1, 3] += 1  # compiled code would look for cards that there are not
    before = two.save()
    with pytest.raises(OtherVersion, match="changed since"):
        two.load(broken)
    assert two.save()["digest"] == before["digest"]


@games
@pytest.mark.parametrize("threads", [1, 2])
def test_copies_go_on_alike(new: New, threads: int) -> None:
    many, rng = new(3, seed=5, threads=threads), Random(5)
    for _ in range(10):
        many.step(wishes(many, rng))
    copies = [deepcopy(many), pickle.loads(pickle.dumps(many))]
    for _ in range(40):
        actions = wishes(many, rng)
        before = many.rows.copy()
        for copy in copies:
            copy.step(actions)
        assert (many.rows == before).all()
        many.step(actions)
        for copy in copies:
            assert (copy.rows == many.rows).all()
            assert (copy.out.observations == many.out.observations).all()
    many.close()
    many.step(wishes(many, rng))  # without threads


@games
def test_opponents_play_in_the_call(new: New) -> None:
    seats = new(1).game.seats
    many = new(8, seed=7, opponents=["random"] * (seats - 1), seat=1)
    rng, wins = Random(7), 0
    for _ in range(120):
        assert (many.out.players == 1).all()
        many.step(wishes(many, rng))
        wins += int((many.out.rewards[:, 1] > 0).sum())
        assert many.out.rewards.sum() == pytest.approx(0, abs=1e-4)
    assert wins > 0 or many.game.name == "wormi"  # at random hardly anybody finishes a worm


@games
def test_samples_are_legal(new: New) -> None:
    many = new(50, seed=8)
    dice, actions = dice_of(8), np.zeros(50, dtype=np.int64)
    for _ in range(30):
        many.sample(dice, actions)
        many.step(actions)


@pytest.mark.parametrize(
    "choices",
    [{"threads": 0}, {"autoreset": "now"}, {"opponents": ["random"]},
     {"opponents": ["random", "9"]}, {"seats": 6}, {"options": {"clock": 3}}],
)  # fmt: skip
def test_what_cannot_be_is_refused(choices: dict[str, Any]) -> None:
    """TB-04"""
    with pytest.raises(Refusal, match="TB-04"):
        vector.wurmt(4, **choices)
