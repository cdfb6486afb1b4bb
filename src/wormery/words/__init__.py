"""What people read in their own language: rules, refusals and how games end."""

from wormery.words.books import Rule, RuleBook, Section, books
from wormery.words.languages import (
    ENGLISH,
    LANGUAGES,
    Language,
    best_language,
    language_of_environment,
    language_of_header,
)
from wormery.words.sentences import (
    game_title,
    names_on,
    outcome_text,
    preview_text,
    refusal_text,
    rule_text,
    rule_title,
)

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "Language",
    "Rule",
    "RuleBook",
    "Section",
    "best_language",
    "books",
    "game_title",
    "language_of_environment",
    "language_of_header",
    "names_on",
    "outcome_text",
    "preview_text",
    "refusal_text",
    "rule_text",
    "rule_title",
]
