"""Every rule is proved by a test that names it, and no test names a rule that does not exist."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
ID = re.compile(r"\b(?:WL|WI|DW|TB)-\d{2}\b")
RULE = re.compile(r"^- ((?:WL|WI|DW|TB)-\d{2}) ", re.MULTILINE)


def rules() -> list[str]:
    """All ids of the rule books, in order."""
    books = sorted((ROOT / "docs" / "rules").glob("*.md"))
    return [found for book in books for found in RULE.findall(book.read_text(encoding="utf-8"))]


def named(folder: str, pattern: str) -> dict[str, set[str]]:
    """For every id that the files of a folder mention: where."""
    places: dict[str, set[str]] = {}
    for file in sorted((ROOT / folder).rglob(pattern)):
        for found in ID.findall(file.read_text(encoding="utf-8")):
            places.setdefault(found, set()).add(str(file.relative_to(ROOT)))
    return places


def docstrings(file: Path) -> Iterator[str]:
    """What the tests of a file say that they prove."""
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, functions) and node.name.startswith("test_"):
            yield ast.get_docstring(node) or ""


def test_no_id_is_given_twice() -> None:
    ids = rules()
    assert sorted(set(ids)) == sorted(ids)


def test_every_rule_is_named_in_the_docstring_of_a_test() -> None:
    proved = {
        found
        for file in (ROOT / "tests").rglob("test_*.py")
        for docstring in docstrings(file)
        for found in ID.findall(docstring)
    }
    assert [rule for rule in rules() if rule not in proved] == []


def test_every_rule_of_a_round_of_wormlord_is_seen_at_work_in_a_browser() -> None:
    """From the start to the handicaps: WL-07 is the first of them, and WL-39 the last."""
    seen = {
        found
        for file in (ROOT / "tests" / "web").rglob("test_*.py")
        for docstring in docstrings(file)
        for found in ID.findall(docstring)
    }
    assert [rule for rule in rules() if "WL-07" <= rule <= "WL-39" and rule not in seen] == []


def test_nobody_names_a_rule_that_does_not_exist() -> None:
    known = set(rules())
    for folder, pattern in (("tests", "*.py"), ("src", "*.py"), ("docs", "*.md")):
        strangers = {
            rule: files for rule, files in named(folder, pattern).items() if rule not in known
        }
        assert strangers == {}
