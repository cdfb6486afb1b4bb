"""`wormery simulate`: whole servers in virtual time, with everything that can fail, many times."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from wormery.cli.bars import progress_bar
from wormery.core import Refusal
from wormery.simulation.campaign import Total, simulate_all, smallest
from wormery.simulation.campaign import simulate as simulate_one
from wormery.simulation.run import Result
from wormery.simulation.safeguards import SAFEGUARDS, without
from wormery.simulation.scenario import Scenario, drawn

_MOST_TOLD = 5  # findings that are told one by one


def simulate(  # noqa: PLR0913, PLR0917 - every one is an option of the command
    seed: Annotated[int, typer.Option(help="The number that the first run is drawn from.")] = 0,
    seeds: Annotated[int, typer.Option(min=1, help="How many runs.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Processes to run in.")] = 1,
    repeat: Annotated[
        int, typer.Option(min=1, help="Run each so often, and see that it is the same.")
    ] = 1,
    safeguard: Annotated[
        str | None,
        typer.Option("--without", help="Switch a safeguard off, to see it noticed; or: all."),
    ] = None,
    scenario: Annotated[
        Path | None, typer.Option(help="Run the scenario in this JSON file instead.")
    ] = None,
    keep: Annotated[
        Path | None, typer.Option(help="A folder to keep scenarios in that went wrong, shrunk.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Run servers, people and all that can fail in virtual time; exits with 1 if harm is done."""
    if safeguard == "all":
        _prove(seed, seeds, jobs)
        return
    if safeguard is not None and safeguard not in SAFEGUARDS:
        raise Refusal("TB-01", f"no such safeguard; there are: {', '.join(SAFEGUARDS)}")
    if scenario is not None or seeds == 1:
        found = _one(scenario, seed, repeat, safeguard, as_json=as_json)
    else:
        found = _many(range(seed, seed + seeds), jobs, safeguard, as_json=as_json)
    for result in found[:_MOST_TOLD]:
        _tell(result, safeguard, keep)
    if found:
        raise typer.Exit(1)


def _one(
    path: Path | None, seed: int, repeat: int, safeguard: str | None, *, as_json: bool
) -> list[Result]:
    chosen = drawn(seed, SAFEGUARDS[safeguard].focus if safeguard else None)
    if path is not None:
        chosen = msgspec.json.decode(path.read_bytes(), type=Scenario)
    with without(safeguard):
        results = [simulate_one(chosen) for _ in range(repeat)]
    traces = {result.trace for result in results}
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(results[0])).decode())
    else:
        typer.echo(
            f"seed {chosen.seed}: {chosen.game}, {_number(chosen.servers, 'server')}, ", nl=False
        )
        typer.echo(
            f"{len(chosen.faults)} faults, {results[0].seconds:.0f} s, trace {results[0].trace}"
        )
    if len(traces) > 1:
        typer.echo(f"{repeat} runs had {len(traces)} different traces", err=True)
        raise typer.Exit(1)
    return [result for result in results[:1] if result.findings]


def _many(seeds: range, jobs: int, safeguard: str | None, *, as_json: bool) -> list[Result]:
    total = Total()
    with progress_bar() as bar:
        task = bar.add_task("", total=len(seeds))
        for some in simulate_all(seeds, jobs, safeguard):
            total.add(some)
            bar.update(task, completed=total.runs, description=f"{len(total.found)} found")
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(total)).decode())
    else:
        Console().print(_table(total))
    return total.found


def _prove(seed: int, seeds: int, jobs: int) -> None:
    """Switch the safeguards off one after another, and tell how soon each was missed."""
    table = Table("switched off", "what it is there for", "found after", "as")
    unseen = 0
    for name, safeguard in SAFEGUARDS.items():
        runs, first = 0, None
        for some in simulate_all(range(seed, seed + seeds), jobs, name):
            if some.found:
                first = some.found[0]
                runs = first.scenario.seed - seed + 1
                break
        unseen += first is None
        kind = "-" if first is None else first.findings[0].kind
        table.add_row(name, safeguard.meaning, f"{runs} runs" if first else "not found", kind)
    Console().print(table)
    if unseen:
        raise typer.Exit(1)


def _tell(result: Result, safeguard: str | None, keep: Path | None) -> None:
    scenario = smallest(result, safeguard)
    for finding in result.findings[:1]:
        typer.echo(f"seed {scenario.seed}, after {finding.at} s: {finding.kind}: {finding.text}")
    text = msgspec.json.format(msgspec.json.encode(scenario))
    if keep is None:
        typer.echo(text.decode())
    else:
        keep.mkdir(parents=True, exist_ok=True)
        path = keep / f"{result.findings[0].kind}-{scenario.seed}.json"
        path.write_bytes(text)
        typer.echo(f"kept as {path}; run it with: wormery simulate --scenario {path}")


def _table(total: Total) -> Table:
    cpu = max(total.cpu_seconds, 1e-9)
    table = Table(
        *("", "how many"),
        title=f"{total.runs} runs, {total.virtual_seconds / 3600:.1f} virtual hours",
        caption=f"{total.runs / cpu:.0f} runs a CPU second, {total.virtual_seconds / cpu:.0f} times"
        f" as fast as life · {len(total.found)} went wrong",
    )
    for name, count in sorted(total.counts.items()):
        table.add_row(name, f"{count:,}")
    return table


def _number(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"
