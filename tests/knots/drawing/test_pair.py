"""Two people tie one rope, in whatever order their ends move."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wormery.knots import Bad, judge, pack, parse, unpack
from wormery.knots.drawing.figures import Curve, every, smooth
from wormery.knots.drawing.pair import HEADS_HALF, TAILS_HALF, Pair
from wormery.knots.weaving.weave import HEAD, TAIL, Side

HALVES: dict[Side, Curve] = {HEAD: HEADS_HALF, TAIL: TAILS_HALF}


def play(order: list[Side], rng: Random, noise: int = 0) -> Pair:
    """Both halves drawn point by point, whose turn it is being given; then the rest of each."""
    pair = Pair()
    ways = {side: iter(every(smooth(half), 70)[1:]) for side, half in HALVES.items()}
    for t, side in enumerate(order):
        x, y = next(ways[side], (None, None))
        if x is not None and y is not None:
            shaken = (x + rng.randint(-noise, noise), y + rng.randint(-noise, noise))
            pair.move(side, *shaken, 8 * t)
    return pair


ORDERS: dict[str, list[Side]] = {
    "head first": [HEAD] * 90 + [TAIL] * 90,
    "tail first": [TAIL] * 90 + [HEAD] * 90,
    "by turns": [HEAD, TAIL] * 90,
    "one waits in the middle": [HEAD] * 20 + [TAIL] * 90 + [HEAD] * 90,
}


@pytest.mark.parametrize("order", ORDERS.values(), ids=ORDERS)
@pytest.mark.parametrize("noise", [0, 12])
def test_every_order_of_moving_gives_an_overhand(order: list[Side], noise: int) -> None:
    """WL-34"""
    for seed in range(5):
        pair = play(order, Random(seed), noise)
        assert pair.judge().kind == "overhand"
        assert pair.is_tied()


@given(st.lists(st.sampled_from([HEAD, TAIL]), min_size=40, max_size=160), st.integers(0, 10**6))
def test_any_mixture_of_moves_gives_an_overhand(order: list[Side], seed: int) -> None:
    assert play([*order, *ORDERS["by turns"]], Random(seed), noise=8).is_tied()


@pytest.mark.parametrize("side", [HEAD, TAIL])
def test_one_half_alone_is_no_knot(side: Side) -> None:
    pair = play([side] * 120, Random(1))
    assert pair.judge().kind in ("no_knot", "unfinished")
    assert not pair.is_tied()


def test_nobody_does_it_all_alone() -> None:
    """One end draws the whole pretzel while the other only twitches: a knot, but not of two."""
    pair = Pair()
    way = every(
        smooth([*HEADS_HALF[:2], (2048, 2500), (2700, 1900), (2700, 1000), (2100, 300)]), 70
    )
    for t, (x, y) in enumerate(way[1:]):
        pair.move(HEAD, x, y, 8 * t)
    x, y = pair.where(TAIL)
    pair.move(TAIL, x + 30, y + 30, 9000)
    assert not pair.is_shared()
    assert not pair.is_tied("loop")


def test_the_rope_of_a_pair_survives_the_log() -> None:
    stroke = play(ORDERS["tail first"], Random(2), noise=5).stroke()
    assert parse(stroke.rows, stroke.when) == unpack(pack(stroke)) == stroke
    assert judge(unpack(pack(stroke))).kind == "overhand"


def test_each_end_takes_back_only_its_own_rope() -> None:
    pair = Pair()
    before = pair.stroke()
    x, y = pair.where(HEAD)
    pair.move(HEAD, x + 100, y + 100, 5)
    pair.move(HEAD, x + 200, y + 200, 10)
    assert pair.move(HEAD, x + 5, y + 5, 20).back == 2
    assert pair.laid(TAIL) == 0
    fx, fy = before.rows[len(before.rows) // 2][:2]
    pair.move(HEAD, fx, fy, 30)
    assert pair.stroke().rows[: len(before.rows)] == before.rows


def test_a_pair_that_scrubs_without_end_is_stopped() -> None:
    rng = Random(3)
    pair = Pair()

    def scrub() -> None:
        for t in range(100_000):
            pair.move(HEAD, rng.randrange(500), rng.randrange(500), t)

    with pytest.raises(Bad):
        scrub()
