"""Sockets that nothing waits for, and who may write to them."""

import socket

import numpy as np
import pytest

from wormery.core.compiled import IS_COMPILED
from wormery.server.socket.lines import NO_LINE, Lines


@pytest.mark.skipif(not IS_COMPILED, reason="nothing is written without machine code")
def test_a_line_is_written_to_while_nothing_waits_and_never_again_once_it_has_ended() -> None:
    lines = Lines()
    ours, theirs = socket.socketpair()
    theirs.setblocking(False)

    def is_heard(*asked: int) -> bool:
        unfinished = lines.write(np.array(asked, np.int64), b"hello")
        try:
            heard = theirs.recv(100)
        except BlockingIOError:
            heard = b""
        assert unfinished == {i: 0 for i in range(len(asked)) if i or not heard}
        return bool(heard)

    with ours, theirs:
        line = lines.open(ours.fileno())
        assert is_heard(line)
        assert not is_heard(NO_LINE)
        lines.hold(line)
        assert not is_heard(line)
        lines.release(line)
        assert is_heard(line, NO_LINE)
        lines.hold(line)
        lines.end(line)
        lines.release(line)
        assert not is_heard(line)
        later = lines.open(ours.fileno())
        for late in (lines.hold, lines.end):
            late(line)
        assert not is_heard(line)
        assert is_heard(later)
        far = lines.open(5000)  # room is made
        assert far != line
        assert is_heard(later)
