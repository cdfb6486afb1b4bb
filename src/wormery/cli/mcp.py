"""`wormery mcp`: the games as tools for language models, over standard input and output."""

from importlib.util import find_spec

from wormery.core import Refusal


def mcp() -> None:
    """Offer the three games as tools over the Model Context Protocol (stdio)."""
    if find_spec("mcp") is None:
        raise Refusal("TB-04", "the Model Context Protocol needs: pip install 'wormery[mcp]'")
    from wormery.research.language.server import server  # noqa: PLC0415 - optional

    server().run("stdio")
