"""Whoever asks too fast waits alone: TB-16, and a second later."""

import time
from pathlib import Path

import httpx

from tests.server.clients import server


def test_who_asks_too_fast_hears_of_it_late_and_others_at_once(tmp_path: Path) -> None:
    """TB-16: an answer at once would only be asked for again."""
    with (
        server(str(tmp_path / "h.db"), request_rate=0.01, request_burst=1.0) as process,
        httpx.Client(base_url=process.url, timeout=20) as http,
    ):
        assert http.get("/api/games").status_code == 200
        before = time.monotonic()
        refused = http.get("/api/games")
        assert (refused.status_code, refused.json()["rule"]) == (429, "TB-16")
        assert time.monotonic() - before >= 1.0
        assert http.get("/health").status_code == 200
