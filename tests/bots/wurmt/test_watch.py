"""Who watches the others play Das Wurmt knows the bed before every decision of theirs."""

from random import Random

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.bots.wurmt.test_memory import portrait
from tests.games.wurmt.plays import answered, opening, shuffled, whole_game
from tests.games.wurmt.setups import setups
from wormery.bots.wurmt.watch import LAY, Watch, watched
from wormery.core import Seat, Setup
from wormery.games.wurmt import Bed, Lay, Options, TakeBack, evolve, tell
from wormery.games.wurmt.kernel import rules as kernel
from wormery.games.wurmt.kernel.beds import box_of, pack
from wormery.games.wurmt.kernel.hidden import look


def seen(box: kernel.Box, bed: Bed, seat: Seat) -> kernel.State:
    """All that a seat can know of a bed."""
    info = np.zeros(kernel.SIZE, dtype=np.int32)
    look(box, pack(bed), seat, info)
    return info


@settings(max_examples=30)
@given(setups(), st.integers(0, 2**32))
def test_news_alone_keep_up_with_all_that_a_seat_can_know(setup: Setup[Options], seed: int) -> None:
    """DW-33, DW-35: from the first look to the end, with any options, cards taken back included."""
    rng, box = Random(seed), box_of(setup)
    shuffle = shuffled(setup, rng)
    seats = [Seat(seat) for seat in range(setup.seats)]
    bed = opening(setup, shuffle)
    watches = [Watch(box, seat, seen(box, bed, seat)) for seat in seats]
    for moment in whole_game(setup, shuffle, rng):
        for event in answered(bed, moment.given):
            for seat in seats:
                news = tell(bed, event, seat)
                assert news is not None
                watches[seat] = watched(watches[seat], news)
            bed = evolve(bed, event)
        if bed.over:
            break
        for seat in seats:
            assert portrait(box, watches[seat].info) == portrait(box, seen(box, bed, seat))


def test_every_decision_of_others_is_kept_with_the_bed_before_it() -> None:
    """What was laid where, and nothing of one's own or of what was taken back."""
    setup, rng = Setup(3, Options()), Random("decisions")
    box, shuffle = box_of(setup), shuffled(setup, rng)
    bed, me = opening(setup, shuffle), Seat(0)
    watch, lays = Watch(box, me, seen(box, bed, me)), 0
    for moment in whole_game(setup, shuffle, rng):
        before, known = seen(box, bed, me), len(watch.decisions)
        for event in answered(bed, moment.given):
            news = tell(bed, event, me)
            assert news is not None
            watch = watched(watch, news)
            bed = evolve(bed, event)
        if isinstance(moment.given.command, TakeBack):
            assert len(watch.decisions) == known - (moment.given.seat != me)
        elif moment.given.seat == me:
            assert len(watch.decisions) == known
        else:
            decision = watch.decisions[-1]
            assert len(watch.decisions) == known + 1
            assert portrait(box, decision.info) == portrait(box, before)
            if isinstance(moment.given.command, Lay):
                assert (decision.kind, decision.worm) == (LAY, moment.given.command.worm)
                lays += 1
            else:
                assert decision.kind >= kernel.REMOVE
    assert lays > 20
