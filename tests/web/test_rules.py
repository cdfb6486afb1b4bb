"""The rule book: contents, search, and rules that are drawn."""

import re

from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from tests.web.people import PHONE


def test_a_rule_book_has_contents_pictures_and_a_search(person: NewPerson) -> None:
    """A chapter is one tap away, a word finds its rules, and the main rules are drawn."""
    anna = person(size=PHONE)
    anna.goes("/rules/wormlord")
    page = anna.page
    for game in ("wormi", "wurmt", "wormlord"):
        anna.goes(f"/rules/{game}")
        expect(page.locator("article [data-example] svg").nth(2)).to_be_visible()
        assert page.locator("article [data-example]").count() >= 4
        expect(page.locator("figcaption").first).not_to_have_text(re.compile("example"))
        assert anna.complaints() == []
        assert not re.search("lost|do not have", page.locator("main").inner_text())
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Winning").click()
    expect(page.get_by_role("heading", name="Winning")).to_be_in_viewport()
    page.get_by_role("searchbox", name="Search the rules").fill("BERMUDA")
    expect(page.locator("article")).to_have_count(1)
    expect(page.get_by_role("status").filter(has_text="One rule")).to_be_visible()
    expect(page.locator("#WL-04")).to_be_visible()
    anna.looks("rules-search")
    page.get_by_role("searchbox").fill("zzz")
    expect(page.get_by_role("status").filter(has_text="Nothing found")).to_be_visible()
    assert anna.complaints() == []
