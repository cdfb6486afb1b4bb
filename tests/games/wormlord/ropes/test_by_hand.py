"""WL-51: ropes are drawn by hands; what no hand can draw is refused, and nothing else is."""

from collections.abc import Sequence
from functools import reduce
from random import Random
from typing import get_args

import pytest

from wormery.core import Millis, Refusal, Seat, Setup, encode
from wormery.games.wormlord import Options, Tie, begin, evolve
from wormery.games.wormlord.ropes.examples import half, rope
from wormery.games.wormlord.ropes.gestures import Ropes
from wormery.knots import Handicap, Row, draw_stroke
from wormery.knots.attempt import MAX_CHUNK
from wormery.knots.drawing.keys import Snake, switch_stroke

MATCH = reduce(evolve, begin(Setup(2, Options()), Random(1)), None)
DRAWN = draw_stroke("expert", Random(3)).rows


def drawn_live(rows: Sequence[Row]) -> Tie:
    """What comes of a rope that arrives piece by piece, as late as its last row says."""
    hand, round_trip = Ropes().hands().hand(Seat(0)), Millis(20)

    def receive(piece: object, at: int) -> object:
        return hand.receive(encode(piece), MATCH, Millis(at), round_trip).command

    receive(["grab", 1, 1, "weave"], 0)
    pieces = [rows[first : first + MAX_CHUNK] for first in range(0, len(rows), MAX_CHUNK)]
    for seq, piece in enumerate(pieces):
        receive(["pay", 1, seq, 0, piece], 10_000)
    command = receive(["done", 1, len(pieces)], 10_000)
    assert isinstance(command, Tie)
    return command


def why_not(rows: Sequence[Row]) -> str | None:
    """The code with which a rope is refused, drawn live or sent as a whole: the same for both."""
    answers: list[str | None] = []
    for given in (lambda: drawn_live(rows), lambda: Ropes().check(Tie(tuple(rows)))):
        answers.append(None)
        try:
            given()
        except Refusal as refusal:
            answers[-1] = f"{refusal.rule} {refusal.detail}"
    assert answers[0] == answers[1]
    return answers[0]


def pressed(rows: Sequence[Row], times: float) -> list[Row]:
    """The same rope with a clock that runs slower."""
    return [(x, y, int(t / times), u) for x, y, t, u in rows]


def test_a_clock_that_is_pressed_together_is_refused() -> None:
    """WL-51: a little faster is a better hand, many times faster is none."""
    assert why_not(DRAWN) is None
    assert why_not(pressed(DRAWN, 1.3)) is None
    assert why_not(pressed(DRAWN, 8)) == "WL-51 too_fast"
    assert why_not(pressed(DRAWN, 10_000)) == "WL-51 too_few_times"


def test_a_rope_that_jumps_is_refused() -> None:
    """WL-51"""
    rows = list(DRAWN)
    x, y, t, u = rows[40]
    rows[40] = (x, y + 900 if y < 3000 else y - 900, t, u)
    assert why_not(rows) == "WL-51 jump"


def test_what_no_screen_reports_is_refused() -> None:
    """WL-51"""
    dense = [(1000 + i // 4, 1000, i // 2, 0) for i in range(1000)]
    assert why_not(dense) == "WL-51 too_many_rows_a_second"


def test_after_a_refusal_the_rope_is_grabbed_anew() -> None:
    """WL-51: what was refused cannot be finished with a few rows more."""
    hand = Ropes().hands().hand(Seat(0))
    hand.receive(encode(["grab", 1, 1, "weave"]), MATCH, Millis(0), Millis(0))
    rows = pressed(DRAWN, 10_000)[:60]
    hand.receive(encode(["pay", 1, 0, 0, rows]), MATCH, Millis(100), Millis(0))
    with pytest.raises(Refusal, match="WL-51"):
        hand.receive(encode(["done", 1, 1]), MATCH, Millis(200), Millis(0))
    with pytest.raises(Refusal, match="no_such_try"):
        hand.receive(encode(["done", 1, 2]), MATCH, Millis(900), Millis(0))


@pytest.mark.parametrize("level", ["beginner", "easy", "medium", "hard", "expert"])
def test_hands_of_every_level_are_hands(level: str) -> None:
    """WL-51: for a thousand ropes of each, that of a coach's pupils and rivals."""
    rng = Random(f"hands {level}")
    for _ in range(200):
        Ropes().check(Tie(draw_stroke(level, rng).rows))  # type: ignore[arg-type]


def test_what_is_listed_as_a_gesture_can_be_drawn() -> None:
    """WL-51: whoever plays what `moves` lists is not refused for it."""
    for handicap in get_args(Handicap):
        Ropes().check(Tie(rope(handicap)))
        for end in ("tail", "head"):
            Ropes().check(Tie(half(handicap, end)))


def test_keys_and_slow_screens_are_hands() -> None:
    """WL-51: few moments are no fault if there was time."""
    snake = Snake()
    for way in "RRRUULLDDDRUUUU":
        snake.step(way)  # type: ignore[arg-type]
    assert why_not(snake.stroke().rows) is None
    assert why_not(switch_stroke([(2000, 2400)]).rows) is None
    assert why_not([(400 + 300 * i, 900, 60 * i, 0) for i in range(8)]) is None  # 16 a second
    thirty = [row for i, row in enumerate(DRAWN) if i % 2 == 0]
    assert why_not(thirty) is None
