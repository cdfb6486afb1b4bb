"""A player in a world that somebody thinks of sees the bed as the same player does at the table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

import numpy as np
import pytest

from tests.bots.wurmt.listeners import heard_by_all
from wormery.bots.wurmt.belief import History, play_watched, regard
from wormery.bots.wurmt.choice import R_SIGHT, ROOM
from wormery.bots.wurmt.habits import Situation
from wormery.bots.wurmt.learned import belief, weights
from wormery.bots.wurmt.levels import SOBER, Mind, Player, knowing
from wormery.bots.wurmt.sight import B_CHANCE, B_SIZE, BODY, BUSY, Sight
from wormery.core import Millis, Setup, generator
from wormery.core.compiled import warm_up
from wormery.games.wurmt import Bed, Lay, Options, begin, decide, view
from wormery.games.wurmt.kernel import rules as kernel
from wormery.games.wurmt.kernel.beds import box_of, number_of, pack
from wormery.games.wurmt.kernel.hidden import Weights, look
from wormery.games.wurmt.state import ClaimRecord

SOON = Millis(1000)
GUESSER = Mind(knowing(0.03), knows_people=True, believes=True, trust=SOBER, candour=0.5)


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    warm_up()


@dataclass
class World:
    """What a player thought of at a turn; it happens to be the truth, and is played on."""

    state: kernel.State
    history: History
    said: Weights
    turn: int
    records: Sequence[ClaimRecord]
    before: kernel.State = field(default_factory=lambda: np.zeros(kernel.SIZE, dtype=np.int32))

    def play(self, box: kernel.Box, play: int) -> None:
        """Everybody watches a play."""
        play_watched(box, self.state, play, self.before, self.history, self.said)

    def seen(self, box: kernel.Box) -> Sight:
        """How it looks to whose turn it is."""
        info, room = np.zeros(kernel.SIZE, dtype=np.int32), np.zeros(ROOM, dtype=np.float32)
        seat, rows = int(self.state[kernel.PLAYER]), np.ones((kernel.MOST_WORMS, 10))
        look(box, self.state, seat, info)
        tells = weights()[1]
        regard(box, info, seat, tells, belief(), self.history, self.said, room, rows)
        sight: Sight = room[R_SIGHT]
        sight[BUSY] = 1
        return sight


def imagined(bed: Bed, table: Situation) -> World:
    """The world of a thought in which every hidden card is what it is."""
    state, info = pack(bed), table.info
    for at in range(kernel.WORM, kernel.WORM + kernel.W_SIZE * len(bed.worms), kernel.W_SIZE):
        state[at + kernel.LAYER : at + kernel.COUNT] = info[at + kernel.LAYER : at + kernel.COUNT]
    people = table.people
    return World(state, people.history.copy(), people.heard(table.view), bed.turn, bed.records)


def comparable(bed: Bed, world: World, laid: Mapping[int, int]) -> set[int]:
    """Heads that everybody watched being laid, and of which nothing else was said since then."""
    seats, announces = len(bed.hands), bed.options.announce
    return {
        number
        for number, worm in enumerate(bed.worms)
        if worm.head is not None
        and laid[number] >= seats
        and not (announces and laid[number] >= world.turn)
        and bed.records[worm.head.layer] == world.records[worm.head.layer]
    }


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("announce", [False, True])
def test_who_sits_in_a_world_sees_what_the_same_player_sees_at_the_table(
    *, seats: int, announce: bool
) -> None:
    """To the last digit, for a whole round from every thought, once everybody has looked."""
    setup = Setup(seats, Options(announce=announce))
    rng, box, guessed = Random(seats), box_of(setup), 0
    for game in range(3):
        players = [Player(GUESSER) for _ in range(seats)]
        worlds: list[World] = []
        laid: dict[int, int] = {}  # by worm: in which turn
        bed = heard_by_all(players, None, begin(setup, generator(f"worlds {game}")))
        while not bed.over:
            command = players[bed.player].choose(view(bed, bed.player), (), rng, SOON)
            table = players[bed.player].table
            assert command is not None
            assert table is not None
            for world in worlds:
                heads = comparable(bed, world, laid)
                guessed += compared(world.seen(box), table.sight, heads)
            worlds = [world for world in worlds if world.turn > bed.turn - seats]
            worlds.append(imagined(bed, table))
            for world in worlds:
                world.play(box, number_of(command))
            if isinstance(command, Lay):
                laid[command.worm] = bed.turn
            bed = heard_by_all(players, bed, decide(bed, bed.player, command, bed.now))
    assert guessed > 100


def compared(world: Sight, table: Sight, heads: set[int]) -> int:
    """How many of some heads were guessed, all of them alike; and all else is alike."""
    guessed, ours, theirs = 0, world.copy(), table.copy()
    for worm in range(kernel.MOST_WORMS):
        chances = slice(BODY + B_SIZE * worm + B_CHANCE, BODY + B_SIZE * worm + B_CHANCE + 10)
        if worm in heads:
            guessed += 0 < ours[chances].max() < 1
        else:
            ours[chances] = theirs[chances] = 0
    assert ours.tolist() == theirs.tolist()
    return guessed
