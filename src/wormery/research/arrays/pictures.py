"""Small pictures in plain numpy: rectangles and digits are enough for three tables."""

import numpy as np
from numpy.typing import NDArray

Colour = tuple[int, int, int]

BLUE, PINK, YELLOW, GREEN = (64, 120, 216), (224, 88, 152), (236, 188, 52), (104, 176, 92)
WHITE, LINE, EARTH, INK = (250, 248, 242), (222, 214, 200), (150, 120, 92), (32, 30, 36)
GOAL = (188, 164, 220)
CARDS = (YELLOW, PINK, BLUE, LINE)
SIDES = (BLUE, PINK, YELLOW, GREEN)

_GLYPHS = {
    "0": "755557", "1": "262227", "2": "717477", "3": "717177", "4": "557111", "5": "747177",
    "6": "747577", "7": "711122", "8": "757577", "9": "757177", "-": "000700", "?": "712022",
    "R": "657655", "F": "747444", "N": "577755", "S": "747177", "P": "757444", "H": "557555",
    "O": "757557",
}  # fmt: skip
"""By sign: six rows of three dots, each row an octal digit."""
_DOT = 2


class Canvas:
    """Pixels to draw on."""

    def __init__(self, height: int, width: int, ground: Colour = WHITE) -> None:
        self.pixels: NDArray[np.uint8] = np.empty((height, width, 3), dtype=np.uint8)
        self.pixels[:] = ground

    def fill(self, top: int, left: int, height: int, width: int, colour: Colour) -> None:
        """A rectangle of one colour."""
        self.pixels[top : top + height, left : left + width] = colour

    def write(self, top: int, left: int, text: str, colour: Colour = INK) -> None:
        """Digits and a few letters, each 6 pixels wide and 12 high."""
        for number, sign in enumerate(text):
            for row, bits in enumerate(_GLYPHS[sign]):
                for column in range(3):
                    if int(bits, 8) >> (2 - column) & 1:
                        x = left + 8 * number + _DOT * column
                        self.fill(top + _DOT * row, x, _DOT, _DOT, colour)
