"""Lines break, pages are reloaded, devices change: nothing is lost, and the sign is honest."""

from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from tests.web.hands import wormi_is_mine, wormi_moves
from tests.web.people import LANDSCAPE, PHONE, Person


def _against_a_bot(someone: Person) -> None:
    someone.goes()
    someone.taps("Play a bot now", within=someone.card("Wormi"))
    wormi_is_mine(someone)


def test_a_reload_in_mid_game_loses_nothing(person: NewPerson) -> None:
    """The same seat, the same moves."""
    anna = person()
    _against_a_bot(anna)
    wormi_moves(anna)
    expect(anna.page.get_by_text("2 moves")).to_be_visible()
    anna.page.reload()
    expect(anna.page.get_by_text("2 moves")).to_be_visible()
    wormi_moves(anna)
    expect(anna.page.get_by_text("4 moves")).to_be_visible()


def test_what_is_tapped_without_a_line_is_sent_later(person: NewPerson) -> None:
    """The sign says that there is no connection and that a tap waits; then the move is made."""
    anna = person()
    _against_a_bot(anna)
    sign = anna.page.get_by_role("status").first
    anna.context.set_offline(True)
    expect(sign).to_contain_text("No connection")
    wormi_moves(anna)
    expect(sign).to_contain_text("one tap waits")
    expect(anna.page.locator("button[aria-label$='can move']")).to_have_count(0)
    said, board = sign.bounding_box(), anna.page.locator(".board").bounding_box()
    assert said is not None
    assert board is not None
    assert said["y"] + said["height"] <= board["y"] + 8, "it covers neither board nor names"
    anna.looks("no-line")
    anna.context.set_offline(False)
    expect(anna.page.get_by_text("2 moves")).to_be_visible()
    expect(sign).to_contain_text("connected")


def test_what_finds_no_line_for_a_minute_is_clearly_undone(person: NewPerson) -> None:
    """The page says that the wish was given up, and the move can be made again."""
    anna = person()
    anna.page.clock.install()
    _against_a_bot(anna)
    anna.context.set_offline(True)
    wormi_moves(anna)
    sign = anna.page.get_by_role("status").first
    expect(sign).to_contain_text("one tap waits")
    anna.page.clock.run_for(90_000)
    expect(anna.page.get_by_role("alert")).to_contain_text("your last tap was undone")
    expect(sign).not_to_contain_text("waits")
    expect(anna.page.get_by_text("No moves yet")).to_be_visible()
    anna.looks("wish-lost")
    anna.context.set_offline(False)
    anna.page.clock.run_for(10_000)
    expect(sign).to_contain_text("connected")
    wormi_moves(anna)
    expect(anna.page.get_by_text("2 moves")).to_be_visible()


def test_what_comes_too_late_is_refused_and_said(person: NewPerson) -> None:
    """TB-02: another device of the same seat made the move meanwhile; this one's is undone."""
    anna, quicker = person(), person()
    _against_a_bot(anna)
    quicker.context.add_cookies(anna.context.cookies())  # type: ignore[arg-type]
    quicker.goes(f"/t/{anna.code}")
    wormi_is_mine(quicker)
    anna.context.set_offline(True)
    wormi_moves(anna)
    wormi_moves(quicker)
    expect(quicker.page.get_by_text("2 moves")).to_be_visible()
    anna.context.set_offline(False)
    expect(anna.page.get_by_role("alert").get_by_role("link")).to_be_visible()
    expect(anna.page.get_by_text("2 moves")).to_be_visible()
    wormi_is_mine(anna)


def test_a_notice_goes_when_it_was_read_and_covers_nothing(person: NewPerson) -> None:
    """It stays while somebody points at it; on a phone held across all buttons can be tapped."""
    anna = person(size=LANDSCAPE)
    anna.page.clock.install()
    _against_a_bot(anna)
    page = anna.page
    notice = page.get_by_role("alert")
    _plays_nonsense(anna)
    expect(notice).to_be_visible()
    anna.looks("notice-phone-across")
    assert page.evaluate(COVERED) == []
    notice.hover()
    page.clock.run_for(60_000)
    expect(notice).to_be_visible()
    page.mouse.move(5, 300)
    page.clock.run_for(30_000)
    expect(notice).to_have_count(0)


def _plays_nonsense(someone: Person) -> None:
    someone.page.get_by_label("Type a move").fill("1 a1")
    someone.page.keyboard.press("Enter")


COVERED = """() => {
    const notice = document.querySelector('[role=alert]').getBoundingClientRect();
    const meets = box => box.width && box.left < notice.right && box.right > notice.left
        && box.top < notice.bottom && box.bottom > notice.top;
    return [...document.querySelectorAll('button, a, input')]
        .filter(each => !each.closest('[role=alert]') && each.className !== 'skip')
        .filter(each => meets(each.getBoundingClientRect())).map(each => each.outerHTML);
}"""


def test_a_second_device_shows_the_same_seat(person: NewPerson) -> None:
    """What one window does, the other shows; both may move."""
    anna = person()
    _against_a_bot(anna)
    other = anna.context.new_page()
    other.goto(anna.page.url)
    wormi_is_mine(Person(anna.context, other, anna.house))
    wormi_moves(anna)
    expect(other.get_by_text("2 moves")).to_be_visible()
    wormi_moves(Person(anna.context, other, anna.house))
    expect(anna.page.get_by_text("4 moves")).to_be_visible()


def test_who_is_away_is_shown_and_a_bot_may_keep_the_seat(person: NewPerson) -> None:
    """TB-13: the others wait, or let a bot play; the owner comes back to the own seat."""
    anna, bert = person(), person(size=PHONE)
    anna.goes()
    anna.taps("Invite somebody", within=anna.card("Wormi"))
    code = anna.code
    bert.goes(f"/t/{code}").taps("Sit here")
    anna.taps("I am ready")
    bert.taps("I am ready")
    expect(bert.page.get_by_role("grid")).to_be_visible()
    bert.goes("/")
    wormi_moves(anna)
    menu = anna.page.get_by_role("button", name="Table")
    expect(menu).to_contain_text("somebody is away")
    menu.click()
    anna.page.get_by_role("button", name="plays on").first.click()
    expect(anna.page.get_by_text("2 moves")).to_be_visible()
    bert.goes(f"/t/{code}")
    expect(bert.page.get_by_text("you", exact=False).first).to_be_visible()
    wormi_moves(anna)
    wormi_is_mine(bert)


def test_those_at_the_table_talk_and_pause(person: NewPerson) -> None:
    """Phrases are heard, in the language of who hears them; a pause needs everybody."""
    anna, bert = person(), person(language="nl-BE")
    anna.goes()
    anna.taps("Invite somebody", within=anna.card("Wormi"))
    bert.goes(f"/t/{anna.code}").taps("Hier zitten")
    anna.taps("I am ready")
    bert.taps("Ik ben klaar")
    expect(bert.page.get_by_role("grid")).to_be_visible()
    anna.taps("Talk")
    anna.taps("Good luck!")
    expect(bert.page.locator(".bubble")).to_contain_text("Succes!")
    anna.taps("Table")
    anna.taps("Propose a pause")
    bert.taps("Akkoord")
    expect(anna.page.get_by_text("Paused")).to_be_visible()
    anna.taps("Go on")
    bert.taps("Akkoord")
    expect(anna.page.get_by_text("Paused")).to_be_hidden()


def test_a_table_that_is_not_there_is_said_plainly(person: NewPerson) -> None:
    """A wrong code leads to a page with a way home."""
    anna = person()
    anna.goes("/t/NOSUCH")
    anna.sees("There is no such table")
    anna.looks("no-such-table")
    anna.page.get_by_role("link", name="Home").last.click()
    expect(anna.card("Wormi")).to_be_visible()
