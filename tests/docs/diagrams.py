"""The diagrams of the site, drawn from the rules and the contract themselves.

`python -m tests.docs.diagrams` writes them anew into docs/pictures; a test says when to.
"""

import tomllib
from collections.abc import Iterator, Sequence
from functools import reduce
from html import escape
from pathlib import Path
from typing import Any

from wormery.core import AnyGame, Millis, Seat, Setup, generator
from wormery.games import wormi, wormlord, wurmt
from wormery.games.wormi.board import SQUARES, Square, owner, place
from wormery.games.wurmt.commands import TakeBack

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "docs" / "pictures"

INK, PAPER, EARTH, LIGHT, DARK = "#2b2118", "#fbf8f1", "#7a5c3e", "#f3e6c9", "#dcc7a0"
SKINS = ("#4d8fd6", "#e58bb0", "#e0b63a", "#8a6242")
GOAL = "#1f7a4d"


def sheet(width: int, height: int, title: str, shapes: Sequence[str]) -> str:
    """A drawing on paper, so that it can be seen on any page."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"'
        f' font-family="system-ui, sans-serif" font-size="15"><title>{escape(title)}</title>'
        f'<rect width="{width}" height="{height}" rx="12" fill="{PAPER}"/>{"".join(shapes)}</svg>\n'
    )


def text(x: float, y: float, words: str, size: int = 15, fill: str = INK, **more: str) -> str:
    """Words, in the middle of a place."""
    extra = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in more.items())
    return (
        f'<text x="{x:g}" y="{y + size * 0.36:g}" font-size="{size}" text-anchor="middle"'
        f' fill="{fill}"{extra}>{escape(words)}</text>'
    )


def wormi_moves() -> str:
    """A deal, and every square that one piece can reach in one turn (WI-06, WI-07, WI-09)."""
    match = reduce(wormi.evolve, wormi.begin(Setup(2, wormi.Options()), generator("diagram")), None)
    assert match is not None
    view = wormi.view(match, Seat(0))
    reached = {
        piece: {move.to for move in view.moves if move.piece == piece} for piece in range(17)
    }
    chosen = max(reached, key=lambda piece: len(reached[piece]))
    shapes = []
    for square in SQUARES:
        x, y = _middle(square)
        fill = LIGHT if owner(square) == 0 else DARK
        shapes.append(f'<rect x="{x - 24}" y="{y - 24}" width="48" height="48" fill="{fill}"/>')
        if square in reached[chosen]:
            shapes.append(f'<circle cx="{x}" cy="{y}" r="10" fill="{GOAL}"/>')
    for side, squares in enumerate(view.pieces):
        for piece, square in enumerate(squares, 1):
            x, y = _middle(square)
            edge = GOAL if (side, piece) == (0, chosen) else INK
            wide = 5 if edge == GOAL else 1
            shapes.append(
                f'<circle cx="{x}" cy="{y}" r="19" fill="{SKINS[side]}" stroke="{edge}"'
                f' stroke-width="{wide}"/>' + text(x, y, str(piece), 16, font_weight="bold")
            )
    return sheet(376, 520, f"A deal, and where blue {chosen} can go", shapes)


def _middle(square: Square) -> tuple[float, float]:
    file, rank = place(square)
    return 20 + 24 + 48 * file, 20 + 24 + 48 * (9 - rank)


def table(game: AnyGame, plies: int) -> str:
    """A table after some random plies, as the game itself draws it."""
    assert game.ABOUT.picture is not None
    rng = generator("diagram")
    setup = Setup(2, game.ABOUT.options())
    state = reduce(game.evolve, game.begin(setup, rng), None)
    for _ in range(plies):
        seat = next(Seat(seat) for seat in (0, 1) if _plays(game, state, Seat(seat)))
        command = rng.choice(_plays(game, state, seat))
        state = reduce(game.evolve, game.decide(state, seat, command, Millis(0)), state)
    return game.ABOUT.picture(state, ()) + "\n"


def _plays(game: AnyGame, state: object, seat: Seat) -> Sequence[object]:
    listed = game.moves(state, seat)
    return [move for move in listed if not isinstance(move, TakeBack)]


def wormlord_reach() -> str:
    """A garden after some knots, and the cells where the next one may go (WL-14)."""
    match: Any = reduce(
        wormlord.evolve, wormlord.begin(Setup(2, wormlord.Options()), generator("diagram")), None
    )
    match = reduce(wormlord.evolve, wormlord.expire(match, Millis(3_000)), match)
    turn = (wormlord.Tie, wormlord.Place, wormlord.Take)
    for kind in (*turn, *turn, wormlord.Tie):
        match = _acted(match, kind)
    view = wormlord.view(match, Seat(0))
    places = {(cell.col, cell.row) for cell in view.choices.places}
    knots = {(knot.cell.col, knot.cell.row): knot.side for knot in view.knots}
    shapes: list[str] = []
    for row, line in enumerate(view.map.rows):
        for col, sign in enumerate(line):
            shapes += _cell(20 + 52 * col, 20 + 52 * row, sign, (col, row) in places)
            if (col, row) in knots:
                shapes.append(_knot(20 + 52 * col + 25, 20 + 52 * row + 25, knots[col, row]))
    size = 40 + 52 * len(view.map.rows)
    return sheet(size, size, "Where pink may place its knot", shapes)


def _cell(x: int, y: int, sign: str, can_place: bool) -> Iterator[str]:
    fill = EARTH if sign == "#" else "#b9d38a"
    yield f'<rect x="{x}" y="{y}" width="50" height="50" rx="6" fill="{fill}"/>'
    if sign.isdigit():
        yield (
            f'<rect x="{x + 5}" y="{y + 5}" width="40" height="40" rx="10"'
            f' fill="{SKINS[(1, 0, 2, 3)[int(sign) - 1]]}" stroke="{INK}"/>'
        )
    if sign == "o":
        yield text(x + 25, y + 25, "★", 28, "#fff7d6")
    if can_place:
        yield f'<circle cx="{x + 25}" cy="{y + 25}" r="9" fill="{GOAL}"/>'


def _knot(x: int, y: int, side: int) -> str:
    colour = SKINS[(1, 0, 2, 3)[side]]
    return (
        f'<path d="M{x - 14} {y + 8} c8 -26 26 -20 20 0 c-6 14 -20 6 -10 -8 c8 -10 16 0 18 8"'
        f' fill="none" stroke="{colour}" stroke-width="6" stroke-linecap="round"/>'
    )


def _acted(match: Any, kind: type) -> Any:
    """Pink takes, ties as the example shows, or places as far ahead as it can."""
    listed: list[Any] = [act for act in wormlord.moves(match, Seat(0)) if isinstance(act, kind)]
    is_place = kind is wormlord.Place
    act = max(listed, key=_ahead) if is_place else listed[0]
    return reduce(wormlord.evolve, wormlord.decide(match, Seat(0), act, Millis(9_000)), match)


def _ahead(act: wormlord.Place) -> tuple[int, int]:
    return act.cell.row, -abs(act.cell.col - 3)


def layers() -> str:
    """The rooms of the house, from the import contract: a lower one never knows a higher one."""
    contract = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]
    rows = [layer.split(" | ") for layer in contract["contracts"][0]["layers"]]
    shapes = []
    for number, names in enumerate(rows):
        wide = (620 - 10 * (len(names) - 1)) / len(names)
        for place_, name in enumerate(names):
            x, y = 20 + place_ * (wide + 10), 16 + 42 * number
            shapes.append(
                f'<rect x="{x:g}" y="{y}" width="{wide:g}" height="34" rx="8"'
                f' fill="{LIGHT if number % 2 else DARK}" stroke="{EARTH}"/>'
                + text(x + wide / 2, y + 17, name)
            )
    height = 16 + 42 * len(rows) + 12
    return sheet(660, height, "Layers of Wormery; each may use those below it", shapes)


STEPS = (
    ("Ann’s browser", "a tap becomes a command out of view.moves, under a request_id"),
    ("socket", "bounded, decoded by the game’s types, handled in batches"),
    ("table", "one mailbox; a pure Turn: decide gives events, or a refusal with its rule"),
    ("log", "one transaction, fence and version checked: now it is durable"),
    ("everybody", "a view for each seat, and the news it may learn"),
    ("Ben’s browser", "folds the update, draws the new view"),
)


def one_move() -> str:
    """The way of one move, from a tap to the other phone."""
    shapes = []
    for number, (where, what) in enumerate(STEPS):
        y = 20 + 64 * number
        shapes.append(f'<rect x="20" y="{y}" width="620" height="44" rx="10" fill="{LIGHT}"/>')
        shapes.append(f'<rect x="20" y="{y}" width="130" height="44" rx="10" fill="{DARK}"/>')
        shapes.append(text(85, y + 22, where, 14, font_weight="bold"))
        shapes.append(text(395, y + 22, what, 13))
        if number:
            shapes.append(
                f'<path d="M85 {y - 20} v16 m-5 -6 l5 6 5 -6" fill="none" stroke="{INK}"/>'
            )
    return sheet(660, 30 + 64 * len(STEPS), "The way of one move", shapes)


def drawn() -> dict[str, str]:
    """All of them, by their files."""
    return {
        "rules-wormi-moves.svg": wormi_moves(),
        "rules-wurmt-table.svg": table(wurmt, 24),
        "rules-wormlord-reach.svg": wormlord_reach(),
        "architecture-layers.svg": layers(),
        "architecture-move.svg": one_move(),
    }


if __name__ == "__main__":
    for name, picture in drawn().items():
        (PICTURES / name).write_text(picture, encoding="utf-8")
