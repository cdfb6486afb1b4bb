"""Wormi: two players, perfect information, jump chains; line up 16 numbered pieces as one worm."""

from wormery.core import About
from wormery.games.wormi.board import BLUE, PINK, Passing, Position, Square
from wormery.games.wormi.commands import Accept, Choose, Command, Decline, Move, Offer, Resign
from wormery.games.wormi.drawing import SKINS, drawn
from wormery.games.wormi.events import Event
from wormery.games.wormi.evolve import evolve
from wormery.games.wormi.layouts import LAYOUTS
from wormery.games.wormi.legality import awaited, moves, ways
from wormery.games.wormi.move_lists import MoveView
from wormery.games.wormi.moving import perft
from wormery.games.wormi.notation import (
    diagram,
    picture,
    read_move,
    read_position,
    row,
    write_move,
    write_position,
)
from wormery.games.wormi.options import Options
from wormery.games.wormi.record.table import RECORDS
from wormery.games.wormi.record.text import Record, read_record, replayed, write_record
from wormery.games.wormi.rules import begin, deadline, decide, expire, outcome
from wormery.games.wormi.state import Match
from wormery.games.wormi.view import PARTS, MatchView, tell, view

ABOUT = About(
    name="wormi",
    seats=range(2, 3),
    options=Options,
    command=Command,
    event=Event,
    state=Match,
    view=MatchView,
    news=Event,
    records=RECORDS,
    awaited=awaited,
    picture=drawn,
    skins=lambda _setup: SKINS,
    parts=PARTS,
    bots="wormery.bots.wormi.levels",
    coach="wormery.coaches.wormi.coach",
)

__all__ = [
    "ABOUT",
    "BLUE",
    "LAYOUTS",
    "PINK",
    "Accept",
    "Choose",
    "Command",
    "Decline",
    "Event",
    "Match",
    "MatchView",
    "Move",
    "MoveView",
    "Offer",
    "Options",
    "Passing",
    "Position",
    "Record",
    "Resign",
    "Square",
    "begin",
    "deadline",
    "decide",
    "diagram",
    "evolve",
    "expire",
    "moves",
    "outcome",
    "perft",
    "picture",
    "read_move",
    "read_position",
    "read_record",
    "replayed",
    "row",
    "tell",
    "view",
    "ways",
    "write_move",
    "write_position",
    "write_record",
]
