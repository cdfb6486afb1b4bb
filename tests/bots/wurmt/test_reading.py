"""Reading others in Das Wurmt: what somebody did tells what their heads are."""

from math import log
from random import Random

import numpy as np
import pytest

from tests.bots.wurmt.listeners import heard_by_all
from wormery.bots.wurmt import levels as ladder
from wormery.bots.wurmt.learned import weights
from wormery.bots.wurmt.levels import CAREFUL, Mind, Player, knowing
from wormery.bots.wurmt.reading import Beliefs, read, weighed
from wormery.bots.wurmt.watch import FORCED, Decision
from wormery.core import Millis, Seat, Setup, generator
from wormery.core.compiled import warm_up
from wormery.core.dice import dice_of
from wormery.games.wurmt import Bed, Options, begin, decide, evolve, view
from wormery.games.wurmt.kernel import rules as kernel
from wormery.games.wurmt.kernel.beds import box_of, pack
from wormery.games.wurmt.kernel.hidden import look

LONG = Millis(1_000_000)


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    warm_up()


def surprise(bed: Bed, seat: Seat, beliefs: Beliefs) -> tuple[float, float, int]:
    """How surprised a seat is by the heads it does not know: by the cards, by what it read."""
    info = np.zeros(kernel.SIZE, dtype=np.int32)
    box = box_of(Setup(len(bed.hands), bed.options))
    look(box, pack(bed), seat, info)
    pool = info[kernel.DECK + info[kernel.POOL] : kernel.DECK + box[kernel.CARDS]]
    weights = weighed(info, np.ones((20, 10)), beliefs)
    plain, informed, heads = 0.0, 0.0, 0
    for number, row in beliefs.items():
        head = bed.worms[number].head
        if head is None or seat in head.known_by or head.card.value is None:
            continue
        colour = info[kernel.WORM + kernel.W_SIZE * number + kernel.COLOUR]
        fronts = box[kernel.CARD_FRONT + pool[box[kernel.CARD_COLOUR + pool] == colour]]
        unseen = np.bincount(fronts[fronts < 10], minlength=10)
        chances = unseen * weights[number]
        plain -= log(unseen[head.card.value] / unseen.sum())
        informed -= log(chances[head.card.value] / chances.sum())
        heads += 1
        assert row.max() == 1
        assert row.min() > 0
    return plain, informed, heads


@pytest.mark.parametrize("believes", [False, True])
def test_who_reads_is_less_surprised_by_what_comes_to_light(
    monkeypatch: pytest.MonkeyPatch, *, believes: bool
) -> None:
    """Against a player who knows the game, over all heads of some games; so is who has learned."""
    monkeypatch.setattr(ladder, "READING", 1e6)
    plain, informed, heads = 0.0, 0.0, 0
    for game in range(8):
        reader = Player(Mind(knowing(0.0), knows_people=True, believes=believes))
        players = [reader, Player(Mind(knowing(0.0)))]
        bed: Bed | None = None
        events, rng = begin(Setup(2, Options()), generator(f"reading {game}")), Random(game)
        while bed is None or not bed.over:
            bed = heard_by_all(players, bed, events)
            if bed.over:
                break
            command = players[bed.player].choose(view(bed, bed.player), (), rng, LONG)
            assert command is not None
            if bed.player == 0:
                more = surprise(bed, Seat(0), reader.beliefs)
                plain, informed, heads = plain + more[0], informed + more[1], heads + more[2]
            events = decide(bed, bed.player, command, bed.now)
    assert heads > 200
    assert informed / heads < plain / heads - 0.05


def test_a_lay_that_the_clock_made_tells_nothing() -> None:
    """DW-40: what was believed of the head below it is forgotten."""
    setup = Setup(2, Options())
    box, info = box_of(setup), np.zeros(kernel.SIZE, dtype=np.int32)
    state = np.zeros(kernel.SIZE, dtype=np.int32)
    kernel.deal(box, state, 2, 1, dice_of(1))
    look(box, state, 0, info)
    beliefs: Beliefs = {0: np.full(10, 0.5), 1: np.ones(10)}
    after = read(
        [Decision(info, FORCED, 0)],
        box,
        info,
        beliefs,
        mind=weights(),
        dice=dice_of(2),
        seconds=1.0,
    )
    assert set(after) == {1}


def test_readers_play_on_where_nobody_sees_values() -> None:
    """DW-05: in the blind reading there is nothing to read, and a guess for every play."""
    setup = Setup(2, Options(reading="blind", first=Seat(0)))
    bed: Bed | None = None
    for event in begin(setup, generator("blind")):
        bed = evolve(bed, event)
    assert bed is not None
    seen = view(bed, Seat(0))
    best, careful = (
        Player(Mind(choose, knows_people=True)) for choose in (ladder.foreseeing, CAREFUL.choose)
    )
    for player in (best, careful):
        assert player.choose(seen, (), Random(1), Millis(100)) in seen.moves
        assert player.beliefs == {}
