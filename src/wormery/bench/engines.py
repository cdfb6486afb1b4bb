"""`wormery bench engines`: how fast the games are, beside engines that others wrote."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial, reduce
from importlib import import_module
from importlib.util import find_spec
from itertools import count as counted_up
from random import Random
from time import thread_time
from typing import Annotated, Any

import msgspec
import typer
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from wormery.bots.any import playing
from wormery.core import AnyGame, Millis, Seat, Setup, generator
from wormery.games.catalogue import GAMES, game_named

SPIELS = ("checkers", "lines_of_action", "chinese_checkers", "hearts", "crazy_eights")
CHESS_DEPTH, WORMI_DEPTH = 4, 4


class Measure(Struct, frozen=True):
    """How many of something were done in a second, on one core."""

    engine: str
    what: str
    count: int
    seconds: float

    @property
    def rate(self) -> float:
        """So many a second."""
        return self.count / self.seconds


def engines(
    seconds: Annotated[float, typer.Option(min=0.01, help="How long to measure each.")] = 1.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure perft, playouts and moves of every game; others where they are installed."""
    print_measures(list(measured(seconds)), as_json=as_json)


def print_measures(measures: Sequence[Measure], *, as_json: bool) -> None:
    """Print measures as a table, or as JSON."""
    if as_json:
        rows = [{**msgspec.to_builtins(each), "rate": each.rate} for each in measures]
        typer.echo(msgspec.json.format(msgspec.json.encode(rows)).decode())
        return
    table = Table(title="On one core, each second", title_justify="left")
    table.add_column("engine")
    table.add_column("what")
    table.add_column("rate", justify="right")
    for each in measures:
        table.add_row(each.engine, each.what, f"{each.rate:,.0f}")
    Console().print(table)


def measured(seconds: float) -> Iterator[Measure]:
    """Every measure, one after another."""
    yield from _wormi_kernel(seconds)
    yield from _wurmt_kernel(seconds)
    yield from _wormlord_kernel(seconds)
    for game in GAMES:
        yield from _rules(game, seconds)
    yield from _chess(seconds)
    yield from bench_spiels(SPIELS, seconds)


def timed(
    engine: str,
    what: str,
    once: Callable[[], int],
    seconds: float,
    clock: Callable[[], float] = thread_time,
) -> Measure:
    """Do it until so much processor time is spent, so that others on the machine do not count.

    Nor does the first time, which may have to compile. Who works in threads of its own is timed
    by another *clock*.
    """
    once()
    began, count = clock(), 0
    while (spent := clock() - began) < seconds or count == 0 or spent == 0:
        count += once()
    return Measure(engine, what, count, spent)


def _wormi_kernel(seconds: float) -> Iterator[Measure]:
    kernel = import_module("wormery.games.wormi.kernel.rules")
    is_compiled = import_module("wormery.core.compiled").IS_COMPILED
    name = "wormi kernel" if is_compiled else "wormi kernel, not compiled"
    wormi = game_named("wormi")
    state = _begun(wormi, 0)
    board = kernel.pack(state.game.position)
    depth = WORMI_DEPTH if is_compiled else 2
    yield timed(name, "perft nodes", lambda: int(kernel.perft(board, depth)), seconds)
    steps = 100_000 if is_compiled else 50
    walk = lambda: int(kernel.random_walk(board.copy(), 1, steps))  # noqa: E731 - a task
    yield timed(name, "random moves", walk, seconds)


def _wurmt_kernel(seconds: float) -> Iterator[Measure]:
    kernel = import_module("wormery.games.wurmt.kernel.rules")
    beds = import_module("wormery.games.wurmt.kernel.beds")
    about = game_named("wurmt").ABOUT
    dice = import_module("wormery.core.dice").dice_of(1)
    box = beds.box_of(Setup(2, about.options()))
    games = 200 if import_module("wormery.core.compiled").IS_COMPILED else 1
    task = partial(kernel.playouts, box, 2, games, dice)
    yield timed("wurmt kernel", "random actions", lambda: int(task()), seconds)


def _wormlord_kernel(seconds: float) -> Iterator[Measure]:
    """Random rounds of three minutes at most, on every map for every number of sides."""
    kernel = import_module("wormery.games.wormlord.kernel.rules")
    rounds = import_module("wormery.games.wormlord.kernel.rounds")
    maps = import_module("wormery.games.wormlord.maps.texts")
    game, dice = game_named("wormlord"), import_module("wormery.core.dice").dice_of(1)
    many = 100 if import_module("wormery.core.compiled").IS_COMPILED else 1
    for plan in maps.shelf().values():
        for sides in plan.sides:
            setup = Setup(sides, game.ABOUT.options(map=plan.name))
            match = reduce(game.evolve, game.begin(setup, generator("bench")), None)
            soil = kernel.pack(game.view(match, None))
            hands = rounds.hands_of([rounds.Player("medium")] * sides)
            task = partial(rounds.random_rounds, soil, hands, 180_000.0, many, dice)
            what = f"random rounds, {plan.name}, {sides} sides"
            yield timed("wormlord kernel", what, partial(_counted, task, many), seconds)


def _counted(task: Callable[[], object], many: int) -> int:
    """Do it; so many were done."""
    task()
    return many


def _rules(game: AnyGame, seconds: float) -> Iterator[Measure]:
    """The plain rules, played at random through the Game protocol."""
    rng = Random("bench")
    yield timed(
        f"{game.ABOUT.name} rules", "random commands", lambda: _commands(game, rng, 40), seconds
    )


def _begun(game: AnyGame, number: int) -> Any:
    setup = Setup(game.ABOUT.seats[0], game.ABOUT.options())
    return reduce(game.evolve, game.begin(setup, generator(f"bench {number}")), None)


def _commands(game: AnyGame, rng: Random, most: int) -> int:
    """Play at random from a new deal; deadlines run out when nobody can act."""
    state = _begun(game, rng.randrange(1000))
    seats = game.ABOUT.seats[0]
    now = 0
    for number in range(most):
        listed = [
            (Seat(seat), command)
            for seat in range(seats)
            for command in playing(game.moves(state, Seat(seat)))
        ]
        deadline = game.deadline(state)
        if game.outcome(state) is not None or not (listed or deadline is not None):
            return number + 1
        if not listed and deadline is not None:
            now = max(now, deadline)
            events = game.expire(state, Millis(now))
        else:
            seat, command = rng.choice(listed)
            events = game.decide(state, seat, command, Millis(now))
        state = reduce(game.evolve, events, state)
    return most


def _chess(seconds: float) -> Iterator[Measure]:
    if find_spec("chess") is None:
        return
    chess = import_module("chess")

    def perft(board: Any, depth: int) -> int:
        if depth == 1:
            return int(board.legal_moves.count())
        total = 0
        for move in list(board.legal_moves):
            board.push(move)
            total += perft(board, depth - 1)
            board.pop()
        return total

    yield timed("python-chess", "perft nodes", lambda: perft(chess.Board(), CHESS_DEPTH), seconds)


def bench_spiels(names: Sequence[str], seconds: float) -> Iterator[Measure]:
    """Its own rollouts, a whole game in one call of C++."""
    if find_spec("pyspiel") is None:
        return
    pyspiel = import_module("pyspiel")
    for name in names:
        game = pyspiel.load_game(name)
        bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
        seeds = counted_up()

        def rollout(game: Any = game, bots: Any = bots, seeds: Iterator[int] = seeds) -> int:
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, next(seeds))
            return int(state.move_number())

        yield timed(f"OpenSpiel {name}", "random moves", rollout, seconds)
