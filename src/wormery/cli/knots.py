"""`wormery knots`: judge strokes, draw them, and make strokes as bots do."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from wormery.core.compiled import warm_up
from wormery.knots import Bad, Handicap, Level, Stroke, draw_stroke, judge, parse
from wormery.knots.kernel.comparing import difference
from wormery.knots.pictures import draw as draw_worm
from wormery.knots.pictures import sheet

app = typer.Typer(help="Ropes: judge strokes, draw them, make some.", no_args_is_help=True)

StrokesFile = Annotated[
    Path,
    typer.Argument(exists=True, dir_okay=False, readable=True, help="A stroke a line (JSONL)."),
]
MOST_DRAWN = 400  # ropes in one sheet


class Judged(msgspec.Struct):
    """What the judge says about one line."""

    id: str | int | None
    kind: str
    alexander: tuple[int, ...]


class RefusedRow(msgspec.Struct):
    """Why a line is no stroke."""

    id: str | int | None
    error: str


class Drawn(msgspec.Struct):
    """A stroke and its verdict, as such files hold them."""

    id: str
    rows: tuple[tuple[int, int, int, int], ...]
    kind: str
    name: str
    alexander: tuple[int, ...]
    crossings: int


class Line(msgspec.Struct):
    """One line of a file of strokes, read as far as it can be."""

    id: str | int | None
    stroke: Stroke | Bad


@app.command("judge")
def judge_file(file: StrokesFile) -> None:
    """Print the verdict on every stroke of a file, one JSON object a line."""
    for line in read_lines(file):
        if isinstance(line.stroke, Bad):
            say(RefusedRow(line.id, line.stroke.code))
        else:
            verdict = judge(line.stroke)
            say(Judged(line.id, verdict.kind, verdict.alexander))


@app.command()
def draw(
    file: StrokesFile,
    out: Annotated[
        Path | None,
        typer.Option(help="A folder for one picture a stroke, or FILE.svg for all in one."),
    ] = None,
) -> None:
    """Draw strokes as worms, with over and under, as SVG."""
    out = out or Path(f"{file.stem}.svg")
    strokes: list[tuple[str, Stroke]] = []
    for number, line in enumerate(read_lines(file), start=1):
        if isinstance(line.stroke, Bad):
            typer.echo(f"line {number} is no stroke: {line.stroke.code}", err=True)
        else:
            strokes.append((str(number if line.id is None else line.id), line.stroke))
    if not strokes:
        raise typer.BadParameter("there is no stroke in this file", param_hint="FILE")
    if out.suffix == ".svg" and not out.is_dir():
        if len(strokes) > MOST_DRAWN:
            raise typer.BadParameter(f"more than {MOST_DRAWN} strokes: draw them into a folder")
        tiles = [(stroke, f"{name}: {judge(stroke).name}") for name, stroke in strokes]
        out.write_text(sheet(tiles), encoding="utf-8")
        typer.echo(f"{len(strokes)} strokes drawn: {out}")
        return
    out.mkdir(parents=True, exist_ok=True)
    for name, stroke in strokes:
        picture = draw_worm(stroke, judge(stroke).name)
        (out / f"{file_name(name)}.svg").write_text(picture, encoding="utf-8")
    typer.echo(f"{len(strokes)} strokes drawn into {out}")


@app.command()
def sample(
    level: Annotated[Level, typer.Argument(help="How well the bot draws.")],
    count: Annotated[int, typer.Argument(min=1, max=100_000, help="How many strokes.")],
    seed: Annotated[int, typer.Option(help="The same seed draws the same strokes.")] = 1,
    handicap: Annotated[Handicap, typer.Option(help="The knot the bot is after.")] = "overhand",
) -> None:
    """Make strokes as a bot draws them, blunders included, one JSON object a line."""
    rng = Random(seed)
    for number in range(count):
        stroke = draw_stroke(level, rng, handicap)
        found = judge(stroke)
        name = f"{level}-{seed}-{number}"
        say(Drawn(name, stroke.rows, found.kind, found.name, found.alexander, found.crossings))


@app.command()
def compare(
    count: Annotated[int, typer.Argument(min=1, help="How many random ropes.")] = 1_000_000,
    seed: Annotated[int, typer.Option(help="The first of so many seeds.")] = 1,
) -> None:
    """Hold machine code against plain Python: verdicts, packed ropes and weaving, rope by rope."""
    warm_up()
    bar = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*bar, console=Console(stderr=True)) as progress:
        found = list(differences(progress.track(range(seed, seed + count))))
    for each, what in found:
        typer.echo(f"seed {each} is {what} differently")
    typer.echo(f"{count} ropes, {len(found)} differences")
    if found:
        raise typer.Exit(1)


def differences(seeds: Iterable[int]) -> Iterator[tuple[int, str]]:
    """The seeds that show a difference, and what it is in."""
    for seed in seeds:
        what = difference(seed)
        if what is not None:
            yield seed, what


def read_lines(file: Path) -> Iterator[Line]:
    """Every line of a file, each with its stroke or the reason why it holds none."""
    with file.open("rb") as lines:
        for line in lines:
            yield read_line(line)


def read_line(line: bytes) -> Line:
    """One line, whatever is in it."""
    try:
        found: object = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return Line(None, Bad("not_json"))
    if not isinstance(found, dict):
        return Line(None, Bad("not_an_object"))
    name = found.get("id")
    name = name if isinstance(name, str | int) and not isinstance(name, bool) else None
    try:
        return Line(name, parse(found.get("rows"), found.get("when", ())))
    except Bad as refusal:
        return Line(name, refusal)


def say(thing: Judged | RefusedRow | Drawn) -> None:
    """Print one JSON object on a line of its own."""
    typer.echo(msgspec.json.encode(thing))


def file_name(name: str) -> str:
    """A name for a file that stays in its folder whatever the stroke is called."""
    return re.sub(r"[^A-Za-z0-9_-]", "_", name)[:100] or "_"
