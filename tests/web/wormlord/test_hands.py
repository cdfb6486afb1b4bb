"""Wormlord for more hands: dots that come back, arrows in any rhythm, and a round by ear alone."""

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import NewPerson
from tests.web.people import PHONE, Person
from tests.web.wormlord.gardeners import plants
from tests.web.wormlord.ropes import (
    draws,
    gathers,
    live_rope,
    pad,
    prefers,
    rope_seen,
    sees_it_drawn,
    sits_with,
    ties,
)
from wormery.knots.drawing.figures import PRETZEL, Curve

STRAIGHT: Curve = [(200, 2048), (1500, 1900), (2600, 2100), (4060, 2048)]
"""From edge to edge, and nothing crossed."""

SHORT: Curve = PRETZEL[: len(PRETZEL) // 2]
"""Half a pretzel, and the finger is lifted in the middle of the pad."""


def says(someone: Person) -> Locator:
    """What stands on the pad."""
    return someone.page.locator(".pad .says")


def guide(someone: Person) -> Locator:
    """The button that shows the way."""
    return someone.page.get_by_role("button", name="Show me the way")


def test_dots_come_back_after_two_misses_and_a_worm_leads_along_them(player: NewPerson) -> None:
    """A hand that knew how is shown again, with the direction; a knot takes the dots away."""
    anna, bert = player(size=PHONE, still=False), player()
    prefers(anna, tied=3)
    sits_with(anna, bert)
    runner = anna.page.locator(".pad .guide[aria-hidden]")
    bare = rope_seen(anna)
    draws(anna, STRAIGHT)
    expect(says(anna)).to_have_text(re.compile("never crossed itself. It takes 3"))
    expect(runner).to_have_count(0)
    draws(anna, STRAIGHT)
    expect(guide(anna)).to_have_attribute("aria-pressed", "true")
    expect(runner).to_be_visible()
    anna.looks("wormlord-guide-phone")
    assert rope_seen(anna) != bare
    first = runner.evaluate("each => getComputedStyle(each).transform")
    anna.page.wait_for_function(
        "before => getComputedStyle(document.querySelector('.pad .guide[aria-hidden]'))"
        ".transform !== before",
        arg=first,
    )
    ties(anna)
    anna.page.locator("button[aria-label*='you can place here']").first.click()
    expect(guide(anna)).to_have_attribute("aria-pressed", "false")
    expect(runner).to_have_count(0)


def test_the_way_is_shown_by_a_button_at_any_time(player: NewPerson) -> None:
    """Without motion arrows on the dots tell the direction; the button hides them again."""
    anna, bert = player(), player()
    prefers(anna, tied=3)
    sits_with(anna, bert)
    bare = rope_seen(anna)
    guide(anna).click()
    expect(guide(anna)).to_have_attribute("aria-pressed", "true")
    anna.page.wait_for_function(
        "before => document.querySelector('.pad canvas').toDataURL() !== before", arg=bare
    )
    anna.looks("wormlord-guide-still")
    guide(anna).click()
    expect(guide(anna)).to_have_attribute("aria-pressed", "false")


def test_a_worm_that_stops_short_of_the_rim_is_told_so(player: NewPerson) -> None:
    """Nothing is lost: the head is taken again and pulled out."""
    anna, bert = player(size=PHONE), player()
    sits_with(anna, bert)
    draws(anna, SHORT)
    expect(says(anna)).to_have_text(re.compile("Not out yet: take the head again|Almost!"))
    expect(anna.page.get_by_role("button", name="Shake out")).to_be_visible()
    draws(anna, PRETZEL[len(PRETZEL) // 2 - 1 :])
    expect(pad(anna, "own_knot")).to_be_visible()


@pytest.mark.parametrize("every", [0.08, 0.7])
def test_the_first_arrow_switches_to_keys_and_any_even_rhythm_ties(
    player: NewPerson, every: float
) -> None:
    """WL-11: what the pad prints, pressed evenly from anywhere on the page, is a knot."""
    anna, bert = player(), player()
    sits_with(anna, bert)
    anna.page.locator("main").focus()
    for arrow in ("Right", "Up", "Left", "Down", "Right", "Up"):
        anna.page.keyboard.press(f"Arrow{arrow}")
        time.sleep(every)
    expect(pad(anna, "own_knot")).to_be_visible()
    expect(anna.page.get_by_role("grid").locator("button:focus")).to_be_visible()


def test_a_finger_takes_over_again_after_the_arrows(player: NewPerson) -> None:
    """Keys are taken by a key and given back by a finger."""
    anna, bert = player(), player()
    sits_with(anna, bert)
    anna.page.locator(".pad").focus()
    anna.page.keyboard.press("ArrowRight")
    expect(anna.page.get_by_role("button", name="left", exact=True)).to_be_visible()
    anna.page.keyboard.press("Escape")
    ties(anna)


class Ear:
    """Somebody who knows nothing of the page but what the live region says."""

    def __init__(self, someone: Person) -> None:
        self.page = someone.page
        self.heard = 0
        self.page.evaluate(
            """() => {
              window.heard = [];
              const region = document.querySelector('[aria-live]');
              new MutationObserver((changes) => {
                for (const change of changes) for (const added of change.addedNodes)
                  if (added.textContent) window.heard.push(added.textContent);
              }).observe(region, { childList: true });
            }"""
        )

    def hears(self, pattern: str) -> re.Match[str]:
        """Listen on until something like this is said."""
        found = self.page.wait_for_function(
            """([pattern, after]) => {
              const at = window.heard.findIndex((each, i) => i >= after && each.match(pattern));
              return at < 0 ? null : { at, text: window.heard[at] };
            }""",
            arg=[pattern.replace("(?P<", "(?<"), self.heard],
        ).json_value()
        self.heard = found["at"] + 1
        match = re.search(pattern, found["text"])
        assert match is not None
        return match


KNOT = r"Press the arrows, in your own time: (?P<arrows>[a-z, ]+)\."
PLACE = r"Where shall the knot go\? (?P<cells>.+)\. Type"
UNTIE = r"(?P<untie>Hold the pad, or the space bar)"
WON = r"(?P<won>Pink holds three objectives and wins the round)"


def test_a_whole_round_is_won_by_ear_and_keys_alone(player: NewPerson) -> None:
    """WL-11, WL-16 to WL-18, WL-28: tying, placing, conquering, untying, from the live region."""
    anna, bert = player(), player()
    code = gathers(anna, bert)
    bert.taps("I am ready")
    ear = Ear(anna)
    anna.taps("I am ready")
    told = ear.hears(r"You are Pink\. Your base is b3\. Objectives: (?P<objectives>[a-e0-9, ]+)\.")
    wanted = told["objectives"].split(", ")
    cue = ear.hears(KNOT)
    plants(bert, code, 1, ["c3"])
    ear.hears("Blue takes c3")
    while not cue.groupdict().get("won"):
        answers(ear, cue.groupdict(), wanted)
        cue = ear.hears("|".join((KNOT, PLACE, UNTIE, WON)))
    anna.page.keyboard.press("s")


def answers(ear: Ear, cue: dict[str, Any], wanted: list[str]) -> None:
    """Do with the keys what was said."""
    keys = ear.page.keyboard
    if cue.get("arrows"):
        for arrow in cue["arrows"].split(", "):
            keys.press(f"Arrow{arrow.capitalize()}")
            ear.hears(r"to [a-g][1-7]|Pop!")
    elif cue.get("cells"):
        keys.type(chosen(cue["cells"].split(", "), wanted))
        keys.press("Enter")
    else:
        keys.down(" ")
        ear.hears("75 % is out")
        ear.hears("Pink has untied a knot")
        keys.up(" ")


def chosen(told: list[str], wanted: list[str]) -> str:
    """Blue's knot first, then objectives, then what leads to one."""
    blue = [each for each in told if "Blue" in each]
    cells = [each.split()[0] for each in blue or told]
    goal = min(cells, key=lambda cell: min(steps(cell, each) for each in wanted))
    if goal in wanted:
        wanted.remove(goal)
    return goal


def steps(one: str, other: str) -> int:
    """How far two cells are from each other."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1]))


LARGE = 150  # css pixels


def test_ropes_of_rivals_are_large_where_there_is_room(player: NewPerson) -> None:
    """A desktop and a television show the worm that is drawn; the code to join hides nothing."""
    anna = player(size={"width": 1440, "height": 900})
    bert, screen = player(size=PHONE), player(size={"width": 1920, "height": 1080})
    code = sits_with(anna, bert)
    screen.goes(f"/t/{code}/tv")
    expect(screen.page.get_by_role("grid")).to_be_visible()
    lying = [live_rope(someone, "blue") for someone in (anna, screen)]
    draws(bert, PRETZEL[:9])
    for someone, before in zip((anna, screen), lying, strict=True):
        sees_it_drawn(someone, "blue", before)
        assert boxed(someone, ".sides li.blue .hand canvas")["width"] >= LARGE
    assert boxed(bert, ".sides li.pink .hand canvas")["width"] < LARGE / 4
    anna.looks("wormlord-rival-desktop")
    screen.looks("wormlord-rival-tv")
    for part in (".garden", ".sides"):
        assert not meet(boxed(screen, part), boxed(screen, ".corner")), part


def boxed(someone: Person, what: str) -> dict[str, float]:
    """Where something is on the screen."""
    box = someone.page.locator(what).first.bounding_box()
    assert box is not None
    return {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}


def meet(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two things cover each other."""
    return all(
        one[start] < other[start] + other[size] and other[start] < one[start] + one[size]
        for start, size in (("x", "width"), ("y", "height"))
    )
