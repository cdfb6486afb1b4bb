"""`wormery bench peers`: what a move costs us, and what it costs others in the same minutes."""

import os
import platform
from functools import partial
from pathlib import Path
from typing import Annotated, cast, get_args

import typer

from wormery import __version__
from wormery.bench.load.process import serving
from wormery.bench.measured import LoadMeasured
from wormery.bench.peers.installing import (
    MissingPeerError,
    PeerName,
    install,
    label,
    node_version,
    serving_peer,
    usual_cache,
)
from wormery.bench.peers.measured import (
    NO_TABLE,
    OURS,
    Compared,
    PeerMeasured,
    PeersReport,
    peers_grid,
)
from wormery.bench.peers.players import CROWDS, WsCrowd
from wormery.bench.report import JsonOption, printed, store_or_new, tell
from wormery.bench.server import measure_load, measure_ours

BARE = "bare"


def bench_peers(  # noqa: PLR0913, PLR0917 - options of a command
    game: Annotated[Compared, typer.Option(help="What is played.")] = "wormi",
    tables: Annotated[str, typer.Option(help="Numbers of tables, with commas.")] = "50,500",
    peers: Annotated[
        str,
        typer.Option(
            help="Whose servers stand beside ours, with commas; bare is ours without tables."
        ),
    ] = "bare,ws,colyseus,boardgame",
    seconds: Annotated[float, typer.Option(help="How long each measurement takes.")] = 4.0,
    rounds: Annotated[int, typer.Option(help="How often all of them take turns.")] = 1,
    cache: Annotated[
        Path | None, typer.Option(help="Where libraries are kept; default: the user's cache.")
    ] = None,
    json: JsonOption = None,
) -> None:
    """Measure other game servers beside ours, by turns: same rules, same load, own processes.

    Needs Node 20 and npm, which fetches the libraries the first time. Ours, bare or not, writes
    every move to disk before anybody sees it; the others keep theirs in memory.
    """
    named = [name for name in peers.split(",") if name]
    if unknown := set(named) - {BARE, *get_args(PeerName)}:
        raise typer.BadParameter(f"no such peer: {', '.join(sorted(unknown))}")
    wanted = [cast("PeerName", name) for name in named if name != BARE]
    try:
        node = node_version() if wanted else ""
        folders = {name: install(name, cache or usual_cache()) for name in wanted}
    except MissingPeerError as error:
        raise typer.BadParameter(str(error)) from error
    results: list[PeerMeasured] = []
    for count in [int(word) for word in tables.split(",")]:
        for _ in range(rounds):
            results.append(PeerMeasured(OURS, _measure_ours(game, count, seconds)))
            if BARE in named:
                results.append(PeerMeasured(NO_TABLE, _measure_bare(game, count, seconds)))
            for name, folder in folders.items():
                measured = measure_peer(name, folder, game, count, seconds)
                results.append(PeerMeasured(label(name), measured))
    report = PeersReport(
        version=__version__,
        game=game,
        python=platform.python_version(),
        node=node,
        cores=os.cpu_count() or 1,
        load=round(os.getloadavg()[0], 1),
        peers=tuple(results),
    )
    tell([printed(peers_grid(report))], report, json)


def _measure_ours(game: Compared, count: int, seconds: float) -> LoadMeasured:
    with store_or_new("") as where:
        return measure_ours(game, where, count, seconds)


def _measure_bare(game: Compared, count: int, seconds: float) -> LoadMeasured:
    """picows and the same log: what is left to whoever makes the table's own way shorter."""
    from wormery.bench.peers.bare import serve_bare  # noqa: PLC0415 - picows is optional

    with store_or_new("") as where, serving(partial(serve_bare, game), where) as server:
        return measure_load(server, WsCrowd("127.0.0.1", server.port, game), count, seconds)


def measure_peer(
    name: PeerName, folder: Path, game: Compared, count: int, seconds: float
) -> LoadMeasured:
    """Start somebody else's server, and let so many tables play."""
    with serving_peer(folder, game) as server:
        return measure_load(server, CROWDS[name]("127.0.0.1", server.port, game), count, seconds)
