"""A game of Das Wurmt as a drawing: every worm with its open cards, and everybody's points."""

from collections.abc import Sequence

from wormery.core.drawing import (
    INK,
    LINE,
    SHEET,
    box,
    drawing,
    name,
    number,
    portrait,
    stroke,
)
from wormery.core.heads import SEAT_SKINS, SHADES, Sitter, head, sitter
from wormery.games.wurmt.rules import scores, winners
from wormery.games.wurmt.state import Bed, Worm

_MOST_CARDS = 12


def drawn(bed: Bed, people: Sequence[Sitter] = ()) -> str:
    """How it ended."""
    high = min(130.0, 430 / max(1, len(bed.worms)))
    worms = (
        shape
        for row, worm in enumerate(bed.worms)
        for shape in _worm(worm, 30 + (row + 0.5) * high, high)
    )
    return drawing("Das Wurmt", [*worms, *_points(bed, people)])


def _worm(worm: Worm, y: float, high: float) -> list[str]:
    body, deep, _ = SHADES[worm.colour]
    wide = min(100.0, high * 0.82)
    cards = worm.visible[-_MOST_CARDS:]
    end = 90 + wide * (len(cards) + 1)
    shapes = [
        stroke([(70, y), (end, y)], deep, high * 0.34),
        stroke([(70, y), (end, y)], body, high * 0.26),
    ]
    for place, card in enumerate(cards):
        x = 90 + wide * (place + 0.5)
        back = SHADES[card.colour].deep
        shapes.append(
            box(
                x - wide * 0.43,
                y - high * 0.44,
                wide * 0.86,
                high * 0.88,
                fill=SHEET,
                edge=back,
                round_by=9,
            )
        )
        if card.value is not None:
            shapes.append(number(card.value, x, y, high * 0.4))
    return [*shapes, head(end + high * 0.2, y, high * 0.95, worm.colour)]


def _points(bed: Bed, people: Sequence[Sitter]) -> list[str]:
    """A row of everybody, by seat; the winners in the sun."""
    points, best = scores(bed), winners(bed) if bed.over else ()
    wide = 1140 / len(points)
    shapes = []
    for seat, score in enumerate(points):
        x, who = 30 + wide * (seat + 0.5), sitter(people, seat)
        shapes += [
            box(x - wide / 2 + 10, 470, wide - 20, 146, fill=SHEET, edge=LINE, round_by=18),
            portrait(x - 52, 526, 84, SEAT_SKINS[seat], who, glad=seat in best),
            number(score, x + 52, 526, 52, INK),
            name(who.name, x, 594, wide - 50, 28),
        ]
    return shapes
