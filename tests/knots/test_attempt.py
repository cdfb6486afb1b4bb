"""A try arrives in chunks; every cap holds, and the clock is fair."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.knots.ropes import pretzel
from wormery.knots import Bad, loose_knot, pull_free
from wormery.knots.attempt import Attempt, Loosening, effective_time
from wormery.knots.weaving.untie import Untying

ROWS = [list(row) for row in pretzel(gap=120).rows]
START = 100_000


def sent(rows: list[list[int]], chunk: int = 5, attempt: Attempt | None = None) -> Attempt:
    """A try to which rows were paid chunk by chunk, each on time."""
    attempt = attempt or Attempt(START)
    for i in range(0, len(rows), chunk):
        part = rows[i : i + chunk]
        attempt.pay(attempt.seq, 0, part, START + part[-1][2] + 40)
    return attempt


def refused(attempt: Attempt, back: int, rows: object, at: int, seq: int | None = None) -> str:
    """The code with which a chunk is refused."""
    with pytest.raises(Bad) as caught:
        attempt.pay(attempt.seq if seq is None else seq, back, rows, at)
    return caught.value.code


def test_a_pretzel_in_chunks_is_an_overhand() -> None:
    attempt = sent(ROWS)
    finished = attempt.done(attempt.seq, START + ROWS[-1][2] + 50)
    assert finished.verdict.kind == "overhand"
    assert finished.at == START + ROWS[-1][2]


def test_taking_rows_back_and_laying_them_again_gives_the_same_rope() -> None:
    attempt = sent(ROWS[:20])
    late = ROWS[19][2]
    again = [[x, y, late, u] for x, y, _, u in ROWS[15:20]]
    assert attempt.pay(attempt.seq, 5, again, START + late + 60) == tuple(map(tuple, again))
    assert [list(row[:2]) for row in attempt.rows] == [row[:2] for row in ROWS[:20]]


def test_time_never_falls_not_even_across_back() -> None:
    attempt = sent(ROWS[:20])
    assert refused(attempt, 10, [ROWS[12]], START + 2000) == "time_falls"


def test_a_broken_rule_closes_the_try() -> None:
    attempt = sent(ROWS[:10])
    assert refused(attempt, 0, [[1, 2, "3", 0]], START + 500) == "not_an_int"
    assert attempt.is_closed
    assert refused(attempt, 0, [], START + 600) == "closed"
    with pytest.raises(Bad, match="closed"):
        attempt.done(attempt.seq, START + 700)


@pytest.mark.parametrize("seq", [0, 3, 1, -1])
def test_chunks_come_in_their_order(seq: int) -> None:
    attempt = sent(ROWS[:10])
    assert refused(attempt, 0, [], START + 500, seq=seq) == "out_of_order"


@pytest.mark.parametrize(
    ("back", "rows", "code"),
    [
        (0, "rows", "not_rows"),
        (0, [[1, 2, 300, 0]] * 65, "chunk_too_long"),
        (11, [], "too_far_back"),
        (-1, [], "too_far_back"),
        (True, [], "too_far_back"),
        (0, [[1, 2, 3000, 0]], "from_the_future"),
    ],
)
def test_each_chunk_is_checked_before_it_is_used(back: int, rows: object, code: str) -> None:
    assert refused(sent(ROWS[:10]), back, rows, START + 500) == code


def test_1024_rows_may_be_alive_and_4096_laid() -> None:
    attempt = Attempt(START)
    for i in range(16):
        attempt.pay(i, 0, [[i, j, 50 * i, 0] for j in range(64)], START + 50 * i)
    for i in range(16, 64):
        attempt.pay(i, 64, [[i, j, 50 * i, 0] for j in range(64)], START + 50 * i)
    assert len(attempt.rows) == 1024
    assert refused(attempt, 1, [[1, 1, 3200, 0]], START + 3200) == "too_many_rows_ever"
    fresh = sent([[1, 1, 50, 0]] * 1024, chunk=64, attempt=SlowAttempt(START))
    assert refused(fresh, 0, [[1, 1, 50, 0]], START + 60_000) == "too_many_rows"


class SlowAttempt(Attempt):
    """A try whose frames are not counted, to reach the other caps."""

    def _arrive(self, seq: int, at: int) -> None:
        self.frames.times.clear()
        super()._arrive(seq, at)


def test_700_chunks_are_the_most() -> None:
    attempt = SlowAttempt(START)
    for i in range(700):
        attempt.pay(i, 0, [], START + i)
    assert refused(attempt, 0, [], START + 800) == "too_many_chunks"


def test_25_frames_a_second_are_the_most() -> None:
    attempt = Attempt(START)
    for i in range(25):
        attempt.pay(i, 0, [], START + 10 * i)
    assert refused(attempt, 0, [], START + 900) == "too_many_frames"
    patient = Attempt(START)
    for i in range(100):
        patient.pay(i, 0, [], START + 41 * i)
    assert patient.chunks == 100


def test_a_try_takes_a_minute_at_most() -> None:
    assert refused(Attempt(START), 0, [], START + 61_000) == "too_late"


def test_five_verdicts_a_try_and_four_a_second() -> None:
    attempt = sent(ROWS[:10])
    for i in range(5):
        attempt.done(attempt.seq, START + 1000 + 300 * i)
    with pytest.raises(Bad, match="too_many_done"):
        attempt.done(attempt.seq, START + 9000)
    hasty = sent(ROWS[:10])
    for i in range(4):
        hasty.done(hasty.seq, START + 1000 + i)
    with pytest.raises(Bad, match="too_many_verdicts"):
        hasty.done(hasty.seq, START + 1010)


def test_nothing_drawn_is_nothing_to_judge() -> None:
    with pytest.raises(Bad, match="no_rows"):
        Attempt(START).done(0, START + 10)


def test_rows_of_another_width_are_no_rows() -> None:
    assert refused(sent(ROWS[:10]), 0, [[1, 2, 300]], START + 500) == "not_a_row"
    assert refused(sent(ROWS[:10]), 0, [7], START + 500) == "not_a_row"


class TestLoosening:
    """Untying arrives in chunks just the same."""

    def loosened(self, until: int) -> tuple[Loosening, int]:
        knot = loose_knot("left", 3)
        trace = pull_free(knot, "medium", Random(3))
        loosening = Loosening(Untying(knot), trace.end, START)
        rows = [list(row) for row in trace.rows if row[2] < until]
        for i in range(0, len(rows), 6):
            part = rows[i : i + 6]
            loosening.pull(loosening.seq, part, START + part[-1][2] + 30)
        return loosening, rows[-1][2]

    def test_a_pull_along_the_body_frees_the_knot(self) -> None:
        loosening, last = self.loosened(until=9000)
        assert loosening.free(loosening.seq, START + last + 60) == START + last

    def test_a_knot_that_holds_is_not_free_yet(self) -> None:
        loosening, last = self.loosened(until=900)
        assert loosening.free(loosening.seq, START + last + 60) is None
        assert not loosening.is_closed

    def test_an_end_is_taken_where_it_is(self) -> None:
        loosening = Loosening(Untying(loose_knot("left", 3)), "head", START)
        with pytest.raises(Bad, match="not_at_the_end"):
            loosening.pull(0, [[2000, 2000, 5]], START + 50)
        assert loosening.is_closed

    def test_nobody_asks_more_than_four_times_a_second(self) -> None:
        loosening, _ = self.loosened(until=300)
        for _ in range(4):
            loosening.free(loosening.seq, START + 2000)
        with pytest.raises(Bad, match="too_many_verdicts"):
            loosening.free(loosening.seq, START + 2100)

    def test_rows_have_no_layer(self) -> None:
        loosening = Loosening(Untying(loose_knot("left", 3)), "head", START)
        with pytest.raises(Bad, match="not_a_row"):
            loosening.pull(0, [[1, 2, 3, 0]], START + 50)


def test_a_contest_is_settled_150_ms_later() -> None:
    attempt = sent(ROWS)
    finished = attempt.done(attempt.seq, START + ROWS[-1][2] + 50)
    assert finished.settled_at == finished.at + 150


class TestTheClock:
    """A player's own duration counts, with a credit of at most 150 ms."""

    def test_a_slow_line_costs_nothing_up_to_the_credit(self) -> None:
        assert effective_time(grabbed=0, done=2100, drawn=2000, round_trip=0) == 2000
        assert effective_time(grabbed=0, done=2150, drawn=2000, round_trip=200) == 2000
        assert effective_time(grabbed=0, done=2600, drawn=2000, round_trip=0) == 2450

    def test_half_a_round_trip_is_made_good_up_to_75_ms(self) -> None:
        assert effective_time(grabbed=0, done=2100, drawn=2050, round_trip=60) == 2020
        assert effective_time(grabbed=0, done=2100, drawn=2050, round_trip=900) == 1975

    def test_nobody_is_faster_than_400_ms(self) -> None:
        assert effective_time(grabbed=0, done=420, drawn=90, round_trip=0) == 400

    def test_nothing_counts_after_it_has_arrived(self) -> None:
        assert effective_time(grabbed=0, done=1000, drawn=5000, round_trip=0) == 1000

    @given(*[st.integers(0, 60_000)] * 2, st.integers(0, 2000))
    def test_the_credit_never_exceeds_150_ms(self, done: int, drawn: int, trip: int) -> None:
        assert done - 150 <= effective_time(0, done, drawn, trip) <= done

    def test_after_a_stutter_only_arrival_counts(self) -> None:
        attempt = sent(ROWS[:40])
        at = START + ROWS[39][2] + 1700
        attempt.pay(attempt.seq, 0, [], at)
        assert attempt.done(attempt.seq, at + 50).at == at + 50
