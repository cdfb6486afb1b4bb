"""The parts of a view: what each is made of, so that nothing is compared that cannot have changed.

A state is a value, and what an event leaves alone is the very same object afterwards. A part whose
sources are all the same objects as before is the same part; only the others are worked out, and
told where they really differ. What everybody sees alike is worked out and encoded once.
"""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Raw, Struct

from wormery.core.codec import encode
from wormery.core.seats import Seat

Fields = dict[str, object]
"""Some fields of a view, by name; the others are as they were."""

_Compare = Callable[[Any, Any, Seat | None, Fields], Fields]


class Part(Struct, frozen=True):
    """A field of a view: how it is seen in a state, and which parts of the state decide it."""

    name: str
    of: tuple[str, ...]  # fields of the state, or of those: "game.position", "hands[seat]"
    seen: Callable[[Any, Seat | None], Any] | None = None  # None: everybody sees the one source
    alike: bool = False  # everybody sees the same: worked out once for all seats


class Parts:
    """All parts of the views of a game, but for what never changes and what the news tell."""

    __slots__ = ("alike", "all", "own")

    def __init__(self, *parts: Part) -> None:
        self.all = parts
        self.alike = _compared([part for part in parts if part.alike or part.seen is None])
        self.own = _compared([part for part in parts if not part.alike and part.seen is not None])


def _compared(parts: Sequence[Part]) -> _Compare:
    """A function that finds what has changed between two states for who knows some of the first.

    It is written out part by part: the interpreter reads a field that it knows by name ten times as
    fast as one that it has to look up.
    """
    lines = ["def compare(old, new, seat, known):", "    found = {}"]
    for number, part in enumerate(parts):
        lines += _looked_up(part) if part.seen is None else _worked_out(part, number)
    lines.append("    return found")
    made: dict[str, Any] = {f"seen_{number}": part.seen for number, part in enumerate(parts)}
    exec("\n".join(lines), made)  # nothing but names of fields goes in
    compare: _Compare = made["compare"]
    return compare


def _looked_up(part: Part) -> Sequence[str]:
    """How to compare a part that lies in the state as it is seen."""
    (source,) = part.of
    return (
        f"    value, was = new.{source}, old.{source}",
        "    if value is not was and value != was:",
        f"        found[{part.name!r}] = value",
    )


def _worked_out(part: Part, number: int) -> Sequence[str]:
    """How to compare a part that is worked out, and remembered for the next time."""
    is_new = " or ".join(map(_is_new, part.of))
    return (
        f"    if {is_new}:",
        f"        value = seen_{number}(new, seat)",
        f"        if {part.name!r} in known:",
        f"            was = known[{part.name!r}]",
        "        else:",
        f"            was = seen_{number}(old, seat)",
        f"        known[{part.name!r}] = value",
        "        if value != was:",
        f"            found[{part.name!r}] = value",
    )


def _is_new(source: str) -> str:
    differs = f"old.{source} is not new.{source}"
    return f"(seat is not None and {differs})" if "[seat]" in source else differs


class _Known:
    """What was seen of a state, part by part, as far as it was worked out."""

    __slots__ = ("fields", "state")

    def __init__(self) -> None:
        self.state: object = None
        self.fields: Fields = {}


class KnownParts:
    """What those who look at a table have seen last, to be told only what has changed since."""

    __slots__ = ("_alike", "_own", "_parts", "_text")

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self._alike = _Known()
        self._text = b""  # what has changed for everybody, as JSON; empty if nothing has
        self._own: dict[Seat | None, _Known] = {}

    def changes(self, before: Any, after: Any, seat: Seat | None) -> Raw | None:
        """The fields that changed for a seat from one state to the next, as JSON; None: nothing."""
        alike = self._alike
        if alike.state is not after:
            if alike.state is not before:
                alike.fields = {}
            alike.state = after
            found = self._parts.alike(before, after, None, alike.fields)
            self._text = encode(found) if found else b""
        mine = self._own.get(seat)
        if mine is None:
            mine = self._own[seat] = _Known()
        if mine.state is not before:
            mine.fields = {}
        mine.state = after
        text = self._text
        if own := self._parts.own(before, after, seat, mine.fields):
            text = b"%b,%b" % (text[:-1], encode(own)[1:]) if text else encode(own)
        return Raw(text) if text else None

    def forget(self, seat: Seat | None) -> None:
        """Nobody looks from there any more."""
        self._own.pop(seat, None)
