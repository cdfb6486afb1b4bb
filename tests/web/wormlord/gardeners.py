"""People without a browser: they draw over sockets, beside those who look at the pages."""

import asyncio
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from random import Random
from uuid import uuid4

from tests.server.clients import Person as Guest
from tests.server.clients import people
from tests.web.people import Person
from wormery.knots import Stroke, accepts, draw_stroke, judge
from wormery.knots.stroke import Row

EVERY = 0.08  # seconds between two pieces of a rope, as a browser sends them
QUICK = 500  # ms that a hurried knot takes


def plants(someone: Person, code: str, seat: int, cells: Sequence[str]) -> None:
    """Tie and place knots in somebody's name, quicker than a page could be led."""
    guest = Guest(someone.house, someone.page.context.cookies()[0].get("value", ""))
    with ThreadPoolExecutor(1) as apart:  # the browsers' driver keeps an event loop in this thread
        apart.submit(asyncio.run, _plant(guest, code, seat, cells)).result()


@contextmanager
def others(house: str, code: str, names: Sequence[str]) -> Iterator[None]:
    """More people, who sit down after the first and draw without an end."""
    seated, over = threading.Event(), threading.Event()
    company = threading.Thread(target=asyncio.run, args=(_draw(house, code, names, seated, over),))
    company.start()
    seated.wait()
    try:
        yield
    finally:
        over.set()
        company.join()


async def _plant(guest: Guest, code: str, seat: int, cells: Sequence[str]) -> None:
    found = await guest.get(f"/api/codes/{code}")
    await guest.enter(found["table"])
    rng = Random(seat)
    for attempt, name in enumerate(cells):
        wish = f"{uuid4().hex}-"  # a wish with a name that was used before is answered as before
        await _streams(guest, seat, attempt, _hurried(rng), done=f"{wish}tie")
        cell = {"col": ord(name[0]) - ord("a"), "row": int(name[1]) - 1}
        answer = await guest.play(seat, {"type": "place", "cell": cell}, f"{wish}place")
        assert answer["type"] != "refused", answer
        await guest.play(seat, {"type": "take"}, f"{wish}take")  # unless the page was quicker
    await guest.leave()


def _hurried(rng: Random) -> list[Row]:
    stroke: Stroke = draw_stroke("expert", rng)
    while not accepts(judge(stroke), "overhand"):
        stroke = draw_stroke("expert", rng)
    haste = QUICK / stroke.rows[-1][2]
    return [(x, y, int(t * haste), layer) for x, y, t, layer in stroke.rows]


async def _draw(
    house: str, code: str, names: Sequence[str], seated: threading.Event, over: threading.Event
) -> None:
    async with people(house, *names) as guests:
        found = await guests[0].get(f"/api/codes/{code}")
        for seat, guest in enumerate(guests, 1):
            await guest.enter(found["table"])
            await guest.ask({"type": "sit", "seat": seat})
            await guest.ask({"type": "ready", "seat": seat})
        seated.set()
        hands = enumerate(guests, 1)
        await asyncio.gather(*(_draw_on(guest, seat, over) for seat, guest in hands))


async def _draw_on(guest: Guest, seat: int, over: threading.Event) -> None:
    """Draw ropes, and never finish one."""
    rng = Random(seat)
    attempt = 0
    while not over.is_set():
        attempt += 1
        await _streams(guest, seat, attempt, list(draw_stroke("medium", rng).rows))


async def _streams(
    guest: Guest, seat: int, attempt: int, rows: list[Row], *, done: str | None = None
) -> None:
    """Draw a rope in its own time; a wish that it be *done* waits for the answer."""

    async def send(*piece: object, **wish: str) -> None:
        await guest.send({"type": "stream", "seat": seat, "piece": piece} | wish)

    await send("grab", 1, attempt, "weave")
    began, seq = time.perf_counter(), 0
    while rows:
        await asyncio.sleep(EVERY)
        drawn = (time.perf_counter() - began) * 1000
        chunk = [row for row in rows[:64] if row[2] <= drawn]
        rows = rows[len(chunk) :]
        await send("pay", attempt, seq, 0, chunk)
        seq += 1
    if done is None:
        return
    await send("done", attempt, seq, request_id=done)
    answer = await guest.hear()
    while answer.get("request_id") != done:
        answer = await guest.hear()
    assert answer["type"] != "refused", answer
