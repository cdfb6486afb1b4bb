"""`wormery chaos`: break real servers while real games are played, and count what went wrong."""

import asyncio
import signal
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from wormery.app import games
from wormery.chaos.campaign import Campaign, CampaignCounts, CampaignRun, Tell, hold
from wormery.chaos.faults.plan import KILL_WEIGHT, MEANINGS
from wormery.chaos.totals import keep
from wormery.server.run import run


def chaos(  # noqa: PLR0913, PLR0917 - every one is an option of the command
    store: Annotated[
        Literal["sqlite", "postgres"],
        typer.Option(help="One server with SQLite, or two with PostgreSQL and Redis."),
    ] = "sqlite",
    minutes: Annotated[
        float | None, typer.Option(min=0, help="How long; 5 if nothing else is said.")
    ] = None,
    kills: Annotated[
        int | None, typer.Option(min=1, help="Until so many processes were killed.")
    ] = None,
    tables: Annotated[int, typer.Option(min=1, help="Tables at a time.")] = 20,
    lease: Annotated[
        float, typer.Option(min=1, help="Seconds that a server's lease lasts; pauses are longer.")
    ] = 2.0,
    calm: Annotated[
        float, typer.Option(min=0, help="Seconds of undisturbed play between two faults.")
    ] = 1.0,
    kill_weight: Annotated[
        int, typer.Option(min=1, help="How often servers are killed, against other faults.")
    ] = KILL_WEIGHT,
    seed: Annotated[int, typer.Option(help="The same seed plans the same faults.")] = 1,
    into: Annotated[
        Path | None, typer.Option(help="A file of counts that these are added to.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Break real processes while games are played; exits with 1 if a promise was broken.

    Servers, databases, disk, clock and network are broken by a seeded plan. Ctrl-C ends it early
    and prints the counts so far.
    """
    if minutes is None and kills is None:
        minutes = 5.0
    counts = _with_a_bar(Campaign(store, seed, tables, minutes, kills, lease, calm, kill_weight))
    if into is not None:
        typer.echo(keep(counts, into), err=True)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(counts)).decode())
    else:
        _show(counts)
    if not counts.is_clean:
        raise typer.Exit(1)


def _with_a_bar(campaign: Campaign) -> CampaignCounts:
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TimeElapsedColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with bar:
        task = bar.add_task("starting", total=1.0)

        def tell(going: CampaignRun) -> None:
            said = f"{going.kills} kills, {going.ledger.acknowledged} acknowledged"
            bar.update(
                task, completed=going.share, description="counting" if going.is_over else said
            )

        held: list[CampaignCounts] = []
        run(lambda: _held(campaign, tell, held))
        return held[0]


async def _held(campaign: Campaign, tell: Tell, held: list[CampaignCounts]) -> None:
    """Hold it; Ctrl-C ends it early."""
    holding = asyncio.ensure_future(hold(campaign, games(), tell))
    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, holding.cancel)
    held.append(await holding)


def _show(counts: CampaignCounts) -> None:
    table = Table("fault", "times", "", title=f"{counts.store}, seed {counts.seed}")
    for kind, meaning in MEANINGS.items():
        if kind in counts.left_out:
            table.add_row(kind, "-", f"{meaning} (not here)")
        else:
            table.add_row(kind, str(counts.faults.get(kind, 0)), meaning)
    console = Console()
    console.print(table)
    console.print(
        f"{counts.seconds:.0f} s, {counts.tables} tables, {counts.views} views;"
        f" back to play after {counts.recovery_s_median} s (at most {counts.recovery_s_max} s)"
    )
    console.print(
        f"kills {counts.kills}, acknowledged {counts.acknowledged}, lost {counts.lost},"
        f" doubled {counts.doubled}, stale reads {counts.stale}"
    )
    console.print(
        f"refused {counts.refused}, of them done all the same {counts.undone};"
        f" logs that do not replay {counts.unreadable}; tables that stood still {counts.stuck};"
        f" tracebacks {sum(counts.tracebacks.values())}"
    )
    for problem, times in counts.tracebacks.items():
        console.print(f"  {times} x {problem}", markup=False)
    for example in counts.examples:
        console.print(f"  {example}", markup=False)
