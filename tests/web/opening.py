"""`python -m tests.web.opening`: how long the home page takes on a slow connection.

As Chromium's developer tools have it: "Slow 4G" and 4x CPU throttling, with empty caches.
"""

from statistics import median
from typing import NamedTuple

from playwright.sync_api import Browser

from tests.web.conftest import browsing
from tests.web.people import PHONE, Person, Window

SLOW_4G = {
    "offline": False,
    "latency": 562.5,
    "downloadThroughput": 1_440_000 / 8,
    "uploadThroughput": 675_000 / 8,
}
THROTTLED = 4
TIMES = 5
WATCHED = """(() => {
  const look = () => {
    const button = document.querySelector('article .main:not(:disabled)');
    if (!button?.checkVisibility()) return requestAnimationFrame(look);
    window.shown = performance.now();
  };
  requestAnimationFrame(look);
  let answer;  // called once by the page, when it answers whatever is pressed
  Object.defineProperty(window, 'answerPresses', {
    set: (given) => (answer = given),
    get: () => () => { answer(); window.usable = performance.now(); },
  });
})();"""
FETCHED = """() => Math.max(...performance.getEntriesByType('resource')
  .filter(({ responseEnd }) => responseEnd <= usable).map(({ responseEnd }) => responseEnd))"""


class Opening(NamedTuple):
    """Milliseconds until buttons are seen, until they answer, and until all was fetched for it."""

    shown: float
    usable: float
    fetched: float
    bytes_sent: int


def opened(browser: Browser, house: str) -> Opening:
    """Open the home page once, with nothing in any cache."""
    someone = Person.arrives(browser, house, Window(size=PHONE))
    tools = someone.context.new_cdp_session(someone.page)
    sent: list[int] = []
    tools.on("Network.loadingFinished", lambda told: sent.append(int(told["encodedDataLength"])))
    tools.send("Network.enable")
    tools.send("Network.emulateNetworkConditions", SLOW_4G)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLED})
    someone.page.add_init_script(WATCHED)
    someone.page.goto(house, wait_until="commit")
    someone.page.wait_for_function("() => window.usable")
    shown, usable = someone.page.evaluate("[shown, usable]")
    fetched = someone.page.evaluate(FETCHED)
    someone.leaves()
    return Opening(shown, usable, fetched, sum(sent))


def main() -> None:
    """Print what it took."""
    with browsing("tests.web.serving") as (browser, house):
        openings = [opened(browser, house) for _ in range(TIMES)]
    shown, usable, fetched, sent = (median(column) for column in zip(*openings, strict=True))
    print(f"seen, and presses kept, after {shown:.0f} ms; usable after {usable:.0f} ms")
    print(f"all fetched after {fetched:.0f} ms, {sent / 1024:.0f} KB")


if __name__ == "__main__":
    main()
