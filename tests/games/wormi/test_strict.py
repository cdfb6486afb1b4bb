"""The strict reading: a square that is jumped over counts as passed, too."""

import os
import subprocess
import sys
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.games.wormi.boards import ME, after, begun, board
from tests.games.wormi.test_kernel import kernel_moves, wild
from wormery.core import Millis, Refusal, Setup
from wormery.games import wormi
from wormery.games.wormi import Move, Options, Position, Record, Square
from wormery.games.wormi.board import place, square_at
from wormery.games.wormi.events import MoveMade
from wormery.games.wormi.kernel import rules as kernel
from wormery.games.wormi.legality import moves, ways
from wormery.games.wormi.moving import is_worm, moved, paths
from wormery.games.wormi.rules import decide

SAMPLE = [
    row.split(" ; ")
    for row in (Path(__file__).parent / "data" / "perft-strict.txt").read_text().splitlines()
    if not row.startswith("#")
]
AROUND = """
    . . . . . . .
    . . . p1 . . .
    . . . b2 . . .
    . . b1 . . . .
    . . . . . . .
"""
"""From c7 over b2 to e9, over p1 to c9, and over b2 again to e7."""


# The rule once more, in the simplest way: every chain there is, square by square.

Spot = tuple[int, int]


def lengths(position: Position, piece: int) -> dict[Square, int]:
    """Where a piece can end, and by how few steps or jumps, having tried every chain there is."""
    start = place(position.pieces[position.to_move][piece - 1])
    taken = {place(square) for side in position.pieces for square in side} - {start}
    found: dict[Square, int] = {}
    for spot in _steps(start, taken):
        found[_name(spot)] = 1
    chains = deque([(start, frozenset({start}), 0)])
    while chains:
        here, passed, jumps = chains.popleft()
        for over, land in _jumps(here):
            if over in taken and land not in taken and not {over, land} & passed:
                found.setdefault(_name(land), jumps + 1)
                chains.append((land, passed | {over, land}, jumps + 1))
    return found


def _name(spot: Spot) -> Square:
    square = square_at(*spot)
    assert square is not None
    return square


def _is_on(spot: Spot) -> bool:
    return 0 <= spot[0] < 7 and 0 <= spot[1] < 10


def _steps(here: Spot, taken: set[Spot]) -> Iterator[Spot]:
    for right in (-1, 1):
        for up in (-1, 1):
            spot = (here[0] + right, here[1] + up)
            if _is_on(spot) and spot not in taken:
                yield spot


def _jumps(here: Spot) -> Iterator[tuple[Spot, Spot]]:
    for right in (-1, 0, 1):
        for up in (-1, 0, 1):
            land = (here[0] + 2 * right, here[1] + 2 * up)
            if (right or up) and _is_on(land):
                yield (here[0] + right, here[1] + up), land


def counted(position: Position, depth: int) -> int:
    """Perft by trying everything."""
    if any(is_worm(pieces) for pieces in position.pieces):
        return 0
    ends = [(piece, to) for piece in range(1, 17) for to in lengths(position, piece)]
    if depth == 1:
        return len(ends)
    return sum(counted(moved(position, piece, to), depth - 1) for piece, to in ends)


def test_no_piece_is_jumped_twice_in_a_turn() -> None:
    """WI-22: what WI-10 allows; the first three squares of the chain are in reach as ever."""
    position = board(AROUND)
    assert "e7" in paths(position, 1)
    assert set(paths(position, 1)) - set(paths(position, 1, "strict")) == {"e7"}
    assert paths(position, 1, "strict")[Square("c9")] == ("c7", "e9", "c9")


def test_another_way_to_the_same_square_is_found_though_it_is_longer() -> None:
    """WI-22: with an enemy at g8 the chain goes on around b2 instead of across."""
    position = board("""
        . . . . . . .
        . . . p1 . p2 .
        . . . b2 . . p3
        . . b1 . . p4 .
        . . . . . . .
    """)
    assert paths(position, 1)[Square("e7")] == ("c7", "e9", "c9", "e7")
    strict = paths(position, 1, "strict")[Square("e7")]
    assert strict == ("c7", "e9", "g9", "g7", "e7")


def test_the_reading_is_agreed_on_and_what_it_forbids_is_refused_by_its_id() -> None:
    """WI-22, WI-12: with a way drawn and without; the default is as it was."""
    position = board(AROUND)
    text = wormi.write_position(position)
    drawn = tuple(map(Square, ("c7", "e9", "c9", "e7")))
    for move in (Move(1, Square("e7")), Move(1, Square("e7"), drawn)):
        (made,) = decide(begun(Options(position=text)), ME, move, Millis(0))
        assert made == MoveMade(1, drawn, Millis(0))
        with pytest.raises(Refusal) as refused:
            decide(begun(Options(position=text, passing="strict")), ME, move, Millis(0))
        assert refused.value.rule == "WI-22"


def test_what_is_listed_is_what_the_reading_allows() -> None:
    """WI-22: by the rules and in the view, whose reader learns the reading, too."""
    text = wormi.write_position(board(AROUND))
    loose, strict = (
        begun(Options(position=text, passing=passing)) for passing in ("landing", "strict")
    )
    assert set(moves(loose, ME)) - set(moves(strict, ME)) == {Move(1, Square("e7"))}
    seen = wormi.view(strict, ME)
    assert seen.passing == "strict"
    assert "e7" not in {move.to for move in seen.moves if move.piece == 1}
    assert wormi.view(loose, ME).passing == "landing"


def test_a_whole_game_goes_on_in_its_reading() -> None:
    """WI-22: moves after the first are generated strictly, too."""
    rng = Random("strict game")
    match = begun(Options(passing="strict"), "strict game")
    for _ in range(30):
        position = match.game.position
        listed = {(piece, way[-1]) for piece, way in ways(position, "strict")}
        assert listed == {(n, to) for n in range(1, 17) for to in lengths(position, n)}
        piece, to = rng.choice(sorted(listed))
        seat = wormi.view(match, ME).to_move
        assert seat is not None
        match = after(match, (seat, Move(piece, to)))


def test_a_shortest_way_is_shown_however_the_pieces_stand() -> None:
    """WI-22, WI-12: compared with every chain there is."""
    rng = Random("shortest")
    differing = 0
    for _ in range(150):
        position = wild(rng)
        for piece in range(1, 17):
            found = paths(position, piece, "strict")
            assert {to: len(way) - 1 for to, way in found.items()} == lengths(position, piece)
            differing += len(paths(position, piece)) - len(found)
    assert differing > 20


def test_the_kernel_knows_the_same_moves() -> None:
    """WI-22: on boards with pieces anywhere; the reading stays with the board."""
    rng = Random("strict kernel")
    for _ in range(400):
        position = wild(rng)
        packed, side = kernel.pack(position, "strict"), position.to_move
        expected = {
            64 * (piece - 1) + kernel.index(goal, side)
            for piece in range(1, 17)
            for goal in paths(position, piece, "strict")
        }
        found = kernel_moves(packed)
        assert len(found) == len(expected)
        assert set(found) == expected
        own, enemy = packed[kernel.MASK + side], packed[kernel.SEEN + 1 - side]
        assert kernel.count_moves(own, enemy, 1) == len(expected)
        assert kernel.passing_of(packed) == "strict"


def test_a_random_walk_stays_within_the_reading() -> None:
    """WI-22"""
    crossed = 0
    for seed in range(40):
        position = wild(Random(seed))
        packed = kernel.pack(position, "strict")
        for step in range(20):
            before = [int(square) for square in packed[:32]]
            if kernel.random_walk(packed, 100 * seed + step, 1) == 0:
                break
            piece = next(number for number in range(32) if packed[number] != before[number])
            side = position.to_move
            goal = kernel.name(int(packed[piece]), side)
            assert goal in paths(position, piece % 16 + 1, "strict")
            position = moved(position, piece % 16 + 1, goal)
            crossed += len(ways(position)) - len(ways(position, "strict"))
    assert crossed > 0


@pytest.mark.parametrize(("text", "counts"), SAMPLE)
def test_perft_counts_what_trying_every_chain_counts(text: str, counts: str) -> None:
    """WI-22: two moves deep by trying, by the rules and by the kernel; deeper by the kernel."""
    position = wormi.read_position(text)
    packed = kernel.pack(position, "strict")
    for depth, count in enumerate(map(int, counts.split()), start=1):
        assert kernel.perft(packed, depth) == count
        if depth <= 2:
            assert counted(position, depth) == count
            assert wormi.perft(position, depth, "strict") == count


def test_perft_by_trying_every_chain_three_moves_deep() -> None:
    """WI-22"""
    text, counts = SAMPLE[0]
    assert counted(wormi.read_position(text), 3) == int(counts.split()[2])


def test_without_a_compiler_the_strict_reading_is_the_same() -> None:
    """WI-22"""
    program = (
        "import sys; from wormery.core import compiled\n"
        "from wormery.games.wormi.kernel import rules as kernel\n"
        "from wormery.games.wormi import read_position\n"
        "board = kernel.pack(read_position(sys.argv[1]), 'strict')\n"
        "print(compiled.IS_COMPILED, kernel.perft(board, 2))"
    )
    for text, counts in SAMPLE:
        done = subprocess.run(
            [sys.executable, "-W", "error", "-c", program, text],
            env={**os.environ, "WORMERY_NO_NUMBA": "1"},
            capture_output=True,
            text=True,
            check=True,
            timeout=60,
        )
        assert done.stdout.split() == ["False", counts.split()[1]]


def test_a_record_says_its_reading_where_it_is_not_the_usual_one() -> None:
    """WI-22: so that it is read, checked and shown by the same rules again."""
    position = board(AROUND)
    usual = MoveMade(1, tuple(map(Square, ("c7", "e9", "c9", "e7"))), Millis(0))
    written = wormi.write_record(Record(position, (usual,)))
    assert "Passing" not in written
    assert wormi.read_record(written).passing == "landing"
    strict = written.replace("[Start", '[Passing "strict"]\n[Start')
    with pytest.raises(Refusal) as refused:
        wormi.read_record(strict)
    assert refused.value.rule == "WI-22"
    with pytest.raises(Refusal, match="WI-22"):
        wormi.read_record(strict.replace("strict", "lax"))
    short = MoveMade(1, tuple(map(Square, ("c7", "e9", "c9"))), Millis(0))
    record = Record(position, (short,), "*", (("Blue", "Anna"),), "strict")
    assert wormi.read_record(wormi.write_record(record)) == record
    assert wormi.ABOUT.records is not None
    told = wormi.ABOUT.records.read(wormi.write_record(record))
    assert told is not None
    assert told[0].options.passing == "strict"


def test_a_match_is_written_down_with_its_reading() -> None:
    """WI-22"""
    assert wormi.ABOUT.records is not None
    options = Options(position=wormi.write_position(board(AROUND)), passing="strict")
    match = begun(options)
    began = wormi.begin(Setup(2, options), Random(1))
    (made,) = decide(match, ME, Move(1, Square("c9")), Millis(5))
    text = wormi.ABOUT.records.write(("Anna", "Bert"), [*began, made])
    assert '[Passing "strict"]' in text
    assert wormi.read_record(text).passing == "strict"
