"""What the server and its job processes say to each other: a length, then MessagePack."""

from typing import Any, Final

from msgspec import Struct, msgpack

LENGTH: Final = 4
"""Bytes that tell how long a message is."""


class JobCall(Struct, frozen=True):
    """Call a function, named as `module:function`, with these arguments after the games."""

    task: str
    arguments: tuple[Any, ...]
    cpu_s: int  # processor time that it may take


class Ready(Struct, frozen=True, tag="ready"):
    """The process has loaded what it needs."""


class Done(Struct, frozen=True, tag="done"):
    """What the function returned."""

    result: bytes


class Refused(Struct, frozen=True, tag="refused"):
    """The function refused."""

    rule: str
    detail: str


class Failed(Struct, frozen=True, tag="failed"):
    """The function has a mistake."""

    trace: str


class Spent(Struct, frozen=True, tag="spent"):
    """The function needed more memory than there is; the process ends with this."""


Answer = Ready | Done | Refused | Failed | Spent

_ENCODER = msgpack.Encoder()
_JOBS = msgpack.Decoder(JobCall)
_ANSWERS: "msgpack.Decoder[Answer]" = msgpack.Decoder(Answer)


def framed(message: JobCall | Answer) -> bytes:
    """A message with its length before it."""
    told = _ENCODER.encode(message)
    return len(told).to_bytes(LENGTH, "big") + told


def read_job(data: bytes) -> JobCall:
    """What the server asks for."""
    return _JOBS.decode(data)


def read_answer(data: bytes) -> Answer:
    """What a job process says."""
    return _ANSWERS.decode(data)
