"""The command line as a user meets it: in a process of its own."""

import subprocess
import sys
from pathlib import Path

import pytest

from wormery import __version__

SAMPLE = Path(__file__).parent.parent / "games" / "wormi" / "data" / "perft.txt"
POSITION, COUNTS = SAMPLE.read_text().splitlines()[2].split(" ; ")


def wormery(*words: str) -> subprocess.CompletedProcess[str]:
    """Run the command."""
    command = [sys.executable, "-m", "wormery", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


def test_without_words_it_explains_itself() -> None:
    assert "games" in wormery().stdout
    assert wormery("--version").stdout.strip() == __version__


def test_it_lists_games_and_options() -> None:
    """TB-04"""
    shown = wormery("games").stdout
    assert "wormi: 2 people" in shown
    assert "WI-18" in shown
    assert '"layout"' in wormery("games", "--json").stdout


def test_perft_prints_the_number_alone() -> None:
    """WI-12"""
    for depth, count in enumerate(COUNTS.split()[:2], start=1):
        assert wormery("wormi", "perft", POSITION, str(depth)).stdout == f"{count}\n"


def test_moves_are_printed_sorted_one_a_line() -> None:
    """WI-12"""
    lines = wormery("wormi", "moves", POSITION).stdout.splitlines()
    assert len(lines) == int(COUNTS.split()[0])
    assert lines == sorted(set(lines))
    longer = wormery("wormi", "moves", POSITION, "--paths").stdout.splitlines()
    assert len(longer) == len(lines)
    assert max(map(len, longer)) > max(map(len, lines))


def test_a_position_is_drawn() -> None:
    assert "10" in wormery("wormi", "diagram", POSITION).stdout


def test_a_record_is_checked(tmp_path: Path) -> None:
    """WI-12"""
    file = tmp_path / "game.txt"
    move = wormery("wormi", "moves", POSITION).stdout.split()[0]
    file.write_text(f'[Blue "Anna"]\n[Start "{POSITION}"]\n\n1. {move}\n*\n', encoding="utf-8")
    shown = wormery("wormi", "record", str(file)).stdout
    assert "Blue: Anna" in shown
    assert "1 moves" in shown


@pytest.mark.parametrize(
    "words",
    [
        ("wormi", "perft", "nonsense", "1"),
        ("wormi", "perft", POSITION, "-1"),
        ("wormi", "perft", POSITION, "many"),
        ("wormi", "moves", ""),
        ("wormi", "record", "no/such/file"),
        ("wormi", "record", "."),
        ("wormi", "record", sys.executable),
        ("dance",),
        ("wormi", "perft"),
    ],
)
def test_no_user_error_shows_a_traceback(words: tuple[str, ...]) -> None:
    """TB-01"""
    done = wormery(*words)
    assert done.returncode in (1, 2)
    assert done.stderr
    assert "Traceback" not in done.stderr
