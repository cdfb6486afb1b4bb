"""The books people open have the same rules under the same headings as docs/rules."""

import re

import pytest

from tests.test_rule_ids import ROOT, RULE
from wormery.words import ENGLISH, LANGUAGES, Language, RuleBook, books

every_language = pytest.mark.parametrize("language", LANGUAGES)


def contents(book: RuleBook) -> list[tuple[str, list[str]]]:
    """The sections of a book and the ids of their rules."""
    return [(section.name, [rule.id for rule in section.rules]) for section in book.sections]


def numbered(name: str) -> list[list[str]]:
    """The ids of a book of docs/rules by its headings; headings without rules are left out."""
    text = (ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")
    found = [RULE.findall(part) for part in re.split(r"^## ", text, flags=re.MULTILINE)]
    return [rules for rules in found if rules]


def test_every_numbered_book_can_be_opened() -> None:
    written = {path.stem for path in (ROOT / "docs" / "rules").glob("*.md")}
    assert {book.name for book in books(ENGLISH)} == written


@pytest.mark.parametrize("book", books(ENGLISH), ids=lambda book: book.name)
def test_a_book_has_its_rules_in_order_under_their_headings(book: RuleBook) -> None:
    assert [rules for _, rules in contents(book)] == numbered(book.name)


@every_language
def test_a_book_has_the_same_contents_in_all_languages(language: Language) -> None:
    assert [(book.name, contents(book)) for book in books(language)] == [
        (book.name, contents(book)) for book in books(ENGLISH)
    ]


@every_language
def test_every_book_is_introduced_and_no_two_headings_are_the_same(language: Language) -> None:
    for book in books(language):
        assert book.introduction.endswith(".")
        headings = [section.title for section in book.sections]
        assert len(set(headings)) == len(headings)


def test_a_rule_is_read_with_its_title() -> None:
    """DW-13"""
    wurmt = next(book for book in books(Language("nl")) if book.name == "wurmt")
    rules = {rule.id: rule for section in wurmt.sections for rule in section.rules}
    assert wurmt.title == "Das Wurmt"
    assert rules["DW-13"].title == "Minder dan 10"
    assert rules["DW-13"].text == "Minder dan 10: er gebeurt niets."
