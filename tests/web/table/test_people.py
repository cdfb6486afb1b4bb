"""People around the table: who is away, who talks and claps, where the focus is, what one likes."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from tests.web.hands import wormi_is_mine, wormi_moves, wurmt_card, wurmt_turn
from tests.web.people import LANDSCAPE, PHONE, Person

MEETS = """([one, other]) => {
    const [a, b] = [one, other].map(each => document.querySelector(each).getBoundingClientRect());
    return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}"""
COLOURS = """() => ['--square-light', '--worm-blue'].map(
    each => getComputedStyle(document.documentElement).getPropertyValue(each)).join()"""


def _two_play(anna: Person, bert: Person, game: str, options: dict[str, Any]) -> str:
    code = anna.opens_table(game, 2, options)
    bert.goes(f"/t/{code}").taps("Sit here")
    anna.taps("I am ready")
    bert.taps("I am ready")
    expect(anna.page.locator(".prompt.now, .status.mine")).to_be_visible()
    return code


def test_whoever_is_away_is_marked_on_the_card_with_what_can_be_done(person: NewPerson) -> None:
    """TB-13: wait, let a bot play on, or end it; beside the card, without anything moving."""
    anna, bert = person(size=PHONE), person()
    code = _two_play(anna, bert, "wurmt", {"first": 0})
    bert.goes()
    page = anna.page
    card = page.locator("[data-card-of='1']")
    expect(card.get_by_role("button", name="is away: what now?")).to_be_visible()
    choices = page.get_by_role("group", name=re.compile("is away: what now"))
    expect(choices).to_be_visible()
    anna.looks("away-phone")
    assert anna.complaints() == []
    anna.taps("Wait", within=choices)
    expect(choices).to_be_hidden()
    card.get_by_role("button").click()
    anna.taps("Let a bot play on", within=choices)
    wurmt_card(anna)  # not a whole turn: the bot may be done before we look
    expect(page.locator(".prompt.now")).to_be_visible()
    bert.goes(f"/t/{code}")
    expect(bert.page.locator(".hand")).to_be_visible()
    bert.goes()
    card.get_by_role("button").click()
    anna.taps("End the game", within=choices)
    anna.taps("End the game", within=page.get_by_role("dialog"))
    expect(page.get_by_role("region", name="The game is over")).to_be_visible()


def test_talk_covers_no_board_is_read_out_and_spectators_clap(person: NewPerson) -> None:
    """TB-15: a bubble lies on the card of who speaks; claps can be muted."""
    anna, bert, cleo = person(size=LANDSCAPE), person(), person()
    code = _two_play(anna, bert, "wormi", {"fairness": "plain"})
    cleo.goes(f"/t/{code}")
    bert.taps("Talk")
    bert.taps("Well played!")
    page = anna.page
    expect(page.locator(".bubble")).to_contain_text("Well played!")
    assert not page.evaluate(MEETS, [".bubble", ".frame"])
    log = page.get_by_role("log", name="What happens")
    expect(log).to_contain_text("Well played!")
    cleo.taps("Clap")
    expect(page.locator(".cheer")).to_have_text("A spectator claps")
    assert not page.evaluate(MEETS, [".cheer", ".frame"])
    expect(log).to_contain_text("A spectator claps")
    anna.looks("talk-phone-across")
    anna.taps("Table")
    page.get_by_label("Do not show what spectators do").check()
    anna.taps("Close")
    expect(page.locator(".cheer")).to_have_count(0)
    cleo.taps("Wave")
    expect(bert.page.locator(".cheer").last).to_have_text("A spectator waves")
    assert page.locator(".cheer").count() == 0


def test_the_focus_follows_the_turn_and_never_falls_to_the_body(person: NewPerson) -> None:
    """Das Wurmt by keys: cards come before worms, and after laying the next thing to do."""
    anna, bert = person(), person()
    _two_play(anna, bert, "wurmt", {"first": 0, "actions_per_colour": []})
    page = anna.page
    page.locator(".hand button:not(.idle)").first.focus()
    page.keyboard.press("Enter")
    for _ in range(12):
        if page.evaluate("document.activeElement.matches('button.place')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".prompt:not(.now)")).to_be_focused()
    wurmt_turn(bert)
    expect(page.locator(".hand button:not(.idle)").first).to_be_focused()
    page.get_by_role("button", name="Table").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Table")).to_be_focused()


def test_moves_are_told_with_whose_piece_it_was(person: NewPerson) -> None:
    """A name and a colour, for those who only listen."""
    anna, bert = person(), person()
    _two_play(anna, bert, "wormi", {"fairness": "plain"})
    wormi_moves(anna)
    wormi_is_mine(bert)
    name = bert.page.locator("[data-card-of='0'] .who b").inner_text()
    told = re.compile(rf"{name}: blue \d+ goes from \w+ to \w+")
    for someone in (anna, bert):
        expect(someone.page.get_by_role("log", name="What happens")).to_contain_text(told)


LAWN = "getComputedStyle(document.documentElement).getPropertyValue('--lawn')"


def test_looks_volume_and_shaking_are_chosen_and_kept(person: NewPerson) -> None:
    """Five looks, one of high contrast, by day and by night; all of them pass axe."""
    anna = person(size=PHONE, touch=True)
    anna.goes()
    anna.taps("Play a bot now", within=anna.card("Wormi"))
    wormi_is_mine(anna)
    page = anna.page
    seen, lawns = set(), set()
    for look in ("Garden", "Wood", "Pond", "Candy", "High contrast"):
        anna.taps("Settings")
        page.get_by_role("radio", name=look).check(force=True)
        anna.taps("Close")
        seen.add(page.evaluate(COLOURS))
        lawns.add(page.evaluate(LAWN))
        anna.looks(f"look-{look.split()[0].lower()}-phone")
    assert len(seen) == 5
    assert len(lawns) == 5, "Wormlord's gardens have every look, too"
    assert anna.complaints() == []
    anna.taps("Settings")
    page.get_by_label("Sounds").check()
    page.get_by_label("How loud").fill("0.3")
    page.get_by_label("Let the phone shake").uncheck()
    assert anna.complaints() == []
    anna.looks("settings-looks-phone")
    page.reload()
    anna.taps("Settings")
    expect(page.get_by_role("radio", name="High contrast")).to_be_checked()
    assert page.get_by_label("How loud").input_value() == "0.3"
    expect(page.get_by_label("Let the phone shake")).not_to_be_checked()


FELT = """
    window.heard = [];
    window.shaken = 0;
    const ramp = AudioParam.prototype.exponentialRampToValueAtTime;
    AudioParam.prototype.exponentialRampToValueAtTime = function (value, at) {
        if (value > 0.0001 && value < 1) heard.push(value);
        return ramp.call(this, value, at);
    };
    navigator.vibrate = () => { shaken += 1; return true; };
"""
"""Notes how loud every tone gets, and how often the phone shakes."""


def test_sounds_are_as_loud_as_chosen_and_a_phone_shakes_where_that_is_liked(
    person: NewPerson,
) -> None:
    """Silent at first on a phone; at volume 0 not even a whisper; nothing shakes unasked."""
    anna = person(size=PHONE, touch=True)
    anna.context.add_init_script(FELT)
    anna.goes()
    anna.taps("Play a bot now", within=anna.card("Wormi"))
    heard = []
    for volume in (None, "0.9", "0.3", "0"):
        wormi_is_mine(anna)
        if volume is not None:
            anna.taps("Settings")
            anna.page.get_by_label("Sounds").check()
            anna.page.get_by_label("How loud").fill(volume)
            anna.page.get_by_label("Let the phone shake").set_checked(volume == "0.9")
            anna.taps("Close")
        anna.page.wait_for_timeout(300)
        anna.page.evaluate("() => { heard = []; shaken = 0; }")
        before = anna.page.locator("main").get_attribute("data-version") or ""
        wormi_moves(anna)
        expect(anna.page.locator("main")).not_to_have_attribute("data-version", before)
        anna.page.wait_for_timeout(600)  # the bot has answered
        wormi_is_mine(anna)
        heard.append(anna.page.evaluate("[Math.max(0, ...heard), shaken > 0]"))
    (unset, _), (loud, shook), (soft, shakes), (silent, _) = heard
    assert (unset, silent) == (0, 0)
    assert loud > soft > 0
    assert (shook, shakes) == (True, False)
