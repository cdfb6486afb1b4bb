"""Only rows of honest integers in order of time are a stroke; everything else is refused."""

from math import inf, nan
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.knots.ropes import pretzel, scribble
from wormery.knots import Bad, Stroke, judge, pack, parse, unpack
from wormery.knots.frames import Grab, Pay, Said, read_frame, read_frame_plainly, read_rows
from wormery.knots.stroke import parse_rows

GOOD = [[10, 20, 0, 0], [30, 40, 16, 1]]


def refusal(rows: object, when: object = ()) -> str:
    """The code with which rows are refused."""
    with pytest.raises(Bad) as caught:
        parse(rows, when)
    return caught.value.code


def test_good_rows_are_read_as_they_are() -> None:
    assert parse(GOOD).rows == ((10, 20, 0, 0), (30, 40, 16, 1))


@pytest.mark.parametrize("value", [True, 1.0, nan, inf, "1", None, [1], {"x": 1}])
@pytest.mark.parametrize("place", range(4))
def test_only_ints_are_ints(value: object, place: int) -> None:
    row: list[object] = [10, 20, 30, 1]
    row[place] = value
    assert refusal([row]) == "not_an_int"


@pytest.mark.parametrize(
    ("rows", "code"),
    [
        ("rows", "not_rows"),
        (None, "not_rows"),
        ({"0": [1, 2, 3, 0]}, "not_rows"),
        ([], "no_rows"),
        ([5], "not_a_row"),
        ([[1, 2, 3]], "not_a_row"),
        ([[1, 2, 3, 0, 0]], "not_a_row"),
        ([[-1, 2, 3, 0]], "off_canvas"),
        ([[1, 4096, 3, 0]], "off_canvas"),
        ([[10**400, 2, 3, 0]], "off_canvas"),
        ([[1, 2, 3, 2]], "no_layer"),
        ([[1, 2, -3, 0]], "time_falls"),
        ([[1, 2, 3, 0], [1, 2, 2, 0]], "time_falls"),
        ([[1, 2, 60_001, 0]], "too_late"),
        ([[1, 2, 3, 0]] * 1025, "too_many_rows"),
        ([[1, 2, 3, "huge"]] * 100_000, "too_many_rows"),
    ],
)
def test_what_is_no_stroke_is_refused_by_name(rows: object, code: str) -> None:
    assert refusal(rows) == code


@pytest.mark.parametrize("when", [[0], [0, 0], [0, -1], [0, 4096], [0, True], [0, 1.5], [0, 1, 2]])
def test_laying_numbers_are_different_numbers_one_a_row(when: list[object]) -> None:
    assert refusal(GOOD, when) == "bad_laying_numbers"


def test_with_two_ends_time_runs_in_the_order_of_laying() -> None:
    rows = [[1, 1, 30, 0], [2, 2, 10, 0], [3, 3, 20, 0]]
    assert refusal(rows) == "time_falls"
    assert parse(rows, [2, 0, 1]).rows[0] == (1, 1, 30, 0)
    assert refusal(rows, [0, 1, 2]) == "time_falls"


@given(st.integers(0, 10**9), st.integers(1, 60), st.booleans())
def test_packing_keeps_every_row(seed: int, points: int, paired: bool) -> None:
    rng = Random(seed)
    stroke = scribble(rng, points)
    if paired:
        when = rng.sample(range(4096), points)
        times = dict(zip(sorted(when), range(points), strict=True))
        rows = [(x, y, times[k], u) for (x, y, _, u), k in zip(stroke.rows, when, strict=True)]
        stroke = Stroke(tuple(rows), tuple(when))
    assert unpack(pack(stroke)) == stroke


def test_a_packed_pretzel_takes_about_five_characters_a_row() -> None:
    stroke = pretzel()
    assert len(pack(stroke)) < 6 * len(stroke.rows)


@pytest.mark.parametrize(
    "text", ["", "A", "!!!!", "é", "____", "Ag", "AgAAAAAA", "BAAA", "A" * 40_000, "/////w=="]
)
def test_text_that_packs_no_stroke_is_refused(text: str) -> None:
    with pytest.raises(Bad):
        unpack(text)


@given(st.text(max_size=80))
def test_any_text_is_unpacked_or_refused(text: str) -> None:
    try:
        stroke = unpack(text)
    except Bad:
        return
    assert parse(stroke.rows, stroke.when) == stroke


def test_frames_are_read_as_messages() -> None:
    assert read_frame(b'["grab", 3, 1, "weave"]') == Grab(3, 1, "weave")
    pay = read_frame(b'["pay", 1, 0, 2, [[1, 2, 3, 0]]]')
    assert isinstance(pay, Pay)
    assert (pay.back, read_rows(pay.rows)) == (2, ((1, 2, 3, 0),))


NUMBER = st.sampled_from((-1, 0, 1, 2, 7, 4095, 4096, 60_000, 60_001, True, 1.0, None))
ODD = st.lists(NUMBER, max_size=5) | st.none()
GOOD_ROW = st.tuples(*[st.integers(0, 4095)] * 2, st.integers(0, 9), st.integers(0, 1))


@given(st.lists(GOOD_ROW | st.tuples(*[NUMBER] * 4) | ODD, max_size=4))
def test_rows_are_read_the_quick_way_as_the_plain_one_reads_them(rows: list[object]) -> None:
    frame = msgspec.json.encode(["pay", 1, 0, 0, rows])
    quick, plain = read_frame(frame), read_frame_plainly(frame)
    assert isinstance(quick, Pay)
    assert isinstance(plain, Pay)
    assert parsed(read_rows(quick.rows)) == parsed(read_rows(plain.rows))


def parsed(rows: object) -> object:
    """The rows, or why they are none."""
    assert isinstance(rows, list | tuple)
    try:
        return tuple(parse_rows(rows, since=3))
    except Bad as problem:
        return problem.code


def test_the_answer_is_an_array_too() -> None:
    said = Said(attempt=1, kind="no_knot", name="unknot", at=1500)
    assert msgspec.json.encode(said) == b'["verdict",1,"no_knot","unknot",1500]'


@pytest.mark.parametrize(
    "frame",
    [b"", b"\xff", b"{}", b"[", b"[" * 8000, b'["grab", 3, 1, "magic"]', b'["done", 1, true]',
     b'["done", 1, 1.0]', b'["done", -1, 0]', b'["done", 1, 0, 0]', b'["pay", 1, 0, NaN, []]',
     b'["done", 1, 0' + b" " * 9000 + b"]"],
)  # fmt: skip
def test_frames_that_are_no_message_are_refused(frame: bytes) -> None:
    with pytest.raises(Bad):
        read_frame(frame)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=3), inner, max_size=3)
    ),
    max_leaves=20,
)


@given(JSON)
def test_any_json_is_a_stroke_or_refused(value: object) -> None:
    try:
        stroke = parse(value)
    except Bad:
        return
    judge(stroke)


def adversary(rng: Random) -> object:
    """Rows made to hurt: wrong in one place, or right and degenerate."""
    size = rng.choice((2, 3, 4, 9, 65, 4096))
    rows: list[object] = [
        list(row) for row in scribble(rng, rng.choice((1, 2, 3, 5, 8, 12, 20)), size).rows
    ]
    match rng.randrange(8):
        case 0:
            odd: object = rng.choice((None, True, 1.5, nan, "7", -1, 4096, 10**30, [], {}, 2**63))
            rows[rng.randrange(len(rows))] = [rng.choice((1, odd)) for _ in range(4)]
        case 1:
            rows[rng.randrange(len(rows))] = rng.choice((None, 3, "row", [], [1], [1, 2, 3, 0, 0]))
        case 2:
            rows = [[rng.randrange(4096), 7, i, rng.randrange(2)] for i in range(len(rows))]
        case 3:
            rows = [[2048 + i % 2, 2048 + i // 2 % 2, i, i % 2] for i in range(len(rows))]
        case 4:
            rows = [*rows, *rows[::-1]]
        case _:
            pass
    return rows


def test_ten_thousand_hostile_inputs_raise_nothing_but_the_refusal() -> None:
    rng = Random(2024)
    kinds: set[str] = set()
    refused = 0
    for _ in range(10_000):
        rows = adversary(rng)
        try:
            kinds.add(judge(parse(rows)).kind)
        except Bad:
            refused += 1
    assert refused > 500
    assert kinds == {"overhand", "no_knot", "unfinished", "other_knot", "too_small", "tangle"}


def test_hostile_bytes_are_refused_as_frames() -> None:
    rng = Random(5)
    alphabet = b'[]{}",:0123456789.-eE truefalsn"pay""grab"'
    for _ in range(2000):
        frame = bytes(rng.choice(alphabet) for _ in range(rng.randrange(40)))
        with pytest.raises(Bad):
            read_frame(frame)


def test_every_code_of_a_refusal_is_a_word() -> None:
    error = Bad("off_canvas")
    assert (str(error), error.code) == ("off_canvas", "off_canvas")
    assert msgspec.json.encode(pretzel()).startswith(b'{"rows":[[')
