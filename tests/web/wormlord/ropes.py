"""How people play Wormlord in a browser: they draw, place, untie, and look."""

import json
import time
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, TimeoutError, expect  # noqa: A004

from tests.web.people import Person
from wormery.knots.drawing.figures import LOOSE, PRETZEL, Curve, every, smooth

SHORTEST = 45  # seconds of a timed round: five people tie one after the other on a busy machine
TIME_UP = 75_000  # ms until it surely is over
UNHURRIED = 60  # seconds that a knot can be kept in hand where that is not what is looked at

CLOSE = """name: Close
sides: 2

. . . . .
. o . o .
. 1 . 2 .
. o . o .
. . . . .
"""
"""Two bases with one cell between them: blue can take it from pink at once."""


def pad(someone: Person, holds: str) -> Locator:
    """The pad, with this in hand."""
    return someone.page.locator(f".pad[data-holds='{holds}']")


def at_signal(*people: Person) -> None:
    """Wait until everybody may tie."""
    for someone in people:
        expect(someone.page.locator(".pad.mine")).to_be_visible()


def sees_a_frame(someone: Person) -> None:
    """Look before drawing: a pad that changes its size has the new one with the next frame."""
    someone.page.evaluate(
        "() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))"
    )


def draws(
    someone: Person,
    figure: Curve,
    *,
    pause: float = 0.004,
    gap: float = 120,
    lifts: bool = True,
) -> None:
    """Move a pointer along a figure on the pad, from its first point to its last."""
    sees_a_frame(someone)
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


def rope_seen(someone: Person) -> str:
    """What lies on the pad, as pixels."""
    seen: str = someone.page.locator(".pad canvas").evaluate("canvas => canvas.toDataURL()")
    return seen


def rope_lies_at(someone: Person, spot: tuple[float, float]) -> None:
    """There is rope at a place of the pad, given in grid units."""
    someone.page.wait_for_function(
        """([x, y]) => {
          const canvas = document.querySelector('.pad canvas');
          const place = [x, y].map((each) => Math.round((each / 4096) * canvas.width));
          return canvas.getContext('2d').getImageData(...place, 1, 1).data[3] === 255;
        }""",
        arg=list(spot),
    )


def live_rope(someone: Person, side: str) -> str:
    """The small rope beside its owner, as pixels."""
    live = someone.page.locator(f".sides li.{side} .hand canvas")
    seen: str = live.evaluate("canvas => canvas.toDataURL()")
    return seen


def sees_it_drawn(someone: Person, side: str, before: str) -> None:
    """The small rope looks no longer as it did."""
    someone.page.wait_for_function(
        "([side, seen]) => document.querySelector(`.sides li.${side} .hand canvas`)"
        "?.toDataURL() !== seen",
        arg=[side, before],
    )


def ties(someone: Person, *, pause: float = 0.004) -> None:
    """Draw a pretzel and see it accepted."""
    expect(pad(someone, "rope")).to_be_visible()
    draws(someone, PRETZEL, pause=pause)
    expect(pad(someone, "own_knot")).to_be_visible()


def cell(someone: Person, name: str) -> Locator:
    """A cell by its name, such as c3."""
    return someone.page.get_by_role("grid").locator(f"button[title='{name}']")


def unties(someone: Person, body: Curve = LOOSE[3:]) -> None:
    """Back the head out of the enemy's knot, along the body."""
    expect(pad(someone, "enemy_knot")).to_be_visible()
    draws(someone, body[::-1], pause=0.02, gap=60)
    expect(pad(someone, "rope")).to_be_visible()


def gathers(host: Person, *guests: Person, **options: Any) -> str:
    """Open a table for these people, who sit down; its code."""
    usual = {"map": CLOSE, "rounds": 1, "hold_s": UNHURRIED}
    code = host.opens_table("wormlord", 1 + len(guests), usual | options)
    for guest in guests:
        guest.goes(f"/t/{code}").taps("Sit here")
    expect(host.page.get_by_role("button", name="Sit here")).to_have_count(0)
    return code


def sits_with(host: Person, *guests: Person, **options: Any) -> str:
    """Open a table for these people, and let all be ready; its code."""
    code = gathers(host, *guests, **options)
    for someone in (host, *guests):
        someone.taps("I am ready")
    at_signal(host, *guests)
    return code


def with_a_bot(host: Person, **options: Any) -> None:
    """Open a table for two, and give the other seat to a bot."""
    host.opens_table("wormlord", 2, options)
    host.fills(2)


def prefers(someone: Person, **prefs: Any) -> None:
    """Choose how to tie, as the page keeps it."""
    kept = json.dumps(json.dumps(prefs))
    someone.context.add_init_script(f"localStorage.setItem('wormery.wormlord', {kept})")


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
