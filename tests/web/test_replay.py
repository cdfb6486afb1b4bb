"""Replays: step by step, through anybody's eyes, saved to a file and watched from it."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from tests.web.hands import wormi_is_mine, wormi_moves, wurmt_turn
from tests.web.people import PHONE, Person

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
    file = _saved(anna, "Save with everything (JSON)", tmp_path)
    cleo.goes("/replay")
    cleo.page.get_by_label("Choose a file").set_input_files(file)
    expect(cleo.page.get_by_text("Step 1 of")).to_be_visible()
    cleo.page.get_by_label("Seen by").select_option("1")
    expect(cleo.page.locator(".hand button")).to_have_count(5)
    cleo.goes(f"/replay/{code}")
    expect(cleo.page.get_by_text("Step 1 of")).to_be_visible()


def test_a_game_that_is_still_on_is_watched_again_on_a_large_board(person: NewPerson) -> None:
    """What is said about it lies beside the board, and the board fills the screen."""
    anna = person(size={"width": 1440, "height": 900})
    code = anna.opens_table("wormi", 2, {"fairness": "plain"})
    anna.fills(2)
    anna.taps("I am ready")
    wormi_is_mine(anna)
    anna.goes(f"/replay/{code}")
    said = anna.page.get_by_text("The game is still on").bounding_box()
    board = anna.page.locator(".board").bounding_box()
    assert said is not None
    assert board is not None
    assert said["x"] >= board["x"] + board["width"]
    assert board["height"] > 680
    anna.looks("replay-still-on-desktop")


def _saved(someone: Person, link: str, folder: Path) -> Path:
    """A file that somebody keeps, under the name it was given."""
    someone.page.get_by_text("Save or share").click()
    with someone.page.expect_download() as saving:
        someone.page.get_by_role("link", name=link).click()
    file = folder / saving.value.suggested_filename
    saving.value.save_as(file)
    return file


def test_a_transcript_is_saved_and_watched_from_its_file(person: NewPerson, tmp_path: Path) -> None:
    """The text record of Das Wurmt tells the same game again, with all hands."""
    anna, bert = person(), person()
    code = _a_game_is_played(anna, bert)
    anna.goes(f"/replay/{code}")
    anna.page.get_by_label("Speed").select_option("4")
    anna.taps("Play")
    expect(anna.page.get_by_text(re.compile(r"Step ([3-9]|\d\d+) of"))).to_be_visible()
    anna.taps("Stop")
    file = _saved(anna, "Save as a text record", tmp_path)
    assert file.name == f"wurmt-{code}.wurmt.json"
    anna.goes("/replay")
    anna.page.get_by_label("Choose a file").set_input_files(file)
    expect(anna.page.get_by_text("Step 1 of")).to_be_visible()
    anna.page.keyboard.press("End")
    expect(anna.page.locator(".told")).to_contain_text("The game is over")


RECORD = """[Blue "Anna"]
[Pink "Bert"]
[Start "c5,d4,a7,b8,c9,d10,e9,f10,g9,d8,g7,f6,e5,e3,f2,d6 c8,g4,b5,e10,g8,e8,f5,e4,g6,c2,b7,f1,e2,c6,d1,a10 b"]

1. 15:f2-g3 9:g6-f7
2. 10:d8-f8 6:e8-d9
"""  # noqa: E501 - a position is one line


def test_a_record_of_wormi_is_watched_and_a_wrong_one_refused_in_words(
    person: NewPerson, tmp_path: Path
) -> None:
    """WI-07: in the language of who brings it, with the line and the rule."""
    anna = person(language="nl-BE")
    file = tmp_path / "game.wormi.txt"
    file.write_text(RECORD + "3. 1:c5-c9\n")
    anna.goes("/replay")
    anna.page.get_by_label("Bestand kiezen").set_input_files(file)
    alert = anna.page.get_by_role("alert")
    expect(alert).to_contain_text("regel 7")
    expect(alert.get_by_role("link")).to_have_attribute("href", re.compile("^/rules/wormi#WI-"))
    anna.looks("replay-refused")
    file.write_text(RECORD)
    anna.page.get_by_label("Bestand kiezen").set_input_files(file)
    expect(anna.page.get_by_role("grid")).to_be_visible()
    expect(anna.page.locator(".worms")).to_contain_text("Bert")
    anna.page.keyboard.press("End")
    anna.sees("Stap 5 van 5")


def test_a_file_that_is_no_replay_is_refused_kindly(person: NewPerson, tmp_path: Path) -> None:
    """TB-01: nothing breaks; the page says so."""
    anna = person()
    anna.goes("/replay")
    file = tmp_path / "tea.json"
    file.write_text('{"tea": true}')
    anna.page.get_by_label("Choose a file").set_input_files(file)
    anna.sees("This file holds no game that we can read")


def test_a_public_game_is_watched_with_one_tap(person: NewPerson) -> None:
    """While it is on at its table, and afterwards as a replay; a private one is not listed."""
    anna, bert, cleo = person(), person(), person(size=PHONE)
    anna.goes()
    anna.taps("Open a table to all", within=anna.card("Wormi"))
    code = anna.code
    bert.goes(f"/t/{code}").taps("Sit here")
    anna.taps("I am ready")
    bert.taps("I am ready")
    wormi_is_mine(anna)
    cleo.goes()
    watch = cleo.page.locator("#watch").get_by_role("link").filter(has_text="Wormi")
    expect(watch.first).to_be_visible()
    cleo.looks("home-watch-phone")
    cleo.card("Wormi").get_by_role("link", name="Watch").click()
    expect(cleo.page.get_by_role("grid")).to_be_visible()
    wormi_moves(anna)
    expect(cleo.page.get_by_text("One move")).to_be_visible()
    anna.taps("Give up")
    anna.taps("Give up", within=anna.page.get_by_role("dialog"))
    expect(cleo.page.get_by_role("region", name="The game is over")).to_be_visible()
    cleo.goes()
    watch.first.click()
    cleo.page.wait_for_url("**/replay/*")
