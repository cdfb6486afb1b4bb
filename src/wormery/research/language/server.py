"""The games as tools over the Model Context Protocol: `wormery mcp`."""

from collections.abc import Callable
from typing import Any, TypeVar

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from wormery import __version__
from wormery.bots.ladders import ladder
from wormery.core import AnyGame, Refusal
from wormery.games.catalogue import GAMES, game_named
from wormery.research.language.table import TextTable
from wormery.words.books import books
from wormery.words.languages import LANGUAGES, Language

MOST_GAMES = 64

INSTRUCTIONS = (
    "Three worm games to play in words: wormi (a board, all is seen), wurmt (cards, some hidden),"
    " wormlord (ropes and territory, in real time that stands still while you think). Begin with"
    " new_game: the first line of its answer is the number of the game, for look, play and"
    " legal_moves. Read rules if you do not know the game; say moves with play, in your own words."
    " legal_moves lists them if you ask. Answers are in English, French, Dutch or German."
)

ResultT = TypeVar("ResultT")


def answered(question: Callable[[], ResultT]) -> ResultT:
    """An answer; a refusal is told as the tool's error, and nothing has changed."""
    try:
        return question()
    except Refusal as refusal:
        raise ToolError(str(refusal)) from None


class Hall:
    """The games that are on, by their numbers."""

    def __init__(self) -> None:
        self._tables: dict[int, tuple[TextTable, int]] = {}
        self._next = 1

    def open(self, table: TextTable, seat: int) -> int:
        """Another game; the one that began first goes if there are too many."""
        if len(self._tables) >= MOST_GAMES:
            del self._tables[min(self._tables)]
        number, self._next = self._next, self._next + 1
        self._tables[number] = (table, seat)
        return number

    def find(self, number: int) -> tuple[TextTable, int]:
        """A game and the seat that is played in it."""
        if number not in self._tables:
            raise Refusal("TB-18", f"there is no game {number}; new_game begins one")
        return self._tables[number]


class StrictServer(MCPServer[Any]):
    """Refuses what a tool does not ask for: a misspelt wish would go unheard."""

    async def call_tool(self, name: str, arguments: dict[str, Any], context: Any = None) -> Any:
        """Call a tool by its name."""
        for tool in await self.list_tools():
            asked = tool.input_schema.get("properties", {})
            if tool.name == name and (unknown := sorted(arguments.keys() - asked.keys())):
                has = ", ".join(asked) or "none"
                raise ToolError(f"TB-01: no such argument: {', '.join(unknown)}; {name} has {has}")
        return await super().call_tool(name, arguments, context)


def server() -> StrictServer:
    """The tools; every server has games of its own."""
    hall, tools = Hall(), StrictServer("wormery", instructions=INSTRUCTIONS, version=__version__)

    @tools.tool()
    def games() -> str:
        """List the games, how many can play, the bots to play against, and the languages."""
        names = (
            f"{game.ABOUT.name}: {game.ABOUT.people} players; levels {', '.join(_levels(game))}"
            for game in GAMES
        )
        return "\n".join([*names, f"languages: {', '.join(LANGUAGES)}"])

    @tools.tool()
    def new_game(  # noqa: PLR0913, PLR0917 - what there is to choose
        game: str,
        seed: int = 0,
        level: str = "easy",
        players: int | None = None,
        seat: int = 1,
        language: str = "en",
        options: dict[str, Any] | None = None,
    ) -> str:
        """Begin a game against bots of a level; you play one seat (counted from 1).

        The same seed and the same moves are the same game. Languages: en, fr, nl, de.
        """
        return answered(lambda: _begun(hall, game, seed, level, players, seat, language, options))

    @tools.tool()
    def look(number: int) -> str:
        """What you may know of a game now, in words."""
        return answered(lambda: _seen(hall, number))

    @tools.tool()
    def play(number: int, move: str) -> str:
        """Make a move in a game, in your own words; see what it has led to."""
        return answered(lambda: _played(hall, number, move))

    @tools.tool()
    def legal_moves(number: int) -> list[str]:
        """All moves that you can make now, each in words that `play` reads."""
        return answered(lambda: list(hall.find(number)[0].legal()))

    @tools.tool()
    def rules(game: str, language: str = "en") -> str:
        """The rule book of a game."""
        return answered(lambda: _rules(game, language))

    return tools


def _levels(game: AnyGame) -> list[str]:
    return ["random", "easy", "strong", *(level.name for level in ladder(game).levels)]


def _begun(  # noqa: PLR0913, PLR0917 - as they come
    hall: Hall,
    game: str,
    seed: int,
    level: str,
    players: int | None,
    seat: int,
    language: str,
    options: dict[str, Any] | None,
) -> str:
    count = game_named(game).ABOUT.seats[0] if players is None else players
    if not 1 <= seat <= count <= 16:
        raise Refusal("TB-04", f"there is no seat {seat} of {count}")
    table = TextTable(
        game,
        seats=count,
        seed=f"mcp/{seed}",
        options=options,
        language=language,
        bots={other: level for other in range(count) if other != seat - 1},
    )
    number = hall.open(table, seat - 1)
    return f"{number}\n{table.observation(seat - 1)}"


def _seen(hall: Hall, number: int) -> str:
    table, seat = hall.find(number)
    return table.observation(seat)


def _played(hall: Hall, number: int, move: str) -> str:
    table, seat = hall.find(number)
    table.play(move)
    return table.observation(seat)


def _rules(game: str, language: str) -> str:
    game_named(game)
    if language not in LANGUAGES:
        raise Refusal("TB-04", f"languages are {', '.join(LANGUAGES)}, not {language!r}")
    found = next(each for each in books(Language(language)) if each.name == game)
    lines = [found.title, found.introduction]
    for section in found.sections:
        lines += ["", section.title, *(f"{rule.id} {rule.text}" for rule in section.rules)]
    return "\n".join(lines)
