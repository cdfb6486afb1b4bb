"""The strangers that bots are measured against: they play by the rules, and sit at no table."""

from functools import reduce
from random import Random

import pytest

from wormery.bots.ladders import bots_of, ladder, level_named, population
from wormery.bots.wormlord.levels import Gardener
from wormery.core import AnyGame, Millis, Seat, Setup, agree, generator
from wormery.core.bot import Level
from wormery.core.compiled import warm_up
from wormery.games.catalogue import game_named
from wormery.research.wormlord.plans import PlanTerms, garden, played

GAMES = [game_named(name) for name in ("wormi", "wurmt", "wormlord")]
TURNS = [(game, each) for game in GAMES[:2] for each in population(game)]


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    warm_up()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.ABOUT.name)
def test_strangers_have_names_of_their_own_and_sit_at_no_table(game: AnyGame) -> None:
    names = [each.name for each in population(game)]
    assert len(names) >= 6
    assert len({*names, *(each.name for each in ladder(game).levels)}) == len(names) + len(
        ladder(game).levels
    )
    assert not {*names} & {*bots_of(game)}
    assert [level_named(game, name).name for name in names] == names


@pytest.mark.parametrize(("game", "stranger"), TURNS, ids=lambda each: getattr(each, "name", ""))
def test_a_stranger_plays_by_the_rules(game: AnyGame, stranger: Level) -> None:
    setup: Setup[object] = agree(game.ABOUT, 2, {})
    state = reduce(game.evolve, game.begin(setup, generator("stranger")), None)
    bot, rng = stranger.new(), Random(1)
    chosen = None
    for seat in map(Seat, range(2)):
        listed = game.moves(state, seat)
        if listed:
            chosen = bot.choose(game.view(state, seat), listed, rng, Millis(50)) or chosen
            if chosen is not None:
                assert game.decide(state, seat, chosen, Millis(0))
                break
    assert chosen is not None


@pytest.mark.parametrize("sides", [2, 4])
@pytest.mark.parametrize("stranger", population(GAMES[2]), ids=lambda each: each.name)
def test_a_strange_gardener_plays_rounds(stranger: Level, sides: int) -> None:
    bot = stranger.new()
    assert isinstance(bot, Gardener)
    limit = 60_000.0 if sides == 2 else 20_000.0
    ended = played(
        garden(None, sides), [bot.planner] * sides, PlanTerms(None, sides, limit=limit), "x"
    )
    assert 0 < ended.lasted <= limit
