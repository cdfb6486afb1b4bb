"""Das Wurmt in two and three browsers, and handed around on one."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from tests.web.hands import AGAIN, wurmt_turn
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
    anna.taps("Leave it to chance")
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
    anna.page.wait_for_function("() => flown.length > 0")
    expect(anna.page.locator(".sky")).to_have_count(0)
    expect(bert.page.locator(".prompt.now")).to_be_visible()
    assert bert.page.evaluate("flown.length") == 0


def test_a_game_by_keyboard_alone(person: NewPerson) -> None:
    """Cards, worms and actions are reached with Tab and used with Enter, to the end."""
    anna = person()
    anna.opens_table("wurmt", 2, {**SHORT, "put_aside": [79, 60, 50, 40]})
    page = anna.page
    _tabs_to(anna, "", ".deed button[aria-haspopup]")
    _tabs_to(anna, "", ".bots button")
    _tabs_to(anna, "I am ready")
    over = page.get_by_role("region", name="The game is over")
    now = page.locator(".prompt.now")
    while True:
        expect(now.or_(over).first).to_be_visible()
        if over.is_visible():
            break
        before = page.locator("main").get_attribute("data-version")
        _tabs_to(anna, "", ".hand button:not(.idle)")
        _tabs_to(anna, "", "button.place, .segment.can, .deeds .main")
        expect(page.locator("main")).not_to_have_attribute("data-version", before or "")
    _tabs_to(anna, page.get_by_role("button", name=AGAIN).inner_text().strip())
    expect(page.get_by_text("Waiting for the others").or_(now).first).to_be_visible()


def _tabs_to(someone: Person, name: str, selector: str = "button") -> None:
    """Press Tab until the focus is on what is meant, then Enter."""
    for _ in range(60):
        someone.page.keyboard.press("Tab")
        if someone.page.evaluate(IS_MEANT, [selector, name]):
            someone.page.keyboard.press("Enter")
            return
    raise AssertionError(f"Tab never came to {name or selector}")


def test_both_readings_stand_in_plain_sight_and_one_is_chosen(person: NewPerson) -> None:
    """DW-05, DW-31: two cards for the host, the chosen one for guests; blind one can announce."""
    anna, bert = person(size=PHONE), person()
    code = anna.opens_table("wurmt", 2, {**SHORT, "actions_per_colour": []})
    page = anna.page
    choice = page.get_by_role("group", name=re.compile("How do you hold your cards?"))
    memory = choice.get_by_role("radio", name=re.compile("^You see your values"))
    blind = choice.get_by_role("radio", name=re.compile("^Blind"))
    expect(memory).to_be_checked()
    choice.scroll_into_view_if_needed()
    anna.looks("wurmt-readings-phone")
    choice.get_by_text("Nobody sees the values in hand").click()
    expect(blind).to_be_checked()
    page.get_by_text("Change the options").click()
    page.get_by_label("Announce values").check()
    expect(page.locator(".changed")).to_contain_text("Announce values")
    bert.goes(f"/t/{code}").taps("Sit here")
    bert.sees("Nobody sees the values in hand, not even you.")
    assert bert.page.get_by_role("radio").count() == 0
    assert anna.complaints() == []
    bert.looks("wurmt-reading-guest")
    anna.taps("I am ready")
    bert.taps("I am ready")
    expect(page.locator(".prompt.now")).to_be_visible()
    page.locator(".hand button").first.click()
    page.locator("button.place").first.click()
    said = page.get_by_role("group", name="Which value do you claim?").get_by_role("button")
    expect(said).to_have_text(["1", "2", "3", "4", "5", "6", "7"])
    anna.looks("wurmt-blind-claim-phone")
    said.nth(6).click()
    expect(bert.page.locator(".claim")).to_have_text("“7”")
    assert anna.page.locator(".known").count() == 0


def test_a_claim_is_one_of_the_values_in_play(person: NewPerson) -> None:
    """DW-31: of the deck in use, 0 included."""
    anna = person()
    values = [0, 9, *[4] * 26]
    options = {**SHORT, "actions_per_colour": [], "announce": True, "values_per_colour": values}
    anna.opens_table("wurmt", 2, options)
    anna.fills(2)
    anna.taps("I am ready")
    expect(anna.page.locator(".prompt.now")).to_be_visible()
    anna.page.locator(".hand button").first.click()
    anna.page.locator("button.place").first.click()
    said = anna.page.get_by_role("group", name="Which value do you claim?").get_by_role("button")
    expect(said).to_have_text(["0", "4", "9"])


def test_a_choice_that_is_refused_snaps_back_and_says_why(person: NewPerson) -> None:
    """TB-04: fields show what the table has, and keep the focus."""
    anna = person()
    anna.opens_table("wurmt", 2, {})
    page = anna.page
    page.get_by_text("Change the options").click()
    low = page.get_by_label("shortest worm that scores")
    low.fill("13")
    low.press("Enter")
    notice = page.get_by_role("alert")
    expect(notice.get_by_role("link")).to_have_attribute("href", "/rules/table#TB-04")
    expect(low).to_have_value("10")
    expect(low).to_be_focused()
    low.fill("11")
    low.press("Enter")
    expect(page.locator(".changed")).to_contain_text("shortest worm that scores")
    expect(low).to_have_value("11")
    anna.looks("wurmt-refused-option")


def test_the_table_asks_who_saw_a_worm_and_anybody_answers(person: NewPerson) -> None:
    """DW-42, DW-09: the option is ticked, the question is asked, and a tap settles it."""
    anna, bert = person(size=PHONE), person(size={"width": 1440, "height": 900})
    code = anna.opens_table("wurmt", 2, {})
    page = anna.page
    page.get_by_text("Change the options").click()
    page.get_by_label("Ask who saw a worm most recently").check()
    expect(page.locator(".changed")).to_contain_text("Ask who saw a worm most recently")
    _all_ready(code, anna, bert)
    for someone in (anna, bert):
        asked = someone.page.get_by_role("region", name="Who saw a worm most recently?")
        expect(asked).to_be_visible()
        assert asked.get_by_role("button", name="Leave it to chance").is_visible()
    assert anna.complaints() == []
    anna.looks("wurmt-asking-phone")
    bert.looks("wurmt-asking")
    anna.page.get_by_role("region", name="Who saw a worm").get_by_role("button").nth(1).click()
    expect(bert.page.locator(".prompt.now")).to_be_visible()
    expect(bert.page.get_by_role("log", name="What happens")).to_contain_text(
        "saw a worm most recently and begins"
    )
    expect(anna.page.get_by_role("region", name="Who saw a worm")).to_have_count(0)


def test_it_is_left_to_chance_who_begins(person: NewPerson) -> None:
    """DW-42: by a tap, against a bot that does not answer."""
    anna = person(size={"width": 320, "height": 640})
    anna.opens_table("wurmt", 5, {"ask_first": True})
    for seat in range(2, 6):
        anna.fills(seat)
    anna.taps("I am ready")
    chance = anna.page.get_by_role("button", name="Leave it to chance")
    expect(chance).to_be_visible()
    where = "garden => Math.round(garden.getBoundingClientRect().height)"
    asked = anna.page.locator(".garden").evaluate(where)
    chance.click()
    expect(anna.page.locator(".prompt.now")).to_be_visible()
    assert anna.page.locator(".garden").evaluate(where) == asked, "nothing moves after it"
    anna.page.locator(".story summary").click()
    expect(anna.page.locator(".story")).to_contain_text("left to chance")


def test_a_tie_offers_another_round(person: NewPerson) -> None:
    """DW-30: by that name, and it begins."""
    anna, bert = person(size=PHONE), person()
    level = {"low": 99, "high": 99, "put_aside": [60, 60, 50, 40], "first": 0}
    code = anna.opens_table("wurmt", 2, {**level, "actions_per_colour": []})
    _all_ready(code, anna, bert)
    _play_to_the_end(anna, bert)
    anna.sees("Equal points: the win is shared.")
    anna.looks("wurmt-tie-phone")
    anna.taps("Another round")
    bert.taps("Join")
    expect(bert.page.locator(".prompt.now")).to_be_visible()  # the first seat was passed on


ACTIONS = {
    "fr-FR": ("Retirer", "Rafraîchir la main", "Nouveau ver", "Espionnage", "Passer"),
    "de-DE": ("Entfernen", "Hand auffrischen", "Neuer Wurm", "Spionage", "Passen"),
    "nl-NL": ("Verwijderen", "Hand verversen", "Nieuwe worm", "Spionage", "Passen"),
}


@pytest.mark.parametrize("language", ACTIONS)
def test_actions_are_named_as_printed(person: NewPerson, language: str) -> None:
    """DW-03: on the cards, where the longest name has room."""
    anna = person(language=language, size=PHONE)
    house = {"actions_per_colour": ["remove", "refresh", "new_worm", "spy", "pass"] * 2}
    options = {**house, "hand_size": 10, "put_aside": [20, 0, 0, 0], "first": 0}
    printed: set[str] = set()
    for _ in range(6):  # one hand in twenty has no action: then another is dealt
        anna.opens_table("wurmt", 2, options)
        anna.fills(2)
        anna.page.locator("button.ready").click()
        expect(anna.page.locator(".hand button")).to_have_count(10)
        printed = {word.strip() for word in anna.page.locator(".hand .word").all_inner_texts()}
        if printed:
            break
    assert printed
    assert printed <= set(ACTIONS[language])
    assert anna.page.evaluate(FITS)
    anna.looks(f"wurmt-actions-{language[:2]}")


FITS = """() => [...document.querySelectorAll('.hand .word')].every(
    word => word.scrollWidth <= word.clientWidth + 1)"""
