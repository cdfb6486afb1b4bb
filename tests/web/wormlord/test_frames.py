"""What a frame of Wormlord paints: what moves, and nothing else."""

import json
from typing import Any

from playwright.sync_api import Browser, expect

from tests.web.conftest import NewPerson
from tests.web.people import LANDSCAPE, PHONE, Person
from tests.web.wormlord.ropes import cell, draws, pad, sits_with, ties
from wormery.knots.drawing.figures import PRETZEL

COUNTING = """
window.painted = [];
const pens = CanvasRenderingContext2D.prototype;
const { clearRect, drawImage, stroke } = pens;
const count = (pen, what, amount) => {
  if (!pen.canvas.isConnected) what = 'kept';
  const frame = document.timeline.currentTime;
  if (painted.at(-1)?.frame !== frame) painted.push({ frame, pixels: 0, strokes: 0, kept: 0 });
  painted.at(-1)[what] += amount;
};
pens.clearRect = function (x, y, wide, high) {
  const { a, d } = this.getTransform();
  count(this, 'pixels', (wide * a * high * d) / (this.canvas.width * this.canvas.height));
  return clearRect.call(this, x, y, wide, high);
};
pens.stroke = function (...path) {
  count(this, 'strokes', 1);
  return stroke.call(this, ...path);
};
"""
"""Note for every frame which share of a canvas was painted anew, and with how many strokes."""


def counts(someone: Person) -> None:
    """Let the page count what it paints, from its next opening on."""
    someone.context.add_init_script(COUNTING)


def painted(someone: Person) -> list[dict[str, float]]:
    """What was painted since the last time, frame by frame."""
    frames: list[dict[str, float]] = someone.page.evaluate("() => painted.splice(0)")
    return frames


def test_a_finger_paints_only_what_moves(player: NewPerson) -> None:
    """A long rope costs no more than a short one: what lies still is kept."""
    anna, bert = player(size=PHONE, still=False), player()
    counts(anna)
    sits_with(anna, bert)
    draws(anna, PRETZEL[:5], lifts=False)
    painted(anna)
    draws_on(anna)
    frames = painted(anna)
    anna.page.mouse.up()
    assert len(frames) > 10
    assert max(frame["pixels"] for frame in frames) < 0.25
    assert sum(frame["pixels"] for frame in frames) / len(frames) < 0.15
    assert max(frame["strokes"] for frame in frames) < 20
    anna.looks("wormlord-kept-rope")


def draws_on(someone: Person) -> None:
    """Go on with the pretzel where the finger is."""
    box = someone.page.locator(".pad canvas").bounding_box()
    assert box is not None
    unit = box["width"] / 4096
    for x, y in PRETZEL[5:11]:
        someone.page.mouse.move(box["x"] + x * unit, box["y"] + y * unit, steps=12)


def test_ropes_of_others_are_painted_when_their_pieces_come(player: NewPerson) -> None:
    """Not in every frame, and without anything else on the page."""
    anna, bert = player(size=PHONE, still=False), player()
    counts(anna)
    sits_with(anna, bert)
    painted(anna)
    draws(bert, PRETZEL[:9], lifts=False)
    frames = painted(anna)
    bert.page.mouse.up()
    assert frames
    assert sum(frame["pixels"] for frame in frames) <= 3, "a rope is begun once, and then goes on"
    assert max(frame["strokes"] for frame in frames) <= 2


def test_an_idle_garden_paints_nothing(player: NewPerson, browser: Browser) -> None:
    """Whatever calls or pulses moves as a whole: no style, no layout, no painting."""
    anna, bert = player(size=LANDSCAPE, still=False), player()
    sits_with(anna, bert)
    ties(anna)
    expect(cell(anna, "c3")).to_have_accessible_name("c3, grass, you can place here")
    for someone, holds in ((anna, "own_knot"), (bert, "rope")):
        expect(pad(someone, holds)).to_be_visible()
        someone.page.wait_for_timeout(1500)
        assert done_in_a_second(someone, browser) == []


def done_in_a_second(someone: Person, browser: Browser) -> list[str]:
    """Which of the costly things a page does while nobody does anything."""
    someone.page.bring_to_front()
    browser.start_tracing(page=someone.page, categories=["devtools.timeline"])
    someone.page.wait_for_timeout(1000)
    trace: dict[str, Any] = json.loads(browser.stop_tracing())
    costly = ("Paint", "Layout", "FireAnimationFrame")
    return [event["name"] for event in trace["traceEvents"] if event["name"] in costly]
