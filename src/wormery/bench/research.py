"""`wormery bench research`: environments, each by its library's own benchmark, beside others."""

import io
import os
import re
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from time import process_time, time
from typing import Annotated, Any

import numpy as np
import typer

from wormery.bench.engines import Measure, bench_spiels, print_measures, timed
from wormery.core import Refusal
from wormery.core.compiled import IS_COMPILED
from wormery.core.dice import dice_of
from wormery.research.vector.kernel.modes import RANDOM

GAMES_AT_ONCE = 256
ROUNDS = 20
SPIELS = ("checkers", "hearts", "crazy_eights", "wormery_wormi", "wormery_wurmt")
PGX = ("connect_four", "animal_shogi", "leduc_holdem", "sparrow_mahjong")
POOLS = ("Blackjack-v1", "CartPole-v1")


def bench_research(
    seconds: Annotated[float, typer.Option(min=0.01, help="How long to measure each.")] = 3.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure the environments: vectors, Gymnasium, PettingZoo, OpenSpiel; pgx and EnvPool too.

    Rates are by processor time. Others are measured where they are installed.
    """
    print_measures(list(measured(seconds)), as_json=as_json)


def measured(seconds: float) -> Iterator[Measure]:
    """Every measure, one after another."""
    for extra in ("gymnasium", "pettingzoo", "pyspiel"):
        if find_spec(extra) is None:
            raise Refusal("TB-04", f"{extra} is missing: pip install wormery[research]")
    yield from _vectors(seconds)
    yield from _gymnasium(seconds)
    yield from _pettingzoo()
    import_module("wormery.research.spiel")
    yield from bench_spiels(SPIELS, seconds)
    yield from _pgx(seconds)
    yield from _envpool(seconds)


# Ours, in one compiled call


def _vectors(seconds: float) -> Iterator[Measure]:
    """With masks and observations, and the same rows with nothing to be seen of them."""
    vector = import_module("wormery.research.vector")
    count = GAMES_AT_ONCE if IS_COMPILED else 2
    rounds = ROUNDS if IS_COMPILED else 1
    for name in ("wormi", "wurmt", "wormlord"):
        games = getattr(vector, name)(count)
        label = f"vector, {name}" if IS_COMPILED else f"vector, {name}, not compiled"
        steps = partial(_played, games, rounds)
        yield from _stepped(label, steps, games, seconds)
        yield timed(label, "steps of the rules alone", partial(_bare, games, rounds), seconds)


def _stepped(label: str, steps: Callable[[], int], games: Any, seconds: float) -> Iterator[Measure]:
    """Steps and, where a step is several events, events; actions are drawn beside the time."""
    steps()
    spent, count, before = 0.0, 0, _events(games)
    dice, actions = dice_of(1), np.zeros(games.count, dtype=np.int64)
    happened = 0
    while spent < seconds:
        games.sample(dice, actions)
        began = process_time()
        games.step(actions)
        spent += process_time() - began
        count += games.count
        after = _events(games)
        happened += int(np.maximum(0, after - before).sum())
        before = after
    yield Measure(label, "steps with masks and observations", count, spent)
    if happened:
        yield Measure(label, "events of these", happened, spent)


def _events(games: Any) -> Any:
    if games.game.name != "wormlord":
        return np.zeros(1)
    return games.rows[:, import_module("wormery.research.arrays.kernel.wormlord").EVENTS].copy()


def _played(games: Any, rounds: int) -> int:
    dice, actions = dice_of(1), np.zeros(games.count, dtype=np.int64)
    for _ in range(rounds):
        games.sample(dice, actions)
        games.step(actions)
    return int(rounds * games.count)


def _bare(games: Any, rounds: int) -> int:
    """Steps of random games, drawn and played inside the call, with nothing to be seen of them."""
    games.calls.bare(games.kit, 0, rounds, games.count, RANDOM)
    return int(rounds * games.count)


# By the benchmark of each library


def _by_own_benchmark(label: str, what: str, run: Callable[[], float]) -> Measure:
    """What a benchmark says it did in a second, by the processor time that it took."""
    began, worked = time(), process_time()
    rate = run()
    return Measure(label, what, int(rate * (time() - began)), process_time() - worked)


def _gymnasium(seconds: float) -> Iterator[Measure]:
    gymnasium = import_module("gymnasium")
    import_module("wormery.research.gym")
    performance = import_module("gymnasium.utils.performance")
    for title in ("Wormi", "Wurmt", "Wormlord"):
        many = gymnasium.make_vec(
            f"wormery/{title}-v0",
            GAMES_AT_ONCE,
            vectorization_mode="vector_entry_point",
            copy=False,
        )
        run = partial(performance.benchmark_vector_step, many, seconds, 1)
        yield _by_own_benchmark("gymnasium", f"benchmark_vector_step, {title}", run)
        one = gymnasium.make(f"wormery/{title}-v0", disable_env_checker=True)
        run = partial(performance.benchmark_step, one, seconds, 1)
        yield _by_own_benchmark("gymnasium", f"benchmark_step against bots, {title}", run)


def _pettingzoo() -> Iterator[Measure]:
    """Its benchmark takes five seconds and prints what it finds."""
    benchmark = import_module("pettingzoo.test").performance_benchmark
    for name in ("wormi", "wurmt", "wormlord"):
        env = import_module(f"wormery.research.environments.{name}_v0").env()
        run = partial(_printed_rate, benchmark, env)
        yield _by_own_benchmark("pettingzoo", f"performance_benchmark, {name}", run)


def _printed_rate(benchmark: Callable[[Any], None], env: Any) -> float:
    said = io.StringIO()
    with redirect_stdout(said):
        benchmark(env)
    found = re.search(r"([\d.e+]+) turns per second", said.getvalue())
    assert found is not None
    return float(found[1])


# Others


def _pgx(seconds: float) -> Iterator[Measure]:
    """Random legal actions in a compiled loop over a batch, on the processor."""
    if find_spec("pgx") is None or find_spec("jax") is None:
        return
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")
    jax, pgx = import_module("jax"), import_module("pgx")
    jnp, renewed = import_module("jax.numpy"), import_module("pgx.experimental").auto_reset
    for name in PGX:
        env = pgx.make(name)
        once = _pgx_loop(jax, jnp, env, renewed(env.step, env.init))
        yield timed("pgx on the CPU", f"steps, {name}", once, seconds, process_time)


def _pgx_loop(jax: Any, jnp: Any, env: Any, step: Any) -> Callable[[], int]:
    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), GAMES_AT_ONCE))

    def advance(carried: Any, key: Any) -> Any:
        keys = jax.random.split(key, GAMES_AT_ONCE + 1)
        odds = jnp.log(carried.legal_action_mask.astype(jnp.float32))
        actions = jax.random.categorical(keys[-1], odds, axis=1)
        return jax.vmap(step)(carried, actions, keys[:-1]), None

    many = jax.jit(lambda states, keys: jax.lax.scan(advance, states, keys)[0])
    kept = [states, jax.random.PRNGKey(1)]

    def once() -> int:
        kept[1], key = jax.random.split(kept[1])
        kept[0] = jax.block_until_ready(many(kept[0], jax.random.split(key, ROUNDS)))
        return ROUNDS * GAMES_AT_ONCE

    return once


def _envpool(seconds: float) -> Iterator[Measure]:
    if find_spec("envpool") is None:
        return
    envpool = import_module("envpool")
    for name in POOLS:
        pool = envpool.make_gymnasium(name, num_envs=GAMES_AT_ONCE, num_threads=1)
        pool.reset()
        actions = np.zeros(GAMES_AT_ONCE, dtype=np.int32)

        def once(pool: Any = pool, actions: Any = actions) -> int:
            for _ in range(ROUNDS):
                pool.step(actions)
            return ROUNDS * GAMES_AT_ONCE

        yield timed("envpool", f"steps, {name}", once, seconds, process_time)
