"""The commands around the server: verify a table, measure the server, set it up."""

import asyncio
import json
from pathlib import Path

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from tests.server.clients import begin, people, server
from tests.table.world import ANN, HandClock, house
from wormery.bench.growth import bench_growth
from wormery.bench.load.players import Played
from wormery.bench.measured import ServerReport
from wormery.bench.server import bench_server
from wormery.bench.wormlord import bench_wormlord
from wormery.cli import assembled
from wormery.core import Seat, decode
from wormery.games import wormi
from wormery.server.settings import Settings
from wormery.store.ids import Version
from wormery.table.house import Open
from wormery.table.seating.commands import Sit

RUNNER = CliRunner()


def _played(store: str, path: Path) -> tuple[str, str]:
    """A game of Wormi that was given up, its replay in a file, and the commitment shown."""

    async def scenario(url: str) -> tuple[str, str]:
        async with people(url, "Ann", "Ben") as (ann, ben):
            table = await ann.open(wormi.ABOUT.name)
            await begin(table, ann, ben)
            updates = [m for m in map(json.loads, ann.frames) if m["type"] == "update"]
            told = [update.get("table", {}).get("commitment") for update in updates]
            commitment = next(each for each in told if each)
            assert (await ann.play(0, {"type": "resign"}))["table"]["phase"] == "over"
            path.write_text(json.dumps(await ann.get(f"/api/tables/{table}/replay")))
            return table, commitment

    with server(store) as process:
        return asyncio.run(scenario(process.url))


def test_a_table_is_verified_from_the_store_and_from_a_file(tmp_path: Path) -> None:
    """Promise 5: the seed fits the hash that was shown, and the outcome is printed."""
    store, file = str(tmp_path / "t.db"), tmp_path / "replay.json"
    table, commitment = _played(store, file)
    for asked in ([table, "--store", store], [str(file)]):
        found = RUNNER.invoke(assembled("verify"), ["verify", *asked, "--commitment", commitment])
        assert found.exit_code == 0, found.output
        assert "won by seat 1 (resigned)" in found.output
        assert "the deal follows from the seed" in found.output
        assert commitment in found.output
    wrong = RUNNER.invoke(assembled("verify"), ["verify", str(file), "--commitment", "0" * 64])
    assert wrong.exit_code == 1
    assert "another seed" in wrong.output


def test_all_snapshots_of_a_store_are_verified(tmp_path: Path) -> None:
    """A wrong one is named and thrown away; one of another version is none of our business."""
    store = tmp_path / "t.db"

    async def scenario() -> list[str]:
        clock = HandClock()
        async with house(store, clock, wormi, snapshot_every=1) as at:
            tables = []
            for _ in range(3):
                table = await at.open(ANN, Open("wormi", 2))
                await table.ask(ANN, "sit", Sit(Seat(0)))
                tables.append(table.id)
            await at.sweep()
            for name, code in zip(tables[1:], ("", "another"), strict=True):
                stored = await at.store.snapshot(name)
                assert stored is not None
                wrong = replace(stored, version=Version(1), code=code or stored.code)
                await at.store.save_snapshot(name, wrong)
            return list(map(str, tables))

    tables = asyncio.run(scenario())
    asked = ["verify", "--snapshots", "--store", str(store)]
    found = RUNNER.invoke(assembled("verify"), asked)
    assert found.exit_code == 1
    assert f"The snapshot of {tables[1]} was wrong." in found.output
    assert "1 snapshots agree with their logs, 1 do not" in found.output
    again = RUNNER.invoke(assembled("verify"), asked)
    assert again.exit_code == 0
    assert "1 snapshots agree with their logs, 0 do not" in again.output


def test_a_forged_replay_is_found_out(tmp_path: Path) -> None:
    """Whoever changes the deal is found out."""
    file = tmp_path / "replay.json"
    _played(str(tmp_path / "t.db"), file)
    replay = json.loads(file.read_text())
    seeds = [e["seed"] for line in replay["lines"] for e in line["events"] if "seed" in e]
    file.write_text(json.dumps(replay).replace(seeds[0], "0" * len(seeds[0])))
    found = RUNNER.invoke(assembled("verify"), ["verify", str(file)])
    assert found.exit_code == 1
    assert "THE DEAL DOES NOT FOLLOW" in found.output


def test_every_setting_is_a_flag_and_a_variable() -> None:
    """`wormery serve --help` shows them all."""
    shown = RUNNER.invoke(
        assembled("serve"), ["serve", "--help"], terminal_width=200, env={"COLUMNS": "200"}
    )
    for name in Settings.__dataclass_fields__:
        assert f"--{name.replace('_', '-')}" in shown.output
        assert f"WORMERY_{name.upper()}" in shown.output


@pytest.mark.parametrize("game", ["tally", "wormi", "wurmt"])
def test_the_server_can_be_measured(
    game: Played, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A short run, the numbers of which mean nothing."""
    bench_server(game=game, tables="2", seconds=1.5, store="", json=tmp_path / "bench.json")
    report: ServerReport = decode(ServerReport, (tmp_path / "bench.json").read_bytes())
    assert report.durable
    assert report.results[0].moves_per_second > 0
    assert report.results[0].p99_ms >= report.results[0].p50_ms > 0
    assert f"{game}: every move durable" in capsys.readouterr().out


def test_lengths_of_games_can_be_measured(tmp_path: Path) -> None:
    """`wormery bench growth`: a game of Das Wurmt is followed by another one."""
    told = tmp_path / "growth.json"
    bench_growth(game="wurmt", lengths="5,90", tables=1, store="", json=told)
    report = json.loads(told.read_text())
    assert [each["length"] for each in report["results"]] == [5, 90]
    assert all(each["bytes_per_move"] > 0 for each in report["results"])


def test_live_ropes_can_be_measured(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`wormery bench wormlord`: pieces are seen, ropes judged, knots placed; as JSON, too."""
    told = tmp_path / "ropes.json"
    bench_wormlord(tables=1, people=2, seconds=6, store="", json=told)
    measured = json.loads(told.read_text())
    assert measured["chunk"]["count"] > 0
    assert measured["verdict"]["count"] > 0
    assert measured["cpu"] > 0
    assert "1 tables of 2" in capsys.readouterr().out
