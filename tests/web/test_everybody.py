"""The pages are for everybody: four languages, any size, any light, and nothing from elsewhere."""

import re

import pytest
from playwright.sync_api import Response, expect

from tests.web.conftest import NewPerson
from tests.web.hands import wormi_is_mine
from tests.web.people import DESKTOP, PHONE, Person

LANGUAGES = {
    "en-GB": ("Play a bot now", "Your move", "Rules"),
    "fr-BE": ("Jouer contre un robot", "À toi de jouer", "Règles"),
    "nl-NL": ("Nu tegen een bot", "Jij bent aan zet", "Regels"),
    "de-AT": ("Sofort gegen einen Bot", "Du bist am Zug", "Regeln"),
}
ALONE = (
    *("/rules/wormi", "/rules/table", "/learn/wormi", "/learn/wurmt", "/learn/wormlord"),
    *("/puzzles/wormi", "/practice", "/editor", "/games", "/replay", "/nowhere"),
)
"""Pages that need no table."""
COMPILED = 90_000  # milliseconds until the coach surely is
FIRST_LOAD = 150 * 1024  # bytes, compressed


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_there_in_the_language_of_the_browser(
    person: NewPerson, language: str
) -> None:
    """From the home page to a move and a rule book, no key is shown instead of words."""
    play, move, rules = LANGUAGES[language]
    anna = person(language=language, size=PHONE)
    anna.goes()
    _speaks(anna)
    anna.taps(play, within=anna.card("Wormi"))
    expect(anna.page.locator(".status.mine")).to_have_text(move)
    _speaks(anna)
    anna.looks(f"wormi-{language[:2]}")
    anna.goes()
    anna.taps(play, within=anna.card("Das Wurmt"))
    expect(anna.page.locator(".hand")).to_be_visible()
    _speaks(anna)
    anna.looks(f"wurmt-{language[:2]}")
    anna.goes("/rules/wurmt#DW-14")
    expect(anna.page.locator("article.asked")).to_contain_text("DW-14")
    expect(anna.page.get_by_role("navigation", name=rules)).to_be_visible()
    _speaks(anna)


def _speaks(someone: Person) -> None:
    """No name of a message stands where its words should be."""
    text = someone.page.locator("body").inner_text()
    keys = re.findall(r"\b(?:wormi|wurmt|home|option|game|missing|learn|replay|say)-[a-z]\S*", text)
    assert keys == []


def test_the_language_can_be_chosen_and_is_kept(person: NewPerson) -> None:
    """A choice outlives a reload."""
    anna = person()
    anna.goes()
    anna.page.get_by_label("Language").select_option("fr")
    anna.sees("Trois jeux de vers, une table")
    anna.page.reload()
    anna.sees("Trois jeux de vers, une table")
    assert anna.page.locator("html").get_attribute("lang") == "fr"


@pytest.mark.parametrize(
    ("size", "dark"), [(PHONE, False), (DESKTOP, True)], ids=["phone-day", "desktop-night"]
)
def test_axe_finds_nothing(person: NewPerson, size: dict[str, int], dark: bool) -> None:
    """On every main page, by day and by night."""
    anna = person(size=size, dark=dark)
    name = f"{'phone' if size is PHONE else 'desktop'}-{'night' if dark else 'day'}"
    anna.goes()
    expect(anna.card("Wormi").get_by_role("button", name="Play a bot now")).to_be_enabled()
    _is_fine(anna, f"home-{name}")
    anna.taps("Settings")
    _is_fine(anna, f"settings-{name}")
    anna.taps("Close")
    anna.taps("Invite somebody", within=anna.card("Das Wurmt"))
    expect(anna.page.get_by_role("button", name="I am ready")).to_be_visible()
    anna.page.get_by_text("Change the options").click()
    _is_fine(anna, f"table-{name}")
    anna.fills(2)
    anna.taps("I am ready")
    anna.taps("Leave it to chance")  # a bot does not answer, and the question stays for a while
    expect(anna.page.locator(".prompt.now")).to_be_visible()
    anna.page.locator(".hand button:not(.idle)").first.click()
    _is_fine(anna, f"wurmt-{name}")
    anna.taps("Table")
    _is_fine(anna, f"menu-{name}")
    anna.taps("Close")
    anna.taps("Talk")
    _is_fine(anna, f"talk-{name}")
    anna.goes()
    anna.taps("Play a bot now", within=anna.card("Wormi"))
    wormi_is_mine(anna)
    anna.page.locator("button[aria-label$='can move']").first.click()
    _is_fine(anna, f"wormi-{name}")
    anna.taps("Give up")
    anna.taps("Give up", within=anna.page.get_by_role("dialog"))
    expect(anna.page.get_by_role("region", name="The game is over")).to_be_visible()
    _is_fine(anna, f"over-{name}")
    code = anna.code
    for path in (*ALONE, f"/replay/{code}", f"/study/{code}", f"/t/{code}/tv"):
        anna.goes(path)
        expect(anna.page.get_by_role("main")).to_be_visible()
        expect(anna.page.locator(".waiting")).to_have_count(0, timeout=COMPILED)
        _is_fine(anna, f"{path.strip('/').replace('/', '-').replace(code, 'code')}-{name}")


def _is_fine(someone: Person, name: str) -> None:
    someone.looks(name)
    assert someone.complaints() == []
    wide = someone.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{name} is wider than the window"


@pytest.mark.parametrize("width", [320, 768, 1920])
def test_nothing_sticks_out_at_any_width(person: NewPerson, width: int) -> None:
    """From the smallest phone to a television."""
    anna = person(size={"width": width, "height": 700 if width < 1000 else 1080})
    for game in ("Wormi", "Das Wurmt"):
        anna.goes()
        anna.taps("Play a bot now", within=anna.card(game))
        shown = anna.page.get_by_role("grid").or_(anna.page.locator(".hand"))
        expect(shown.first).to_be_visible()
        anna.looks(f"{game.split()[-1].lower()}-{width}")
        assert anna.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


OUTSIDE = """cards => cards.flatMap(card => [...card.querySelectorAll('*')]
    .filter(each => each.getBoundingClientRect().right > card.getBoundingClientRect().right + 1)
    .map(each => each.outerHTML.slice(0, 90)))"""


def test_nothing_sticks_out_of_the_games_on_the_home_page(person: NewPerson) -> None:
    """Three cards beside each other are narrow on a small laptop."""
    anna = person(size={"width": 1000, "height": 700}, language="de-DE").goes()
    cards = anna.page.get_by_role("article")
    expect(cards).to_have_count(3)
    for width in (1000, 900, 820, 640, 390, 320):
        anna.page.set_viewport_size({"width": width, "height": 700})
        for _ in range(30):  # until it is laid out anew
            anna.page.wait_for_timeout(100)
            if not (outside := cards.evaluate_all(OUTSIDE)):
                break
        assert outside == [], width


def test_the_first_page_is_light(person: NewPerson) -> None:
    """What the home page fetches until it can be used is sent as less than 150 KB."""
    anna = person()
    answers: list[Response] = []
    anna.page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108 - no method
    anna.goes()
    expect(anna.card("Wormi").get_by_role("button", name="Play a bot now")).to_be_enabled()
    sent = {each.url: each.request.sizes()["responseBodySize"] for each in answers}
    assert len(sent) > 5
    assert sum(sent.values()) < FIRST_LOAD, sent
    assert len([each for each in sent if "/assets/" in each]) <= 6, "few files: each has to wait"
    packed = [each for each in answers if each.url.endswith((".js", ".css"))]
    codings = {each.headers.get("content-encoding") for each in packed if "first" in each.url}
    assert codings <= {"br", "gzip"}
    anna.page.wait_for_load_state("networkidle")
    asked = [each.url for each in answers]
    assert [asked.count(f"{anna.house}/api/{each}") for each in ("games", "mine")] == [1, 1]


def test_the_pages_can_be_installed(person: NewPerson) -> None:
    """The manifest is found, and so is every icon it names."""
    anna = person()
    anna.goes()
    manifest = anna.page.locator("link[rel=manifest]").get_attribute("href")
    told = anna.page.request.get(f"{anna.house}{manifest}").json()
    assert told["start_url"] == "/"
    sizes = {icon["sizes"] for icon in told["icons"]}
    assert {"192x192", "512x512"} <= sizes
    for icon in told["icons"]:
        assert anna.page.request.get(f"{anna.house}{icon['src']}").ok
