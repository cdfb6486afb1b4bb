"""Every file that the docs name is there, and so are the functions on the way of a move."""

import re
from fnmatch import fnmatch
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [*sorted((ROOT / "docs").rglob("*.md")), *sorted(ROOT.glob("*.md"))]
FILES = [
    path.as_posix()
    for pattern in ("src/**/*.*", "tests/**/*.*", "docs/**/*.*", "web/*", "web/[ps]*/**/*")
    for path in ROOT.glob(pattern)
]
CODE = re.compile(r"`([^`\n]+)`")
FILE = re.compile(r"[\w./*-]+\.(?:py|ts|svelte|css|ftl|md|txt)")
ANY = re.compile(r"\b[A-Z]{4,}\b")  # games/GAME/news.ts
NAME = re.compile(r"(?:[A-Za-z]\w*\.)?#?_*[A-Za-z]\w*")


def found(name: str) -> list[Path]:
    """The files that a page may mean: those whose path ends so."""
    return [Path(each) for each in FILES if fnmatch(each, "*/" + ANY.sub("*", name))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_file_that_is_named_is_there(page: Path) -> None:
    codes = {code for code in CODE.findall(page.read_text("utf-8")) if FILE.fullmatch(code)}
    assert {code for code in codes if "/" in code and not found(code)} == set()


@pytest.mark.parametrize(
    ("page", "head"),
    [("design.md", "| | where | what |"), ("web.md", "| Step | File | Function |")],
)
def test_every_function_on_the_way_of_a_move_is_in_its_file(page: str, head: str) -> None:
    _, _, rest = (ROOT / "docs" / page).read_text("utf-8").partition(head)
    rows = [row.split("|")[1:-1] for row in rest.partition("\n\n")[0].splitlines()[2:]]
    checked, missing = 0, []
    for row in rows:
        codes = CODE.findall("|".join(row[1:] if "Function" in head else row[1:2]))
        texts = [file.read_text("utf-8") for code in codes if "." in code for file in found(code)]
        names = [code for code in codes if NAME.fullmatch(code) and not FILE.fullmatch(code)]
        checked += len(names)
        missing += [name for name in names if not any(_has(text, name) for text in texts)]
    assert checked > 10
    assert missing == []


def _has(text: str, name: str) -> bool:
    """Whether a file defines this: a class, a function, a method, a field, a prop."""
    return all(
        re.search(
            rf"\b(?:def|class|function|const|let) {part}\b"
            rf"|^ +(?:(?:async|get|static|readonly) )*#?{part}\b ?[(:=<?,]"
            rf"|[.#]{part} = |[{{,] {part},",
            text,
            re.MULTILINE,
        )
        for part in name.replace("#", "").split(".")
        if part != "socket"  # a WebSocket of the browser
    )
