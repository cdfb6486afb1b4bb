"""Wormi: two players, perfect information, jump chains; line up 16 numbered pieces as one worm."""

from wormery.core import About
from wormery.games.wormi.album import RECORDS
from wormery.games.wormi.board import BLUE, PINK, Square
from wormery.games.wormi.evolving import evolve
from wormery.games.wormi.layouts import LAYOUTS
from wormery.games.wormi.moving import perft
from wormery.games.wormi.notation import (
    diagram,
    line,
    picture,
    read_move,
    read_position,
    write_move,
    write_position,
)
from wormery.games.wormi.record import Record, read_record, replayed, write_record
from wormery.games.wormi.rules import begin, deadline, decide, expire, moves, outcome, ways
from wormery.games.wormi.state import (
    Accept,
    Choose,
    Command,
    Decline,
    Event,
    Match,
    Move,
    Offer,
    Options,
    Position,
    Resign,
)
from wormery.games.wormi.view import MatchView, MoveView, tell, view

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
    "line",
    "moves",
    "outcome",
    "perft",
    "picture",
    "read_move",
    "read_position",
    "read_record",
    "replayed",
    "tell",
    "view",
    "ways",
    "write_move",
    "write_position",
    "write_record",
]
