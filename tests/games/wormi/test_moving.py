"""Steps, jumps, chains and worms."""

import pytest

from tests.games.wormi.boards import ME, YOU, after, begun, board, worm
from wormery.core import Millis, Refusal
from wormery.games.wormi import BLUE, PINK, Move, Options, Position, Square, write_position
from wormery.games.wormi.board import SQUARES, STEPS, owner, place
from wormery.games.wormi.events import MoveMade
from wormery.games.wormi.moving import is_stuck, is_worm, longest_run, paths
from wormery.games.wormi.rules import decide


def goals(position: Position, piece: int) -> set[str]:
    """Where a piece can end."""
    return set(paths(position, piece))


def refusal(position: Position, move: Move) -> str:
    """The rule that a move breaks."""
    match = begun(Options(position=write_position(position)))
    with pytest.raises(Refusal) as refused:
        decide(match, ME, move, Millis(0))
    return refused.value.rule


def test_blue_begins_and_the_players_move_in_turn() -> None:
    """WI-05"""
    match = begun()
    assert match.game.position.to_move == BLUE
    with pytest.raises(Refusal, match="WI-05"):
        decide(match, YOU, Move(1, Square("a1")), Millis(0))


def test_a_step_goes_to_an_empty_square_diagonally_adjacent() -> None:
    """WI-06"""
    alone = board("""
        . . . . . . .
        . . . . . . .
        . . . b1 . . .
    """)
    assert goals(alone, 1) == {"c9", "e9", "c7", "e7"}
    beside = board("""
        . . . . . . .
        . . b2 . . . .
        . . . b1 . . .
        . . . . b3 . .
    """)
    assert not {"c9", "e7"} & goals(beside, 1)
    assert refusal(beside, Move(1, Square("c9"))) == "WI-06"


def test_a_jump_goes_straight_over_an_enemy_and_diagonally_over_an_own_piece() -> None:
    """WI-07"""
    position = board("""
        . . . b1 . . .
        . . b2 p1 . . .
        . . . . . . .
        . . . . . . .
    """)
    assert goals(position, 1) == {"e9", "d8", "b8", "b10"}  # b10 by way of d8
    assert refusal(position, Move(1, Square("f10"))) == "WI-07"


def test_two_pieces_in_a_row_cannot_be_jumped_at_once() -> None:
    """WI-08"""
    position = board("""
        . . . b1 . . .
        . . . p1 . . .
        . . . b2 . . .
        . . . . . . .
        . . . . . . .
    """)
    assert "d8" not in goals(position, 1)
    assert refusal(position, Move(1, Square("d8"), (Square("d10"), Square("d8")))) == "WI-08"


def test_jumps_are_chained_and_may_stop_after_any() -> None:
    """WI-09"""
    position = board("""
        . b1 p1 . . . .
        . . . p2 . . .
        . . . . p3 . .
        . . . . . . .
        . . . . . . .
    """)
    assert {"d10", "d8", "f8"} <= goals(position, 1)
    assert paths(position, 1)[Square("f8")] == ("b10", "d10", "d8", "f8")


def test_a_turn_is_a_step_or_jumps_never_both() -> None:
    """WI-05"""
    position = board("""
        . b1 p1 . . . .
        . . . p2 . . .
        . . . . . . .
        . . . . . . .
    """)
    both = tuple(map(Square, ("b10", "d10", "e9")))
    assert "e9" not in goals(position, 1)
    assert refusal(position, Move(1, Square("e9"), both)) == "WI-07"
    first = tuple(map(Square, ("b10", "c9", "c7")))
    assert refusal(position, Move(1, Square("c7"), first)) == "WI-05"


def test_no_square_is_landed_on_twice_and_the_start_counts() -> None:
    """WI-10"""
    position = board("""
        . b1 p1 . . . .
        . p4 . p2 . . .
        . . p3 . . . .
        . . . . . . .
    """)
    assert "b10" not in goals(position, 1)
    assert refusal(position, Move(1, Square("b10"))) == "WI-10"
    loop = tuple(map(Square, ("b10", "d10", "d8", "b8", "b10")))
    assert refusal(position, Move(1, Square("b10"), loop)) == "WI-10"


def test_a_piece_may_be_jumped_twice() -> None:
    """WI-10: over b2, around over p1, and over b2 again."""
    position = board("""
        . . . . . . .
        . . . p1 . . .
        . . . b2 . . .
        . . b1 . . . .
        . . . . . . .
    """)
    assert paths(position, 1)[Square("e7")] == ("c7", "e9", "c9", "e7")


def test_jumped_pieces_stay_where_they_are() -> None:
    """WI-11"""
    position = board("""
        . . . b1 . . .
        . . . p1 . . .
        . . . . . . .
    """)
    match = after(begun(Options(position=write_position(position))), (ME, Move(1, Square("d8"))))
    assert match.game.position.pieces[PINK] == position.pieces[PINK]
    assert match.game.position.pieces[BLUE][1:] == position.pieces[BLUE][1:]


def test_the_way_shown_is_shortest_and_the_player_may_draw_another() -> None:
    """WI-12"""
    position = board("""
        . b1 p1 . . . .
        . p2 . p3 . . .
        . . p4 . . . .
        . . . . . . .
        . . . . . . .
    """)
    assert len(paths(position, 1)[Square("d8")]) == 3
    start = begun(Options(position=write_position(position)))
    for way in (("b10", "d10", "d8"), ("b10", "b8", "d8")):
        drawn = tuple(map(Square, way))
        (event,) = decide(start, ME, Move(1, Square("d8"), drawn), Millis(7))
        assert event == MoveMade(1, drawn, Millis(7))
    elsewhere = (Square("b10"), Square("d10"))
    assert refusal(position, Move(1, Square("d8"), elsewhere)) == "WI-12"
    assert refusal(position, Move(1, Square("d8"), (Square("d10"), Square("d8")))) == "WI-12"


def test_unknown_pieces_and_squares_are_refused() -> None:
    """WI-01"""
    for move in (Move(0, Square("a1")), Move(17, Square("a1")), Move(1, Square("h1"))):
        assert refusal(board("."), move) == "WI-01"


def test_a_worm_is_all_sixteen_each_touching_the_one_before() -> None:
    """WI-13"""
    whole = worm(BLUE)
    assert is_worm(whole)
    assert list(longest_run(whole)) == list(range(1, 17))
    exchanged = (whole[1], whole[0], *whole[2:])
    assert not is_worm(exchanged)
    assert longest_run(exchanged) == range(3, 17)


def test_pieces_of_one_side_only_touch_diagonally() -> None:
    """WI-13"""
    for square in SQUARES:
        (file, rank) = place(square)
        for near in STEPS[square]:
            assert owner(near) == owner(square)
            assert {abs(a - b) for a, b in zip((file, rank), place(near), strict=True)} == {1}


def test_with_sixteen_pieces_somebody_can_always_step() -> None:
    """WI-15: the 35 squares of a side hang together, so a full piece borders on an empty square."""
    for side in (BLUE, PINK):
        home = {square for square in SQUARES if owner(square) == side}
        reached = {min(home)}
        while grown := {near for here in reached for near in STEPS[here]} - reached:
            reached |= grown
        assert reached == home


def test_a_side_without_room_is_stuck() -> None:
    """WI-15"""
    full = tuple(square for square in SQUARES if owner(square) == BLUE)
    assert is_stuck(Position((full, ()), BLUE))
    assert not is_stuck(Position((full[:-1], ()), BLUE))
