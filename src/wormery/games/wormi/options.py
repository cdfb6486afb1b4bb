"""What the two players agree on before they begin."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from wormery.core.clock import TimeControl
from wormery.games.wormi.board import Passing, SquareText
from wormery.games.wormi.layouts import LayoutName


class Options(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What the two players agree on before they begin."""

    layout: Annotated[
        LayoutName | tuple[SquareText, ...],
        Meta(description="Where the pieces start: a name, or 32 squares of your own (WI-04)"),
    ] = "diamond"
    position: Annotated[
        str | None,
        Meta(description="Begin with this position instead of a deal (WI-03)"),
    ] = None
    fairness: Annotated[
        Literal["plain", "pair", "pie"],
        Meta(
            description="One game; two with the sides exchanged; or the second seat, having seen"
            " the deal as everybody does, chooses who is blue (WI-18)"
        ),
    ] = "plain"
    passing: Annotated[
        Passing,
        Meta(description="What a turn never passes twice: landings, or jumped squares too (WI-22)"),
    ] = "landing"
    repetition: Annotated[
        Annotated[int, Meta(ge=0, le=10)],
        Meta(description="How often a position comes up before it is a draw; 0 is never (WI-16)"),
    ] = 3
    quiet: Annotated[
        Annotated[int, Meta(ge=0, le=1000)],
        Meta(description="Moves by each side without a longer run that draw; 0 is never (WI-16)"),
    ] = 100
    clock: Annotated[
        TimeControl | None,
        Meta(description="Thinking time; whose time runs out loses (WI-17)"),
    ] = None
    hints: Annotated[
        bool,
        Meta(description="Both may ask the coach for hints, if there is no clock (TB-22)"),
    ] = False
