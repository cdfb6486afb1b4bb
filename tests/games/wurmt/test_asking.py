"""Who saw a worm most recently? The table asks, anybody answers, or it is left to chance."""

from functools import reduce

import pytest
from msgspec.structs import replace

from wormery.core import Millis, Refusal, Seat, Setup, encode, generator
from wormery.core.clock import PerMove
from wormery.games.wurmt import (
    ABOUT,
    Bed,
    Command,
    Lay,
    LeaveToChance,
    Options,
    Saw,
    begin,
    deadline,
    decide,
    evolve,
    expire,
    moves,
    picture,
    row,
    tell,
    view,
)
from wormery.games.wurmt.events import Dealt, Event, FirstNamed
from wormery.games.wurmt.news import FirstNews, GameBegan
from wormery.games.wurmt.rules import ASKING

SEATS = 3
ASKED = Setup(SEATS, Options(ask_first=True))


def dealt(setup: Setup[Options] = ASKED, seed: str = "who") -> tuple[list[Event], Bed]:
    """The events of a beginning, and the bed after them."""
    events = list(begin(setup, generator(seed)))
    bed = reduce(evolve, events, None)
    assert bed is not None
    return events, bed


def after(bed: Bed, seat: int, command: Command, at: int = 0) -> Bed:
    """The bed after a command."""
    return reduce(evolve, decide(bed, Seat(seat), command, Millis(at)), bed)


def refused(bed: Bed, seat: int, command: Command, at: int = 0) -> str:
    """The rule against a command."""
    with pytest.raises(Refusal) as refusal:
        decide(bed, Seat(seat), command, Millis(at))
    return refusal.value.rule


def test_the_table_asks_and_anybody_may_say_who_begins() -> None:
    """DW-42, DW-09: about oneself or about another."""
    _, bed = dealt()
    replies = [Saw(Seat(0)), Saw(Seat(1)), Saw(Seat(2)), LeaveToChance()]
    for seat in range(SEATS):
        assert list(moves(bed, Seat(seat))) == replies
        for first in range(SEATS):
            begun = after(bed, seat, Saw(Seat(first)), at=700)
            assert (begun.first, begun.player, begun.asks) == (first, first, False)
            assert {type(move) for move in moves(begun, Seat(first))} >= {Lay}
            assert moves(begun, Seat((first + 1) % SEATS)) == []


def test_left_to_chance_the_one_begins_who_was_drawn_with_the_deal() -> None:
    """DW-42, DW-09: chance stands in the first event, so a replay needs no dice."""
    drawn = set()
    for number in range(20):
        events, bed = dealt(seed=f"chance {number}")
        deal = events[0]
        assert isinstance(deal, Dealt)
        assert deal.asks
        (named, *_) = decide(bed, Seat(2), LeaveToChance(), Millis(5))
        assert named == FirstNamed(Millis(5), Seat(2), deal.first, by_chance=True)
        drawn.add(deal.first)
    assert drawn == {0, 1, 2}


def test_the_cards_and_the_draw_are_those_of_a_game_without_the_question() -> None:
    """DW-42, DW-07"""
    (asked, *_), _ = dealt()
    (plain, *_), _ = dealt(Setup(SEATS, Options()))
    assert isinstance(asked, Dealt)
    assert isinstance(plain, Dealt)
    assert (asked.deck, asked.first) == (plain.deck, plain.first)


def test_nothing_is_played_before_it_is_said_and_nothing_said_after() -> None:
    """DW-42"""
    _, bed = dealt()
    assert refused(bed, bed.player, Lay(0, 0)) == "DW-42"
    assert refused(bed, 0, Saw(Seat(4))) == "DW-42"
    begun = after(bed, 0, Saw(Seat(1)))
    assert refused(begun, 0, Saw(Seat(0))) == "DW-42"
    assert refused(begun, 1, LeaveToChance()) == "DW-42"


def test_nobody_learns_who_was_drawn_while_the_table_asks() -> None:
    """DW-42, DW-33: views and news are the same whoever it was."""
    events, bed = dealt()
    for seat in (None, *map(Seat, range(SEATS))):
        shown = {
            encode(view(replace(bed, first=Seat(other), player=Seat(other)), seat))
            for other in range(SEATS)
        }
        assert len(shown) == 1
        seen = view(bed, seat)
        assert (seen.first, seen.player) == (None, None)
        assert tell(bed, events[0], seat) == GameBegan(None)


def test_everybody_hears_the_answer() -> None:
    """DW-42"""
    _, bed = dealt()
    (named, *_) = decide(bed, Seat(0), Saw(Seat(2)), Millis(9))
    for seat in (None, Seat(0), Seat(1)):
        assert tell(bed, named, seat) == FirstNews(Seat(0), Seat(2), by_chance=False)
    assert row(named) == "seat 0 says who saw a worm most recently: seat 2 begins"
    assert "who saw a worm most recently?" in picture(bed)


def test_a_question_that_nobody_answers_is_left_to_chance() -> None:
    """DW-42: after twenty seconds, so that bots and sleepers hold nobody up."""
    _, bed = dealt()
    assert deadline(bed) == ASKING == 20_000
    assert expire(bed, Millis(ASKING - 1)) == ()
    assert refused(bed, 0, Saw(Seat(1)), at=ASKING) == "DW-42"
    (named, *_) = expire(bed, Millis(ASKING + 50))
    assert named == FirstNamed(ASKING, None, bed.first, by_chance=True)
    begun = evolve(bed, named)
    assert (begun.player, begun.asks) == (bed.first, False)
    assert deadline(begun) is None
    assert row(named).startswith("nobody answers, which leaves it to chance")


def test_no_clock_runs_while_the_table_asks() -> None:
    """DW-42, DW-40: the first turn has all its time, from the answer on."""
    _, bed = dealt(Setup(SEATS, Options(ask_first=True, clock=PerMove(30_000))))
    begun = after(bed, 1, Saw(Seat(1)), at=12_000)
    assert deadline(begun) == 42_000


def test_without_the_option_or_with_a_seat_named_nobody_is_asked() -> None:
    """DW-42, DW-09: as it was before."""
    for options in (Options(), Options(ask_first=True, first=Seat(1))):
        events, bed = dealt(Setup(SEATS, options))
        assert not bed.asks
        assert isinstance(events[0], Dealt)
        assert view(bed, None).first == events[0].first
    assert bed.first == 1


def test_a_game_that_was_asked_about_is_written_down_with_who_began() -> None:
    """DW-42: transcripts know no question, and the same game comes of them."""
    assert ABOUT.records is not None
    events, bed = dealt(Setup(2, Options(ask_first=True, put_aside=(70, 0, 0, 0))))
    answer = decide(bed, Seat(0), Saw(Seat(1 - bed.first)), Millis(0))
    events += answer
    bed = reduce(evolve, answer, bed)
    while not bed.over:
        lay = next(move for move in moves(bed, bed.player) if isinstance(move, Lay))
        happened = decide(bed, bed.player, lay, Millis(0))
        events += happened
        bed = reduce(evolve, happened, bed)
    told = ABOUT.records.read(ABOUT.records.write(("Anna", "Bert"), events))
    assert told is not None
    again = reduce(evolve, [event for move in told[0].moves for event in move], None)
    assert again is not None
    assert (again.first, again.plus, again.minus) == (bed.first, bed.plus, bed.minus)
