"""What a stranger might make a worker do, if the types let it through."""

import os
import sys
import time
from collections.abc import Mapping

from wormery.core import AnyGame, Refusal


def greet(_: Mapping[str, AnyGame], name: str) -> bytes:
    """What is fine."""
    return f"hello {name}".encode()


def who(games: Mapping[str, AnyGame]) -> bytes:
    """Which process this is, and what it can play."""
    return f"{os.getpid()} {','.join(games)}".encode()


def fill_memory(_: Mapping[str, AnyGame]) -> bytes:
    """Takes all memory there is."""
    held = [0] * 10
    while True:
        held += held


def turn_for_ever(_: Mapping[str, AnyGame]) -> bytes:
    """Takes all time there is."""
    while True:
        pass


def sleep_for_ever(_: Mapping[str, AnyGame]) -> bytes:
    """Waits, at no cost but the place it takes."""
    time.sleep(1000)
    return b""


def crash(_: Mapping[str, AnyGame]) -> bytes:
    """Ends its process without a word."""
    os._exit(3)


def refuse(_: Mapping[str, AnyGame]) -> bytes:
    """Says no."""
    raise Refusal("TB-20", "log_broken")


def stumble(_: Mapping[str, AnyGame]) -> bytes:
    """Has a mistake."""
    return str(1 // len(sys.argv[:0])).encode()


def talk(_: Mapping[str, AnyGame]) -> bytes:
    """Prints, which is no answer."""
    print("this is no answer", file=sys.stdout)
    return b"quiet"
