"""What may be agreed before a match, and what it comes to for these people."""

from collections.abc import Sequence
from random import Random
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from wormery.core import Millis, Refusal, Setup
from wormery.games.wormlord.maps import fairness, texts
from wormery.games.wormlord.maps.ground import MOST_SIDES, Map, for_sides
from wormery.games.wormlord.maps.texts import MapError
from wormery.games.wormlord.state import Terms
from wormery.knots import Allowed, Handicap

SEATS = range(2, 2 * MOST_SIDES + 1)
SECOND = 1_000
THREE_MINUTES = 180
SHORTEST_HOLD = 3  # seconds: the slowest hands need half of them to place a knot
SHORTEST, LONGEST = 10, 3_600  # seconds that a timed round may last (WL-31)


class Options(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What may be chosen; nothing has to be."""

    map: Annotated[
        Annotated[str, Meta(max_length=texts.LONGEST_TEXT)] | None,
        Meta(
            description="The name of a map, or a whole map of your own as text; "
            "null is the basic map for the number of sides (WL-04)."
        ),
    ] = None
    unfair_maps: Annotated[
        bool,
        Meta(
            description="Allow a map of your own whose bases are not equally far from the "
            "objectives; every base must still reach all of them (WL-06)."
        ),
    ] = False
    teams: Annotated[
        tuple[Literal[1, 2], ...],
        Meta(
            max_length=MOST_SIDES,
            description="People on each side, one or a pair, in order of seats; an empty list is "
            "everybody alone, and pairs from five people on (WL-34).",
        ),
    ] = ()
    handicaps: Annotated[
        tuple[Handicap, ...],
        Meta(
            max_length=MOST_SIDES,
            description="What each side has to tie: a mere loop (small children), a knot "
            "(`overhand`, the rule), a figure-eight (experts); sides not named tie knots (WL-39).",
        ),
    ] = ()
    knots: Annotated[
        Allowed,
        Meta(
            description="What counts as a knot: any that keeps six crossings at most, or only "
            "the overhand (WL-11, WL-49)."
        ),
    ] = "any"
    hold_s: Annotated[
        int,
        Meta(
            ge=0,
            le=60,
            description="Seconds, three at least, that a knot can be kept in hand while it could "
            "be placed, before it slips open; 0 is for ever (WL-12, WL-50).",
        ),
    ] = 10
    rounds: Annotated[
        int, Meta(ge=1, le=5, description="Rounds that a side has to win (WL-29).")
    ] = 2
    timed: Annotated[
        bool,
        Meta(
            description="Play the timed variant: after three minutes, unless a limit is chosen, "
            "points decide (WL-31, WL-32)."
        ),
    ] = False
    time_limit: Annotated[
        Annotated[int, Meta(ge=SHORTEST, le=LONGEST)] | None,
        Meta(
            description="Seconds that a round may last, from 10 to 3600; any limit makes it "
            "timed (WL-31).",
            extra={"rule": "WL-31"},
        ),
    ] = None
    countdown: Annotated[
        int, Meta(ge=3, le=10, description="Seconds from 'all ready' to the signal (WL-08).")
    ] = 3
    patience: Annotated[
        int,
        Meta(
            ge=5,
            le=300,
            description="Seconds that a side may do nothing, though it could, before it is shown "
            "as idle (WL-37).",
        ),
    ] = 30
    open_pointing: Annotated[
        bool,
        Meta(description="Everybody may point at cells, and everybody sees it (WL-36)."),
    ] = False


def people_of(setup: Setup[Options]) -> tuple[int, ...]:
    """How many play each side."""
    return setup.options.teams or _teams(setup.seats)


def agreed(setup: Setup[Options], rng: Random) -> Terms:
    """The terms of a match; refused where options do not fit each other or the people (TB-04)."""
    options = setup.options
    people = people_of(setup)
    if setup.seats not in SEATS or sum(people) != setup.seats:
        raise Refusal("TB-04", f"teams of {sum(people)} people for {setup.seats} seats")
    if not 2 <= len(people) <= MOST_SIDES:
        raise Refusal("TB-04", f"{len(people)} sides; Wormlord is for 2 to {MOST_SIDES}")
    if len(options.handicaps) > len(people):
        raise Refusal("TB-04", f"{len(options.handicaps)} handicaps for {len(people)} sides")
    if 0 < options.hold_s < SHORTEST_HOLD:
        raise Refusal("TB-04", f"nobody places a knot within {options.hold_s} s")
    usual: Handicap = "overhand"
    missing = len(people) - len(options.handicaps)
    return Terms(
        plan=_plan(options, len(people)),
        people=people,
        handicaps=options.handicaps + (usual,) * missing,
        rounds=options.rounds,
        countdown=Millis(options.countdown * SECOND),
        limit=_limit(options),
        patience=Millis(options.patience * SECOND),
        seed=rng.getrandbits(32),
        knots=options.knots,
        hold=Millis(options.hold_s * SECOND) if options.hold_s else None,
    )


def turned(setup: Setup[Options]) -> Sequence[int]:
    """Sides are passed on to the next people; not where a handicap is somebody's own (WL-39)."""
    seats, options = range(setup.seats), setup.options
    people = people_of(setup)
    if options.handicaps or len(set(people)) > 1:
        return seats
    return [(seat - people[0]) % setup.seats for seat in seats]


def as_before(setup: Setup[Options]) -> Sequence[Setup[Options]]:
    """The same setup as it was understood before a map was redrawn, if its map was."""
    named = setup.options.map
    plan = texts.find(named) if named is not None and "\n" not in named else None
    first = None if plan is None else texts.first_drawing(plan)
    if first is None:
        return ()
    return (Setup(setup.seats, replace(setup.options, map=texts.text(first))),)


def _teams(seats: int) -> tuple[int, ...]:
    """Everybody alone; from five people on pairs, and the last alone if the number is odd."""
    return (1,) * seats if seats <= MOST_SIDES else (2,) * (seats // 2) + (1,) * (seats % 2)


def _limit(options: Options) -> Millis | None:
    """How long a round may last (WL-31)."""
    seconds = options.time_limit or (THREE_MINUTES if options.timed else None)
    return None if seconds is None else Millis(seconds * SECOND)


def _plan(options: Options, sides: int) -> Map:
    """The map as it will be played; refused where it is for others, illegal or unfair."""
    plan = _chosen(options.map, sides)
    if sides not in plan.sides:
        counts = " or ".join(str(count) for count in plan.sides)
        raise Refusal("WL-04", f"{plan.name} is for {counts} sides, not for {sides}")
    flaws = fairness.illegal(plan) or fairness.cut_off(plan, sides)
    if not flaws and not options.unfair_maps:
        flaws = fairness.uneven(plan, sides)
    if flaws:
        raise Refusal(flaws[0].rule, f"{plan.name}: {flaws[0].detail}")
    return for_sides(plan, sides)


def _chosen(wanted: str | None, sides: int) -> Map:
    if wanted is None:
        return texts.basic(sides)
    if "\n" not in wanted:
        plan = texts.find(wanted)
        if plan is None:
            raise Refusal("TB-04", f"no map is called {wanted!r}")
        return plan
    try:
        return texts.parse(wanted)
    except MapError as problem:
        raise Refusal("TB-04", f"your map, {problem}") from None
