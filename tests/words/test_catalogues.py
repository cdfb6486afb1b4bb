"""Every language has all the words, and writes them the way it is written."""

import ast as python
import inspect
import re
from collections import Counter
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import ast

from tests.test_rule_ids import ID, ROOT, rules
from tests.words.shelves import TRANSLATIONS, entries, entries_of, files, resource, said
from wormery.core import choices
from wormery.games import wurmt
from wormery.games.catalogue import GAMES
from wormery.games.wormi.events import Reason
from wormery.games.wormi.evolve import _result
from wormery.games.wormlord.events import MatchWon, RoundWon
from wormery.games.wormlord.maps.fairness import What
from wormery.games.wormlord.maps.texts import SHELF, Unread
from wormery.knots import Kind
from wormery.knots.plausible import Implausible

LONG = 25  # letters from which a text that is the same in two languages was forgotten

every_language = pytest.mark.parametrize("language", TRANSLATIONS)


def test_the_languages_of_the_games_and_two_more_are_spoken() -> None:
    assert {"en", "fr", "nl", "de"} <= set(TRANSLATIONS)


# What has to be worded.


@every_language
def test_every_rule_has_a_text_a_title_and_a_refusal_and_no_other_rule_has(language: str) -> None:
    worded = [key for key in entries(language) if ID.match(key)]
    owed = [key for rule in rules() for key in (rule, f"{rule}.title", f"{rule}.refusal")]
    assert sorted(worded) == sorted(owed)


@every_language
def test_a_rule_mentions_only_rules_that_exist(language: str) -> None:
    mentioned = {rule for words in entries(language).values() for rule in ID.findall(words.text)}
    assert mentioned <= set(rules())


@every_language
def test_every_way_to_end_a_game_is_worded_and_no_other(language: str) -> None:
    reasons = {
        "wormi": {*get_args(Reason), *tags_in(_result)},
        "wurmt": tags_in(wurmt.outcome),
        "wormlord": {*get_args(MatchWon.__annotations__["reason"])},
    }
    owed = {f"outcome-{game}-{tag}" for game, tags in reasons.items() for tag in tags}
    worded = {key for key in entries(language) if key.startswith("outcome-")}
    assert worded == owed | {f"{key}.told" for key in owed} | {"outcome-ended"}


@every_language
def test_every_way_to_end_a_round_is_worded_and_no_other(language: str) -> None:
    reasons = get_args(RoundWon.__annotations__["reason"])
    owed = {f"round-wormlord-{tag}" for tag in reasons}
    worded = {key for key in entries(language) if key.startswith("round-")}
    assert worded == owed | {f"{key}.told" for key in owed} | {"round-wormlord-tied"}


@every_language
def test_why_a_game_ended_is_said_with_names_at_most(language: str) -> None:
    """Pages know who won and who did not, whatever the game; nothing else."""
    reasons = {key: words for key, words in entries(language).items() if "." not in key}
    endings = {key for key in reasons if key.startswith(("outcome-", "round-"))}
    assert {key for key in endings if reasons[key].needs - {"$winners", "$others"}} == set()


@every_language
def test_every_verdict_on_a_rope_is_worded_and_no_detail_that_nobody_gives(language: str) -> None:
    worded = {key.removeprefix("detail-") for key in entries(language) if key[:7] == "detail-"}
    verdicts = {*get_args(Kind), *get_args(Implausible)}
    assert verdicts <= worded
    assert worded <= verdicts | details_given()


@every_language
def test_every_option_of_every_game_is_worded_with_all_its_values(language: str) -> None:
    owed = {
        f"option-{game.ABOUT.name}-{name}"
        for game in GAMES
        for choice in choices(game.ABOUT.options)
        for name in (choice.name, *(f"{choice.name}-{value}" for value in named(choice.values)))
    }
    games = "|".join(game.ABOUT.name for game in GAMES)
    worded = {key for key in entries(language) if re.match(f"option-({games})-", key)}
    assert {key for key in worded if "." not in key} == owed


def named(values: str) -> list[str]:
    """The values of an option that have names, alone or in a list."""
    if values == "true | false" or " to " in values:
        return []
    alone, _, list_of = values.partition("[")
    words = alone or list_of
    return [word for word in re.findall(r"[\w-]+", words) if word not in ("text", "null")]


@every_language
def test_every_map_and_all_that_can_be_wrong_with_one_is_worded(language: str) -> None:
    words = entries(language)
    owed = {key for stem in SHELF for key in (f"map-{stem}", f"map-{stem}.name")}
    assert owed == {key for key in words if key.startswith("map-")}
    flaws = {key for key in words if key.startswith("editor-flaw-")}
    assert flaws == {f"editor-flaw-{what}" for what in get_args(What)}
    source = (ROOT / "src/wormery/locales" / language / "maps.ftl").read_text(encoding="utf-8")
    (reasons,) = re.findall(r"^editor-unread = \{ \$why ->\n(.*?)^\}", source, re.M | re.S)
    assert set(re.findall(r"\[(\w+)\]", reasons)) == set(get_args(Unread))


PRINTED = {
    "fr": "Duel, Mountain King, Into the Woods, Crossfire, Bermuda Triangle, Musical Chairs",
    "nl": "Duel, Bergkoning, In het bos, Kruisvuur, Bermuda driehoek, Stoelendans",
}


@pytest.mark.parametrize("language", PRINTED)
def test_maps_are_called_as_the_booklets_print_it(language: str) -> None:
    """WL-04"""
    words, printed = entries(language), PRINTED[language].split(", ")
    assert [words[f"map-{stem}.name"].text for stem in SHELF[3:9]] == printed


@every_language
def test_the_rule_book_calls_every_map_as_the_chooser_does(language: str) -> None:
    """WL-04: the basic ones are told by their number of sides."""
    words = entries(language)
    names = [words[f"map-{stem}.name"].text for stem in SHELF[3:]]
    assert len(set(names)) == len(names)
    assert [name for name in names if name not in words["WL-04"].text] == []


@every_language
def test_games_are_introduced_with_the_age_and_the_minutes_on_their_boxes(language: str) -> None:
    words = entries(language)
    for game, age, minutes in (("wormlord", 6, 20), ("wurmt", 8, 20)):
        numbers = re.findall(r"\d+", words[f"game-{game}-facts"].text)
        assert [int(number) for number in numbers[2:]] == [age, minutes]


@every_language
def test_nothing_is_said_to_be_as_on_the_box(language: str) -> None:
    """Drawings and numbers of cards are our own, so usual options are not those of a box."""
    box = re.compile("(?i)on the box|sur la boîte|auf der Schachtel|op de doos")
    assert [key for key, words in entries(language).items() if box.search(words.text)] == []


def tags_in(function: object) -> set[str]:
    """The strings that a function holds beside its docstring."""
    assert inspect.isfunction(function)
    body = python.parse(inspect.getsource(function)).body[0]
    assert isinstance(body, python.FunctionDef)
    return {
        node.value
        for statement in body.body[1:]
        for node in python.walk(statement)
        if isinstance(node, python.Constant) and isinstance(node.value, str)
    }


def details_given() -> set[str]:
    """The tags that refusals carry, as they stand in the code."""
    why = r'"[A-Z]{2}-\d\d",\s*"([a-z0-9_]+)"'
    given = re.compile(
        rf'(?:Refusal\(\s*|Refused\(|Problem\((?:\d{{3}}, )?){why}|Bad\("([a-z0-9_]+)"'
    )
    sources = (ROOT / "src" / "wormery").rglob("*.py")
    return {tag or bad for source in sources for tag, bad in given.findall(_text(source))}


def _text(source: Path) -> str:
    return source.read_text(encoding="utf-8")


# What makes one set of catalogues of them.


@every_language
def test_every_catalogue_can_be_read_to_the_end(language: str) -> None:
    junk = [
        entry.content
        for file in files(language)
        for entry in resource(language, file).body
        if isinstance(entry, ast.Junk)
    ]
    assert junk == []


@every_language
def test_no_key_is_worded_twice(language: str) -> None:
    keys = Counter(
        entry.id.name
        for file in files(language)
        for entry in resource(language, file).body
        if isinstance(entry, ast.Message | ast.Term)
    )
    assert [key for key, times in keys.items() if times > 1] == []


@every_language
def test_all_languages_have_the_same_catalogues_and_keys(language: str) -> None:
    assert files(language) == files("en")
    assert sorted(entries(language)) == sorted(entries("en"))


@every_language
def test_a_text_needs_the_same_values_in_all_languages(language: str) -> None:
    here, english = entries(language), entries("en")
    shared = here.keys() & english.keys()
    assert {key for key in shared if here[key].needs != english[key].needs} == set()


@every_language
def test_every_text_can_be_said_with_any_number_in_it(language: str) -> None:
    assert [key for key in entries(language) if not all(said(language, key))] == []


# What makes them good to read.


@pytest.mark.parametrize("language", [name for name in TRANSLATIONS if name != "en"])
def test_no_english_is_left_in_other_languages(language: str) -> None:
    here, english = entries(language), entries("en")
    assert [
        key
        for key in here.keys() & english.keys()
        if here[key].text == english[key].text and len(here[key].text) >= LONG
    ] == []


@every_language
def test_a_title_is_short_and_a_refusal_is_a_sentence(language: str) -> None:
    words = entries(language)
    titles = {key: words[key].text for key in words if key.endswith(".title") and ID.match(key)}
    refusals = {key: words[key].text for key in words if key.endswith(".refusal")}
    assert {key: text for key, text in titles.items() if len(text.split()) > 5} == {}
    assert {key: text for key, text in titles.items() if text.endswith(".")} == {}
    assert {key: text for key, text in refusals.items() if not text.endswith(".")} == {}


@every_language
def test_quotation_marks_and_apostrophes_are_those_of_the_language(language: str) -> None:
    pairs = {"en": "“”", "nl": "“”", "de": "„“", "fr": "«»"}
    for key, words in entries(language).items():
        assert not re.search(r"['\"]", words.text), key
        marks = re.sub("[^“”„«»]", "", words.text)
        if language in pairs:
            assert marks.replace(pairs[language], "") == "", key


@pytest.mark.parametrize("file", files("fr"))
def test_french_keeps_its_spaces_before_high_signs(file: str) -> None:
    broken = re.compile("[^\u202f;:!?][;!?]|[^\u00a0]:(?!\\d)|«[^\u00a0]|[^\u00a0]»")
    texts = {key: words.text for key, words in entries_of("fr", file).items()}
    assert {key for key, text in texts.items() if broken.search(text)} == set()
