"""The Wormi bots: legal at every level, sensible when spoken to, better from rung to rung."""

from dataclasses import replace
from functools import reduce
from random import Random
from types import SimpleNamespace
from typing import cast

import pytest

from wormery.bots.ladders import bots_of, ladder, level_named
from wormery.bots.wormi.estimate import links
from wormery.bots.wormi.levels import LEVELS, better_side, varied
from wormery.bots.wormi.thinking import Candidate
from wormery.core import AnyGame, Millis, Refusal, Seat, Setup, Side, generator
from wormery.core.bot import Bot, Level
from wormery.core.compiled import warm_up
from wormery.games import tally, wormi
from wormery.games.wormi import Command, Match, MatchView, Options, Position, Square
from wormery.games.wormi.evolve import to_move
from wormery.games.wormi.kernel.rules import index, make, pack, unmake
from wormery.research.arena import arranged, hold
from wormery.table.bot_seats import delay_of

BUDGET = Millis(30)
WORM = "a1,b2,c1,d2,e1,f2,g3,f4,e3,d4,c3,b4,a5,b6,c5,d6"
every_level = pytest.mark.parametrize("level", LEVELS, ids=lambda level: f"level {level.name}")


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    warm_up()


def begun(options: Options | None = None, seed: str = "bots") -> Match:
    """A match at its beginning."""
    events = wormi.begin(Setup(2, options or Options()), generator(seed))
    match = reduce(wormi.evolve, events, None)
    assert match is not None
    return match


def given(match: Match, seat: Seat, command: Command) -> Match:
    """The match after a command."""
    return reduce(wormi.evolve, wormi.decide(match, seat, command, Millis(0)), match)


def asked(bot: Bot[MatchView, Command], match: Match, seat: Seat, seed: int = 1) -> Command | None:
    """What a bot does."""
    return bot.choose(wormi.view(match, seat), wormi.moves(match, seat), Random(seed), BUDGET)


def nearly() -> Position:
    """Blue has one link missing: piece 16 can step beside piece 15."""
    blue = [Square(name) for name in WORM.split(",")]
    blue[15] = Square("e7")
    return Position((tuple(blue), begun().game.position.pieces[1]), Side(0))


@every_level
def test_every_level_plays_on_by_the_rules_and_waits_for_its_turn(level: Level) -> None:
    """WI-05"""
    match = begun()
    for _ in range(6):
        seat = to_move(match)
        assert seat is not None
        assert asked(level.new(), match, Seat(1 - seat)) is None
        command = asked(level.new(), match, seat)
        assert command is not None
        match = given(match, seat, command)


@pytest.mark.parametrize("level", LEVELS[:-1], ids=lambda level: f"level {level.name}")
def test_a_bot_without_a_clock_is_a_function_of_view_and_chance(level: Level) -> None:
    match = begun()
    assert asked(level.new(), match, Seat(0), 5) == asked(level.new(), match, Seat(0), 5)


@pytest.mark.parametrize("level", LEVELS[3:], ids=lambda level: f"level {level.name}")
def test_who_plans_finishes_a_worm_that_is_one_move_away(level: Level) -> None:
    """WI-14"""
    match = begun(Options(position=wormi.write_position(nearly())))
    command = asked(level.new(), match, Seat(0))
    assert command is not None
    over = given(match, Seat(0), command).outcome
    assert over is not None
    assert over.winners == (Seat(0),)


def test_low_levels_overlook_chains_of_jumps() -> None:
    """WI-09"""
    bot = LEVELS[0].new()
    for seed in range(20):
        match = begun(seed=str(seed))
        command = asked(bot, match, Seat(0), seed)
        assert isinstance(command, wormi.Move)
        way = next(
            move.path
            for move in wormi.view(match, Seat(0)).moves
            if (move.piece, move.to) == (command.piece, command.to)
        )
        assert len(way) == 2


@pytest.mark.parametrize("level", LEVELS[:-1], ids=lambda level: f"level {level.name}")
def test_the_same_deal_is_not_always_opened_the_same_way(level: Level) -> None:
    match = begun(seed="opening")
    assert len({asked(level.new(), match, Seat(0), seed) for seed in range(10)}) > 1


def test_the_best_varies_its_openings_without_giving_anything_away() -> None:
    candidates = [Candidate(move, 14, 14 + lead, (move,)) for move, lead in enumerate((1, 0.9, 0))]
    orders = {tuple(varied(candidates, Random(seed))) for seed in range(20)}
    assert orders == {(0, 1, 2), (1, 0, 2)}


def wandered(seed: int) -> Match:
    """A match after some random moves."""
    match, rng = begun(seed=f"link {seed}"), Random(seed)
    for _ in range(24):
        seat = to_move(match)
        assert seat is not None
        move = rng.choice(wormi.view(match, seat).moves)
        match = given(match, seat, wormi.Move(move.piece, move.to))
    return match


def test_beginners_take_the_link_at_hand_rather_than_any_move() -> None:
    """They err like people: without a plan, but not at random."""
    taken, wanted, chances = 0, 0, 0.0
    for seed in range(60):
        match = wandered(seed)
        board = pack(match.game.position)
        before, after = int(links(board[:16])), {}
        for move in wormi.view(match, Seat(0)).moves:
            back = make(board, 64 * (move.piece - 1) + index(move.to, Side(0)))
            after[move.piece, move.to] = int(links(board[:16])) > before
            unmake(board, back)
        command = asked(LEVELS[0].new(), match, Seat(0), seed)
        assert isinstance(command, wormi.Move)
        taken += after[command.piece, command.to]
        wanted += any(after.values())
        chances += sum(after.values()) / len(after)
    assert wanted > 30
    assert 3 * chances < taken < wanted  # far more often than by chance, and some are overlooked


def test_bots_take_as_long_as_people_and_not_always_the_same() -> None:
    view, command = wormi.view(begun(), Seat(0)), wormi.Move(1, Square("a1"))
    for level in bots_of(wormi).values():
        bot = level.new()
        paces = {delay_of(bot, view, command, Random(seed)) for seed in range(30)}
        assert min(paces) >= 500
        assert max(paces) <= 3000
        assert len(paces) > 10


@every_level
def test_a_draw_is_declined_when_ahead_and_welcome_when_far_behind(level: Level) -> None:
    """WI-16"""
    match = begun(Options(position=wormi.write_position(nearly())))
    assert (
        asked(level.new(), given(match, Seat(1), wormi.Offer("draw")), Seat(0)) == wormi.Decline()
    )
    assert asked(level.new(), given(match, Seat(0), wormi.Offer("draw")), Seat(1)) == wormi.Accept()


@every_level
def test_taking_back_is_allowed_by_the_kind_levels(level: Level) -> None:
    """WI-19"""
    match = begun()
    match = given(match, Seat(0), wormi.Move(*first_move(match)))
    answer = asked(level.new(), given(match, Seat(0), wormi.Offer("take_back")), Seat(1))
    assert answer == (wormi.Accept() if int(level.name) <= 4 else wormi.Decline())


def first_move(match: Match) -> tuple[int, Square]:
    """Any move."""
    move = wormi.view(match, Seat(0)).moves[0]
    return move.piece, move.to


def test_who_may_choose_takes_the_side_that_is_nearer_to_its_worm() -> None:
    """WI-18"""
    options = Options(position=wormi.write_position(nearly()), fairness="pie")
    match = begun(options)
    assert better_side(wormi.view(match, Seat(1)), BUDGET) == Side(0)
    assert asked(LEVELS[0].new(), match, Seat(1)) == wormi.Choose(Side(0))


def test_levels_go_by_name() -> None:
    """TB-04"""
    assert level_named(wormi, "easy") is LEVELS[0]
    assert level_named(wormi, "strong") is LEVELS[-1]
    assert [level.name for level in ladder(wormi).levels] == list("12345678")
    with pytest.raises(Refusal, match="TB-04"):
        level_named(wormi, "9")
    silent = SimpleNamespace(**{**vars(tally), "ABOUT": replace(tally.ABOUT, bots="")})
    assert ladder(cast("AnyGame", silent)).levels == ()


def test_planning_beats_feeling_beats_chance() -> None:
    for better, worse in (("6", "3"), ("3", "random")):
        report = hold(arranged("wormi", [better, worse], 4))
        assert not report.forfeits
        assert report.standings[0].score > 0.7
