"""Invitations to be scanned: the address of a table as a QR code."""

from functools import lru_cache
from io import BytesIO

import segno


@lru_cache(maxsize=500)
def qr_code(link: str) -> bytes:
    """The link as an SVG."""
    drawing = BytesIO()
    segno.make(link, error="m").save(drawing, kind="svg", scale=8, border=4, xmldecl=False)
    return drawing.getvalue()
