"""The five actions and their targets."""

import pytest

from tests.games.wurmt.beds import ME, YOU, bed, names, played, refusal
from wormery.games.wurmt import (
    Colour,
    Command,
    Lay,
    NewWorm,
    Options,
    Pass,
    Refresh,
    Remove,
    Spy,
    moves,
    scores,
)

YOURS = "y1 y2 p3 b4 b5"


def test_an_action_is_shown_carried_out_and_discarded() -> None:
    """DW-22"""
    after = played(bed("y:new_worm y1 y2 y3", YOURS), NewWorm(slot=0, colour="blue"))
    assert names(after.discard) == "y:new_worm"
    assert names(after.hands[ME]) == "y1 y2 y3"
    assert all(worm.head is None for worm in after.worms)


@pytest.mark.parametrize(
    "command",
    [Remove(1, 0, 0), Refresh(1), NewWorm(1, "pink"), Spy(1, 0), Pass(1), Spy(0, 0), Pass(0)],
)
def test_only_the_action_on_the_card_can_be_played(command: Command) -> None:
    """DW-22"""
    state = bed("y:remove y1 y2 y3", YOURS, worms=["y 1 [2]", "p", "b"])
    assert refusal(state, command) == "DW-22"


@pytest.mark.parametrize(
    ("card", "command"),
    [
        ("y:remove", Remove(0, 0, 0)),
        ("y:spy", Spy(0, 0)),
        ("y:new_worm", NewWorm(0, "pink")),
    ],
)
def test_an_action_without_a_target_cannot_be_played(card: str, command: Command) -> None:
    """DW-22"""
    state = bed(f"{card} y1 y2 y3", YOURS, options=Options(tails_per_colour=1))
    assert refusal(state, command) == "DW-22"
    assert all(isinstance(move, Lay) for move in moves(state, ME))


def test_remove_takes_one_open_card_of_any_worm_and_scores_nothing() -> None:
    """DW-23"""
    state = bed("y:remove y1 y2 y3", YOURS, worms=["y 4 5 [7]", "p", "b 2"])
    after = played(state, Remove(slot=0, worm=0, position=0))
    assert names(after.worms[0].visible) == "y5"
    assert after.worms[0].head == state.worms[0].head
    assert names(after.discard) == "y:remove y4"
    assert scores(after) == (0, 0)


def test_remove_may_take_the_only_open_card() -> None:
    """DW-23"""
    state = bed("y:remove y1 y2 y3", YOURS, worms=["y", "p", "b 2"])
    assert played(state, Remove(slot=0, worm=2, position=0)).worms[2].visible == ()


@pytest.mark.parametrize(("worm", "position"), [(0, 2), (0, -1), (1, 0), (3, 0), (-1, 0)])
def test_remove_never_takes_the_head_the_tail_or_what_is_not_there(
    worm: int, position: int
) -> None:
    """DW-23"""
    state = bed("y:remove y1 y2 y3", YOURS, worms=["y 4 5 [7]", "p [1]", "b 2"])
    assert refusal(state, Remove(0, worm, position)) == "DW-23"


def test_refresh_throws_some_of_the_other_cards_and_fills_up() -> None:
    """DW-24"""
    state = bed("p1 y:refresh p2 p3 p4", YOURS, pile="b1 b2 b3 b4")
    after = played(state, Refresh(slot=1, discard=(0, 3)))
    assert names(after.hands[ME]) == "p2 p4 b1 b2 b3"
    assert names(after.discard) == "y:refresh p1 p3"
    assert after.player == ME


def test_refresh_may_throw_nothing_and_still_fills_up() -> None:
    """DW-24"""
    after = played(bed("p1 y:refresh p2 p3 p4", YOURS, pile="b1"), Refresh(slot=1))
    assert names(after.hands[ME]) == "p1 p2 p3 p4 b1"


def test_refresh_offers_every_choice_of_the_other_cards_once() -> None:
    """DW-24"""
    state = bed("p1 y:refresh p2 p3 p4", YOURS)
    offered = [move.discard for move in moves(state, ME) if isinstance(move, Refresh)]
    assert len(offered) == len(set(offered)) == 16


@pytest.mark.parametrize("slots", [(1,), (0, 0), (3, 0), (5,), (-1,), (0, 1, 2)])
def test_refresh_throws_other_slots_each_once_in_order(slots: tuple[int, ...]) -> None:
    """DW-24"""
    state = bed("p1 y:refresh p2 p3 p4", YOURS)
    assert refusal(state, Refresh(slot=1, discard=slots)) == "DW-24"


def test_a_new_worm_takes_any_tail_of_the_reserve_and_gives_its_colour_a_choice() -> None:
    """DW-25"""
    state = played(bed("y:new_worm p1 p2 p3", YOURS), NewWorm(slot=0, colour="pink"))
    assert [worm.colour for worm in state.worms] == ["yellow", "pink", "blue", "pink"]
    assert state.reserve == (1, 0, 1)
    assert [move for move in moves(state, ME) if isinstance(move, Lay) and move.slot == 0] == [
        Lay(slot=0, worm=1),
        Lay(slot=0, worm=3),
    ]


@pytest.mark.parametrize("colour", ["yellow", "pink"])
def test_a_worm_needs_a_tail_in_the_reserve(colour: Colour) -> None:
    """DW-25"""
    state = bed("y:new_worm p1 p2 p3", YOURS, worms=["y", "p", "b", "p", "y"])
    assert refusal(state, NewWorm(slot=0, colour=colour)) == "DW-25"


def test_spy_looks_at_one_head_and_only_the_spy_knows_it_then() -> None:
    """DW-26"""
    state = bed("y:spy p1 p2 p3", YOURS, YOURS.replace("1", "6"), worms=["y [4]", "p [5]", "b"])
    after = played(state, Spy(slot=0, worm=1))
    assert [worm.head and worm.head.known_by for worm in after.worms] == [(1,), (0, 1), None]
    assert after.player == ME


def test_ones_own_head_and_a_second_look_are_allowed() -> None:
    """DW-26"""
    state = bed("y:spy p:spy p1 p2 p3", YOURS, worms=["y [4]", "p", "b"])
    after = played(state, Spy(slot=0, worm=0), Spy(slot=0, worm=0))
    mine = bed("p1 p2 p3", "y:spy p4 p5 p6", worms=["y [4]", "p", "b"], player=YOU)
    for known, by in ((after, (ME, YOU)), (played(mine, Spy(slot=0, worm=0)), (YOU,))):
        head = known.worms[0].head
        assert head is not None
        assert head.known_by == by


@pytest.mark.parametrize("worm", [1, 3, -1])
def test_spy_needs_a_hidden_head(worm: int) -> None:
    """DW-26"""
    state = bed("y:spy p1 p2 p3", YOURS, worms=["y [4]", "p", "b"])
    assert refusal(state, Spy(slot=0, worm=worm)) == "DW-26"


def test_pass_ends_the_turn_without_a_lay() -> None:
    """DW-27"""
    after = played(bed("y:pass p1 p2 p3", YOURS), Pass(slot=0))
    assert (after.turn, after.player) == (1, YOU)
    assert names(after.discard) == "y:pass"
    assert all(worm.head is None for worm in after.worms)
