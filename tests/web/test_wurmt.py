"""Das Wurmt in two and three browsers, and handed around on one."""

import json
import re

from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from tests.web.hands import wurmt_turn
from tests.web.people import PHONE, Person

COUNTS_FLIGHTS = """
    window.flown = [];
    const look = node => node.className?.includes?.('sky') && flown.push(node);
    new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(look)))
        .observe(document.body, {childList: true, subtree: true});
"""
IS_MEANT = """([selector, name]) => {
    const focused = document.activeElement;
    return focused.matches(selector) && (!name || focused.textContent.trim() === name);
}"""
SHORT = {"put_aside": [70, 60, 50, 40], "first": 0}


def _all_ready(code: str, host: Person, *guests: Person) -> None:
    for guest in guests:
        guest.goes(f"/t/{code}").taps("Sit here")
    for someone in (host, *guests):
        someone.taps("I am ready")


def _play_to_the_end(*people: Person) -> None:
    while all(wurmt_turn(someone) for someone in people):
        pass


def test_two_browsers_play_a_whole_game(person: NewPerson) -> None:
    """DW-10 to DW-30: cards are laid, heads turned, worms cleaned, and somebody has most points."""
    anna, bert = person(size=PHONE), person()
    anna.goes()
    anna.taps("Invite somebody", within=anna.card("Das Wurmt"))
    code = anna.code
    bert.goes(f"/t/{code}").taps("Sit here")
    anna.taps("I am ready")
    bert.taps("I am ready")
    expect(anna.page.locator(".prompt")).not_to_be_empty()
    first = anna if anna.page.locator(".prompt.now").is_visible() else bert
    second = bert if first is anna else anna
    _play_to_the_end(first, second)
    for someone in (anna, bert):
        expect(someone.page.get_by_role("region", name="The game is over")).to_be_visible()
    anna.looks("wurmt-over-phone")
    assert anna.complaints() == []
    bert.looks("wurmt-over")


def test_three_browsers_announce_and_see_the_truth(person: NewPerson) -> None:
    """DW-31, DW-32: every head carries a claim, and the reveal tells whether it was true."""
    anna, bert, cleo = person(), person(), person()
    code = anna.opens_table("wurmt", 3, {**SHORT, "announce": True, "discard": "open"})
    _all_ready(code, anna, bert, cleo)
    _play_to_the_end(anna, bert, cleo)
    log = cleo.page.get_by_role("log", name="What happens")
    expect(cleo.page.get_by_role("region", name="The game is over")).to_be_visible()
    expect(log).not_to_be_empty()
    cleo.page.locator(".story summary").click()
    expect(cleo.page.get_by_role("region", name="What happened so far")).to_contain_text(
        "had been said"
    )


def test_nobody_sees_values_in_the_blind_reading(person: NewPerson) -> None:
    """DW-05: my own hand shows colours and actions only."""
    anna, bert = person(), person()
    code = anna.opens_table("wurmt", 2, {**SHORT, "reading": "blind"})
    _all_ready(code, anna, bert)
    hand = anna.page.get_by_role("region", name="Your hand").get_by_role("listitem")
    expect(hand).to_have_count(5)
    for card in hand.all():
        label = card.locator(".unseen").text_content() or ""
        assert re.search(r": (a (yellow|pink|blue) card|action .*)$", label)


def test_a_curtain_hides_both_hands_on_one_device(person: NewPerson) -> None:
    """DW-33: between two turns no card of either hand is on the page, nor was it sent there."""
    anna = person(size=PHONE)
    hands = _hands_sent(anna)
    anna.goes()
    anna.taps("On one device", within=anna.card("Das Wurmt"))
    names = anna.page.get_by_role("dialog").get_by_role("textbox")
    names.nth(0).fill("Anna")
    names.nth(1).fill("Bert")
    anna.taps("Begin")
    page = anna.page
    curtain = page.get_by_role("button", name=re.compile("^I am (Anna|Bert)$"))
    shown: list[str] = []
    for _ in range(8):
        expect(curtain).to_be_visible()
        assert set(hands) <= {shown[-1] if shown else "nobody"}
        assert page.locator(".hand, .known").count() == 0
        assert not re.search("You (drew|looked)", page.locator("body").text_content() or "")
        shown.append((curtain.text_content() or "").removeprefix("I am "))
        anna.looks("curtain-phone")
        hands.clear()
        curtain.click()
        expect(page.locator(".others .me")).to_contain_text(shown[-1])
        assert set(hands) == {shown[-1]}
        wurmt_turn(anna)
    assert shown[:2] in (["Anna", "Bert"], ["Bert", "Anna"])
    assert shown == shown[:2] * 4
    expect(curtain).to_be_visible()
    hands.clear()
    page.reload()
    expect(curtain).to_be_visible()
    assert hands == []


def _hands_sent(someone: Person) -> list[str]:
    """By whose hand the page is sent, as it comes in; Anna has the first seat."""
    owners: list[str] = []

    def hear(frame: str | bytes) -> None:
        told = json.loads(frame)
        views = (told.get("view") or {}, told.get("changes") or {})
        if any(view.get("hand") for view in views):
            owners.append(("Anna", "Bert")[told["seat"]])

    someone.page.on("websocket", lambda socket: socket.on("framereceived", hear))
    return owners


def test_a_big_screen_shows_the_table_and_no_hand(person: NewPerson) -> None:
    """The spectator's view, large, with the code to join."""
    anna, bert, screen = person(), person(), person(size={"width": 1920, "height": 1080})
    code = anna.opens_table("wurmt", 2, SHORT)
    screen.goes(f"/t/{code}/tv")
    expect(screen.page.get_by_alt_text(f"QR code that leads to table {code}")).to_be_visible()
    screen.looks("big-screen-waiting")
    _all_ready(code, anna, bert)
    wurmt_turn(anna)
    expect(screen.page.get_by_role("region", name="The worms")).to_be_visible()
    assert screen.page.locator(".hand").count() == 0
    screen.looks("big-screen")
    assert screen.complaints() == []


def test_a_phone_beside_a_big_screen_shows_the_own_hand_alone(person: NewPerson) -> None:
    """The worms come only when a card is held, and only those it can go to."""
    anna, bert = person(size=PHONE), person()
    code = anna.opens_table("wurmt", 2, SHORT)
    _all_ready(code, anna, bert)
    anna.taps("Table")
    anna.page.get_by_role("link", name="Only my hand on this device").click()
    page = anna.page
    expect(page.locator(".hand button")).to_have_count(5)
    expect(page.get_by_role("region", name="The worms")).to_have_count(0)
    expect(page.locator(".others")).to_have_count(0)
    anna.looks("only-hand-phone")
    assert anna.complaints() == []
    wurmt_turn(anna)
    expect(bert.page.locator(".prompt.now")).to_be_visible()


def test_cards_fly_from_where_they_were_and_rest_where_motion_is_unwelcome(
    person: NewPerson,
) -> None:
    """A head that is laid leaves the hand, crosses the bed, and is gone from the air again."""
    anna, bert = person(still=False), person()
    code = anna.opens_table("wurmt", 2, {**SHORT, "actions_per_colour": []})
    _all_ready(code, anna, bert)
    for someone in (anna, bert):
        someone.page.evaluate(COUNTS_FLIGHTS)
    wurmt_turn(anna)
    anna.page.wait_for_function("flown.length > 0")
    expect(anna.page.locator(".sky")).to_have_count(0)
    expect(bert.page.locator(".prompt.now")).to_be_visible()
    assert bert.page.evaluate("flown.length") == 0


def test_a_game_by_keyboard_alone(person: NewPerson) -> None:
    """Cards, worms and actions are reached with Tab and used with Enter, to the end."""
    anna = person()
    anna.opens_table("wurmt", 2, {**SHORT, "put_aside": [79, 60, 50, 40]})
    page = anna.page
    page.get_by_label("A bot for seat 2").focus()
    page.keyboard.type("B")
    _tabs_to(anna, "I am ready")
    over = page.get_by_role("region", name="The game is over")
    now = page.locator(".prompt.now")
    while True:
        expect(now.or_(over).first).to_be_visible()
        if over.is_visible():
            break
        before = page.locator("main").get_attribute("data-version")
        _tabs_to(anna, "", ".hand button:not(.idle)")
        _tabs_to(anna, "", "button.place, .segment.can, .deeds .main, .piles .main")
        expect(page.locator("main")).not_to_have_attribute("data-version", before or "")
    _tabs_to(anna, "Another game")
    expect(page.get_by_text("Waiting for the others").or_(now).first).to_be_visible()


def _tabs_to(someone: Person, name: str, selector: str = "button") -> None:
    """Press Tab until the focus is on what is meant, then Enter."""
    for _ in range(60):
        someone.page.keyboard.press("Tab")
        if someone.page.evaluate(IS_MEANT, [selector, name]):
            someone.page.keyboard.press("Enter")
            return
    raise AssertionError(f"Tab never came to {name or selector}")
