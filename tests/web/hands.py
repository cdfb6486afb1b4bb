"""How people play by tapping: any move that the page offers."""

import re

from playwright.sync_api import expect

from tests.web.people import Person

AGAIN = re.compile("^Another (game|round)$")
"""What the result offers; after a tie it is called a round (DW-30)."""


def wormi_taps(someone: Person, piece: int, to: str) -> None:
    """Tap a piece, then where it goes."""
    grid = someone.page.get_by_role("grid")
    grid.get_by_label(f"blue {piece},").or_(grid.get_by_label(f"pink {piece},")).and_(
        grid.locator("button.can")
    ).first.click()
    grid.locator(f"button[data-square='{to}']").click()


def wormi_is_mine(someone: Person) -> None:
    """It is my move, and the page says so."""
    expect(someone.page.locator(".status.mine")).to_be_visible()


def wormi_moves(someone: Person) -> None:
    """Tap the first piece that can move, and its first goal."""
    page = someone.page
    page.locator("button[aria-label$='can move']").first.click()
    page.locator("button[aria-label*='goal for']").first.click()


def wurmt_turn(someone: Person) -> bool:
    """Play cards until the turn is over; False if the game is over."""
    page = someone.page
    now, over = page.locator(".prompt.now"), page.get_by_role("button", name=AGAIN)
    expect(now.or_(over).first).to_be_visible()
    if over.is_visible():
        return False
    while now.is_visible():
        wurmt_card(someone)
    return True


def wurmt_card(someone: Person) -> None:
    """Play the first card that can be played, in the first way."""
    page = someone.page
    hand = page.locator(".hand button:not(.idle)")
    before = page.locator("main").get_attribute("data-version")
    hand.first.click()
    place = page.locator("button.place")
    segment = page.locator(".segment.can")
    deed = page.locator(".deeds .main")
    expect(place.or_(segment).or_(deed).first).to_be_visible()
    place.or_(segment).or_(deed).first.click()
    if page.locator("[aria-label='Which value do you claim?'] button").count():
        page.locator("[aria-label='Which value do you claim?'] button").nth(3).click()
    expect(page.locator("main")).not_to_have_attribute("data-version", before or "")
