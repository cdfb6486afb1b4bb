"""A table on a television: people get up to join, see from afar who is ahead, and who has won."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import NewPerson
from tests.web.hands import AGAIN, wormi_is_mine, wormi_taps, wurmt_turn
from tests.web.people import LANDSCAPE, PHONE, Person
from tests.web.table.test_room import LONG, MOVED, WHOLE
from tests.web.test_wormi import BLUE, LESSON, PINK
from tests.web.wormlord.gardeners import plants
from tests.web.wormlord.ropes import CLOSE, UNHURRIED, at_signal

TELEVISION = {"width": 1920, "height": 1080}
FOUR_METRES = 40  # CSS pixels that a figure is high at least, on a screen of a metre and a half
HEARD = """() => {
  window.heard = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) { heard += 1; start.apply(this, when); };
}"""
SHORT = {"first": 0, "put_aside": [70, 50, 40, 30]}


def test_a_television_makes_people_join(person: NewPerson) -> None:
    """A huge code, a QR code, three pictures of the rules, and everybody pops in with a sound."""
    screen, anna, bert = person(size=TELEVISION, still=False), person(), person()
    bert.name = LONG
    bert.opens_table("wormi", 2, {})
    code = anna.opens_table("wurmt", 3, {})
    screen.goes(f"/t/{code}/tv")
    assert _height(screen.page.get_by_text(code, exact=True)) >= 2 * FOUR_METRES
    assert _height(screen.page.get_by_role("img", name=code)) > 400
    expect(screen.page.locator("[data-example] svg").nth(2)).to_be_visible()
    expect(screen.page.locator("[data-example]")).to_have_count(3)
    screen.sees("2 seats are free")
    screen.page.evaluate(HEARD)
    bert.goes(f"/t/{code}").taps("Sit here")
    expect(screen.page.locator(".hall li:not(.free) .pops")).to_have_count(2)
    screen.page.wait_for_function("() => heard > 0")
    screen.sees("One seat is free")
    screen.looks("tv-hall")
    assert screen.complaints() == []
    assert screen.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    assert screen.page.locator(".hall li b").evaluate_all(WHOLE) == []
    anna.fills(3)
    anna.taps("I am ready")
    screen.sees("One player still has to tap")
    bert.taps("I am ready")
    expect(screen.page.locator(".everybody")).to_be_visible()


@pytest.mark.parametrize("game", ["wormi", "wurmt"])
def test_from_afar_it_is_seen_who_leads_and_who_has_won(person: NewPerson, game: str) -> None:
    """A crown for the leader, the podium and the evening; and in a whole game nothing jumps."""
    screen, anna, bert = person(size=TELEVISION), person(size=PHONE), person(size=LANDSCAPE)
    options: dict[str, Any] = {"position": LESSON} if game == "wormi" else SHORT
    code = anna.opens_table(game, 2, options)
    bert.goes(f"/t/{code}").taps("Sit here")
    screen.goes(f"/t/{code}/tv")
    anna.taps("I am ready")
    bert.taps("I am ready")
    figures = screen.page.locator(".run > b" if game == "wormi" else ".score")
    expect(figures).to_have_count(2)
    assert min(_height(figures.nth(seat)) for seat in (0, 1)) >= FOUR_METRES
    _nothing_lies_over(screen, screen.page.locator(".board" if game == "wormi" else ".garden"))
    for someone in (screen, anna, bert):
        someone.page.evaluate(MOVED)
    _plays_to_the_end(game, anna, bert, screen)
    podium = screen.page.locator(".podium")
    expect(podium.get_by_role("heading")).to_contain_text("win")
    expect(podium.get_by_role("listitem").first).to_be_visible()
    expect(podium).to_contain_text("Score of the evening")
    _nothing_lies_over(screen, screen.page.locator(".board" if game == "wormi" else ".garden"))
    bert.page.get_by_role("button", name=AGAIN).click()
    expect(podium).to_contain_text("wants another game")
    screen.looks(f"tv-{game}-over")
    assert screen.complaints() == []


def test_a_garden_on_a_television_is_covered_by_nothing(player: NewPerson) -> None:
    """Wormlord: who holds how many objectives is large, and the code lies beside the garden."""
    screen, anna, bert = player(size=TELEVISION), player(size=PHONE), player(size=LANDSCAPE)
    options = {"map": CLOSE, "rounds": 1, "hold_s": UNHURRIED}
    code = anna.opens_table("wormlord", 2, options)
    bert.goes(f"/t/{code}").taps("Sit here")
    screen.goes(f"/t/{code}/tv")
    anna.taps("I am ready")
    bert.taps("I am ready")
    at_signal(anna, bert)
    _nothing_lies_over(screen, screen.page.get_by_role("grid"))
    assert _height(screen.page.locator(".facts b").first) >= FOUR_METRES
    for someone in (screen, bert):  # whoever ties is looked at in test_room.py
        someone.page.evaluate(MOVED)
    plants(anna, code, 0, ["b4"])
    expect(screen.page.get_by_role("img", name="in the lead")).to_have_count(1)
    screen.looks("tv-wormlord")
    plants(anna, code, 0, ["b2", "c2"])
    _nothing_jumped(screen, bert)
    plants(anna, code, 0, ["d2"])
    expect(screen.page.locator(".podium").get_by_role("heading")).to_contain_text("wins")
    _nothing_lies_over(screen, screen.page.get_by_role("grid"))
    screen.looks("tv-wormlord-over")
    assert screen.complaints() == []


def _plays_to_the_end(game: str, anna: Person, bert: Person, screen: Person) -> None:
    if game == "wurmt":
        while wurmt_turn(anna) and wurmt_turn(bert):
            if screen.page.locator(".winner").count() == 0:
                _nothing_jumped(screen, anna, bert)
        expect(anna.page.get_by_role("button", name=AGAIN)).to_be_visible()
        return
    for mine, theirs in zip(BLUE, PINK, strict=False):
        wormi_is_mine(anna)
        wormi_taps(anna, *mine)
        wormi_is_mine(bert)
        wormi_taps(bert, *theirs)
    expect(screen.page.get_by_role("img", name="in the lead")).to_have_count(1)
    wormi_is_mine(anna)
    _nothing_jumped(screen, anna, bert)
    wormi_taps(anna, *BLUE[-1])


def _nothing_jumped(*people: Person) -> None:
    """No layout shift above 0.05 since the game began, on any of the screens."""
    for someone in people:
        assert someone.page.evaluate("moved") <= 0.05, someone.page.viewport_size


def _height(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["height"]


def _nothing_lies_over(screen: Person, board: Locator) -> None:
    """The board is in sight as a whole, and its corner with the code beside it."""
    expect(board).to_be_visible()
    box, corner = board.bounding_box(), screen.page.locator(".corner").bounding_box()
    assert box is not None
    assert corner is not None
    assert box["x"] + box["width"] <= corner["x"] + 1
    assert box["y"] + box["height"] <= TELEVISION["height"]
    assert box["height"] > 0.75 * TELEVISION["height"]
