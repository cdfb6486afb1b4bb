"""The box, the deal and what has to be agreed before it."""

import pytest

from tests.games.wurmt.beds import ME, begun, folded, names
from wormery.core import Game, Refusal, Seat, Setup, agree, choices, generator
from wormery.games import wurmt
from wormery.games.wurmt import (
    ABOUT,
    ACTIONS,
    Bed,
    BedView,
    CardId,
    Command,
    Event,
    News,
    Options,
    begin,
    begin_with,
    cards_of,
)


def refused_setup(seats: int, options: Options) -> str:
    with pytest.raises(Refusal) as refused:
        begin(Setup(seats, options), generator("worm"))
    return refused.value.rule


def test_the_package_is_a_game() -> None:
    game: Game[Setup[Options], Bed, Command, Event, BedView, News] = wurmt
    assert game.ABOUT.name == "wurmt"
    assert list(game.ABOUT.seats) == [2, 3, 4, 5]


def test_the_box_has_99_cards_33_of_each_colour() -> None:
    """DW-01"""
    cards = cards_of(Options())
    assert [card.id for card in cards] == list(range(99))
    for colour in ("yellow", "pink", "blue"):
        mine = [card for card in cards if card.colour == colour]
        assert len([card for card in mine if card.value is not None]) == 28
        assert len([card for card in mine if card.action is not None]) == 5


def test_values_run_from_1_to_7_four_of_each_in_every_colour() -> None:
    """DW-02"""
    pink = [card.value for card in cards_of(Options()) if card.colour == "pink"]
    assert pink[:28] == [value for value in range(1, 8) for _ in range(4)]


def test_other_values_lie_in_the_box_in_ascending_order() -> None:
    """DW-02"""
    values = (9, 0, *range(1, 9), *([5] * 18))
    yellow = cards_of(Options(values_per_colour=values))[:28]
    assert [card.value for card in yellow] == sorted(values)


@pytest.mark.parametrize("values", [[1] * 27, [1] * 29, [10] + [1] * 27, [-1] + [1] * 27, "1"])
def test_a_list_of_values_has_28_numbers_from_0_to_9(values: object) -> None:
    """DW-02, TB-04"""
    with pytest.raises(Refusal) as refused:
        agree(ABOUT, 2, {"values_per_colour": values})
    assert refused.value.rule == "TB-04"


def test_every_colour_has_one_of_each_action() -> None:
    """DW-03"""
    blue = [card.action for card in cards_of(Options()) if card.colour == "blue"]
    assert tuple(blue[28:]) == ACTIONS == ("remove", "refresh", "new_worm", "spy", "pass")


def test_one_tail_of_each_colour_lies_on_the_table_and_one_in_reserve() -> None:
    """DW-06"""
    bed = begun()
    assert [worm.colour for worm in bed.worms] == ["yellow", "pink", "blue"]
    assert all(worm.head is None and not worm.visible for worm in bed.worms)
    assert bed.reserve == (1, 1, 1)


@pytest.mark.parametrize(("seats", "aside"), [(2, 30), (3, 20), (4, 10), (5, 0)])
def test_cards_are_put_aside_by_the_number_of_players(seats: int, aside: int) -> None:
    """DW-07, DW-08"""
    bed = begun(seats)
    assert len(bed.aside) == aside
    assert [len(hand) for hand in bed.hands] == [5] * seats
    assert len(bed.pile) == 99 - aside - 5 * seats


def test_a_seed_gives_one_shuffle_and_another_seed_another() -> None:
    """DW-07"""
    assert begun(seed="a") == begun(seed="a")
    assert begun(seed="a").pile != begun(seed="b").pile


def test_a_deck_is_dealt_from_the_top_aside_first_then_seat_by_seat() -> None:
    """DW-07, DW-08"""
    deck = [CardId(number) for number in reversed(range(99))]
    bed = folded(None, begin_with(Setup(3, Options()), deck, Seat(0)))
    assert [card.id for card in bed.aside] == deck[:20]
    assert [[card.id for card in hand] for hand in bed.hands] == [
        deck[20:25],
        deck[25:30],
        deck[30:35],
    ]
    assert [card.id for card in bed.pile] == deck[35:]


@pytest.mark.parametrize("deck", [[], list(range(98)), [*range(98), 97], list(range(1, 100))])
def test_a_deck_holds_every_card_once(deck: list[CardId]) -> None:
    """DW-07"""
    with pytest.raises(Refusal) as refused:
        begin_with(Setup(2, Options()), deck, ME)
    assert refused.value.rule == "DW-07"


def test_a_deck_needs_somebody_who_begins() -> None:
    """DW-09"""
    with pytest.raises(Refusal) as refused:
        begin_with(Setup(2, Options()), [CardId(number) for number in range(99)], Seat(2))
    assert refused.value.rule == "DW-09"


def test_the_first_player_is_drawn_at_random() -> None:
    """DW-09"""
    assert {begun(3, seed=str(seed)).first for seed in range(30)} == {0, 1, 2}


def test_the_first_player_may_be_chosen() -> None:
    """DW-09"""
    chosen = [begun(3, Options(first=Seat(2)), seed=str(seed)) for seed in range(10)]
    assert {(bed.first, bed.player) for bed in chosen} == {(2, 2)}


def test_a_hand_of_only_actions_is_replaced_after_the_deal() -> None:
    """DW-20, DW-37"""
    actions = [card.id for card in cards_of(Options()) if card.action is not None]
    values = [card.id for card in cards_of(Options()) if card.value is not None]
    deck = [*values[:30], *actions[:10], *actions[10:], *values[30:]]
    bed = folded(None, begin_with(Setup(2, Options()), deck, ME))
    assert [card.id for card in bed.discard] == [*actions[:5], *actions[10:], *actions[5:10]]
    assert [card.id for hand in bed.hands for card in hand] == values[30:40]


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 99])
def test_two_to_five_people_play(seats: int) -> None:
    """TB-04"""
    assert refused_setup(seats, Options()) == "TB-04"


def test_in_the_blind_reading_one_may_announce_as_well() -> None:
    """DW-05, DW-31"""
    for reading in ("memory", "blind"):
        assert begin(Setup(2, Options(reading=reading, announce=True)), generator("both"))


def test_options_have_to_fit_together() -> None:
    """TB-04, DW-36"""
    assert refused_setup(2, Options(first=Seat(2))) == "TB-04"
    assert refused_setup(2, Options(low=13)) == "TB-04"
    assert refused_setup(2, Options(put_aside=(90, 0, 0, 0))) == "TB-04"
    assert refused_setup(5, Options(put_aside=(0, 0, 0, 75))) == "TB-04"


def test_house_rules_change_cards_tails_hands_and_lengths() -> None:
    """DW-36"""
    options = Options(
        actions_per_colour=("spy", "spy"),
        tails_per_colour=4,
        put_aside=(1, 2, 3, 4),
        hand_size=3,
    )
    bed = begun(3, options)
    assert len(cards_of(options)) == 90
    assert bed.reserve == (3, 3, 3)
    assert (len(bed.aside), len(bed.pile)) == (2, 79)
    assert [len(hand) for hand in bed.hands] == [3, 3, 3]
    spies = [card for card in cards_of(options) if card.action is not None]
    assert names(spies) == "y:spy y:spy p:spy p:spy b:spy b:spy"


def test_every_option_says_what_it_does_and_by_which_rule() -> None:
    described = choices(Options)
    assert [choice.name for choice in described if "(DW-" not in choice.meaning] == []
