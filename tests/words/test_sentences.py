"""Ids and tags become sentences in the reader's language."""

import pytest
from fluent.runtime.errors import FluentReferenceError

from wormery.core import Outcome, Seat, drawn, won_by
from wormery.words import (
    ENGLISH,
    LANGUAGES,
    Language,
    names_on,
    outcome_text,
    refusal_text,
    rule_text,
    rule_title,
)
from wormery.words.catalogue import catalogue

FRENCH, DUTCH, GERMAN = Language("fr"), Language("nl"), Language("de")
NAMES = ("Ann", "Ben", "Cem")


def test_a_rule_is_told_with_its_title() -> None:
    """WI-08"""
    assert rule_title("WI-08", GERMAN) == "Nur ein Stein"
    assert rule_text("WI-08", DUTCH) == (
        "Over twee stukken op een rij kun je niet in één keer springen."
    )


def test_the_signal_to_knot_is_each_languages_own() -> None:
    """WL-08"""
    signals = {language: rule_text("WL-08", language) for language in LANGUAGES}
    assert "TIE!" in signals[ENGLISH]
    assert "NOUEZ\u202f!" in signals[FRENCH]
    assert "NU!" in signals[DUTCH]
    assert "KNOTET!" in signals[GERMAN]


def test_a_refused_player_hears_one_sentence() -> None:
    assert refusal_text("DW-09", "", ENGLISH) == "It is not your turn yet."
    assert refusal_text("DW-09", "", FRENCH) == "Ce n’est pas encore ton tour."


def test_a_detail_that_has_words_says_it_better() -> None:
    """WL-11"""
    assert refusal_text("WL-11", "no_knot", ENGLISH) == "Just loops – they slip apart."
    assert refusal_text("WL-11", "unfinished", GERMAN).startswith("Fast!")


@pytest.mark.parametrize("detail", ["", "the seat is taken", "unheard_of", "no_knot }", "title"])
def test_a_detail_for_those_who_look_closer_is_not_read_to_players(detail: str) -> None:
    assert refusal_text("TB-03", detail, ENGLISH) == "This game is over."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_without_words_is_still_refused_by_its_id(language: Language) -> None:
    assert "XX-99" in refusal_text("XX-99", "", language)


@pytest.mark.parametrize("rule", ["XX-99", "rules-table"])
def test_a_rule_that_does_not_exist_has_no_title(rule: str) -> None:
    with pytest.raises(LookupError):
        rule_title(rule, ENGLISH)


def test_a_missing_value_is_a_mistake_not_a_sentence() -> None:
    with pytest.raises(FluentReferenceError):
        catalogue(ENGLISH).say("refusal-unknown")


def test_catalogues_are_read_once() -> None:
    assert catalogue(Language("fr")) is catalogue(FRENCH)


def test_the_winner_is_named() -> None:
    """WI-14"""
    outcome = won_by(Seat(1), "worm", 2)
    assert outcome_text("wormi", outcome, NAMES[:2], DUTCH) == (
        "Ben heeft de hele worm aaneengeregen en wint!"
    )


def test_a_draw_names_those_who_agreed() -> None:
    """WI-16"""
    assert outcome_text("wormi", drawn("agreed", 2), NAMES[:2], GERMAN) == (
        "Unentschieden: Ann und Ben haben sich darauf geeinigt."
    )


def test_half_points_are_written_as_the_language_writes_them() -> None:
    """WI-18"""
    outcome = Outcome((Seat(0),), "points", (1.5, 0.5))
    told = {language: outcome_text("wormi", outcome, NAMES[:2], language) for language in LANGUAGES}
    assert told[ENGLISH] == "Ann wins the match by 1.5 points to 0.5."
    assert told[FRENCH] == "Ann gagne le match par 1,5 point à 0,5."
    assert told[DUTCH] == "Ann wint de wedstrijd met 1,5 punten tegen 0,5."
    assert told[GERMAN] == "Ann gewinnt den Wettkampf mit 1,5 Punkten zu 0,5."


def test_a_match_with_equal_points_has_no_winner() -> None:
    """WI-20"""
    outcome = Outcome((), "points", (1.0, 1.0))
    assert outcome_text("wormi", outcome, NAMES[:2], FRENCH) == "Match nul\u00a0: 1 point chacun."


@pytest.mark.parametrize(
    ("points", "told"),
    [(-3, "-3 points"), (-1, "-1 point"), (0, "0 point"), (1, "1 point"), (2, "2 points")],
)
def test_french_counts_from_two(points: int, told: str) -> None:
    """DW-29"""
    outcome = Outcome((Seat(0),), "most_points", (float(points), -9.0))
    assert outcome_text("wurmt", outcome, NAMES[:2], FRENCH) == f"Ann gagne avec {told}."


def test_those_who_share_a_win_are_listed() -> None:
    """DW-30"""
    shared = Outcome((Seat(0), Seat(1), Seat(2)), "equal_points", (12.0, 12.0, 12.0))
    assert outcome_text("wurmt", shared, NAMES, ENGLISH) == (
        "Ann, Ben and Cem share the win with 12 points each."
    )


def test_a_pair_wins_in_the_plural() -> None:
    """WL-29"""
    names = ("Ann", "Ben", "Cem", "Dot")
    pair = Outcome((Seat(2), Seat(3)), "rounds", (1.0, 1.0, 2.0, 2.0))
    alone = Outcome((Seat(1),), "rounds", (0.0, 1.0))
    assert outcome_text("wormlord", pair, names, ENGLISH) == (
        "Cem and Dot win the match with 2 rounds won!"
    )
    assert outcome_text("wormlord", alone, names[:2], ENGLISH) == (
        "Ben wins the match with 1 round won!"
    )


def test_a_game_that_was_ended_by_agreement_has_no_winner() -> None:
    assert outcome_text("wurmt", None, NAMES, ENGLISH) == (
        "The game was ended by agreement: nobody wins."
    )


def test_bots_that_are_the_same_one_have_names_of_their_own() -> None:
    """Who says "that was the bot" can say which; one that is alone is called by its level."""
    several = [("Ann", None), ("", "3"), ("", "3"), ("", "1")]
    assert names_on(several, GERMAN) == ["Ann", "Bot Otto", "Bot Ella", "Bot Stufe 1"]
    assert names_on([("", "3"), ("", "1")], FRENCH) == ["Robot niveau 3", "Robot niveau 1"]
    assert names_on([("Ben", "3"), ("", "digger"), ("", None)], DUTCH) == ["Ben", "Bot digger", ""]
