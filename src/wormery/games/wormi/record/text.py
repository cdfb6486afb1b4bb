"""A game of Wormi as a text file that people keep: headers, a start and the moves, read back."""

from collections.abc import Sequence

from msgspec import Struct

from wormery.core import Millis, Refusal
from wormery.games.wormi.board import Passing, Position, Square
from wormery.games.wormi.events import MoveMade, Passed
from wormery.games.wormi.evolve import extended, opened
from wormery.games.wormi.moving import is_stuck, is_worm, paths, why_not, why_not_path
from wormery.games.wormi.notation import read_move, read_position, write_move, write_position
from wormery.games.wormi.state import GameSoFar

RESULTS = ("blue", "pink", "draw", "*")


class Record(Struct, frozen=True):
    """Who played, how it began, what was moved and how it ended ("*": not yet)."""

    start: Position
    moves: tuple[MoveMade | Passed, ...] = ()
    result: str = "*"
    headers: tuple[tuple[str, str], ...] = ()
    passing: Passing = "landing"


def write_record(record: Record) -> str:
    """The record as text: a header a line, then the moves, two in a row, then the result."""
    heads = [f"[{name} {_quoted(value)}]" for name, value in record.headers]
    if record.passing != "landing":
        heads.append(f"[Passing {_quoted(record.passing)}]")
    heads.append(f"[Start {_quoted(write_position(record.start))}]")
    words = [_word(move, game, record.passing) for move, game in _steps(record)]
    pairs = [" ".join(words[first : first + 2]) for first in range(0, len(words), 2)]
    rows = [f"{number}. {pair}" for number, pair in enumerate(pairs, start=1)]
    return "\n".join([*heads, "", *rows, record.result, ""])


def read_record(text: str) -> Record:
    """The game that *text* tells, every move of it legal; else a Refusal that names the line."""
    headers: dict[str, str] = {}
    words: list[tuple[int, str]] = []
    for number, row in enumerate(text.splitlines(), start=1):
        if row.startswith("["):
            name, value = _header(row, number)
            headers[name] = value
        else:
            words += [(number, word) for word in row.split() if not _is_number(word)]
    start = headers.pop("Start", None)
    if start is None:
        raise Refusal("WI-21", "the record has no [Start ...] line")
    result = words.pop()[1] if words and words[-1][1] in RESULTS else "*"
    passing = _passing(headers.pop("Passing", "landing"))
    game = opened(read_position(start))
    for number, word in words:
        game = extended(game, _read_word(game, word, number, passing))
    won = worm_of(game.position)
    if won is not None and result not in ("*", won):
        raise Refusal("WI-14", f"the record says {result}, but {won} has the worm")
    return Record(game.start, game.moves, result, tuple(headers.items()), passing)


def _passing(text: str) -> Passing:
    """What no turn of a record passes twice; most records need not say it."""
    if text == "strict":
        return "strict"
    if text != "landing":
        raise Refusal("WI-22", f"{text!r} is neither landing nor strict")
    return "landing"


def worm_of(position: Position) -> str | None:
    """The colour whose worm is complete, as a record names it."""
    blue, pink = (is_worm(pieces) for pieces in position.pieces)
    return "blue" if blue else "pink" if pink else None


def replayed(record: Record) -> GameSoFar:
    """The game at its last move."""
    game = opened(record.start)
    for move in record.moves:
        game = extended(game, move)
    return game


def _steps(record: Record) -> Sequence[tuple[MoveMade | Passed, GameSoFar]]:
    steps = []
    game = opened(record.start)
    for move in record.moves:
        steps.append((move, game))
        game = extended(game, move)
    return steps


def _word(move: MoveMade | Passed, before: GameSoFar, passing: Passing) -> str:
    """The short form where the way is the one that would be found again (WI-12)."""
    if isinstance(move, Passed):
        return "--"
    usual = paths(before.position, move.piece, passing).get(move.path[-1])
    return write_move(move.piece, move.path, whole=usual != move.path)


def _read_word(game: GameSoFar, word: str, number: int, passing: Passing) -> MoveMade | Passed:
    now = Millis(0)
    if worm_of(game.position):
        raise Refusal("WI-14", f"line {number}: a worm is complete, nothing follows")
    if word == "--":
        if not is_stuck(game.position):
            raise Refusal("WI-15", f"line {number}: a pass with moves left")
        return Passed(now)
    piece, way = _read_way(word, number)
    position = game.position
    if way[0] != position.pieces[position.to_move][piece - 1]:
        raise Refusal("WI-12", f"line {number}: piece {piece} does not stand on {way[0]}")
    short = len(way) == 2
    rule = (
        why_not(position, piece, way[1], passing)
        if short
        else why_not_path(position, piece, way, passing)
    )
    if rule:
        raise Refusal(rule, f"line {number}: {word} cannot be played")
    return MoveMade(piece, paths(position, piece, passing)[way[1]] if short else way, now)


def _read_way(word: str, number: int) -> tuple[int, tuple[Square, ...]]:
    try:
        return read_move(word)
    except Refusal as refusal:
        raise Refusal(refusal.rule, f"line {number}: {refusal.detail}") from None


def _quoted(value: str) -> str:
    flat = " ".join(value.split())
    escaped = flat.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def _header(row: str, number: int) -> tuple[str, str]:
    name, _, value = row.strip()[1:-1].partition(" ")
    closed = row.rstrip().endswith('"]') and value.startswith('"') and len(value) >= 2
    if not (name.isidentifier() and closed):
        raise Refusal("TB-01", f'line {number}: a header looks like [Blue "Anna"]')
    return name, value[1:-1].replace('\\"', '"').replace("\\\\", "\\")


def _is_number(word: str) -> bool:
    return word.endswith(".") and word[:-1].isdigit()
