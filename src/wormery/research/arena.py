"""Bots against bots: the same deals for all, seats rotated, and an honest account of chance."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

from msgspec import Struct

from wormery.bots.any import AnyMove
from wormery.bots.ladders import ladder, level_named
from wormery.core import AnyGame, Millis, Outcome, Refusal, Seat, Setup, agree, encode, generator
from wormery.core.bot import Bot, Pace
from wormery.games.catalogue import game_named
from wormery.research.program import Program
from wormery.research.simulated import Played, Player, play
from wormery.research.standing import Standing, interval, shares

PROGRAM = "exec:"
SECOND = Millis(1000)


@dataclass(frozen=True)
class Contest:
    """Who plays what, how often, and how long they may think."""

    game: str
    bots: tuple[str, ...]
    games: int
    seats: int
    options: Any
    seed: str = "arena"
    budget: Millis = SECOND
    logs: Path | None = None


class GameResult(Struct, frozen=True):
    """One game of a contest."""

    deal: int
    rotation: int
    lineup: tuple[int, ...]  # by seat: the number of the bot
    outcome: Outcome
    commands: int
    thought: tuple[float, ...]  # seconds, by seat
    forfeit: str | None


class Report(Struct, frozen=True):
    """A contest that was played."""

    game: str
    games: int
    seed: str
    budget_ms: Millis
    standings: tuple[Standing, ...]
    forfeits: tuple[str, ...]
    results: tuple[GameResult, ...]


def arranged(
    game: str, bots: Sequence[str], games: int, *, seats: int | None = None, options: Any = None
) -> Contest:
    """A contest whose bots, seats and options are known to fit (TB-04)."""
    played = game_named(game)
    about = played.ABOUT
    if len(bots) < 2 or games < 1:
        raise Refusal("TB-04", "a contest needs two bots and a game at least")
    for bot in bots:
        if bot != "random" and not bot.startswith(PROGRAM):
            level_named(played, bot)
    wanted = max(about.seats[0], len(bots)) if seats is None else seats
    if wanted < len(bots):
        raise Refusal("TB-04", f"{len(bots)} bots for {wanted} seats")
    setup = agree(about, wanted, {} if options is None else options)
    return Contest(game, tuple(bots), games, wanted, setup.options)


def lineups(bots: int, seats: int) -> Sequence[tuple[int, ...]]:
    """The ways to seat the bots: one after another, each of them first, turned by a seat each time.

    So every bot sits equally often, everywhere, even where the seats do not divide among them.
    """
    rows = [tuple((seat + bot) % bots for seat in range(seats)) for bot in range(bots)]
    return list(dict.fromkeys(row[turn:] + row[:turn] for row in rows for turn in range(seats)))


def fixtures(contest: Contest) -> Sequence[Sequence[tuple[int, int]]]:
    """The games as (deal, rotation), those of one deal together."""
    turns = len(lineups(len(contest.bots), contest.seats))
    numbers = [divmod(number, turns) for number in range(contest.games)]
    deals = range(numbers[-1][0] + 1)
    return [[number for number in numbers if number[0] == deal] for deal in deals]


def hold(
    contest: Contest, *, jobs: int = 1, tell: Callable[[GameResult], None] = lambda _: None
) -> Report:
    """Play a contest; *tell* hears of every game."""
    results = []
    for result in _all_games(contest, jobs):
        results.append(result)
        tell(result)
    results.sort(key=lambda result: (result.deal, result.rotation))
    standings = tuple(_standing(contest, number, results) for number in range(len(contest.bots)))
    forfeits = tuple(
        f"deal {result.deal}, {_named(contest, result)}: {result.forfeit}"
        for result in results
        if result.forfeit
    )
    return Report(
        contest.game,
        contest.games,
        contest.seed,
        contest.budget,
        standings,
        forfeits,
        tuple(results),
    )


def _all_games(contest: Contest, jobs: int) -> Iterator[GameResult]:
    blocks = fixtures(contest)
    if jobs == 1:
        for block in blocks:
            for deal, rotation in block:
                yield one_game(contest, deal, rotation)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        under_way = [pool.submit(_block, contest, block) for block in blocks]
        for done in as_completed(under_way):
            yield from done.result()


def _block(contest: Contest, block: Sequence[tuple[int, int]]) -> Sequence[GameResult]:
    return [one_game(contest, deal, rotation) for deal, rotation in block]


def one_game(contest: Contest, deal: int, rotation: int) -> GameResult:
    """Play one game of a contest, and keep its log where one is wanted."""
    game = game_named(contest.game)
    lineup = lineups(len(contest.bots), contest.seats)[rotation]
    players = [
        Player(
            _bot(contest, game, contest.bots[bot], Seat(seat)),
            Random(f"{contest.seed}/{deal}/{rotation}/{seat}"),
        )
        for seat, bot in enumerate(lineup)
    ]
    setup = Setup(contest.seats, contest.options)
    played = play(game, setup, generator(f"{contest.seed}/{deal}"), players, contest.budget)
    result = GameResult(
        deal, rotation, lineup, played.outcome, played.commands, played.thought, played.forfeit
    )
    if contest.logs is not None:
        _keep(contest, contest.logs, result, played)
    return result


class AnyCommand(AnyMove):
    """Plays any listed command, but gives nothing up and proposes nothing."""

    def __init__(self, pace: Pace) -> None:
        self._pace = pace

    def choose(self, view: Any, listed: Sequence[Any], rng: Random, budget: Millis) -> Any | None:
        """One of the commands that play on; an answer where one is waited for."""
        return super().choose(view, listed, rng, budget) or rng.choice(listed)

    def pace(self, view: Any, command: Any, rng: Random) -> Millis:
        """As long as the hand of a stranger takes."""
        return self._pace(view, command, rng)


def _bot(contest: Contest, game: AnyGame, name: str, seat: Seat) -> Bot[Any, Any]:
    pace = ladder(game).pace
    if name == "random":
        return AnyCommand(pace)
    if name.startswith(PROGRAM):
        command = name.removeprefix(PROGRAM)
        return Program(command, game.ABOUT, seat, contest.options, pace)
    return level_named(game, name).new()


def _keep(contest: Contest, folder: Path, result: GameResult, played: Played) -> None:
    """A game as lines of JSON: what was agreed, the events, and how it ended."""
    folder.mkdir(parents=True, exist_ok=True)
    head = {
        "game": contest.game,
        "seats": contest.seats,
        "options": contest.options,
        "seed": f"{contest.seed}/{result.deal}",
        "bots": [contest.bots[bot] for bot in result.lineup],
    }
    lines = [encode(head), *map(encode, played.events), encode(result)]
    file = folder / f"{contest.game}-{result.deal:04}-{result.rotation}.jsonl"
    file.write_bytes(b"\n".join(lines) + b"\n")


def _named(contest: Contest, result: GameResult) -> str:
    return " - ".join(contest.bots[bot] for bot in result.lineup)


def _standing(contest: Contest, bot: int, results: Sequence[GameResult]) -> Standing:
    points = [_points(result, bot) for result in results]
    deals: dict[int, list[float]] = {}
    for result, point in zip(results, points, strict=True):
        deals.setdefault(result.deal, []).append(point)
    means = [fmean(each) for each in deals.values()]
    low, high = interval(means, len(results))
    wins = sum(_is_in(result, bot, result.outcome.winners) for result in results)
    draws = sum(not result.outcome.winners for result in results)
    return Standing(
        bot=contest.bots[bot],
        score=fmean(means),
        low=low,
        high=high,
        wins=wins,
        draws=draws,
        losses=len(results) - wins - draws,
        forfeits=sum(
            result.forfeit is not None and not _is_in(result, bot, result.outcome.winners)
            for result in results
        ),
        millis_a_game=1000 * fmean(_thought(result, bot) for result in results),
    )


def _points(result: GameResult, bot: int) -> float:
    gains = zip(result.lineup, shares(result.outcome), strict=True)
    return sum(gain for seated, gain in gains if seated == bot)


def _is_in(result: GameResult, bot: int, seats: Sequence[Seat]) -> bool:
    return any(result.lineup[seat] == bot for seat in seats)


def _thought(result: GameResult, bot: int) -> float:
    spans = zip(result.lineup, result.thought, strict=True)
    return sum(span for seated, span in spans if seated == bot)
