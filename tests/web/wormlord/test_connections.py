"""Fair on every line: with delays of 20, 80 and 200 ms, who wins a contested place, and why."""

import json
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, WebSocket, expect

from tests.web.people import Person, Window
from tests.web.slow_connections import SlowConnection, slowed
from tests.web.wormlord.ropes import cell, sits_with, ties

CREDIT = 75  # ms of the way to the server that are made good
CLEAR = 20  # ms between two acts that nobody can take for one moment, even on a busy machine
MOST_TRIES = 4


def counted_at(clicked: float, connection: SlowConnection) -> float:
    """When a click counts: when it came, less half the round trip, but no more than the credit."""
    sent = next(each for each in connection.sent if each >= clicked)
    return sent + connection.delay - min(connection.delay, CREDIT)


@pytest.mark.parametrize(
    ("delays", "later", "first"),
    [
        ((20, 20), 60, "pink"),  # equal lines: whoever is quicker
        ((80, 20), 55, "pink"),  # arrives after blue's, but was given before: the line is made good
        ((200, 20), 60, "blue"),  # more than the credit nobody gets: the slower line loses
    ],
)
def test_the_smallest_time_wins_a_contested_place(
    browser: Browser, garden: str, delays: tuple[int, int], later: int, first: str
) -> None:
    """WL-22: the first takes the free cell, the second conquers it from the first."""
    port = int(garden.rsplit(":", 1)[1])
    with ExitStack() as lines:
        both = [lines.enter_context(slowed(port, delay)) for delay in delays]
        for _ in range(MOST_TRIES):
            clicks, order = contest(browser, both, later)
            pink, blue = (counted_at(*each) for each in zip(clicks, both, strict=True))
            apart = blue - pink
            if abs(apart) >= CLEAR and (apart > 0) == (first == "pink"):
                break
        else:
            pytest.fail("this machine is too busy to click when it should")
    assert order == (["pink", "blue"] if first == "pink" else ["blue", "pink"])


def contest(
    browser: Browser, both: list[SlowConnection], later: int
) -> tuple[list[float], list[str]]:
    """Both want c3, blue so many ms later: when they clicked, and in which order it was granted."""
    anna, bert = (Person.arrives(browser, line.address, Window()) for line in both)
    takers: list[str] = []
    bert.page.on("websocket", lambda socket: listens(socket, takers))
    sits_with(anna, bert)
    for someone in (anna, bert):
        ties(someone)
        expect(cell(someone, "c3")).to_have_accessible_name("c3, grass, you can place here")
    start = float(anna.page.evaluate("Date.now()")) + 400
    for someone, at in ((anna, start), (bert, start + later)):
        someone.page.evaluate(CLICK_LATER, at)
    for someone in (anna, bert):
        someone.page.wait_for_function("() => window.clicked")
    clicks = [float(each.page.evaluate("window.clicked")) for each in (anna, bert)]
    while len(takers) < 2:
        bert.page.wait_for_timeout(50)
    for someone in (anna, bert):
        someone.leaves()
    return clicks, takers


CLICK_LATER = """at => {
  const cell = document.querySelector('[role=grid] button[title=c3]');
  const wait = () => {
    if (Date.now() < at) return void setTimeout(wait, 1);
    window.clicked = Date.now();
    cell.click();
  };
  wait();
}"""


def listens(socket: WebSocket, takers: list[str]) -> None:
    """Note who takes a cell, in the order of the server."""

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        takers.extend(
            ("pink", "blue")[news["side"]]
            for news in message.get("news") or ()
            if news["type"] == "cell_conquered"
        )

    socket.on("framereceived", hear)
