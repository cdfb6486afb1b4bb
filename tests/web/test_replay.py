"""Replays: step by step, through anybody's eyes, saved to a file and watched from it."""

from pathlib import Path

from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from tests.web.hands import wurmt_turn
from tests.web.people import Person

SHORT = {"put_aside": [75, 60, 50, 40], "first": 0}


def _a_game_is_played(anna: Person, bert: Person) -> str:
    code = anna.opens_table("wurmt", 2, SHORT)
    bert.goes(f"/t/{code}").taps("Sit here")
    anna.taps("I am ready")
    bert.taps("I am ready")
    while wurmt_turn(anna) and wurmt_turn(bert):
        pass
    return code


def test_a_replay_shows_what_each_one_knew(person: NewPerson, tmp_path: Path) -> None:
    """DW-33: a spectator saw no hand, a player only the own; the file tells the same again."""
    anna, bert, cleo = person(), person(), person()
    code = _a_game_is_played(anna, bert)
    anna.page.get_by_role("link", name="Replay").click()
    page = anna.page
    expect(page.get_by_text("Step 1 of")).to_be_visible()
    assert page.locator(".hand").count() == 0
    anna.taps("One step on")
    expect(page.get_by_text("Step 2 of")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".told")).to_contain_text("The game is over")
    page.keyboard.press("Home")
    page.get_by_label("Seen by").select_option("0")
    expect(page.locator(".hand button")).to_have_count(5)
    page.get_by_label("Seen by").select_option("all")
    expect(page.locator(".others .card")).to_have_count(10)
    page.get_by_label("Seen by").select_option("0")
    assert anna.complaints() == []
    anna.looks("replay")
    with page.expect_download() as saving:
        anna.taps("Save as JSON")
    file = tmp_path / "replay.json"
    saving.value.save_as(file)
    cleo.goes("/replay")
    cleo.page.get_by_label("Choose a file").set_input_files(file)
    expect(cleo.page.get_by_text("Step 1 of")).to_be_visible()
    cleo.page.get_by_label("Seen by").select_option("1")
    expect(cleo.page.locator(".hand button")).to_have_count(5)
    cleo.goes(f"/replay/{code}")
    expect(cleo.page.get_by_text("Step 1 of")).to_be_visible()


def test_a_replay_plays_by_itself_and_becomes_text(person: NewPerson, tmp_path: Path) -> None:
    """The told game is a text that people can read."""
    anna, bert = person(), person()
    code = _a_game_is_played(anna, bert)
    anna.goes(f"/replay/{code}")
    anna.page.get_by_label("Speed").select_option("4")
    anna.taps("Play")
    expect(anna.page.get_by_text("Step 3 of")).to_be_visible()
    anna.taps("Stop")
    with anna.page.expect_download() as saving:
        anna.taps("Save as text")
    file = tmp_path / "replay.txt"
    saving.value.save_as(file)
    assert "laid a head on" in file.read_text()


def test_a_file_that_is_no_replay_is_refused_kindly(person: NewPerson, tmp_path: Path) -> None:
    """Nothing breaks; the page says so."""
    anna = person()
    anna.goes("/replay")
    file = tmp_path / "tea.json"
    file.write_text('{"tea": true}')
    anna.page.get_by_label("Choose a file").set_input_files(file)
    anna.sees("This file is no replay of ours")
