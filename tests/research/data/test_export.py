"""Games as Parquet: every ply, in order, replayable, and nothing of anybody."""

import asyncio
import json
from dataclasses import replace
from functools import reduce
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from tests.logs.make import LOGS
from tests.services import new_database
from wormery.app import open_store
from wormery.cli import assembled
from wormery.core import Refusal, decode
from wormery.games.catalogue import game_named
from wormery.research.arena import arranged, hold
from wormery.research.data import parquet
from wormery.research.data.export import COLUMNS, export_logs
from wormery.store.ids import EMPTY, TableId
from wormery.store.leases import Owner

pq: Any = import_module("pyarrow.parquet")

SECRETS = {
    b'"ann"': b'"guest-of-secret-id-1"',
    b'"ben"': b'"guest-of-secret-id-2"',
    b'"Ann"': b'"Xaveria Quux"',
    b'"Ben"': b'"Zebulon Quux"',
    b'"code":"': b'"code":"Q7',
}


def wormery(*words: str) -> Any:
    """The command line, in this process."""
    return CliRunner().invoke(assembled(words[0]), words)


def rows_of(file: Path) -> list[dict[str, Any]]:
    """All rows of a Parquet file."""
    found: list[dict[str, Any]] = pq.read_table(file).to_pylist()
    return found


async def fill(place: str) -> list[bytes]:
    """A server's store with the old logs, of people with telling names; its entries."""
    store, all_entries = await open_store(place), []
    for number, log in enumerate(sorted(LOGS.glob("0.1.0/w*.jsonl"))):
        text = reduce(lambda text, pair: text.replace(*pair), SECRETS.items(), log.read_bytes())
        table = TableId(f"secret-table-{number}")
        fence = await store.lease(table, Owner("tests"), 60)
        await store.append(table, EMPTY, text.splitlines(), fence)
        all_entries += text.splitlines()
    await store.close()
    return all_entries


def names_in(value: Any) -> set[str]:
    """What a log says about people, tables and seeds."""
    if isinstance(value, list):
        return set().union(*map(names_in, value))
    if not isinstance(value, dict) or value.get("type") == "played":
        return set()  # a game knows seats only; its maps and knots have names, too
    keys = ("guest", "name", "face", "host", "code", "seed", "by", "id")
    own = {value[key] for key in keys if isinstance(value.get(key), str)}
    return own.union(*map(names_in, value.values()))


def test_a_store_becomes_plies_without_names_and_tokens(tmp_path: Path) -> None:
    entries = asyncio.run(fill(str(tmp_path / "store.db")))
    out = tmp_path / "games.parquet"
    result = wormery("data", str(tmp_path / "store.db"), "--to", str(out))
    assert result.exit_code == 0, result.output
    rows = rows_of(out)
    finished = {
        json.loads(log.read_bytes())["outcome"]["reason"]
        for log in LOGS.glob("0.1.0/w*.ending.json")
        if json.loads(log.read_bytes())["outcome"]
    }
    assert {row["reason"] for row in rows} >= finished
    assert list(rows[0]) == list(COLUMNS)
    secrets = names_in([json.loads(entry) for entry in entries]) - {""}
    assert {"Xaveria Quux", "guest-of-secret-id-1"} <= secrets
    written = json.dumps(rows) + str(pq.read_schema(out).metadata)
    telling = {secret for secret in secrets if len(secret) > 5} | {"secret-table"}
    assert not [secret for secret in telling if secret in written]
    assert {player for row in rows for player in row["players"]} <= {"person"}


@pytest.mark.postgres
def test_postgresql_gives_the_same_file_as_sqlite(tmp_path: Path) -> None:
    written = []
    for number, place in enumerate((str(tmp_path / "store.db"), new_database())):
        asyncio.run(fill(place))
        out = tmp_path / f"{number}.parquet"
        result = wormery("data", place, "--to", str(out))
        assert result.exit_code == 0, result.output
        assert "plies of" in result.output
        written.append(out)
    sqlite, postgres = written
    assert rows_of(sqlite)
    assert sqlite.read_bytes() == postgres.read_bytes()


def test_every_position_follows_from_the_one_before(tmp_path: Path) -> None:
    hold(replace(arranged("wormi", ["random", "random"], 2), logs=tmp_path / "logs"))
    hold(replace(arranged("wurmt", ["random", "1"], 2, seats=2), logs=tmp_path / "logs"))
    written = export_logs(tmp_path / "logs", tmp_path / "games.parquet")
    rows = rows_of(tmp_path / "games.parquet")
    assert (written.games, written.plies) == (4, len(rows))
    for number in range(4):
        plies = [row for row in rows if row["number"] == number]
        assert [row["ply"] for row in plies] == list(range(plies[0]["plies"]))
        assert plies[0]["position"] is None
        assert all(row["seat"] in (0, 1) for row in plies[1:])
        game, state = game_named(plies[0]["game"]), None
        for row in plies:
            if state is not None:
                assert msgspec.json.encode(state).decode() == row["position"]
            for event in json.loads(row["events"]):
                told = decode(game.ABOUT.event, json.dumps(event))
                state = game.evolve(state, told)
        outcome = game.outcome(state)
        assert outcome is not None
        assert list(outcome.winners) == plies[-1]["winners"]
    assert {player for row in rows for player in row["players"]} == {"random", "1"}


def test_a_program_is_not_told_by_its_command_line(tmp_path: Path) -> None:
    hold(replace(arranged("wormi", ["random", "random"], 1), logs=tmp_path / "logs"))
    (log,) = (tmp_path / "logs").iterdir()
    log.write_text(
        log.read_text().replace('"random","random"', '"random","exec:/home/xaveria/bot"')
    )
    export_logs(tmp_path / "logs", tmp_path / "games.parquet", only="wormi")
    rows = rows_of(tmp_path / "games.parquet")
    assert rows[0]["players"] == ["random", "program"]
    assert "xaveria" not in json.dumps(rows)


def test_rows_are_written_as_they_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file of many groups of rows: no more than a game and a group are held."""
    monkeypatch.setattr(parquet, "AT_ONCE", 20)
    hold(replace(arranged("wormi", ["random", "random"], 1), logs=tmp_path / "logs"))
    export_logs(tmp_path / "logs", tmp_path / "games.parquet")
    file = pq.ParquetFile(tmp_path / "games.parquet")
    assert file.num_row_groups > 3
    assert all(file.metadata.row_group(each).num_rows <= 20 for each in range(file.num_row_groups))


def test_what_cannot_be_exported_is_refused_and_leaves_nothing(tmp_path: Path) -> None:
    """TB-04, TB-18, TB-20"""
    out = tmp_path / "games.parquet"
    (tmp_path / "empty").mkdir()
    with pytest.raises(Refusal, match="TB-20: there are no logs"):
        export_logs(tmp_path / "empty", out)
    (tmp_path / "empty" / "x.jsonl").write_text("eggs\nmilk\n")
    with pytest.raises(Refusal, match="no log of an arena"):
        export_logs(tmp_path / "empty", out)
    with pytest.raises(Refusal, match="TB-04: there is no folder"):
        export_logs(tmp_path / "empty", tmp_path / "nowhere" / "games.parquet")
    out.write_text("mine")
    with pytest.raises(Refusal, match="is there already"):
        export_logs(tmp_path / "empty", out)
    assert out.read_text() == "mine"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["empty", "games.parquet"]
    for words in (
        ["data", "/no/such/store", "--to", str(out)],
        ["data", ".", "--to", "x", "--game", "go"],
    ):
        assert isinstance(wormery(*words).exception, Refusal)
