"""The HTTP API for people, on a plain page."""

from html import escape
from typing import Any

from wormery.protocol.api import ROUTES, Route
from wormery.server.http.pages.landing import page


def api_page() -> str:
    """Every route, with what is sent and what comes back."""
    rows = "".join(_row(route) for route in ROUTES)
    return page(
        "Wormery API",
        "<h1>Wormery API</h1><p>Everything is JSON. A guest is known by a cookie, or by "
        "<code>Authorization: Bearer</code> with the token that <code>POST /api/guest</code> "
        'gives when asked. Described for programs in <a href="/api/openapi.json">OpenAPI</a>.</p>'
        f"<table><tr><th>Ask</th><th>Send</th><th>Get</th><th>What it is</th></tr>{rows}</table>",
    )


def _row(route: Route) -> str:
    return (
        f"<tr><td><code>{route.method} {escape(route.path)}</code></td>"
        f"<td>{_name(route.body)}</td><td>{_name(route.response)}</td>"
        f"<td>{escape(route.meaning)}</td></tr>"
    )


def _name(kind: Any) -> str:
    if kind is None:
        return ""
    inner = getattr(kind, "__args__", None)
    return f"list of {inner[0].__name__}" if inner else str(kind.__name__)
