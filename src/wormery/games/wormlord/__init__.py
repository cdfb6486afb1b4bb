"""Wormlord: a real-time race of knotted ropes for 2 to 4 sides; hold three objectives at once."""

from wormery.core import About, Advice, Records
from wormery.games.wormlord.advice import Answer, Question, reply
from wormery.games.wormlord.commands import (
    Command,
    GiveUp,
    MoveHeadquarters,
    Place,
    Ready,
    Take,
    Tie,
    Untie,
)
from wormery.games.wormlord.drawing import drawn, skins
from wormery.games.wormlord.events import Event
from wormery.games.wormlord.evolve import evolve
from wormery.games.wormlord.maps.ground import Cell, Map
from wormery.games.wormlord.notation import picture, row
from wormery.games.wormlord.options import SEATS, Options, as_before, turned
from wormery.games.wormlord.phrases import TALK
from wormery.games.wormlord.record import chronicle
from wormery.games.wormlord.ropes.gestures import Ropes
from wormery.games.wormlord.rules import begin, deadline, decide, expire, moves, outcome
from wormery.games.wormlord.state import Garden, Match
from wormery.games.wormlord.view import PARTS, GardenView, tell, view

ABOUT = About(
    name="wormlord",
    seats=SEATS,
    options=Options,
    command=Command,
    event=Event,
    state=Match,
    view=GardenView,
    news=Event,
    counts_down=True,
    contested=(Place, Untie, MoveHeadquarters),
    records=Records("wormlord.txt", chronicle, lambda _: None),
    advice=Advice(Question, Answer, reply),
    gestures=Ropes(),
    talk=TALK,
    bots="wormery.bots.wormlord.levels",
    turned=turned,
    picture=drawn,
    skins=skins,
    parts=PARTS,
    unsaid={"knots": "overhand", "hold_s": 0},
    as_before=as_before,
)

__all__ = [
    "ABOUT",
    "Cell",
    "Command",
    "Event",
    "Garden",
    "GardenView",
    "GiveUp",
    "Map",
    "Match",
    "MoveHeadquarters",
    "Options",
    "Place",
    "Ready",
    "Take",
    "Tie",
    "Untie",
    "begin",
    "deadline",
    "decide",
    "evolve",
    "expire",
    "moves",
    "outcome",
    "picture",
    "row",
    "tell",
    "view",
]
