"""`wormery knots` judges, draws and makes strokes, and complains in sentences."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from wormery.cli.knots import app, file_name
from wormery.knots import judge, parse

SAMPLE = Path(__file__).parents[1] / "knots" / "data" / "strokes-sample.jsonl"


def run(*arguments: str | Path) -> tuple[int, str]:
    """Exit code and standard output of a command."""
    result = CliRunner().invoke(app, [str(argument) for argument in arguments])
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, result.stdout


def test_judge_prints_one_verdict_a_line_in_order() -> None:
    code, printed = run("judge", SAMPLE)
    lines = [json.loads(line) for line in SAMPLE.read_text().splitlines()]
    wanted = [{key: line[key] for key in ("id", "kind", "alexander")} for line in lines]
    assert code == 0
    assert [json.loads(line) for line in printed.splitlines()] == wanted
    assert printed.startswith('{"id":"11-0","kind":"overhand","alexander":[1,-1,1]}\n')


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        (b'{"id":"a","rows":[]}', {"id": "a", "error": "no_rows"}),
        (b'{"id":"a"}', {"id": "a", "error": "not_rows"}),
        (b'{"id":7,"rows":[[1,2,3,true]]}', {"id": 7, "error": "not_an_int"}),
        (b'{"id":[1],"rows":[[1,2,3,5]]}', {"id": None, "error": "no_layer"}),
        (b'{"id":true,"rows":[[1,2,3]]}', {"id": None, "error": "not_a_row"}),
        (b'{"rows":[[1,2,1e9,0]]}', {"id": None, "error": "not_an_int"}),
        (b'{"id":1,"rows":[[99999999999999999999999,2,1,0]]}', {"id": 1, "error": "off_canvas"}),
        (b"[1]", {"id": None, "error": "not_an_object"}),
        (b"", {"id": None, "error": "not_json"}),
        (b"\xff\xfe", {"id": None, "error": "not_json"}),
        (b"[" * 100_000, {"id": None, "error": "not_json"}),
    ],
)
def test_a_line_that_is_no_stroke_gets_its_error(
    line: bytes, answer: dict[str, object], tmp_path: Path
) -> None:
    file = tmp_path / "strokes.jsonl"
    file.write_bytes(line + b'\n{"id":"after","rows":[[1,2,3,0]]}\n')
    code, printed = run("judge", file)
    first, second = map(json.loads, printed.splitlines())
    assert (code, first) == (0, answer)
    assert second == {"id": "after", "kind": "no_knot", "alexander": [1]}


@pytest.mark.parametrize("command", ["judge", "draw"])
def test_a_missing_file_or_a_folder_is_told_without_a_traceback(
    command: str, tmp_path: Path
) -> None:
    assert run(command, tmp_path / "nowhere.jsonl")[0] == 2
    assert run(command, tmp_path)[0] == 2


def test_sample_makes_strokes_that_judge_reads(tmp_path: Path) -> None:
    code, printed = run("sample", "expert", "5", "--seed", "3")
    assert code == 0
    lines = [json.loads(line) for line in printed.splitlines()]
    assert len(lines) == 5
    assert all(judge(parse(line["rows"])).kind == line["kind"] for line in lines)
    assert run("sample", "expert", "5", "--seed", "3")[1] == printed
    file = tmp_path / "made.jsonl"
    file.write_text(printed)
    assert run("judge", file)[0] == 0


def test_sample_knows_its_levels() -> None:
    assert run("sample", "wizard", "5")[0] == 2
    assert run("sample", "expert", "0")[0] == 2


def test_draw_makes_a_picture_a_stroke_or_one_of_all(tmp_path: Path) -> None:
    file = tmp_path / "few.jsonl"
    file.write_text(
        "\n".join(SAMPLE.read_text().splitlines()[:3]) + '\nnonsense\n{"rows":[[1,2,3,0]]}'
    )
    assert run("draw", file, "--out", tmp_path / "pictures")[0] == 0
    names = sorted(path.name for path in (tmp_path / "pictures").iterdir())
    assert names == ["11-0.svg", "11-1.svg", "11-2.svg", "5.svg"]
    assert run("draw", file, "--out", tmp_path / "all.svg")[0] == 0
    assert (tmp_path / "all.svg").read_text().count("<g transform=") == 4


def test_machine_code_is_held_against_plain_python() -> None:
    code, printed = run("compare", "15", "--seed", "7")
    assert (code, printed) == (0, "15 ropes, 0 differences\n")


def test_draw_needs_a_stroke(tmp_path: Path) -> None:
    file = tmp_path / "none.jsonl"
    file.write_text("nonsense\n")
    assert run("draw", file, "--out", tmp_path / "none.svg")[0] == 2


def test_pictures_stay_in_their_folder() -> None:
    assert file_name("../../etc/passwd") == "______etc_passwd"
    assert file_name("") == "_"
