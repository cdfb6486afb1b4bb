"""Knots: a rope that a player draws is judged by topology, as docs/knots.md tells."""

from wormery.knots.deltas import pack, unpack
from wormery.knots.drawing.hands import Level, Tied, draw_stroke, pull_free, tie
from wormery.knots.stroke import Bad, Row, Stroke, parse
from wormery.knots.topology.verdict import (
    Allowed,
    Hand,
    Handicap,
    Kind,
    Verdict,
    accepts,
    is_too_much,
    judge,
)
from wormery.knots.weaving.untie import (
    End,
    Lying,
    Trace,
    Untied,
    loose_knot,
    lying_as,
    pack_trace,
    parse_trace,
    unpack_trace,
    untie,
)

__all__ = [
    "Allowed",
    "Bad",
    "End",
    "Hand",
    "Handicap",
    "Kind",
    "Level",
    "Lying",
    "Row",
    "Stroke",
    "Tied",
    "Trace",
    "Untied",
    "Verdict",
    "accepts",
    "draw_stroke",
    "is_too_much",
    "judge",
    "loose_knot",
    "lying_as",
    "pack",
    "pack_trace",
    "parse",
    "parse_trace",
    "pull_free",
    "tie",
    "unpack",
    "unpack_trace",
    "untie",
]
