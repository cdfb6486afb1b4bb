"""What holds through whole games of every setup."""

from collections.abc import Iterator
from itertools import product
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tests.games.wurmt.beds import folded
from tests.games.wurmt.plays import Moment, opening, shuffled, whole_game
from tests.games.wurmt.setups import setups
from tests.test_rule_ids import rules
from wormery.core import Refusal, Seat, Setup, decode, encode, generator
from wormery.games.wurmt import (
    ABOUT,
    COLOURS,
    Bed,
    Command,
    Lay,
    NewWorm,
    Options,
    Pass,
    Refresh,
    Remove,
    Spy,
    TakeBack,
    begin,
    cards_of,
    decide,
    evolve,
    moves,
    outcome,
    picture,
    row,
    tell,
    view,
)

dice = st.integers(0, 2**32).map(Random)
SLOTS = range(-1, 11)
WORMS = range(-4, 31)


def moments(setup: Setup[Options], rng: Random) -> Iterator[Moment]:
    return whole_game(setup, shuffled(setup, rng), rng)


def any_command(rng: Random) -> Command:
    """A command of any kind, sensible or not."""
    slot, worm = rng.choice(SLOTS), rng.choice(WORMS) if rng.random() < 0.3 else rng.randrange(5)
    some = tuple(rng.choices(SLOTS, k=rng.randrange(4)))
    return rng.choice(
        (
            Lay(slot, worm, rng.choice((None, 1, 4, 7))),
            Remove(slot, worm, rng.randrange(-1, 5)),
            Refresh(slot, some if rng.random() < 0.5 else tuple(sorted(set(some)))),
            NewWorm(slot, rng.choice(COLOURS)),
            Spy(slot, worm),
            Pass(slot),
            TakeBack(),
        )
    )


def refused_by(bed: Bed, seat: Seat, command: Command) -> str | None:
    """The rule that forbids a command; None where it is carried out."""
    try:
        assert decide(bed, seat, command, bed.now)
    except Refusal as refusal:
        return refusal.rule
    return None


@given(setup=setups(), rng=dice)
def test_what_is_listed_is_taken_and_all_else_refused(setup: Setup[Options], rng: Random) -> None:
    """TB-06"""
    known = set(rules())
    for moment in moments(setup, rng):
        bed, before = moment.bed, encode(moment.bed)
        listed = {Seat(seat): set(moves(bed, Seat(seat))) for seat in range(setup.seats)}
        for seat, mine in listed.items():
            wishes = [any_command(rng) for _ in range(6)]
            wishes += rng.sample(sorted(mine, key=repr), min(2, len(mine)))
            for command in wishes:
                rule = refused_by(bed, seat, command)
                assert rule is None if command in mine else rule in known
        assert encode(bed) == before


@given(setup=setups(), rng=dice)
def test_at_one_moment_every_single_wish_is_listed_or_refused(
    setup: Setup[Options], rng: Random
) -> None:
    """DW-22, TB-06"""
    known = set(rules())
    bed = rng.choice([moment.bed for moment in moments(setup, rng)] or [opening_of(setup, rng)])
    mine = set(moves(bed, bed.player))
    slots, worms = range(-1, 8), range(-1, len(bed.worms) + 1)
    wishes: list[Command] = [Lay(*each) for each in product(slots, worms, (None, 1, 7))]
    wishes += [Remove(*each) for each in product(slots, worms, range(-1, 4))]
    wishes += [Spy(*each) for each in product(slots, worms)]
    wishes += [NewWorm(*each) for each in product(slots, COLOURS)]
    wishes += [Refresh(slot, (one, two)) for slot, one, two in product(slots, repeat=3)]
    wishes += [Pass(slot) for slot in slots]
    for command in wishes:
        rule = refused_by(bed, bed.player, command)
        assert rule is None if command in mine else rule in known


def opening_of(setup: Setup[Options], rng: Random) -> Bed:
    return opening(setup, shuffled(setup, rng))


@given(setup=setups(), rng=dice)
def test_no_card_and_no_tail_is_created_or_lost(setup: Setup[Options], rng: Random) -> None:
    """DW-01, DW-21"""
    every = list(cards_of(setup.options))
    for moment in moments(setup, rng):
        bed = folded(moment.bed, moment.events)
        heads = [worm.head.card for worm in bed.worms if worm.head is not None]
        heaps = [bed.aside, bed.pile, bed.discard, heads, *bed.hands, *bed.plus, *bed.minus]
        heaps += [worm.visible for worm in bed.worms]
        assert sorted((card for heap in heaps for card in heap), key=lambda c: c.id) == every
        assert len(bed.worms) + sum(bed.reserve) == 3 * setup.options.tails_per_colour
        assert bed.aside == moment.bed.aside


@given(setup=setups(), rng=dice)
def test_a_game_ends_and_says_who_won(setup: Setup[Options], rng: Random) -> None:
    """DW-28, DW-30"""
    bed = opening_of(setup, rng)
    for moment in moments(setup, rng):
        assert outcome(moment.bed) is None
        assert moment.bed.hands[moment.bed.player]
        bed = folded(moment.bed, moment.events)
    if bed.over:
        result = outcome(bed)
        assert result is not None
        assert result.winners == tuple(
            seat for seat, score in enumerate(result.scores) if score == max(result.scores)
        )


@given(setup=setups(), rng=dice)
def test_everything_survives_json_and_the_log_gives_the_same_bed(
    setup: Setup[Options], rng: Random
) -> None:
    seats = [None, *map(Seat, range(setup.seats))]
    log = list(begin(setup, generator(str(rng.random()))))
    bed = folded(None, log)
    while not bed.over:
        command = rng.choice(moves(bed, bed.player))
        assert decode(ABOUT.command, encode(command)) == command
        events = decide(bed, bed.player, command, bed.now)
        seat = rng.choice(seats)
        for event in events:
            news = tell(bed, event, seat)
            assert decode(ABOUT.news, encode(news)) == news
            bed = evolve(bed, event)
            assert row(event)
        assert picture(bed)
        seen = view(bed, seat)
        assert decode(ABOUT.view, encode(seen)) == seen
        assert decode(ABOUT.state, encode(bed)) == bed
        log += events
    assert folded(None, [decode(ABOUT.event, encode(event)) for event in log]) == bed


@given(
    junk=st.recursive(
        st.none() | st.booleans() | st.floats() | st.integers() | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    ),
    kind=st.sampled_from(["lay", "remove", "refresh", "new_worm", "spy", "pass", "take_back"]),
    field=st.sampled_from(["slot", "worm", "claim", "position", "discard", "colour", "type"]),
)
def test_a_wish_with_a_spoilt_field_is_refused_or_was_none(
    junk: object, kind: str, field: str
) -> None:
    """TB-01"""
    wish: dict[str, object] = {"type": kind, field: junk}
    try:
        command = decode(ABOUT.command, encode(wish))
    except Refusal as refusal:
        command = refusal.rule
    assert command == "TB-01" or decode(ABOUT.command, encode(command)) == command
