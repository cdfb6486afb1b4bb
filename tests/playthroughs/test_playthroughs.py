"""The golden playthroughs are what the rules say today; `make playthroughs` writes them anew."""

import pytest

from tests.playthroughs.regenerate import FOLDER, SCRIPTS, Script, written


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.file.stem)
def test_a_playthrough_is_still_true(script: Script) -> None:
    assert script.file.read_text(encoding="utf-8") == written(script)


def test_no_playthrough_is_left_behind() -> None:
    assert {file.name for file in FOLDER.glob("*.txt")} == {s.file.name for s in SCRIPTS}
