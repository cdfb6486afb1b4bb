"""Wormlord's bots play whole matches with real strokes, alone and in pairs, and plan ahead."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.wormlord.gardens import (
    BLUE,
    EMPTY,
    PINK,
    ROPE,
    cell,
    draw,
    enemy_knot,
    own_knot,
    playing,
    terms,
)
from wormery.bots.ladders import ladder, level_named
from wormery.bots.wormlord import hands
from wormery.bots.wormlord.levels import LEVELS, PLANNERS, Gardener, mood, time_left
from wormery.core import Millis, Seat, Setup, generator
from wormery.core.compiled import warm_up
from wormery.games import wormlord
from wormery.games.wormlord import (
    Cell,
    Match,
    MoveHeadquarters,
    Place,
    Ready,
    Take,
    Tie,
    Untie,
    decide,
    view,
)
from wormery.games.wormlord.events import EndLaid, EndPulled, KnotTied, KnotUntied, RoundWon
from wormery.games.wormlord.ropes import examples, ropes
from wormery.games.wormlord.state import Playing
from wormery.knots import Handicap, Level
from wormery.research.simulated import SimulatedGame, SimulatedSeat, play

SECOND = Millis(1_000)
BEST, BUILDER = Gardener(PLANNERS[3], "medium"), Gardener(PLANNERS[2], "medium")


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    warm_up()


def played(names: list[str], seed: int = 1, **options: Any) -> SimulatedGame:
    """A match among bots."""
    players = [
        SimulatedSeat(level_named(wormlord, name).new(), Random(f"{seed}/{seat}"))
        for seat, name in enumerate(names)
    ]
    setup = Setup(len(names), wormlord.Options(**options))
    return play(wormlord, setup, generator(f"bots/{seed}"), players, SECOND)


def choice(bot: Gardener, match: Match, seed: int = 1, seat: int = 0) -> Any:
    """What a bot does now."""
    return bot.choose(view(match, Seat(seat)), (), Random(seed), SECOND)


def test_the_ladder_has_four_levels_and_every_plan_with_every_hand() -> None:
    """The weakest first; planning and hands are chosen apart by names like plan3@medium."""
    names = [level.name for level in ladder(wormlord).levels]
    assert [name for name in names if len(name) == 1] == ["1", "2", "3", "4"]
    assert len(set(names)) == len(names) == 24
    level = level_named(wormlord, "plan2@expert")
    assert level.new() == Gardener(PLANNERS[1], "expert")
    assert level_named(wormlord, "strong").name == "4"
    assert (
        level_named(wormlord, "easy").new() == LEVELS[0].new() == level_named(wormlord, "1").new()
    )


@pytest.mark.parametrize(
    ("names", "options"),
    [
        (["4", "plan3@expert"], {"rounds": 1, "map": "Duel"}),
        (["1", "2", "3"], {"rounds": 1, "timed": True}),
        (["plan4@hard", "4", "3", "plan2@medium"], {"rounds": 1, "map": "Crossfire"}),
        (["3", "plan3@easy", "plan4@hard"], {"rounds": 1, "teams": (2, 1), "time_limit": 60}),
        (
            ["plan4@medium", "plan4@hard", "plan3@expert"],
            {
                "rounds": 1,
                "teams": (2, 1),
                "time_limit": 60,
                "handicaps": ("figure-eight", "loop"),
            },
        ),
    ],
    ids=["duel", "three", "four", "pair", "handicaps"],
)
def test_bots_play_by_the_rules_to_the_end(names: list[str], options: dict[str, Any]) -> None:
    """Nothing is ever refused, nobody forfeits, and a round is won (WL-28, WL-32, WL-34)."""
    game = played(names, **options)
    assert game.forfeit is None
    assert any(isinstance(event, RoundWon) for event in game.events)


def test_the_same_seed_is_the_same_match_and_another_opens_otherwise() -> None:
    """All that bots do by chance comes from the seed; the opening does not repeat."""
    games = [played(["3", "4"], seed, rounds=1, time_limit=30) for seed in (1, 1, 2, 3)]
    assert games[0].events == games[1].events
    openings = {
        tuple(event.cell for event in game.events if hasattr(event, "taken_from"))[:4]
        for game in games
    }
    assert len(openings) > 1


@pytest.mark.parametrize(
    ("bot", "often"), [(BEST, 12), (Gardener(PLANNERS[3], "easy"), 12), (BUILDER, 7)]
)
def test_a_knot_that_wins_is_placed(bot: Gardener, often: int) -> None:
    """WL-28; the third plan overlooks it now and then."""
    garden = draw(
        """
        P  p  po .  .
        .  p  .  .  .
        .  po o  .  bo
        .  .  .  .  b
        .  .  .  .  B
        """,
        {PINK: own_knot(PINK), BLUE: ROPE},
    )
    chosen = [choice(bot, playing(garden), seed) for seed in range(12)]
    assert chosen.count(Place(cell("c3"))) >= often


def test_an_enemy_one_knot_from_winning_loses_an_objective() -> None:
    """Blue would win on c3, whoever holds it: only taking c1 from it helps (WL-17, WL-28)."""
    garden = draw(
        """
        P  p  bo .  .
        .  p  b  .  .
        .  .  o  b  bo
        .  .  .  .  b
        po .  .  .  B
        """,
        {PINK: own_knot(PINK), BLUE: ROPE},
    )
    chosen = {choice(BEST, playing(garden), seed) for seed in range(8)}
    assert chosen == {Place(cell("c1"))}


def test_the_strongest_puts_its_hq_where_it_shuts_the_way() -> None:
    """Blue has to come over c3 to take anything from pink (WL-25)."""
    garden = draw(
        """
        P  p  po #  .  .  o
        #  #  p  #  .  .  b
        po p  p  b  b  b  bo
        #  #  #  #  #  #  B
        """,
        {PINK: EMPTY, BLUE: ROPE},
    )
    command = choice(BEST, playing(garden))
    assert command == MoveHeadquarters(cell("c3"))
    moved = draw(
        """
        P  p  po #  .  .  o
        #  #  p  #  .  .  b
        po p  p^ b  b  b  bo
        #  #  #  #  #  #  B
        """,
        {PINK: EMPTY, BLUE: ROPE},
    )
    assert choice(BEST, playing(moved)) == Take()


@pytest.mark.parametrize("level", ["beginner", "expert"])
@pytest.mark.parametrize("handicap", ["loop", "overhand", "figure-eight"])
def test_two_bots_of_a_pair_tie_together(level: Level, handicap: Handicap) -> None:
    """WL-34, WL-39: whatever the time each half takes, it is the knot that is asked for."""
    rng = Random(f"{level}/{handicap}")
    for _ in range(6):
        tail, head = (hands.half(level, rng, handicap, end) for end in ("tail", "head"))
        assert ropes.tied_together(
            ropes.laid(tail), ropes.laid(head), ropes.Task(handicap, "overhand")
        )


def test_one_of_a_pair_draws_its_own_end_and_then_waits() -> None:
    """WL-34, WL-35: the same with an enemy's knot; the second to sit leaves takes and places."""
    bot = Gardener(PLANNERS[3], "hard")
    lawn = "P p . . o\n. b . b o\no . . . B"
    for hand, first, second in (
        (ROPE, EndLaid, KnotTied),
        (enemy_knot(BLUE), EndPulled, KnotUntied),
    ):
        garden = draw(lawn, {PINK: hand, BLUE: EMPTY})
        match = playing(garden, terms(garden.plan, people=(2, 1)))
        command = choice(bot, match, seat=1)
        events = decide(match, Seat(1), command, SECOND)
        assert isinstance(events[0], first)
        match = wormlord.evolve(match, events[0])
        assert choice(bot, match, seat=1) is None
        command = choice(Gardener(PLANNERS[0], "easy"), match)
        assert isinstance(decide(match, Seat(0), command, SECOND)[0], second)
    garden = draw(lawn, {PINK: own_knot(PINK), BLUE: EMPTY})
    match = playing(garden, terms(garden.plan, people=(2, 1)))
    assert choice(bot, match, seat=1) is None
    assert isinstance(choice(bot, match, seat=0), Place)


def test_a_bot_completes_the_rope_of_a_person() -> None:
    """WL-34: its half fits to one that was drawn otherwise."""
    garden = draw("P p . . o\n. b . b o\no . . . B", {PINK: ROPE, BLUE: EMPTY})
    match = playing(garden, terms(garden.plan, people=(2, 1)))
    human = Tie(examples.half("overhand", "tail"))
    match = wormlord.evolve(match, decide(match, Seat(0), human, SECOND)[0])
    command = choice(Gardener(PLANNERS[0], "easy"), match, seat=1)
    assert isinstance(decide(match, Seat(1), command, SECOND)[0], KnotTied)


def test_a_gesture_takes_its_time_and_failed_tries_take_more() -> None:
    """Beginners blunder about every fifth rope; strangers' hands take as long as their strokes."""
    garden = draw("P p . . o\n. b . b o\no . . . B", {PINK: ROPE, BLUE: EMPTY})
    seen = view(playing(garden), Seat(0))
    bot = Gardener(PLANNERS[0], "beginner")
    command = bot.choose(seen, (), Random(3), SECOND)
    assert isinstance(command, Tie)
    paces = [bot.pace(seen, command, Random(seed)) for seed in range(200)]
    drawn = command.rows[-1][2]
    assert min(paces) == drawn == ladder(wormlord).pace(seen, command, Random(1))
    assert 20 <= sum(pace > drawn + 1_000 for pace in paces) <= 75
    quick, slow = (Gardener(PLANNERS[0], level) for level in ("expert", "beginner"))
    assert quick.pace(seen, Take(), Random(1)) < slow.pace(seen, Take(), Random(1))
    assert bot.pace(seen, Ready(), Random(1)) >= 600


def test_untying_takes_as_long_as_the_pull() -> None:
    """WL-18"""
    garden = draw("P p . . o\n. b . b o\no . . . B", {PINK: enemy_knot(BLUE), BLUE: EMPTY})
    seen = view(playing(garden), Seat(0))
    command = BUILDER.choose(seen, (), Random(3), SECOND)
    assert isinstance(command, Untie)
    assert BUILDER.pace(seen, command, Random(1)) == command.pulls[0].rows[-1][2]


def test_a_spectator_and_the_count_down_are_waited_out() -> None:
    """WL-08, WL-45: nothing to do is None."""
    garden = draw("P p . . o\n. b . b o\no . . . B", {PINK: EMPTY, BLUE: EMPTY})
    assert BEST.choose(view(playing(garden), None), (), Random(1), SECOND) is None


OPENING = """
    .  .  .  P  .  .  .
    .  o  .  p  .  o  .
    .  .  .  .  .  .  .
    .  o  .  .  .  o  .
    .  .  .  B  .  .  .
"""


@pytest.mark.parametrize("plan", range(4))
def test_nobody_opens_the_same_way_every_time(plan: int) -> None:
    """Where places are as good, chance decides; here, left or right."""
    match = playing(draw(OPENING, {PINK: own_knot(PINK), BLUE: ROPE}))
    bot = Gardener(PLANNERS[plan], "medium")
    assert len({choice(bot, match, seed) for seed in range(10)}) > 1


@pytest.mark.parametrize(
    ("plan", "notices_at_once"), [(0, False), (1, False), (2, False), (3, True)]
)
def test_the_weak_notice_late_that_an_enemy_is_about_to_win(
    plan: int, notices_at_once: bool
) -> None:
    """Blue has just placed the knot that threatens c3; a while later everybody has seen it."""
    garden = draw(
        """
        P  p  bo .  .
        .  p  b  .  .
        .  .  o  b  bo
        .  .  .  .  b
        po .  .  .  B
        """,
        {PINK: own_knot(PINK), BLUE: EMPTY},
    )
    bot, block = Gardener(PLANNERS[plan], "medium"), Place(cell("c1"))
    fresh, old = (replace(playing(garden), now=Millis(at)) for at in (700, 25_000))
    assert all(choice(bot, old, seed) == block for seed in range(6))
    seen = [choice(bot, fresh, seed) == block for seed in range(12)]
    assert all(seen) if notices_at_once else not all(seen)


def test_the_weak_forget_their_hq() -> None:
    """The third plan hardly ever thinks of it, those below never, the fourth at once (WL-24)."""
    garden = draw(
        """
        P  p  po #  .  .  o
        #  #  p  #  .  .  b
        po p  p  b  b  b  bo
        #  #  #  #  #  #  B
        """,
        {PINK: EMPTY, BLUE: ROPE},
    )
    match = playing(garden)
    thought_of = [
        sum(
            isinstance(choice(Gardener(plan, "easy"), match, s), MoveHeadquarters)
            for s in range(200)
        )
        for plan in PLANNERS
    ]
    assert thought_of[:2] == [0, 0]
    assert 0 < thought_of[2] < 20
    assert thought_of[3] == 200


def test_the_weak_fancy_an_objective_and_the_better_take_the_near_one() -> None:
    """One that is far has its charm, and keeps it: knot after knot goes there."""
    lawn = "P p p . o\n. . . . .\n. . . . .\n. . . . .\no . . o B"
    match = playing(draw(lawn, {PINK: own_knot(PINK), BLUE: ROPE}))
    near = [0, 0, 0]
    for signal in range(60):
        assert isinstance(match.phase, Playing)
        other = replace(match, phase=replace(match.phase, signal=Millis(signal)))
        assert len({mood(view(other, Seat(0)), Random(seed)) for seed in range(3)}) == 1
        for plan in range(3):
            bot = Gardener(PLANNERS[plan], "medium")
            near[plan] += choice(bot, other, signal) == Place(cell("d1"))
    assert near[0] < near[1] < near[2]
    assert near[2] >= 24


def test_at_the_end_of_the_time_points_count() -> None:
    """WL-32: with a knot's time left an objective is worth more than a way to anywhere."""
    garden = draw(
        """
        P  o  .  .  .  .  .
        p  p  p  p  p  .  o
        .  .  .  .  .  .  o
        .  .  b  b  b  b  B
        """,
        {PINK: own_knot(PINK), BLUE: ROPE},
    )
    match = playing(garden, terms(garden.plan, limit=30_000))
    late = replace(match, now=Millis(27_000))
    assert time_left(view(late, Seat(0))) == 3_000
    assert choice(BEST, late) == Place(Cell(1, 0))


@pytest.mark.parametrize(("plan", "counts"), [(0, False), (1, False), (2, True)])
def test_the_third_plan_counts_points_when_the_time_is_nearly_up(plan: int, counts: bool) -> None:
    """WL-32: one knot is left, and only d1 from blue turns the round; the way to win is another."""
    garden = draw(
        """
        P  p  p  b  .  .
        .  .  #  b  .  o
        o  .  #  b  .  o
        .  .  #  .  .  B
        """,
        {PINK: own_knot(PINK), BLUE: ROPE},
    )
    match = playing(garden, terms(garden.plan, limit=60_000))
    early, late = (
        sum(
            choice(Gardener(PLANNERS[plan], "medium"), replace(match, now=Millis(at)), seed)
            == Place(cell("d1"))
            for seed in range(40)
        )
        for at in (10_000, 58_800)
    )
    assert (late >= early + 10) == counts
