"""How people reach this server: whose links are made, and which pages may open sockets.

Anybody can write anything into a Host header, and a name that somebody else owns may lead here. So
only names are believed that are plausibly ours: those that the operator gave, localhost, this
machine's own name, and the very address that a connection arrived at.
"""

import logging
import re
from ipaddress import ip_address
from socket import gethostname
from typing import Any, Final

from starlette.datastructures import Headers
from starlette.types import Scope

from wormery.server.settings import Settings

_LOGGER = logging.getLogger(__name__)

_HOST: Final = re.compile(r"(\[[0-9a-f:.]{2,45}\]|[a-z0-9._-]{1,253})(:\d{1,5})?")
_ORIGIN: Final = re.compile(r"https?://([^/\s]{1,300})")
_MOST_TOLD = 20  # hosts that are put on record


class Hosts:
    """The names that this server goes by."""

    def __init__(self, settings: Settings) -> None:
        self._public_url = settings.public_url.rstrip("/")
        given = (settings.public_url, settings.address, *settings.origins)
        me = gethostname().lower()
        self._origins = frozenset(each.rstrip("/") for each in given if each)
        self._names = frozenset(
            {"localhost", settings.host.lower(), me, f"{me}.local", *map(_name_in, given)} - {""}
        )
        self._told: set[str] = set()

    def base(self, scope: Scope) -> str:
        """How whoever asks reaches this server, for links; without a slash at the end."""
        if self._public_url:
            return self._public_url
        scheme = "https" if scope["scheme"] in ("https", "wss") else "http"
        host = Headers(scope=scope).get("host", "").lower()
        return f"{scheme}://{host if self._is_ours(host, scope) else _arrived_at(scope)}"

    def may_open(self, scope: Scope) -> bool:
        """Pages of other sites are kept out; programs that are no browser send no Origin."""
        headers = Headers(scope=scope)
        origin, host = headers.get("origin"), headers.get("host", "").lower()
        if origin is None or origin in self._origins:
            return True
        read = _ORIGIN.fullmatch(origin.lower())
        if read is None or read[1] != host:
            return False
        if not self._is_ours(host, scope):
            self._tell(host)
            return False
        return True

    def _is_ours(self, host: str, scope: Scope) -> bool:
        read = _HOST.fullmatch(host)
        if read is None:
            return False
        name = read[1].strip("[]")
        server: Any = scope.get("server") or ("", None)
        return (
            name in self._names
            or name == server[0]
            or name.endswith(".localhost")
            or _is_loopback(name)
        )

    def _tell(self, host: str) -> None:
        """Help an operator who has not said how people reach the server."""
        if len(self._told) < _MOST_TOLD and host not in self._told:
            self._told.add(host)
            _LOGGER.warning(
                "a page was refused a socket; if people reach this server by that name, "
                "say so with --public-url",
                extra={"host": host},
            )


def _name_in(url: str) -> str:
    """The host of an address that an operator gave."""
    rest = url.rpartition("://")[2].partition("/")[0].lower()
    read = _HOST.fullmatch(rest)
    return read[1].strip("[]") if read else ""


def _is_loopback(name: str) -> bool:
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def _arrived_at(scope: Scope) -> str:
    """The address that a connection came in at, which certainly leads here."""
    server: Any = scope.get("server") or ("localhost", None)
    name, port = server
    name = f"[{name}]" if ":" in name else name
    return name if port in (None, 80, 443) else f"{name}:{port}"
