"""How large the head of a request may be: its address, and all its headers."""

from collections.abc import Sequence
from typing import Final

LARGEST_HEAD: Final = 32 * 1024
LONGEST_ROW: Final = 8_000
"""One header, or the address of a request, in bytes."""
MOST_HEADERS: Final = 100


def is_too_large(headers: Sequence[tuple[bytes, bytes]], address: int) -> bool:
    """Whether a request says more than it may, *address* being how long its address is."""
    rows = [len(name) + len(value) + 4 for name, value in headers]
    return (
        len(rows) > MOST_HEADERS
        or address > LONGEST_ROW
        or max(rows, default=0) > LONGEST_ROW
        or sum(rows) + address > LARGEST_HEAD
    )
