"""The page of numbers says what was measured, and nothing else."""

from msgspec import Struct

from wormery.bench.growth import GrowthReport, MoveCost
from wormery.bench.page import filled, named_grids, read_numbers
from wormery.bench.report import Grid, markdown
from wormery.bench.wormlord import Late, RopesMeasured
from wormery.core import encode

PAGE = """# Numbers

<!-- measured: tally moves -->
old
<!-- end -->

words

<!-- measured: tally idle -->
<!-- end -->
"""


def test_grids_go_where_they_are_marked_and_nowhere_else() -> None:
    grid = Grid("moves", ("tables", "µs"), (("50", "70"), ("100", "71")))
    page = filled(PAGE, {"tally moves": markdown(grid), "wormi moves": "nowhere"})
    assert "old" not in page
    assert "| tables | µs |\n| --- | --- |\n| 50 | 70 |\n| 100 | 71 |\n<!-- end -->" in page
    assert "nowhere" not in page
    assert page.endswith("words\n\n<!-- measured: tally idle -->\n<!-- end -->\n")
    assert filled(page, {"tally moves": markdown(grid)}) == page


def test_ropes_and_growth_have_places_of_their_own() -> None:
    late = Late(1.0, 2.0, 3.0, 4)
    ropes = RopesMeasured("0", "3", 2, 100, 4, 0.33, 3000, 300, late, late, late, late)
    assert "33% of a core" in _grid(ropes, "wormlord ropes")
    lengths = (MoveCost(20, 100.0, 900.0), MoveCost(1000, 110.0, 910.0))
    growth = GrowthReport("0", "3", "wormlord", 5, lengths, 1.1, 1.01)
    assert "| 1.1 | 1.01 |" in _grid(growth, "wormlord growth")


def _grid(report: Struct, place: str) -> str:
    return markdown(named_grids(read_numbers(encode(report)))[place])
