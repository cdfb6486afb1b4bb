"""Wormi in words."""

import re
from collections.abc import Sequence
from typing import Any

from wormery.games.wormi.board import Position
from wormery.games.wormi.commands import Choose, Move
from wormery.games.wormi.notation import diagram
from wormery.games.wormi.view import MatchView
from wormery.research.language.words import Speech, Words, numbers

SIDES = ("blue", "pink")
SQUARE = re.compile(r"(?<!\w)[a-g](?:10|[1-9])(?!\w)")


def describe(view: MatchView, speech: Speech) -> Sequence[str]:
    """The board, whose side is whose, and how to move."""
    lines = [diagram(Position(view.pieces, view.side or 0))]  # type: ignore[arg-type]
    if view.side is not None:
        lines.append(speech.say("wormi-side", side=SIDES[view.side]))
    if view.played:
        lines.append(speech.say("wormi-last", move=view.played[-1]))
    return [*lines, speech.say("wormi-how")]


def write(_view: MatchView, command: Any, speech: Speech) -> str:
    """A piece and a square, or a side."""
    if isinstance(command, Choose):
        return speech.word(SIDES[command.side])
    return f"{command.piece} {command.to}"


def read(text: str, view: MatchView, listed: Sequence[Any], speech: Speech) -> Sequence[Any]:
    """A square to go to, and a piece by its number, its label or its square."""
    choices = [each for each in listed if isinstance(each, Choose)]
    if choices:
        said = speech.names(text, SIDES)
        return [each for each in choices if SIDES[each.side] in said]
    squares = SQUARE.findall(text.lower())
    if not squares:
        return []
    *before, goal = squares
    moves = [each for each in listed if isinstance(each, Move) and each.to == goal]
    pieces = numbers(SQUARE.sub(" ", text.lower()))
    if pieces:
        return [each for each in moves if each.piece == pieces[0]]
    return [each for each in moves if not before or before[0] in _names(view, each.piece)]


def _names(view: MatchView, piece: int) -> Sequence[str]:
    """A piece is called by its square, or as it stands on the board."""
    assert view.side is not None
    return view.pieces[view.side][piece - 1], f"{'bp'[view.side]}{piece}"


WORDS = Words(describe, write, read)
