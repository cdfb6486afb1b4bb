"""What may be agreed before a match, and what it comes to for these people."""

from random import Random
from typing import Annotated, Literal

from msgspec import Meta, Struct

from wormery.core import Millis, Refusal, Setup
from wormery.games.wormlord import fairness, maps
from wormery.games.wormlord.ground import MOST_SIDES, Map, for_sides
from wormery.games.wormlord.maps import MapError
from wormery.games.wormlord.state import Terms
from wormery.knots import Handicap

SEATS = range(2, 2 * MOST_SIDES + 1)
SECOND = 1_000
THREE_MINUTES = 180


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What may be chosen; nothing has to be."""

    map: Annotated[
        Annotated[str, Meta(max_length=maps.LONGEST_TEXT)] | None,
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
            description="What each side has to tie: a mere loop (small children), an overhand "
            "knot (the rule), a figure-eight (experts); sides not named tie overhands (WL-39).",
        ),
    ] = ()
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
        Annotated[int, Meta(ge=30, le=900)] | None,
        Meta(description="Seconds that a round may last; any limit makes it timed (WL-31)."),
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


def agreed(setup: Setup[Options], rng: Random) -> Terms:
    """The terms of a match; refused where options do not fit each other or the people (TB-04)."""
    options = setup.options
    people = options.teams or _teams(setup.seats)
    if setup.seats not in SEATS or sum(people) != setup.seats:
        raise Refusal("TB-04", f"teams of {sum(people)} people for {setup.seats} seats")
    if not 2 <= len(people) <= MOST_SIDES:
        raise Refusal("TB-04", f"{len(people)} sides; Wormlord is for 2 to {MOST_SIDES}")
    if len(options.handicaps) > len(people):
        raise Refusal("TB-04", f"{len(options.handicaps)} handicaps for {len(people)} sides")
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
    )


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
        return maps.basic(sides)
    if "\n" not in wanted:
        plan = maps.find(wanted)
        if plan is None:
            raise Refusal("TB-04", f"no map is called {wanted!r}")
        return plan
    try:
        return maps.parse(wanted)
    except MapError as problem:
        raise Refusal("TB-04", f"your map, {problem}") from None
