"""One word, one thing: a class name stands for one class, except where a name is a role."""

import ast
from collections.abc import Iterator
from pathlib import Path

SRC = Path(__file__).parent.parent / "src" / "wormery"
ROLES = {
    # what every game, or every bot of one, has under the same name
    *("Options", "Match", "Hint", "Mind", "Player", "Situation", "Thought"),
    # what a table is asked and answers, and the message that carries it
    *("Play", "Refused"),
    # the same part of two stores
    "Writer",
    # what a bot is given, in the file that bot authors import
    "Turn",
}


def classes() -> Iterator[tuple[str, str]]:
    """Every class that is no tagged message, and the file where it stands.

    A message is called as its tag is, and a tag is known among its own kind alone.
    """
    for file in sorted(SRC.rglob("*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not any(
                keyword.arg == "tag" for keyword in node.keywords
            ):
                yield node.name, str(file.relative_to(SRC))


def test_a_class_name_stands_for_one_class() -> None:
    places: dict[str, list[str]] = {}
    for name, file in classes():
        places.setdefault(name, []).append(file)
    twice = {name: files for name, files in places.items() if len(files) > 1}
    assert {name: files for name, files in twice.items() if name not in ROLES} == {}
