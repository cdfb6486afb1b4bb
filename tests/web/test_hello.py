"""From the link in a chat to another game: a name and a face, the home page, strangers, revenge."""

import re

from playwright.sync_api import Locator, Route, expect

from tests.web.conftest import NewPerson
from tests.web.hands import wormi_is_mine, wormi_taps
from tests.web.people import DESKTOP, PHONE, Person
from tests.web.test_wormi import BLUE, LESSON, PINK


def test_two_taps_lead_from_a_link_to_a_seat_with_a_name_and_a_face(person: NewPerson) -> None:
    """The face is the same in the lobby, in talk and in the game; tapping it changes it."""
    anna, bea = person(met=False), person(size=DESKTOP, met=False, touch=True)
    anna.goes().taps("Invite somebody", within=anna.card("Wormi"))
    anna.page.get_by_role("dialog", name="Who are you?").get_by_label("Your name").fill("Anna")
    anna.taps("Sit down")  # whoever invites is asked as well
    code = anna.code
    expect(anna.page.locator(".chairs li >> nth=0")).to_contain_text("Anna")
    expect(anna.page.locator("[data-example] svg").nth(2)).to_be_visible()
    bea.goes(f"/t/{code}")
    bea.page.get_by_role("button", name="Sit here").dblclick()  # as impatient people do
    dialog = bea.page.get_by_role("dialog", name="Who are you?")
    expect(dialog.get_by_role("radio")).to_have_count(10)
    bea.page.set_viewport_size({"width": 390, "height": 844})
    dialog.get_by_label("Your name").fill("Bea")
    dialog.get_by_role("radio", name="with a crown").check(force=True)
    assert bea.complaints() == []
    bea.taps("Sit down")
    expect(_look(anna, ".chairs li >> nth=1")).to_have_attribute("data-look", "crown")
    expect(anna.page.locator(".chairs li >> nth=1")).to_contain_text("Bea")
    bea.page.get_by_role("button", name="Bea: change name and face").click()
    bea.page.get_by_role("radio", name="with a star").check(force=True)
    bea.taps("That is me")
    expect(_look(anna, ".chairs li >> nth=1")).to_have_attribute("data-look", "star")
    for someone in (anna, bea):
        someone.taps("I am ready")
    expect(_look(anna, ".worms li >> nth=1")).to_have_attribute("data-look", "star")
    expect(_look(anna, ".worms li >> nth=1")).to_have_class(re.compile(r"\bpink\b"))
    expect(_look(bea, ".worms li >> nth=1")).to_be_visible()  # on a phone as well, however held
    bea.page.set_viewport_size({"width": 844, "height": 390})
    expect(_look(bea, ".worms li >> nth=1")).to_be_visible()
    bea.taps("Talk")
    bea.page.get_by_role("dialog").get_by_role("button", name="Hello!", exact=True).click()
    expect(_look(anna, ".bubble")).to_have_attribute("data-look", "star")
    # Kept by the server: a browser that has forgotten everything but who it is knows it again.
    bea.page.evaluate("localStorage.clear()")
    bea.goes("/games")
    expect(_look(bea, ".me")).to_have_attribute("data-look", "star")


def _look(someone: Person, where: str) -> Locator:
    return someone.page.locator(where).locator("svg[data-look]").first


def test_home_serves_whoever_arrives(person: NewPerson) -> None:
    """Joining is on a phone's first screen; tables are sorted, put away and brought back."""
    anna = person(size=PHONE)
    anna.context.grant_permissions(["camera"], origin=anna.house)
    anna.context.add_init_script(CAMERA)
    anna.goes("/learn/wormi")
    expect(anna.page.locator(".coach")).to_be_visible()
    anna.goes()
    field = anna.page.get_by_label("Join a table")
    box = field.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < PHONE["height"]
    expect(
        anna.page.get_by_role("button", name="Play a bot now: Wormi", exact=True)
    ).to_be_enabled()
    for way in ("Play a bot now", "Invite somebody", "On one device", "Open a table to all"):
        assert anna.page.get_by_role("button", name=way, exact=True).count() == 0
        assert anna.page.get_by_role("button", name=re.compile(f"^{way}: ")).count() == 3
    assert anna.page.get_by_role("link", name="Learn in two minutes: Wormi").is_visible()
    assert anna.page.get_by_role("heading", name="Your tables").count() == 0  # a lesson is none
    anna.taps("Play a bot now", within=anna.card("Wormi"))
    wormi_is_mine(anna)
    code = anna.code
    anna.goes()
    expect(anna.page.get_by_role("list", name="Your turn").get_by_role("listitem")).to_have_count(1)
    anna.taps("Invite somebody", within=anna.card("Das Wurmt"))
    other = anna.code
    anna.goes()
    waiting = anna.page.get_by_role("list", name="Waiting")
    expect(waiting.get_by_role("listitem")).to_have_count(1)
    assert anna.complaints() == []
    anna.page.get_by_role("button", name=f"Put away: Das Wurmt, {other}").click()
    expect(waiting).to_have_count(0)
    anna.taps("Undo")
    expect(waiting.get_by_role("listitem")).to_have_count(1)
    moving = "() => document.getAnimations().filter((each) => each.playState === 'running').length"
    assert anna.page.evaluate(moving) == 0  # motion is unwelcome here
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.page.wait_for_function(f"() => ({moving})() > 3")
    anna.page.evaluate("code => (window.seenCode = code)", f"{anna.house}/t/{code}")
    anna.taps("Scan the QR code")
    anna.page.wait_for_url(f"**/t/{code}")


CAMERA = """
navigator.mediaDevices.getUserMedia = async () => document.createElement('canvas').captureStream();
window.BarcodeDetector = class {
  static getSupportedFormats = async () => ['qr_code'];
  detect = async () => (window.seenCode ? [{ rawValue: window.seenCode }] : []);
};
"""
"""A browser that can read codes; the one of these tests cannot."""


def test_strangers_meet_and_a_bot_plays_meanwhile(person: NewPerson) -> None:
    """TB-27: who only waits goes at once, who plays is asked; a closed page waits no more."""
    anna, bert, gone = person(), person(size=PHONE), person()
    for someone in (anna, bert, gone):
        someone.goes()
    gone.taps("Play somebody now", within=gone.card("Wormi"))
    gone.sees("Looking for somebody to play Wormi")
    gone.page.goto(f"{gone.house}/api")
    anna.taps("Play somebody now", within=anna.card("Wormi"))
    anna.sees("Looking for somebody to play Wormi")
    assert anna.complaints() == []
    anna.taps("A bot meanwhile")
    wormi_is_mine(anna)
    bar = anna.page.get_by_role("complementary", name="Play somebody now").bounding_box()
    story = anna.page.locator(".story").bounding_box()
    assert bar is not None
    assert story is not None
    assert bar["y"] >= story["y"] - 12, "it covers nothing that is played with"
    bert.taps("Play somebody now", within=bert.card("Wormi"))
    bert.page.wait_for_url("**/t/*")
    anna.sees("Somebody is here to play Wormi!")
    anna.taps("Play now")
    for someone in (anna, bert):
        expect(someone.page.locator(".status")).to_be_visible()
    assert anna.code == bert.code


def test_another_game_is_an_invitation_with_sides_swapped_and_the_score_kept(
    person: NewPerson,
) -> None:
    """TB-28; what was played is found again, with its picture, to be shared."""
    anna, bert = person(), person(size=PHONE)
    _is_called(bert, "Bert")
    _is_called(anna, "Anna")
    code = anna.opens_table("wormi", 2, {"position": LESSON})
    bert.goes(f"/t/{code}").taps("Sit here")
    for someone in (anna, bert):
        someone.taps("I am ready")
    _plays(anna, bert)
    anna.taps("Another game")
    bert.sees("Anna wants another game.")
    expect(bert.page.get_by_role("region", name="Score of the evening")).to_contain_text("Anna 1")
    assert bert.complaints() == []
    bert.taps("Join")
    _plays(bert, anna)
    evening = anna.page.get_by_role("region", name="Score of the evening")
    expect(evening).to_contain_text("2 games")
    expect(evening.get_by_role("listitem").filter(has_text="Anna")).to_contain_text("Anna 1")
    anna.goes("/games")
    games = anna.page.get_by_role("main").get_by_role("listitem")
    expect(games).to_have_count(2)
    expect(games.first).to_contain_text("Lost")
    expect(games.last).to_contain_text("Won")
    picture = games.last.locator("img")
    anna.page.wait_for_function("image => image.naturalWidth > 0", arg=picture.element_handle())
    assert anna.complaints() == []
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=anna.house)
    games.last.get_by_role("button", name=re.compile("^Share")).click()
    expect(games.last.get_by_role("button", name=re.compile("^Copied"))).to_be_visible()
    shared = anna.page.evaluate("navigator.clipboard.readText()")
    assert shared == f"{anna.house}/replay/{code}?game=1"
    page = anna.page.request.get(shared).text()
    assert "/picture.png?game=1" in page
    games.last.get_by_role("link", name=re.compile("^Replay: .*,")).click()
    expect(anna.page.get_by_text(f"of {len(BLUE) + len(PINK) + 1}")).to_be_visible()


def _is_called(someone: Person, name: str) -> None:
    someone.goes("/games")
    someone.page.locator(".me").click()
    someone.page.get_by_label("Your name").fill(name)
    someone.taps("That is me")
    expect(someone.page.locator(".me")).to_contain_text(name)


def _plays(blue: Person, pink: Person) -> None:
    """A game that blue wins."""
    for number, move in enumerate(BLUE):
        wormi_is_mine(blue)
        wormi_taps(blue, *move)
        if number < len(PINK):
            wormi_is_mine(pink)
            wormi_taps(pink, *PINK[number])


def test_what_is_pressed_before_the_script_has_come_is_done_once_it_has(person: NewPerson) -> None:
    """The home page is seen at once; buttons, the code field and the language wait for nothing."""
    anna, bert = person(size=PHONE), person()
    code = bert.opens_table("wurmt", 3, {})
    held = _without_script(anna)
    anna.page.get_by_label("Language").select_option("fr")
    anna.taps("Play a bot now", within=anna.card("Wormi"))
    expect(anna.card("Wormi").locator("[aria-busy=true]")).to_be_visible()
    assert "/t/" not in anna.page.url
    held.pop().continue_()
    anna.page.wait_for_url("**/t/*")
    expect(anna.page.locator("html")).to_have_attribute("lang", "fr")
    held = _without_script(bert)
    bert.page.get_by_placeholder("Code of the table").fill(code)
    bert.page.get_by_placeholder("Code of the table").press("Enter")
    held.pop().continue_()
    bert.page.wait_for_url(f"**/t/{code}")


def _without_script(someone: Person) -> list[Route]:
    """The home page as it comes, and the script that it waits for."""
    held: list[Route] = []
    someone.page.route("**/assets/first-*.js", lambda route: held.append(route))  # noqa: PLW0108 - no method
    someone.page.goto(someone.house, wait_until="commit")
    expect(someone.card("Wormlord").get_by_role("button").first).to_be_visible()
    return held
