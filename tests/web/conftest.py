"""Real browsers on the real server: Chromium, one server a test process, one window a person.

Where Chromium is missing it is installed if we may; WORMERY_WITHOUT=browser leaves the tests out.
"""

import fcntl
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.clients import free_port
from tests.services import chromium
from tests.web.people import Person, Window
from wormery.server.app import CLIENT

ROOT = Path(__file__).parents[2]
IDLE = (
    # A window's address bar keeps two pages ready, which costs more than most tests do.
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    # This list takes the place of the driver's own, which is:
    *("AimEnabled", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose"),
    *("HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay", "MediaRouter"),
    *("NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch"),
    *("AvoidCorsURLLoaderRestartOnRedirect", "ThirdPartyStoragePartitioning"),
)
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-features=" + ",".join(IDLE),
)

NewPerson = Callable[..., Person]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here needs a browser."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker("browser")


@pytest.fixture(scope="session")
def client() -> Path:
    """The built pages; several test processes take turns to build them."""
    with (Path(tempfile.gettempdir()) / "wormery-client.lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        subprocess.run([sys.executable, str(ROOT / "web" / "build.py")], check=True)
    return ROOT / "src" / "wormery" / "web"


@pytest.fixture(scope="session")
def house(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that runs meanwhile."""
    with served(client, "tests.web.serving", tmp_path_factory.mktemp("house")) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium without a screen."""
    with launched() as browser:
        yield browser


@pytest.fixture
def person(browser: Browser, house: str) -> Iterator[NewPerson]:
    """Makes people, each with a window of their own; none may meet an error in it."""
    with people_at(browser, house) as new:
        yield new


@pytest.fixture(scope="session")
def garden(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose bots tie knots."""
    with served(client, "tests.web.wormlord.serving", tmp_path_factory.mktemp("garden")) as address:
        yield address


@pytest.fixture
def player(browser: Browser, garden: str) -> Iterator[NewPerson]:
    """Makes people at that server."""
    with people_at(browser, garden) as new:
        yield new


@contextmanager
def launched() -> Iterator[Browser]:
    """Chromium without a screen runs meanwhile."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(QUIET))
        yield browser
        browser.close()


@contextmanager
def browsing(module: str) -> Iterator[tuple[Browser, str]]:
    """A browser and the address of a server of a module, for programs that are no tests."""
    with (
        tempfile.TemporaryDirectory() as folder,
        served(CLIENT, module, Path(folder)) as house,
        launched() as browser,
    ):
        yield browser, house


@contextmanager
def served(client: Path, module: str, folder: Path, *more: Path) -> Iterator[str]:
    """A server of a module runs meanwhile, on a free port."""
    assert (client / "index.html").exists()
    port = free_port()
    command = [sys.executable, "-m", module, str(port), str(folder), *map(str, more)]
    process = subprocess.Popen(command, cwd=ROOT)
    address = f"http://127.0.0.1:{port}"
    try:
        while not answers(f"{address}/health"):
            assert process.poll() is None, "the server has ended"
            time.sleep(0.05)
        yield address
    finally:
        process.terminate()
        process.wait()


@contextmanager
def people_at(browser: Browser, house: str) -> Iterator[NewPerson]:
    """Makes people at a server; when they leave, nothing went wrong for any of them."""
    people: list[Person] = []

    def new(**wishes: Any) -> Person:
        someone = Person.arrives(browser, house, Window(**wishes))
        people.append(someone)
        return someone

    yield new
    for someone in people:
        someone.leaves()


def answers(address: str) -> bool:
    """Whether a server is there."""
    try:
        with urllib.request.urlopen(address, timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False
