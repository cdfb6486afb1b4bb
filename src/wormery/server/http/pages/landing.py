"""The page at `/` while no web client is built in: open tables, and where the API is told."""

from collections.abc import Sequence
from html import escape

from wormery import __version__
from wormery.protocol.api import TableInfo

_STYLE = """
body { font: 1.1rem/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto;
       padding: 0 1rem; color: #222; background: #fdfbf7 }
h1 { font-size: 1.6rem } code { background: #eee6da; padding: 0 .2em }
table { border-collapse: collapse; width: 100% } th, td { text-align: left; padding: .3rem .6rem }
tr + tr { border-top: 1px solid #ddd } a { color: #0b5394 }
@media (prefers-color-scheme: dark) {
  body { color: #eee; background: #1d1b18 } code { background: #3a352d } a { color: #9cc7f2 } }
"""


def landing(open_tables: Sequence[TableInfo]) -> str:
    """The page, with nothing on it that is fetched from elsewhere."""
    rows = "".join(_row(table) for table in open_tables)
    tables = (
        f"<table><tr><th>Code</th><th>Game</th><th>Seats</th></tr>{rows}</table>"
        if rows
        else "<p>No public table waits for people right now.</p>"
    )
    return page(
        "Wormery",
        f"<h1>Wormery {escape(__version__)}</h1>"
        "<p>A server for three worm games. This build has no web client in it; programs can play "
        'over the <a href="/api">API</a>.</p>'
        f"<h2>Open tables</h2>{tables}",
    )


def page(title: str, body: str) -> str:
    """A plain page around *body*."""
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head><body>{body}</body></html>"
    )


def _row(table: TableInfo) -> str:
    taken = sum(bool(place.name or place.bot) for place in table.seats)
    return (
        f"<tr><td><code>{escape(table.code)}</code></td><td>{escape(table.game)}</td>"
        f"<td>{taken} of {len(table.seats)}</td></tr>"
    )
