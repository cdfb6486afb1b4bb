"""A game of Das Wurmt as a drawing: every worm with its open cards, and everybody's points."""

from wormery.core.drawing import (
    BODIES,
    INK,
    LINE,
    SHEET,
    SUN,
    box,
    disc,
    drawing,
    number,
    stroke,
    worm_head,
)
from wormery.games.wurmt.rules import scores, winners
from wormery.games.wurmt.state import Bed, Worm

_MOST_CARDS = 12
_SKINS = ("pink", "blue", "yellow", "brown", "neutral")


def drawn(bed: Bed) -> str:
    """How it ended."""
    high = min(130.0, 430 / max(1, len(bed.worms)))
    worms = (
        shape
        for row, worm in enumerate(bed.worms)
        for shape in _worm(worm, 30 + (row + 0.5) * high, high)
    )
    return drawing("Das Wurmt", [*worms, *_points(bed)])


def _worm(worm: Worm, y: float, high: float) -> list[str]:
    body, deep = BODIES[worm.colour]
    wide = min(100.0, high * 0.82)
    cards = worm.visible[-_MOST_CARDS:]
    end = 90 + wide * (len(cards) + 1)
    shapes = [
        stroke([(70, y), (end, y)], deep, high * 0.34),
        stroke([(70, y), (end, y)], body, high * 0.26),
    ]
    for place, card in enumerate(cards):
        x = 90 + wide * (place + 0.5)
        back = BODIES[card.colour][1]
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
    return [*shapes, worm_head(end + high * 0.2, y, high * 0.72, worm.colour)]


def _points(bed: Bed) -> list[str]:
    """A row of everybody, by seat; the winners in the sun."""
    points, best = scores(bed), winners(bed) if bed.over else ()
    wide = 1140 / len(points)
    shapes = []
    for seat, score in enumerate(points):
        x = 30 + wide * (seat + 0.5)
        shapes += [
            box(x - wide / 2 + 10, 480, wide - 20, 130, fill=SHEET, edge=LINE, round_by=18),
            disc(x - 55, 545, 52, fill=SUN) if seat in best else "",
            worm_head(x - 55, 545, 70, _SKINS[seat], glad=seat in best),
            number(score, x + 55, 545, 54, INK),
        ]
    return shapes
