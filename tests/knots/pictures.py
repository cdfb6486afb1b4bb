"""The pictures of docs/knots.md; run as a module to draw them anew."""

from math import cos, pi, sin
from pathlib import Path

from tests.knots.ropes import in_layer, mirror_image, pretzel, woven
from wormery.knots import Stroke, loose_knot
from wormery.knots.drawing.figures import FIGURE_OF_EIGHT, LOOPS, THREAD
from wormery.knots.drawing.hands import WAYS
from wormery.knots.pictures import draw, sheet

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"


def rosette(petals: int) -> Stroke:
    """A rope wound twice around a middle, with so many crossings; its ends lead out at the top."""
    points = []
    steps = 60 * petals
    for i in range(steps + 1):
        angle = 4 * pi * i / steps
        radius = (1300 - 60 * petals) + (560 - 30 * petals) * cos(petals * angle / 2)
        points.append(
            (round(2048 + radius * sin(angle + 0.12)), round(2300 - radius * cos(angle + 0.12)))
        )
    cut = steps // (3 * petals)
    out = points[cut:-cut]
    return woven([(3000, 150), *out[::2], (1100, 150)][::-1])


def pictures() -> dict[str, str]:
    """Every picture by the name of its file."""
    whole = pretzel(gap=60)
    part = [Stroke(whole.rows[: len(whole.rows) * share // 100]) for share in (45, 80, 100)]
    return {
        "knots-pretzel.svg": draw(whole, "the pretzel: over, under, over"),
        "knots-loops.svg": draw(pretzel(gap=60, figure=LOOPS), "just loops: they slip apart"),
        "knots-always-over.svg": sheet(
            [
                (whole, "woven: an overhand"),
                (in_layer(whole, 0), "always on top: no knot"),
            ]
        ),
        "knots-unfinished.svg": draw(part[1], "an end is still inside", ways_out=True),
        "knots-drawing.svg": sheet(
            [(part[0], "no knot yet"), (part[1], "unfinished"), (part[2], "overhand!")]
        ),
        "knots-hands.svg": sheet([(mirror_image(whole), "left-handed"), (whole, "right-handed")]),
        "knots-thread.svg": draw(pretzel(gap=60, figure=THREAD), "another way: thread the loop"),
        "knots-others.svg": sheet(
            [
                (pretzel(gap=60, figure=FIGURE_OF_EIGHT), "figure-eight"),
                (rosette(5), "double overhand"),
                (rosette(7), "triple overhand"),
            ]
        ),
        "knots-loose.svg": draw(loose_knot("left", seed=4), "ready to be untied"),
        "knots-loose-others.svg": sheet(
            [(loose_knot("right", 4, lying), lying) for lying in WAYS if lying != "overhand"]
        ),
    }


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, svg in pictures().items():
        (FOLDER / name).write_text(svg, encoding="utf-8")
