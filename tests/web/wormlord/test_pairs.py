"""Two people, one rope, an end each; and hands that survive a reload."""

from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from tests.web.people import PHONE
from tests.web.wormlord.ropes import (
    SHORTEST,
    TIME_UP,
    at_signal,
    cell,
    draws,
    pad,
    rope_lies_at,
    rope_seen,
    sits_with,
    ties,
    unties,
)
from wormery.knots.drawing.figures import LOOSE, PRETZEL
from wormery.knots.drawing.pair import HEADS_HALF, TAILS_HALF


def test_partners_draw_one_end_each(player: NewPerson) -> None:
    """WL-34, WL-35, WL-44: neither half is a knot, both together are; either may place it."""
    anna, bert, cleo = player(size=PHONE), player(), player()
    wide = {"map": None, "teams": [2, 1]}
    sits_with(anna, bert, cleo, **wide)
    draws(anna, TAILS_HALF)
    anna.sees("Your end is laid.")
    anna.looks("wormlord-pair")
    draws(bert, HEADS_HALF)
    for someone in (anna, bert):
        expect(pad(someone, "own_knot")).to_be_visible()
    bert.page.locator("button[aria-label*='you can place here']").first.click()
    expect(pad(anna, "rope")).to_be_visible()


def test_a_partner_sees_the_other_end_while_it_is_drawn(player: NewPerson) -> None:
    """WL-34: one rope in two hands; what one end does lies on the other's pad, reload or not."""
    anna, bert, cleo = player(), player(), player()
    sits_with(anna, bert, cleo, teams=[2, 1])
    seen = rope_seen(bert)
    assert rope_seen(bert) == seen, "nothing moves by itself"
    draws(anna, TAILS_HALF[:3])
    rope_lies_at(bert, TAILS_HALF[1])
    bert.looks("wormlord-pair-live")
    bert.page.reload()
    at_signal(bert)
    rope_lies_at(bert, TAILS_HALF[1])


def test_a_pair_shares_its_hq_and_equal_points_are_played_again(player: NewPerson) -> None:
    """WL-30, WL-33, WL-36: either moves the HQ, both talk, and a tie begins a round anew."""
    anna, bert, cleo = player(size=PHONE), player(), player()
    sits_with(anna, bert, cleo, teams=[2, 1], timed=True, time_limit=SHORTEST)
    draws(anna, TAILS_HALF)
    draws(bert, HEADS_HALF)
    expect(pad(anna, "own_knot")).to_be_visible()
    cell(anna, "c3").click()
    expect(pad(bert, "rope")).to_be_visible()
    cell(bert, "c3").click()
    expect(cell(anna, "c3")).to_have_accessible_name("c3, grass, knot of Pink, HQ of Pink")
    anna.taps("Talk")
    anna.taps("Good luck!")
    expect(bert.page.locator(".bubble")).to_contain_text("Good luck!")
    ties(cleo)
    cell(cleo, "e3").click()
    expect(pad(cleo, "rope")).to_be_visible()
    for someone in (anna, bert, cleo):
        expect(someone.page.get_by_role("heading", name="Equal points")).to_be_visible(
            timeout=TIME_UP
        )
        someone.taps("Ready for the next round")
    at_signal(anna, bert, cleo)
    expect(cell(cleo, "c3")).to_have_accessible_name("c3, grass")


def test_partners_untie_one_end_each(player: NewPerson) -> None:
    """WL-35, WL-44: what both back out adds up, and the worm goes home when both have pulled."""
    anna, bert, cleo = player(size=PHONE), player(), player()
    sits_with(anna, bert, cleo, teams=[2, 1])
    ties(cleo)
    cell(cleo, "c3").click()
    draws(anna, TAILS_HALF)
    draws(bert, HEADS_HALF)
    expect(pad(bert, "own_knot")).to_be_visible()
    cell(bert, "c3").click()
    expect(pad(anna, "enemy_knot")).to_be_visible()
    draws(anna, LOOSE[:5], pause=0.03)
    expect(pad(anna, "enemy_knot")).to_be_visible()
    draws(bert, LOOSE[:7:-1], pause=0.03)
    for someone in (anna, bert):
        expect(pad(someone, "rope")).to_be_visible()


def test_a_hand_survives_a_reload(player: NewPerson) -> None:
    """WL-12, WL-18: a rope half drawn is a rope again; a knot in hand stays, whoever's it is."""
    anna, bert = player(), player()
    sits_with(anna, bert)
    draws(anna, PRETZEL[:7])
    anna.page.reload()
    at_signal(anna)
    ties(anna)
    anna.page.reload()
    expect(pad(anna, "own_knot")).to_be_visible()
    cell(anna, "c3").click()
    ties(bert)
    cell(bert, "c3").click()
    expect(pad(bert, "enemy_knot")).to_be_visible()
    bert.page.reload()
    unties(bert)
