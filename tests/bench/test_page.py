"""The page of numbers says what was measured, and nothing else."""

from wormery.bench.page import filled
from wormery.bench.report import Grid, markdown

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
