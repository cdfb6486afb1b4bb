"""Whole matches: four browsers and a bot against the clock, and a big screen with phones."""

from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from tests.web.people import DESKTOP, LANDSCAPE, PHONE, TABLET, Person
from tests.web.wormlord.ropes import (
    CLOSE,
    SHORTEST,
    TIME_UP,
    at_signal,
    cell,
    draws,
    live_rope,
    pad,
    sees_it_drawn,
    ties,
    unties,
)
from wormery.knots.drawing.figures import PRETZEL
from wormery.knots.drawing.pair import TAILS_HALF


def places(someone: Person) -> None:
    """Put the knot in hand on the first cell that is lit."""
    someone.page.locator("button[aria-label*='you can place here']").first.click()
    expect(pad(someone, "rope")).to_be_visible()


def test_four_browsers_and_a_bot_play_against_the_clock(player: NewPerson) -> None:
    """WL-31, WL-32, WL-34: a bot is somebody's partner, and points decide when the time is up."""
    anna, bert, cleo, dan = (player(size=size) for size in (PHONE, DESKTOP, LANDSCAPE, TABLET))
    options = {"teams": [2, 1, 1, 1], "rounds": 1, "timed": True, "time_limit": SHORTEST}
    code = anna.opens_table("wormlord", 5, options)
    anna.fills(2)
    for someone in (bert, cleo, dan):
        someone.goes(f"/t/{code}").taps("Sit here")
    for someone in (anna, bert, cleo, dan):
        someone.taps("I am ready")
    at_signal(anna, bert, cleo, dan)
    for someone in (anna, bert, cleo, dan):
        expect(someone.page.get_by_role("timer").first).to_be_visible()
    draws(anna, TAILS_HALF)
    for someone in (bert, cleo, dan):
        ties(someone)
        places(someone)
    ties(bert)
    bert.page.locator("button[aria-label*='you can place here']").first.click()
    cleo.looks("wormlord-timed-landscape")
    for someone in (anna, bert, cleo, dan):
        over = someone.page.get_by_role("region", name="The game is over")
        expect(over).to_be_visible(timeout=TIME_UP)
    bert.sees("You won!")
    expect(anna.page.locator(".sides li.blue .won")).to_have_count(1)
    bert.looks("wormlord-timed-over")


def test_a_big_screen_shows_the_garden_while_phones_hold_the_ropes(player: NewPerson) -> None:
    """WL-16, WL-17: the code to come in, live ropes, and every knot as it was tied."""
    anna, bert, screen = player(size=PHONE), player(size=PHONE), player(size=DESKTOP, still=False)
    code = anna.opens_table("wormlord", 2, {"map": CLOSE, "rounds": 1})
    screen.goes(f"/t/{code}/tv")
    expect(screen.page.locator("img[alt], svg[role='img']").first).to_be_visible()
    screen.sees(code)
    bert.goes(f"/t/{code}?hand").taps("Sit here")
    anna.goes(f"/t/{code}?hand")
    for someone in (anna, bert):
        someone.taps("I am ready")
    at_signal(anna, bert)
    lying = live_rope(screen, "pink")
    draws(anna, PRETZEL[:9], lifts=False)
    sees_it_drawn(screen, "pink", lying)
    anna.page.mouse.up()
    draws(anna, PRETZEL[8:])
    expect(pad(anna, "own_knot")).to_be_visible()
    expect(screen.page.locator(".sides li.pink .hand .knot")).to_be_visible()
    anna.looks("wormlord-hand-phone")
    cell(anna, "c3").click()
    expect(cell(screen, "c3")).to_have_accessible_name("c3, grass, knot of Pink")
    tied = screen.page.locator(".garden .knot .body").first.get_attribute("d")
    ties(bert)
    cell(bert, "c3").click()
    expect(cell(screen, "c3")).to_have_accessible_name("c3, grass, knot of Blue")
    screen.looks("wormlord-big-screen")
    late = player()
    late.goes(f"/t/{code}/tv")
    taken = late.page.locator(".sides li.blue .hand .knot .body").first
    expect(taken).to_have_attribute("d", tied or "")


def test_the_lesson_goes_from_the_first_knot_to_conquering_and_untying(
    player: NewPerson,
) -> None:
    """WL-11, WL-14, WL-17, WL-18, WL-24, WL-25: every step, with an opponent who plays back."""
    anna = player(size=PHONE, still=False)
    anna.goes("/learn/wormlord").taps("On we go")
    reaches(anna, 2)
    at_signal(anna)
    ties(anna)
    presses(anna, 3, "you can place here")
    presses(anna, 4, "your HQ can go here")
    reaches(anna, 5)
    before = live_rope(anna, "blue")
    sees_it_drawn(anna, "blue", before)
    reaches(anna, 6)
    ties(anna)
    presses(anna, 6, "you can conquer this")
    reaches(anna, 7)
    unties(anna)
    reaches(anna, 9)
    expect(cell(anna, "c3")).to_have_accessible_name("c3, grass, knot of Blue")
    expect(cell(anna, "a3")).to_have_accessible_name("a3, grass, knot of Pink, HQ of Pink")
    ties(anna)
    presses(anna, 9, "you can place here")
    anna.sees("You know enough to play!")
    anna.looks("learn-wormlord-phone")


def reaches(someone: Person, step: int) -> None:
    """The lesson has come to a step."""
    expect(someone.page.get_by_text(f"Step {step} of 9")).to_be_visible()


def presses(someone: Person, step: int, what: str) -> None:
    """At a step, press a cell where something can be done."""
    reaches(someone, step)
    someone.page.locator(f"button[aria-label*='{what}']").first.click()
