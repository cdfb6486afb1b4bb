"""Knots: a rope that a player draws is judged by topology, as docs/knots.md tells."""

from wormery.knots.deltas import pack, unpack
from wormery.knots.hands import Level, Tied, draw_stroke, pull_free, tie
from wormery.knots.stroke import Bad, Row, Stroke, parse
from wormery.knots.untie import (
    End,
    Lying,
    Trace,
    Untied,
    loose_knot,
    pack_trace,
    parse_trace,
    unpack_trace,
    untie,
)
from wormery.knots.verdict import Hand, Handicap, Kind, Verdict, accepts, judge

__all__ = [
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
    "judge",
    "loose_knot",
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
