"""The protocol is written once: what is made from it is never stale, and nothing is missing."""

import re
from pathlib import Path
from typing import Any

import httpx

from tests.server.clients import server
from wormery.app import games
from wormery.cli.protocol import HANDBOOK, TYPES, written
from wormery.protocol import messages
from wormery.protocol.api import ROUTES
from wormery.protocol.openapi import openapi
from wormery.protocol.types import members
from wormery.table.seating.commands import TableCommand

ROOT = Path(__file__).parents[2]


def test_what_is_made_from_the_structs_is_not_stale() -> None:
    """Run `wormery protocol` after a change."""
    there = [HANDBOOK, *(file.relative_to(ROOT) for file in (ROOT / TYPES).iterdir())]
    assert {path: (ROOT / path).read_text("utf-8") for path in there} == written()


def _tags() -> set[str]:
    unions: list[Any] = [messages.ServerMessage, messages.ClientMessage, TableCommand]
    for game in games().values():
        unions += [game.ABOUT.command, game.ABOUT.news]
    found = (cls.__struct_config__.tag for union in unions for cls in members(union))
    return {str(tag) for tag in found if tag is not None}


def test_every_tag_is_in_the_handbook() -> None:
    """Whoever writes a client finds every message."""
    text = written()[HANDBOOK]
    assert {tag for tag in _tags() if f"#### `{tag}`" not in text} == set()


def test_every_refusal_of_the_table_is_in_the_handbook() -> None:
    """In the words that people are told."""
    rooms = ("core", "table", "protocol", "server")
    sources = [path for room in rooms for path in (ROOT / "src/wormery" / room).rglob("*.py")]
    said = {
        rule for path in sources for rule in re.findall(r'"(TB-\d\d)"', path.read_text("utf-8"))
    }
    text = written()[HANDBOOK]
    assert len(said) > 10
    assert {rule for rule in said if f"| {rule} |" not in text} == set()
    assert "| Over is over | This game is over. |" in text


def test_every_route_is_described_and_there(tmp_path: Path) -> None:
    """The API page tells the truth."""
    described = openapi()
    with server(str(tmp_path / "t.db")) as process:
        for route in ROUTES:
            assert route.method.lower() in described["paths"][route.path]
            path = route.path.replace("{table}", "x").replace("{code}", "x")
            answer = httpx.request(route.method, process.url + path, timeout=60)
            assert answer.status_code != 405
            assert "Not Found" not in answer.text or route.path.endswith("socket")
        told = httpx.get(f"{process.url}/api/openapi.json").json()
        assert told["paths"].keys() == described["paths"].keys()
        page = httpx.get(f"{process.url}/api").text
        assert "/api/openapi.json" in page
        assert "://" not in page
