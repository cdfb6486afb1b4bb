"""`wormery verify`: replay a table's log, check its seeds and print how its games ended.

With `--snapshots` all snapshots of a store are compared with the logs they stand for.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer

from wormery.app import games, open_store
from wormery.core import Refusal, decode
from wormery.protocol.api import Replay
from wormery.server.settings import Settings
from wormery.store.ids import TableId
from wormery.store.store import Store
from wormery.table.fold import game_of
from wormery.table.house.snapshots import verified
from wormery.table.verify import Checked
from wormery.table.verify import verify as check

AnswerT = TypeVar("AnswerT")


def verify(
    table: Annotated[
        str | None,
        typer.Argument(help="The id of a table in the store, or a file with its replay."),
    ] = None,
    store: Annotated[
        str, typer.Option(envvar="WORMERY_STORE", help="A file, or postgresql://…")
    ] = Settings.store,
    commitment: Annotated[
        str | None,
        typer.Option(help="The hash you were shown when the last game began, to compare with."),
    ] = None,
    snapshots: Annotated[
        bool, typer.Option("--snapshots", help="Compare all snapshots of the store with the logs.")
    ] = False,
) -> None:
    """Replay a log, check every seed and outcome; exits with 1 if something does not follow."""
    if snapshots:
        _verify_snapshots(store)
    elif table is None:
        raise typer.BadParameter("name a table, or a file with its replay")
    else:
        _verify_table(table, store, commitment)


def _verify_table(table: str, store: str, commitment: str | None) -> None:
    entries = _entries(table, store)
    if not entries:
        raise Refusal("TB-18", f"there is no table {table}")
    found = check(games()[game_of(entries)], entries)
    for checked in found:
        typer.echo(_sentence(checked))
    if not found:
        typer.echo("No game has begun at this table.")
    kept = commitment is None or (bool(found) and found[-1].commitment == commitment)
    if not kept:
        typer.echo("The hash that you were shown belongs to another seed.")
    if not (kept and all(c.deal_follows and c.outcome_follows for c in found)):
        raise typer.Exit(1)


def _verify_snapshots(store: str) -> None:
    found = asyncio.run(_with_store(store, _snapshots))
    typer.echo(
        f"{found['right']} snapshots agree with their logs, {found['wrong']} do not and were"
        f" thrown away, {found['other code']} are of another version."
    )
    if found["wrong"]:
        raise typer.Exit(1)


async def _snapshots(store: Store) -> Counter[str]:
    found, after, played = Counter[str](), TableId(""), games()
    while tables := await store.snapshotted(after):
        for table in tables:
            state = await verified(store, played, table)
            found[state] += 1
            if state == "wrong":
                typer.echo(f"The snapshot of {table} was wrong.")
        after = tables[-1]
    return found


def _entries(table: str, store: str) -> Sequence[bytes]:
    if Path(table).is_file():
        replay: Replay = decode(Replay, Path(table).read_bytes())
        if not replay.over:
            raise Refusal("TB-20", "the game is not over; its log is still secret")
        return [bytes(entry) for entry in replay.entries]
    return asyncio.run(_with_store(store, lambda opened: opened.read(TableId(table))))


async def _with_store(
    where: str, question: Callable[[Store], Coroutine[Any, Any, AnswerT]]
) -> AnswerT:
    if "://" not in where and not Path(where).is_file():
        raise Refusal("TB-18", f"there is no store at {where}")
    opened = await open_store(where)
    try:
        return await question(opened)
    finally:
        await opened.close()


def _sentence(checked: Checked) -> str:
    outcome = checked.outcome
    if not checked.over:
        end = "is not over"
    elif outcome is None:
        end = "was ended by agreement"
    else:
        winners = ", ".join(f"seat {seat}" for seat in outcome.winners) or "nobody"
        end = f"won by {winners} ({outcome.reason})"
    deal = "the deal follows from the seed" if checked.deal_follows else "THE DEAL DOES NOT FOLLOW"
    truth = "" if checked.outcome_follows else "; THE OUTCOME DOES NOT FOLLOW"
    return (
        f"Game {checked.number}: {end}; {checked.entries} entries; {deal}{truth}.\n"
        f"  commitment {checked.commitment}\n  seed    {checked.seed if checked.over else 'secret'}"
    )
