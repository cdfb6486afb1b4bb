"""What a play is foreseen to lead to is what it leads to; and the net learns in the right way."""

from random import Random

import numpy as np
import pytest

from wormery.bots.wurmt.belief import new_history
from wormery.bots.wurmt.choice import MOST_PLAYS, ROOM, best, judge, meets_head, value_if, value_of
from wormery.bots.wurmt.habits import NO_BELIEF
from wormery.bots.wurmt.learned import weights
from wormery.bots.wurmt.net import AHEAD, Net
from wormery.bots.wurmt.search import measure_luck, try_out
from wormery.bots.wurmt.sight import (
    B_CHANCE,
    B_SIZE,
    BODY,
    BUSY,
    DONE,
    MINE,
    MINE_SCORE,
    PENDING,
    PILE,
    SIGHT_SIZE,
    UNSEEN,
    Sight,
    foresee,
    survey,
)
from wormery.core import Setup
from wormery.core.compiled import warm_up
from wormery.core.dice import dice_of
from wormery.games.wurmt import Options
from wormery.games.wurmt.kernel import rules as kernel
from wormery.games.wurmt.kernel.beds import box_of
from wormery.games.wurmt.kernel.hidden import look
from wormery.research.wurmt import nets
from wormery.research.wurmt import train as training

EVEN = np.ones((kernel.MOST_WORMS, 10))


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    warm_up()


def seen(box: kernel.Box, state: kernel.State, seat: int) -> tuple[kernel.State, Sight]:
    """What a seat knows of a state, and how it looks to it."""
    info = np.zeros(kernel.SIZE, dtype=np.int32)
    sight = np.zeros(SIGHT_SIZE, dtype=np.float32)
    look(box, state, seat, info)
    survey(box, info, seat, EVEN, sight)
    return info, sight


def outcome(box: kernel.Box, state: kernel.State, play: int) -> int:
    """The head that a play turns over or spies on."""
    head = int(state[kernel.WORM + kernel.W_SIZE * ((play >> 4) & 1023) + kernel.HEAD])
    return head if head < 0 else int(box[kernel.CARD_FRONT + head])


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_is_foreseen_comes_true(seats: int) -> None:
    """DW-11 to DW-28: scores, worms, own cards and the pile, until cards are drawn."""
    box, rng = box_of(Setup(seats, Options())), Random(seats)
    plays, after = np.zeros(MOST_PLAYS, dtype=np.int64), np.zeros(SIGHT_SIZE, dtype=np.float32)
    state = np.zeros(kernel.SIZE, dtype=np.int32)
    compared = 0
    for game in range(15):
        kernel.deal(box, state, seats, 0, dice_of(game))
        while not state[kernel.OVER]:
            seat, turn = int(state[kernel.PLAYER]), int(state[kernel.TURN])
            info, sight = seen(box, state, seat)
            play = int(plays[rng.randrange(kernel.generate(box, state, plays))])
            foresee(box, info, seat, sight, play, outcome(box, state, play), after)
            kernel.apply(box, state, play)
            _, then = seen(box, state, seat)
            assert after[MINE_SCORE] == then[MINE_SCORE]
            assert state[kernel.OVER] or not after[DONE]
            assert after[DONE] or bool(after[BUSY]) == (state[kernel.TURN] == turn)
            if not after[PENDING] and state[kernel.PLAYER] in {seat, (seat + 1) % seats}:
                compare(after, then, int(state[kernel.WORMS]))
                compared += 1
    assert compared > 200


def compare(after: Sight, then: Sight, worms: int) -> None:
    """All that can be foreseen exactly: chances of heads nobody showed are not looked at."""
    assert after[PILE] == then[PILE]
    assert (after[UNSEEN:MINE] == then[UNSEEN:MINE]).all()
    assert (after[MINE:BODY] == then[MINE:BODY]).all()
    for worm in range(worms):
        at = BODY + B_SIZE * worm
        assert (after[at : at + B_CHANCE] == then[at : at + B_CHANCE]).all()


def test_the_net_is_blamed_for_what_it_says_wrongly() -> None:
    """The slope is that of the error, weight by weight."""
    box, net = box_of(Setup(2, Options())), nets.fresh(3)
    state = np.zeros(kernel.SIZE, dtype=np.int32)
    kernel.deal(box, state, 2, 0, dice_of(2))
    for _ in range(20):
        kernel.apply(box, state, kernel.any_play(box, state, dice_of(5)))
    _, sight = seen(box, state, int(state[kernel.PLAYER]))
    slope, room = np.zeros(len(net), np.float32), np.zeros((80, 128), dtype=np.float32)
    worms = int(state[kernel.WORMS])
    training.blame(net, slope, sight, worms, 1.0, 0.0, room)

    def error(weights: np.ndarray[tuple[int], np.dtype[np.float32]]) -> float:
        weights[AHEAD] = 0
        chance = value_of(weights, sight, worms, 7, np.zeros(ROOM, dtype=np.float32))
        weights[AHEAD] = 1
        lead = value_of(weights, sight, worms, 7, np.zeros(ROOM, dtype=np.float32)) - chance
        return float(-np.log(chance) + 0.05 * lead**2)

    steepest = np.argsort(-np.abs(slope))[:20]
    for place in steepest:
        more, less = net.copy(), net.copy()
        more[place] += 0.01
        less[place] -= 0.01
        measured = (error(more) - error(less)) / 0.02
        assert abs(measured - slope[place]) < 0.02 + 0.1 * abs(slope[place])


def test_training_twice_gives_the_same_net_and_it_plays_better() -> None:
    """The same seed, the same weights; a few hundred games beat none."""
    box = box_of(Setup(2, Options()))
    trained, all_learn = [], np.zeros((1, 2), dtype=np.int64)
    for _ in range(2):
        net, dice = nets.fresh(1), dice_of(1)
        adam, counts = np.zeros((2, len(net)), np.float32), np.zeros((2, 20, 10))
        tells = np.ones((20, 10))
        training.learn(
            box, all_learn, net, net, NO_BELIEF, tells, counts, adam, 0, 400, 1.5e-3, dice
        )
        trained.append(net)
    assert (trained[0] == trained[1]).all()
    assert points(box, trained[0], nets.fresh(1)) > 0.6


def test_what_was_found_in_a_worm_is_kept_only_while_it_is_true() -> None:
    """A sight is worth the same whether all worms are read anew or those that changed."""
    box, (net, _) = box_of(Setup(3, Options())), weights()
    state = middle_of_a_game(box)
    info, sight = seen(box, state, int(state[kernel.PLAYER]))
    sight[BUSY] = 1
    plays, values = np.zeros(MOST_PLAYS, dtype=np.int64), np.zeros(MOST_PLAYS)
    room, after = np.zeros(ROOM, dtype=np.float32), np.zeros(SIGHT_SIZE, dtype=np.float32)
    for play in plays[: judge(box, info, net, sight, room, plays, values)]:
        head = outcome(box, state, int(play)) if meets_head(box, info, sight, play) else -1
        kept = value_if(box, info, net, sight, play, head, room)
        foresee(box, info, int(info[kernel.PLAYER]), sight, play, head, after)
        card = info[kernel.HANDS + kernel.SLOTS * info[kernel.PLAYER] + (play & 15)]
        worms = info[kernel.WORMS] + (box[kernel.CARD_FRONT + card] == kernel.NEW_WORM)
        anew = value_of(net, after, worms, 7, np.zeros(ROOM, dtype=np.float32))
        assert abs(kept - anew) < 1e-5


def points(box: kernel.Box, one: Net, other: Net) -> float:
    """The share of a hundred games that one net wins against another."""
    plays, values = np.zeros(MOST_PLAYS, dtype=np.int64), np.zeros(MOST_PLAYS)
    room, won = np.zeros(ROOM, dtype=np.float32), 0.0
    state = np.zeros(kernel.SIZE, dtype=np.int32)
    for game in range(100):
        kernel.deal(box, state, 2, 0, dice_of(1 + game // 2))
        while not state[kernel.OVER]:
            seat = int(state[kernel.PLAYER])
            info, sight = seen(box, state, seat)
            sight[BUSY] = 1
            net = one if seat == game % 2 else other
            count = judge(box, info, net, sight, room, plays, values)
            kernel.apply(box, state, int(plays[best(values, count)]))
        won += training.share(state, game % 2)
    return won / 100


def test_worlds_agree_with_the_end_of_the_game() -> None:
    """DW-28, DW-30: where a play ends the game, every world says who wins."""
    box, net = box_of(Setup(2, Options())), nets.fresh(1)
    state = np.zeros(kernel.SIZE, dtype=np.int32)
    kernel.deal(box, state, 2, 0, dice_of(4))
    state[kernel.HELD] = 3
    state[kernel.TOP] = box[kernel.CARDS]
    state[kernel.SCORE], state[kernel.SCORE + 1] = 30, 2
    info, _ = seen(box, state, 0)
    plays = np.zeros(MOST_PLAYS, dtype=np.int64)
    plays = plays[: kernel.generate(box, state, plays)].copy()
    luck, totals = np.zeros((len(plays), 10)), np.zeros(len(plays))
    tells, past = np.ones((20, 10)), new_history()
    try_out(
        box, info, net, tells, NO_BELIEF, past, EVEN, EVEN, plays, luck, totals, 3, 2, dice_of(1)
    )
    assert (np.abs(totals - 3) < 1e-6).all()


def middle_of_a_game(box: kernel.Box) -> kernel.State:
    """A bed with some heads that the player does not know."""
    state, rng = np.zeros(kernel.SIZE, dtype=np.int32), Random(7)
    plays = np.zeros(MOST_PLAYS, dtype=np.int64)
    kernel.deal(box, state, 3, 0, dice_of(7))
    for _ in range(12):
        kernel.apply(box, state, int(rng.choice(plays[: kernel.generate(box, state, plays)])))
    return state


def test_luck_is_what_a_head_brings_beyond_what_was_expected() -> None:
    """On average nothing, and none where no head is met; without it worlds differ less."""
    box, (net, tells) = box_of(Setup(3, Options())), weights()
    state = middle_of_a_game(box)
    info, sight = seen(box, state, int(state[kernel.PLAYER]))
    sight[BUSY] = 1
    plays = np.zeros(MOST_PLAYS, dtype=np.int64)
    plays = plays[: kernel.generate(box, info, plays)].copy()
    luck = np.zeros((len(plays), 10))
    measure_luck(box, info, net, EVEN, plays, luck)
    meeting = [meets_head(box, info, sight, int(play)) for play in plays]
    assert 0 < sum(meeting) < len(plays)
    for play, met, row in zip(plays, meeting, luck, strict=True):
        at = BODY + B_SIZE * ((int(play) >> 4) & 1023) + B_CHANCE
        assert not met or abs(float(sight[at : at + 10] @ row)) < 1e-6
        assert met or not row.any()
    spreads, past = [], new_history()
    for without in (np.zeros_like(luck), luck):
        worth, dice = np.zeros((60, len(plays))), dice_of(3)
        for totals in worth:
            try_out(
                box,
                info,
                net,
                tells,
                NO_BELIEF,
                past,
                EVEN,
                EVEN,
                plays,
                without,
                totals,
                1,
                1,
                dice,
            )
        spreads.append(worth[:, np.array(meeting)].var(axis=0).mean())
    assert spreads[1] < 0.8 * spreads[0]
