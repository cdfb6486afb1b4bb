"""Games become records and logs that people keep; what they bring is checked and told again."""

import json
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from wormery.app import games
from wormery.core import Refusal
from wormery.games import wurmt
from wormery.protocol.api import Uploaded
from wormery.server.http.replays.replays import record
from wormery.server.http.replays.uploads import read_upload
from wormery.table.fold import steps

LOGS = Path(__file__).parents[3] / "logs" / "0.1.0"
SAMPLE = Path(__file__).parents[3] / "games" / "wurmt" / "data" / "wurmt-transcripts-sample.json"
WORM = """[Blue "Anna"]
[Start "c5,d4,a7,b8,c9,d10,e9,f10,g9,d8,g7,f6,e5,e3,f2,d6 c8,g4,b5,e10,g8,e8,f5,e4,g6,c2,b7,f1,e2,c6,d1,a10 b"]

1. 15:f2-g3 9:g6-f7
2. 10:d8-f8 6:e8-d9
"""  # noqa: E501 - a position is one line


def _lines(game: str) -> list[bytes]:
    """The log of a finished game."""
    return (LOGS / f"{game}.jsonl").read_bytes().splitlines()


def _file(lines: Sequence[bytes], **changes: object) -> bytes:
    file = {"table": "t", "over": True, "version": len(lines), "lines": [*map(json.loads, lines)]}
    return json.dumps(file | changes).encode()


def _shown(found: Uploaded, seat: str) -> list[Any]:
    return [json.loads(bytes(line)) for line in found.seen[seat]]


@pytest.mark.parametrize("game", ["wormi", "wurmt", "wormlord"])
def test_a_log_is_told_again_as_everybody_saw_it(game: str) -> None:
    lines = _lines(game)
    found = read_upload(games(), _file(lines))
    assert found.game == game
    assert {len(stream) for stream in found.seen.values()} == {len(lines)}
    assert set(found.seen) == {"watch", "0", "1"}


def test_a_record_of_wormi_comes_back_move_for_move() -> None:
    """WI-12, WI-21: the names, the moves and the end are those of the table."""
    lines = _lines("wormi")
    name, text = record(games()["wormi"], lines)
    assert name.endswith(".wormi.txt")
    assert "[Blue " in text
    found = read_upload(games(), text.encode())
    moves = [
        news
        for update in _shown(found, "watch")
        for news in update.get("news", [])
        if news["type"] == "move_made"
    ]
    last = list(steps(games()["wormi"], lines))[-1].after
    played = list(last.state.game.moves)
    assert [move["path"] for move in moves[-len(played) :]] == [list(m.path) for m in played]


def test_a_record_of_das_wurmt_is_a_transcript() -> None:
    """What was taken back is left out; scores are worked out anew."""
    lines = _lines("wurmt")
    name, text = record(games()["wurmt"], lines)
    assert name.endswith(".wurmt.json")
    last = list(steps(games()["wurmt"], lines))[-1].after
    [game] = json.loads(text)["games"]
    assert game["final"]["scores"] == list(wurmt.scores(last.state))
    again = _shown(read_upload(games(), text.encode()), "watch")
    assert again[-1]["table"]["outcome"]["scores"] == game["final"]["scores"]


def test_all_games_of_a_file_are_watched_however_many_sit_there() -> None:
    found = read_upload(games(), SAMPLE.read_bytes())
    begun = [update for update in _shown(found, "4") if update.get("view")]
    assert len(begun) == 9
    assert [len(update["view"]["backs"]) for update in begun[:4]] == [2, 3, 4, 5]


def test_a_match_of_wormlord_is_a_text_to_read() -> None:
    _, text = record(games()["wormlord"], _lines("wormlord"))
    assert "ties: overhand" in text
    with pytest.raises(Refusal, match="no_record"):
        read_upload(games(), text.encode())


def test_several_records_in_one_file_are_several_games() -> None:
    found = read_upload(games(), f"{WORM}*\n\n{WORM}blue\n".encode())
    began = [update["version"] for update in _shown(found, "watch") if update.get("view")]
    assert len(began) == 2
    assert [later - earlier for earlier, later in pairwise(began)] == [6]


def test_a_game_in_the_hand_is_not_written_down() -> None:
    """TB-02"""
    with pytest.raises(Refusal, match="TB-02"):
        record(games()["wurmt"], _lines("wurmt")[:-1])


def _forged(lines: list[bytes]) -> list[bytes]:
    return [line.replace(b'"seed":"', b'"seed":"not ') for line in lines]


BAD: dict[str, tuple[Callable[[], bytes], str]] = {
    "tea": (lambda: b'{"tea": true}', "TB-01: no_record"),
    "a picture": (lambda: b"\x89PNG\xff", "TB-01: no_record"),
    "not over": (lambda: _file(_lines("wormi"), over=False), "TB-20: not_over"),
    "a half log": (lambda: _file(_lines("wormi")[2:]), "TB-20: log_broken"),
    "another game": (lambda: _file([b'{"wall":0,"events":[]}']), "TB-20: log_broken"),
    "another seed": (lambda: _file(_forged(_lines("wurmt"))), "TB-20: log_forged"),
    "no such jump": (f"{WORM}3. 1:c5-c9\n".encode, "WI-\\d\\d: line 6:"),
    "too many words": ((WORM + "-- " * 5000).encode, "TB-16: too_long"),
}


@pytest.mark.parametrize("case", BAD)
def test_what_does_not_hold_is_refused_and_says_where(case: str) -> None:
    """TB-01, TB-16, TB-20"""
    file, why = BAD[case]
    with pytest.raises(Refusal, match=why):
        read_upload(games(), file())
