"""Whatever comes in is a command, or it is refused and changes nothing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.wormlord.gardens import BLUE, PINK, ROPE, cell, draw, enemy_knot, playing
from tests.test_rule_ids import rules
from wormery.core import Millis, Refusal, Seat, decode, encode
from wormery.games.wormlord import (
    ABOUT,
    Command,
    GiveUp,
    MoveHeadquarters,
    Place,
    Ready,
    Take,
    Tie,
    Untie,
    decide,
)
from wormery.games.wormlord.ropes import examples, ropes
from wormery.knots import End

COMMANDS: list[Command] = [
    Ready(),
    Take(),
    Tie(examples.rope("overhand")),
    Place(cell("b1")),
    Untie((ropes.Pull("head", ((1, 2, 3), (4, 5, 6))),)),
    MoveHeadquarters(cell("b1")),
    GiveUp(),
]
MATCH = playing(
    draw(
        """
        P p .  o
        . o bo B
        """,
        {PINK: ROPE, BLUE: enemy_knot(PINK)},
    )
)

keys = st.sampled_from(["cell", "col", "row", "rows", "pulls", "end", "seat"])
tags = st.sampled_from(["ready", "take", "tie", "place", "untie", "move_headquarters", "give_up"])
plain = st.none() | st.booleans() | st.integers(-5, 5_000) | st.floats() | st.text(max_size=5)
junk = st.recursive(
    plain,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(keys, inner, max_size=3),
    max_leaves=8,
)


def answered(data: bytes, seat: int) -> str:
    """The rule by which data are refused, or 'taken'."""
    try:
        command = decode(ABOUT.command, data)
        assert decide(MATCH, Seat(seat), command, Millis(1))
    except Refusal as refusal:
        return refusal.rule
    return "taken"


@given(st.dictionaries(keys, junk, max_size=3), tags | st.text(max_size=9), st.integers(-1, 2))
def test_scribble_is_a_command_or_refused(scribble: dict[str, object], tag: str, seat: int) -> None:
    """TB-01, TB-06"""
    before = encode(MATCH)
    assert answered(encode({**scribble, "type": tag}), seat) in {"taken", *rules()}
    assert encode(MATCH) == before


@given(
    st.lists(st.tuples(st.integers(0, 4_095), st.integers(0, 4_095)), min_size=1, max_size=30),
    st.booleans(),
)
def test_any_scribbled_rope_is_judged(points: list[tuple[int, int]], under: bool) -> None:
    """WL-11"""
    rows = tuple((x, y, 16 * i, int(under)) for i, (x, y) in enumerate(points))
    assert answered(encode(Tie(rows)), seat=0) in ("taken", "WL-11")


@given(
    st.sampled_from(["head", "tail"]),
    st.lists(st.tuples(st.integers(0, 4_095), st.integers(0, 4_095)), min_size=1, max_size=30),
)
def test_any_scribbled_pull_is_tried(end: End, points: list[tuple[int, int]]) -> None:
    """WL-18"""
    rows = tuple((x, y, 16 * i) for i, (x, y) in enumerate(points))
    assert answered(encode(Untie((ropes.Pull(end, rows),))), seat=1) in ("taken", "WL-18")


@pytest.mark.parametrize(
    "junk",
    [
        b'{"type":"tie","rows":[]}',
        b'{"type":"tie","rows":[[1,2,3]]}',
        b'{"type":"tie","rows":[[1,2,3,2]]}',
        b'{"type":"tie","rows":[[1,2,3,true]]}',
        b'{"type":"tie","rows":[[1,2,3.5,0]]}',
        b'{"type":"tie","rows":[[-1,2,3,0]]}',
        b'{"type":"tie","rows":[[4096,2,3,0]]}',
        b'{"type":"tie","rows":[[1,2,60001,0]]}',
        b'{"type":"tie","rows":[[1,2,3,NaN]]}',
        b'{"type":"tie","rows":[[1,2,1e400,0]]}',
        b'{"type":"tie","rows":[' + b",".join([b"[1,2,3,0]"] * 1025) + b"]}",
        b'{"type":"tie"}',
        b'{"type":"untie","pulls":[]}',
        b'{"type":"untie","pulls":[{"end":"middle","rows":[[1,2,3]]}]}',
        b'{"type":"untie","pulls":[{"end":"head","rows":[]}]}',
        b'{"type":"untie","pulls":[{"end":"head","rows":[[1,2,3]],"by":"me"}]}',
        b'{"type":"untie","pulls":[' + b",".join([b'{"end":"head","rows":[[1,2,3]]}'] * 9) + b"]}",
        b'{"type":"place","cell":{"col":9,"row":0}}',
        b'{"type":"place","cell":{"col":0,"row":-1}}',
        b'{"type":"place","cell":{"col":0}}',
        b'{"type":"place","cell":{"col":0,"row":0,"layer":0}}',
        b'{"type":"place","cell":"a1"}',
        b'{"type":"take","ropes":2}',
        b'{"type":"cheat"}',
        b"{}",
    ],
)
def test_unreadable_commands_are_refused(junk: bytes) -> None:
    """TB-01"""
    with pytest.raises(Refusal) as refused:
        decode(ABOUT.command, junk)
    assert refused.value.rule == "TB-01"


def test_commands_are_read_as_they_are_written() -> None:
    """TB-01"""
    for command in COMMANDS:
        assert decode(ABOUT.command, encode(command)) == command
