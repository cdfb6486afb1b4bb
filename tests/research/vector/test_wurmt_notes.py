"""What every seat sees of Das Wurmt is kept beside the rows, and is what it would be shown anew."""

from random import Random
from typing import Any

import numpy as np
import pytest

from tests.research.vector.test_games import wishes
from wormery.games.wurmt.kernel.rules import HELD, PLAYER, REMOVE, TOP
from wormery.research import vector
from wormery.research.vector.kernel.wurmt_notes import SEEN, look
from wormery.research.vector.wurmt import is_usual, plays_of

BOX, CARDS, WORDS, UNSEEN, FACES = 0, 8, 10, 11, 12  # in the kit


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_seat_sees_at_any_time_what_it_would_be_shown_anew(seats: int) -> None:
    """Not only the one whose turn it is."""
    many, rng = vector.wurmt(12, seats=seats, seed=seats), Random(seats)
    kit, seen = many.kit, np.zeros(SEEN, dtype=np.int16)
    for _ in range(250):
        many.step(wishes(many, rng))
        for number in range(many.count):
            game = many.one(number)
            for seat in range(seats):
                row, words, unseen = many.rows[number], kit[WORDS][number], kit[UNSEEN][number]
                look(kit[BOX], kit[CARDS], row, seat, words, unseen, kit[FACES], seen)
                assert (seen == game.observe(seat)).all()
            assert (many.out.masks[number] == (0 if game.is_over else game.mask(game.player))).all()


def test_a_hand_of_nothing_but_actions_is_noted_when_it_is_replaced() -> None:
    """DW-20: after anything but a Refresh there are others than were left and drawn."""
    many, rng, replaced = vector.wurmt(64, seats=2, seed=4), Random(4), 0
    for _ in range(400):
        before, actions = many.rows.copy(), wishes(many, rng)
        many.step(actions)
        for number in np.flatnonzero((actions % 86 < 60) & (many.rows[:, TOP] > before[:, TOP])):
            row, held = many.rows[number], HELD + before[number, PLAYER]
            if row[held] != before[number, held] - 1 + row[TOP] - before[number, TOP]:
                replaced += 1
                game = many.one(int(number))
                assert (many.out.observations[number] == game.observe(game.player)).all()
    assert replaced > 0


@pytest.mark.parametrize(
    "options",
    [{}, {"announce": True}, {"reading": "blind"}, {"hand_size": 6}, {"tails_per_colour": 3}],
)
def test_an_action_is_a_play_whichever_way_it_is_looked_up(options: Any) -> None:
    many, rng = vector.wurmt(4, seats=3, seed=1, options=options), Random(1)
    assert is_usual(many.game) == (not options)
    plays = plays_of(many.game)
    for _ in range(120):
        for number in range(many.count):
            game = many.one(number)
            for action in np.flatnonzero(many.out.masks[number]):
                assert plays[action] == game.number_of(int(action))
        many.step(wishes(many, rng))


def test_cards_have_classes_by_what_can_be_done_with_them() -> None:
    facts = vector.wurmt(1).kit[8]
    assert {int(group) for group in facts[:, 1]} == set(range(8))
    assert ((facts[:, 1] < 3) == ((facts[:, 2] >> 16) <= REMOVE)).all()
