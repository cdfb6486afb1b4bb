"""Many games of any kind in one call: what is alike for all of them, written once.

numba knows no functions that are given to functions. So the code below is compiled once for every
game (`tailored`), with the game's own functions under the names that stand first here:

    kit      a tuple of all that a game's functions need, its rows among it
    pilots   by seat: who plays it (`modes.py`)
    out      the arrays of the caller (`vector/out.py`), in their order
"""

from collections.abc import Callable
from types import FunctionType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from wormery.core.compiled import inlined, lean
from wormery.research.vector.kernel.modes import CALLER, NEXT_STEP, SAME_STEP, Actions, Flags

Kit = Any
Seen = NDArray[np.int16]
Masks = NDArray[np.int8]
Rewards = NDArray[np.float32]
Out = tuple[Seen, Flags, Actions, Flags, Flags, Rewards, Seen]

OUT = (
    "Tuple((int16[:, ::1], int8[:, ::1], int64[::1], int8[::1], int8[::1], float32[:, ::1],"
    " int16[:, ::1]))"
)

# What a game has to offer


def deal(kit: Kit, game: int) -> None:
    """Begin a game anew, by its own dice."""
    raise NotImplementedError


def prepare(kit: Kit, game: int) -> None:
    """Note what is kept beside the rows, after a deal or where games were loaded."""
    raise NotImplementedError


def foresee(kit: Kit, game: int) -> None:
    """A game is the next to be played: fetch what of it is far away."""
    raise NotImplementedError


def whose(kit: Kit, game: int) -> int:
    """The seat whose turn it is; less than 0 when the game is over."""
    raise NotImplementedError


def is_legal(kit: Kit, game: int, action: int) -> bool:
    """Whether the one whose turn it is may do that."""
    raise NotImplementedError


def do(kit: Kit, game: int, action: int) -> None:
    """A legal action."""
    raise NotImplementedError


def pilot(kit: Kit, game: int, who: int) -> None:
    """The one whose turn it is plays as *who* does."""
    raise NotImplementedError


def pilot_unseen(kit: Kit, game: int, who: int) -> None:
    """The same where nobody looks: nothing is noted beside the row."""
    raise NotImplementedError


def before(kit: Kit, game: int, rewards: Rewards) -> None:
    """An action is about to be played: note what rewards are reckoned from."""
    raise NotImplementedError


def conclude(kit: Kit, game: int, ended: Flags, cut: Flags, rewards: Rewards) -> None:
    """Say whether the game is over, and what everybody got since `before`."""
    raise NotImplementedError


def look(kit: Kit, game: int, seat: int, seen: Seen) -> int:
    """Show a game to a seat, or to whose turn it is if that is less than 0; the answer is who."""
    raise NotImplementedError


def list_actions(kit: Kit, game: int, mask: Flags) -> None:
    """Mark what the one whose turn it is may do."""
    raise NotImplementedError


# What is alike


def first_illegal(kit: Kit, ended: Flags, cut: Flags, actions: Actions, mode: int) -> int:
    """The first game whose action is not legal, or -1; one that begins anew needs none."""
    for game in range(actions.shape[0]):
        is_new = mode == NEXT_STEP and (ended[game] or cut[game])
        if not is_new and not is_legal(kit, game, actions[game]):
            return game
    return -1


def let_others_play(kit: Kit, pilots: Actions, game: int) -> None:
    """Those play whom the caller does not play, until it is the caller's turn."""
    seat = whose(kit, game)
    while seat >= 0 and pilots[seat] != CALLER:
        pilot(kit, game, pilots[seat])
        seat = whose(kit, game)


def begin_anew(kit: Kit, pilots: Actions, game: int) -> None:
    """A new game, up to the caller's first turn."""
    deal(kit, game)
    prepare(kit, game)
    let_others_play(kit, pilots, game)
    while whose(kit, game) < 0:
        deal(kit, game)
        prepare(kit, game)
        let_others_play(kit, pilots, game)


def reset(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    kit: Kit, out: Out, pilots: Actions, seat: int, start: int, stop: int
) -> None:
    """New games from *start* to *stop*."""
    seen, masks, players, ended, cut, rewards, _ = out
    for game in range(start, stop):
        begin_anew(kit, pilots, game)
        ended[game], cut[game] = 0, 0
        rewards[game, :] = 0
        players[game] = look(kit, game, seat, seen[game])
        list_actions(kit, game, masks[game])


def recall(kit: Kit, masks: Masks) -> None:
    """Note anew all that belongs to rows that were written by somebody else."""
    for game in range(masks.shape[0]):
        prepare(kit, game)
        list_actions(kit, game, masks[game])


def step(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    kit: Kit,
    out: Out,
    actions: Actions,
    pilots: Actions,
    seat: int,
    mode: int,
    start: int,
    stop: int,
) -> None:
    """One action in every game from *start* to *stop*; all of them are legal."""
    seen, masks, players, ended, cut, rewards, last = out
    rewards[start:stop, :] = 0
    for game in range(start, stop):
        foresee(kit, min(game + 1, stop - 1))
        if mode == NEXT_STEP and (ended[game] or cut[game]):
            begin_anew(kit, pilots, game)
            ended[game], cut[game] = 0, 0
        else:
            before(kit, game, rewards[game])
            do(kit, game, actions[game])
            let_others_play(kit, pilots, game)
            conclude(kit, game, ended, cut, rewards[game])
            if mode == SAME_STEP and (ended[game] or cut[game]):
                look(kit, game, seat, last[game])
                begin_anew(kit, pilots, game)
        players[game] = look(kit, game, seat, seen[game])
        list_actions(kit, game, masks[game])


def try_step(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    kit: Kit, out: Out, actions: Actions, pilots: Actions, seat: int, mode: int, count: int
) -> int:
    """One action in every game, unless one is illegal: the first such game, or -1.

    Asked and played in one call, for the way into compiled code takes as long as many games.
    """
    wrong = first_illegal(kit, out[3], out[4], actions, mode)
    if wrong < 0:
        step(kit, out, actions, pilots, seat, mode, 0, count)
    return wrong


def bare(kit: Kit, first: int, steps: int, count: int, who: int) -> None:
    """Games of one pilot with nothing to be seen of them: what the rules alone take."""
    for _ in range(steps):
        for game in range(first, count):
            if whose(kit, game) < 0:
                deal(kit, game)
            pilot_unseen(kit, game, who)


class Calls(NamedTuple):
    """What is called for all games of a kind at once."""

    first_illegal: Callable[[Kit, Flags, Flags, Actions, int], int]
    reset: Callable[[Kit, Out, Actions, int, int, int], None]
    step: Callable[[Kit, Out, Actions, Actions, int, int, int, int], None]
    try_step: Callable[[Kit, Out, Actions, Actions, int, int, int], int]
    bare: Callable[[Kit, int, int, int, int], None]
    recall: Callable[[Kit, Masks], None]


INLINED = {"let_others_play"}
"""What every step does: to call it, with a whole kit of arrays, would take longer than to do it."""


def tailored(module: dict[str, Any], kit: str) -> Calls:
    """The calls of a game whose functions stand in *module*; *kit* is the type of its kit."""
    names = dict(module)
    signatures = {
        "first_illegal": f"int64({kit}, int8[::1], int8[::1], int64[::1], int64)",
        "let_others_play": f"void({kit}, int64[::1], int64)",
        "begin_anew": f"void({kit}, int64[::1], int64)",
        "reset": f"void({kit}, {OUT}, int64[::1], int64, int64, int64)",
        "step": f"void({kit}, {OUT}, int64[::1], int64[::1], int64, int64, int64, int64)",
        "try_step": f"int64({kit}, {OUT}, int64[::1], int64[::1], int64, int64, int64)",
        "bare": f"void({kit}, int64, int64, int64, int64)",
        "recall": f"void({kit}, int8[:, ::1])",
    }
    for name, signature in signatures.items():
        mark = inlined if name in INLINED else lean
        names[name] = mark(signature)(_copied(globals()[name], names))
    return Calls(*(names[name] for name in Calls._fields))


def _copied(function: Any, names: dict[str, Any]) -> Any:
    """The same code, which finds a game's functions under their names."""
    scope = {**function.__globals__, **names}
    copy = FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
    copy.__module__, copy.__doc__ = names["__name__"], function.__doc__
    # numba's cache has a file for every qualified name: with one name for all games, each game
    # would throw away what was compiled for the others.
    copy.__qualname__ = f"{names['__name__'].rpartition('.')[2]}.{function.__name__}"
    return copy
