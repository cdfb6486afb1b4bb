"""All that a bot in Python needs to play in the arena: import this file, or copy it.

It needs nothing but Python. A bot is a function of what it is shown:

    from wormery.research.stub import Turn, play

    def choose(turn: Turn) -> dict | None:
        return turn.view["moves"][0]

    play(choose, name="first")

Saved as `bot.py`, it plays with `wormery arena wurmt --bot easy --bot "exec:python bot.py"`.
What it prints by itself would be taken for an answer: print to standard error instead.
"""

import json
import sys
from collections.abc import Callable
from typing import Any, NamedTuple, TextIO


class Turn(NamedTuple):
    """What a bot knows when it is to act."""

    game: str  # wormi, wurmt or wormlord
    seat: int  # counted from 0
    options: dict[str, Any]  # what was agreed
    view: dict[str, Any]  # what this seat may know, and do
    budget_ms: int  # the longest to think
    news: list[dict[str, Any]]  # what has happened since the last turn, if asked for


def play(  # noqa: PLR0913 - what a bot may want
    choose: Callable[[Turn], dict[str, Any] | None],
    *,
    name: str = "bot",
    news: bool = False,
    stays: bool = True,
    hands: str | None = None,
    ended: Callable[[dict[str, Any]], None] = lambda _outcome: None,
    source: TextIO = sys.stdin,
    answers: TextIO = sys.stdout,
) -> None:
    """Play until there is nothing more to play.

    *choose* gives a command, or None to wait where a game has no turns. With *news* a turn tells
    what happened before it; with *stays* one process plays many games; *hands* draw in Wormlord
    (beginner, easy, medium, hard, expert). *ended* is told how each game ended.
    """
    hello: dict[str, Any] = {}
    since: list[dict[str, Any]] = []

    def answer(**message: Any) -> None:
        print(json.dumps(message), file=answers, flush=True)

    for line in source:
        message = json.loads(line)
        match message["type"]:
            case "hello":
                hello, since = message, []
                answer(type="ready", name=name, news=news, stays=stays, hands=hands)
            case "news":
                since.append(message["news"])
            case "move":
                told = hello["game"], hello["seat"], hello["options"]
                turn = Turn(*told, message["view"], message["budget_ms"], since)
                answer(type="command", command=choose(turn))
                since = []
            case "end":
                ended(message["outcome"])
            case _:
                pass  # of a later Wormery
