"""Maps as small text files that a person can draw, and the shelf of those that come along."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import dropwhile
from typing import Literal

from msgspec.structs import replace

from wormery.games.wormlord.maps.ground import MOST_SIDES, Map

SIGNS = ".o#1234"
LONGEST_TEXT = 2_000  # characters; the largest map needs a quarter of it
LONGEST_NAME = 40
KEYS = ("name", "sides", "objectives", "note")
SHELF = (
    "basic-2",
    "basic-3",
    "basic-4",
    "duel",
    "mountain-king",
    "into-the-woods",
    "crossfire",
    "bermuda-triangle",
    "musical-chairs",
    "small-garden",
    "small-garden-3",
    "high-mountain",
    "deep-woods",
)
REDRAWN = {"Mountain King": "High Mountain", "Into the Woods": "Deep Woods"}
"""Maps that have another drawing than they had at first, and the map that has it now."""


Unread = Literal[
    "too_long",
    "no_text",
    "bad_name",
    "no_colon",
    "unknown_key",
    "said_twice",
    "unprintable",
    "missing_key",
    "bad_sides",
    "bad_sign",
    "uneven_row",
    "too_much",
    "no_drawing",
    "wrong_count",
]
"""Why a text is no map, to be worded for who wrote it."""


class MapError(Exception):
    """This text is no map; it says where to look, both counted from 1."""

    def __init__(self, why: Unread, what: str, line: int, column: int = 1) -> None:
        super().__init__(what, line, column)
        self.why = why
        self.what = what
        self.line = line
        self.column = column

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: {self.what}"


def parse(text: str) -> Map:
    """Read a map as text; whether it is legal and fair is asked elsewhere."""
    if len(text) > LONGEST_TEXT:
        raise MapError("too_long", f"a map has at most {LONGEST_TEXT} characters", 1)
    lines = [(number, line.rstrip()) for number, line in enumerate(_lines(text), 1)]
    lines = list(dropwhile(lambda numbered: not numbered[1], lines))
    head_length = next((place for place, (_, line) in enumerate(lines) if not line), len(lines))
    head = _head(lines[:head_length])
    name, line = _wanted(head, "name")
    if not 0 < len(name) <= LONGEST_NAME:
        raise MapError("bad_name", f"a name has 1 to {LONGEST_NAME} characters", line)
    counts = _counts(*_wanted(head, "sides"))
    drawn = _drawing(lines[head_length:], last=len(_lines(text)))
    plan = Map(name, counts, drawn, head.get("note", ("", 0))[0])
    if "objectives" in head:
        _compare_objectives(plan, *head["objectives"])
    return plan


def text(plan: Map) -> str:
    """A map as a file; `parse` reads it back."""
    head = [f"name: {plan.name}", f"sides: {', '.join(str(count) for count in plan.sides)}"]
    objectives = sum(row.count("o") for row in plan.rows)
    if objectives != 4:
        head.append(f"objectives: {objectives}")
    if plan.note:
        head.append(f"note: {plan.note}")
    return "\n".join([*head, "", *(" ".join(row) for row in plan.rows), ""])


@cache
def shelf() -> Mapping[str, Map]:
    """The maps that come with the game, by name, the basic ones first (WL-04)."""
    folder = files("wormery.games.wormlord.maps")
    plans = [parse((folder / f"{stem}.txt").read_text(encoding="utf-8")) for stem in SHELF]
    return {plan.name: plan for plan in plans}


def find(name: str) -> Map | None:
    """The map of that name on the shelf; capitals and hyphens do not matter."""
    wanted = _plain(name)
    return next((plan for plan in shelf().values() if _plain(plan.name) == wanted), None)


def first_drawing(plan: Map) -> Map | None:
    """What was played under the name of a map before it was redrawn; None if it never was."""
    kept = REDRAWN.get(plan.name)
    return None if kept is None else replace(shelf()[kept], name=plan.name)


def basic(sides: int) -> Map:
    """The map that is played when nobody chooses one."""
    return shelf()[f"Basic {sides}"]


def _plain(name: str) -> str:
    return " ".join(name.casefold().replace("-", " ").split())


def _lines(text: str) -> list[str]:
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")


def _head(lines: Sequence[tuple[int, str]]) -> Mapping[str, tuple[str, int]]:
    """The values of the head and the lines they stand in."""
    head: dict[str, tuple[str, int]] = {}
    for number, line in lines:
        key, colon, value = line.partition(":")
        key, value = key.strip(), value.strip()
        column = len(line) - len(line.lstrip()) + 1
        if not colon:
            raise MapError(
                "no_colon", "the head has 'key: value' lines, then an empty line", number, column
            )
        if key not in KEYS:
            raise MapError(
                "unknown_key", f"{key!r} is no key of a map: {', '.join(KEYS)}", number, column
            )
        if key in head:
            raise MapError("said_twice", f"{key!r} is said twice", number, column)
        if not value.isprintable():
            raise MapError("unprintable", "only characters that can be printed", number, column)
        head[key] = (value, number)
    return head


def _wanted(head: Mapping[str, tuple[str, int]], key: str) -> tuple[str, int]:
    if key not in head:
        raise MapError("missing_key", f"the head has no line '{key}: ...'", 1)
    return head[key]


def _counts(value: str, line: int) -> tuple[int, ...]:
    """The numbers of sides a map is for: '4', or '2, 4'."""
    words = [word.strip() for word in value.split(",")]
    if not all(word in ("2", "3", "4") for word in words):
        raise MapError(
            "bad_sides", f"sides are 2 to {MOST_SIDES}, as in 'sides: 4' or 'sides: 2, 4'", line
        )
    return tuple(sorted({int(word) for word in words}))


def _drawing(lines: Sequence[tuple[int, str]], last: int) -> tuple[str, ...]:
    """The rows of cells, all of one length."""
    rows: list[str] = []
    ended = False
    for number, line in lines:
        if not line:
            ended = bool(rows)
            continue
        if ended:
            raise MapError("too_much", "nothing comes after the drawing", number)
        for column, sign in enumerate(line, 1):
            if sign not in SIGNS and not sign.isspace():
                raise MapError(
                    "bad_sign", f"{sign!r} is no cell: {' '.join(SIGNS)}", number, column
                )
        row = "".join(line.split())
        if rows and len(row) != len(rows[0]):
            raise MapError(
                "uneven_row",
                f"this row has {len(row)} cells, the first has {len(rows[0])}",
                number,
                len(line),
            )
        rows.append(row)
    if not rows:
        raise MapError("no_drawing", "after the head come an empty line and the drawing", last)
    return tuple(rows)


def _compare_objectives(plan: Map, value: str, line: int) -> None:
    drawn = sum(row.count("o") for row in plan.rows)
    if value != str(drawn):
        raise MapError(
            "wrong_count", f"the head says {value} objectives, the drawing has {drawn}", line
        )
