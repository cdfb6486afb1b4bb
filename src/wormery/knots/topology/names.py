"""What knots are called, by their polynomial, so that children can collect them.

Larger knots share polynomials with these now and then, and are then called by the plainer name.
"""

from wormery.knots.topology.alexander import UNKNOT, Polynomial

TREFOIL: Polynomial = (1, -1, 1)
FIGURE_EIGHT: Polynomial = (1, -3, 1)

NAMES: dict[Polynomial, str] = {
    UNKNOT: "unknot",
    TREFOIL: "overhand (trefoil 3_1)",
    FIGURE_EIGHT: "figure-eight (4_1)",
    (1, -1, 1, -1, 1): "double overhand (5_1)",
    (2, -3, 2): "three-twist (5_2)",
    (2, -5, 2): "stevedore (6_1, or 9_46)",
    (1, -3, 3, -3, 1): "6_2",
    (1, -3, 5, -3, 1): "6_3",
    (1, -2, 3, -2, 1): "two overhands (granny / square, or 8_20)",
    (1, -1, 1, -1, 1, -1, 1): "triple overhand (7_1)",
    (3, -5, 3): "7_2",
    (2, -3, 3, -3, 2): "7_3",
    (4, -7, 4): "7_4 (or 9_2)",
    (2, -4, 5, -4, 2): "7_5",
    (1, -5, 7, -5, 1): "7_6",
    (1, -5, 9, -5, 1): "7_7",
    (1, -4, 5, -4, 1): "overhand and figure-eight (or 8_21)",
    (1, -1, 0, 1, 0, -1, 1): "three-strand twist (8_19)",
    (1, -6, 11, -6, 1): "two figure-eights",
    (1, -2, 3, -3, 3, -2, 1): "overhand and double overhand",
    (1, -3, 6, -7, 6, -3, 1): "three overhands (or 8_10)",
    (1, -1, 1, -1, 1, -1, 1, -1, 1): "quadruple overhand (9_1)",
    (1, -1, 0, 1, -1, 1, 0, -1, 1): "long three-strand twist (10_124)",
    (1, -1, 1, -1, 1, -1, 1, -1, 1, -1, 1): "quintuple overhand (11a_367)",
}


def has_name(polynomial: Polynomial) -> bool:
    """Whether a knot with this polynomial is called by a name here."""
    return polynomial in NAMES


def name_of(polynomial: Polynomial) -> str:
    """The name of a knot, or a word for one that has none here."""
    return NAMES.get(polynomial, "a rare knot")
