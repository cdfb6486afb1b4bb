"""What the documentation of knots shows is what the code does."""

import re
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


def test_every_code_of_refusal_is_documented() -> None:
    root = DOCUMENT.parents[1] / "src" / "wormery"
    sources = [*(root / "knots").rglob("*.py"), root / "cli" / "knots.py"]
    said = re.compile(r'(?:Bad\(|_SECOND, |return )"([a-z_]+)"')
    codes = {code for source in sources for code in said.findall(source.read_text("utf-8"))}
    documented = set(re.findall(r"`([a-z_]+)`", DOCUMENT.read_text(encoding="utf-8")))
    assert len(codes) > 30
    assert codes <= documented
