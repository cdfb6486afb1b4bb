"""What a stranger sends: all that a server understands, with one thing in it made hostile."""

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

VALUES: Final[tuple[Any, ...]] = (
    None,
    -1,
    2**63,
    10**400,
    1e308,
    "",
    "\u0000",
    "\u202e\u3164" * 40,
    "9" * 4000,
    {"type": "sit", "seat": 0, "more": {}},
    [[[[[[]]]]]] * 50,
    list(range(3000)),
    True,
)
"""Too small, too large, too long, too deep, invisible, and of another type."""

DEEP: Final = "[" * 30_000
"""Nothing reads it to its end without a stack of its own."""

BODIES: Final[Mapping[tuple[str, str], Any]] = {
    ("POST", "/api/guest"): {"name": "Eve", "face": "curl", "token": True},
    ("POST", "/api/tables"): {
        "game": "wormlord",
        "seats": 4,
        "options": {"teams": [2, 2], "rounds": 1, "timed": True},
        "public": True,
        "sit": 0,
        "lesson": False,
    },
    ("POST", "/api/games/{game}/ask"): {
        "type": "judge_pulls",
        "lying": {"kind": "overhand", "x": 0, "y": 0},
        "hand": "medium",
        "seed": 1,
        "pulls": [{"end": "head", "rows": [[0, 0, 1], [9, 9, 20]]}],
    },
    ("POST", "/api/replays"): {
        "table": "x",
        "over": True,
        "version": 1,
        "lines": [
            {
                "wall": 0,
                "events": [
                    {
                        "type": "opened",
                        "game": "wormi",
                        "host": "h",
                        "seats": 2,
                        "options": {},
                        "code": "X",
                    }
                ],
            }
        ],
    },
    ("POST", "/api/match"): {"game": "wormi", "options": {}, "flexible": True},
    ("DELETE", "/api/match"): {},
    ("POST", "/api/mine/{table}"): {"away": True},
    ("POST", "/api/tables/{table}/hint"): {"seat": 0},
    ("POST", "/api/games/{game}/review"): {"record": "1. a1-b2", "after": 0},
    ("POST", "/api/games/{game}/lesson"): {"type": "lesson", "record": "1. a1-b2"},
}
"""A body for every route that reads one."""

QUERY: Final = ("", "?after={0}&game={0}&seat={0}&before={0}&table={0}&look={0}&watch={0}")

PLACES: Final = ("-1", "%00", "..%2f..", "%ff%fe", "9" * 300, "%E3%85%A4")
"""What stands for a table, a game or a code in a path."""

SEATING: Final[tuple[dict[str, Any], ...]] = (
    {"type": "sit", "seat": 0, "name": "Eve"},
    {"type": "introduce", "seat": 0, "name": "Eve", "face": "curl"},
    {"type": "change_seat", "seat": 0, "to": 1},
    {"type": "leave", "seat": 0},
    {"type": "seat_bot", "seat": 1, "bot": "any"},
    {"type": "arrange", "seats": 2, "options": {"goal": 20}},
    {"type": "ready", "seat": 0, "ready": True},
    {"type": "propose", "what": "pause"},
    {"type": "decline"},
)
"""All that can be asked of a table."""

MESSAGES: Final[tuple[dict[str, Any], ...]] = (
    {"type": "play", "request_id": "a", "seat": 0, "command": {"type": "add", "number": 1}},
    *({"type": "ask", "request_id": "a", "command": command} for command in SEATING),
    {"type": "say", "seat": 0, "phrase": "hello", "to": "all", "where": [1, 2]},
    {"type": "point", "seat": 0, "where": [1, 2], "to": "partners"},
    {"type": "cheer", "reaction": "clap"},
    {"type": "look", "seat": 0},
    {"type": "stream", "seat": 0, "piece": ["grab", 1, 1, "weave"], "request_id": "a"},
    {"type": "stream", "seat": 0, "piece": ["pay", 1, 0, 0, [[1, 2, 3]]], "request_id": "a"},
    {"type": "ping", "sent": 1},
)
"""One of each kind that a socket understands."""


def spoilt(whole: Any) -> Iterator[Any]:
    """*whole* with every part of it in turn taken by each of the values, or left out."""
    yield from VALUES
    if isinstance(whole, dict):
        for key, part in whole.items():
            yield {other: each for other, each in whole.items() if other != key}
            yield from ({**whole, key: worse} for worse in spoilt(part))
    elif isinstance(whole, list):
        for number, part in enumerate(whole):
            yield from ([*whole[:number], worse, *whole[number + 1 :]] for worse in spoilt(part))


def texts(whole: Any) -> Iterator[str]:
    """The same as JSON, and some that is none."""
    said = json.dumps(whole)
    yield from (said[: len(said) // 2], said + said, DEEP, f'{{"type":{DEEP}', "\ufeff" + said)
    yield from (json.dumps(each) for each in spoilt(whole))
