"""What bots of Das Wurmt remember is what their seat could know, and nothing else."""

from collections.abc import Iterator, Sequence
from math import inf
from random import Random

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.games.wurmt.plays import Shuffle, answered, opening, shuffled, whole_game
from tests.games.wurmt.setups import setups
from wormery.bots.wurmt.info import believe, info_of
from wormery.bots.wurmt.memory import Memory, faded, heard, looked
from wormery.core import Millis, Seat, Setup
from wormery.games.wurmt import Bed, Event, Options, begin_with, evolve, legality, rules, tell, view
from wormery.games.wurmt.kernel import rules as kernel
from wormery.games.wurmt.kernel.beds import box_of, number_of, pack
from wormery.games.wurmt.kernel.hidden import look
from wormery.games.wurmt.state import ClaimRecord

Portrait = list[object]


def portrait(box: kernel.Box, info: kernel.State) -> Portrait:
    """An information state, equal cards being equal; what heads tell is left out."""
    row = [int(number) for number in info]

    def seen(card: int) -> tuple[int, ...]:
        if card < 0:
            return (card,)
        return int(box[kernel.CARD_BACK + card]), int(box[kernel.CARD_FRONT + card])

    pool = row[kernel.DECK + row[kernel.POOL] : kernel.DECK + int(box[kernel.CARDS])]
    found: Portrait = [row[: kernel.POOL], row[kernel.OPEN : kernel.HELD], sorted(map(seen, pool))]
    for seat in range(row[kernel.SEATS]):
        first = kernel.HANDS + kernel.SLOTS * seat
        found.append(sorted(map(seen, row[first : first + row[kernel.HELD + seat]])))
    for worm in range(row[kernel.WORMS]):
        at = kernel.WORM + kernel.W_SIZE * worm
        visible, card = [], row[at + kernel.OLDEST]
        for _ in range(row[at + kernel.COUNT]):
            visible.append(seen(card))
            card = row[kernel.NEXT + card]
        head = row[at + kernel.HEAD]
        said = [] if head == kernel.NOTHING else row[at + kernel.LAYER : at + kernel.TELL]
        found.append((row[at], visible, seen(head), said))
    return found


def retold(
    setup: Setup[Options], shuffle: Shuffle, rng: Random
) -> Iterator[tuple[Bed, list[Memory]]]:
    """A game at random, and what every seat remembers of it after each command."""
    memories = [Memory()] * setup.seats
    bed: Bed | None = None

    def happen(events: Sequence[Event]) -> Bed:
        nonlocal bed
        for event in events:
            for seat in map(Seat, range(setup.seats)):
                news = tell(bed, event, seat)
                if news is not None:
                    memories[seat] = heard(memories[seat], news)
            bed = evolve(bed, event)
        assert bed is not None
        return bed

    now = happen(begin_with(setup, shuffle.deck, shuffle.first))
    yield now, memories
    for moment in whole_game(setup, shuffle, rng):
        now = happen(answered(now, moment.given))
        yield now, memories


@settings(max_examples=25)
@given(setups(), st.integers(0, 2**32))
def test_a_good_memory_knows_all_that_a_seat_can_know(setup: Setup[Options], seed: int) -> None:
    """DW-33, DW-35: from the news alone, cards taken back included, with any options."""
    rng, box = Random(seed), box_of(setup)
    info = np.zeros(kernel.SIZE, dtype=np.int32)
    for bed, memories in retold(setup, shuffled(setup, rng), rng):
        if bed.over:
            break
        for seat in map(Seat, range(setup.seats)):
            look(box, pack(bed), seat, info)
            remembered = info_of(view(bed, seat), looked(memories[seat], view(bed, seat)))
            assert portrait(box, remembered) == portrait(box, info)


def test_what_a_head_tells_is_remembered_as_the_kernel_has_it() -> None:
    """The length it was laid at, and whether the next player could follow."""
    setup = Setup(2, Options())
    box, rng = box_of(setup), Random("tells")
    heads = 0
    for game in range(10):
        shuffle = shuffled(setup, Random(game))
        bed = opening(setup, shuffle)
        state = pack(bed)
        memories = [Memory()] * 2
        while not bed.over:
            seat = bed.player
            memories[seat] = looked(memories[seat], view(bed, seat))
            info = info_of(view(bed, seat), memories[seat])
            for at in range(kernel.WORM, kernel.WORM + 10 * len(bed.worms), kernel.W_SIZE):
                if state[at + kernel.HEAD] != kernel.NOTHING:
                    assert info[at + kernel.TELL] == state[at + kernel.TELL]
                    heads += 1
            play = rng.choice(legality.plays(bed))
            events = rules.decide(bed, seat, play, Millis(0))
            kernel.apply(box, state, number_of(play))
            for event in events:
                for other in (Seat(0), Seat(1)):
                    news = tell(bed, event, other)
                    assert news is not None
                    memories[other] = heard(memories[other], news)
                bed = evolve(bed, event)
    assert heads > 500


def test_whoever_has_heard_nothing_takes_every_card_out_of_sight_for_possible() -> None:
    """A newcomer can play, and guesses among more cards."""
    setup = Setup(2, Options())
    for bed, memories in retold(setup, shuffled(setup, Random(3)), Random(3)):
        if bed.over:
            break
        seen = view(bed, Seat(0))
        stranger, regular = info_of(seen, Memory()), info_of(seen, looked(memories[0], seen))
        assert stranger[kernel.POOL] <= regular[kernel.POOL]
    assert len(bed.discard) > 10


def test_who_slips_forgets_values_and_nothing_else() -> None:
    """A forgetful player still sees what lies there."""
    setup = Setup(2, Options())
    forgotten = 0
    for bed, memories in retold(setup, shuffled(setup, Random(5)), Random(5)):
        known = looked(memories[0], view(bed, Seat(0)))
        after = faded(known, 1.0, Random(1))
        assert faded(known, 0.0, Random(1)) == known
        assert all(head.value is None for head in after.heads.values())
        assert after.gone == known.gone
        forgotten += sum(head.value is not None for head in known.heads.values())
    assert forgotten > 20


def test_a_speaker_is_believed_as_far_as_the_record_goes() -> None:
    """DW-32: nothing at first, more with every true claim, less with every lie."""
    setup = Setup(2, Options(announce=True))
    for bed, _ in retold(setup, shuffled(setup, Random(9)), Random(9)):
        if any(worm.head is not None and worm.head.layer == 1 for worm in bed.worms):
            break
    seen = view(bed, Seat(0))
    worm = next(i for i, each in enumerate(bed.worms) if each.head and each.head.layer == 1)
    head = seen.worms[worm].head
    assert head is not None
    assert head.claim is not None
    claim = head.claim

    def weight(record: ClaimRecord, trust: float = inf) -> float:
        weights = np.ones((kernel.MOST_WORMS, 10))
        believe(replace(seen, records=(ClaimRecord(), record)), weights, trust)
        return float(weights[worm, claim] / weights[worm, 1 + claim % 7])

    assert abs(weight(ClaimRecord()) - 1) < 1e-9
    assert weight(ClaimRecord(4, 4)) > weight(ClaimRecord(4, 3)) > 1 > weight(ClaimRecord(4, 0))
    assert weight(ClaimRecord(40, 40)) > 50
    assert weight(ClaimRecord(40, 40), trust=2.0) == 2
    assert weight(ClaimRecord(40, 0), trust=2.0) == 0.5
    assert weight(ClaimRecord(40, 40), trust=1.0) == 1
