"""`make pictures`: real pages of a real game, as docs/pictures shows them."""

import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.server.clients import free_port
from tests.services import chromium
from tests.web.conftest import QUIET, ROOT, answers
from tests.web.hands import wormi_is_mine, wormi_taps, wurmt_turn
from tests.web.people import Person, Window
from tests.web.test_wormi import BLUE, LESSON, PINK

PICTURES = ROOT / "docs" / "pictures"
CARDS = {"values_per_colour": [1, 2, 3, 4, 5, 6, 7] * 4, "memory": "friendly", "first": 0}


def home(browser: Browser, house: str) -> None:
    """Three games and every way to sit down."""
    anna = _arrives(browser, house, "Anna", height=640)
    anna.goes()
    anna.card("Wormlord").get_by_role("button", name="Play a bot now").wait_for()
    _keep(anna, "home")


def wormi(browser: Browser, house: str) -> None:
    """A worm that is almost whole."""
    anna, bert = (_arrives(browser, house, name) for name in ("Anna", "Bert"))
    code = anna.opens_table("wormi", 2, {"position": LESSON})
    bert.goes(f"/t/{code}").taps("Sit here")
    for someone in (anna, bert):
        someone.taps("I am ready")
    for mine, theirs in zip(BLUE, PINK, strict=False):
        wormi_is_mine(anna)
        wormi_taps(anna, *mine)
        wormi_is_mine(bert)
        wormi_taps(bert, *theirs)
    wormi_is_mine(anna)
    anna.page.get_by_role("grid").get_by_label("blue 14,").click()
    _keep(anna, "wormi")


def wurmt(browser: Browser, house: str) -> None:
    """Hidden heads, a hand, and worms on their way to ten."""
    anna = _arrives(browser, house, "Anna", height=840)
    anna.opens_table("wurmt", 3, CARDS)
    for seat in (2, 3):
        anna.page.get_by_label(f"A bot for seat {seat}").select_option(index=1)
    anna.taps("I am ready")
    for _ in range(3):
        wurmt_turn(anna)
    anna.page.locator(".prompt.now").wait_for()
    anna.page.locator(".hand button:not(.idle)").first.click()
    _keep(anna, "wurmt")


def _arrives(browser: Browser, house: str, name: str, height: int = 690) -> Person:
    someone = Person.arrives(browser, house, Window(size={"width": 1000, "height": height}))
    kept = json.dumps(json.dumps({"name": name}))
    someone.context.add_init_script(f"localStorage.setItem('wormery.settings', {kept})")
    return someone


def _keep(someone: Person, name: str) -> None:
    someone.page.mouse.move(0, 0)
    someone.page.evaluate("scrollTo(0, 0)")
    someone.page.screenshot(path=PICTURES / f"{name}.png", animations="disabled")
    someone.leaves()


def main() -> None:
    """Paint all pictures anew."""
    port = free_port()
    house = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tests.web.serving", str(port), folder]
        process = subprocess.Popen(command, cwd=ROOT)
        try:
            while not answers(f"{house}/health"):
                time.sleep(0.05)
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=chromium(), args=list(QUIET))
                for paint in (home, wormi, wurmt):
                    paint(browser, house)
                browser.close()
        finally:
            process.terminate()
            process.wait()
    for picture in sorted(Path(PICTURES).glob("*.png")):
        print(f"{picture.name}: {picture.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main()
