"""The kernel and the plain rules, card for card, side by side."""

import os
import subprocess
import sys
from random import Random

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.games.wurmt.beds import folded
from tests.games.wurmt.plays import opening, shuffled
from tests.games.wurmt.setups import any_setup, setups
from wormery.core import Millis, Seat, Setup
from wormery.core.compiled import warm_up
from wormery.core.dice import dice_of
from wormery.games.wurmt import Bed, Options, cards_of, scores
from wormery.games.wurmt.cards import COLOURS
from wormery.games.wurmt.kernel import hidden
from wormery.games.wurmt.kernel import rules as kernel
from wormery.games.wurmt.kernel.beds import box_of, claim_of, front_of, number_of, pack, play_of
from wormery.games.wurmt.legality import plays
from wormery.games.wurmt.rules import decide
from wormery.games.wurmt.view import front

PLAIN_GAMES = 100  # in which every play is compared at every step
MANY_GAMES, COMPARED = 2000, 31
EVEN = np.ones((kernel.MOST_WORMS, 10))


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    warm_up()


Worms = list[tuple[int, list[int], int, int, int, int]]
Portrait = tuple[list[int], list[list[int]], Worms, list[int]]


def portrait(state: kernel.State, cards: int) -> Portrait:
    """All that matters of a kernel's state."""
    row = [int(number) for number in state]
    seats = row[kernel.SEATS]
    hands = [
        row[kernel.HANDS + 10 * seat : kernel.HANDS + 10 * seat + row[kernel.HELD + seat]]
        for seat in range(seats)
    ]
    worms: Worms = []
    for worm in range(row[kernel.WORMS]):
        at = kernel.WORM + kernel.W_SIZE * worm
        visible, card = [], row[at + kernel.OLDEST]
        for _ in range(row[at + kernel.COUNT]):
            visible.append(card)
            card = row[kernel.NEXT + card]
        head = row[at + kernel.HEAD]
        said = row[at + kernel.LAYER : at + kernel.TELL] if head >= 0 else [0, 0, 0]
        worms.append((row[at], visible, head, said[0], said[1], said[2]))
    plain = row[: kernel.TOP] + row[kernel.WORMS : kernel.POOL] + row[kernel.OPEN : kernel.HELD]
    return plain, hands, worms, row[kernel.DECK + row[kernel.TOP] : kernel.DECK + cards]


def bed_portrait(bed: Bed) -> Portrait:
    """The same of a bed, in its own words."""
    worms: Worms = []
    for worm in bed.worms:
        head, visible = worm.head, [int(card.id) for card in worm.visible]
        colour = COLOURS.index(worm.colour)
        if head is None:
            worms.append((colour, visible, -1, 0, 0, 0))
        else:
            known = sum(1 << seat for seat in head.known_by)
            card = int(head.card.id)
            worms.append((colour, visible, card, int(head.layer), known, claim_of(head.claim)))
    plain = [len(bed.hands), bed.first, bed.player, bed.turn, bed.ending, bed.over]
    plain += [len(bed.worms), len(bed.discard), sum(len(worm.visible) for worm in bed.worms)]
    plain += [sum(worm.head is not None for worm in bed.worms)]
    plain += [sum(worm.colour == colour for worm in bed.worms) for colour in COLOURS]
    plain += [*bed.reserve, *scores(bed), *([0] * (5 - len(bed.hands)))]
    hands = [[int(card.id) for card in hand] for hand in bed.hands]
    return [int(number) for number in plain], hands, worms, [int(card.id) for card in bed.pile]


def dealt(
    setup: Setup[Options], box: kernel.Box, deck: tuple[int, ...], first: int
) -> kernel.State:
    """The kernel's deal of a deck."""
    state = np.zeros(kernel.SIZE, dtype=np.int32)
    state[kernel.DECK : kernel.DECK + len(deck)] = deck
    kernel.begin(box, state, setup.seats, first)
    return state


def kernel_plays(box: kernel.Box, state: kernel.State) -> list[int]:
    """The plays that the kernel finds."""
    found = np.zeros(20_000, dtype=np.int64)
    return [int(play) for play in found[: kernel.generate(box, state, found)]]


def follow(setup: Setup[Options], rng: Random) -> int:
    """Play a game at random, twice at once; the answer is how many cards were played."""
    shuffle, box = shuffled(setup, rng), box_of(setup)
    bed, size = opening(setup, shuffle), len(cards_of(setup.options))
    state = dealt(setup, box, shuffle.deck, shuffle.first)
    played = 0
    while True:
        assert portrait(state, size) == bed_portrait(bed)
        assert portrait(pack(bed), size) == bed_portrait(bed)
        known = {number_of(play): play for play in plays(bed)}
        assert sorted(kernel_plays(box, state)) == sorted(known)
        if bed.over:
            return played
        number = rng.choice(sorted(known))
        card = bed.hands[bed.player][number & 15]
        assert play_of(number, front_of(card)) == known[number]
        bed = folded(bed, decide(bed, bed.player, known[number], Millis(0)))
        kernel.apply(box, state, number)
        played += 1


def test_games_on_the_box_are_played_alike() -> None:
    """DW-06 to DW-32: a hundred games, play for play, with 2 to 5 players."""
    played = sum(
        follow(Setup(2 + game % 4, Options()), Random(f"box {game}")) for game in range(PLAIN_GAMES)
    )
    assert played > 50 * PLAIN_GAMES


def test_thousands_of_games_with_any_options_go_the_same_way_card_for_card() -> None:
    """DW-06 to DW-38: the kernel plays, the rules follow, and at times all plays are compared."""
    played, seats = 0, set()
    for game in range(MANY_GAMES):
        rng = Random(f"many {game}")
        setup = any_setup(rng)
        seats.add(setup.seats)
        shuffle, box = shuffled(setup, rng), box_of(setup)
        bed, size = opening(setup, shuffle), len(cards_of(setup.options))
        state, dice = dealt(setup, box, shuffle.deck, shuffle.first), dice_of(game)
        while not state[kernel.OVER]:
            number = int(kernel.any_play(box, state, dice))
            card = bed.hands[bed.player][number & 15]
            play = play_of(number, front_of(card))
            bed = folded(bed, decide(bed, bed.player, play, Millis(0)))
            kernel.apply(box, state, number)
            played += 1
            if played % COMPARED == 0:
                assert portrait(state, size) == bed_portrait(bed)
                assert sorted(kernel_plays(box, state)) == sorted(map(number_of, plays(bed)))
        assert portrait(state, size) == bed_portrait(bed)
    assert seats == {2, 3, 4, 5}
    assert played > 20 * MANY_GAMES


@settings(max_examples=60)
@given(setups(), st.integers(0, 2**32))
def test_games_with_any_options_are_played_alike(setup: Setup[Options], seed: int) -> None:
    """DW-36: every option but the clock, house rules included."""
    plain = replace(setup.options, clock=None)
    follow(Setup(setup.seats, plain), Random(seed))


def test_the_kernel_draws_every_play_alike_often() -> None:
    """A random play is any of the legal ones, none more often than another."""
    setup = Setup(2, Options(announce=True))
    box = box_of(setup)
    state = np.zeros(kernel.SIZE, dtype=np.int32)
    dice = dice_of(7)
    kernel.deal(box, state, 2, 0, dice)
    legal = kernel_plays(box, state)
    tally = dict.fromkeys(legal, 0)
    for _ in range(200 * len(legal)):
        tally[int(kernel.any_play(box, state, dice))] += 1
    assert min(tally.values()) > 120
    assert max(tally.values()) < 290


def test_whole_playouts_end_by_themselves_for_any_number_of_players() -> None:
    """DW-28: every game comes to an end."""
    for seats in range(2, 6):
        played = kernel.playouts(box_of(Setup(seats, Options())), seats, 50, dice_of(seats))
        assert 50 * 30 < played < 50 * 200


def seen(bed: Bed, seat: int) -> list[object]:
    """What a seat knows of a bed: fronts of its own, backs of others', heads that it saw."""
    options = bed.options
    blind = options.reading == "blind"
    hands = [
        [
            ("back", None if card.action and options.backs == "neutral" else card.colour)
            if other != seat or (blind and card.value is not None)
            else front(options, card)
            for card in hand
        ]
        for other, hand in enumerate(bed.hands)
    ]
    heads = [
        worm.head if worm.head is None or seat in worm.head.known_by else worm.colour
        for worm in bed.worms
    ]
    return [*hands, heads]


def kernel_seen(box: kernel.Box, state: kernel.State, seat: int) -> bytes:
    """What a seat knows of a kernel's state, the order of the pool aside."""
    info = np.zeros(kernel.SIZE, dtype=np.int32)
    hidden.look(box, state, seat, info)
    first = kernel.DECK + info[kernel.POOL]
    last = kernel.DECK + box[kernel.CARDS]
    info[first:last] = np.sort(info[first:last])
    info[kernel.DECK : first] = 0
    for other in range(info[kernel.SEATS]):
        at = kernel.HANDS + 10 * other
        info[at + info[kernel.HELD + other] : at + 10] = 0
    info[kernel.NEXT :] = 0
    return bytes(info.tobytes())


LAST_CARDS = Options(
    reading="blind",
    end="immediate",
    actions_per_colour=("remove", "remove"),
    put_aside=(50, 50, 50, 50),
    hand_size=2,
    refill_at=1,
    low=0,
    high=0,
)


@settings(max_examples=60)
@example(Setup(2, LAST_CARDS), 107)  # ends with nothing but actions in a hand
@given(setups(), st.integers(0, 2**32))
def test_a_world_holds_all_that_a_seat_knows_and_every_card_once(
    setup: Setup[Options], seed: int
) -> None:
    """DW-33: looking at a made-up world, the seat sees what it saw before."""
    rng = Random(seed)
    setup = Setup(setup.seats, replace(setup.options, clock=None))
    box, shuffle = box_of(setup), shuffled(setup, rng)
    state = dealt(setup, box, shuffle.deck, shuffle.first)
    info, world = np.zeros((2, kernel.SIZE), dtype=np.int32)
    for _ in range(rng.randrange(60)):
        if not state[kernel.OVER]:
            kernel.apply(box, state, rng.choice(kernel_plays(box, state)))
    for seat in range(setup.seats):
        hidden.look(box, state, seat, info)
        hidden.determinise(box, info, EVEN, dice_of(seed), world)
        assert kernel_seen(box, world, seat) == kernel_seen(box, state, seat)


def test_a_look_hides_what_the_rules_hide() -> None:
    """DW-33: two beds that a seat cannot tell apart are one information state."""
    setup = Setup(3, Options())
    box, rng = box_of(setup), Random("look")
    shuffle = shuffled(setup, rng)
    bed = opening(setup, shuffle)
    for _ in range(25):
        play = rng.choice(plays(bed))
        bed = folded(bed, decide(bed, bed.player, play, Millis(0)))
    pile, aside = bed.pile[::-1], bed.aside
    other = replace(bed, pile=(aside[0], *pile[1:]), aside=(pile[0], *aside[1:]))
    for seat in map(Seat, range(3)):
        assert seen(bed, seat) == seen(other, seat)
        assert kernel_seen(box, pack(bed), seat) == kernel_seen(box, pack(other), seat)
    assert kernel_seen(box, pack(bed), 0) != kernel_seen(box, pack(bed), 1)


def test_heads_are_guessed_by_weight() -> None:
    """What is known to be unlikely is seldom guessed."""
    setup = Setup(2, Options())
    box, dice = box_of(setup), dice_of(3)
    state, info, world = np.zeros((3, kernel.SIZE), dtype=np.int32)
    kernel.deal(box, state, 2, 0, dice)
    play = next(
        play
        for play in kernel_plays(box, state)
        if box[kernel.CARD_FRONT + state[kernel.HANDS + (play & 15)]] < kernel.REMOVE
    )
    kernel.apply(box, state, play)
    worm = (play >> 4) & 1023
    hidden.look(box, state, 1, info)
    weights = np.zeros_like(EVEN)
    weights[worm, 6], weights[worm, 2] = 3.0, 1.0
    tally = [0] * 10
    for _ in range(2_000):
        hidden.determinise(box, info, weights, dice, world)
        head = world[kernel.WORM + kernel.W_SIZE * worm + kernel.HEAD]
        tally[int(box[kernel.CARD_FRONT + head])] += 1
    assert tally[6] + tally[2] == 2_000
    assert 1.8 * tally[2] < tally[6] < 5 * tally[2]


def test_without_numba_the_same_games_are_played() -> None:
    """The kernel is plain Python where nothing compiles it."""
    program = (
        "from wormery.core import Setup\n"
        "from wormery.core.dice import dice_of\n"
        "from wormery.games.wurmt import Options\n"
        "from wormery.games.wurmt.kernel import rules as kernel\n"
        "from wormery.games.wurmt.kernel.beds import box_of\n"
        "print(kernel.playouts(box_of(Setup(3, Options())), 3, 5, dice_of(11)))\n"
    )
    plain = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "WORMERY_NO_NUMBA": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    box = box_of(Setup(3, Options()))
    assert int(plain.stdout) == kernel.playouts(box, 3, 5, dice_of(11))
