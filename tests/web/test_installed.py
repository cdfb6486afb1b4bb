"""The pages kept on a device: they open without a connection, and never stay behind the server."""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.web.conftest import NewPerson, people_at, served
from tests.web.people import Person

NEWER = '<meta name="build" content="newer"></head>'

UPDATED = """async () => {
  const replaced = new Promise((done) => navigator.serviceWorker.oncontrollerchange = done);
  await (await navigator.serviceWorker.getRegistration()).update();
  await replaced;
}"""


@pytest.fixture(scope="module")
def build(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the built pages that can be replaced by a newer build."""
    return Path(shutil.copytree(client, tmp_path_factory.mktemp("build") / "web"))


@pytest.fixture(scope="module")
def home(build: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of these pages."""
    with served(build, "tests.web.serving", tmp_path_factory.mktemp("home"), build) as address:
        yield address


@pytest.fixture
def owner(browser: Browser, home: str) -> Iterator[NewPerson]:
    """Makes people who keep the pages on their device."""
    with people_at(browser, home) as new:
        yield lambda **window: new(installs=True, **window)


def test_without_a_connection_the_pages_open_and_say_what_needs_one(owner: NewPerson) -> None:
    """Rule books and the practice pad are there; tables are not, and nobody pretends."""
    anna = _keeps_the_pages(owner())
    anna.context.set_offline(True)
    anna.page.reload()
    expect(anna.page.get_by_role("alert")).to_contain_text("No connection to the server")
    expect(anna.card("Wormi")).to_contain_text("needs a connection")
    anna.looks("offline-home")
    anna.page.get_by_role("alert").get_by_role("link", name="Rules: Das Wurmt").click()
    expect(anna.page.locator("#DW-14")).to_be_attached()
    anna.page.reload()
    expect(anna.page.locator("#DW-14")).to_be_attached()
    anna.goes("/practice")
    expect(anna.page.locator(".pad canvas")).to_be_visible()
    anna.goes("/t/ABC234")
    anna.sees("No connection to the server")
    anna.context.set_offline(False)
    anna.goes()
    expect(anna.card("Wormi").get_by_role("button", name="Play a bot now")).to_be_enabled()
    assert anna.complaints() == []


def test_a_newer_build_takes_over_at_once_or_with_the_next_link(
    owner: NewPerson, build: Path
) -> None:
    """Whoever has not touched the page is not asked; whoever has, finishes what they do."""
    anna, bert = _keeps_the_pages(owner()), _keeps_the_pages(owner())
    bert.page.get_by_role("heading", level=1).click()
    bert.page.evaluate("window.same = true")
    _release(build, worker=True)
    anna.page.reload()
    expect(anna.page.locator("meta[name=build]")).to_be_attached()
    bert.page.evaluate(UPDATED)
    assert bert.page.evaluate("same")
    bert.page.get_by_role("link", name="My games").first.click()
    expect(bert.page.locator("meta[name=build]")).to_be_attached()


def test_a_page_of_another_protocol_is_not_loaded_from_the_device_again(
    owner: NewPerson, build: Path
) -> None:
    """The server speaks another protocol: the page that is kept is left for the server's."""
    anna = _keeps_the_pages(owner())
    _release(build, worker=False)
    anna.page.route_web_socket(re.compile("/socket"), _speaks_of_tomorrow)
    anna.goes("/learn/wormi")  # a table; what is at /t/… stands in the server's memory
    expect(anna.page.locator("meta[content=newest]")).to_be_attached()


def _keeps_the_pages(someone: Person) -> Person:
    someone.goes()
    someone.page.evaluate("navigator.serviceWorker.ready")
    someone.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    expect(someone.card("Wormi").get_by_role("button", name="Play a bot now")).to_be_enabled()
    return someone


def _release(build: Path, *, worker: bool) -> None:
    """Another page; with another worker, as every build has."""
    for packed in [*build.glob("*.br"), *build.glob("*.gz")]:
        packed.unlink()
    newer = NEWER if worker else NEWER.replace("newer", "newest")
    for page in (*build.glob("index*.html"), *build.glob("home*.html")):
        page.write_text(page.read_text().replace("</head>", newer))
    if worker:
        script = build / "service-worker.js"
        script.write_text(re.sub(r'version:"\w+"', 'version:"newer"', script.read_text()))


def _speaks_of_tomorrow(socket: WebSocketRoute) -> None:
    server = socket.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        told = json.loads(message)
        if "protocol" in told:
            told["protocol"] += 1
        socket.send(json.dumps(told))

    server.on_message(pass_on)
