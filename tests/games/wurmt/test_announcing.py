"""Saying a value, true or not."""

import pytest
from msgspec.structs import replace

from tests.games.wurmt.beds import ME, YOU, bed, played, refusal
from wormery.core import Refusal, decode
from wormery.games.wurmt import ABOUT, CardView, Lay, Options, decide, moves, tell, view
from wormery.games.wurmt.news import LaidNews
from wormery.games.wurmt.state import ClaimRecord
from wormery.games.wurmt.view import HeadView, TurnedView

ALOUD = Options(announce=True)
YOURS = "p3 y2 b4 b5"


def test_whoever_lays_a_head_has_to_say_a_value() -> None:
    """DW-31"""
    state = bed("y1 p1 p2 p3", YOURS, options=ALOUD)
    assert refusal(state, Lay(slot=0, worm=0)) == "DW-31"
    said = [move.claim for move in moves(state, ME) if isinstance(move, Lay) and move.slot == 0]
    assert said == [1, 2, 3, 4, 5, 6, 7]


def test_without_announcing_nothing_is_said() -> None:
    """DW-31"""
    assert refusal(bed("y1 p1 p2 p3", YOURS), Lay(slot=0, worm=0, claim=1)) == "DW-31"


@pytest.mark.parametrize("claim", [0, 8, 9])
def test_a_claim_is_a_value_in_play(claim: int) -> None:
    """DW-31, DW-02: on the box there is no 0, no 8 and no 9."""
    assert refusal(bed("y1 p1 p2 p3", YOURS, options=ALOUD), Lay(0, 0, claim)) == "DW-31"


def test_claims_range_over_the_values_of_the_deck_in_use() -> None:
    """DW-31, DW-02: house values, each once, 0 included."""
    values = (0, 9, 9, 4, *(2,) * 24)
    state = bed("y2 p2 p2 p2", "p2 y2 b2 b2", options=replace(ALOUD, values_per_colour=values))
    said = [move.claim for move in moves(state, ME) if isinstance(move, Lay) and move.slot == 0]
    assert said == [0, 2, 4, 9]
    after = played(state, Lay(slot=0, worm=0, claim=0))
    assert view(after, YOU).worms[0].head == HeadView(ME, None, claim=0, claimed_length=0)
    assert refusal(state, Lay(slot=0, worm=0, claim=3)) == "DW-31"


def test_in_the_blind_reading_a_claim_is_pure_bluff() -> None:
    """DW-31, DW-05: it is said, stays on the head and is shown with the truth, known to nobody."""
    options = replace(ALOUD, reading="blind", memory="friendly")
    state = played(bed("y3 p1 p2 p3", "p3 y2 y4 b5", options=options), Lay(0, 0, claim=7))
    for seat in (ME, YOU, None):
        assert view(state, seat).worms[0].head == HeadView(ME, None, claim=7, claimed_length=7)
    assert state.worms[0].head is not None
    assert state.worms[0].head.known_by == ()
    state = played(state, Lay(slot=1, worm=0, claim=2))
    assert view(state, None).turned == TurnedView(ME, CardView("yellow", 3), claim=7)
    assert view(state, None).records == (ClaimRecord(turned=1, true=0), ClaimRecord())


@pytest.mark.parametrize("claim", ["10", "-1", "1.5", '"1"', "true", "1e9"])
def test_a_claim_is_a_small_number(claim: str) -> None:
    """DW-31, TB-01"""
    with pytest.raises(Refusal) as refused:
        decode(ABOUT.command, f'{{"type":"lay","slot":0,"worm":0,"claim":{claim}}}')
    assert refused.value.rule == "TB-01"


def test_a_claim_may_be_a_lie_and_has_no_effect_on_points() -> None:
    """DW-31"""
    worms = ["y 5 [5?1]", "p", "b"]
    liar, honest = (
        played(bed("y1 p1 p2 p3", YOURS, options=ALOUD, worms=worms), Lay(0, 0, claim))
        for claim in (7, 1)
    )
    assert view(liar, None).scores == view(honest, None).scores == (5, 0)


def test_the_claim_lies_on_the_head_for_all_to_see_with_the_length_it_would_make() -> None:
    """DW-31, DW-32"""
    state = bed("y1 p1 p2 p3", YOURS, options=ALOUD, worms=["y 2 [3?4]", "p", "b"])
    assert view(state, None).worms[0].head == HeadView(YOU, None, claim=4, claimed_length=6)
    after = played(state, Lay(slot=0, worm=0, claim=6))
    for seat in (ME, YOU, None):
        assert view(after, seat).worms[0].head == HeadView(ME, None, claim=6, claimed_length=11)


def test_claim_and_truth_are_shown_together_when_the_head_is_turned_over() -> None:
    """DW-32"""
    state = bed("y1 p1 p2 p3", YOURS, options=ALOUD, worms=["y 2 [3?4]", "p", "b"])
    [laid, *_] = decide(state, ME, Lay(slot=0, worm=0, claim=6), state.now)
    shown = TurnedView(YOU, CardView("yellow", 3), claim=4)
    for seat in (ME, YOU, None):
        news = tell(state, laid, seat)
        assert isinstance(news, LaidNews)
        assert (news.turned, news.length, news.claimed_length) == (shown, 5, 11)
    assert view(played(state, Lay(0, 0, 6)), None).turned == shown


def test_each_players_share_of_true_claims_is_public() -> None:
    """DW-32"""
    worms = ["y [3?4]", "p [2?2]", "b"]
    state = bed("y1 y3 p1 p2 p3", "p5 y4 b4 b6 b7", options=ALOUD, worms=worms)
    state = played(state, Lay(slot=0, worm=0, claim=1))
    assert view(state, None).records == (ClaimRecord(), ClaimRecord(turned=1, true=0))
    state = played(state, Lay(slot=0, worm=1, claim=1))
    assert view(state, None).records == (ClaimRecord(), ClaimRecord(turned=2, true=1))


def test_claims_on_heads_never_turned_over_are_revealed_after_the_game() -> None:
    """DW-32"""
    state = bed("y1 p1 p2", YOURS, options=ALOUD, worms=["y", "p [2?7]", "b"], pile="")
    assert view(state, ME).worms[1].head == HeadView(YOU, None, claim=7, claimed_length=7)
    after = played(state, Lay(slot=0, worm=0, claim=6))
    for seat in (ME, YOU, None):
        assert view(after, seat).worms[1].head == HeadView(YOU, 2, claim=7, claimed_length=7)
