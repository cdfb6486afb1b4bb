"""Pictures that move: screenshots one after another in one PNG file, which browsers play (APNG)."""

import zlib
from collections.abc import Iterator, Sequence
from struct import pack, unpack

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_HEAD, _DATA, _END = b"IHDR", b"IDAT", b"IEND"


def moving(frames: Sequence[bytes], milliseconds: int, rest: int) -> bytes:
    """PNGs of one size as one that is played for ever, with a rest at the end of each round."""
    first = dict(_chunks(frames[0]))
    size = first[_HEAD][:8]
    written = [_chunk(_HEAD, first[_HEAD]), _chunk(b"acTL", pack(">II", len(frames), 0))]
    order = iter(range(2 * len(frames)))
    for at, frame in enumerate(frames):
        data = b"".join(body for kind, body in _chunks(frame) if kind == _DATA)
        shown = rest if at == len(frames) - 1 else milliseconds
        control = pack(">I", next(order)) + size + pack(">IIHHBB", 0, 0, shown, 1000, 0, 0)
        written.append(_chunk(b"fcTL", control))
        packed = data if at == 0 else pack(">I", next(order)) + data
        written.append(_chunk(_DATA if at == 0 else b"fdAT", packed))
    return _SIGNATURE + b"".join(written) + _chunk(_END, b"")


def _chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(_SIGNATURE)
    while at < len(png):
        (length,) = unpack(">I", png[at : at + 4])
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += 12 + length


def _chunk(kind: bytes, body: bytes) -> bytes:
    return pack(">I", len(body)) + kind + body + pack(">I", zlib.crc32(kind + body))
