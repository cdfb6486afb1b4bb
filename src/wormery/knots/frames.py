"""The arrays that a drawing client sends, one a text frame."""

from typing import Annotated, Generic, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Raw, Struct

from wormery.knots.measures import CANVAS, MAX_MILLIS
from wormery.knots.stroke import Bad, Rows
from wormery.knots.topology.verdict import Kind
from wormery.knots.weaving.untie import End

MAX_FRAME = 8192  # bytes

Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Mode: TypeAlias = Literal["weave", "hold", "keys", "switch"]
RowsT = TypeVar("RowsT")


class Grab(Struct, frozen=True, array_like=True, tag="grab", forbid_unknown_fields=True):
    """I take the head of this rope; my clock says 0."""

    rope: Count
    attempt: Count
    mode: Mode


class Pay(
    Struct, Generic[RowsT], frozen=True, array_like=True, tag="pay", forbid_unknown_fields=True
):
    """Take so many rows off, then append these."""

    attempt: Count
    seq: Count
    back: Count
    rows: RowsT


class Done(Struct, frozen=True, array_like=True, tag="done", forbid_unknown_fields=True):
    """This is my knot."""

    attempt: Count
    seq: Count


class Loosen(Struct, frozen=True, array_like=True, tag="loosen", forbid_unknown_fields=True):
    """I take an end of this knot; my clock says 0."""

    knot: Count
    attempt: Count
    end: End


class PullOn(
    Struct, Generic[RowsT], frozen=True, array_like=True, tag="pull", forbid_unknown_fields=True
):
    """My finger was here, and here."""

    attempt: Count
    seq: Count
    rows: RowsT


class Free(Struct, frozen=True, array_like=True, tag="free", forbid_unknown_fields=True):
    """It is untied."""

    attempt: Count
    seq: Count


class Said(Struct, frozen=True, array_like=True, tag="verdict"):
    """The server's answer to `done`: what the rope holds, and when it counts."""

    attempt: int
    kind: Kind
    name: str
    at: int


Coordinate: TypeAlias = Annotated[int, Meta(ge=0, lt=CANVAS)]
Moment: TypeAlias = Annotated[int, Meta(ge=0, le=MAX_MILLIS)]
Layer: TypeAlias = Annotated[int, Meta(ge=0, le=1)]
Laid: TypeAlias = tuple[tuple[Coordinate, Coordinate, Moment, Layer], ...]
Traced: TypeAlias = tuple[tuple[Coordinate, Coordinate, Moment], ...]

Right: TypeAlias = Grab | Pay[Laid] | Done | Loosen | PullOn[Traced] | Free
"""A message with rows that are what they have to be, but for their order in time."""

Message: TypeAlias = Right | Pay[Raw] | PullOn[Raw]
"""A message whose rows may be anything: looked at by who takes them, after their caps."""

_right: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Right)
_any: msgspec.json.Decoder[Message] = msgspec.json.Decoder(
    Grab | Pay[Raw] | Done | Loosen | PullOn[Raw] | Free
)


def read_frame(frame: bytes) -> Message:
    """What a client says; raise Bad for anything else."""
    if len(frame) > MAX_FRAME:
        raise Bad("frame_too_long")
    try:
        return _right.decode(frame)  # in one go, as almost every frame can be
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return read_frame_plainly(frame)


def read_frame_plainly(frame: bytes) -> Message:
    """The same, without a look at its rows: what is wrong with them is told by who takes them."""
    try:
        return _any.decode(frame)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Bad("not_a_message") from None


def read_rows(rows: Laid | Raw) -> object:
    """Rows that are known to be right, or those of plain JSON, which are still to be parsed."""
    return Rows(rows) if isinstance(rows, tuple) else _plain(rows)


def read_trace(rows: Traced | Raw) -> object:
    """The same of a finger, which lies on nothing."""
    return Rows([(x, y, t, 0) for x, y, t in rows]) if isinstance(rows, tuple) else _plain(rows)


def _plain(raw: Raw) -> object:
    try:
        rows: object = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Bad("not_rows") from None
    return rows
