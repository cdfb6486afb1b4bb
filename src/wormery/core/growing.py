"""Values that grow by one thing at a time and share the rest with what they were before.

A state is a value, and every move makes a new one: whatever copied a whole game for it would cost
more with every move. Both kinds here are plain tuples inside, so that they can be written down and
compared like any other part of a state.
"""

from collections.abc import Iterator
from typing import Final, Generic, TypeVar
from zlib import crc32

from msgspec import Struct

ItemT = TypeVar("ItemT")

_CHUNK: Final = 32
_FAN: Final = 32


class Growing(Struct, Generic[ItemT], frozen=True, gc=False):
    """A sequence that grows and shrinks at its end, in chunks: all are full but the last one.

    That one is empty only if there is nothing at all, so that equal sequences are equal values.
    """

    full: tuple[tuple[ItemT, ...], ...] = ()
    last: tuple[ItemT, ...] = ()

    def with_one(self, item: ItemT) -> "Growing[ItemT]":
        """The same and one more item at the end."""
        if len(self.last) == _CHUNK:
            return Growing((*self.full, self.last), (item,))
        return Growing(self.full, (*self.last, item))

    def without_last(self) -> "Growing[ItemT]":
        """The same but for the item at the end."""
        if len(self.last) == 1 and self.full:
            return Growing(self.full[:-1], self.full[-1])
        return Growing(self.full, self.last[:-1])

    def end(self) -> ItemT | None:
        """The item at the end; None if there is none."""
        return self.last[-1] if self.last else None

    def backwards(self) -> Iterator[ItemT]:
        """All items, the last one first."""
        yield from reversed(self.last)
        for chunk in reversed(self.full):
            yield from reversed(chunk)

    def __len__(self) -> int:
        return _CHUNK * len(self.full) + len(self.last)

    def __iter__(self) -> Iterator[ItemT]:
        for chunk in self.full:
            yield from chunk
        yield from self.last


Bucket = tuple[str, ...]


class Counts(Struct, frozen=True, gc=False):
    """How often each of many texts was counted: a tree of two levels, by a checksum of the text.

    A text stands in its bucket as often as it was counted.
    """

    tree: tuple[tuple[Bucket, ...], ...] = ()

    def with_one(self, text: str) -> "Counts":
        """The same, with *text* counted once more."""
        row, column = _place(text)
        tree = self.tree or _EMPTY
        branch = tree[column] or _EMPTY
        return Counts(put(tree, column, put(branch, row, (*branch[row], text))))

    def without_one(self, text: str) -> "Counts":
        """The same, with *text* counted once less; it was counted last of those in its bucket."""
        row, column = _place(text)
        branch = put(self.tree[column], row, self.tree[column][row][:-1])
        return Counts(put(self.tree, column, branch if any(branch) else ()))

    def of(self, text: str) -> int:
        """How often *text* was counted."""
        row, column = _place(text)
        branch = self.tree[column] if self.tree else ()
        return branch[row].count(text) if branch else 0


def _place(text: str) -> tuple[int, int]:
    """Where the bucket of a text stands: which of its branch, and which branch."""
    return divmod(crc32(text.encode()) % (_FAN * _FAN), _FAN)


_EMPTY: Final[tuple[tuple[()], ...]] = ((),) * _FAN


def put(items: tuple[ItemT, ...], place: int, item: ItemT) -> tuple[ItemT, ...]:
    """The same items with another one at *place*."""
    changed = list(items)  # the quickest of the ways there are
    changed[place] = item
    return tuple(changed)
