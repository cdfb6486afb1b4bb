"""`wormery bench peers` plays at other people's servers, and sets them beside ours."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from wormery.bench.measured import LoadMeasured
from wormery.bench.page import named_grids, read_numbers
from wormery.bench.peers.command import bench_peers
from wormery.bench.peers.installing import MissingPeerError, install
from wormery.bench.peers.measured import (
    NO_TABLE,
    OURS,
    PeerMeasured,
    PeersReport,
    peers_grid,
    together,
)
from wormery.core import decode, encode

CACHE = Path(__file__).parents[3] / ".build" / "peers"


def test_the_bare_log_and_the_bare_relay_are_measured_beside_ours(tmp_path: Path) -> None:
    try:
        install("ws", CACHE, patience_s=20)
    except MissingPeerError as missing:
        pytest.skip(f"ws is not there and cannot be fetched: {missing}")
    numbers = tmp_path / "peers.json"
    bench_peers("wormi", "2", "bare,ws", 0.2, 1, CACHE, numbers)
    report = decode(PeersReport, numbers.read_bytes())
    assert [each.server for each in report.peers] == [OURS, NO_TABLE, "ws 8.23.0"]
    assert all(each.measured.moves_per_second > 0 for each in report.peers)


MEASURED = LoadMeasured(50, 900, 1000, 1000.0, 1.0, 2.0, 3.0, 0.1, 40.0)
REPORT = PeersReport(
    *("0", "wormi", "3", "20", 2, 1.0),
    (PeerMeasured(OURS, MEASURED), PeerMeasured("ws 8", replace(MEASURED, p99_ms=5.0))),
)


def test_several_runs_are_shown_by_their_middle_and_as_a_ratio() -> None:
    fast = replace(MEASURED, moves_per_cpu_second=2000)
    faster = replace(MEASURED, moves_per_cpu_second=4000)
    runs = [
        REPORT,
        replace(REPORT, peers=(PeerMeasured("ws 8", fast),)),
        replace(REPORT, load=3.0, peers=(PeerMeasured("ws 8", faster),)),
    ]
    grid = peers_grid(together(runs))
    assert grid.rows[0][:5] == ("50", OURS, "1000", "1000", "")
    assert grid.rows[1][:5] == ("50", "ws 8", "2000", "1000, 2000, 4000", "0.50")
    assert together(runs).load == 3.0


def test_the_page_knows_the_numbers_of_peers() -> None:
    assert list(named_grids(read_numbers(encode(REPORT)))) == ["wormi peers"]
