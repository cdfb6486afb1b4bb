"""`python -m tests.web.opening`: how long the home page takes on a slow connection.

As Chromium's developer tools have it: "Slow 4G" and 4x CPU throttling, with empty caches.
"""

import tempfile
from pathlib import Path
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.services import chromium
from tests.web.conftest import QUIET, served
from tests.web.people import PHONE, Person, Window
from wormery.server.app import CLIENT

SLOW_4G = {
    "offline": False,
    "latency": 562.5,
    "downloadThroughput": 1_440_000 / 8,
    "uploadThroughput": 675_000 / 8,
}
THROTTLED = 4
TIMES = 5
USABLE = """new MutationObserver((_, watcher) => {
  if (!document.querySelector('article .main:not(:disabled)')) return;
  window.usable = performance.now();
  watcher.disconnect();
}).observe(document, { childList: true, subtree: true, attributes: true });"""
FETCHED = """() => Math.max(...performance.getEntriesByType('resource')
  .filter(({ responseEnd }) => responseEnd <= usable).map(({ responseEnd }) => responseEnd))"""


class Opening(NamedTuple):
    """Milliseconds until the first button can be pressed and until all it needs was fetched."""

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
    someone.page.add_init_script(USABLE)
    someone.page.goto(house, wait_until="commit")
    someone.page.wait_for_function("() => window.usable")
    usable, fetched = someone.page.evaluate("usable"), someone.page.evaluate(FETCHED)
    someone.leaves()
    return Opening(usable, fetched, sum(sent))


def main() -> None:
    """Print what it took."""
    with (
        tempfile.TemporaryDirectory() as folder,
        served(CLIENT, "tests.web.serving", Path(folder)) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(QUIET))
        openings = [opened(browser, house) for _ in range(TIMES)]
        browser.close()
    usable, fetched, sent = (median(column) for column in zip(*openings, strict=True))
    print(f"usable after {usable:.0f} ms; all fetched after {fetched:.0f} ms, {sent / 1024:.0f} KB")


if __name__ == "__main__":
    main()
