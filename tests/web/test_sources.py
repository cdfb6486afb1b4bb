"""The client's sources: typed, tested in small parts, and fetched from nowhere in particular."""

import runpy
import subprocess
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def _node(*command: str) -> subprocess.CompletedProcess[str]:
    node, _ = runpy.run_path(str(WEB / "build.py"))["tools"]()
    return subprocess.run(
        [str(node), *command], cwd=WEB, capture_output=True, text=True, check=False
    )


def test_every_type_fits(client: Path) -> None:
    """TypeScript is strict, and svelte-check has nothing to say."""
    assert client.is_dir()
    checked = _node(
        "node_modules/svelte-check/bin/svelte-check",
        *("--tsconfig", "./tsconfig.json", "--fail-on-warnings"),
    )
    assert checked.returncode == 0, checked.stdout
    worker = _node("node_modules/typescript/bin/tsc", "-p", "src/worker")
    assert worker.returncode == 0, worker.stdout


def test_the_small_parts_work(client: Path) -> None:
    """Words, options, replays, squares and requests, as vitest sees them."""
    assert client.is_dir()
    tested = _node("node_modules/vitest/vitest.mjs", "run")
    assert tested.returncode == 0, tested.stdout + tested.stderr


def test_packages_are_locked_by_name_alone() -> None:
    """The lock file names no place that packages come from."""
    assert '"resolved"' not in (WEB / "package-lock.json").read_text()
