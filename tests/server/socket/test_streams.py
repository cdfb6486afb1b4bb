"""Ropes as they are drawn: pieces are shown live to the others, and only the knot is a wish."""

import asyncio
import json
from collections.abc import Iterator
from functools import reduce
from pathlib import Path
from random import Random

import pytest

from tests.server.clients import Message, Person, ServerProcess, begin, people, server
from wormery.core import Millis, Refusal, Seat, Setup
from wormery.games.wormlord import Options, Tie, Untie, evolve
from wormery.games.wormlord import begin as begin_match
from wormery.games.wormlord.ropes.gestures import Ropes
from wormery.knots import Stroke, accepts, draw_stroke, judge, tie
from wormery.knots.drawing.figures import every, smooth
from wormery.knots.drawing.hands import pull_free
from wormery.knots.drawing.pair import HEADS_HALF, TAILS_HALF, Pair
from wormery.knots.weaving.untie import loose_knot
from wormery.knots.weaving.weave import HEAD, TAIL

MATCH = reduce(evolve, begin_match(Setup(2, Options()), Random(1)), None)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests here."""
    path: Path = tmp_path_factory.mktemp("streams")
    with server(str(path / "t.db")) as process:
        yield process


def _knot() -> Stroke:
    """A quick overhand."""
    rng = Random(3)
    while True:
        stroke = draw_stroke("expert", rng)
        if accepts(judge(stroke), "overhand"):
            return stroke


async def _draw(person: Person, seat: int, stroke: Stroke, name: str) -> Message:
    """Draw a rope in its own time."""

    async def send(piece: object, name: str | None = None) -> None:
        request = {} if name is None else {"request_id": name}
        await person.send({"type": "stream", "seat": seat, "piece": piece} | request)

    await send(["grab", 1, 7, "weave"])
    rows = list(stroke.rows)
    began, seq = asyncio.get_running_loop().time(), 0
    while rows:
        await asyncio.sleep(0.1)
        drawn = (asyncio.get_running_loop().time() - began) * 1000
        chunk = [row for row in rows[:64] if row[2] <= drawn]
        rows = rows[len(chunk) :]
        await send(["pay", 7, seq, 0, chunk])
        seq += 1
    await send(["done", 7, seq], name)
    while True:
        message = await person.hear()
        if message.get("request_id") == name:
            return message


async def _until_playing(person: Person) -> None:
    while True:
        message = await person.hear()
        if (message.get("changes") or {}).get("phase") == "playing":
            return


def test_a_rope_is_seen_while_it_is_drawn_and_counts_when_it_holds(running: ServerProcess) -> None:
    """WL-11: the judge of the server decides; the pieces are in no log."""

    async def scenario() -> None:
        async with people(running.url, "Ann", "Ben", "Cat") as (ann, ben, cat):
            table = await ann.open("wormlord")
            await cat.enter(table)
            await begin(table, ann, ben)
            await ann.send({"type": "stream", "seat": 0, "piece": ["grab", 1, 1, "weave"]})
            whole = {"type": "tie", "rows": list(_knot().rows)}
            assert (await ann.play(0, whole))["rule"] == "TB-21"
            await _until_playing(ann)
            tied = await _draw(ann, 0, _knot(), "knot")
            assert tied["type"] == "update", tied
            assert "knot_tied" in {told["type"] for told in tied["news"]}
            for watcher in (ben, cat):
                pieces: list[list[object]] = []
                while not pieces or pieces[-1][0] != "done":
                    pieces.append((await watcher.until("streamed", seat=0))["piece"])
                assert pieces[-2][0] == "pay"
            straight = Stroke(tuple((400 + 40 * i, 900, 20 * i, 0) for i in range(60)))
            await ann.play(0, {"type": "place", "cell": (await _places(ann))[0]})
            await ann.play(0, {"type": "take"})
            refused = await _draw(ann, 0, straight, "loops")
            assert (refused["type"], refused["rule"]) == ("refused", "WL-11")
            log = await ann.get(f"/api/tables/{table}/replay")
            assert '"pay"' not in json.dumps(log)

    asyncio.run(scenario())


def test_pieces_of_several_hands_all_arrive_in_their_order(running: ServerProcess) -> None:
    """Those of one moment leave in one write, each a message of its own."""

    async def scenario() -> None:
        async with people(running.url, "Ann", "Ben", "Cat") as (ann, ben, cat):
            table = await ann.open("wormlord")
            await cat.enter(table)
            await begin(table, ann, ben)
            await _until_playing(cat)
            for attempt in range(20):
                for seat, person in enumerate((ann, ben)):
                    piece = ["grab", 1, attempt, "weave"]
                    await person.send({"type": "stream", "seat": seat, "piece": piece})
            seen: dict[int, list[int]] = {0: [], 1: []}
            while min(map(len, seen.values())) < 20:
                message = await cat.until("streamed")
                seen[message["seat"]].append(message["piece"][2])
            assert seen == {0: list(range(20)), 1: list(range(20))}

    asyncio.run(scenario())


async def _places(person: Person) -> list[object]:
    """Where the knot may go, by the latest view."""
    for frame in reversed(person.frames):
        message = json.loads(frame)
        choices = (message.get("changes") or message.get("view") or {}).get("choices")
        if choices and choices["places"]:
            places: list[object] = choices["places"]
            return places
    raise AssertionError("nowhere")


def test_nobody_draws_for_another_or_out_of_turn(running: ServerProcess) -> None:
    """TB-02, TB-11, TB-21"""

    async def scenario() -> None:
        async with people(running.url, "Ann", "Ben") as (ann, ben):
            table = await ann.open("wormlord")
            await ann.enter(table)
            await ann.ask({"type": "sit", "seat": 0})
            await ann.send({"type": "stream", "seat": 0, "piece": ["grab", 1, 1, "weave"]})
            assert (await ann.until("refused"))["rule"] == "TB-11"
            await ann.leave()
            table = await ben.open("wormlord")
            await begin(table, ann, ben)
            await ben.send({"type": "stream", "seat": 0, "piece": ["grab", 1, 1, "weave"]})
            assert (await ben.until("refused"))["rule"] == "TB-02"
            bad: list[object] = [["nonsense"], {}, ["pay", 9, 0, 0, []], ["done", 9, 0]]
            for piece in bad:
                await ben.send({"type": "stream", "seat": 1, "piece": piece})
                assert (await ben.until("refused"))["rule"] == "TB-21"

    asyncio.run(scenario())


def test_a_finger_is_followed_out_of_a_knot() -> None:
    """WL-18: pulls come in pieces, too, and end in an untie."""
    knot = loose_knot("right", 1)
    trace = pull_free(knot, "expert", Random(1))
    hand = Ropes().hands().hand(Seat(0))
    hand.receive(json.dumps(["loosen", 1, 1, trace.end]).encode(), MATCH, Millis(0), Millis(0))
    seq = 0
    for start in range(0, len(trace.rows), 16):
        rows = trace.rows[start : start + 16]
        piece = json.dumps(["pull", 1, seq, rows]).encode()
        heard = hand.receive(piece, MATCH, Millis(rows[-1][2]), Millis(0))
        assert heard.command is None
        seq += 1
    freed = hand.receive(json.dumps(["free", 1, seq]).encode(), MATCH, Millis(60_000), Millis(0))
    assert isinstance(freed.command, Untie)
    assert freed.command.pulls[0].rows == trace.rows
    assert freed.at == 60_000  # after such a pause only arrival counts


@pytest.mark.parametrize(
    ("late", "round_trip", "counts"),
    [
        (0, 0, 1900),  # the own duration
        (60, 0, 1900),  # what came late counts from when it was done
        (400, 0, 2150),  # but 150 ms is all that is made good
        (60, 40, 1880),  # half a round trip, for the grab came late, too
        (60, 4000, 1825),  # 75 ms at most
        (0, 40, 1880),
    ],
)
def test_a_knot_is_freed_when_the_finger_says_within_bounds(
    late: int, round_trip: int, counts: int
) -> None:
    """WL-18: pulled for 900 ms, taken at 1000."""
    hand = Ropes().hands().hand(Seat(0))
    hand.receive(b'["loosen",1,1,"head"]', MATCH, Millis(1000), Millis(round_trip))
    rows = [[2000 + 10 * step, 2000, 100 * step] for step in range(10)]
    hand.receive(
        json.dumps(["pull", 1, 0, rows]).encode(), MATCH, Millis(1900 + late), Millis(round_trip)
    )
    freed = hand.receive(b'["free",1,1]', MATCH, Millis(1900 + late), Millis(round_trip))
    assert freed.at == counts


def test_rows_from_the_future_end_the_try() -> None:
    """TB-21: nobody draws faster than time."""
    tied = tie("expert", Random(1))
    hand = Ropes().hands().hand(Seat(0))
    hand.receive(b'["grab",1,1,"weave"]', MATCH, Millis(0), Millis(0))
    rows = [(x, y, t + 2000, u) for x, y, t, u in tied.stroke.rows[:60]]
    late = json.dumps(["pay", 1, 0, 0, rows]).encode()
    with pytest.raises(Refusal, match="from_the_future"):
        hand.receive(late, MATCH, Millis(100), Millis(0))
    with pytest.raises(Refusal, match="no_such_try"):
        hand.receive(b'["done",1,1]', MATCH, Millis(5000), Millis(0))
    assert Ropes().is_gesture(Tie(tied.stroke.rows))


def test_a_grab_that_comes_late_spoils_no_rope() -> None:
    """TB-21: a busy browser, or a lost packet, lets the grab come in together with the rows.

    Nobody gains by it: the rope counts when it was done.
    """
    tied = tie("expert", Random(1))
    hand = Ropes().hands().hand(Seat(0))
    hand.receive(b'["grab",1,1,"weave"]', MATCH, Millis(1000), Millis(0))
    rows = list(tied.stroke.rows)
    for seq, start in enumerate(range(0, len(rows), 64)):
        piece = json.dumps(["pay", 1, seq, 0, rows[start : start + 64]]).encode()
        hand.receive(piece, MATCH, Millis(1005), Millis(0))
    done = json.dumps(["done", 1, -(-len(rows) // 64)]).encode()
    drawn = hand.receive(done, MATCH, Millis(1010), Millis(0))
    assert rows[-1][2] > 150
    assert (drawn.command, drawn.at) == (Tie(tied.stroke.rows), 1010)


def test_a_finger_that_took_hold_late_pulls_all_the_same() -> None:
    """TB-21, WL-18"""
    hand = Ropes().hands().hand(Seat(0))
    hand.receive(b'["loosen",1,1,"head"]', MATCH, Millis(1000), Millis(0))
    rows = [[2000 + 10 * step, 2000, 100 * step] for step in range(10)]
    hand.receive(json.dumps(["pull", 1, 0, rows]).encode(), MATCH, Millis(1005), Millis(0))
    freed = hand.receive(b'["free",1,1]', MATCH, Millis(1010), Millis(0))
    assert isinstance(freed.command, Untie)
    assert freed.at == 1010


def test_it_is_not_asked_without_end_whether_a_knot_is_free() -> None:
    """TB-21: every answer costs a walk along all that was pulled."""
    hand = Ropes().hands().hand(Seat(0))
    hand.receive(b'["loosen",1,1,"head"]', MATCH, Millis(1000), Millis(0))
    hand.receive(b'["pull",1,0,[[2000,2000,0]]]', MATCH, Millis(1000), Millis(0))
    for seq in range(1, 9):
        hand.receive(json.dumps(["free", 1, seq]).encode(), MATCH, Millis(1100), Millis(0))
    with pytest.raises(Refusal, match="too_many_verdicts"):
        hand.receive(b'["free",1,9]', MATCH, Millis(1200), Millis(0))


@pytest.mark.parametrize(
    ("rows", "code"),
    [
        ([[1, 2]], "not_a_row"),
        ([[1, 2, 3], [1, 2, 1]], "time_falls"),
        ([[1, 2, "3"]], "not_an_int"),
        ([[1, 2, 3]] * 65, "chunk_too_long"),
        ([[1, 9999, 3]], "off_canvas"),
    ],
)
def test_every_piece_of_a_pull_is_read_before_it_is_kept(rows: object, code: str) -> None:
    """TB-21"""
    hand = Ropes().hands().hand(Seat(0))
    hand.receive(b'["loosen",1,1,"head"]', MATCH, Millis(1000), Millis(0))
    with pytest.raises(Refusal, match=code):
        hand.receive(json.dumps(["pull", 1, 0, rows]).encode(), MATCH, Millis(1100), Millis(0))


def test_partners_see_one_rope_while_both_draw_it(running: ServerProcess) -> None:
    """WL-34: the server weaves what both send, and tells both and nobody else."""
    halves = {"tail": every(smooth(TAILS_HALF), gap=90), "head": every(smooth(HEADS_HALF), gap=90)}
    rows = {
        end: [[x, y, 30 * i, 0] for i, (x, y) in enumerate(half)] for end, half in halves.items()
    }

    async def draw(person: Person, seat: int, end: str, seq: int, chunk: list[list[int]]) -> None:
        piece = ["pay", 1, seq, 0, chunk] if seq >= 0 else ["grab", 1, 1, "weave"]
        await person.send({"type": "stream", "seat": seat, "piece": piece})
        if seq >= 0:
            await _woven(person, end)

    async def scenario() -> None:
        async with people(running.url, "Ann", "Ben", "Cat", "Dan") as (ann, ben, cat, dan):
            table = await ann.open("wormlord", seats=4, options={"teams": [2, 2]})
            await begin(table, ann, ben, cat, dan)
            await _until_playing(ann)
            both = ((ann, 0, "tail"), (ben, 1, "head"))
            for person, seat, end in both:
                await draw(person, seat, end, -1, [])
            pair = Pair()
            for seq in range(3):
                await asyncio.sleep(0.3)
                for person, seat, end in both:
                    chunk = rows[end][8 * seq : 8 * seq + 8]
                    await draw(person, seat, end, seq, chunk)
                    for x, y, t, _ in chunk:
                        pair.move(TAIL if end == "tail" else HEAD, x, y, t)
            for person in (ann, ben):
                for end, side in (("tail", TAIL), ("head", HEAD)):
                    strand = [list(row) for row in pair.weaver.rows(side)]
                    while _laid(person, end)[-1:] != strand[-1:]:
                        await person.hear()
                    laid = _laid(person, end)
                    assert strand[len(strand) - len(laid) :] == laid
            await cat.until("streamed", seat=1)
            assert not any("woven" in frame for frame in cat.frames)

    asyncio.run(scenario())


def test_who_comes_back_sees_what_the_partner_has_drawn_so_far(running: ServerProcess) -> None:
    """WL-34: a reload shows the partner's end at once, and to nobody else."""
    rows = [[x, y, 30 * i, 0] for i, (x, y) in enumerate(every(smooth(TAILS_HALF), gap=90)[:9])]

    async def scenario() -> None:
        async with people(running.url, "Ann", "Ben", "Cat") as (ann, ben, cat):
            table = await ann.open("wormlord", seats=3, options={"teams": [2, 1]})
            await begin(table, ann, ben, cat)
            await _until_playing(ann)
            await ann.send({"type": "stream", "seat": 0, "piece": ["grab", 1, 1, "weave"]})
            await asyncio.sleep(0.3)
            await ann.send({"type": "stream", "seat": 0, "piece": ["pay", 1, 0, 0, rows]})
            await _woven(ben, "tail")
            known = _laid(ben, "tail")
            for person in (ann, ben, cat):
                await person.leave()
                person.frames.clear()
                await person.enter(table)
            await _woven(ben, "tail")
            assert _laid(ben, "tail") == known
            for person in (ann, cat):
                await person.until("presence")
                assert not any("woven" in frame for frame in person.frames)

    asyncio.run(scenario())


async def _woven(person: Person, end: str) -> None:
    """Wait for what the server makes of a piece."""
    while (await person.until("streamed"))["piece"][:2] != ["woven", end]:
        pass


def _laid(person: Person, end: str) -> list[list[int]]:
    """An end of the rope, as somebody was told it piece by piece."""
    rows: list[list[int]] = []
    for message in map(json.loads, person.frames):
        if message["type"] == "streamed" and message["piece"][:2] == ["woven", end]:
            _, _, back, on = message["piece"]
            rows[max(0, len(rows) - back) :] = on
    return rows
