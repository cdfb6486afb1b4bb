"""What each seat is shown, and what it is not."""

import pytest

from tests.games.wurmt.beds import ME, THIRD, YOU, bed, names, played
from wormery.core import Setup, generator
from wormery.games.wurmt import (
    Backs,
    Bed,
    CardView,
    Command,
    HeadView,
    Lay,
    News,
    Options,
    Pass,
    Refresh,
    Spy,
    begin,
    decide,
    evolve,
    tell,
    view,
)
from wormery.games.wurmt.news import (
    FilledNews,
    GameBegan,
    LaidNews,
    RefreshedNews,
    SpiedNews,
    ThrownNews,
)

YOURS = "p3 y2 b4 b5"
BLIND = Options(reading="blind")
FRIENDLY = Options(memory="friendly")


def told(state: Bed, command: Command, seat: int | None) -> list[News]:
    """All that a seat is told while a command is carried out."""
    heard = []
    for event in decide(state, state.player, command, state.now):
        news = tell(state, event, None if seat is None else (ME, YOU, THIRD)[seat])
        assert news is not None
        heard.append(news)
        state = evolve(state, event)
    return heard


def test_from_outside_an_action_cannot_be_told_from_a_value_card() -> None:
    """DW-04, DW-05"""
    state = bed("y1 y:spy b2", YOURS)
    assert view(state, YOU).backs[ME] == Backs(yellow=2, blue=1)


def test_with_neutral_backs_one_sees_that_a_card_is_an_action_not_which() -> None:
    """DW-04"""
    options = Options(backs="neutral")
    spy, passing = bed("y1 y:spy b2", YOURS, options=options), bed("y1 b:pass b2", YOURS)
    assert view(spy, YOU).backs[ME] == Backs(yellow=1, blue=1, neutral=1)
    assert view(spy, ME).hand[1] == CardView(None, None, "spy")
    assert view(passing, YOU).backs[ME] == Backs(yellow=1, blue=2)


def test_the_owner_sees_fronts_by_slot_the_others_only_how_many_of_which_back() -> None:
    """DW-05, DW-33"""
    state = bed("y1 p:spy b2", YOURS)
    assert view(state, ME).hand == (
        CardView("yellow", 1),
        CardView("pink", None, "spy"),
        CardView("blue", 2),
    )
    assert view(state, YOU).backs == view(state, ME).backs == view(state, None).backs
    assert view(state, None).hand == ()


def test_in_the_blind_reading_the_owner_sees_colours_and_which_cards_are_actions() -> None:
    """DW-05"""
    state = bed("y1 p:spy b2", YOURS, options=BLIND)
    assert view(state, ME).hand == (
        CardView("yellow"),
        CardView("pink", None, "spy"),
        CardView("blue"),
    )


def test_in_the_blind_reading_draws_and_lays_show_no_value_either() -> None:
    """DW-05"""
    laid, drawn, _ = told(bed("y1 p1 p2", YOURS, pile="b5 y:spy y6", options=BLIND), Lay(0, 0), ME)
    assert isinstance(laid, LaidNews)
    assert laid.card == CardView("yellow")
    assert isinstance(drawn, FilledNews)
    assert drawn.cards == (CardView("blue"), CardView("yellow", None, "spy"), CardView("yellow"))


def test_in_the_blind_reading_a_spy_sees_a_value() -> None:
    """DW-05, DW-26"""
    state = bed("y:spy p1 p2 p3", YOURS, worms=["y [4]", "p", "b"], options=BLIND)
    assert view(played(state, Spy(0, 0)), ME).worms[0].head == HeadView(YOU, 4)


@pytest.mark.parametrize(("seat", "value"), [(ME, 4), (YOU, None), (THIRD, None), (None, None)])
def test_everybody_sees_which_worm_was_spied_on_and_the_spy_alone_the_value(
    seat: int | None, value: int | None
) -> None:
    """DW-26, DW-33"""
    state = bed("y:spy p1 p2 p3", YOURS, "y5 y6 y7", worms=["y [4]", "p", "b"])
    [news, *_] = told(state, Spy(0, 0), seat)
    action = CardView("yellow", None, "spy")
    assert news == SpiedNews(ME, action, worm=0, slot=0 if seat == ME else None, value=value)


@pytest.mark.parametrize("seat", [YOU, THIRD, None])
def test_of_a_lay_the_others_learn_colour_and_worm_but_neither_slot_nor_value(
    seat: int | None,
) -> None:
    """DW-05, DW-11, DW-33"""
    [news, *_] = told(bed("p1 y4 p2 p3", YOURS, "y5 y6 y7"), Lay(1, 0), seat)
    assert news == LaidNews(ME, worm=0, colour="yellow")


def test_the_layer_has_seen_the_head() -> None:
    """DW-11, DW-33"""
    [news, *_] = told(bed("p1 y4 p2 p3", YOURS), Lay(1, 0), ME)
    assert news == LaidNews(ME, worm=0, colour="yellow", slot=1, card=CardView("yellow", 4))


def test_of_drawn_cards_the_others_see_the_backs() -> None:
    """DW-05, DW-33"""
    state = bed("y1 p1 p2", YOURS, pile="b5 y:spy b6")
    for seat in (YOU, None):
        [_, drawn, _] = told(state, Lay(0, 0), seat)
        assert drawn == FilledNews(ME, Backs(yellow=1, blue=2))


def test_strict_memory_shows_a_spied_head_in_that_turn_only() -> None:
    """DW-34"""
    state = played(bed("y:spy p1 p2 p3", YOURS, worms=["y [4]", "p", "b"]), Spy(0, 0))
    assert view(state, ME).worms[0].head == HeadView(YOU, 4)
    assert view(state, YOU).worms[0].head == HeadView(YOU, None)
    state = played(state, Lay(0, 1))
    for seat in (ME, YOU, None):
        assert view(state, seat).worms[0].head == HeadView(YOU, None)
    state = played(state, Lay(1, 0))
    assert view(state, ME).worms[1].head == HeadView(ME, None)


@pytest.mark.parametrize(("options", "value"), [(Options(), 6), (BLIND, None)])
def test_who_spied_on_a_head_and_covers_it_is_not_shown_the_new_one_unless_it_was_in_sight(
    options: Options, value: int | None
) -> None:
    """DW-05, DW-34"""
    state = bed("y:spy y6 p2 p3 p4", YOURS, worms=["y [4]", "p", "b"], options=options)
    state = played(state, Spy(0, 0))
    [laid, *_] = decide(state, ME, Lay(0, 0), state.now)
    assert view(evolve(state, laid), ME).worms[0].head == HeadView(ME, value)


def test_friendly_memory_shows_heads_to_their_knowers_until_they_are_turned_over() -> None:
    """DW-34"""
    state = bed("y:spy p1 p2 p3", YOURS, worms=["y [4]", "p", "b"], options=FRIENDLY)
    state = played(state, Spy(0, 0), Lay(0, 1))
    assert [worm.head and worm.head.value for worm in view(state, ME).worms] == [4, 1, None]
    assert [worm.head and worm.head.value for worm in view(state, YOU).worms] == [4, None, None]
    assert [worm.head and worm.head.value for worm in view(state, None).worms] == [None, None, None]
    state = played(state, Lay(1, 0))
    assert view(state, ME).worms[0].values == (4,)
    assert view(state, ME).worms[0].head == HeadView(YOU, None)


def test_only_the_top_of_the_discard_is_shown_or_all_of_it() -> None:
    """DW-34"""
    thrown = (CardView("yellow", None, "refresh"), CardView("pink", 1), CardView("pink", 2))
    for discard, shown in (("top", thrown[-1:]), ("open", thrown)):
        options = Options(discard="open" if discard == "open" else "top")
        state = played(bed("y:refresh p1 p2 p3", YOURS, options=options), Refresh(0, (1, 2)))
        assert view(state, YOU).discard == shown
        assert view(state, YOU).discard_size == 3


def test_cards_on_their_way_to_the_discard_are_seen_by_everybody() -> None:
    """DW-41, DW-20"""
    state = bed("y:refresh p1 p2 y:spy", YOURS, pile="b:spy b:pass y:pass p:spy y1 y2 y3 y4 y5")
    [refreshed, _, thrown, *_] = told(state, Refresh(0, (1, 2)), None)
    assert isinstance(refreshed, RefreshedNews)
    assert refreshed.cards == (CardView("pink", 1), CardView("pink", 2))
    assert (refreshed.slot, refreshed.slots) == (None, None)
    assert isinstance(thrown, ThrownNews)
    assert len(thrown.cards) == 5


def test_everybody_knows_open_cards_scores_and_sizes() -> None:
    """DW-33"""
    state = played(bed("y1 p1 p2 p3", YOURS, worms=["y 3 [7]", "p 2 [3]", "b"]), Lay(0, 0))
    for seat in (ME, YOU, None):
        seen = view(state, seat)
        assert seen.plus == ((CardView("yellow", 7),), ())
        assert seen.scores == (7, 0)
        assert (seen.pile_size, seen.aside_size, seen.discard_size) == (len(state.pile), 0, 1)
        assert (seen.worms[1].values, seen.worms[1].length) == ((2,), 2)
        assert (seen.reserve, seen.player, seen.turn) == ((1, 1, 1), YOU, 1)


def test_of_the_deal_everybody_learns_who_begins_and_no_card() -> None:
    """DW-33"""
    setup = Setup(3, Options(first=THIRD))
    [dealt] = begin(setup, generator("worm"))
    for seat in (ME, YOU, THIRD, None):
        assert tell(None, dealt, seat) == GameBegan(first=THIRD)


def test_when_the_game_is_over_all_cards_are_shown_to_everybody() -> None:
    """DW-41, DW-33"""
    state = bed("y:pass p1 p2", YOURS, worms=["y [4]", "p", "b"], pile="b1", options=BLIND)
    assert view(state, ME).revealed is None
    over = played(state, Pass(0))
    for seat in (ME, YOU, None):
        seen = view(over, seat)
        assert seen.revealed is not None
        assert [len(hand) for hand in seen.revealed.hands] == [3, 4]
        assert seen.revealed.hands[YOU][0] == CardView("pink", 3)
        assert len(seen.revealed.aside) == len(state.aside)
        assert seen.worms[0].head == HeadView(YOU, 4)
        assert seen.outcome is not None
    assert view(over, ME).hand[0] == CardView("pink", 1)
    assert names(over.hands[ME]) == "p1 p2 b1"
