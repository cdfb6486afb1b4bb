"""`python -m tests.web.wormlord.frames [NAME=FOLDER ...]`: what a frame costs on a phone.

Four people draw at once: one of them here, in a real browser, three over sockets. Every folder is
a built client (default: the one in src); they are measured in turns on one machine, so that the
ratios hold even where the times do not.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from msgspec import Struct
from playwright.sync_api import Browser, CDPSession, Page

from tests.server.clients import free_port
from tests.web.conftest import ROOT, answers, launched
from tests.web.people import PHONE, Person
from tests.web.wormlord.gardeners import others
from tests.web.wormlord.ropes import at_signal
from wormery.knots.drawing.figures import PRETZEL, every, smooth
from wormery.server.app import CLIENT

SLOWDOWNS = (1, 4)  # CPU throttling, as Chromium's developer tools do it
ROUNDS = 3
STROKES = 4  # in a round
GAP = 45.0  # units between two places of the finger: 1.7 s a stroke at 120 a second
BEAT = 1 / 120

COUNT = """() => {
  window.frames60 = 0;
  const count = () => { window.frames60 += 1; window.counting = requestAnimationFrame(count); };
  count();
}"""


class Cost(Struct, frozen=True):
    """Of one frame, in milliseconds of processor time of the page's main thread."""

    rate: float  # frames a second
    whole: float
    script: float
    style: float  # styles and layout
    rest: float  # painting, and handing the frame over


def main() -> None:
    """Measure, and print a row for every client and slowdown."""
    given = [each.partition("=") for each in sys.argv[1:]]
    clients = {name: Path(folder) for name, _, folder in given} or {"now": CLIENT}
    costs: dict[tuple[str, int], list[Cost]] = {}
    with launched() as browser:
        for turn in range(ROUNDS):
            for name, folder in clients.items():
                for slowdown, cost in measured(browser, folder):
                    costs.setdefault((name, slowdown), []).append(cost)
            print(f"round {turn + 1} of {ROUNDS}, load {os.getloadavg()[0]:.1f}", file=sys.stderr)
    print(f"{'client':10}  slow  frames/s     ms  script  style   rest")
    for (name, slowdown), of in costs.items():
        row = [median(getattr(each, what) for each in of) for what in Cost.__struct_fields__]
        print(f"{name:10} {slowdown:5}  {row[0]:8.1f}" + "".join(f" {ms:6.2f}" for ms in row[1:]))


def measured(browser: Browser, client: Path) -> Iterator[tuple[int, Cost]]:
    """What a frame costs with every slowdown."""
    with house(client) as address, phone(browser, address) as anna:
        code = anna.opens_table("wormlord", 4, {"rounds": 1})
        with others(address, code, ("Bert", "Cleo", "Dan")):
            anna.taps("I am ready")
            at_signal(anna)
            session = anna.context.new_cdp_session(anna.page)
            session.send("Performance.enable", {"timeDomain": "threadTicks"})
            for slowdown in SLOWDOWNS:
                session.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
                draws_once(anna.page)
                yield slowdown, cost_of(anna.page, session)


def cost_of(page: Page, session: CDPSession) -> Cost:
    """Draw, and look at what it took."""
    page.evaluate(COUNT)
    before, began = metrics(session), time.perf_counter()
    for _ in range(STROKES):
        draws_once(page)
    after, seconds = metrics(session), time.perf_counter() - began
    frames = page.evaluate("() => { cancelAnimationFrame(counting); return frames60; }")
    spent = {name: 1000 * (after[name] - before[name]) / frames for name in after}
    style = spent["RecalcStyleDuration"] + spent["LayoutDuration"]
    return Cost(
        rate=frames / seconds,
        whole=spent["TaskDuration"],
        script=spent["ScriptDuration"],
        style=style,
        rest=spent["TaskDuration"] - spent["ScriptDuration"] - style,
    )


def metrics(session: CDPSession) -> dict[str, float]:
    """Seconds of processor time so far, by what they were for."""
    told = session.send("Performance.getMetrics")["metrics"]
    return {each["name"]: each["value"] for each in told if each["name"].endswith("Duration")}


def draws_once(page: Page) -> None:
    """Draw most of a pretzel at an even pace, and shake it out."""
    box = page.locator(".pad canvas").bounding_box()
    assert box is not None
    unit = box["width"] / 4096
    due = time.perf_counter()
    for i, (x, y) in enumerate(every(smooth(PRETZEL[:11]), GAP)):
        page.mouse.move(box["x"] + x * unit, box["y"] + y * unit)
        if i == 0:
            page.mouse.down()
        due = max(due + BEAT, time.perf_counter() - BEAT)
        time.sleep(max(0.0, due - time.perf_counter()))
    page.mouse.up()
    page.get_by_role("button", name="Shake out").click()


@contextmanager
def phone(browser: Browser, address: str) -> Iterator[Person]:
    """Somebody with a sharp little screen."""
    context = browser.new_context(
        locale="en-GB",
        viewport={"width": PHONE["width"], "height": PHONE["height"]},
        device_scale_factor=3,
    )
    yield Person(context, context.new_page(), address)
    context.close()


@contextmanager
def house(client: Path) -> Iterator[str]:
    """A server with these pages."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "tests.web.wormlord.serving",
            str(port),
            folder,
            str(client),
        ]
        process = subprocess.Popen(command, cwd=ROOT)
        try:
            while not answers(f"http://127.0.0.1:{port}/health"):
                time.sleep(0.05)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
