"""Maps chosen by picture and drawn in the browser: mirrored, refused, repaired, shared, played."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import NewPerson
from tests.web.people import DESKTOP, LANDSCAPE, PHONE, TABLET, Person
from tests.web.wormlord.ropes import cell
from wormery.games.wormlord.maps.texts import parse, shelf

TITLES = {
    "en-GB": "Draw a map",
    "fr-BE": "Dessiner une carte",
    "nl-NL": "Een kaart tekenen",
    "de-AT": "Eine Karte zeichnen",
}


MOUNTAIN = {
    "en-GB": "Mountain King",
    "fr-BE": "Mountain King",
    "nl-NL": "Bergkoning",
    "de-AT": "Bergkönig",
}


def paints(someone: Person, tool: str, *cells: str) -> None:
    """Take a tool and drag it over cells."""
    page = someone.page
    page.get_by_role("radio", name=tool, exact=True).check(force=True)
    spots = [cell(someone, name).bounding_box() for name in cells]
    for at, spot in enumerate(spots):
        assert spot is not None
        page.mouse.move(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
        if at == 0:
            page.mouse.down()
    page.mouse.up()


def is_told(someone: Person, verdict: str) -> None:
    """The checker has said this about the map as it is now."""
    expect(someone.page.locator(".findings:not(.old) b")).to_have_text(verdict)


def flaws(someone: Person) -> Locator:
    """What the checker finds wrong."""
    return someone.page.locator(".findings li")


def opens_editor(someone: Person, path: str = "/editor") -> None:
    """Go to the drawing board."""
    someone.goes(path)
    expect(someone.page.get_by_role("grid", name="The map you draw")).to_be_visible()


def repeats(someone: Person, how: str) -> None:
    """Choose how strokes are repeated."""
    someone.page.get_by_label("Repeat").select_option(how)


def test_a_map_is_drawn_with_a_mirror_refused_repaired_and_played(person: NewPerson) -> None:
    """WL-01, WL-03, WL-05, WL-06"""
    anna = person()
    opens_editor(anna)
    is_told(anna, "Cannot be played yet")
    expect(flaws(anna)).to_contain_text(
        ["The base of Pink is missing.", "The base of Blue is missing.", "no objective"]
    )
    repeats(anna, "down")
    paints(anna, "base of Pink", "d1")
    paints(anna, "objective", "b3", "f3")
    expect(cell(anna, "d7")).to_have_attribute("aria-label", "d7, base of Blue")
    expect(cell(anna, "d3")).to_have_attribute("aria-label", "d3, objective")  # the pen crossed it
    is_told(anna, "Legal and fair. Off you go!")
    repeats(anna, "none")
    paints(anna, "earth", "b5")
    is_told(anna, "Not fair yet")
    expect(flaws(anna)).to_have_count(1)
    expect(flaws(anna)).to_contain_text("When 2 play, Pink walks")
    expect(flaws(anna).get_by_role("link")).to_have_attribute("href", "/rules/wormlord#WL-06")
    expect(anna.page.locator("rect.mark")).to_have_count(2)
    expect(cell(anna, "d1")).to_have_attribute("aria-label", "d1, base of Pink, look here")
    expect(anna.page.get_by_role("button", name="Play it all the same")).to_be_enabled()
    anna.looks("editor-unfair")
    paints(anna, "earth", "b3")
    is_told(anna, "Legal and fair. Off you go!")
    anna.page.get_by_label("Name of the map").fill("Ann's mirror")
    is_told(anna, "Legal and fair. Off you go!")
    anna.taps("Play it now")
    anna.page.wait_for_url("**/t/*")
    garden = anna.page.get_by_role("grid", name="The garden")
    expect(garden.locator("button[title='b3']")).to_have_attribute(
        "aria-label", re.compile("earth")
    )
    anna.looks("editor-played")


def test_maps_are_drawn_with_keys_alone_and_taken_back(person: NewPerson) -> None:
    """Arrows walk, letters write, Control and Z take back."""
    anna = person()
    opens_editor(anna)
    cell(anna, "a1").focus()
    press = anna.page.keyboard.press
    for key in ("ArrowRight", "ArrowDown", "e"):
        press(key)
    expect(cell(anna, "b2")).to_have_attribute("aria-label", "b2, earth")
    expect(cell(anna, "f6")).to_have_attribute("aria-label", "f6, earth")  # half a turn
    press("1")
    expect(cell(anna, "f6")).to_have_attribute("aria-label", re.compile("f6, base of Blue"))
    press("Control+z")
    expect(cell(anna, "f6")).to_have_attribute("aria-label", "f6, earth")
    press("Control+z")
    expect(cell(anna, "b2")).to_have_attribute("aria-label", re.compile("b2, grass"))
    press("Control+y")
    expect(cell(anna, "b2")).to_have_attribute("aria-label", re.compile("b2, earth"))
    press("Enter")  # the tool in hand is earth, and a second touch wipes
    expect(cell(anna, "b2")).to_have_attribute("aria-label", re.compile("b2, grass"))


def test_own_maps_are_kept_renamed_thrown_away_brought_back_and_chosen_by_picture(
    person: NewPerson,
) -> None:
    """WL-04, WL-47"""
    anna = person()
    opens_editor(anna, "/editor/duel")
    expect(anna.page.get_by_label("Name of the map")).to_have_value("Duel, changed")
    anna.page.get_by_label("Name of the map").fill("Pond")
    anna.taps("Save here")
    anna.sees("Saved in this browser.")
    anna.page.reload()
    expect(anna.page.get_by_label("Name of the map")).to_have_value("Pond")
    anna.taps("Rename Pond")
    anna.page.keyboard.type("Lake")
    anna.page.keyboard.press("Escape")
    anna.taps("Rename Pond")
    anna.page.keyboard.type("Puddle")
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_label("Name of the map")).to_have_value("Puddle")
    anna.page.reload()
    anna.taps("Rename Puddle")
    anna.page.keyboard.type("Pond")
    anna.page.keyboard.press("Tab")
    anna.taps("Throw away Pond")
    anna.sees("Pond is thrown away.")
    anna.taps("Bring it back")
    expect(anna.page.get_by_role("button", name="Throw away Pond")).to_be_visible()
    anna.goes()
    anna.taps("Invite somebody", within=anna.card("Wormlord"))
    maps = anna.page.get_by_role("group", name="The map")
    expect(maps.get_by_role("radio")).to_have_count(len(shelf()) + 1)
    expect(maps.get_by_role("radio", name="Basic 2")).to_be_checked()
    maps.get_by_role("radio", name="Mountain King").check(force=True)
    expect(maps.get_by_role("radio", name="Mountain King")).to_be_checked()
    maps.get_by_role("radio", name="Basic 3").check(force=True)
    expect(anna.page.get_by_label("How many play")).to_have_value("3")
    maps.get_by_role("radio", name="Pond").check(force=True)
    expect(anna.page.get_by_label("How many play")).to_have_value("2")
    expect(maps.get_by_role("radio", name="Pond")).to_be_checked()
    assert anna.complaints() == []
    ben = person()
    ben.goes(f"/t/{anna.code}")
    ben.sees("Pond")
    anna.looks("maps-chosen")


def test_a_map_travels_as_a_file_and_as_a_link(person: NewPerson, tmp_path: Path) -> None:
    """The file is the format that everybody exchanges; the link holds the whole map."""
    anna, ben = person(), person()
    opens_editor(anna, "/editor/mountain-king")
    expect(anna.page.get_by_label("Name of the map")).to_have_value("Mountain King, changed")
    with anna.page.expect_download() as saved:
        anna.taps("Save as a file")
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert file.name == "mountain-king-changed.txt"
    written = parse(file.read_text(encoding="utf-8"))
    assert (written.rows, written.sides) == (shelf()["Mountain King"].rows, (2, 4))
    opens_editor(ben)
    ben.page.get_by_label("Open a file").set_input_files(file)
    expect(ben.page.get_by_label("Name of the map")).to_have_value("Mountain King, changed")
    torn = tmp_path / "torn.txt"
    torn.write_text("name: Torn\nsides: 2\n\n. . x\n", encoding="utf-8")
    ben.page.get_by_label("Open a file").set_input_files(torn)
    ben.sees("Line 4, column 5: This character is no cell.")
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.taps("Share a link")
    anna.sees("The link is copied")
    link = str(anna.page.evaluate("navigator.clipboard.readText()"))
    cleo = person()
    opens_editor(cleo, link.removeprefix(cleo.house))
    cleo.sees("Somebody sent you this map.")
    expect(cleo.page.get_by_label("Name of the map")).to_have_value("Mountain King, changed")
    is_told(cleo, "Legal and fair. Off you go!")
    cleo.taps("Invite somebody")
    cleo.page.wait_for_url("**/t/*")
    cleo.sees("Mountain King, changed")


@pytest.mark.parametrize("language", TITLES)
def test_the_drawing_board_speaks_and_fits_and_axe_is_content(
    person: NewPerson, language: str
) -> None:
    """Every language another size, by day and by night."""
    places = list(TITLES)
    size = (PHONE, LANDSCAPE, TABLET, DESKTOP)[places.index(language)]
    anna = person(language=language, size=size, dark=places.index(language) % 2 == 1)
    anna.goes("/editor/crossfire")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(TITLES[language])
    cell(anna, "c3").click()
    cell(anna, "d4").click()
    expect(flaws(anna).first).to_be_visible()
    text = anna.page.locator("body").inner_text()
    assert re.findall(r"\b(?:editor|maps|map|corner|wormlord)-[a-z]\S*", text) == []
    assert anna.complaints() == []
    assert anna.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    anna.looks(f"editor-{language[:2]}")
    anna.page.set_viewport_size({"width": 320, "height": 568})
    assert anna.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.parametrize(
    ("language", "named", "told"),
    [
        ("en-GB", ["Mountain King", "Into the Woods", "Small Garden for 3"], "from age 6"),
        ("fr-BE", ["Mountain King", "Carte de base 2", "Haute montagne"], "dès 6 ans"),
        ("nl-NL", ["Bergkoning", "In het bos", "Stoelendans"], "vanaf 6 jaar"),
        ("de-AT", ["Bergkönig", "Im Wald", "Stühlerücken"], "ab 6 Jahren"),
    ],
)
def test_maps_have_their_names_and_worms_their_quarrel_in_every_language(
    person: NewPerson, language: str, named: list[str], told: str
) -> None:
    """WL-04: the chooser, the drawing board and the rule book; the protocol has English."""
    size = PHONE if language in ("fr-BE", "de-AT") else DESKTOP
    anna = person(language=language, size=size)
    anna.goes()
    expect(anna.card("Wormlord")).to_contain_text(told)
    code = anna.opens_table("wormlord", 2, {"map": "Mountain King"})
    for name in named:
        expect(anna.page.locator(".card b").get_by_text(name, exact=True)).to_have_count(1)
    chosen = anna.page.locator(".card.chosen")
    expect(chosen.locator("b")).to_have_text(MOUNTAIN[language])
    chosen.scroll_into_view_if_needed()
    anna.looks(f"maps-{language[:2]}")
    assert anna.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    ben = person()
    ben.goes(f"/t/{code}")
    expect(ben.page.locator(".one b")).to_have_text("Mountain King")
    anna.goes("/editor/mountain-king")
    for name in named:
        expect(anna.page.locator(".card b").get_by_text(name, exact=True)).to_have_count(1)
    title = anna.page.locator("label.field input[maxlength]").first
    expect(title).to_have_value(re.compile(f"^{MOUNTAIN[language]}, "))
    anna.goes("/rules/wormlord")
    expect(anna.page.locator("main")).to_contain_text(told)
    expect(anna.page.locator("main .story")).not_to_be_empty()
    expect(anna.page.locator("#WL-04")).to_contain_text(MOUNTAIN[language])
    anna.looks(f"rules-wormlord-{language[:2]}")
    assert anna.complaints() == []
