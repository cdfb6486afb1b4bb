"""The benchmark runs, and the ropes it calls hard are legal ones."""

import json

import pytest

from wormery.bench.knots import bench_knots, hard_ropes
from wormery.knots import judge, parse


def test_the_benchmark_prints_a_line_for_everything_it_times(
    capsys: pytest.CaptureFixture[str],
) -> None:
    bench_knots(json=True)
    timed = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {"parse", "judge", "weave, a point", "bot stroke"} <= {line["what"] for line in timed}
    assert all(line["micros"] > 0 for line in timed)


def test_hard_ropes_are_strokes_that_anybody_may_send() -> None:
    ropes = list(hard_ropes())
    assert all(parse(rope.rows) == rope for rope in ropes)
    assert "too many crossings" in {judge(rope).name for rope in ropes}
