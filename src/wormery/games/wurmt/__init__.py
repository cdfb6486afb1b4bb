"""Das Wurmt: 2 to 5 players, hidden heads, memory and a little bluff; grow worms of 10 to 12."""

from wormery.core import About
from wormery.games.wurmt.cards import ACTIONS, COLOURS, Action, Card, CardId, Colour
from wormery.games.wurmt.commands import (
    Command,
    Lay,
    LeaveToChance,
    NewWorm,
    Pass,
    Refresh,
    Remove,
    Saw,
    Spy,
    TakeBack,
)
from wormery.games.wurmt.drawing import drawn
from wormery.games.wurmt.events import Event
from wormery.games.wurmt.evolve import evolve
from wormery.games.wurmt.legality import awaited, moves
from wormery.games.wurmt.news import News, tell
from wormery.games.wurmt.notation import picture, row
from wormery.games.wurmt.options import SEATS, Options, cards_of
from wormery.games.wurmt.record.transcript import RECORDS, replay
from wormery.games.wurmt.rules import begin, begin_with, deadline, decide, expire, outcome, scores
from wormery.games.wurmt.state import Bed, Head, Worm
from wormery.games.wurmt.view import PARTS, Backs, BedView, CardView, HeadView, WormView, view

ABOUT = About(
    name="wurmt",
    seats=SEATS,
    options=Options,
    command=Command,
    event=Event,
    state=Bed,
    view=BedView,
    news=News,
    records=RECORDS,
    awaited=awaited,
    picture=drawn,
    parts=PARTS,
    bots="wormery.bots.wurmt.levels",
    coach="wormery.coaches.wurmt",
)

__all__ = [
    "ABOUT",
    "ACTIONS",
    "COLOURS",
    "Action",
    "Backs",
    "Bed",
    "BedView",
    "Card",
    "CardId",
    "CardView",
    "Colour",
    "Command",
    "Event",
    "Head",
    "HeadView",
    "Lay",
    "LeaveToChance",
    "NewWorm",
    "News",
    "Options",
    "Pass",
    "Refresh",
    "Remove",
    "Saw",
    "Spy",
    "TakeBack",
    "Worm",
    "WormView",
    "begin",
    "begin_with",
    "cards_of",
    "deadline",
    "decide",
    "evolve",
    "expire",
    "moves",
    "outcome",
    "picture",
    "replay",
    "row",
    "scores",
    "tell",
    "view",
]
