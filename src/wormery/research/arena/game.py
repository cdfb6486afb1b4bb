"""One game of a contest: its players sit down, it is played, and its log is kept if wanted."""

from functools import partial
from pathlib import Path
from random import Random

from msgspec import Struct, to_builtins

from wormery.core import Outcome, Seat, Setup, encode, generator
from wormery.games.catalogue import game_named
from wormery.research.arena.bots import bot_named
from wormery.research.arena.contest import Contest, Fixture, lineup
from wormery.research.simulated import SimulatedGame, SimulatedSeat, play


class GameResult(Struct, frozen=True):
    """One game of a contest."""

    deal: int
    rotation: int
    lineup: tuple[int, ...]  # by seat: the number of the bot
    outcome: Outcome
    commands: int
    thought: tuple[float, ...]  # seconds, by seat
    forfeit: str | None
    meeting: int = 0

    @property
    def fixture(self) -> Fixture:
        """Which game it is."""
        return Fixture(self.meeting, self.deal, self.rotation)


def one_game(contest: Contest, fixture: Fixture) -> GameResult:
    """Play one game of a contest, and keep its log where one is wanted."""
    game, seated = game_named(contest.game), lineup(contest, fixture)
    meeting, deal, rotation = fixture
    players = [
        SimulatedSeat(
            bot_named(game, contest.bots[bot], Seat(seat), contest.options),
            Random(f"{contest.seed}/{deal}/{rotation}/{seat}"),
        )
        for seat, bot in enumerate(seated)
    ]
    setup = Setup(contest.seats, contest.options)
    played = play(game, setup, generator(f"{contest.seed}/{deal}"), players, contest.budget)
    result = GameResult(
        deal,
        rotation,
        seated,
        played.outcome,
        played.commands,
        played.thought,
        played.forfeit,
        meeting,
    )
    if contest.logs is not None:
        _keep(contest, contest.logs, result, played)
    return result


def player_of(contest: Contest) -> "partial[GameResult]":
    """What a process is given, once: how to play any game of a contest."""
    return partial(one_game, contest)


def _keep(contest: Contest, folder: Path, result: GameResult, played: SimulatedGame) -> None:
    """A game as lines of JSON: what was agreed, the events, and how it ended."""
    folder.mkdir(parents=True, exist_ok=True)
    head = {
        "game": contest.game,
        "seats": contest.seats,
        "options": contest.options,
        "seed": f"{contest.seed}/{result.deal}",
        "bots": [contest.bots[bot] for bot in result.lineup],
    }
    foot = {**to_builtins(result), "plies": played.plies}
    lines = [encode(head), *map(encode, played.events), encode(foot)]
    (folder / _file(contest, result.fixture)).write_bytes(b"\n".join(lines) + b"\n")


def _file(contest: Contest, fixture: Fixture) -> str:
    meeting = f"{fixture.meeting:03}-" if contest.in_pairs else ""
    return f"{contest.game}-{meeting}{fixture.deal:04}-{fixture.rotation}.jsonl"
