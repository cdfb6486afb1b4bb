"""How rounds begin, go on and add up: the signal, an empty reserve, and a match with a score."""

from playwright.sync_api import Locator, expect

from tests.web.conftest import NewPerson
from tests.web.people import PHONE, Person
from tests.web.wormlord.gardeners import plants
from tests.web.wormlord.ropes import CLOSE, at_signal, cell, draws, pad, sits_with, ties, unties
from wormery.knots.drawing.figures import PRETZEL

ROUND_AND_ROUND = (
    "c3",
    "c2",
    "c1",
    "b1",
    "a1",
    "a2",
    "a3",
    "a4",
    "a5",
    "b5",
    "c5",
    "c4",
    "d5",
    "e5",
)
"""Fourteen cells of that garden, one beside the other, and no objective among them."""


def wins_a_round(someone: Person) -> None:
    """Tie and place until three towers are taken; the last knot is drawn by hand."""
    plants(someone, someone.code, 0, ("b2", "b4", "c2"))
    ties(someone)
    cell(someone, "d2").click()


def rounds_won(someone: Person, side: str) -> Locator:
    """The score of a side, as this person sees it."""
    return someone.page.locator(f".sides li.{side} .won")


def test_nothing_is_tied_before_the_signal(player: NewPerson) -> None:
    """WL-07, WL-08: a rope in every hand, a count-down, and a worm that does not move before."""
    anna, bert = player(size=PHONE), player()
    code = anna.opens_table("wormlord", 2, {"map": CLOSE, "rounds": 1})
    bert.goes(f"/t/{code}").taps("Sit here")
    for someone in (bert, anna):
        someone.taps("I am ready")
    expect(pad(anna, "rope")).to_be_visible()
    expect(anna.page.locator(".pad.mine")).to_have_count(0)
    draws(anna, PRETZEL, pause=0, gap=400)
    expect(anna.page.get_by_role("button", name="Shake out")).to_have_count(0)
    expect(anna.page.get_by_title("14 ropes in reserve")).to_have_count(2)
    at_signal(anna)
    expect(pad(anna, "rope")).to_be_visible()
    ties(anna)


def test_with_an_empty_reserve_one_waits_for_a_rope_to_come_home(player: NewPerson) -> None:
    """WL-10, WL-13, WL-18: the fifteenth rope lies in the garden, and an enemy gives one back."""
    anna, bert = player(size=PHONE), player()
    sits_with(anna, bert)
    plants(anna, anna.code, 0, ROUND_AND_ROUND)
    ties(anna)
    cell(anna, "e4").click()
    expect(pad(anna, "empty")).to_be_visible()
    expect(anna.page.locator(".pad .says")).to_have_text(
        "No ropes left: wait until an enemy gives one back."
    )
    expect(anna.page.locator(".sides li.pink .facts")).to_contain_text("0 ropes in reserve")
    expect(anna.page.get_by_role("button", name="Take a rope")).to_have_count(0)
    anna.looks("wormlord-empty-reserve")
    ties(bert)
    cell(bert, "c3").click()
    unties(bert)
    expect(pad(anna, "rope")).to_be_visible()


def test_a_match_is_won_by_who_wins_two_rounds(player: NewPerson) -> None:
    """WL-28, WL-29, WL-30, WL-45: a score, gardens that are set up anew, and a word in between."""
    anna, bert = player(size=PHONE), player()
    sits_with(anna, bert, rounds=2)
    wins_a_round(anna)
    for someone in (anna, bert):
        expect(rounds_won(someone, "pink")).to_have_count(1)
        expect(someone.page.get_by_role("region", name="The game is over")).to_have_count(0)
        someone.taps("Ready for the next round")
    at_signal(anna, bert)
    expect(cell(anna, "b2")).to_have_accessible_name("b2, objective")
    expect(anna.page.get_by_title("14 ropes in reserve")).to_have_count(2)
    wins_a_round(anna)
    for someone in (anna, bert):
        expect(someone.page.get_by_role("region", name="The game is over")).to_be_visible()
        expect(rounds_won(someone, "pink")).to_have_count(2)
    anna.sees("You won!")
    anna.looks("wormlord-match-won")
