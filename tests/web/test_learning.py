"""The lessons can be followed to their end by doing what the coach says."""

from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from tests.web.hands import wormi_moves
from tests.web.people import PHONE


def test_the_lesson_of_wormi_ends_with_a_whole_worm(person: NewPerson) -> None:
    """Six steps, one of them only looking."""
    anna = person(size=PHONE)
    anna.goes("/learn/wormi")
    page = anna.page
    expect(page.get_by_text("Step 1 of 6")).to_be_visible()
    anna.looks("learn-wormi-phone")
    anna.taps("On we go")
    for step in range(2, 7):
        expect(page.get_by_text(f"Step {step} of 6")).to_be_visible()
        expect(page.locator("button[aria-label$='can move']")).to_have_count(1)
        wormi_moves(anna)
    anna.sees("You know enough to play!")


def test_the_lesson_of_das_wurmt_comes_to_points_and_a_spy(person: NewPerson) -> None:
    """Following the coach leads to the end, whatever was dealt."""
    anna = person()
    anna.goes("/learn/wurmt")
    page = anna.page
    done = page.get_by_text("You know enough to play!")
    go_on = page.get_by_role("button", name="On we go")
    card = page.locator(".hand button:not(.idle)").first
    coach = page.locator(".coach")
    steps: set[str] = set()
    while not done.is_visible():
        expect(done.or_(go_on).or_(card).first).to_be_visible()
        steps.update(page.get_by_text("Step ").all_text_contents())
        if go_on.is_visible():
            go_on.click()
        elif not done.is_visible():
            before = coach.get_attribute("data-version")
            card.click()
            page.locator("button.place").first.click()
            expect(coach).not_to_have_attribute("data-version", before or "")
    assert steps == {f"Step {at} of 6" for at in range(1, 7)}
    anna.looks("learn-wurmt")
