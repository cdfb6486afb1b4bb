"""The judge agrees with every line of the strokes that other programs rely on."""

from pathlib import Path

import msgspec
import pytest

from wormery.knots import judge, pack, parse, unpack
from wormery.knots.weaving.weave import weave


class SampleLine(msgspec.Struct):
    """One rope and the verdict that everybody agreed on."""

    id: str
    rows: list[tuple[int, int, int, int]]
    kind: str
    name: str
    alexander: list[int]
    crossings: int


SAMPLE = [
    msgspec.json.decode(line, type=SampleLine)
    for line in (Path(__file__).parent / "data" / "strokes-sample.jsonl").read_bytes().splitlines()
]


@pytest.mark.parametrize("line", SAMPLE, ids=[line.id for line in SAMPLE])
def test_the_verdict_is_the_one_agreed_on(line: SampleLine) -> None:
    verdict = judge(parse(line.rows))
    assert verdict.kind == line.kind
    assert verdict.name == line.name
    assert list(verdict.alexander) == line.alexander
    assert verdict.crossings == line.crossings


@pytest.mark.parametrize("line", SAMPLE, ids=[line.id for line in SAMPLE])
def test_a_packed_stroke_comes_back_exactly_and_is_short(line: SampleLine) -> None:
    stroke = parse(line.rows)
    packed = pack(stroke)
    assert unpack(packed) == stroke
    assert len(packed) < 8 + 7 * len(line.rows)


@pytest.mark.parametrize(
    "line", [line for line in SAMPLE if line.kind == "overhand"], ids=lambda line: line.id
)
def test_weaving_the_same_points_again_chooses_the_same_layers(line: SampleLine) -> None:
    again = weave((x, y, t) for x, y, t, _ in line.rows)
    assert list(again.rows) == line.rows
