"""The bed and its events as text."""

from textwrap import dedent

from tests.games.wurmt.beds import bed, begun, played
from wormery.core import Setup, generator
from wormery.games.wurmt import (
    Lay,
    NewWorm,
    Options,
    Pass,
    Refresh,
    Remove,
    Spy,
    TakeBack,
    begin,
    decide,
    evolve,
    picture,
    row,
)

YOURS = "p3 y2 b4 b5"


def test_a_picture_shows_the_whole_bed() -> None:
    state = bed("y1 b:spy p2 p3", YOURS, worms=["y 3 [7?2]", "p", "b 2"], pile="y2 y3")
    assert picture(state) == dedent("""\
        turn 0, seat 0 plays; pile 2, aside 86, discard 0; tails left: yellow 1, pink 1, blue 1
          worm 0: yellow ~ 3 [7] laid by 1, known by 1, claimed 2
          worm 1: pink ~
          worm 2: blue ~ 2
        > seat 0: y1 b:spy p2 p3  | plus - | minus - | 0 points
          seat 1: p3 y2 b4 b5  | plus - | minus - | 0 points
        """)


def test_a_picture_shows_the_end_and_what_was_scored() -> None:
    state = bed("y1 p2 p3", YOURS, worms=["y 3 [7]", "p", "b"], pile="")
    assert picture(played(state, Lay(0, 0))) == dedent("""\
        turn 0, over; pile 0, aside 90, discard 1 (y3 on top); tails left: yellow 1, pink 1, blue 1
          worm 0: yellow ~ [1] laid by 0, known by 0
          worm 1: pink ~
          worm 2: blue ~
          seat 0: p2 p3  | plus y7 | minus - | 7 points
          seat 1: p3 y2 b4 b5  | plus - | minus - | 0 points
        """)


def test_every_event_is_a_readable_line() -> None:
    hand = "y1 b:spy b:remove b:new_worm b:refresh b:pass"
    state = bed(hand, YOURS, worms=["y 3 [7]", "p", "b 2"], pile="y2", options=Options(hand_size=6))
    lines = []
    for command in (Spy(1, 0), Remove(1, 2, 0), NewWorm(1, "pink"), TakeBack()):
        for event in decide(state, state.player, command, state.now):
            lines.append(row(event))
            state = evolve(state, event)
    lines += [row(event) for event in decide(state, state.player, Refresh(2, (3,)), state.now)]
    lines += [row(event) for event in decide(state, state.player, Pass(3), state.now)]
    lines += [row(event) for event in decide(state, state.player, Lay(0, 0), state.now)]
    assert lines == [
        "seat 0 plays b:spy: sees y7 on worm 0",
        "seat 0 plays b:remove: b2 leaves worm 2",
        "seat 0 plays b:new_worm: a pink worm begins",
        "seat 0 takes the last card back",
        "seat 0 plays b:refresh: throws b:pass",
        "seat 0 draws y2",
        "the pile falls short for seat 0",
        "the game is over",
        "seat 0 plays b:pass",
        "the turn of seat 0 ends; seat 1 follows",
        "seat 0 lays y1 on worm 0; y7 is turned over, length 10",
        "seat 0 cleans worm 0 and takes y7 to plus",
        "seat 0 throws nothing but actions away: b:new_worm b:refresh b:pass",
        "seat 0 draws y2",
        "the pile falls short for seat 0",
        "the game is over",
    ]


def test_the_deal_is_a_line_with_the_deck() -> None:
    [dealt] = begin(Setup(3, Options()), generator("worm"))
    ids = [int(word) for word in row(dealt).partition("; deck ")[2].split()]
    assert sorted(ids) == list(range(99))
    assert row(dealt).startswith(f"dealt to 3 seats, seat {begun(3).first} begins; deck ")
