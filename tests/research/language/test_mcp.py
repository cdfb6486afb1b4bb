"""The tools, through the protocol's own client and a real process."""

import asyncio
import sys
from random import Random
from typing import Any

from mcp import Client, StdioServerParameters

SERVER = StdioServerParameters(command=sys.executable, args=["-m", "wormery", "mcp"])


async def said(client: Client, tool: str, **arguments: Any) -> str:
    """What a tool answers."""
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, result
    return "\n".join(part.text for part in result.content if part.type == "text")


async def refused(client: Client, tool: str, **arguments: Any) -> str:
    """Why a tool does not answer."""
    result = await client.call_tool(tool, arguments)
    assert result.is_error
    return "".join(part.text for part in result.content if part.type == "text")


async def scenario() -> None:
    async with Client(SERVER) as client:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        assert {"games", "new_game", "look", "play", "legal_moves", "rules"} == set(tools)
        assert "wormlord" in await said(client, "games")
        await all_games(client)
        await refusals(client)
        await whole_games(client)


async def all_games(client: Client) -> None:
    for number, (game, language, turn) in enumerate(
        [("wormi", "fr", "ton tour"), ("wurmt", "nl", "jouw beurt"), ("wormlord", "de", "am Zug")],
        1,
    ):
        begun = await said(client, "new_game", game=game, seed=7, level="random", language=language)
        first, view = begun.split("\n", 1)
        assert first == str(number)
        assert turn in view
        assert await said(client, "look", number=number) == view
        result = await client.call_tool("legal_moves", {"number": number})
        assert result.structured_content is not None
        moves: list[str] = result.structured_content["result"]
        assert moves
        assert not any(move in view.splitlines() for move in moves)  # only when asked for
        assert await said(client, "play", number=number, move=f"[{moves[0]}]") != view
        assert len(await said(client, "rules", game=game, language=language)) > 3000


SHORT = {
    "wormi": ("en", {"quiet": 2}, "draw", "goes from"),
    "wurmt": ("nl", {"put_aside": [60, 15, 5, 0]}, "afgelopen", "worm"),
    "wormlord": ("de", {"rounds": 1, "time_limit": 20}, "vorbei", "Knoten geknüpft"),
}


async def whole_games(client: Client) -> None:
    """Somebody who says any legal move, to the end; what happened meanwhile is told."""
    for number, (game, (language, options, end, happened)) in enumerate(SHORT.items(), 4):
        rng, told = Random(game), ""
        ways = {"game": game, "level": "random", "language": language, "options": options}
        await said(client, "new_game", **ways)
        for _ in range(300):
            result = await client.call_tool("legal_moves", {"number": number})
            assert result.structured_content is not None
            moves: list[str] = result.structured_content["result"]
            if not moves:
                break
            told += await said(client, "play", number=number, move=rng.choice(moves))
        assert end in await said(client, "look", number=number)
        assert happened in told
        assert "TB-03" in await refused(client, "play", number=number, move="1")


async def refusals(client: Client) -> None:
    before = await said(client, "look", number=1)
    assert "coup" in await refused(client, "play", number=1, move="rien")
    assert "TB-18" in await refused(client, "play", number=99, move="1 g3")
    assert "TB-04" in await refused(client, "new_game", game="go")
    assert "TB-04" in await refused(client, "new_game", game="wormi", seat=3)
    assert "programs" in await refused(client, "new_game", game="wormi", level="exec:touch x")
    assert await refused(client, "new_game", game="wormi", seed="x")
    assert "players" in await refused(client, "new_game", game="wurmt", seats=5)
    assert "TB-01" in await refused(client, "games", game="wormi")
    assert await said(client, "look", number=1) == before


def test_a_model_plays_all_games_over_the_protocol() -> None:
    asyncio.run(asyncio.wait_for(scenario(), 120))
