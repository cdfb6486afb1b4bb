"""The catalogues as they stand in their files, taken apart for the tests."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

LOCALES = Path(__file__).parent.parent.parent / "src" / "wormery" / "locales"
TRANSLATIONS = sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())
SAMPLES = (0, 1, 2, 1.5, -1)  # numbers put in for every variable, one after another


@dataclass(frozen=True)
class Words:
    """The pattern of a message, or of a part of it such as its title."""

    pattern: ast.Pattern

    @property
    def text(self) -> str:
        """All that is written in it, its placeables shown as '{}'."""
        pieces = _Pieces()
        pieces.visit(self.pattern)
        return "".join(pieces.written)

    @property
    def needs(self) -> frozenset[str]:
        """The variables and functions that it uses."""
        pieces = _Pieces()
        pieces.visit(self.pattern)
        return frozenset(pieces.needed)


class _Pieces(Visitor):
    def __init__(self) -> None:
        self.written: list[str] = []
        self.needed: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the library's name
        self.written.append(node.value)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        self.written.append("{}")
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.needed.append(f"${node.id.name}")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.needed.append(f"{node.id.name}()")
        self.generic_visit(node)


def files(language: str) -> list[str]:
    """The names of a language's catalogues."""
    return sorted(path.name for path in (LOCALES / language).glob("*.ftl"))


@cache
def resource(language: str, file: str) -> ast.Resource:
    """One catalogue, parsed."""
    text = (LOCALES / language / file).read_text(encoding="utf-8")
    return FluentParser(with_spans=False).parse(text)


@cache
def entries(language: str) -> dict[str, Words]:
    """All words of a language: messages by key, their parts as in 'WI-05.title'."""
    return {
        key: words for file in files(language) for key, words in entries_of(language, file).items()
    }


def entries_of(language: str, file: str) -> dict[str, Words]:
    """The words of one catalogue."""
    found: dict[str, Words] = {}
    for entry in resource(language, file).body:
        if isinstance(entry, ast.Message):
            found |= _taken_apart(entry)
    return found


def _taken_apart(entry: ast.Message) -> dict[str, Words]:
    own = {} if entry.value is None else {entry.id.name: Words(entry.value)}
    parts = {f"{entry.id.name}.{part.id.name}": Words(part.value) for part in entry.attributes}
    return own | parts


@cache
def bundle(language: str) -> FluentBundle:
    """All catalogues of a language together, as the browser has them."""
    together = FluentBundle([language], use_isolating=False)
    for file in files(language):
        together.add_resource(resource(language, file))
    return together


def said(language: str, key: str) -> list[str]:
    """The words of a key with every sample put in; a mistake in them is raised."""
    name, _, part = key.partition(".")
    message = bundle(language).get_message(name)
    pattern = message.attributes[part] if part else message.value
    assert pattern is not None
    variables = [need[1:] for need in entries(language)[key].needs if need.startswith("$")]
    texts = []
    for sample in SAMPLES:
        text, mistakes = bundle(language).format_pattern(pattern, dict.fromkeys(variables, sample))
        if mistakes:
            raise mistakes[0]
        texts.append(str(text))
    return texts
