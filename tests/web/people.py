"""People in front of browsers: what they see, and what they tap."""

import json
import re
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, Self

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Request, expect

SCREENSHOTS = Path(__file__).parent / "screenshots"
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

PHONE = {"width": 390, "height": 844}
LANDSCAPE = {"width": 844, "height": 390}
TABLET = {"width": 820, "height": 1180}
DESKTOP = {"width": 1280, "height": 860}
PATIENCE = 30_000  # milliseconds: a busy machine stands still for a while now and then

NAMED = """if (!localStorage.getItem('wormery.settings')) {
    localStorage.setItem('wormery.settings', %s);
}"""
COUNTED = count(1)

expect.set_options(timeout=PATIENCE)


@dataclass(frozen=True)
class Window:
    """What somebody looks through."""

    language: str = "en-GB"
    size: dict[str, int] = field(default_factory=lambda: DESKTOP)
    still: bool = True
    dark: bool = False
    touch: bool = False
    met: bool = True  # whether this browser was asked for a name and a face before
    scale: float = 1  # pixels of a picture for each of the page
    installs: bool = False  # whether pages are kept on the device; it costs every test a second


@dataclass
class Person:
    """Somebody with a window."""

    context: BrowserContext
    page: Page
    house: str
    name: str = field(default_factory=lambda: f"Squiggle {next(COUNTED)}")
    mishaps: list[str] = field(default_factory=list)
    elsewhere: list[str] = field(default_factory=list)

    @classmethod
    def arrives(cls, browser: Browser, house: str, window: Window) -> Self:
        """Open a window, with no past."""
        context = browser.new_context(
            locale=window.language,
            viewport={"width": window.size["width"], "height": window.size["height"]},
            reduced_motion="reduce" if window.still else "no-preference",
            color_scheme="dark" if window.dark else "light",
            has_touch=window.touch,
            accept_downloads=True,
            device_scale_factor=window.scale,
            service_workers="allow" if window.installs else "block",
        )
        context.set_default_timeout(PATIENCE)
        if window.met:
            context.add_init_script("localStorage.setItem('wormery.met', 'true')")
        someone = cls(context, context.new_page(), house)
        someone._watch()
        return someone

    def _watch(self) -> None:
        self.page.on("pageerror", lambda error: self.mishaps.append(str(error)))
        self.context.on("request", self._only_from_here)

    def _only_from_here(self, request: Request) -> None:
        if not request.url.startswith((self.house, "blob:", "data:")):
            self.elsewhere.append(request.url)

    def leaves(self) -> None:
        """Close the window; nothing went wrong in it and nothing was fetched from elsewhere."""
        self.context.close()
        assert self.mishaps == []
        assert self.elsewhere == []

    def goes(self, path: str = "/") -> Self:
        """Open an address of the house."""
        self.page.goto(self.house + path)
        return self

    def taps(self, name: str, *, within: Locator | None = None) -> None:
        """Tap a button by what it says; on the home page it also says which game it is for."""
        named = re.compile(f"^{re.escape(name)}(: (Wormi|Das Wurmt|Wormlord))?$")
        (within or self.page).get_by_role("button", name=named).first.click()

    def fills(self, seat: int, by: str = "") -> None:
        """Let somebody sit on a free seat, counted from one; unsaid it is the simplest bot."""
        self.page.locator(f".chairs li:nth-child({seat}) .deed button").click()
        choices = self.page.get_by_role("dialog")
        if by:
            self.taps(by, within=choices)
        else:
            choices.locator(".bots button").first.click()

    def card(self, game: str) -> Locator:
        """A game on the home page."""
        heading = self.page.get_by_role("heading", name=game, exact=True)
        return self.page.get_by_role("article").filter(has=heading)

    def sees(self, text: str) -> None:
        """A text is on the page."""
        expect(self.page.get_by_text(text).first).to_be_visible()

    def looks(self, name: str) -> None:
        """Keep a picture for people to look at."""
        SCREENSHOTS.mkdir(exist_ok=True)
        self.page.screenshot(path=SCREENSHOTS / f"{name}.png")

    @property
    def code(self) -> str:
        """The code of the table in the address."""
        self.page.wait_for_url("**/t/*")
        return self.page.url.split("/t/")[1].split("/")[0].split("?")[0]

    def opens_table(self, game: str, seats: int, options: dict[str, Any]) -> str:
        """Open a table with options that have no form, and go there; its code."""
        if not self.context.cookies():
            self._asks("/api/guest", {"name": self.name})
            self.context.add_init_script(NAMED % json.dumps(json.dumps({"name": self.name})))
        asked = {"game": game, "seats": seats, "options": options, "sit": 0}
        code = str(self._asks("/api/tables", asked)["code"])
        self.goes(f"/t/{code}")
        return code

    def _asks(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """What the server answers to somebody who asks past the page; it costs less than one."""
        kind = {"content-type": "application/json"}
        answer = self.page.request.post(self.house + path, data=json.dumps(body), headers=kind)
        assert answer.ok, answer.text()
        told: dict[str, Any] = answer.json()
        return told

    def complaints(self) -> list[str]:
        """What axe has to say about the page."""
        self.page.evaluate(AXE.read_text())
        found = self.page.evaluate("async () => (await axe.run(document)).violations")
        return [
            f"{each['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
            for each in found
            for node in each["nodes"]
        ]
