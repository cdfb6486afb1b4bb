"""The pictures in the documentation are the ones that `draw` makes."""

from pathlib import Path

import pytest

from tests.knots.pictures import FOLDER, pictures

DRAWN = pictures()
DOCUMENT = Path(__file__).parents[2] / "docs" / "knots.md"


@pytest.mark.parametrize("name", DRAWN)
def test_a_picture_is_fresh_and_shown(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == DRAWN[name]
    assert f"pictures/{name}" in DOCUMENT.read_text(encoding="utf-8")


def test_no_picture_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("knots-*.svg")} == set(DRAWN)
