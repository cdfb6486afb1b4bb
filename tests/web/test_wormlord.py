"""Wormlord in browsers: real pointers draw ropes, and the real server says whether they hold."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, TimeoutError, expect  # noqa: A004

from tests.server.clients import free_port
from tests.web.conftest import ROOT, NewPerson, _answers
from tests.web.people import DESKTOP, PHONE, Person, Window
from wormery.knots.figures import LOOPS, LOOSE, PRETZEL, Curve, every, mirrored, smooth
from wormery.knots.keys import MILLIS_A_NODE, switch_stroke
from wormery.knots.pair import HEADS_HALF, TAILS_HALF

LANDSCAPE = {"width": 844, "height": 390}
MOST_ACTS = 150  # in one round
SLOW = 600  # ms a node: time enough for a test on a busy machine

CLOSE = """name: Close
sides: 2

. . . . .
. o . o .
. 1 . 2 .
. o . o .
. . . . .
"""
"""Two bases with one cell between them: blue can take it from pink at once."""


@pytest.fixture(scope="module")
def garden(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose bots tie knots."""
    assert (client / "index.html").exists()
    port = free_port()
    folder = tmp_path_factory.mktemp("garden")
    command = [sys.executable, "-m", "tests.web.wormlord_house", str(port), str(folder)]
    process = subprocess.Popen(command, cwd=ROOT)
    address = f"http://127.0.0.1:{port}"
    try:
        while not _answers(f"{address}/health"):
            assert process.poll() is None, "the server has ended"
            time.sleep(0.05)
        yield address
    finally:
        process.terminate()
        process.wait()


@pytest.fixture
def player(browser: Browser, garden: str) -> Iterator[NewPerson]:
    """Makes people at that server; none may meet an error in their window."""
    people: list[Person] = []

    def new(**wishes: Any) -> Person:
        someone = Person.arrives(browser, garden, Window(**wishes))
        people.append(someone)
        return someone

    yield new
    for someone in people:
        someone.leaves()


def pad(someone: Person, holds: str) -> Locator:
    """The pad, with this in hand."""
    return someone.page.locator(f".pad[data-holds='{holds}']")


def at_signal(*people: Person) -> None:
    """Wait until everybody may tie."""
    for someone in people:
        expect(someone.page.locator(".pad.mine")).to_be_visible()


def draws(
    someone: Person,
    figure: Curve,
    *,
    pause: float = 0.004,
    gap: float = 120,
    lifts: bool = True,
) -> None:
    """Move a pointer along a figure on the pad, from its first point to its last."""
    box = someone.page.locator(".pad canvas").bounding_box()
    assert box is not None
    unit = box["width"] / 4096
    for i, (x, y) in enumerate(every(smooth(figure), gap)):
        someone.page.mouse.move(box["x"] + x * unit, box["y"] + y * unit)
        if i == 0:
            someone.page.mouse.down()
        time.sleep(pause)
    if lifts:
        someone.page.mouse.up()


def ties(someone: Person, *, pause: float = 0.004) -> None:
    """Draw a pretzel and see it accepted."""
    expect(pad(someone, "rope")).to_be_visible()
    draws(someone, PRETZEL, pause=pause)
    expect(pad(someone, "own_knot")).to_be_visible()


def cell(someone: Person, name: str) -> Locator:
    """A cell by its name, such as c3."""
    return someone.page.get_by_role("grid").locator(f"button[title='{name}']")


def unties(someone: Person) -> None:
    """Back the head out of the enemy's knot, along the body."""
    expect(pad(someone, "enemy_knot")).to_be_visible()
    draws(someone, LOOSE[:3:-1], pause=0.02, gap=60)
    expect(pad(someone, "rope")).to_be_visible()


def sits_with(host: Person, *guests: Person, **options: Any) -> None:
    """Open a table for these people, and let all be ready."""
    code = host.opens_table("wormlord", 1 + len(guests), {"map": CLOSE, "rounds": 1, **options})
    for guest in guests:
        guest.goes(f"/t/{code}").taps("Sit here")
    for someone in (host, *guests):
        someone.taps("I am ready")
    at_signal(host, *guests)


def with_a_bot(host: Person, **options: Any) -> None:
    """Open a table for two, and give the other seat to a bot."""
    host.opens_table("wormlord", 2, options)
    host.page.locator("select:has(option[value='simple'])").select_option("simple")


def prefers(someone: Person, **prefs: Any) -> None:
    """Choose how to tie, as the page keeps it."""
    kept = json.dumps(json.dumps(prefs))
    someone.context.add_init_script(f"localStorage.setItem('wormery.wormlord', {kept})")


def test_two_people_tie_conquer_untie_and_win(player: NewPerson) -> None:
    """WL-07 to WL-18, WL-24, WL-25, WL-28: a whole round, on a phone and on a desktop."""
    anna, bert = player(size=PHONE), player(size=DESKTOP)
    sits_with(anna, bert)
    ties(anna)
    anna.looks("wormlord-knot-phone")
    cell(anna, "c3").click()
    expect(cell(bert, "c3")).to_have_accessible_name("c3, grass, knot of Pink")
    ties(bert, pause=0.01)
    expect(cell(bert, "c3")).to_have_accessible_name(
        "c3, grass, knot of Pink, you can conquer this"
    )
    cell(bert, "c3").click()
    bert.looks("wormlord-enemy-desktop")
    unties(bert)
    expect(anna.page.get_by_title("14 ropes in reserve").first).to_be_visible()
    cell(bert, "c3").click()
    expect(cell(anna, "c3")).to_have_accessible_name("c3, grass, knot of Blue, HQ of Blue")
    for name in ("b2", "b4", "c2", "d2"):
        ties(anna)
        cell(anna, name).click()
    for someone in (anna, bert):
        expect(someone.page.get_by_role("region", name="The game is over")).to_be_visible()
    anna.looks("wormlord-over-phone")
    bert.looks("wormlord-over-desktop")


def test_a_refusal_says_its_rule_and_costs_nothing(player: NewPerson) -> None:
    """WL-11, WL-14: what cannot be placed is told why, and the knot stays in hand."""
    anna, bert = player(size=LANDSCAPE), player()
    sits_with(anna, bert)
    cell(anna, "c3").click()
    expect(anna.page.get_by_role("alert")).to_contain_text("WL-11")
    ties(anna)
    cell(anna, "e5").click()
    expect(anna.page.get_by_role("alert")).to_contain_text("WL-14")
    expect(pad(anna, "own_knot")).to_be_visible()
    anna.looks("wormlord-refused-landscape")


def test_mere_loops_slip_apart_and_the_worm_can_be_drawn_again(player: NewPerson) -> None:
    """WL-11: loops are no knot; lifting and shaking out cost nothing."""
    anna, bert = player(size=PHONE, still=False), player()
    sits_with(anna, bert)
    draws(anna, LOOPS)
    expect(anna.page.locator(".says")).to_have_text("Just loops – they slip apart.")
    anna.looks("wormlord-loops")
    draws(anna, PRETZEL[:7])
    anna.taps("Shake out")
    draws(anna, PRETZEL[:9])
    draws(anna, PRETZEL[8:])  # the head, grabbed again where it was left
    expect(pad(anna, "own_knot")).to_be_visible()


def test_others_see_a_rope_while_it_is_drawn(player: NewPerson) -> None:
    """Small, beside its owner, and gone when the worm is a knot."""
    anna, bert = player(size=PHONE), player()
    sits_with(anna, bert)
    rope = bert.page.locator(".sides li.pink .hand path")
    lying = rope.get_attribute("d") or ""
    draws(anna, PRETZEL[:9], lifts=False)
    expect(rope).not_to_have_attribute("d", lying)
    bert.looks("wormlord-live")
    anna.page.mouse.up()
    draws(anna, PRETZEL[8:])
    expect(pad(anna, "own_knot")).to_be_visible()


def test_a_knot_is_flicked_into_the_garden(player: NewPerson) -> None:
    """WL-16"""
    anna, bert = player(size=PHONE), player()
    sits_with(anna, bert)
    ties(anna)
    expect(cell(anna, "c3")).to_have_accessible_name("c3, grass, you can place here")
    start = anna.page.locator(".pad canvas").bounding_box()
    goal = cell(anna, "c3").bounding_box()
    assert start is not None
    assert goal is not None
    anna.page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    anna.page.mouse.down()
    anna.page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=5)
    anna.page.mouse.up()
    expect(cell(bert, "c3")).to_have_accessible_name("c3, grass, knot of Pink")


def test_a_finger_that_ties_and_goes_on_places_nothing(player: NewPerson) -> None:
    """WL-12: only a knot that was taken up is thrown, not one that has just become one."""
    anna, bert = player(size=PHONE), player()
    sits_with(anna, bert)
    draws(anna, PRETZEL, lifts=False)
    expect(pad(anna, "own_knot")).to_be_visible()
    cell(anna, "c3").hover()
    anna.page.mouse.up()
    ties(bert)
    expect(pad(anna, "own_knot")).to_be_visible()
    expect(cell(anna, "c3")).to_have_accessible_name("c3, grass, you can place here")


def test_fingers_on_glass_tie_too(player: NewPerson) -> None:
    """Touches, with a trembling hand and a long leash."""
    anna, bert = player(size=PHONE, touch=True), player()
    prefers(anna, leash=160, left=True)
    sits_with(anna, bert)
    box = anna.page.locator(".pad canvas").bounding_box()
    assert box is not None
    glass = anna.context.new_cdp_session(anna.page)
    unit = box["width"] / 4096
    points = every(mirrored(smooth(PRETZEL)), 80)
    for i, (x, y) in enumerate(points):
        shake = 40 * (-1) ** i
        touch = {"x": box["x"] + (x + shake) * unit, "y": box["y"] + (y - shake) * unit}
        kind = "touchStart" if i == 0 else "touchMove"
        glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [touch]})
    glass.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(pad(anna, "own_knot")).to_be_visible()


def presses(someone: Person, key: str) -> float:
    """Press a key on the pad; the page's own time when it was pressed, in milliseconds."""
    page = someone.page
    page.locator(".pad").focus()
    page.evaluate("addEventListener('keydown', e => (window.pressed = e.timeStamp), {once: true})")
    page.keyboard.press(key)
    return float(page.evaluate("window.pressed"))


def waits_until(someone: Person, moment: float) -> None:
    """Wait for a moment of the page's time."""
    someone.page.wait_for_function("moment => performance.now() >= moment", arg=moment)


def test_arrows_steer_a_worm_and_choose_a_cell(player: NewPerson) -> None:
    """WL-11, WL-16: a knot in six presses, placed with the keys alone."""
    anna, bert = player(), player()
    prefers(anna, way="keys", pace=SLOW)
    assert SLOW > MILLIS_A_NODE
    sits_with(anna, bert)
    start, nodes = presses(anna, "ArrowRight"), 0.0
    for key, before in (("Up", 3), ("Left", 2), ("Down", 2), ("Right", 3), ("Up", 1)):
        nodes += before
        waits_until(anna, start + (nodes - 0.5) * SLOW)
        anna.page.keyboard.press(f"Arrow{key}")
    expect(pad(anna, "own_knot")).to_be_visible()
    expect(anna.page.get_by_role("grid").locator("button:focus")).to_be_visible()
    anna.looks("wormlord-keys")
    anna.page.keyboard.press("Enter")
    expect(pad(anna, "rope")).to_be_visible()
    expect(anna.page.locator(".pad:focus")).to_be_visible()


def test_one_switch_is_enough(player: NewPerson) -> None:
    """WL-11, WL-16: start, dig, choose a cell, all with one key."""
    anna, bert = player(), player()
    prefers(anna, way="switch")
    sits_with(anna, bert)
    dig = presses(anna, "Space") + digging()
    waits_until(anna, dig - 300)
    anna.page.keyboard.down("Space")
    waits_until(anna, dig + 100)
    anna.page.keyboard.up("Space")
    expect(pad(anna, "own_knot")).to_be_visible()
    anna.looks("wormlord-switch")
    anna.page.keyboard.press("Space")
    expect(pad(anna, "rope")).to_be_visible()


def digging() -> float:
    """When the worm that crawls by itself passes its second crossing."""
    rows = switch_stroke([]).rows
    near = [t for x, y, t, _ in rows[len(rows) // 2 :] if abs(x - 2048) < 90 and abs(y - 2500) < 90]
    return near[len(near) // 2]


def test_partners_draw_one_end_each(player: NewPerson) -> None:
    """WL-34, WL-35, WL-44: neither half is a knot, both together are; either may place it."""
    anna, bert, cleo = player(size=PHONE), player(), player()
    wide = {"map": None, "teams": [2, 1]}
    sits_with(anna, bert, cleo, **wide)
    draws(anna, TAILS_HALF)
    anna.sees("Your end is laid.")
    anna.looks("wormlord-pair")
    draws(bert, HEADS_HALF)
    for someone in (anna, bert):
        expect(pad(someone, "own_knot")).to_be_visible()
    bert.page.locator("button[aria-label*='you can place here']").first.click()
    expect(pad(anna, "rope")).to_be_visible()


def test_partners_untie_one_end_each(player: NewPerson) -> None:
    """WL-35, WL-44: what both back out adds up, and the worm goes home when both have pulled."""
    anna, bert, cleo = player(size=PHONE), player(), player()
    sits_with(anna, bert, cleo, teams=[2, 1])
    ties(cleo)
    cell(cleo, "c3").click()
    draws(anna, TAILS_HALF)
    draws(bert, HEADS_HALF)
    expect(pad(bert, "own_knot")).to_be_visible()
    cell(bert, "c3").click()
    expect(pad(anna, "enemy_knot")).to_be_visible()
    draws(anna, LOOSE[:5], pause=0.03)
    expect(pad(anna, "enemy_knot")).to_be_visible()
    draws(bert, LOOSE[:7:-1], pause=0.03)
    for someone in (anna, bert):
        expect(pad(someone, "rope")).to_be_visible()


def test_a_hand_survives_a_reload(player: NewPerson) -> None:
    """WL-12, WL-18: a rope half drawn is a rope again; a knot in hand stays, whoever's it is."""
    anna, bert = player(), player()
    sits_with(anna, bert)
    draws(anna, PRETZEL[:7])
    anna.page.reload()
    at_signal(anna)
    ties(anna)
    anna.page.reload()
    expect(pad(anna, "own_knot")).to_be_visible()
    cell(anna, "c3").click()
    ties(bert)
    cell(bert, "c3").click()
    expect(pad(bert, "enemy_knot")).to_be_visible()
    bert.page.reload()
    unties(bert)


@pytest.mark.parametrize("language", ["en-GB", "fr-BE", "nl-NL", "de-AT"])
def test_no_word_is_missing_and_axe_is_content(player: NewPerson, language: str) -> None:
    """The garden, the pad and the settings in four languages."""
    anna = player(language=language, size=PHONE, dark=language == "nl-NL")
    with_a_bot(anna)
    anna.page.get_by_role("button", name=READY[language]).click()
    at_signal(anna)
    assert anna.complaints() == []
    anna.page.locator(".gear").last.click()
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    assert "wormlord-" not in anna.page.locator("body").inner_text()
    assert anna.complaints() == []
    anna.looks(f"wormlord-{language[:2]}")


READY = {
    "en-GB": "I am ready",
    "fr-BE": "Je suis prêt",
    "nl-NL": "Ik ben klaar",
    "de-AT": "Ich bin bereit",
}


def test_a_round_against_a_bot_on_a_phone(player: NewPerson) -> None:
    """WL-28, WL-45: towers are taken from a bot, and the next round waits for a word."""
    anna = player(size=PHONE)
    with_a_bot(anna, map=CLOSE, rounds=2)
    anna.taps("I am ready")
    at_signal(anna)
    over = anna.page.get_by_role("button", name="Ready for the next round")
    for _ in range(MOST_ACTS):
        if over.is_visible():
            break
        plays_on(anna)
    anna.looks("wormlord-round-phone")
    over.click()
    at_signal(anna)


def plays_on(someone: Person) -> None:
    """Whatever the hand holds, do the next thing."""
    page = someone.page
    over = page.get_by_role("button", name="Ready for the next round")
    if pad(someone, "own_knot").is_visible():
        lit = page.locator("button[aria-label*='you can']")
        tower = page.locator("button[aria-label*='objective'][aria-label*='you can']")
        with suppress(TimeoutError):  # the bot may have been quicker
            (tower if tower.count() else lit).first.click(timeout=3000)
    elif pad(someone, "enemy_knot").is_visible():
        draws(someone, LOOSE[:3:-1], pause=0.02, gap=60)
    elif pad(someone, "rope").is_visible():
        draws(someone, PRETZEL)
    expect(over.or_(page.locator(".pad")).first).to_be_visible()
