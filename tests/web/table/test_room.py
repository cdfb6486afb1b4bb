"""Room at the table: it is used at every size, nothing moves in it, and no text is cut."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from tests.web.hands import wormi_is_mine, wormi_moves, wurmt_turn
from tests.web.people import LANDSCAPE, PHONE, TABLET, Person
from tests.web.wormlord.ropes import pad, sits_with, ties

SIZES = {
    "phone": PHONE,
    "landscape": LANDSCAPE,
    "tablet": TABLET,
    "desktop": {"width": 1440, "height": 900},
    "tv": {"width": 1920, "height": 1080},
}
CARDS = {"values_per_colour": [1, 2, 3, 4, 5, 6, 7] * 4, "first": 0}
MOVED = """() => {
    window.moved = 0;
    window.movers = [];
    const place = ({x, y, width, height}) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver(list => list.getEntries().forEach(each => {
        if (each.hadRecentInput) return;
        moved += each.value;
        for (const {node, previousRect: from, currentRect: to} of each.sources)
            movers.push(`${node?.className || node?.nodeName}: ${place(from)} -> ${place(to)}`);
    })).observe({type: 'layout-shift'});
}"""
MOVED_NOTHING = "() => { moved = 0; movers = []; }"
LAID_OUT = """async ([width, height]) => {
    const frame = () => new Promise(requestAnimationFrame);
    const places = () => JSON.stringify([...document.querySelectorAll('main *')].slice(0, 300)
        .map(each => each.getBoundingClientRect()));
    while (innerWidth !== width || innerHeight !== height) await frame();
    for (let same = 0, n = 0, before = ''; same < 12 && n < 300; n++) {
        before = places();
        await frame();
        same = places() === before ? same + 1 : 0;
    }
}"""
FILLED = """() => {
    const parts = '.frame, .garden, .hand, .worms li, .others, .side';
    const boxes = [...document.querySelectorAll(parts)].map(each => each.getBoundingClientRect());
    const least = (side) => Math.min(...boxes.map(box => box[side]));
    const most = (side) => Math.max(...boxes.map(box => box[side]));
    return (most('right') - least('left')) * (Math.min(innerHeight, most('bottom')) - least('top'))
        / innerWidth / innerHeight;
}"""
LOST = "document.querySelectorAll('.others .score').forEach(each => each.textContent = '−16')"
"""Points take most room when somebody has lost many."""
CUT = """() => [...document.querySelectorAll('main *, header *')]
    .filter(each => getComputedStyle(each).textOverflow === 'ellipsis'
        && each.scrollWidth > each.clientWidth + 1)
    .map(each => each.outerHTML.slice(0, 120))"""


WHOLE = """names => names.flatMap(name => {
    const words = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode();
    return [...words.data.matchAll(/[^\\s-]+-?/g)].filter(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(words, index);
        range.setEnd(words, index + word.length);
        return new Set([...range.getClientRects()].map(box => Math.round(box.top))).size > 1;
    }).map(([word]) => word);
})"""
"""Words of names that are broken in two."""
LONG = "Maximiliane-Friederike v"
MEET = """boxes => boxes.some((box, i) => boxes.slice(i + 1).some(other => {
    const [a, b] = [box, other].map(each => each.getBoundingClientRect());
    return a.left < b.right && a.right > b.left && a.top < b.bottom - 1 && a.bottom - 1 > b.top;
}))"""
"""Whether any of some parts lie over each other."""


def _sits_with_bots(someone: Person, game: str, seats: int, options: dict[str, Any]) -> str:
    code = someone.opens_table(game, seats, options)
    for seat in range(2, seats + 1):
        someone.fills(seat)
    someone.page.locator(".gathering .button.main").last.click()
    return code


@pytest.mark.parametrize("size", SIZES)
def test_board_worms_and_cards_fill_the_screen(person: NewPerson, size: str) -> None:
    """All worms of five players are seen without scrolling; board and cards use the room."""
    anna = person(size=SIZES[size])
    _sits_with_bots(anna, "wurmt", 5, CARDS)
    expect(anna.page.locator(".prompt.now")).to_be_visible()
    page = anna.page
    wurmt_turn(anna)
    expect(page.locator(".prompt.now")).to_be_visible()
    page.evaluate(LOST)
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    inside = "worms => worms.every(worm => worm.getBoundingClientRect().bottom <= innerHeight)"
    assert page.locator(".garden li.worm, .garden .plot").evaluate_all(inside)
    assert page.evaluate(FILLED) > 0.78
    rows = "cards => new Set(cards.map(card => card.offsetTop)).size"
    assert page.locator(".hand li").evaluate_all(rows) == 1
    anna.looks(f"room-wurmt-{size}")
    anna.goes()
    _sits_with_bots(anna, "wormi", 2, {"fairness": "plain"})
    wormi_is_mine(anna)
    assert page.evaluate(FILLED) > 0.78
    board = page.locator(".frame").bounding_box()
    assert board is not None
    assert board["y"] + board["height"] <= SIZES[size]["height"]
    anna.looks(f"room-wormi-{size}")


def test_long_names_are_whole_and_push_nothing_out_of_sight(person: NewPerson) -> None:
    """Four or five at a table, one of them with the longest name there is, at every size."""
    anna = person(size=PHONE)
    anna.name = LONG
    _sits_with_bots(anna, "wurmt", 5, {"first": 0})
    expect(anna.page.locator(".prompt.now")).to_be_visible()
    rows = "cards => new Set(cards.map(card => card.offsetTop)).size"
    for name, size in SIZES.items():
        _looks_through(anna, size)
        assert anna.page.locator(".others .name b").evaluate_all(WHOLE) == [], name
        assert not anna.page.locator(".garden li.worm, .mine, .others").evaluate_all(MEET), name
        assert anna.page.locator(".hand li").evaluate_all(rows) == 1, name
    _sits_with_bots(anna, "wormlord", 4, {})
    expect(anna.page.locator(".pad")).to_be_visible()
    settings = anna.page.get_by_role("button", name="My hands")
    for name, size in SIZES.items():
        _looks_through(anna, size)
        assert anna.page.locator(".sides .who b").evaluate_all(WHOLE) == [], name
        box = settings.bounding_box()
        story = anna.page.locator(".story").first.bounding_box()
        assert box is not None
        assert story is not None
        assert box["y"] + box["height"] <= story["y"], name
    _looks_through(anna, {"width": 320, "height": 640})
    garden = anna.page.get_by_role("grid").bounding_box()
    assert garden is not None
    assert garden["width"] > 120, "it can be tapped"
    anna.looks("room-wormlord-320")


@pytest.mark.parametrize("game", ["wurmt", "wormi"])
def test_nothing_moves_when_somebody_comes_or_goes(person: NewPerson, game: str) -> None:
    """People watch, leave, talk, propose and play: no layout shift above 0.05 during a game."""
    anna, bert, cleo = person(size=PHONE), person(), person()
    bert.name = LONG
    bert.opens_table(game, 2, {})
    code = anna.opens_table(game, 2, {"first": 0} if game == "wurmt" else {"fairness": "plain"})
    bert.goes(f"/t/{code}").taps("Sit here")
    anna.taps("I am ready")
    bert.taps("I am ready")
    expect(anna.page.locator(".prompt.now, .status.mine")).to_be_visible()
    anna.page.wait_for_timeout(300)
    anna.page.evaluate(MOVED)
    cleo.goes(f"/t/{code}")
    expect(anna.page.get_by_label("one person watches")).to_be_visible()
    bert.taps("Talk")
    bert.taps("Good luck!")
    expect(anna.page.locator(".bubble")).to_contain_text("Good luck!")
    if game == "wurmt":
        wurmt_turn(anna)
        wurmt_turn(bert)
    else:
        wormi_moves(anna)
        wormi_is_mine(bert)
        wormi_moves(bert)
    expect(anna.page.locator(".prompt.now, .status.mine")).to_be_visible()
    cleo.goes()
    bert.goes()
    expect(anna.page.get_by_role("button", name="is away: what now?")).to_be_visible()
    anna.page.wait_for_timeout(300)
    _stays(anna)
    away = anna.page.locator("[data-card-of='1'] .place, [data-card-of='1'] b")
    assert not away.evaluate_all(MEET), "who is away can still be read"


COLOURFUL = """hands => [1, 3].map(colours => hands.map(hand => {
    const [kind] = hand.children;
    hand.replaceChildren(...Array.from({ length: colours }, () => kind.cloneNode(true)));
    return hand.closest('li').getBoundingClientRect().height;
}))"""
"""How high the cards of people are who have one colour in hand, and who have three."""


def test_a_colour_more_in_hand_moves_nothing(person: NewPerson) -> None:
    """Three at the table on a phone, one of them oneself."""
    anna = person(size=PHONE)
    _sits_with_bots(anna, "wurmt", 3, CARDS)
    expect(anna.page.locator(".prompt.now")).to_be_visible()
    one, three = anna.page.locator(".others .backs").evaluate_all(COLOURFUL)
    assert one == three


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "de-DE", "nl-NL"])
def test_no_text_is_cut_on_the_smallest_phone(person: NewPerson, language: str) -> None:
    """Names, cards and words of all languages fit 320 pixels, with five at the table."""
    anna = person(size={"width": 320, "height": 640}, language=language)
    actions = {"actions_per_colour": ["remove", "refresh", "new_worm", "spy", "pass"] * 2}
    _sits_with_bots(anna, "wurmt", 5, {"first": 0, "backs": "neutral", **actions})
    expect(anna.page.locator(".prompt.now")).to_be_visible()
    assert anna.page.evaluate(CUT) == []
    fits = "words => words.every(word => word.scrollWidth <= word.parentElement.clientWidth + 1)"
    assert anna.page.locator(".card .word").evaluate_all(fits)
    lines = "words => words.every(word => word.textContent.split(' ').length >= \
        Math.round(word.clientHeight / parseFloat(getComputedStyle(word).lineHeight)))"
    assert anna.page.locator(".card .word").evaluate_all(lines)
    assert anna.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    for hand in anna.page.locator(".others li").all():
        counts = hand.locator(".kind b, .kind .mini:visible, .score")
        assert not counts.evaluate_all(MEET), "no number lies over a head"
    large = "counts => counts.every(each => parseFloat(getComputedStyle(each).fontSize) >= 12)"
    assert anna.page.locator(".others .kind b").evaluate_all(large)
    anna.looks(f"room-320-{language[:2]}")
    _looks_through(anna, {"width": 320, "height": 568})
    assert anna.page.locator(".others .name b").evaluate_all(WHOLE) == []
    seen = "mine => Math.round(mine.getBoundingClientRect().top) - \
        Math.round(document.querySelector('.garden li.worm').getBoundingClientRect().bottom)"
    assert anna.page.locator(".mine").evaluate(seen) >= 0, "a worm is in sight above the hand"
    anna.looks(f"room-568-{language[:2]}")


BOARDS = {"wormi": ".frame", "wurmt": ".garden", "wormlord": ".garden"}
OPTIONS: dict[str, dict[str, Any]] = {
    "wormi": {"fairness": "plain"},
    "wurmt": {"first": 0},
    "wormlord": {"countdown": 3},
}
READ = 6_000  # milliseconds after which a bubble is gone
APART = """([board, other]) => {
    const box = (each) => document.querySelector(each).getBoundingClientRect();
    const [a, b] = [box(board), box(other)];
    const inside = a.top >= 0 && a.bottom <= innerHeight + 1 && a.right <= innerWidth + 1;
    const meet = a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
    return inside && !meet ? '' : [a.top, a.bottom, b.top, b.bottom].join();
}"""
SEES_A_BUBBLE = f"""board => {{
    window.seen = new Promise(done => {{
        const look = () => {{
            if (!document.querySelector('.bubble')) return;
            watching.disconnect();
            setTimeout(() => done(({APART})([board, '.bubble:last-of-type'])), 60);
        }};
        const watching = new MutationObserver(look);
        watching.observe(document.body, {{subtree: true, childList: true}});
    }});
}}"""
"""A bubble is gone after some seconds: the page itself looks at the next one, in time."""


@pytest.mark.parametrize("game", BOARDS)
def test_talk_and_the_result_leave_the_board_in_sight_at_every_size(
    person: NewPerson, game: str
) -> None:
    """Bubbles cover no board; another game is in sight beside it, without scrolling."""
    anna, bert = person(size=PHONE), person()
    code = anna.opens_table(game, 2, OPTIONS[game])
    bert.goes(f"/t/{code}").taps("Sit here")
    anna.taps("I am ready")
    bert.taps("I am ready")
    page = anna.page
    page.clock.install()  # from here on nobody waits until a bubble has been read
    expect(page.locator(".prompt.now, .status.mine, .pad.mine").first).to_be_visible()
    for name, size in SIZES.items():
        _looks_through(anna, size)
        page.evaluate(SEES_A_BUBBLE, BOARDS[game])
        bert.taps("Talk")
        bert.taps("Well played!")
        assert page.evaluate("seen") == "", name
        page.clock.fast_forward(READ)
        expect(page.locator(".bubble")).to_have_count(0)
    bert.goes()
    _looks_through(anna, LANDSCAPE)
    page.get_by_role("button", name="is away: what now?").click()
    if game == "wormlord":
        assert page.evaluate(APART, [".pad", ".choices"]) == "", "hands are busy there"
    anna.taps("End the game", within=page.get_by_role("group", name="is away: what now?"))
    anna.taps("End the game", within=page.get_by_role("dialog"))
    again = page.get_by_role("button", name="Another game")
    expect(again).to_be_visible()
    for name, size in SIZES.items():
        _looks_through(anna, size)
        assert page.evaluate(APART, [BOARDS[game], ".over"]) == "", name
        box = again.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size["height"], name
        anna.looks(f"over-{game}-{name}")


def _stays(someone: Person, name: str = "") -> None:
    """Hardly anything has moved on somebody's page; if it has, what."""
    moved, movers = someone.page.evaluate("[moved, movers]")
    assert moved <= 0.05, (name, movers)


def _looks_through(someone: Person, size: dict[str, int]) -> None:
    """Change the size of the window, and wait until everything has its new place in it."""
    someone.page.set_viewport_size({"width": size["width"], "height": size["height"]})
    someone.page.evaluate(LAID_OUT, [size["width"], size["height"]])


def test_nothing_moves_while_one_moves_a_piece_at_any_size(person: NewPerson) -> None:
    """Neither for who plays nor for who waits is there a layout shift above 0.05 in a turn."""
    anna, bert = person(), person()
    code = anna.opens_table("wormi", 2, OPTIONS["wormi"])
    bert.goes(f"/t/{code}").taps("Sit here")
    anna.taps("I am ready")
    bert.taps("I am ready")
    for someone in (anna, bert):
        someone.page.evaluate(MOVED)
    for name, size in SIZES.items():
        for someone in (anna, bert):
            _looks_through(someone, size)
            someone.page.evaluate(MOVED_NOTHING)
        for someone in (anna, bert):
            wormi_is_mine(someone)
            wormi_moves(someone)
        wormi_is_mine(anna)
        for someone in (anna, bert):
            _stays(someone, name)


def test_nothing_moves_while_one_ties_at_any_size(player: NewPerson) -> None:
    """Drawing, a knot in hand, placing it and the next rope move nothing, whoever ties."""
    anna, bert = player(), player()
    sits_with(anna, bert, map=None, rounds=1)
    anna.page.evaluate(MOVED)
    for name, size in SIZES.items():
        _looks_through(anna, size)
        anna.page.evaluate(MOVED_NOTHING)
        ties(anna)
        anna.looks(f"room-placing-{name}")
        anna.page.locator("button[aria-label*='you can place here']").first.click()
        expect(pad(anna, "rope")).to_be_visible()
        _stays(anna, name)


@pytest.mark.parametrize("game", BOARDS)
def test_nothing_moves_when_a_game_ends(person: NewPerson, game: str) -> None:
    """First there is joy, then the result, in the room of what is no longer needed."""
    anna, bert = person(size=PHONE, still=False), person(size=PHONE, still=False)
    few = {"put_aside": [79, 60, 50, 40]} if game == "wurmt" else {}
    code = anna.opens_table(game, 2, {**OPTIONS[game], **few})
    bert.goes(f"/t/{code}").taps("Sit here")
    anna.taps("I am ready")
    bert.taps("I am ready")
    expect(anna.page.locator(".prompt.now, .status.mine, .pad.mine").first).to_be_visible()
    anna.page.wait_for_timeout(600)
    for someone in (anna, bert):
        someone.page.evaluate(MOVED)
    if game == "wurmt":
        while all(wurmt_turn(someone) for someone in (anna, bert)):
            for someone in (anna, bert):
                someone.page.evaluate(MOVED_NOTHING)
    else:
        _gives_up(bert, game)
    for someone in (anna, bert):
        board = someone.page.locator(BOARDS[game])
        before = board.bounding_box()
        expect(someone.page.locator("section.over")).to_be_visible()
        someone.page.wait_for_timeout(400)
        someone.looks(f"end-{game}-{'won' if someone is anna else 'lost'}")
        _stays(someone)
        assert board.bounding_box() == before


def _gives_up(someone: Person, game: str) -> None:
    if game == "wormlord":
        someone.taps("My hands")
        someone.taps("Give up")
        someone.taps("Yes, give this match up")
    else:
        someone.taps("Give up")
        someone.taps("Give up", within=someone.page.get_by_role("dialog"))


@pytest.mark.parametrize("size", ["phone", "tablet", "desktop"])
def test_nothing_moves_in_a_lobby_when_the_maps_come(person: NewPerson, size: str) -> None:
    """What is chosen by looking has its room before it is there, for hosts and for guests."""
    anna, bert = person(size=SIZES[size]), person(size=SIZES[size])
    for someone in (anna, bert):
        someone.context.add_init_script(f"({MOVED})()")
    bert.goes(f"/t/{anna.opens_table('wormlord', 2, {})}")
    for someone in (anna, bert):
        expect(someone.page.get_by_text("Basic 2").first).to_be_visible()
        someone.page.wait_for_timeout(300)
        _stays(someone)
