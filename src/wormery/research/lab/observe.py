"""One game of a study: played, then told again with an eye on who leads."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from random import Random
from typing import Any

from msgspec import Struct

from wormery.bots.wormlord.levels import PLANNERS
from wormery.core import Millis, Outcome, Seat, Setup, agree, generator
from wormery.games.catalogue import game_named
from wormery.research.arena.bots import bot_named
from wormery.research.lab.plan import StudyGame
from wormery.research.simulated import SimulatedGame, SimulatedSeat, play
from wormery.research.standing import shares
from wormery.research.wormlord.plans import PlanTerms, garden, played


class Observation(Struct, frozen=True):
    """What is kept of a game."""

    key: str
    winners: tuple[int, ...]
    shares: tuple[float, ...]  # of the one point, by seat
    reason: str
    plies: int
    millis: int  # of the game's own time
    lead_changes: int | None  # None where nobody looked
    led_at_half: int | None  # the seat that led alone at half of the plies
    is_forfeit: bool


def observe(task: StudyGame) -> Observation:
    """Play a game."""
    if task.in_kernel:
        return observe_round(task)
    game = game_named(task.game)
    options = agree(game.ABOUT, task.seats, task.options).options
    players = [
        SimulatedSeat(
            bot_named(game, bot, Seat(seat), options),
            Random(f"{task.seed}/{task.deal}/{task.rotation}/{seat}"),
        )
        for seat, bot in enumerate(task.bots)
    ]
    dice = generator(f"{task.seed}/{task.deal}")
    told = play(game, Setup(task.seats, options), dice, players, Millis(task.budget_ms))
    leaders = _leaders(game, told)
    return Observation(
        task.key,
        tuple(told.outcome.winners),
        shares(told.outcome),
        told.outcome.reason,
        len(told.plies),
        told.plies[-1].at,
        _changes(leaders),
        leaders[len(leaders) // 2] if leaders else None,
        told.forfeit is not None,
    )


def observe_round(task: StudyGame) -> Observation:
    """Play a round of Wormlord in the kernel, with plans and hands as in `plan2@medium`."""
    plans = [bot.removeprefix("plan").partition("@") for bot in task.bots]
    skill: Any = plans[0][2]
    options, seconds = task.options, task.options["time_limit"]
    terms = PlanTerms(
        options["map"], task.seats, skill, seed=task.seed, handicaps=tuple(options["handicaps"])
    )
    if seconds is not None:
        terms = terms._replace(limit=1000.0 * seconds)
    planners = [PLANNERS[int(plan) - 1] for plan, _, _ in plans]
    deal = f"{task.seed}/{task.seats}/{task.deal}/{task.rotation}"
    ended = played(garden(terms.name, task.seats), planners, terms, deal)
    winners = () if ended.winner < 0 else (Seat(ended.winner),)
    reason = "points" if ended.by_points else "objectives"
    outcome = Outcome(winners, reason, (0.0,) * task.seats)
    return Observation(
        task.key, winners, shares(outcome), reason, 0, round(ended.lasted), None, None, False
    )


def _leaders(game: Any, played: SimulatedGame) -> Sequence[int | None]:
    """After every ply: the seat that leads alone, or nobody."""
    measure = LEADS.get(game.ABOUT.name)
    if measure is None:
        return ()
    found, state = [], None
    ends = [ply.first for ply in played.plies[1:]] + [len(played.events)]
    for ply, end in zip(played.plies, ends, strict=True):
        for event in played.events[ply.first : end]:
            state = game.evolve(state, event)
        found.append(_first(measure(game.view(state, None))))
    return found


def _first(standing: Sequence[float]) -> int | None:
    best = max(standing)
    ahead = [seat for seat, each in enumerate(standing) if each == best]
    return ahead[0] if len(ahead) == 1 else None


def _changes(leaders: Sequence[int | None]) -> int:
    """How often somebody else leads than the last who did."""
    told = [leader for leader in leaders if leader is not None]
    return sum(a != b for a, b in pairwise(told))


def _wormi(view: Any) -> Sequence[float]:
    """Who has the longer run of consecutive numbers that touch."""
    runs = [run.last - run.first for run in view.runs]
    return runs if view.blue in (0, None) else runs[::-1]


def _wurmt(view: Any) -> Sequence[float]:
    """Points."""
    return [float(score) for score in view.scores]


def _wormlord(view: Any) -> Sequence[float]:
    """Rounds won, then objectives held; of a pair the first seat stands for both."""
    standing = [-1.0] * sum(len(side.seats) for side in view.sides)
    for side in view.sides:
        standing[side.seats[0]] = 10 * side.wins + len(side.objectives)
    return standing


LEADS: dict[str, Callable[[Any], Sequence[float]]] = {
    "wormi": _wormi,
    "wurmt": _wurmt,
    "wormlord": _wormlord,
}
"""What it is to lead, by game; a game that is not here has no leads to change."""


def is_lost_lead(outcome: Outcome | Observation, leader: int | None) -> bool:
    """Whether somebody led at half-time and did not win."""
    return leader is not None and leader not in outcome.winners
