"""The net of Wormlord learns from rounds by sight: they are repeatable, and it gets better."""

from pathlib import Path

import numpy as np
import pytest

from wormery.bots.wormlord.outlook import INPUTS
from wormery.core.compiled import warm_up
from wormery.core.dice import dice_of
from wormery.games.wormlord.kernel.rounds import FOREVER, Player, hands_of
from wormery.research.wormlord import training
from wormery.research.wormlord.plans import garden
from wormery.research.wormlord.selfplay import (
    FORESEEING,
    HUNCH,
    LONG_RACER,
    LONG_SHELTERED,
    RACER,
    SHELTERED,
    SIGHTED,
    UNDECIDED,
    round_of,
)
from wormery.research.wormlord.training import (
    HOARDER,
    Batch,
    beginning,
    gradient,
    returns,
    train,
    worths,
)

NET = beginning(np.random.default_rng(1))


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    warm_up()


def play(kinds: list[int], seed: int, patience: float = 300_000.0) -> tuple[Batch, Batch, int]:
    """A round of Duel: inputs and chances of every garden, and who won."""
    inputs, noted = np.zeros((600, 4 * INPUTS), np.float32), np.zeros((600, 4), np.float32)
    hands, heats = hands_of([Player("medium")] * 2), np.full(4, 0.2)
    count, winner, _ = round_of(
        *(garden("Duel", 2), hands, FOREVER, patience, np.array([*kinds, 0, 0]), heats),
        *(np.array([NET]), worths(2), dice_of(seed), inputs, noted),
    )
    return inputs[:count, : 2 * INPUTS], noted[:count, :2], winner


OTHERS = (0, SIGHTED, HOARDER, RACER, SHELTERED, LONG_RACER, LONG_SHELTERED, HUNCH, FORESEEING)


@pytest.mark.parametrize("other", OTHERS)
def test_a_round_is_the_same_again_with_the_same_dice(other: int) -> None:
    inputs, chances, winner = play([0, other], 3)
    again = play([0, other], 3)
    assert winner == again[2]
    assert len(inputs) > 5
    assert (inputs == again[0]).all()
    assert (chances == again[1]).all()
    assert not np.array_equal(inputs, play([0, other], 4)[0])


def test_the_compiled_net_says_what_is_trained() -> None:
    """Who is shown what it said itself has nothing to learn."""
    inputs, chances, _ = play([0, RACER], 5)
    slope, _ = gradient(NET, inputs, chances)
    assert np.abs(slope).max() < 1e-5
    assert np.abs(gradient(NET, inputs, chances[:, ::-1])[0]).max() > 1e-3


def test_the_slope_is_that_of_the_surprise() -> None:
    inputs, chances, _ = play([0, 0], 6)
    targets = np.roll(chances, 1, axis=1)
    slope, before = gradient(NET, inputs, targets)
    step = 1e-3 * slope / np.linalg.norm(slope)
    after = gradient(NET - step, inputs, targets)[1]
    assert before - after == pytest.approx(1e-3 * np.linalg.norm(slope), rel=0.05)


def test_what_a_garden_was_worth_leads_to_the_result() -> None:
    chances = np.array([[0.5, 0.5], [0.6, 0.4], [0.3, 0.7]], np.float32)
    won = returns(chances, 1, 2)
    assert list(won[-1]) == [0, 1]
    assert won[:, 1].tolist() == sorted(won[:, 1])
    assert returns(chances, -1, 2)[-1].tolist() == [0.5, 0.5]
    assert returns(chances, UNDECIDED, 2)[-1] == pytest.approx([0.3, 0.7])


def test_a_round_that_takes_too_long_is_left_undecided() -> None:
    assert play([RACER, RACER], 1, patience=15_000.0)[2] == UNDECIDED


def test_training_can_be_broken_off_and_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training, "POOLED", 500)
    first, second = tmp_path / "first.npz", tmp_path / "second.npz"
    train(first, rounds=60)
    train(second, rounds=60, start=first)
    with np.load(first) as before, np.load(second) as after:
        assert before["net"].shape == NET.shape
        assert not np.array_equal(before["last"], after["last"])


def test_the_same_seed_learns_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "POOLED", 500)
    paths = [tmp_path / f"{number}.npz" for number in range(2)]
    for path in paths:
        train(path, rounds=40, seed=7)
    with np.load(paths[0]) as first, np.load(paths[1]) as again:
        assert np.array_equal(first["last"], again["last"])
