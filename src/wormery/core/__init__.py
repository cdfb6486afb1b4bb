"""What every part of Wormery shares: seats, refusals, outcomes, clocks, chance and `Game`."""

from wormery.core.chance import commitment, generator
from wormery.core.coach import Coach, ReviewParts
from wormery.core.codec import convert, decode, encode
from wormery.core.game import BY_NEWS, About, Advice, AnyGame, Game, Setup
from wormery.core.latest import Latest, LatestStep, Recent
from wormery.core.options import Choice, agree, agreed_then, choices
from wormery.core.outcome import Outcome, drawn, won_by
from wormery.core.parts import Part, Parts
from wormery.core.records import Records, Told
from wormery.core.refusal import Refusal
from wormery.core.seats import Millis, Seat, Side
from wormery.core.talk import Talk

__all__ = [
    "BY_NEWS",
    "About",
    "Advice",
    "AnyGame",
    "Choice",
    "Coach",
    "Game",
    "Latest",
    "LatestStep",
    "Millis",
    "Outcome",
    "Part",
    "Parts",
    "Recent",
    "Records",
    "Refusal",
    "ReviewParts",
    "Seat",
    "Setup",
    "Side",
    "Talk",
    "Told",
    "agree",
    "agreed_then",
    "choices",
    "commitment",
    "convert",
    "decode",
    "drawn",
    "encode",
    "generator",
    "won_by",
]
