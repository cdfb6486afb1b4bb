"""Points made of drawings, where the library for it is here: most chats show no drawings."""

from collections.abc import Sequence
from pathlib import Path

LETTERS = "letters"
"""The folder of the client with the letters that names are painted in."""


def can_paint() -> bool:
    """Whether the library is here that makes points of drawings."""
    try:
        import resvg_py  # noqa: F401, PLC0415 - optional
    except ImportError:
        return False
    return True


def letters_in(client: Path) -> tuple[str, ...]:
    """The files of letters that the client brings along."""
    return tuple(str(path) for path in sorted((client / LETTERS).glob("*.ttf")))


def painted(drawing: str, letters: Sequence[str]) -> str:
    """A drawing as PNG, written as hexadecimal; in a job process, for it takes a while."""
    import resvg_py  # noqa: PLC0415 - optional

    return bytes(resvg_py.svg_to_bytes(svg_string=drawing, font_files=list(letters))).hex()
