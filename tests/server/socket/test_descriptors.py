"""Sockets that nothing waits for, and who may write to them."""

import socket

import numpy as np
import pytest

from wormery.core.compiled import IS_COMPILED
from wormery.server.socket.descriptors import NO_DESCRIPTOR, Descriptors


@pytest.mark.skipif(not IS_COMPILED, reason="nothing is written without machine code")
def test_a_descriptor_is_written_to_while_nothing_waits_and_never_again_once_it_has_ended() -> None:
    descriptors = Descriptors()
    ours, theirs = socket.socketpair()
    theirs.setblocking(False)

    def is_heard(*asked: int) -> bool:
        unfinished = descriptors.write(np.array(asked, np.int64), b"hello")
        try:
            heard = theirs.recv(100)
        except BlockingIOError:
            heard = b""
        assert unfinished == {i: 0 for i in range(len(asked)) if i or not heard}
        return bool(heard)

    with ours, theirs:
        descriptor = descriptors.open(ours.fileno())
        assert is_heard(descriptor)
        assert not is_heard(NO_DESCRIPTOR)
        descriptors.hold(descriptor)
        assert not is_heard(descriptor)
        descriptors.release(descriptor)
        assert is_heard(descriptor, NO_DESCRIPTOR)
        descriptors.hold(descriptor)
        descriptors.end(descriptor)
        descriptors.release(descriptor)
        assert not is_heard(descriptor)
        later = descriptors.open(ours.fileno())
        for late in (descriptors.hold, descriptors.end):
            late(descriptor)
        assert not is_heard(descriptor)
        assert is_heard(later)
        far = descriptors.open(5000)  # room is made
        assert far != descriptor
        assert is_heard(later)
