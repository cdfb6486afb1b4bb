"""Matches as people read them."""

from msgspec.structs import replace

from tests.games.wormlord.gardens import (
    BLUE,
    PINK,
    ROPE,
    YELLOW,
    after,
    cell,
    draw,
    enemy_knot,
    knot_of,
    own_knot,
    playing,
    terms,
    told,
)
from wormery.core import Millis, Seat, Side
from wormery.games.wormlord import Event, Place, Ready, picture, row
from wormery.games.wormlord.events import (
    CellConquered,
    CountdownStarted,
    EndLaid,
    EndPulled,
    HeadquartersMoved,
    KnotSlipped,
    KnotTied,
    KnotUntied,
    MatchBegun,
    MatchWon,
    RopeTaken,
    RoundTied,
    RoundWon,
    SeatGaveUp,
    SeatReadied,
    SideIdled,
    SignalGiven,
)
from wormery.games.wormlord.notation import drawing
from wormery.games.wormlord.state import EnemyKnot, Rope

GARDEN = """
    P  po .  .
    .  p^ #  bo
    Y  .  o  B
"""


def test_a_garden_is_drawn_as_the_tests_draw_it() -> None:
    """WL-02"""
    garden = draw(GARDEN)
    rows = drawing(garden).splitlines()
    assert rows[0] == "   a  b  c  d"
    assert draw("\n".join(row[3:] for row in rows[1:])) == garden


def test_a_picture_tells_the_garden_and_every_side() -> None:
    """WL-09"""
    hands = {PINK: own_knot(PINK), BLUE: enemy_knot(PINK), YELLOW: ROPE}
    garden = draw(GARDEN, hands)
    agreed = terms(garden.plan, people=(1, 1, 1), limit=20_000)
    assert picture(playing(garden, agreed)).splitlines() == [
        "round 1, playing until 20.000",
        "   a  b  c  d",
        " 1 P  po .  .",
        " 2 .  p^ #  bo",
        " 3 Y  .  o  B",
        "pink: 0 won, 11 in reserve, a knot in hand",
        "blue: 0 won, 14 in reserve, a knot of pink in hand",
        "yellow: 0 won, 14 in reserve, a rope in hand",
    ]


def test_a_picture_tells_the_phase() -> None:
    """WL-08, WL-28"""
    garden = draw(
        """
        P po po p o
        . .  .  . B
        """,
        {PINK: own_knot(PINK)},
    )
    match = after(playing(garden), 0, Place(cell("e1")))
    assert picture(match).startswith("round 1, 0 ready\n")
    match = after(after(match, 0, Ready()), 1, Ready())
    assert picture(match).startswith("round 2, signal at 4.000\n")
    match = after(playing(garden, terms(garden.plan, rounds=1)), 0, Place(cell("e1")))
    assert picture(match).startswith("round 1, over: pink has won (rounds)\n")


def test_a_picture_tells_what_a_pair_has_done_with_its_ends() -> None:
    """WL-34"""
    pulled = EnemyKnot(knot_of(PINK), (("x",), ()))
    garden = draw(GARDEN, {PINK: Rope(("x", "")), BLUE: pulled})
    shown = picture(playing(garden))
    assert "a rope, one end laid, in hand" in shown
    assert "a knot of pink, one end pulled, in hand" in shown


def test_every_event_is_a_line() -> None:
    """WL-37, WL-40"""
    at, seat, spot = Millis(61_234), Seat(2), cell("c4")
    garden = draw(GARDEN)
    lines: dict[str, Event] = {
        "begin: Drawn, pink a pair tying overhand, blue alone tying loop": MatchBegun(
            terms(garden.plan, people=(2, 1), handicaps=("overhand", "loop")), at
        ),
        "begin: Drawn, pink alone tying any knot, blue alone tying loop, knots slip after 10 s": (
            MatchBegun(
                replace(
                    terms(garden.plan, handicaps=("overhand", "loop")),
                    knots="any",
                    hold=Millis(10_000),
                ),
                at,
            )
        ),
        "seat 2 is ready": SeatReadied(seat, at),
        "count-down to 64.234": CountdownStarted(Millis(64_234), at),
        "tie!": SignalGiven(at),
        "pink takes a rope": RopeTaken(PINK, seat, at),
        "blue lays the head of its rope": EndLaid(BLUE, seat, "head", "", at),
        "blue pulls at the tail of a knot": EndPulled(BLUE, seat, "tail", (), at),
        "yellow ties: trefoil, left": KnotTied(
            YELLOW, seat, 1, "overhand", "trefoil", "left", "", at
        ),
        "yellow ties: unknot": KnotTied(YELLOW, seat, 1, "no_knot", "unknot", None, "", at),
        "brown conquers c4": CellConquered(Side(3), seat, spot, None, at),
        "brown conquers c4 from pink": CellConquered(Side(3), seat, spot, PINK, at),
        "pink unties a knot of blue": KnotUntied(PINK, seat, BLUE, (), at),
        "pink puts its HQ on c4": HeadquartersMoved(PINK, seat, spot, at),
        "the knot of pink slips open": KnotSlipped(PINK, at),
        "pink is idle": SideIdled(PINK, at),
        "seat 2 gives up": SeatGaveUp(seat, at),
        "pink wins the round by points, pink 3, blue 2": RoundWon(PINK, "points", (3, 2), at),
        "nobody wins the round, pink 2, blue 2": RoundTied((2, 2), at),
        "blue wins the match (rounds)": MatchWon(BLUE, "rounds", at),
    }
    for words, event in lines.items():
        assert row(event) == f"  61.234 {words}"


def test_lines_follow_the_match() -> None:
    """WL-16"""
    match = playing(draw(GARDEN, {PINK: own_knot(PINK)}))
    assert [row(event) for event in told(match, 0, Place(cell("a2")))] == [
        "   1.000 pink conquers a2"
    ]
