"""Wormi in two browsers, from the invitation to the outcome."""

import re

from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from tests.web.hands import wormi_is_mine, wormi_moves, wormi_taps
from tests.web.people import LANDSCAPE, PHONE, Person

LESSON = (
    "c5,d4,a7,b8,c9,d10,e9,f10,g9,d8,g7,f6,e5,e3,f2,d6 "
    "c8,g4,b5,e10,g8,e8,f5,e4,g6,c2,b7,f1,e2,c6,d1,a10 b"
)
BLUE = ((15, "g3"), (10, "f8"), (2, "b6"), (16, "f2"), (14, "f4"))
PINK = ((9, "f7"), (6, "d9"), (10, "b1"), (2, "f3"))


def test_two_browsers_play_until_a_worm_is_whole(person: NewPerson) -> None:
    """WI-06, WI-07, WI-09, WI-14: steps, jumps, a chain, and the end."""
    anna, bert = person(), person(size=PHONE, touch=True)
    code = anna.opens_table("wormi", 2, {"position": LESSON})
    bert.goes(f"/t/{code}").taps("Sit here")
    anna.taps("I am ready")
    bert.taps("I am ready")
    for turn, (piece, to) in enumerate(BLUE):
        wormi_is_mine(anna)
        wormi_taps(anna, piece, to)
        if turn < len(PINK):
            wormi_is_mine(bert)
            wormi_taps(bert, *PINK[turn])
    anna.sees("You won!")
    bert.sees("The worm is complete")
    anna.looks("wormi-won")
    bert.looks("wormi-lost-phone")


def test_a_game_by_agreement_a_draw_and_another_one(person: NewPerson) -> None:
    """WI-16, WI-19: a move is taken back, a draw agreed, and the same table plays again."""
    anna, bert = person(), person()
    anna.goes()
    anna.taps("Invite somebody", within=anna.card("Wormi"))
    bert.goes(f"/t/{anna.code}").taps("Sit here")
    anna.taps("I am ready")
    bert.taps("I am ready")
    wormi_is_mine(anna)
    wormi_moves(anna)
    anna.taps("Ask to take back")
    bert.taps("Agree")
    expect(anna.page.get_by_text("No moves yet")).to_be_visible()
    wormi_moves(anna)
    wormi_is_mine(bert)
    expect(bert.page.get_by_text("One move", exact=True)).to_be_visible()  # by news
    bert.page.reload()
    wormi_is_mine(bert)
    expect(bert.page.get_by_text("One move", exact=True)).to_be_visible()  # by a whole view
    bert.taps("Offer a draw")
    anna.taps("Agree")
    anna.sees("A draw")
    anna.taps("Another game")
    bert.taps("Join")
    expect(anna.page.get_by_text("No moves yet")).to_be_visible()


def test_from_the_home_page_to_the_own_move_in_one_tap(person: NewPerson) -> None:
    """A bot sits opposite at once, and answers."""
    anna = person(size=PHONE, touch=True, still=False)
    anna.goes()
    anna.looks("home-phone")
    anna.taps("Play a bot now", within=anna.card("Wormi"))
    wormi_is_mine(anna)
    wormi_moves(anna)
    expect(anna.page.get_by_text("2 moves")).to_be_visible()
    wormi_is_mine(anna)
    anna.looks("wormi-phone")


def test_a_piece_can_be_dragged_and_a_move_typed(person: NewPerson) -> None:
    """WI-12: the same move by mouse and by letters; what is not legal is refused by its rule."""
    anna = person()
    code = anna.opens_table("wormi", 2, {"position": LESSON})
    page = anna.page
    anna.fills(2)
    anna.taps("I am ready")
    wormi_is_mine(anna)
    _drags(anna, "f2", "g3")
    expect(page.get_by_text("2 moves")).to_be_visible()
    page.get_by_label("Type a move").fill("1 a1")
    page.keyboard.press("Enter")
    notice = page.get_by_role("alert")
    expect(notice).to_be_visible()
    expect(notice.get_by_role("link")).to_have_attribute("href", "/rules/wormi#WI-07")
    assert anna.code == code


def test_a_phone_held_across_has_the_board_across(person: NewPerson) -> None:
    """WI-12: home is on the left, squares fit a finger, arrows and fingers go as they look."""
    anna = person(size=LANDSCAPE, still=False)
    anna.opens_table("wormi", 2, {"position": LESSON, "fairness": "plain"})
    page = anna.page
    anna.fills(2)
    anna.taps("I am ready")
    wormi_is_mine(anna)
    home, goal = (page.locator(f"[data-square='{name}']").bounding_box() for name in ("a1", "a10"))
    assert home is not None
    assert goal is not None
    assert home["y"] == goal["y"]
    assert home["x"] < goal["x"]
    assert min(home["width"], home["height"]) >= 40
    page.locator("[data-square='d5']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-square='e6']")).to_be_focused()
    _drags(anna, "f2", "g3")
    expect(page.get_by_text("2 moves")).to_be_visible()
    anna.looks("wormi-phone-across")


def _drags(someone: Person, start: str, goal: str) -> None:
    here, there = (
        someone.page.locator(f"[data-square='{square}']").bounding_box() for square in (start, goal)
    )
    assert here is not None
    assert there is not None
    mouse = someone.page.mouse
    mouse.move(here["x"] + here["width"] / 2, here["y"] + here["height"] / 2)
    mouse.down()
    mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=5)
    mouse.up()


def test_the_whole_game_by_keyboard_alone(person: NewPerson) -> None:
    """Everything is reached and done without a pointer."""
    anna = person()
    anna.opens_table("wormi", 2, {"position": LESSON, "fairness": "plain"})
    page = anna.page
    for button in ("Fill seat 2", "Bot digger"):
        page.get_by_role("button", name=button).focus()
        page.keyboard.press("Enter")
    page.get_by_role("button", name="I am ready").focus()
    page.keyboard.press("Enter")
    wormi_is_mine(anna)
    grid = page.get_by_role("grid")
    grid.locator("button[tabindex='0']").focus()
    _walk(anna, "f2")
    page.keyboard.press("Enter")
    _walk(anna, "g3")
    page.keyboard.press("Enter")
    expect(page.get_by_text("2 moves")).to_be_visible()
    log = page.get_by_role("log", name="What happens")
    expect(log).to_contain_text("15 goes from f2 to g3")
    page.get_by_role("button", name="Give up").focus()
    page.keyboard.press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Give up").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="The game is over")).to_contain_text(
        re.compile(r"\w+ gave up\.")
    )


def _walk(someone: Person, to: str) -> None:
    page = someone.page
    at = page.evaluate("document.activeElement.dataset.square")
    across = ord(to[0]) - ord(at[0])
    up = int(to[1:]) - int(at[1:])
    for _ in range(abs(across)):
        page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
    for _ in range(abs(up)):
        page.keyboard.press("ArrowUp" if up > 0 else "ArrowDown")


ACROSS = (
    "f4,g5,f6,g7,f8,g9,f10,e9,d8,e7,d6,c5,b6,a5,b2,c3 "
    "g8,f3,g10,d3,e4,a4,c8,e10,b9,a2,a6,e8,d5,a10,c10,f5 b"
)
"""Blue finishes by 15 to b4, twice over c3."""


def test_the_strict_reading_is_chosen_and_a_piece_is_jumped_once(person: NewPerson) -> None:
    """WI-22: the host chooses it; the page offers no crossing, and a typed one is refused."""
    anna = person(size=PHONE)
    anna.opens_table("wormi", 2, {"position": ACROSS})
    page = anna.page
    page.get_by_text("Change the options").click()
    page.get_by_label("Never pass a square twice").select_option("strict")
    expect(page.locator(".changed")).to_contain_text("jumped squares as well (strict)")
    anna.looks("wormi-strict-options-phone")
    anna.fills(2)
    anna.taps("I am ready")
    wormi_is_mine(anna)
    page.locator("[data-square='b2']").click()
    expect(page.locator("[data-square='d2']")).to_have_attribute("aria-label", GOAL)
    expect(page.locator("[data-square='b4']")).not_to_have_attribute("aria-label", GOAL)
    page.get_by_label("Type a move").fill("15 b4")
    page.keyboard.press("Enter")
    notice = page.get_by_role("alert")
    expect(notice.get_by_role("link")).to_have_attribute("href", "/rules/wormi#WI-22")
    assert anna.complaints() == []


GOAL = re.compile("goal for 15")


def test_the_second_seat_sees_the_deal_and_chooses(person: NewPerson) -> None:
    """WI-18: so the option says, and so it goes; the first seat waits with the deal before it."""
    anna, bert = person(), person()
    code = anna.opens_table("wormi", 2, {})
    page = anna.page
    page.get_by_text("Change the options").click()
    page.get_by_label("Who begins").select_option(label="the second seat sees the deal and chooses")
    bert.goes(f"/t/{code}").taps("Sit here")
    anna.taps("I am ready")
    bert.taps("I am ready")
    bert.sees("You have seen the deal: which side is yours?")
    assert anna.page.get_by_role("button", name="I am blue and begin").count() == 0
    bert.taps("I am pink")
    wormi_is_mine(anna)
