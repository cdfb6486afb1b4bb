"""Partners point at cells and talk in a hurry; others see it only where that was agreed."""

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import NewPerson
from tests.web.people import LANDSCAPE, PHONE, TABLET, Person
from tests.web.wormlord.ropes import CLOSE, cell, pad, sits_with, ties

WIDE = {"width": 1440, "height": 900}
TELEVISION = {"width": 1920, "height": 1080}
SIZES = [PHONE, LANDSCAPE, TABLET, WIDE, TELEVISION]


def _holds(someone: Person, name: str) -> None:
    """Press a cell until a finger shows there."""
    cell(someone, name).hover()
    someone.page.mouse.down()
    expect(_finger(someone, name)).to_be_visible()


def _finger(someone: Person, name: str) -> Locator:
    return someone.page.locator(f".finger[data-at='{name}']")


def _fingers(someone: Person) -> Locator:
    return someone.page.locator(".finger")


def test_a_partner_sees_the_finger_at_once_and_nobody_else_does(player: NewPerson) -> None:
    """WL-36, TB-15: it follows the hand, and what is held is not tapped."""
    anna, bert, cleo = player(size=PHONE), player(), player()
    sits_with(anna, bert, cleo, teams=[2, 1])
    _holds(anna, "c3")
    expect(_finger(bert, "c3")).to_be_visible()
    cell(anna, "d4").hover()
    expect(_finger(bert, "d4")).to_be_visible()
    expect(_fingers(bert)).to_have_count(1)
    bert.looks("wormlord-finger")
    anna.page.mouse.up()
    expect(_fingers(cleo)).to_have_count(0)
    expect(_fingers(bert)).to_have_count(0)
    expect(anna.page.locator(".notice")).to_have_count(0)


def test_partners_talk_about_cells_and_hands_as_fast_as_they_tap(player: NewPerson) -> None:
    """WL-36, TB-15: many phrases in a row are all heard by the partner, and by nobody else."""
    anna, bert, cleo = player(), player(size=PHONE), player()
    sits_with(anna, bert, cleo, teams=[2, 1])
    _holds(anna, "c3")
    anna.page.mouse.up()
    about = anna.page.get_by_role("group", name="About c3")
    anna.taps("Guard this!", within=about)
    expect(bert.page.locator(".bubble")).to_contain_text("Guard this!")
    expect(_finger(bert, "c3")).to_be_visible()
    expect(about).to_have_count(0)
    to_partner = anna.page.get_by_role("group", name="To your partner")
    for _ in range(4):
        for phrase in ("I place!", "You place!", "I untie!", "You untie!", "Quick!"):
            anna.taps(phrase, within=to_partner)
    expect(bert.page.locator(".bubble")).to_contain_text("Quick!")
    expect(anna.page.locator(".notice")).to_have_count(0)
    expect(cleo.page.locator(".bubble")).to_have_count(0)
    expect(cleo.page.get_by_role("group", name="To your partner")).to_have_count(0)
    bert.taps("Talk")
    dialog = bert.page.get_by_role("dialog")
    expect(dialog.get_by_role("radio").first).to_be_checked()
    bert.taps("Thank you!", within=dialog)
    expect(anna.page.locator(".bubble.among").last).to_contain_text("Thank you!")
    bert.taps("Talk")
    dialog.get_by_label("everybody").check()
    bert.taps("Good luck!", within=dialog)
    expect(cleo.page.locator(".bubble")).to_contain_text("Good luck!")


def test_keys_point_and_talk_too(player: NewPerson) -> None:
    """WL-36: P points at the cell that has the focus; what is said about it is one key away."""
    anna, bert, cleo = player(), player(), player()
    sits_with(anna, bert, cleo, teams=[2, 1])
    cell(anna, "c3").focus()
    anna.page.keyboard.press("p")
    expect(_finger(bert, "c3")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Take this!")).to_be_focused()
    assert anna.complaints() == []
    anna.page.keyboard.press("Enter")
    expect(bert.page.locator(".bubble")).to_contain_text("Take this!")
    anna.page.wait_for_function("document.activeElement?.dataset.cell !== undefined")


def test_everybody_points_where_that_was_agreed_and_nobody_where_not(player: NewPerson) -> None:
    """WL-36, TB-15: it is an option of the table, and off until somebody turns it on."""
    anna, bert, cleo = player(), player(), player(size=PHONE)
    sits_with(anna, bert)
    cell(anna, "c3").hover()
    anna.page.mouse.down()
    anna.page.wait_for_timeout(600)
    expect(_fingers(anna)).to_have_count(0)
    anna.page.mouse.up()
    anna.goes()
    anna.taps("Invite somebody", within=anna.card("Wormlord"))
    anna.page.get_by_text("Change the options").click()
    anna.page.get_by_label("Everybody may point at cells, seen by all").check()
    expect(anna.page.locator(".changed")).to_contain_text("Everybody may point")
    bert.goes(f"/t/{anna.code}").taps("Sit here")
    cleo.goes(f"/t/{anna.code}")
    for someone in (anna, bert):
        someone.taps("I am ready")
    expect(pad(anna, "rope")).to_be_visible()
    _holds(anna, "d4")
    for someone in (bert, cleo):
        expect(_finger(someone, "d4")).to_be_visible()
    anna.page.mouse.up()


def test_a_tap_is_still_a_tap_for_who_may_point(player: NewPerson) -> None:
    """WL-16, WL-36: whoever may point places with a tap as before."""
    anna, bert = player(size=PHONE), player()
    sits_with(anna, bert, open_pointing=True)
    ties(anna)
    cell(anna, "c3").click()
    expect(pad(anna, "rope")).to_be_visible()
    expect(_fingers(bert)).to_have_count(0)


def test_one_of_a_pair_points_across_from_a_device_that_is_shared(player: NewPerson) -> None:
    """WL-36: whose finger it is is clear while only one there has a partner elsewhere."""
    anna, bert = player(size=TABLET, touch=True), player()
    code = anna.opens_table("wormlord", 3, {"map": CLOSE, "rounds": 1, "teams": [2, 1]})
    anna.fills(3, "Somebody else on this device")
    bert.goes(f"/t/{code}").taps("Sit here")
    for someone in (anna, bert):
        someone.taps("I am ready")
    expect(anna.page.locator(".pad.mine")).to_have_count(2)
    _holds(anna, "c4")
    expect(_finger(bert, "c4")).to_be_visible()
    anna.page.mouse.up()
    expect(_fingers(bert)).to_have_count(0)
    _holds(bert, "c2")
    expect(_finger(anna, "c2")).to_be_visible()
    anna.looks("wormlord-finger-shared")
    bert.page.mouse.up()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}")
def test_fingers_and_phrases_fit_every_screen(player: NewPerson, size: dict[str, int]) -> None:
    """WL-36: a pair that speaks English and German, with a finger and a phrase on the page."""
    anna, bert, cleo = player(size=size), player(size=size), player()
    sits_with(anna, bert, cleo, teams=[2, 1])
    bert.page.evaluate(
        "localStorage.setItem('wormery.settings', JSON.stringify({ ...JSON.parse("
        "localStorage.getItem('wormery.settings') ?? '{}'), language: 'de' }))"
    )
    bert.page.reload()
    expect(pad(bert, "rope")).to_be_visible()
    _holds(anna, "c3")
    expect(_finger(bert, "c3")).to_be_visible()
    bert.looks(f"wormlord-partner-{size['width']}-de")
    anna.page.mouse.up()
    expect(anna.page.get_by_role("group", name="About c3")).to_be_visible()
    anna.looks(f"wormlord-partner-{size['width']}-en")
    for someone in (anna, bert):
        wider = "document.documentElement.scrollWidth - innerWidth"
        assert someone.page.evaluate(wider) <= 0
        box = someone.page.locator(".pad.mine").bounding_box()
        assert box is not None
        assert box["width"] >= 200
