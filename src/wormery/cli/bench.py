"""`wormery bench`: how fast it all is on this machine. Compare numbers of one run, as ratios."""

import typer

from wormery.bench.engines import engines
from wormery.bench.growth import bench_growth
from wormery.bench.knots import bench_knots
from wormery.bench.page import bench_page
from wormery.bench.peers.command import bench_peers
from wormery.bench.research import bench_research
from wormery.bench.server import bench_server
from wormery.bench.waking import bench_waking
from wormery.bench.wormlord import bench_wormlord

app = typer.Typer(
    help="Measure speed on this machine; compare numbers of one run, as ratios.",
    no_args_is_help=True,
)
app.command("engines")(engines)
app.command("growth")(bench_growth)
app.command("knots")(bench_knots)
app.command("page")(bench_page)
app.command("peers")(bench_peers)
app.command("research")(bench_research)
app.command("server")(bench_server)
app.command("waking")(bench_waking)
app.command("wormlord")(bench_wormlord)
