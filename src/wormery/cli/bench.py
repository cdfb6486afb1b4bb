"""`wormery bench`: how fast it all is on this machine. Compare numbers of one run, as ratios."""

import typer

from wormery.cli.bench_knots import bench_knots

app = typer.Typer(
    help="Measure speed on this machine; compare numbers of one run, as ratios.",
    no_args_is_help=True,
)
app.command("knots")(bench_knots)
