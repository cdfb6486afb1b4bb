"""Which names a server goes by: links lead here, and only our own pages open sockets."""

import logging
from typing import Any

import pytest

from wormery.server.hosts import Hosts
from wormery.server.settings import Settings


def _scope(host: str, origin: str | None = None, server: str = "192.168.1.5") -> dict[str, Any]:
    headers = [(b"host", host.encode())]
    if origin is not None:
        headers.append((b"origin", origin.encode()))
    return {
        "type": "http",
        "scheme": "http",
        "server": (server, 8400),
        "headers": headers,
    }


OURS = ["localhost:8400", "127.0.0.1:8400", "[::1]:8400", "192.168.1.5:8400", "LOCALHOST:8400"]
THEIRS = [
    "evil.example",
    "evil.example:8400",
    "192.168.1.6:8400",
    "[",
    "",
    "x" * 5_000,
    "a@b",
    "a/b",
]


@pytest.mark.parametrize("host", OURS)
def test_without_a_public_url_links_follow_a_host_that_is_plausibly_ours(host: str) -> None:
    """Localhost, loopback, and the very address that a connection came in at."""
    assert Hosts(Settings()).base(_scope(host)) == f"http://{host.lower()}"


@pytest.mark.parametrize("host", THEIRS)
def test_other_hosts_are_not_believed(host: str) -> None:
    """Links lead to where the connection came in; pages of that name open no socket."""
    hosts = Hosts(Settings())
    assert hosts.base(_scope(host)) == "http://192.168.1.5:8400"
    assert not hosts.may_open(_scope(host, f"http://{host}"))


def test_a_public_url_is_what_links_say() -> None:
    """Whatever the Host; and its pages, and those of other origins that were named, are ours."""
    given = Settings(public_url="https://worms.example/", origins=("https://app.example",))
    hosts = Hosts(given)
    assert hosts.base(_scope("evil.example")) == "https://worms.example"
    for origin in ("https://worms.example", "https://app.example"):
        assert hosts.may_open(_scope("127.0.0.1:8400", origin))
    assert hosts.may_open(_scope("localhost:8400", "http://localhost:8400"))
    assert hosts.may_open(_scope("worms.example", "http://worms.example"))


@pytest.mark.parametrize("origin", ["http://[", "null", "", "http://", "file:///x", "http://a b"])
def test_an_origin_that_is_none_is_refused(origin: str) -> None:
    """It ended in a traceback."""
    assert not Hosts(Settings()).may_open(_scope("localhost:8400", origin))


def test_programs_without_an_origin_come_in() -> None:
    assert Hosts(Settings()).may_open(_scope("evil.example"))


def test_a_name_that_leads_here_but_is_not_ours_opens_no_socket(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Whoever owns a name can let it lead here; the operator is told once what to set."""
    hosts = Hosts(Settings())
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            assert not hosts.may_open(_scope("rebound.example:8400", "http://rebound.example:8400"))
    assert [record.message.count("--public-url") for record in caplog.records] == [1]
