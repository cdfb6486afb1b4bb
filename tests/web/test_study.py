"""Learning in the browser: hints in two touches, a review with a better line, solved puzzles."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPerson
from tests.web.hands import wormi_is_mine, wormi_moves, wormi_taps
from tests.web.people import PHONE, Person
from tests.web.test_wormi import LESSON

THINKING = 90_000  # milliseconds; the first thought may have to be compiled


def _begin(anna: Person, bert: Person, options: dict[str, Any]) -> str:
    code = anna.opens_table("wormi", 2, options)
    bert.goes(f"/t/{code}").taps("Sit here")
    anna.taps("I am ready")
    bert.taps("I am ready")
    wormi_is_mine(anna)
    return code


def _solution(page: Page, house: str, number: int, tried: list[dict[str, Any]]) -> dict[str, Any]:
    """What the coach would play in a puzzle, asked past the page."""
    question = {"type": "try_puzzle", "number": number, "tried": tried, "show": True}
    answer = page.request.post(
        f"{house}/api/games/wormi/lesson",
        data=json.dumps(question),
        headers={"content-type": "application/json"},
        timeout=THINKING,
    )
    best: dict[str, Any] = answer.json()["best"]
    return best


def test_a_hint_names_the_piece_and_then_the_move(person: NewPerson) -> None:
    """TB-22: against a bot, by button and by key; what is done then is my own affair."""
    anna = person(size=PHONE)
    anna.goes()
    anna.taps("Play a bot now", within=anna.card("Wormi"))
    wormi_is_mine(anna)
    page = anna.page
    box = page.locator(".hint")
    anna.taps("Hint")
    expect(box.get_by_role("status")).to_have_text(
        re.compile(r"Look at blue \d+\."), timeout=THINKING
    )
    assert page.locator("svg .pointed").count() == 1
    anna.taps("Show me the move")
    said = box.get_by_role("status")
    expect(said).to_have_text(re.compile(r"^\d+ to [a-g]\d+ .* You need about \d+ more moves"))
    assert page.locator("svg .pointed").count() == 2
    assert anna.complaints() == []
    said.scroll_into_view_if_needed()
    anna.looks("wormi-hint-phone")
    told = re.match(r"(\d+) to ([a-g]\d+)", said.inner_text())
    assert told is not None
    wormi_taps(anna, int(told[1]), told[2])
    expect(said).to_have_text("")
    wormi_is_mine(anna)
    page.locator("h1").first.focus()
    page.keyboard.press("h")
    expect(said).to_have_text(re.compile("Look at blue"), timeout=THINKING)


def test_a_hint_in_das_wurmt_points_at_a_card(person: NewPerson) -> None:
    """TB-22: the same button, from my own view."""
    anna = person()
    anna.goes()
    anna.taps("Play a bot now", within=anna.card("Das Wurmt"))
    expect(anna.page.locator(".prompt.now")).to_be_visible()
    anna.taps("Hint")
    said = anna.page.locator(".hint").get_by_role("status")
    expect(said).to_have_text(re.compile(r"Look at card \d: "), timeout=THINKING)
    expect(anna.page.locator(".hand button.pointed")).to_have_count(1)
    anna.taps("Show me the move")
    expect(said).not_to_have_text(re.compile("Look at card"))
    anna.looks("wurmt-hint")


def test_a_finished_game_is_reviewed_and_tried_otherwise(person: NewPerson) -> None:
    """TB-20, TB-22: no hints between people, no review before the end; then both."""
    anna, bert = person(), person()
    code = _begin(anna, bert, {"position": LESSON})
    assert anna.page.get_by_role("button", name="Hint").count() == 0
    bert.goes(f"/study/{code}")
    bert.sees("This game is still on")
    bert.goes(f"/t/{code}")
    wormi_taps(anna, 1, "b4")
    wormi_is_mine(bert)
    wormi_moves(bert)
    wormi_is_mine(anna)
    wormi_taps(anna, 15, "g3")
    bert.taps("Give up")
    bert.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    anna.page.get_by_role("link", name="Review").click()
    page = anna.page
    slip = page.get_by_role("button", name=re.compile("1:c5-b4.*lost about"))
    expect(slip).to_be_visible(timeout=THINKING)
    slip.click()
    coach = page.get_by_role("region", name="The coach")
    expect(coach.get_by_role("status")).to_have_text(re.compile("Blue played 1:c5-b4.*was better"))
    anna.taps("What was better?")
    anna.taps("One step on")
    expect(coach.get_by_role("status")).to_have_text(re.compile("The better line, step 1 of"))
    anna.looks("study-better")
    page.locator("h1").first.focus()
    page.keyboard.press("Escape")
    expect(coach.get_by_role("status")).to_have_text(re.compile("Blue played 1:c5-b4"))
    expect(page.locator("progress")).to_have_count(0, timeout=THINKING)
    assert anna.complaints() == []
    anna.looks("study")
    page.keyboard.press("Home")
    anna.taps("What if …?")
    aside = page.get_by_role("region", name="What if …?")
    expect(aside.get_by_role("status")).to_have_text(
        re.compile("it is blue’s move"), timeout=THINKING
    )
    wormi_taps(anna, 15, "g3")
    expect(aside.get_by_role("status")).to_have_text(
        re.compile("it is pink’s move"), timeout=THINKING
    )
    anna.taps("What would the coach do?")
    expect(aside.get_by_role("status")).to_have_text(re.compile(r"^\d+ to "), timeout=THINKING)
    anna.looks("study-what-if")
    anna.taps("Back to the game")
    expect(aside).to_have_count(0)


def test_a_puzzle_is_solved_and_remembered(person: NewPerson) -> None:
    """WI-14: wrong moves are answered and taken back; the solved one is marked on the shelf."""
    anna = person(size=PHONE, touch=True)
    anna.goes("/puzzles/wormi")
    page = anna.page
    expect(page.get_by_text("0 of 200 solved")).to_be_visible(timeout=THINKING)
    assert anna.complaints() == []
    anna.looks("puzzles-phone")
    page.get_by_role("link", name="Puzzle 3, finish in 2", exact=True).click()
    status = page.get_by_role("status")
    expect(status).to_have_text(re.compile("finish the worm in 2 moves"))
    best = _solution(page, anna.house, 3, [])
    pieces = page.locator("button[aria-label$='can move']")
    wrong = pieces.filter(has_not=page.locator(f"[aria-label*=' {best['piece']},']")).first
    wrong.click()
    page.locator("button[aria-label*='goal for']").first.click()
    expect(status).to_have_text(re.compile("Not in 2"), timeout=THINKING)
    anna.looks("puzzle-astray-phone")
    anna.taps("Take back")
    expect(status).to_have_text(re.compile("finish the worm in 2 moves"))
    page.set_viewport_size({"width": 1440, "height": 900})
    page.wait_for_function("() => document.querySelector('.frame').clientWidth > 850")
    tried: list[dict[str, Any]] = []
    for _ in range(2):
        expect(pieces.first).to_be_visible()
        best = _solution(page, anna.house, 3, tried)
        wormi_taps(anna, best["piece"], best["to"])
        tried.append({"type": "move", "piece": best["piece"], "to": best["to"]})
    expect(status).to_have_text(re.compile("Solved!"))
    assert anna.complaints() == []
    anna.looks("puzzle-solved-phone")
    page.get_by_role("link", name="All puzzles").click()
    done = page.get_by_role("link", name="Puzzle 3, finish in 2, solved", exact=True)
    expect(done).to_be_visible()
    page.reload()
    expect(page.get_by_text("1 of 200 solved")).to_be_visible()


def test_puzzles_are_solved_by_the_strict_reading_too(person: NewPerson) -> None:
    """WI-22: chosen on the shelf and kept; two puzzles hold in the other reading only."""
    anna = person()
    anna.goes("/puzzles/wormi")
    page = anna.page
    expect(page.get_by_text("0 of 200 solved")).to_be_visible(timeout=THINKING)
    page.get_by_label("Never pass a square twice").select_option("strict")
    expect(page.get_by_text("0 of 198 solved")).to_be_visible()
    assert anna.complaints() == []
    anna.looks("puzzles-strict")
    page.get_by_role("link", name="Begin with the first").click()
    expect(page.get_by_role("heading", name="Puzzle 1")).to_contain_text("strict")
    expect(page.locator("button[aria-label$='can move']").first).to_be_visible(timeout=THINKING)
    page.goto(f"{anna.house}/puzzles/wormi")
    expect(page.get_by_text("0 of 198 solved")).to_be_visible()


def test_a_solution_is_shown_step_by_step_and_counts_as_help(person: NewPerson) -> None:
    """By keyboard: a hint in two presses; then the coach plays, and I play it again."""
    anna = person()
    anna.goes("/puzzles/wormi/1")
    page = anna.page
    status = page.get_by_role("status")
    expect(page.locator("button[aria-label$='can move']").first).to_be_visible(timeout=THINKING)
    page.keyboard.press("h")
    expect(status).to_have_text(re.compile("Look at the piece on"), timeout=THINKING)
    page.keyboard.press("h")
    expect(status).to_have_text(re.compile("It goes to"))
    anna.taps("Show the solution")
    expect(status).to_have_text("Watch: this is one way.")
    expect(status).to_have_text("Solved, with a little help.", timeout=THINKING)
    anna.looks("puzzle-solution")
    assert page.evaluate("localStorage.getItem('wormery.puzzles.wormi')") is None


def test_a_game_from_a_file_is_reviewed_too(person: NewPerson, tmp_path: Path) -> None:
    """WI-21: brought as a text record, watched, and handed to the coach."""
    file = tmp_path / "game.wormi.txt"
    file.write_text(f'[Start "{LESSON}"]\n\n1. 15:f2-g3 9:g6-f7\npink\n')
    anna = person(size=PHONE, dark=True)
    anna.goes("/replay")
    anna.page.get_by_label("Choose a file").set_input_files(file)
    anna.taps("Look at it with the coach")
    moves = anna.page.get_by_role("button", name=re.compile("15:f2-g3"))
    expect(moves).to_be_visible(timeout=THINKING)
    expect(anna.page.locator("progress")).to_have_count(0, timeout=THINKING)
    assert anna.complaints() == []
    anna.looks("study-phone-dark")


def test_people_who_agreed_to_hints_both_get_the_button(person: NewPerson) -> None:
    """TB-22: an option that all saw before they were ready."""
    anna, bert = person(), person()
    _begin(anna, bert, {"position": LESSON, "hints": True})
    for someone in (anna, bert):
        expect(someone.page.get_by_role("button", name="Hint")).to_be_visible()
