"""What must hold of every diagram, whatever the rope."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tests.knots.ropes import braid, pretzel, scribble
from wormery.knots import Stroke, judge
from wormery.knots.topology.alexander import Polynomial, alexander, determinant
from wormery.knots.topology.closure import closures
from wormery.knots.topology.crossings import TooMuch
from wormery.knots.topology.gauss import Code, reduce_code, twice_third_invariant
from wormery.knots.topology.verdict import clean, in_general_position

seeds = st.integers(0, 10**9)


def diagrams(stroke: Stroke) -> Iterator[tuple[Code, list[int]]]:
    """The Gauss codes of all closures of a rope that is no tangle."""
    try:
        yield from closures(in_general_position(clean(stroke)))
    except TooMuch:
        return


def second_conway_coefficient(polynomial: Polynomial) -> int:
    """Half of the sum of k squared times the coefficient, once the polynomial is symmetric."""
    middle = len(polynomial) // 2
    sign = sum(polynomial)
    return sign * sum(c * (k - middle) ** 2 for k, c in enumerate(polynomial)) // 2


def polyak_viro_count(code: Code, signs: list[int]) -> int:
    """Pairs of crossings met under, over, over, under, alternately, with their signs."""
    over = {crossing: at for at, (crossing, is_over) in enumerate(code) if is_over}
    under = {crossing: at for at, (crossing, is_over) in enumerate(code) if not is_over}
    return sum(
        signs[a] * signs[b]
        for one in combinations(over, 2)
        for a, b in (one, one[::-1])
        if under[a] < over[b] < over[a] < under[b]
    )


@given(seeds, st.integers(4, 14))
def test_reduction_keeps_the_polynomial(seed: int, points: int) -> None:
    for code, signs in diagrams(scribble(Random(seed), points)):
        if len(code) <= 60:
            assert alexander(code, signs) == alexander(reduce_code(code), signs)


@given(seeds, st.integers(4, 14))
def test_reduction_keeps_the_third_invariant(seed: int, points: int) -> None:
    for code, signs in diagrams(scribble(Random(seed), points)):
        if len(code) <= 40:
            whole = twice_third_invariant(code, signs)
            assert whole == twice_third_invariant(reduce_code(code), signs)


@given(seeds, st.integers(4, 16))
def test_coefficients_sum_to_one_or_minus_one_and_read_the_same_backwards(
    seed: int, points: int
) -> None:
    for code, signs in diagrams(scribble(Random(seed), points)):
        polynomial = alexander(reduce_code(code), signs)
        assert abs(sum(polynomial)) == 1
        assert polynomial == polynomial[::-1]
        assert polynomial[0] > 0


@given(seeds, st.integers(4, 14))
def test_the_second_conway_coefficient_is_the_polyak_viro_count(seed: int, points: int) -> None:
    for code, signs in diagrams(scribble(Random(seed), points)):
        polynomial = alexander(reduce_code(code), signs)
        assert second_conway_coefficient(polynomial) == polyak_viro_count(code, signs)


@given(seeds, st.integers(4, 14))
def test_every_crossing_is_met_once_over_and_once_under(seed: int, points: int) -> None:
    for code, signs in diagrams(scribble(Random(seed), points)):
        crossings = range(len(signs))
        assert sorted(code) == sorted((c, over) for c in crossings for over in (False, True))


def words(generators: list[int], longest: int) -> st.SearchStrategy[list[int]]:
    return st.lists(st.sampled_from(generators), max_size=longest)


def inverse(word: list[int]) -> list[int]:
    return [-generator for generator in reversed(word)]


@given(
    st.sampled_from([[1, 1, 1, 2], [1, -2, 1, -2], [1, 2, 1, 2]]),
    words([1, -1, 2, -2], 2),
    st.lists(st.tuples(st.integers(0, 8), st.sampled_from([1, -1, 2, -2])), max_size=2),
)
def test_a_scrambled_braid_keeps_its_knot(
    word: list[int], conjugator: list[int], pairs: list[tuple[int, int]]
) -> None:
    scrambled = conjugator + word + inverse(conjugator)
    for at, generator in pairs:
        scrambled[at:at] = [generator, -generator]
    assert judge(braid(scrambled, 3)).alexander == judge(braid(word, 3)).alexander


@given(st.integers(0, 3), st.booleans())
def test_three_strands_may_change_places_at_a_triangle(at: int, mirrored: bool) -> None:
    """The third Reidemeister move, which the reduction never needs."""
    word = [1, 1, 2, 2, 1, 2]
    one, other = [1, 2, 1], [2, 1, 2]
    if mirrored:
        one, other = inverse(one), inverse(other)
    before, after = word[:at] + one + word[at:], word[:at] + other + word[at:]
    assert judge(braid(before, 3)).alexander == judge(braid(after, 3)).alexander


def test_a_trefoil_has_the_hand_of_its_crossings() -> None:
    for mirror, twice in ((False, 2), (True, -2)):
        ((code, signs),) = diagrams(pretzel(mirror=mirror))
        assert set(signs) == {twice // 2}
        assert twice_third_invariant(code, signs) == twice


def test_a_determinant_without_rows_is_one_and_a_singular_one_zero() -> None:
    assert determinant([]) == 1
    assert determinant([[2, 1], [4, 2]]) == 0
    assert abs(determinant([[0, 3], [5, 7]])) == 15
