"""The arrays that a drawing client sends, one a text frame."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct

from wormery.knots.measures import CANVAS, MAX_MILLIS
from wormery.knots.stroke import Bad, Rows
from wormery.knots.topology.verdict import Kind
from wormery.knots.weaving.untie import End

MAX_FRAME = 8192  # bytes

Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Mode: TypeAlias = Literal["weave", "hold", "keys", "switch"]


class Grab(Struct, frozen=True, array_like=True, tag="grab", forbid_unknown_fields=True):
    """I take the head of this rope; my clock says 0."""

    rope: Count
    attempt: Count
    mode: Mode


class Pay(Struct, frozen=True, array_like=True, tag="pay", forbid_unknown_fields=True):
    """Take so many rows off, then append these."""

    attempt: Count
    seq: Count
    back: Count
    rows: Raw  # looked at by the attempt, after its caps


class Done(Struct, frozen=True, array_like=True, tag="done", forbid_unknown_fields=True):
    """This is my knot."""

    attempt: Count
    seq: Count


class Loosen(Struct, frozen=True, array_like=True, tag="loosen", forbid_unknown_fields=True):
    """I take an end of this knot; my clock says 0."""

    knot: Count
    attempt: Count
    end: End


class PullOn(Struct, frozen=True, array_like=True, tag="pull", forbid_unknown_fields=True):
    """My finger was here, and here."""

    attempt: Count
    seq: Count
    rows: Raw


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


Message: TypeAlias = Grab | Pay | Done | Loosen | PullOn | Free
_decoder = msgspec.json.Decoder(Message)

Coordinate: TypeAlias = Annotated[int, Meta(ge=0, lt=CANVAS)]
Moment: TypeAlias = Annotated[int, Meta(ge=0, le=MAX_MILLIS)]
Layer: TypeAlias = Annotated[int, Meta(ge=0, le=1)]
_rows = msgspec.json.Decoder(tuple[tuple[Coordinate, Coordinate, Moment, Layer], ...])


def read_frame(frame: bytes) -> Message:
    """What a client says; raise Bad for anything else."""
    if len(frame) > MAX_FRAME:
        raise Bad("frame_too_long")
    try:
        message: Message = _decoder.decode(frame)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Bad("not_a_message") from None
    return message


def read_rows(raw: Raw) -> object:
    """Rows as plain JSON, still to be parsed; read as what they are to be if they are just that."""
    try:
        return Rows(_rows.decode(raw))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        pass  # what is wrong is told by whoever parses them
    try:
        rows: object = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Bad("not_rows") from None
    return rows
