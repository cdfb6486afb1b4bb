"""The page's judge and weaver agree with the server's, rope for rope, down to the last layer."""

import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Literal, get_args

import msgspec
import pytest
from msgspec import Struct, field

from tests.knots.ropes import braid, pretzel, scribble, torus, turned_round
from wormery.knots import Bad, Level, Row, Stroke, draw_stroke, judge, loose_knot, pack, pull_free
from wormery.knots.drawing.figures import every, smooth
from wormery.knots.drawing.keys import STEP, Direction, Snake, switch_stroke
from wormery.knots.drawing.keys import crawl as crawl_by
from wormery.knots.drawing.pair import HEADS_HALF, TAILS_HALF, Pair
from wormery.knots.weaving.untie import End, Untying
from wormery.knots.weaving.weave import HEAD, TAIL, Leash, Side, Weaver, weave

WEB = Path(__file__).parents[2] / "web"
SAMPLE = Path(__file__).parent / "data" / "strokes-sample.jsonl"
ESBUILD = WEB / "node_modules" / ".bin" / "esbuild"

Point = tuple[int, int, int]


class Judge(Struct, tag_field="ask", tag="judge"):
    """What does this rope hold?"""

    rows: tuple[Row, ...]
    when: tuple[int, ...] = ()


class Weave(Struct, tag_field="ask", tag="weave"):
    """Which rope does a head make on this way, on a leash if it has a length?"""

    points: list[Point]
    leash: int = 0


class Together(Struct, tag_field="ask", tag="pair"):
    """Which rope do two people make?"""

    moves: list[tuple[int, int, int, int]]


class Trace(Struct):
    """A finger that pulls at one end."""

    end: End
    rows: list[Point]


class Loosen(Struct, tag_field="ask", tag="untie"):
    """What is left of a knot after these pulls?"""

    rows: tuple[Row, ...]
    traces: list[Trace]


class Crawl(Struct, tag_field="ask", tag="snake"):
    """Which steps can a worm on its lattice take, and what rope is it then?"""

    ways: list[Direction]
    pace: int


class Press(Struct, tag_field="ask", tag="press"):
    """Which rope do these presses make?"""

    ways: list[Direction]


class Switch(Struct, tag_field="ask", tag="switch"):
    """Which rope does one switch make?"""

    presses: list[tuple[int, int]]


class Unpack(Struct, tag_field="ask", tag="unpack"):
    """Which rope is in this text?"""

    text: str


Question = Judge | Weave | Together | Loosen | Crawl | Press | Switch | Unpack


class Judged(Struct, rename="camel"):
    """The page's verdict."""

    kind: str
    name: str
    hand: str | None
    alexander: tuple[int, ...]
    crossings: int
    own_crossings: int
    kept: int
    is_small: bool


class Drawn(Struct):
    """A rope of the page's, with what else was asked for."""

    rows: tuple[Row, ...]
    when: tuple[int, ...]
    shared: bool = False
    steps: list[bool] = field(default_factory=list)


class Left(Struct):
    """What the page leaves of a knot."""

    grabbed: list[bool]
    free: bool
    left: Drawn


@pytest.fixture(scope="module")
def twin(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's knots, bundled for Node."""
    bundle = tmp_path_factory.mktemp("twin") / "twin.mjs"
    source = WEB / "src" / "knots" / "twin.ts"
    subprocess.run(
        [ESBUILD, source, "--bundle", "--platform=node", "--format=esm", f"--outfile={bundle}"],
        check=True,
        capture_output=True,
    )
    return bundle


def ask(twin: Path, questions: Iterable[Question]) -> list[bytes]:
    """Put questions to the page's knots, all at once."""
    lines = b"\n".join(map(msgspec.json.encode, questions))
    told = subprocess.run(["node", twin], input=lines, check=True, capture_output=True)
    return told.stdout.splitlines()


def drawn_by_bots(rng: Random, each: int) -> Iterator[Stroke]:
    """Good and bad tries of every level, at every knot that may be asked for."""
    for level in get_args(Level):
        for handicap in ("overhand", "figure-eight", "loop"):
            for _ in range(each):
                yield draw_stroke(level, rng, handicap)


def adversarial(rng: Random) -> Iterator[Stroke]:
    """Ropes made to be hard to judge: on few points, on themselves, wound and wound again."""
    for size in (3, 4, 6, 12, 40, 4096):
        for points in (2, 5, 12, 25, 60, 150):
            yield from (scribble(rng, points, size) for _ in range(6))
    yield from (torus(n) for n in range(3, 13))
    for _ in range(60):
        word = [rng.choice((-2, -1, 1, 2)) for _ in range(rng.randrange(3, 14))]
        yield braid(word, strands=3)
    for gap in (20, 60, 300, 900):
        yield pretzel(gap=gap)
        yield turned_round(pretzel(gap=gap, mirror=True))
    yield Stroke(((5, 5, 0, 0),))
    yield Stroke(tuple((4 * (i % 2), 9, i, 0) for i in range(1100)))
    yield Stroke(tuple((4095 * (i % 2), 9 * i, i, 0) for i in range(90)))


def shrunk(stroke: Stroke, by: int) -> Stroke:
    """The same rope, smaller."""
    return Stroke(tuple((x // by, y // by, t, u) for x, y, t, u in stroke.rows), stroke.when)


def ropes() -> list[Stroke]:
    """Some thousand ropes of all kinds."""
    rng = Random(20)
    drawn = list(drawn_by_bots(rng, 30))
    sample = [
        Stroke(tuple(msgspec.convert(msgspec.json.decode(line)["rows"], list[Row])))
        for line in SAMPLE.read_bytes().splitlines()
    ]
    flipped = [
        Stroke(tuple((x, y, t, u ^ (rng.random() < 0.1)) for x, y, t, u in stroke.rows))
        for stroke in drawn[::2]
    ]
    cut_off = [Stroke(stroke.rows[: rng.randrange(2, len(stroke.rows))]) for stroke in drawn[::3]]
    small = [shrunk(stroke, rng.randrange(2, 9)) for stroke in drawn[::4]]
    scribbles = [scribbled(rng) for _ in range(300)]
    return [*sample, *drawn, *flipped, *cut_off, *small, *scribbles, *adversarial(rng)]


def scribbled(rng: Random) -> Stroke:
    """A hand that thinks of nothing, woven."""
    corners = [(float(rng.randrange(4096)), float(rng.randrange(4096))) for _ in range(9)]
    return weave((x, y, 16 * i) for i, (x, y) in enumerate(every(smooth(corners), 110)))


def test_both_judges_say_the_same_of_thousands_of_ropes(twin: Path) -> None:
    asked = ropes()
    told = ask(twin, (Judge(stroke.rows, stroke.when) for stroke in asked))
    assert len(told) == len(asked) > 1500
    kinds = set()
    for stroke, answer in zip(asked, told, strict=True):
        mine, theirs = judge(stroke), msgspec.json.decode(answer, type=Judged)
        kinds.add(mine.kind)
        assert msgspec.structs.astuple(mine) == msgspec.structs.astuple(theirs), stroke
    assert kinds == {"overhand", "no_knot", "unfinished", "other_knot", "too_small", "tangle"}


def fingers() -> Iterator[list[Point]]:
    """HouseSettings of fingers: drawn, backed up, trembling, jumping."""
    rng = Random(3)
    for stroke in drawn_by_bots(rng, 12):
        points = [(x, y, t) for x, y, t, _ in stroke.rows]
        yield points
        yield trembling(points, rng, 60)
        turn = rng.randrange(5, len(points))
        yield [*points[:turn], *backwards(points[:turn], rng), *points[turn:]]
    for size in (4, 12, 60, 4096):
        step = 4095 // (size - 1)
        for _ in range(20):
            yield [
                (rng.randrange(size) * step, rng.randrange(size) * step, 9 * i) for i in range(120)
            ]


def trembling(points: list[Point], rng: Random, size: int) -> list[Point]:
    """The same way with a hand that shakes."""
    shake = [(rng.randint(-size, size), rng.randint(-size, size)) for _ in points]
    return [
        (min(max(x + a, 0), 4095), min(max(y + b, 0), 4095), t)
        for (x, y, t), (a, b) in zip(points, shake, strict=True)
    ]


def backwards(points: list[Point], rng: Random) -> list[Point]:
    """Some of the way back along the body, not quite on it."""
    back = points[: -rng.randrange(2, 30) : -1]
    return [(min(x + rng.randrange(20), 4095), y, points[-1][2]) for x, y, _ in back]


def test_both_weavers_lay_the_same_rope(twin: Path) -> None:
    asked = list(fingers())
    told = ask(twin, map(Weave, asked))
    spent = 0
    for points, answer in zip(asked, told, strict=True):
        try:
            mine = weave(points)
        except Bad:
            spent += 1
            assert answer == b'"spent"'
            continue
        assert msgspec.json.decode(answer, type=Drawn).rows == mine.rows
    assert spent < len(asked) // 2


def test_heads_trail_their_fingers_alike(twin: Path) -> None:
    rng = Random(5)
    lengths = [40, 80, 137, 200]
    asked = [
        Weave([(x, y, t) for x, y, t, _ in draw_stroke("easy", rng).rows], length)
        for length in lengths * 5
    ]
    for question, answer in zip(asked, ask(twin, asked), strict=True):
        x, y, _ = question.points[0]
        leash, weaver = Leash(x, y, question.leash), Weaver([(x, y)])
        for px, py, t in question.points[1:]:
            weaver.move(*leash.pull(px, py), t)
        assert msgspec.json.decode(answer, type=Drawn).rows == weaver.stroke().rows


def test_a_pair_ties_the_same_rope_in_whatever_order_it_moves(twin: Path) -> None:
    """WL-34"""
    rng = Random(9)
    asked = [Together(moves_of_two(rng)) for _ in range(40)]
    shared = set()
    for question, answer in zip(asked, ask(twin, asked), strict=True):
        pair = Pair()
        for side, x, y, t in question.moves:
            pair.move(side_of(side), x, y, t)
        theirs = msgspec.json.decode(answer, type=Drawn)
        assert (theirs.rows, theirs.when) == (pair.stroke().rows, pair.stroke().when)
        assert theirs.shared == pair.is_shared()
        shared.add(theirs.shared)
    assert shared == {True, False}


def side_of(number: int) -> Side:
    return HEAD if number > 0 else TAIL


def moves_of_two(rng: Random) -> list[tuple[int, int, int, int]]:
    """Both halves of a pretzel with their moves shuffled together, and one sometimes not drawn."""
    ways = {HEAD: every(smooth(HEADS_HALF), 80), TAIL: every(smooth(TAILS_HALF), 80)}
    if rng.random() < 0.3:
        ways[HEAD] = ways[HEAD][:6]
    order = [side for side, way in ways.items() for _ in way]
    rng.shuffle(order)
    left = {side: iter(way) for side, way in ways.items()}
    return [(side, *next(left[side]), 8 * i) for i, side in enumerate(order)]


def test_what_is_left_of_a_knot_is_the_same(twin: Path) -> None:
    """WL-18"""
    rng = Random(11)
    asked = []
    for i in range(40):
        hand: Literal["left", "right"] = "left" if i % 2 else "right"
        knot = loose_knot(hand, seed=i)
        trace = pull_free(knot, rng.choice(get_args(Level)), rng)
        rows = list(trace.rows if i % 3 else trace.rows[: len(trace.rows) * 2 // 3])
        other: End = "tail" if trace.end == "head" else "head"
        stray = [(x, 4095 - y, t) for x, y, t in rows[:8]]
        asked.append(Loosen(knot.rows, [Trace(trace.end, rows), Trace(other, stray)]))
    freed = set()
    for question, answer in zip(asked, ask(twin, asked), strict=True):
        untying = Untying(Stroke(question.rows))
        grabbed = [replayed(untying, trace) for trace in question.traces]
        theirs = msgspec.json.decode(answer, type=Left)
        assert (theirs.grabbed, theirs.free) == (grabbed, untying.is_free())
        assert theirs.left.rows == untying.left().rows
        freed.add(theirs.free)
    assert freed == {True, False}


def replayed(untying: Untying, trace: Trace) -> bool:
    """Pull at an end; False where the finger took none."""
    try:
        untying.grab(trace.end, *trace.rows[0])
    except Bad:
        return False
    for x, y, t in trace.rows[1:]:
        untying.pull(trace.end, x, y, t)
    return True


def test_worms_on_a_lattice_and_with_one_switch_crawl_alike(twin: Path) -> None:
    rng = Random(13)
    crawls = [
        Crawl([rng.choice(tuple(STEP)) for _ in range(40)], rng.choice((73, 146, 300)))
        for _ in range(60)
    ]
    crawls.append(Crawl(list("RRRUULLDDDRUUUU"), 146))  # type: ignore[arg-type]
    for crawl, answer in zip(crawls, ask(twin, crawls), strict=True):
        snake = Snake(pace=crawl.pace)
        steps = [snake.step(way) for way in crawl.ways]
        theirs = msgspec.json.decode(answer, type=Drawn)
        assert (theirs.steps, theirs.rows) == (steps, snake.stroke().rows)
    pressed = [Press(crawl.ways) for crawl in crawls]
    for press, answer in zip(pressed, ask(twin, pressed), strict=True):
        theirs = msgspec.json.decode(answer, type=Drawn)
        assert theirs.rows == crawl_by(press.ways).stroke().rows
    presses = [Switch([(start, start + 400)]) for start in range(0, 3000, 150)]
    for switch, answer in zip(presses, ask(twin, presses), strict=True):
        assert msgspec.json.decode(answer, type=Drawn).rows == switch_stroke(switch.presses).rows


def test_a_packed_rope_is_read_alike(twin: Path) -> None:
    rng = Random(17)
    asked = [pretzel(), *drawn_by_bots(rng, 2), turned_round(pretzel())]
    for stroke, answer in zip(asked, ask(twin, (Unpack(pack(s)) for s in asked)), strict=True):
        theirs = msgspec.json.decode(answer, type=Drawn)
        assert (theirs.rows, theirs.when) == (stroke.rows, stroke.when)
