"""Other people's servers play by the same rules: Wormi in JavaScript beside ours, move for move."""

import subprocess
from importlib.resources import files
from pathlib import Path
from random import Random

import msgspec
from msgspec import Struct

from wormery.core import Millis, Seat, Setup
from wormery.games import wormi
from wormery.games.wormi.board import BLUE, Position, Square
from wormery.games.wormi.commands import Move
from wormery.games.wormi.move_lists import plainly
from wormery.games.wormi.notation import write_position
from wormery.games.wormi.options import Options
from wormery.games.wormi.state import Match

RULES = files("wormery.bench.peers") / "js" / "games" / "wormi.mjs"

Moves = list[tuple[int, Square]]


class Row(Struct):
    """What is known of a game at one moment."""

    moves: str  # legal ones, as JSON
    turn: int
    runs: tuple[int, int]
    quiet: int
    over: str | None


class Told(Struct):
    """A game to be played."""

    pieces: tuple[tuple[Square, ...], tuple[Square, ...]]
    moves: Moves


def begun(options: Options, seed: int = 0) -> Match:
    match: Match | None = None
    for event in wormi.begin(Setup(2, options), Random(seed)):
        match = wormi.evolve(match, event)
    assert match is not None
    return match


def moved(match: Match, piece: int, to: Square) -> Match:
    seat = Seat(match.game.position.to_move)
    for event in wormi.decide(match, seat, Move(piece, to), Millis(0)):
        match = wormi.evolve(match, event)
    return match


def row(match: Match) -> Row:
    game = match.game
    blue, pink = game.runs
    over = match.outcome.reason if match.outcome else None
    listed = "[]" if over else plainly(game.key, "landing").decode()
    return Row(listed, game.position.to_move, (len(blue), len(pink)), game.quiet, over)


def in_javascript(games: list[Told]) -> list[list[Row]]:
    script = Path(__file__).with_name("replay.mjs")
    told = subprocess.run(
        ["node", script, str(RULES)], input=msgspec.json.encode(games), stdout=-1, check=True
    )
    return msgspec.json.decode(told.stdout, type=list[list[Row]])


def played(match: Match, moves: Moves) -> tuple[Told, list[Row]]:
    """A game from the beginning, and what ours says after every move."""
    told, rows = Told(match.game.position.pieces, moves), [row(match)]
    for piece, to in moves:
        match = moved(match, piece, to)
        rows.append(row(match))
    return told, rows


def at_random(seed: int, length: int) -> tuple[Told, list[Row]]:
    random, match, moves = Random(seed), begun(Options(quiet=0), seed), Moves()
    told, rows = Told(match.game.position.pieces, moves), [row(match)]
    while len(moves) < length and match.outcome is None:
        chosen = random.choice(msgspec.json.decode(rows[-1].moves))
        moves.append((chosen["piece"], chosen["to"]))
        match = moved(match, *moves[-1])
        rows.append(row(match))
    return told, rows


def test_legal_moves_turns_and_runs_are_the_same_at_every_move_of_random_games() -> None:
    games = [at_random(seed, 120) for seed in range(12)]
    assert in_javascript([told for told, _ in games]) == [rows for _, rows in games]


def test_a_worm_ends_the_game_there_as_well() -> None:
    worm = "a1 b2 a3 b4 a5 b6 a7 b8 a9 b10 c9 d10 e9 f10 g9 g7"
    others = "b1 d3 f1 a2 c4 e2 g2 b3 d1 f3 c2 e4 g4 d5 f5 e6"
    pieces = (tuple(map(Square, worm.split())), tuple(map(Square, others.split())))
    position = write_position(Position(pieces, BLUE))
    told, rows = played(begun(Options(position=position)), [(16, Square("f8"))])
    assert rows[-1].over == "worm"
    assert in_javascript([told]) == [rows]


def test_the_third_time_of_a_position_is_a_draw_there_as_well() -> None:
    match = begun(Options(quiet=0), seed=3)
    there = [_first_step(match), _first_step(moved(match, *_first_step(match)))]
    back = [
        (piece, match.game.position.pieces[side][piece - 1])
        for side, (piece, _) in enumerate(there)
    ]
    told, rows = played(match, [*there, *back, *there, *back])
    assert rows[-1].over == "repetition"
    assert rows[-2].over is None
    assert in_javascript([told]) == [rows]


def _first_step(match: Match) -> tuple[int, Square]:
    chosen = msgspec.json.decode(row(match).moves)[0]
    return chosen["piece"], chosen["to"]
