"""Every byte in and out: Structs to JSON and back, and a refusal for what cannot be read."""

from typing import TYPE_CHECKING, Any

import msgspec

from wormery.core.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import UnionType

_decoders: dict[object, msgspec.json.Decoder[Any]] = {}

encode: "Callable[[object], bytes]" = msgspec.json.Encoder().encode
"""The JSON of a Struct, always the same bytes for equal values."""


def decode(kind: "type | UnionType", data: bytes | str) -> Any:
    """The Struct of *kind* that *data* spells; what cannot be read is refused (TB-01)."""
    decoder = _decoders.get(kind)
    if decoder is None:
        decoder = _decoders[kind] = msgspec.json.Decoder(kind)
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise Refusal("TB-01", str(problem)) from None


def convert(kind: "type | UnionType", value: object) -> Any:
    """The Struct of *kind* that plain Python data spell; else refused (TB-01)."""
    try:
        return msgspec.convert(value, kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise Refusal("TB-01", str(problem)) from None
