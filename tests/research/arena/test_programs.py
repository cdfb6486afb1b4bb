"""Programs that hear the news, borrow hands, and stay for the next game."""

import json
import sys
from pathlib import Path
from random import Random

import pytest

from wormery.knots import Stroke, accepts, draw_stroke, judge
from wormery.research.arena import ContestReport, arranged, hold
from wormery.research.arena.program import dismiss

NOTING = """
import json, os, sys
notes = open(sys.argv[1], "a")
def note(**what):
    print(json.dumps({"pid": os.getpid(), **what}), file=notes, flush=True)
for line in sys.stdin:
    message = json.loads(line)
    kind = message["type"]
    if kind == "hello":
        note(said="hello", seat=message["seat"])
        print(json.dumps({"type": "ready", "name": "x", **json.loads(sys.argv[2])}), flush=True)
    elif kind == "news":
        note(said="news", news=message["news"]["type"])
    elif kind == "end":
        note(said="end")
    elif kind == "move":
        view = message["view"]
        choices = view.get("choices")
        if choices is None:
            command = view["moves"][0]
            if "path" in command:
                command = {"type": "move", "piece": command["piece"], "to": command["to"]}
        elif choices["can_ready"]:
            command = {"type": "ready"}
        elif choices["places"]:
            command = {"type": "place", "cell": choices["places"][0]}
        else:
            acts = [act for act in ("take", "tie", "untie") if choices["can_" + act]]
            command = {"type": acts[0]} if acts else None
            if acts[:1] == ["tie"] and len(sys.argv) > 3:
                command["rows"] = json.loads(sys.argv[3])
        note(said="move", command=command)
        print(json.dumps({"type": "command", "command": command}), flush=True)
"""


def played(
    folder: Path, game: str, games: int = 2, rope: Stroke | None = None, **wishes: object
) -> tuple[ContestReport, list[dict[str, object]]]:
    """A contest against a program that notes what it hears."""
    (folder / "bot.py").write_text(NOTING)
    wish = json.dumps(json.dumps(wishes))
    bot = f"exec:{sys.executable} {folder / 'bot.py'} {folder / 'notes'} {wish}"
    bot += "" if rope is None else f" {json.dumps(json.dumps(rope.rows))}"
    try:
        report = hold(arranged(game, ["random", bot], games, seats=2))
    finally:
        dismiss()
    return report, [json.loads(line) for line in (folder / "notes").read_text().splitlines()]


def test_a_program_hears_what_happens_between_its_turns(tmp_path: Path) -> None:
    report, notes = played(tmp_path, "wurmt", news=True)
    assert not report.forfeits
    told = [note["said"] for note in notes]
    assert told[:2] == ["hello", "news"]  # how the game began comes before the first move
    first, second, *_ = (place for place, said in enumerate(told) if said == "move")
    assert told[first + 1 : second].count("news") >= 2  # its own play, and the other one's


def test_who_does_not_ask_for_news_gets_none(tmp_path: Path) -> None:
    _, notes = played(tmp_path, "wurmt")
    assert "news" not in {note["said"] for note in notes}


@pytest.mark.parametrize(("stays", "processes"), [(True, 1), (False, 2)])
def test_a_program_may_stay_for_the_next_game(stays: bool, processes: int, tmp_path: Path) -> None:
    report, notes = played(tmp_path, "wormi", stays=stays)
    assert not report.forfeits
    assert len({note["pid"] for note in notes}) == processes
    assert [note["seat"] for note in notes if note["said"] == "hello"] == [1, 0]
    assert [note["said"] for note in notes].count("end") == 2


def test_hands_draw_what_a_program_says(tmp_path: Path) -> None:
    """It says that it ties and unties, and never how."""
    report, notes = played(tmp_path, "wormlord", games=1, hands="expert")
    assert not report.forfeits
    assert report.results[0].outcome.reason != "unfinished"
    acts = [note["command"] for note in notes if note["said"] == "move"]
    assert {"type": "tie"} in acts


def test_without_hands_a_program_draws_itself(tmp_path: Path) -> None:
    report, _ = played(tmp_path, "wormlord", games=1)
    assert "missing required field `rows`" in report.forfeits[0]


@pytest.mark.parametrize("times", [1, 8])
def test_a_program_draws_as_a_hand_can(tmp_path: Path, times: int) -> None:
    """WL-51: whoever presses the clock of a rope together forfeits, and hears why."""
    drawn = draw_stroke("expert", Random(3))
    assert accepts(judge(drawn), "overhand")
    rope = Stroke(tuple((x, y, t // times, u) for x, y, t, u in drawn.rows))
    report, notes = played(tmp_path, "wormlord", games=1, rope=rope)
    ropes = [note for note in notes if "rows" in (note.get("command") or {})]  # type: ignore[operator]
    assert ropes
    refused = "drew what no hand can: WL-51: too_fast" in "".join(report.forfeits)
    assert refused == (times > 1)


def test_hands_that_no_game_has_are_a_forfeit(tmp_path: Path) -> None:
    report, _ = played(tmp_path, "wormlord", games=1, hands="golden")
    assert "asked for hands called 'golden'; this game has beginner, easy" in report.forfeits[0]
    report, _ = played(tmp_path, "wormi", games=1, hands="medium")
    assert "this game has none" in report.forfeits[0]
