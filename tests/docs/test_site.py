"""The site builds without a warning, every link leads somewhere, nothing comes from elsewhere."""

import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from tests.docs.diagrams import PICTURES, drawn

ROOT = Path(__file__).parents[2]
LOADED = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src"}


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """The site as `make docs` builds it, somewhere else."""
    shutil.copytree(ROOT / "docs", tmp_path / "docs")
    settings = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    settings = settings.replace("site_dir: .build/site", "site_dir: out")
    settings = settings.replace("paths: [src]", f"paths: [{ROOT / 'src'}]")
    (tmp_path / "mkdocs.yml").write_text(settings, encoding="utf-8")
    built = subprocess.run(
        [sys.executable, "-m", "zensical", "build", "--strict", "--config-file", "mkdocs.yml"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    return tmp_path / "out"


class Links(HTMLParser):
    """What a page leads to, what it loads, and where one can jump in it."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.names: set[str] = set()
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """One tag."""
        values = dict(attrs)
        self.names |= {value for value in (values.get("id"), values.get("name")) if value}
        if tag == "a" and (link := values.get("href")):
            self.links.append(link)
        if (name := LOADED.get(tag)) and (link := values.get(name)):
            self.loaded.append(link)


def test_every_link_leads_somewhere_and_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    pages = {page: Links(page) for page in site.rglob("*.html")}
    assert len(pages) > 20
    for page, found in pages.items():
        assert not [each for each in found.loaded if urlsplit(each).netloc], page
        for link in [*found.links, *found.loaded]:
            assert leads_somewhere(page, link, pages), f"{page.name}: {link}"
    styles = " ".join(file.read_text() for file in site.rglob("*.css"))
    assert not re.search(r"(@import|url\()\s*['\"]?https?:", styles)
    reference = (site / "reference.html").read_text()
    assert "wormery.research.arena.hold.hold" in reference
    assert "Play a contest" in reference  # out of a docstring
    assert {page.name for page in (site / "lab").glob("*.html")} >= {"wormi.html", "wurmt.html"}


def leads_somewhere(page: Path, link: str, pages: dict[Path, Links]) -> bool:
    """Whether a link out of a page is there, and the heading it names."""
    parts = urlsplit(link)
    if parts.scheme or parts.netloc or page.name == "404.html":
        return True
    target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
    target = target / "index.html" if target.is_dir() else target
    named = not parts.fragment or target not in pages
    return target.exists() and (named or unquote(parts.fragment) in pages[target].names)


def test_the_diagrams_show_the_rules_of_today() -> None:
    """`python -m tests.docs.diagrams` draws them anew."""
    for name, picture in drawn().items():
        assert (PICTURES / name).read_text(encoding="utf-8") == picture, name
