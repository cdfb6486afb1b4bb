"""What all games owe, played at random through whole games of every setup."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.specimens import SPECIMENS, Specimen
from tests.test_rule_ids import rules
from wormery.core import AnyGame, Millis, Refusal, Seat, Setup, decode, encode, generator
from wormery.games.catalogue import GAMES
from wormery.table.updates import Known, changed

LONGEST = 120  # commands a game is followed for

every_game = pytest.mark.parametrize("specimen", SPECIMENS, ids=str)
dice = st.integers(0, 2**32).map(Random)


@dataclass
class Moment:
    """A game in the middle: how it stands, what happened just now, and what may be done."""

    state: Any
    events: Sequence[Any]
    command: Any
    seat: Seat
    at: Millis


def moments(specimen: Specimen, setup: Setup[Any], rng: Random) -> Iterator[Moment]:
    """Play listed moves at random, one after another; before each is played, yield it."""
    game = specimen.game
    events = game.begin(setup, generator(str(rng.random())))
    state = reduce(game.evolve, events, None)
    at = Millis(0)
    for _ in range(LONGEST):
        listed = [
            (Seat(seat), command)
            for seat in range(setup.seats)
            for command in game.moves(state, Seat(seat))
        ]
        if not listed:
            return
        seat, command = _mostly_playing(listed, specimen.rare, rng)
        at = Millis(at + rng.randrange(1_500))
        due = game.deadline(state)
        if due is not None and type(command).__name__ in specimen.rare and rng.random() < 0.9:
            at = max(at, due)  # nothing better to do than to wait
        if due is not None and at >= due:
            events = game.expire(state, at)
        else:
            events = game.decide(state, seat, command, at)
        yield Moment(state, events, command, seat, at)
        state = reduce(game.evolve, events, state)


def _mostly_playing(
    listed: list[tuple[Seat, Any]], rare: frozenset[str], rng: Random
) -> tuple[Seat, Any]:
    playing = [choice for choice in listed if type(choice[1]).__name__ not in rare]
    return rng.choice(playing if playing and rng.random() < 0.9 else listed)


def answer(
    game: AnyGame, state: Any, seat: Seat, command: Any, at: Millis
) -> Sequence[Any] | Refusal:
    """What a game says to a command, a refusal included."""
    try:
        return game.decide(state, seat, command, at)
    except Refusal as refusal:
        return refusal


def test_every_game_there_is_has_a_specimen() -> None:
    assert [specimen.game for specimen in SPECIMENS] == list(GAMES)


@every_game
@given(data=st.data(), rng=dice)
def test_every_listed_move_is_taken_and_nothing_changes_under_it(
    specimen: Specimen, data: st.DataObject, rng: Random
) -> None:
    game, setup = specimen.game, data.draw(specimen.setups)
    for moment in moments(specimen, setup, rng):
        before = encode(moment.state)
        seat = Seat(rng.randrange(setup.seats))
        if (due := game.deadline(moment.state)) is not None and moment.at >= due:
            continue
        for command in rng.sample(
            listed := list(game.moves(moment.state, seat)), min(3, len(listed))
        ):
            assert game.decide(moment.state, seat, command, moment.at)
        assert encode(moment.state) == before


@every_game
@given(data=st.data(), rng=dice)
def test_everything_survives_json_and_the_fold_gives_the_same_state(
    specimen: Specimen, data: st.DataObject, rng: Random
) -> None:
    game, setup = specimen.game, data.draw(specimen.setups)
    about = game.ABOUT
    seats = [None, *(Seat(seat) for seat in range(setup.seats))]
    for moment in moments(specimen, setup, rng):
        assert decode(about.command, encode(moment.command)) == moment.command
        assert decode(about.state, encode(moment.state)) == moment.state
        events = [decode(about.event, encode(event)) for event in moment.events]
        assert events == list(moment.events)
        told = moment.state
        for event in events:
            for seat in rng.sample(seats, 2):
                view = game.view(told, seat)
                assert decode(about.view, encode(view)) == view
                if (news := game.tell(told, event, seat)) is not None:
                    assert decode(about.news, encode(news)) == news
            told = game.evolve(told, event)
        assert encode(told) == encode(reduce(game.evolve, moment.events, moment.state))


@every_game
@given(data=st.data(), rng=dice)
def test_what_an_update_tells_is_what_differs_between_the_views(
    specimen: Specimen, data: st.DataObject, rng: Random
) -> None:
    """Whether it is known what was shown before, or not: nothing is missing, nothing too much."""
    game, setup = specimen.game, data.draw(specimen.setups)
    known, seats = Known(game), [*map(Seat, range(setup.seats)), None]
    for moment in moments(specimen, setup, rng):
        after = reduce(game.evolve, moment.events, moment.state)
        for seat in seats:
            old, new = game.view(moment.state, seat), game.view(after, seat)
            expected = decode(dict, encode(changed(old, new)))
            for memory in (known, Known(game)):
                told = memory.changes(moment.state, after, seat) or {}
                assert decode(dict, encode(told)) == expected


@every_game
@given(data=st.data(), rng=dice)
def test_who_has_no_seat_only_watches(specimen: Specimen, data: st.DataObject, rng: Random) -> None:
    """TB-02"""
    game, setup = specimen.game, data.draw(specimen.setups)
    moment = next(moments(specimen, setup, rng))
    for stranger in (Seat(-1), Seat(setup.seats), Seat(99)):
        assert not game.moves(moment.state, stranger)
        with pytest.raises(Refusal) as refused:
            game.decide(moment.state, stranger, moment.command, moment.at)
        assert refused.value.rule == "TB-02"


@every_game
@given(data=st.data(), rng=dice)
def test_after_the_end_nothing_can_be_played(
    specimen: Specimen, data: st.DataObject, rng: Random
) -> None:
    """TB-03"""
    game, setup = specimen.game, data.draw(specimen.setups)
    state, last = None, None
    for last in moments(specimen, setup, rng):
        state = reduce(game.evolve, last.events, last.state)
    if state is None or last is None or game.outcome(state) is None:
        return
    assert game.deadline(state) is None
    for seat in map(Seat, range(setup.seats)):
        assert not game.moves(state, seat)
        with pytest.raises(Refusal) as refused:
            game.decide(state, seat, last.command, last.at)
        assert refused.value.rule == "TB-03"


@every_game
@given(data=st.data(), rng=dice)
def test_a_wish_at_a_strange_time_or_seat_is_answered_and_a_refused_one_costs_nothing(
    specimen: Specimen, data: st.DataObject, rng: Random
) -> None:
    """TB-06"""
    game, setup = specimen.game, data.draw(specimen.setups)
    known = set(rules())
    for moment in moments(specimen, setup, rng):
        before = encode(moment.state)
        seat = Seat(rng.randrange(setup.seats))
        for at in (Millis(-1), Millis(0), Millis(2**53)):
            said = answer(game, moment.state, seat, moment.command, at)
            if isinstance(said, Refusal):
                assert said.rule in known
            else:
                assert reduce(game.evolve, said, moment.state)
        assert encode(moment.state) == before


@every_game
@given(data=st.data(), rng=dice)
def test_the_same_seed_gives_the_same_beginning(
    specimen: Specimen, data: st.DataObject, rng: Random
) -> None:
    game, setup = specimen.game, data.draw(specimen.setups)
    seed = str(rng.random())
    assert game.begin(setup, generator(seed)) == game.begin(setup, generator(seed))


@every_game
@given(junk=st.one_of(st.binary(max_size=80), st.text(max_size=80)))
def test_what_cannot_be_read_is_refused(specimen: Specimen, junk: bytes | str) -> None:
    """TB-01"""
    with pytest.raises(Refusal) as refused:
        decode(specimen.game.ABOUT.command, junk)
    assert refused.value.rule == "TB-01"


@every_game
@given(data=st.data(), rng=dice)
def test_a_spoilt_command_is_refused(specimen: Specimen, data: st.DataObject, rng: Random) -> None:
    """TB-01"""
    game, setup = specimen.game, data.draw(specimen.setups)
    moment = next(moments(specimen, setup, rng))
    good = encode(moment.command)
    spoilt = [
        good[:-1],
        good.replace(b'"type"', b'"tpye"'),
        good[:-1] + b',"more":1}',
        good + good,
        b"[" * 100_000,
        b'{"type":NaN}',
        b'{"type":"' + b"x" * 100_000 + b'"}',
        b"null",
        b"[]",
        b"1e400",
    ]
    for junk in spoilt:
        with pytest.raises(Refusal) as refused:
            decode(game.ABOUT.command, junk)
        assert refused.value.rule == "TB-01"
