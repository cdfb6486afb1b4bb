"""`wormery play`: the way in for a family."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from wormery.cli.play import address_in_the_network, answers, free_port


def playing(port: int, folder: Path) -> subprocess.Popen[str]:
    """Start the command."""
    command = [sys.executable, "-m", "wormery", "play"]
    words = ["--no-browser", "--alone", "--port", str(port), "--store", str(folder / "games.db")]
    return subprocess.Popen(
        [*command, *words], stdout=subprocess.PIPE, text=True, env={**os.environ, "COLUMNS": "200"}
    )


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    """A port at which a Wormery plays."""
    found = free_port(18_400)
    process = playing(found, tmp_path)
    try:
        until = time.monotonic() + 60
        while not answers(found):
            assert process.poll() is None
            assert time.monotonic() < until
            time.sleep(0.05)
        yield found
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=30)


def test_it_starts_and_a_second_start_finds_it(port: int, tmp_path: Path) -> None:
    again = playing(port, tmp_path / "elsewhere")
    told, _ = again.communicate(timeout=60)
    assert again.returncode == 0
    assert "running already" in told


def test_a_taken_port_is_passed_over() -> None:
    with socket.socket() as taken:
        taken.bind(("", 0))
        taken.listen()
        number = taken.getsockname()[1]
        assert not answers(number)
        assert free_port(number) != number


def test_the_address_for_others_is_no_loopback() -> None:
    assert not (address_in_the_network() or "").startswith("127.")
