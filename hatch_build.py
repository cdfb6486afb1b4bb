"""Builds the browser client when a wheel is built, so that it is served from inside the package."""

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the built pages into wheels; an editable install is served from the work tree."""

    def dependencies(self) -> list[str]:
        """What has to be there: Node as a Python package, where the machine has none."""
        build = self._build()
        return [] if build["on_the_machine"]() else [build["NODE_PACKAGE"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, unless this is an editable install or has it already."""
        if version == "editable" or self.target_name != "wheel":
            return
        self._build()["main"]()
        build_data["artifacts"].append("src/wormery/web/")

    def _build(self) -> dict[str, Any]:
        return runpy.run_path(str(Path(self.root) / "web" / "build.py"))
