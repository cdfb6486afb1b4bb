"""A fourth game is one package and one line in the catalogue; all else finds what it offers."""

import asyncio
import json
import subprocess
import sys
import tomllib
from pathlib import Path

from tests.server.clients import Message, Person, ServerProcess, add

ONE_LINE = "from wormery.games import catalogue, tally; catalogue.GAMES = (*catalogue.GAMES, tally)"
COMMAND = f"{ONE_LINE}\nfrom wormery.cli import main\nmain()"
SERVER = f"""{ONE_LINE}
import json, sys
from wormery.app import serve
from wormery.server.run import run
from wormery.server.settings import Settings
run(lambda: serve(Settings(**json.loads(sys.argv[1]))))
"""


class FourGames(ServerProcess):
    """The real server, with Tally in the catalogue."""

    program = ("-c", SERVER)


def _wormery(*words: str) -> str:
    command = [sys.executable, "-c", COMMAND, *words]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_the_command_line_knows_it() -> None:
    """Its options are listed, and its bot plays in the arena."""
    assert "tally" in json.loads(_wormery("games", "--json"))
    bots = ("--bot", "strong", "--bot", "random")
    words = ("--games", "20", "--jobs", "1", "--json")
    report = json.loads(_wormery("arena", "tally", *bots, *words))
    scores = {each["bot"]: each["score"] for each in report["standings"]}
    assert scores["strong"] > 0.7


def test_somebody_plays_it_with_its_bot_at_a_table(tmp_path: Path) -> None:
    """Opened, played to the end and replayed over the network, without a page of its own."""

    async def scenario(url: str) -> None:
        ann = await Person.new(url, "Ann")
        games = {game["name"]: game for game in await ann.get("/api/games")}
        assert games["tally"]["bots"] == ["1", "simple"]
        table = await ann.open("tally", sit=0, seats=2, options={"goal": 8})
        await ann.enter(table)
        await ann.ask({"type": "seat_bot", "seat": 1, "bot": "1"})
        await ann.ask({"type": "ready", "seat": 0})
        seen: Message = {}
        while seen.get("phase") != "over":
            message = await ann.hear()
            for part in ("view", "changes", "table"):
                seen |= message.get(part) or {}
            if seen.get("phase") == "playing" and seen.get("turn") == 0:
                seen["turn"] = None  # until the bot has played
                await ann.send(
                    {
                        "type": "play",
                        "request_id": f"m{seen['total']}",
                        "seat": 0,
                        "command": add(1),
                    }
                )
        replay = await ann.get(f"/api/tables/{table}/replay")
        assert replay["over"]
        assert seen["total"] >= 8
        await ann.leave()

    running = FourGames(str(tmp_path / "t.db"))
    running.start()
    try:
        asyncio.run(scenario(running.url))
    finally:
        running.stop()


def test_the_import_contracts_know_every_game() -> None:
    """Whatever package is added; only the catalogue knows games, and only Wormlord knots."""
    pyproject = Path(__file__).parents[1] / "pyproject.toml"
    project = tomllib.loads(pyproject.read_text())["tool"]["importlinter"]
    named = {contract["name"]: contract for contract in project["contracts"]}
    apart = named["Games do not know each other"]
    assert apart["modules"] == ["wormery.games.*"]
    assert apart["ignore_imports"] == ["wormery.games.catalogue -> wormery.games.*"]
    knots = named["Only Wormlord knows knots"]
    assert knots["source_modules"] == ["wormery.games"]
    knowing = {each.split(" -> ")[0] for each in knots["ignore_imports"]}
    assert knowing == {"wormery.games.wormlord.**"}
