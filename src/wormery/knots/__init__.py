"""Knots: a rope that a player draws is judged by topology, as docs/knots.md tells."""

from wormery.knots.deltas import pack, unpack
from wormery.knots.hands import Level, Tied, draw_stroke, tie
from wormery.knots.stroke import Bad, Row, Stroke, parse
from wormery.knots.verdict import Hand, Handicap, Kind, Verdict, accepts, judge

__all__ = [
    "Bad",
    "Hand",
    "Handicap",
    "Kind",
    "Level",
    "Row",
    "Stroke",
    "Tied",
    "Verdict",
    "accepts",
    "draw_stroke",
    "judge",
    "pack",
    "parse",
    "tie",
    "unpack",
]
