"""The ladder of Das Wurmt plays by the rules, in honest sight, and for any options."""

from functools import reduce
from random import Random
from typing import Literal

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.games.wurmt.setups import setups
from wormery.bots.ladders import ladder, level_named
from wormery.bots.wurmt.info import believe
from wormery.bots.wurmt.learned import weights
from wormery.bots.wurmt.levels import LEVELS, Player
from wormery.bots.wurmt.net import UNITS_1, UNITS_2, net_size
from wormery.core import Millis, Seat, Setup, generator
from wormery.core.compiled import warm_up
from wormery.games import wurmt
from wormery.games.wurmt import (
    Bed,
    Lay,
    Options,
    TakeBack,
    begin,
    decide,
    evolve,
    expire,
    tell,
    view,
)
from wormery.games.wurmt.events import CardLaid
from wormery.games.wurmt.kernel.rules import MOST_WORMS
from wormery.games.wurmt.legality import plays
from wormery.games.wurmt.rules import ASKING
from wormery.games.wurmt.state import ClaimRecord
from wormery.research.arena import arranged, hold

LONG = Millis(100_000)


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    warm_up()


def seated(number: int) -> Player:
    """A fresh player of a level, counted from 1."""
    player = LEVELS[number - 1].new()
    assert isinstance(player, Player)
    return player


def play(setup: Setup[Options], players: list[Player], seed: str, most: int = 400) -> Bed:
    """A game, or the beginning of one; every command has to be legal."""
    bed: Bed | None = None
    events, rng = begin(setup, generator(seed)), Random(seed)
    for _ in range(most):
        for event in events:
            for seat, player in enumerate(players):
                news = tell(bed, event, Seat(seat))
                if news is not None:
                    player.observe(news)
            bed = evolve(bed, event)
        assert bed is not None
        if bed.over:
            break
        if bed.asks:  # who saw a worm is for people to say (DW-42)
            assert not any(each.choose(view(bed, Seat(0)), (), rng, Millis(20)) for each in players)
            events = expire(bed, ASKING)
            continue
        command = players[bed.player].choose(view(bed, bed.player), (), rng, Millis(20))
        assert command is not None
        assert command in plays(bed)
        events = decide(bed, bed.player, command, bed.now)
    assert bed is not None
    return bed


@pytest.mark.parametrize("seats", range(2, 6))
def test_all_levels_finish_games_with_any_number_of_players(seats: int) -> None:
    """DW-28: weak and strong at one table."""
    players = [seated(1 + (seat + seats) % len(LEVELS)) for seat in range(seats)]
    assert play(Setup(seats, Options()), players, f"all {seats}").over


@settings(max_examples=25)
@given(setups(), st.integers(1, len(LEVELS)), st.integers(0, 1000))
def test_every_level_plays_legally_with_any_options(
    setup: Setup[Options], level: int, seed: int
) -> None:
    """DW-36: house rules included, and cards that nobody sees."""
    plain = Setup(setup.seats, replace(setup.options, clock=None))
    play(plain, [seated(level) for _ in range(setup.seats)], str(seed), most=25)


@pytest.mark.parametrize("number", range(1, len(LEVELS) + 1))
def test_what_is_hidden_changes_no_play(number: int) -> None:
    """DW-33: pile, cards put aside and the other's fronts exchanged, the plays are the same."""
    setup = Setup(2, Options())
    bed = reduce(evolve, begin(setup, generator("hidden")), None)
    assert bed is not None
    me, you = Seat(0), Seat(1)
    pile, aside = list(bed.pile), list(bed.aside)
    hand = list(bed.hands[you])
    for slot, card in enumerate(hand):
        other = next(i for i, c in enumerate(aside) if c.colour == card.colour and c.value)
        hand[slot], aside[other] = aside[other], card
    pile[3], aside[5] = aside[5], pile[3]
    hidden = replace(
        bed, pile=tuple(pile), aside=tuple(aside), hands=(bed.hands[me], tuple(hand)), player=me
    )
    bed = replace(bed, player=me)
    assert view(bed, me) == view(hidden, me)
    assert bed != hidden
    for seed in range(10):
        ours = [
            seated(number).choose(view(each, me), (), Random(seed), LONG) for each in (bed, hidden)
        ]
        assert ours[0] == ours[1]


def test_nobody_acts_out_of_turn() -> None:
    """A bot that could only take back waits."""
    bed = reduce(evolve, begin(Setup(2, Options(first=Seat(0))), generator("turn")), None)
    assert bed is not None
    command = seated(4).choose(view(bed, Seat(0)), (), Random(1), LONG)
    assert isinstance(command, Lay)
    bed = reduce(evolve, decide(bed, Seat(0), command, Millis(0)), bed)
    seen = view(bed, Seat(0))
    if seen.player != Seat(0):
        assert set(seen.moves) <= {TakeBack()}
        assert seated(4).choose(seen, (), Random(1), LONG) is None


def test_a_player_remembers_what_a_newcomer_cannot_know() -> None:
    """DW-34: in strict games the head one laid is shown no more; one has to remember it."""
    setup = Setup(2, Options(first=Seat(0)))
    player = seated(3)
    bed = reduce(evolve, begin(setup, generator("memory")), None)
    assert bed is not None
    command = player.choose(view(bed, Seat(0)), (), Random(1), LONG)
    assert command is not None
    for event in decide(bed, Seat(0), command, Millis(0)):
        news = tell(bed, event, Seat(0))
        assert news is not None
        player.observe(news)
        bed = evolve(bed, event)
    assert isinstance(command, Lay)
    laid, shown = bed.worms[command.worm].head, view(bed, Seat(0)).worms[command.worm].head
    assert laid is not None
    assert shown is not None
    assert shown.value is None
    assert player.memory.heads[command.worm].value == laid.card.value


def test_claims_of_good_players_say_nothing_about_the_card() -> None:
    """DW-31: whatever is laid, every claim is made as often."""
    setup = Setup(2, Options(announce=True))
    bed = reduce(evolve, begin(setup, generator("claims")), None)
    assert bed is not None
    seen = view(bed, bed.player)
    tally: dict[int | None, int] = {}
    player = seated(3)
    for seed in range(300):
        command = player.choose(seen, (), Random(seed), LONG)
        if isinstance(command, Lay):
            tally[command.claim] = tally.get(command.claim, 0) + 1
    assert set(tally) == {1, 2, 3, 4, 5, 6, 7}
    assert min(tally.values()) > 0.4 * max(tally.values())


def laid(setup: Setup[Options], number: int, seed: str) -> list[CardLaid]:
    """Every lay of a game that one level plays against itself."""
    bed, rng, found = None, Random(seed), list[CardLaid]()
    events, player = begin(setup, generator(seed)), seated(number)
    while True:
        bed = reduce(evolve, events, bed)
        assert bed is not None
        found += [event for event in events if isinstance(event, CardLaid)]
        if bed.over:
            return found
        command = player.choose(view(bed, bed.player), (), rng, Millis(20))
        assert command is not None
        events = decide(bed, bed.player, command, bed.now)


@pytest.mark.parametrize("number", range(1, len(LEVELS) + 1))
@pytest.mark.parametrize("reading", ["memory", "blind"])
def test_claims_are_values_of_the_deck_in_use(
    number: int, reading: Literal["memory", "blind"]
) -> None:
    """DW-31: in both readings, 0 and 9 included; who says what it lays cannot when blind."""
    values = (0, 9, *(3,) * 13, *(5,) * 13)
    options = Options(announce=True, reading=reading, values_per_colour=values)
    lays = laid(Setup(2, options), number, "house")
    assert {lay.claim for lay in lays} <= {0, 3, 5, 9}
    is_candid = all(lay.claim == lay.card.value for lay in lays)
    assert is_candid == (number == 1 and reading == "memory")


def test_what_is_said_blindly_is_not_believed() -> None:
    """DW-31: with open eyes a word counts as its speaker has earned, blind never."""
    readings: tuple[Literal["memory"], Literal["blind"]] = ("memory", "blind")
    for reading in readings:
        options = Options(announce=True, reading=reading)
        bed = reduce(evolve, begin(Setup(2, options), generator("word")), None)
        assert bed is not None
        you = Seat(1 - bed.player)
        lay = next(each for each in plays(bed) if isinstance(each, Lay))
        bed = reduce(evolve, decide(bed, bed.player, replace(lay, claim=4), Millis(0)), bed)
        honest = (ClaimRecord(20, 20), ClaimRecord(20, 20))
        likely = np.ones((MOST_WORMS, 10))
        believe(replace(view(bed, you), records=honest), likely)
        told = likely[lay.worm]
        assert (told[4] > 5 * told[3]) == (reading == "memory")


def test_the_ladder_is_found_by_name() -> None:
    """The lowest is easy, the highest strong."""
    assert ladder(wurmt).levels == LEVELS
    assert [level.name for level in LEVELS] == list("1234")
    assert level_named(wurmt, "strong") is LEVELS[-1]
    assert level_named(wurmt, "easy") is LEVELS[0]


def test_the_weights_fit_the_net() -> None:
    """They are in the package, and small."""
    net, tells = weights()
    assert net.shape == (net_size(int(net[UNITS_1]), int(net[UNITS_2])),)
    assert tells.shape == (20, 10)
    assert (tells > 0).all()


def test_levels_are_apart() -> None:
    """A much higher level wins nearly always; the arena lets bots hear what they may."""
    report = hold(arranged("wurmt", ["3", "1"], 20))
    assert report.standings[0].score > 0.75
    assert not report.forfeits


def sure_gains() -> list[tuple[Bed, set[int]]]:
    """Beds in which who plays is shown a head that brings points, and the worms to lay on."""
    found: list[tuple[Bed, set[int]]] = []
    for game in range(60):
        rng = Random(game)
        setup = Setup(2, Options(memory="friendly"))
        bed = reduce(evolve, begin(setup, generator(f"gains {game}")), None)
        while bed is not None and not bed.over and len(found) <= game:
            seen = view(bed, bed.player)
            colours = {card.colour for card in seen.hand if card.value is not None}
            worms = {
                number
                for number, worm in enumerate(seen.worms)
                if worm.head is not None
                and (worm.head.value or 0) >= 5
                and 10 <= worm.length + (worm.head.value or 0) <= 12
                and worm.colour in colours
            }
            if worms:
                found.append((bed, worms))
            bed = reduce(evolve, decide(bed, bed.player, rng.choice(plays(bed)), bed.now), bed)
    return found


def test_weak_levels_err_like_people_who_misjudge_and_forget() -> None:
    """Points that are there for the taking are taken the more often the better one plays."""
    beds = sure_gains()
    taken = []
    for level in LEVELS[:2]:
        commands = [
            (level.new().choose(view(bed, bed.player), (), Random(number), LONG), worms)
            for number, (bed, worms) in enumerate(beds)
        ]
        taken.append(sum(isinstance(c, Lay) and c.worm in worms for c, worms in commands))
    assert len(beds) > 40
    assert 1.3 * taken[0] < taken[1] < 0.9 * len(beds)
