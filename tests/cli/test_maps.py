"""`wormery maps` as a person uses it."""

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from wormery.cli.maps import app
from wormery.games.wormlord.maps.texts import shelf, text

UNFAIR = "name: Skewed\nsides: 2\n\n1....\n..o..\n.o.o.\n...o.\n....2\n"


def maps(*words: str) -> Result:
    """Run the command."""
    return CliRunner().invoke(app, list(words))


def checked(folder: Path, data: str | bytes) -> Result:
    """Check a file that holds this."""
    file = folder / "mine.txt"
    file.write_bytes(data if isinstance(data, bytes) else data.encode())
    return maps("check", str(file))


def test_it_lists_and_draws_all_maps() -> None:
    """WL-04"""
    told = maps()
    assert told.exit_code == 0
    for plan in shelf().values():
        assert f"{plan.name}, for " in told.stdout
        assert "\n".join("  " + " ".join(row) for row in plan.rows) in told.stdout
    assert "\x1b" not in told.stdout


def test_it_shows_one_map() -> None:
    """WL-04"""
    told = maps("show", "mountain-king")
    assert told.stdout.startswith("Mountain King, for 2 or 4 sides\n")
    assert maps("show", "Mole Hill").exit_code == 1
    assert "Mole Hill" in maps("show", "Mole Hill").stderr


def test_a_good_map_is_legal_and_fair(tmp_path: Path) -> None:
    """WL-05, WL-06"""
    told = checked(tmp_path, text(shelf()["Duel"]))
    assert (told.exit_code, told.stdout) == (0, "Duel: legal and fair, for 2 sides\n")


def test_a_bad_map_is_told_why(tmp_path: Path) -> None:
    """WL-05, WL-06"""
    told = checked(tmp_path, UNFAIR)
    assert told.exit_code == 1
    assert "Skewed: not fair: from base 1 the objectives are 3 3 5 6 steps away" in told.stdout
    told = checked(tmp_path, UNFAIR.replace("o", "."))
    assert told.exit_code == 1
    assert told.stdout == "Skewed: not legal: 0 objectives; a map has at least 3 (WL-05)\n"
    told = checked(tmp_path, UNFAIR.replace("o", "x"))
    assert told.exit_code == 1
    assert "not a map: line 5, column 3: 'x' is no cell" in told.stderr


@pytest.mark.parametrize(
    "junk", [b"", b"\xff\xfe\x00", b"\x00" * 10, b"x" * 1_000_000, b"name: a\nsides: 2\n\n1"]
)
def test_no_file_brings_it_down(tmp_path: Path, junk: bytes) -> None:
    """WL-06"""
    told = checked(tmp_path, junk)
    assert told.exit_code == 1
    assert told.exception is None or isinstance(told.exception, SystemExit)
    assert told.output


def test_a_missing_file_or_a_folder_is_told(tmp_path: Path) -> None:
    """WL-06"""
    for path in (tmp_path / "nothing.txt", tmp_path):
        told = maps("check", str(path))
        assert told.exit_code == 1
        assert str(path) in told.stderr


def test_it_measures_a_map_with_equal_bots_for_every_number_of_sides(tmp_path: Path) -> None:
    """WL-06, WL-32: lengths, points and wins by base, each with its interval."""
    told = maps("measure", "small-garden", "--rounds", "40", "--seed", "a")
    assert told.exit_code == 0
    assert "Small Garden, 2 sides, plan3 with medium hands, 40 rounds" in told.stdout
    assert "Small Garden, 4 sides, plan3 with medium hands, 40 rounds" in told.stdout
    assert told.stdout.count("won by base 1 ") == 2
    assert told.stdout == maps("measure", "small-garden", "--rounds", "40", "--seed", "a").stdout
    file = tmp_path / "mine.txt"
    file.write_text(UNFAIR, encoding="utf-8")
    skewed = maps("measure", str(file), "--rounds", "20", "--plan", "2")
    assert "Skewed, 2 sides, plan2 with medium hands, 20 rounds" in skewed.stdout


def test_it_measures_nothing_for_sides_that_a_map_is_not_for(tmp_path: Path) -> None:
    """WL-04"""
    assert maps("measure", "duel", "--sides", "3").exit_code == 1
    assert maps("measure", str(tmp_path / "nothing.txt")).exit_code == 1
