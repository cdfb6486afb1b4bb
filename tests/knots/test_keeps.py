"""What a player cannot see changes no verdict: more points, doubled points, touches, kinks."""

from random import Random

from hypothesis import assume, given
from hypothesis import strategies as st

from tests.knots.ropes import (
    Points,
    mirror_image,
    pretzel,
    scribble,
    stroke_of,
    torus,
    turned_round,
)
from wormery.knots import Row, Stroke, judge
from wormery.knots.drawing.figures import FIGURE_OF_EIGHT, LOOPS, THREAD
from wormery.knots.measures import MAX_POINTS, ROPE_LENGTH

ROPES = [
    pretzel(),
    pretzel(mirror=True),
    pretzel(figure=THREAD),
    pretzel(figure=FIGURE_OF_EIGHT),
    pretzel(figure=LOOPS),
    torus(5),
]
ropes = st.sampled_from(ROPES)
seeds = st.integers(0, 10**9)


def same_knot(one: Stroke, other: Stroke) -> bool:
    """Whether the judge sees the same in both, but for the count of crossings."""
    first, second = judge(one), judge(other)
    return (first.kind, first.alexander, first.hand) == (second.kind, second.alexander, second.hand)


def renumbered(rows: list[Row]) -> Stroke:
    return Stroke(tuple((x, y, t, u) for t, (x, y, _, u) in enumerate(rows)))


@given(ropes, seeds)
def test_doubled_points_change_nothing(rope: Stroke, seed: int) -> None:
    rng = Random(seed)
    rows = [row for row in rope.rows for _ in range(rng.choice((1, 1, 2, 3)))]
    assert same_knot(renumbered(rows), rope)


@given(ropes, seeds)
def test_points_between_points_change_nothing(rope: Stroke, seed: int) -> None:
    rng = Random(seed)
    rows = [rope.rows[0]]
    for row in rope.rows[1:]:
        if rng.random() < 0.5:
            x, y, t, _ = rows[-1]
            rows.append(((x + row[0]) // 2, (y + row[1]) // 2, t, row[3]))
        rows.append(row)
    assert len(rows) < MAX_POINTS
    assert same_knot(renumbered(rows), rope)


@given(ropes, seeds)
def test_going_back_and_forth_on_the_same_line_changes_nothing(rope: Stroke, seed: int) -> None:
    rng = Random(seed)
    rows: list[Row] = []
    for before, row in zip(rope.rows, rope.rows[1:], strict=False):
        rows.append(before)
        if rng.random() < 0.1:
            rows += [row, (*before[:3], row[3])]  # one step ahead and back again, same layer
    rows.append(rope.rows[-1])
    assume(renumbered(rows).length < ROPE_LENGTH)
    assert same_knot(renumbered(rows), rope)


def lies_alone(rope: Stroke, at: int) -> bool:
    """Whether no other strand passes near a row."""
    x, y = rope.rows[at][:2]
    others = [row for i, row in enumerate(rope.rows) if abs(i - at) > 3]
    return all(abs(x - row[0]) + abs(y - row[1]) > 400 for row in others)


@given(ropes, seeds)
def test_a_kink_changes_nothing(rope: Stroke, seed: int) -> None:
    rng = Random(seed)
    at = rng.randrange(5, len(rope.rows) - 5)
    assume(lies_alone(rope, at))
    (x, y, t, _), (nx, ny, _, _) = rope.rows[at], rope.rows[at + 1]
    layer = rng.randrange(2)
    # Ahead, to the side, back, and across the way just made.
    curl = [(0.3, 0), (0.3, 0.3), (0.15, 0.3), (0.15, -0.3)]
    kink = [
        (round(x + a * (nx - x) - b * (ny - y)), round(y + a * (ny - y) + b * (nx - x)), t, layer)
        for a, b in curl
    ]
    kinked = renumbered([*rope.rows[: at + 1], *kink, *rope.rows[at + 1 :]])
    assert judge(kinked).own_crossings == judge(rope).own_crossings + 1
    assert same_knot(kinked, rope)


def shape_of(rope: Stroke) -> tuple[str, tuple[int, ...]]:
    """What is tied, however tightly: which crossings count as close depends on the way to look."""
    verdict = judge(rope)
    return ("overhand" if verdict.kind == "too_small" else verdict.kind), verdict.alexander


@given(seeds, st.integers(3, 14))
def test_turning_a_rope_round_or_mirroring_it_keeps_its_knot(seed: int, points: int) -> None:
    rope = scribble(Random(seed), points)
    assert shape_of(turned_round(rope)) == shape_of(rope) == shape_of(mirror_image(rope))


@given(seeds, st.integers(3, 12))
def test_mirroring_swaps_left_and_right(seed: int, points: int) -> None:
    rope = scribble(Random(seed), points)
    hands = {judge(rope).hand, judge(mirror_image(rope)).hand}
    assert hands in ({None}, {"left", "right"})


@given(seeds, st.integers(3, 12))
def test_ropes_in_one_layer_are_never_knots(seed: int, points: int) -> None:
    for u in (0, 1):
        rope = scribble(Random(seed), points)
        flat = Stroke(tuple((x, y, t, u) for x, y, t, _ in rope.rows))
        assert judge(flat).kind in ("no_knot", "unfinished", "tangle")


LINE: Points = [(500, 2000), (3500, 2000)]


def test_touching_a_strand_with_a_corner_is_no_crossing_that_matters() -> None:
    touch: Points = [*LINE, (3500, 1000), (2000, 2000), (500, 1000)]
    for u in (0, 1):
        assert judge(stroke_of(touch, [0, 0, 0, u, u])).kind == "no_knot"


def test_three_strands_through_one_point_are_ordinary_crossings() -> None:
    star: Points = [(800, 2000), (3400, 2000), (3500, 3500), (500, 500), (500, 3500), (3500, 500)]
    verdict = judge(stroke_of(star))
    assert verdict.kind == "no_knot"
    assert verdict.own_crossings == 3


def test_a_vertex_on_a_vertex_is_one_crossing() -> None:
    cross: Points = [(500, 2000), (2000, 2000), (3500, 2000), (3500, 500), (2000, 500),
                     (2000, 2000), (2000, 3500)]  # fmt: skip
    assert judge(stroke_of(cross)).own_crossings % 2 == 1


def test_a_rope_laid_along_itself_is_no_knot() -> None:
    doubled: Points = [(500, 2000), (3500, 2000), (3500, 2500), (1000, 2500), (1000, 2000),
                       (3000, 2000), (3000, 1000)]  # fmt: skip
    for u in (0, 1):
        assert judge(stroke_of(doubled, [0] * 4 + [u] * 3)).kind in ("no_knot", "unfinished")


@given(seeds, st.integers(3, 9), st.integers(2, 5))
def test_ropes_on_a_coarse_lattice_are_judged_without_complaint(
    seed: int, points: int, size: int
) -> None:
    rope = scribble(Random(seed), points, size)
    assert same_knot(turned_round(turned_round(rope)), rope)
