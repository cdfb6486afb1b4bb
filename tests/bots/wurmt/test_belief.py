"""What heads of Das Wurmt may be: what is seen of them, and what a liar says."""

from random import Random

import numpy as np
import pytest

from tests.bots.wurmt.listeners import heard_by_all
from wormery.bots.wurmt.belief import History, new_history, note_lay
from wormery.bots.wurmt.learned import belief
from wormery.bots.wurmt.levels import Mind, Player, knowing
from wormery.bots.wurmt.population import tempting
from wormery.core import Millis, Seat, Setup, generator
from wormery.core.compiled import warm_up
from wormery.games.wurmt import Bed, Lay, Options, begin, decide, view
from wormery.games.wurmt.kernel.beds import box_of, pack

ME, SOON = Seat(0), Millis(1000)


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    warm_up()


def agreed(bed: Bed, history: History, mine: History) -> int:
    """How many heads that I do not know are written down as they were laid."""
    hidden = [
        number
        for number, worm in enumerate(bed.worms)
        if worm.head is not None and ME not in worm.head.known_by
    ]
    for number in hidden:
        assert mine[number].tolist() == history[number].tolist()
    return len(hidden)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_seat_writes_down_of_heads_what_there_was_to_see(seats: int) -> None:
    """By the news alone it knows how heads were laid and left, as who sees all cards does."""
    setup, rng = Setup(seats, Options()), Random(3)
    players = [Player(Mind(knowing(0.0), knows_people=True, believes=True)) for _ in range(seats)]
    history, box, heads = new_history(), box_of(setup), 0
    bed: Bed | None = None
    events = begin(setup, generator("history"))
    while bed is None or not bed.over:
        bed = heard_by_all(players, bed, events)
        if bed.over:
            break
        before, seat = pack(bed), bed.player
        command = players[seat].choose(view(bed, seat), (), rng, SOON)
        assert command is not None
        heads += agreed(bed, history, players[0].history) if seat == ME else 0
        events = decide(bed, seat, command, bed.now)
        if isinstance(command, Lay):
            after = heard_by_all([], bed, events)
            note_lay(box, before, pack(after), command.worm, history)
    assert heads > 10


def test_the_belief_is_in_the_package() -> None:
    """It is small, and all of it is a number."""
    assert belief().nbytes < 10_000
    assert np.isfinite(belief()).all()


def test_who_deceives_lies_where_it_matters() -> None:
    """DW-31: a trap is said to score, what scores to be a trap; else the truth is told."""
    options = Options()
    assert tempting(options, 2, 3) == 3
    assert 10 <= 8 + tempting(options, 8, 6) <= 12
    assert not 10 <= 7 + tempting(options, 7, 4) <= 12
