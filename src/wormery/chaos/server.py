"""A real `wormery serve`, to be killed, stopped and started again."""

import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Final

from wormery.chaos.services import launch
from wormery.server.settings import Settings

_PROGRAM: Final = (sys.executable, "-c", "from wormery.cli import main; main()", "serve")


class WormeryServer:
    """A server process and its settings."""

    def __init__(self, settings: Settings, log: Path, faults: Mapping[str, str]) -> None:
        self.port = settings.port
        self._log = log
        self._environment = {**os.environ, **_variables(settings), **faults}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def is_running(self) -> bool:
        """Whether the process is there."""
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Start, unless it runs; it answers a little later."""
        if not self.is_running:
            command = ["setpriv", "--pdeathsig=KILL", *_PROGRAM]
            self._process = launch(command, self._log, self._environment)

    def kill(self) -> None:
        """End at once, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End in good order."""
        self._end(signal.SIGTERM)

    def pause(self) -> None:
        """Hold still: everything stays as it is, and nothing happens."""
        self._signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Go on after a pause."""
        self._signal(signal.SIGCONT)

    def _signal(self, what: signal.Signals) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(what)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._signal(how)
        self._signal(signal.SIGCONT)
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process = None


def _variables(settings: Settings) -> dict[str, str]:
    """Settings as `wormery serve` reads them from its environment."""
    return {
        f"WORMERY_{each.name.upper()}": str(getattr(settings, each.name))
        for each in fields(settings)
        if getattr(settings, each.name) != each.default
    }
