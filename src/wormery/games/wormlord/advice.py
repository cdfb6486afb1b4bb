"""What Wormlord can be asked away from any table: maps to choose and check, ropes to practise."""

from typing import Annotated

from msgspec import Meta, Struct

from wormery.core import Refusal
from wormery.games.wormlord.maps import fairness, texts
from wormery.games.wormlord.maps.fairness import Flaw
from wormery.games.wormlord.maps.ground import Map
from wormery.games.wormlord.maps.texts import LONGEST_TEXT, MapError, Unread
from wormery.games.wormlord.ropes.ropes import Pulls, Rows
from wormery.knots import Hand, Kind, Lying, Stroke, Trace, judge, loose_knot, untie
from wormery.knots.measures import MAX_POINTS

MOST_ROWS = 2 * MAX_POINTS  # of all pulls at one knot: two minutes of pulling

Seed = Annotated[int, Meta(ge=0, lt=2**32)]


class ListMaps(Struct, frozen=True, tag="list_maps", forbid_unknown_fields=True):
    """Which maps come with the game (WL-04)?"""


class CheckMap(Struct, frozen=True, tag="check_map", forbid_unknown_fields=True):
    """Is this text a map, and is it legal and fair (WL-06)?"""

    text: Annotated[str, Meta(max_length=2 * LONGEST_TEXT)]


class JudgeRope(Struct, frozen=True, tag="judge_rope", forbid_unknown_fields=True):
    """What knot does this rope hold?"""

    rows: Rows


class LayKnot(Struct, frozen=True, tag="lay_knot", forbid_unknown_fields=True):
    """Lay a knot before me that I can untie (WL-38)."""

    lying: Lying
    hand: Hand
    seed: Seed


class JudgePulls(Struct, frozen=True, tag="judge_pulls", forbid_unknown_fields=True):
    """Is the knot that was laid so free after these pulls?"""

    lying: Lying
    hand: Hand
    seed: Seed
    pulls: Pulls


Question = ListMaps | CheckMap | JudgeRope | LayKnot | JudgePulls


class Shelf(Struct, frozen=True, tag="shelf"):
    """The maps that come with the game, the basic ones first."""

    maps: tuple[Map, ...]


class CheckedMap(Struct, frozen=True, tag="checked_map"):
    """A map that could be read, and what is wrong with it."""

    map: Map
    text: str  # as the file is written
    flaws: tuple[Flaw, ...]
    playable: bool  # legal, and every base reaches every objective (WL-47)
    fair: bool


class UnreadMap(Struct, frozen=True, tag="unread_map"):
    """A text that is no map, and where it goes wrong, counted from 1."""

    why: Unread
    line: int
    column: int


class JudgedRope(Struct, frozen=True, tag="judged_rope"):
    """What the judge sees in a rope."""

    kind: Kind
    name: str
    hand: Hand | None
    crossings: int
    millis: int


class LaidKnot(Struct, frozen=True, tag="laid_knot"):
    """A knot that lies there to be untied."""

    rows: Rows


class JudgedPulls(Struct, frozen=True, tag="judged_pulls"):
    """What pulling came to."""

    free: bool
    millis: int


Answer = Shelf | CheckedMap | UnreadMap | JudgedRope | LaidKnot | JudgedPulls


def reply(question: Question) -> Answer:
    """The answer; the same for everybody who asks."""
    match question:
        case ListMaps():
            return Shelf(tuple(texts.shelf().values()))
        case CheckMap(text):
            return _checked(text)
        case JudgeRope(rows):
            seen = judge(Stroke(rows))
            return JudgedRope(seen.kind, seen.name, seen.hand, seen.own_crossings, rows[-1][2])
        case LayKnot(lying, hand, seed):
            return LaidKnot(loose_knot(hand, seed, lying).rows)
        case JudgePulls(lying, hand, seed, pulls):
            if sum(len(pull.rows) for pull in pulls) > MOST_ROWS:
                raise Refusal("TB-16", "too_many_rows")
            traces = [Trace(pull.end, pull.rows) for pull in pulls]
            pulled = untie(loose_knot(hand, seed, lying), traces)
            return JudgedPulls(pulled.is_free, pulled.millis)


def _checked(text: str) -> CheckedMap | UnreadMap:
    try:
        plan = texts.parse(text)
    except MapError as problem:
        return UnreadMap(problem.why, problem.line, problem.column)
    illegal = fairness.illegal(plan)
    flaws = illegal or fairness.unfair(plan)
    playable = not illegal and not any(fairness.cut_off(plan, count) for count in plan.sides)
    return CheckedMap(plan, texts.text(plan), tuple(flaws), playable, fair=not flaws)
