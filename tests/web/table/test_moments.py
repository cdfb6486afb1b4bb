"""Moments at the table: a head turns, a game is won, a tap leads to nothing, a deal is checked."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from tests.web.hands import AGAIN, wormi_is_mine, wormi_moves, wormi_taps, wurmt_turn
from tests.web.people import PHONE, Person
from tests.web.test_wormi import BLUE, LESSON, PINK

LOGS = Path(__file__).parents[2] / "logs" / "0.1.0"
FIVES = {"values_per_colour": [5] * 28, "actions_per_colour": [], "first": 0}
IS_RED = """button => {
    const sample = document.body.appendChild(document.createElement('i'));
    sample.style.backgroundColor = 'var(--beet)';
    return getComputedStyle(sample).backgroundColor === getComputedStyle(button).backgroundColor;
}"""
COVERED = """async () => {
    const scrub = document.querySelector('.scrub input');
    const covered = [];
    for (let step = 0; step <= Number(scrub.max); step++) {
        scrub.value = step;
        scrub.dispatchEvent(new Event('input'));
        await new Promise(requestAnimationFrame);
        if (document.querySelector('.signal, .countdown')) covered.push(step + 1);
    }
    return covered;
}"""
"""The steps of a replay at which a count-down lies over the board."""
SEES_TURNING = """() => {
    window.stages = [];
    const look = () => document.querySelectorAll('[data-turning]').forEach(
        each => stages.at(-1) !== each.dataset.turning && stages.push(each.dataset.turning));
    new MutationObserver(look).observe(document.body, {subtree: true, childList: true,
        attributes: true, attributeFilter: ['data-turning']});
}"""


def _two_sit_down(anna: Person, bert: Person, code: str) -> None:
    bert.goes(f"/t/{code}").taps("Sit here")
    anna.taps("I am ready")
    bert.taps("I am ready")


def _lays_a_card(someone: Person) -> None:
    """Lay the first card on the first worm that takes it."""
    page = someone.page
    expect(page.locator(".prompt.now")).to_be_visible()
    before = page.locator("main").get_attribute("data-version")
    page.locator(".hand button:not(.idle)").first.click()
    page.locator("button.place").first.click()
    expect(page.locator("main")).not_to_have_attribute("data-version", before or "")


def _lay_until_a_head_turns(watcher: Person, *players: Person) -> None:
    """Cards are laid in turn until the watcher sees a head being turned over."""
    watcher.page.evaluate("() => { stages.length = 0; }")
    for _ in range(6):
        for player in players:
            _lays_a_card(player)
            watcher.page.wait_for_timeout(150)
            if watcher.page.evaluate("stages.length"):
                return
    raise AssertionError("no head was turned over")


def test_the_turning_of_a_head_is_a_moment(person: NewPerson) -> None:
    """DW-18: a pause, the turn, the count, then the points; a tap skips it, stillness has none."""
    anna, bert, cleo = person(), person(), person(still=False, size=PHONE)
    code = anna.opens_table("wurmt", 2, FIVES)
    _two_sit_down(anna, bert, code)
    cleo.goes(f"/t/{code}")
    expect(cleo.page.locator(".worm").first).to_be_visible()
    for someone in (cleo, anna):
        someone.page.evaluate(SEES_TURNING)
    _lay_until_a_head_turns(cleo, anna, bert)
    cleo.page.wait_for_function("() => stages.includes('end')")
    assert cleo.page.evaluate("stages") == ["pause", "turn", "count", "end"]
    cleo.looks("turning-phone")
    turning = cleo.page.locator("[data-turning]")
    expect(turning).to_have_count(0)
    now = anna if anna.page.locator(".prompt.now").is_visible() else bert
    _lay_until_a_head_turns(cleo, *((anna, bert) if now is anna else (bert, anna)))
    cleo.page.mouse.click(5, 5)
    expect(turning).to_have_count(0, timeout=600)
    assert anna.page.evaluate("stages") == []


def test_a_game_ends_with_joy_and_one_result_beside_the_board(
    person: NewPerson,
) -> None:
    """WI-14: the worm wriggles off, then the result stands once, with the board in sight."""
    anna, bert = person(still=False, size=PHONE), person()
    code = anna.opens_table("wormi", 2, {"position": LESSON, "fairness": "plain"})
    _two_sit_down(anna, bert, code)
    for turn, (piece, to) in enumerate(BLUE):
        wormi_is_mine(anna)
        wormi_taps(anna, piece, to)
        if turn < len(PINK):
            wormi_is_mine(bert)
            wormi_taps(bert, *PINK[turn])
    page = anna.page
    expect(page.locator("[data-celebration]")).to_be_visible()
    expect(page.locator("[data-parade='0']")).to_be_attached()
    page.wait_for_timeout(900)
    anna.looks("celebration-phone")
    expect(page.locator("[data-celebration]")).to_have_count(0)
    result = page.get_by_role("region", name="The game is over")
    expect(result).to_have_count(1)
    expect(page.get_by_text("You won!")).to_have_count(1)
    for shown in (result.get_by_role("heading"), page.locator(".frame")):
        box = shown.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= PHONE["height"]
    assert anna.complaints() == []
    expect(bert.page.get_by_role("region", name="The game is over")).to_be_visible()
    assert bert.page.locator("[data-celebration]").count() == 0


def test_giving_up_is_asked_in_the_colour_of_danger_and_told_by_name(person: NewPerson) -> None:
    """WI-16: and the story, the seal and the seed are there after a reload and for who watches."""
    anna, bert, cleo = person(), person(size=PHONE), person()
    code = anna.opens_table("wormi", 2, {"fairness": "plain"})
    _two_sit_down(anna, bert, code)
    wormi_is_mine(anna)
    wormi_moves(anna)
    wormi_is_mine(bert)
    bert.taps("Give up")
    sure = bert.page.get_by_role("dialog").get_by_role("button", name="Give up")
    assert sure.evaluate(IS_RED)
    bert.looks("giving-up-phone")
    sure.click()
    name = bert.page.locator("[data-card-of='1'] .who b").inner_text()
    expect(anna.page.get_by_role("region", name="The game is over")).to_contain_text(
        f"{name} gave up."
    )
    cleo.goes(f"/t/{code}")
    anna.page.reload()
    for someone in (anna, cleo):
        someone.page.locator(".story summary").click()
        story = someone.page.get_by_role("region", name="What happened so far")
        expect(story).to_contain_text(re.compile(r"\w+: blue \d+ goes from \w+ to \w+"))
    anna.page.locator(".story summary").click()
    over = anna.page.get_by_role("region", name="The game is over")
    expect(over.locator("code").first).to_be_hidden()
    over.get_by_text("Was the deal fair?").click()
    anna.taps("Check it here")
    anna.sees("The seed fits the seal")
    anna.looks("fair-deal")


def test_a_tap_that_leads_to_nothing_says_why_where_it_was(person: NewPerson) -> None:
    """A word beside the finger, and in the live region."""
    anna = person(size=PHONE, touch=True)
    page = anna.page
    anna.opens_table("wormi", 2, {"position": LESSON, "fairness": "plain"})
    anna.fills(2)
    anna.taps("I am ready")
    wormi_is_mine(anna)
    _taps_in_vain(anna, page.locator("[data-square='c8']"), "Not yours")
    _taps_in_vain(anna, page.locator("[data-square='a1']"), "Tap a piece")
    anna.looks("why-phone")
    anna.goes()
    anna.opens_table("wurmt", 2, {"first": 0, "actions_per_colour": []})
    anna.fills(2)
    anna.taps("I am ready")
    expect(page.locator(".prompt.now")).to_be_visible()
    _taps_in_vain(anna, page.locator(".worm").first, "A card first")
    page.locator(".hand button").first.click()
    _taps_in_vain(anna, page.locator(".worm:not(.target)").first, "Wrong colour")


def _taps_in_vain(someone: Person, what: Any, word: str) -> None:
    what.click()
    said = someone.page.locator(".why")
    expect(said).to_have_text(word)
    here, there = said.bounding_box(), what.bounding_box()
    assert here is not None
    assert there is not None
    assert abs(here["y"] + here["height"] - there["y"]) < 60
    expect(someone.page.get_by_role("log", name="What happens")).to_contain_text(word)


def test_a_replay_of_wormlord_shows_the_garden_its_chapters_and_controls_beside(
    person: NewPerson, tmp_path: Path
) -> None:
    """WL-07: no count-down stays over the garden; rounds and objectives are chapters."""
    lines = [json.loads(line) for line in (LOGS / "wormlord.jsonl").read_text().splitlines()]
    file = tmp_path / "wormlord.json"
    file.write_text(json.dumps({"table": "x", "over": True, "version": len(lines), "lines": lines}))
    anna = person(size={"width": 1440, "height": 900})
    anna.goes("/replay")
    anna.page.get_by_label("Choose a file").set_input_files(file)
    page = anna.page
    expect(page.get_by_text("Step 1 of")).to_be_visible()
    chapters = page.get_by_role("navigation", name="Chapters")
    rounds = chapters.get_by_role("button", name=re.compile(r"Round \d"))
    expect(rounds.nth(1)).to_be_visible()
    eyes = page.get_by_label("Seen by")
    for view in ("0", "watch"):
        eyes.select_option(view)
        assert page.evaluate(COVERED) == []
    chapters.get_by_role("button", name="takes an objective").first.click()
    expect(page.locator(".told")).to_contain_text(re.compile("conquer|place|takes|knot", re.I))
    garden = page.locator(".garden").bounding_box()
    controls = page.get_by_role("region", name="Watching").bounding_box()
    assert garden is not None
    assert controls is not None
    assert controls["x"] >= garden["x"] + garden["width"]
    assert garden["height"] > 700
    anna.looks("replay-wormlord-desktop")
    assert anna.complaints() == []


def test_an_evening_of_two_games_is_one_list(person: NewPerson) -> None:
    """Every game with its winner, and what was scored in it; a tap goes there."""
    anna = person(size=PHONE)
    short = {"put_aside": [78, 60, 50, 40], "first": 0, "values_per_colour": [5] * 28}
    code = anna.opens_table("wurmt", 2, short)
    anna.fills(2)
    anna.taps("I am ready")
    for _ in range(2):
        while wurmt_turn(anna):
            pass
        again = anna.page.get_by_role("button", name=AGAIN)
        again.click()
        expect(again).to_have_count(0)  # else the game that is over would count as the next one
    anna.goes(f"/replay/{code}")
    evening = anna.page.get_by_role("navigation", name="The whole evening")
    expect(evening.get_by_role("button", name=re.compile("^Game [12]"))).to_have_count(2)
    evening.get_by_role("button", name=re.compile("^Game 2")).click()
    expect(evening.get_by_role("button", name=re.compile("^Game 2"))).to_have_attribute(
        "aria-current", "step"
    )
    anna.looks("replay-evening-phone")
    assert anna.complaints() == []
