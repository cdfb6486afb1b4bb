"""A real `wormery serve`, to be killed, stopped and started again."""

import os
import signal
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path

from wormery.chaos.prepared import PreparedProcess
from wormery.server.settings import Settings


class WormeryServer:
    """A server process and its settings."""

    def __init__(self, settings: Settings, log: Path, faults: Mapping[str, str]) -> None:
        self.port = settings.port
        self._process = PreparedProcess(log, {**os.environ, **_variables(settings), **faults})

    def start(self) -> None:
        """Start, unless it runs; it answers a little later."""
        self._process.start()

    def kill(self) -> None:
        """End at once, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End in good order."""
        self._end(signal.SIGTERM)

    def pause(self) -> None:
        """Hold still: everything stays as it is, and nothing happens."""
        self._process.signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Go on after a pause."""
        self._process.signal(signal.SIGCONT)

    def close(self) -> None:
        """Never start again."""
        self.kill()
        self._process.close()

    def _end(self, how: signal.Signals) -> None:
        self._process.signal(how)
        self._process.signal(signal.SIGCONT)
        self._process.wait()


def _variables(settings: Settings) -> dict[str, str]:
    """Settings as `wormery serve` reads them from its environment."""
    return {
        f"WORMERY_{each.name.upper()}": str(getattr(settings, each.name))
        for each in fields(settings)
        if getattr(settings, each.name) != each.default
    }
