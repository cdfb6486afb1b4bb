"""What goes wrong when a program plays: always a rule, and never a change."""

from wormery.core import Refusal


class IllegalAction(Refusal, ValueError):  # noqa: N818 - a refusal is an answer
    """An action that a rule forbids now; nothing has changed."""


class WrongAgent(Refusal, KeyError):  # noqa: N818 - as above
    """Nobody of that name plays here (TB-02), or it is not that one's turn."""

    __str__ = Refusal.__str__


class GameIsOver(Refusal, RuntimeError):  # noqa: N818 - as above
    """A game that is over, or has not begun, cannot be played (TB-03)."""


class OtherVersion(Refusal, ValueError):  # noqa: N818 - as above
    """What was saved is of another version, and would be misread (TB-01)."""
