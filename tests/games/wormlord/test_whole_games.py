"""Whole matches played at random: what holds in every one of them, at every moment."""

from collections.abc import Iterator
from functools import reduce
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.wormlord.gardens import owner
from tests.games.wormlord.setups import setups
from tests.test_rule_ids import rules
from wormery.core import Game, Millis, Refusal, Seat, Setup, Side, decode, encode, generator
from wormery.games import wormlord
from wormery.games.wormlord import (
    ABOUT,
    Cell,
    Command,
    Event,
    GardenView,
    GiveUp,
    Match,
    MoveHeadquarters,
    Options,
    Place,
    Ready,
    Take,
    Tie,
    Untie,
    picture,
    row,
)
from wormery.games.wormlord.legality import can_act, held
from wormery.games.wormlord.maps.ground import Ground, kind, objectives, survey
from wormery.games.wormlord.ropes import examples, ropes
from wormery.games.wormlord.state import Playing, remaining, side_of, sides

GAME: Game[Setup[Options], Match, Command, Event, GardenView, Event] = wormlord

LONGEST = 140  # steps a match is followed for
KNOWN_RULES = frozenset(rules())
GESTURES: tuple[Command, ...] = (
    Tie(((3, 3, 0, 0), (900, 900, 90, 0))),
    Untie((ropes.Pull("head", ((3, 3, 0), (9, 9, 9))),)),
)
dice = st.integers(0, 2**32).map(Random)


def begun(setup: Setup[Options], rng: Random) -> Match:
    """A match at its very beginning."""
    match = reduce(GAME.evolve, GAME.begin(setup, generator(str(rng.random()))), None)
    assert match is not None
    return match


def steps(
    match: Match, rng: Random, log: list[Event] | None = None
) -> Iterator[tuple[Match, Seat, Command, Millis]]:
    """Moments of a match in which somebody is about to give a listed command."""
    at = Millis(0)
    log = [] if log is None else log
    for _ in range(LONGEST):
        at = Millis(at + rng.randrange(2_000))
        happened = GAME.expire(match, at)
        log.extend(happened)
        match = reduce(GAME.evolve, happened, match)
        listed = [
            (Seat(seat), command)
            for seat in range(sum(match.terms.people))
            for command in GAME.moves(match, Seat(seat))
            if not isinstance(command, GiveUp) or rng.random() < 0.002
        ]
        if not listed:
            continue
        seat, command = chosen(listed, match, rng)
        yield match, seat, command, at
        happened = GAME.decide(match, seat, command, at)
        log.extend(happened)
        match = reduce(GAME.evolve, happened, match)


def chosen(listed: list[tuple[Seat, Command]], match: Match, rng: Random) -> tuple[Seat, Command]:
    """Mostly towards the objectives, now and then anything."""
    bold = [choice for choice in listed if isinstance(choice[1], Place)]
    if bold and rng.random() < 0.7:
        return min(bold, key=lambda choice: (way_to_go(match, *choice), rng.random()))
    tame = [choice for choice in listed if not isinstance(choice[1], MoveHeadquarters)]
    return rng.choice(tame if tame and rng.random() < 0.9 else listed)


def way_to_go(match: Match, seat: Seat, command: Command) -> int:
    """How far a knot lies from the next objective that is not its side's."""
    assert isinstance(command, Place)
    side, cell = side_of(match.terms, seat), command.cell
    return min(
        abs(goal.col - cell.col) + abs(goal.row - cell.row)
        for goal in objectives(match.garden.plan)
        if match.garden.owner(goal) != side
    )


def everything(match: Match, seat: Seat) -> list[Command]:
    """All commands there are, gestures by examples, good ones and bad ones."""
    cells = [Cell(col, row) for col in range(9) for row in range(9)]
    handicap = match.terms.handicaps[0]
    return [
        Ready(),
        Take(),
        GiveUp(),
        Tie(examples.rope(handicap)),
        *GESTURES,
        *GAME.moves(match, Seat(1 - seat if seat < 2 else 0)),
        *(Place(cell) for cell in cells),
        *(MoveHeadquarters(cell) for cell in cells),
    ]


def is_accepted(match: Match, seat: Seat, command: Command, at: Millis) -> bool:
    """Whether a command is taken; if not, it must be refused by a rule that exists."""
    rule = None
    try:
        GAME.decide(match, seat, command, at)
    except Refusal as refusal:
        rule = refusal.rule
    assert rule is None or rule in KNOWN_RULES
    return rule is None


@given(setups(), dice)
@settings(max_examples=12)
def test_listed_commands_are_taken_and_all_others_refused(
    setup: Setup[Options], rng: Random
) -> None:
    """WL-11, WL-14, WL-24"""
    for match, _, _, at in steps(begun(setup, rng), rng):
        if rng.random() < 0.9:
            continue
        before = encode(match)
        seat = Seat(rng.randrange(setup.seats))
        listed = GAME.moves(match, seat)
        assert all(is_accepted(match, seat, command, at) for command in listed)
        for command in everything(match, seat):
            if not isinstance(command, Tie | Untie):
                assert is_accepted(match, seat, command, at) == (command in listed)
            elif not any(isinstance(each, type(command)) for each in listed):
                is_accepted(match, seat, command, at)
        assert encode(match) == before


@given(setups(), dice)
@settings(max_examples=12)
def test_no_rope_is_created_or_lost(setup: Setup[Options], rng: Random) -> None:
    """WL-03, WL-13"""
    for match, *_ in steps(begun(setup, rng), rng):
        garden = match.garden
        for side in sides(match.terms):
            on_board = sum(knot is not None and knot.side == side for knot in garden.knots)
            in_hands = sum(owner(hand, place) == side for place, hand in enumerate(garden.hands))
            assert garden.reserves[side] + on_board + in_hands == 15


@given(setups(), dice)
@settings(max_examples=12)
def test_nothing_lies_where_nothing_may_lie(setup: Setup[Options], rng: Random) -> None:
    """WL-02, WL-15, WL-21, WL-25, WL-26"""
    for match, *_ in steps(begun(setup, rng), rng):
        garden = match.garden
        for cell in survey(garden.plan).cells:
            if garden.owner(cell) is not None:
                assert kind(garden.plan, cell) in (Ground.GRASS, Ground.OBJECTIVE)
        for side, stands in enumerate(garden.headquarters):
            if stands is not None:
                assert garden.owner(stands) == side
                assert stands not in objectives(garden.plan)
        if isinstance(match.phase, Playing):
            left = remaining(match)
            assert all(len(held(garden, side)) < 3 for side in left)
            assert any(can_act(garden, side) for side in left)


@given(setups(), dice)
@settings(max_examples=12)
def test_everything_survives_json(setup: Setup[Options], rng: Random) -> None:
    """TB-01"""
    seats: list[Seat | None] = [None, *(Seat(seat) for seat in range(setup.seats))]
    assert decode(ABOUT.options, encode(setup.options)) == setup.options
    for match, seat, command, at in steps(begun(setup, rng), rng):
        assert decode(ABOUT.state, encode(match)) == match
        assert decode(ABOUT.command, encode(command)) == command
        watcher = rng.choice(seats)
        seen = GAME.view(match, watcher)
        assert decode(ABOUT.view, encode(seen)) == seen
        for event in GAME.decide(match, seat, command, at):
            assert decode(ABOUT.event, encode(event)) == event
            news = GAME.tell(match, event, watcher)
            assert decode(ABOUT.news, encode(news)) == news
            assert row(event)


@given(setups(), dice)
@settings(max_examples=12)
def test_the_log_gives_the_same_match_again(setup: Setup[Options], rng: Random) -> None:
    """WL-30"""
    begin = begun(setup, rng)
    log: list[Event] = []
    folded, read = begin, 0
    for match, *_ in steps(begin, rng, log):
        for event in log[read:]:
            folded = GAME.evolve(folded, decode(ABOUT.event, encode(event)))
        read = len(log)
        assert folded == match
        assert picture(folded) == picture(match)
    times = [event.at for event in log]
    assert times == sorted(times)


@given(setups(), dice)
@settings(max_examples=12)
def test_views_say_what_the_rules_say(setup: Setup[Options], rng: Random) -> None:
    """WL-14, WL-24, WL-37"""
    for match, *_ in steps(begun(setup, rng), rng):
        for seat in map(Seat, range(setup.seats)):
            listed = GAME.moves(match, seat)
            may = GAME.view(match, seat).choices
            assert may.can_ready == (Ready() in listed)
            assert may.can_take == (Take() in listed)
            assert may.can_give_up == (GiveUp() in listed)
            assert may.can_untie == any(isinstance(each, Untie) for each in listed)
            assert may.can_tie or not any(isinstance(each, Tie) for each in listed)
            assert [Place(cell) for cell in may.places] == [
                each for each in listed if isinstance(each, Place)
            ]
            assert [MoveHeadquarters(cell) for cell in may.posts] == [
                each for each in listed if isinstance(each, MoveHeadquarters)
            ]


@given(setups(), dice)
@settings(max_examples=12)
def test_deadlines_lie_ahead_and_are_met(setup: Setup[Options], rng: Random) -> None:
    """WL-08, WL-31, WL-37, WL-46"""
    for match, *_ in steps(begun(setup, rng), rng):
        due = GAME.deadline(match)
        if due is not None:
            assert due > match.now
            assert not GAME.expire(match, Millis(due - 1))
            events = GAME.expire(match, due)
            assert events
            assert {event.at for event in events} == {due}


@given(setups())
def test_sides_partners_and_seats_fit(setup: Setup[Options]) -> None:
    """WL-34"""
    match = begun(setup, Random(1))
    seen = GAME.view(match, None)
    assert [seat for side in seen.sides for seat in side.seats] == list(range(setup.seats))
    for seat in map(Seat, range(setup.seats)):
        assert seat in seen.sides[GAME.view(match, seat).side or Side(0)].seats
