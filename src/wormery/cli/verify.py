"""`wormery verify`: replay a table's log, check its seeds and print how its games ended."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from wormery.app import games, open_store
from wormery.core import Refusal, decode
from wormery.protocol.api import Replay
from wormery.server.settings import Settings
from wormery.store.ids import TableId
from wormery.table.fold import game_of
from wormery.table.verify import Checked
from wormery.table.verify import verify as check


def verify(
    table: Annotated[
        str, typer.Argument(help="The id of a table in the store, or a file with its replay.")
    ],
    store: Annotated[
        str, typer.Option(envvar="WORMERY_STORE", help="A file, or postgresql://…")
    ] = Settings.store,
    commitment: Annotated[
        str | None,
        typer.Option(help="The hash you were shown when the last game began, to compare with."),
    ] = None,
) -> None:
    """Replay a log, check every seed and outcome; exits with 1 if something does not follow."""
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


def _entries(table: str, store: str) -> Sequence[bytes]:
    if Path(table).is_file():
        replay: Replay = decode(Replay, Path(table).read_bytes())
        if not replay.over:
            raise Refusal("TB-20", "the game is not over; its log is still secret")
        return [bytes(entry) for entry in replay.entries]
    return asyncio.run(_stored(TableId(table), store))


async def _stored(table: TableId, where: str) -> Sequence[bytes]:
    if "://" not in where and not Path(where).is_file():
        raise Refusal("TB-18", f"there is no store at {where}")
    opened = await open_store(where)
    try:
        return await opened.read(table)
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
