"""Wormlord in words: the garden as a drawing, and hands that do what is said."""

import re
from collections.abc import Sequence
from typing import Any, assert_never

from wormery.games.wormlord.commands import (
    Command,
    GiveUp,
    MoveHeadquarters,
    Place,
    Ready,
    Take,
    Tie,
    Untie,
)
from wormery.games.wormlord.maps.ground import Cell, name
from wormery.games.wormlord.notation import COLOURS, LETTERS
from wormery.games.wormlord.view import GardenView
from wormery.research.language.words import Speech, Words

CELL = re.compile(r"(?<!\w)[a-i](?:1[0-9]|[1-9])(?!\w)")
VERBS = ("take", "tie", "untie", "place", "hq", "ready")


def describe(view: GardenView, speech: Speech) -> Sequence[str]:
    """The garden, how all sides stand, what the hand holds, and how to act."""
    lines = [drawing(view)]
    if view.side is not None:
        lines.append(speech.say("wormlord-side", colour=COLOURS[view.side]))
    for number, side in enumerate(view.sides):
        lines.append(
            speech.say(
                "wormlord-state",
                who=LETTERS[number].upper(),
                wins=side.wins,
                objectives=len(side.objectives),
                reserve=side.reserve,
            )
        )
    if view.side is not None:
        own = view.sides[view.side]
        lines.append(speech.say("wormlord-hand", holds=own.hand.holds))
        if own.headquarters is not None:
            lines.append(speech.say("wormlord-hq", cell=name(own.headquarters)))
    return [*lines, speech.say("wormlord-how")]


def drawing(view: GardenView) -> str:
    """Capitals are bases, small letters knots, `po` on an objective, `p^` with HQ."""
    owners = {knot.cell: knot.side for knot in view.knots}
    posts = {side.headquarters for side in view.sides}
    rows = ["   " + " ".join(f"{letter} " for letter in "abcdefghi"[: len(view.map.rows[0])])]
    for row, line in enumerate(view.map.rows):
        signs = (
            _sign(sign, Cell(col, row), owners.get(Cell(col, row)), posts)
            for col, sign in enumerate(line)
        )
        rows.append(f"{row + 1:2} " + " ".join(f"{sign:2}" for sign in signs))
    return "\n".join(line.rstrip() for line in rows)


def _sign(sign: str, cell: Cell, owner: int | None, posts: set[Cell | None]) -> str:
    if sign.isdigit():
        return LETTERS[int(sign) - 1].upper()
    if owner is None:
        return sign
    return LETTERS[owner] + ("^" if cell in posts else "o" if sign == "o" else "")


def write(_view: GardenView, command: Command, speech: Speech) -> str:
    """A verb, and a cell where one is wanted."""
    match command:
        case Place(cell) | MoveHeadquarters(cell):
            verb = "place" if isinstance(command, Place) else "hq"
            return f"{speech.word(verb)} {name(cell)}"
        case Take() | Tie() | Untie() | Ready() | GiveUp():
            tag = str(type(command).__struct_config__.tag)
            return speech.word(tag) if tag in VERBS else tag
        case _:
            assert_never(command)


def read(text: str, _view: GardenView, listed: Sequence[Any], speech: Speech) -> Sequence[Any]:
    """What is listed and has that verb, and that cell; a cell alone is where it can be meant."""
    verbs, cells = speech.names(text, VERBS), CELL.findall(text.lower())
    found = [each for each in listed if not isinstance(each, GiveUp)]
    if cells:
        found = [each for each in found if name(getattr(each, "cell", Cell(-1, -1))) == cells[-1]]
    elif verbs:
        found = [each for each in found if not hasattr(each, "cell")]
    else:
        return []
    return [each for each in found if not verbs or _verb(each) in verbs]


def _verb(command: Command) -> str:
    tag = str(type(command).__struct_config__.tag)
    return "hq" if isinstance(command, MoveHeadquarters) else tag


WORDS = Words(describe, write, read)
