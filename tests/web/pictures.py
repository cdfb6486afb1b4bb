"""`make pictures`: real pages of real games, as README.md and the home page show them."""

import json
from collections.abc import Callable

from playwright.sync_api import Browser, expect

from tests.web.conftest import ROOT, browsing
from tests.web.hands import wormi_is_mine, wormi_taps, wurmt_turn
from tests.web.moving import moving
from tests.web.people import PHONE, Person, Window
from tests.web.test_wormi import BLUE, LESSON, PINK
from tests.web.wormlord.ropes import at_signal, pad, plays_on, sees_a_frame
from wormery.knots.drawing.figures import PRETZEL, every, smooth

PICTURES = ROOT / "docs" / "pictures"
TELEVISION = Window(size={"width": 1920, "height": 1080}, scale=0.5)
CARDS = {"values_per_colour": [1, 2, 3, 4, 5, 6, 7] * 4, "memory": "friendly", "first": 0}
GARDEN = {"map": "basic-3", "rounds": 1, "hold_s": 60}
SMALL_PHONE = Window(size={"width": 320, "height": 640}, scale=0.75)  # for a small file
FRAMES = 16


def home(browser: Browser, house: str) -> None:
    """Three games and every way to sit down, once all of it can be pressed."""
    anna = _arrives(browser, house, "Anna", Window(size={"width": 1000, "height": 700}))
    anna.goes()
    for game in ("Wormi", "Das Wurmt", "Wormlord"):
        expect(anna.card(game).get_by_role("button", name="Play a bot now")).to_be_enabled()
    _keep(anna, "home")
    anna.leaves()


def wormi(browser: Browser, house: str) -> None:
    """A worm that is almost whole."""
    anna, bert = _arrives(browser, house, "Anna"), _arrives(browser, house, "Bert")
    code = anna.opens_table("wormi", 2, {"position": LESSON})
    bert.goes(f"/t/{code}").taps("Sit here")
    screen = _shows(browser, house, code)
    for someone in (anna, bert):
        someone.taps("I am ready")
    for mine, theirs in zip(BLUE, PINK, strict=False):
        wormi_is_mine(anna)
        wormi_taps(anna, *mine)
        wormi_is_mine(bert)
        wormi_taps(bert, *theirs)
    wormi_is_mine(anna)
    anna.page.get_by_role("grid").get_by_label("blue 14,").click()
    _keep_both(anna, screen, "wormi")
    bert.leaves()


def wurmt(browser: Browser, house: str) -> None:
    """Hidden heads, a hand, and worms on their way to ten."""
    anna = _arrives(browser, house, "Anna")
    code = anna.opens_table("wurmt", 3, CARDS)
    for seat in (2, 3):
        anna.fills(seat)
    screen = _shows(browser, house, code)
    anna.taps("I am ready")
    for _ in range(5):
        wurmt_turn(anna)
    anna.page.locator(".prompt.now").wait_for()
    anna.page.locator(".hand button:not(.idle)").first.click()
    _keep_both(anna, screen, "wurmt")


def wormlord(browser: Browser, house: str) -> None:
    """A garden with knots of three sides, and a rope on its way to one."""
    anna = _arrives(browser, house, "Anna")
    code = anna.opens_table("wormlord", 3, GARDEN)
    for seat in (2, 3):
        anna.fills(seat)
    screen = _shows(browser, house, code)
    anna.taps("I am ready")
    at_signal(anna)
    for _ in range(6):
        plays_on(anna)
    for _ in range(6):  # on a busy machine bots are quicker than one thinks
        if not pad(anna, "rope").is_visible():
            plays_on(anna)
    expect(pad(anna, "rope")).to_be_visible()
    _draw(anna, lambda at: at < 0.7)
    anna.page.evaluate("document.querySelectorAll('.notice button').forEach(each => each.click())")
    _keep_both(anna, screen, "wormlord")


def knot(browser: Browser, house: str) -> None:
    """A rope that becomes a knot, as the practice pad shows it."""
    anna = _arrives(browser, house, "Anna", SMALL_PHONE)
    anna.goes("/practice")
    practice = anna.page.locator(".pad").first
    expect(anna.page.locator(".pad canvas")).to_be_visible()
    frames: list[bytes] = []

    def watch(at: float) -> bool:
        if at * FRAMES >= len(frames):
            frames.append(practice.screenshot())
        return True

    _draw(anna, watch)
    anna.page.mouse.up()
    anna.page.wait_for_timeout(400)
    frames.append(practice.screenshot())
    (PICTURES / "knot.png").write_bytes(moving(frames, 130, 1800))
    anna.leaves()


def _draw(someone: Person, goes_on: Callable[[float], bool]) -> None:
    """Draw a pretzel and hold the end of it, as far as *goes_on* says."""
    sees_a_frame(someone)
    box = someone.page.locator(".pad canvas").bounding_box()
    assert box is not None
    places = every(smooth(PRETZEL), 120)
    for i, (x, y) in enumerate(places):
        unit = box["width"] / 4096
        someone.page.mouse.move(box["x"] + x * unit, box["y"] + y * unit)
        if i == 0:
            someone.page.mouse.down()
        if not goes_on(i / len(places)):
            return


def _arrives(browser: Browser, house: str, name: str, window: Window | None = None) -> Person:
    someone = Person.arrives(browser, house, window or Window(size=PHONE))
    someone.name = name
    kept = json.dumps(json.dumps({"name": name}))
    someone.context.add_init_script(f"localStorage.setItem('wormery.settings', {kept})")
    return someone


def _shows(browser: Browser, house: str, code: str) -> Person:
    """The table on a television."""
    screen = _arrives(browser, house, "Screen", TELEVISION)
    return screen.goes(f"/t/{code}/tv")


def _keep_both(someone: Person, screen: Person, name: str) -> None:
    someone.page.wait_for_timeout(600)
    _keep(someone, f"{name}-phone")
    _keep(screen, f"{name}-tv")
    for each in (someone, screen):
        each.leaves()


def _keep(someone: Person, name: str) -> None:
    someone.page.evaluate("scrollTo(0, 0)")
    path = PICTURES / f"{name}.jpg"
    someone.page.screenshot(path=path, type="jpeg", quality=70, animations="disabled")


def main() -> None:
    """Paint all pictures anew."""
    with browsing("tests.web.wormlord.serving") as (browser, house):
        for paint in (home, wormi, wurmt, wormlord, knot):
            paint(browser, house)
    for picture in sorted([*PICTURES.glob("*.jpg"), *PICTURES.glob("*.png")]):
        print(f"{picture.name}: {picture.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main()
