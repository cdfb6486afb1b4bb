"""What a beginner looks at before a play of Das Wurmt, as numbers: the card, the worm, the chances.

A head that is hidden may be any card of its colour that one has not seen. From that follows how
likely a lay scores (10, 11 or 12), costs (more), or leaves the worm at which length for the next
player. A row is a legal play; all plays of all games are worked out together.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from wormery.research.arrays.kernel import wurmt as kernel

Floats = NDArray[np.float32]
Whole = NDArray[np.int64]

VALUES = np.arange(10)
LOW, HIGH = 10, 12
KINDS = 6  # lay, remove, refresh, new worm, spy, pass
FRONTS = 15
WORMS = 6
OF_A_WORM = 6
OF_A_GAME = 9 + WORMS * OF_A_WORM
FEATURES = KINDS + FRONTS + 10 + 12 + OF_A_GAME


class Plays(NamedTuple):
    """All legal plays of all games, a row each, those of a game together."""

    tables: int  # of how many games
    games: Whole
    actions: Whole
    rows: Floats


class Chances(NamedTuple):
    """What may come of a head that is turned over on a worm of some length."""

    plus: Floats  # points, as likely as they are
    minus: Floats
    lengths: Floats  # by length 0 to 9: how likely the worm is left so

    @property
    def gain(self) -> Floats:
        """What is to be expected."""
        return self.plus - self.minus


def chances(lengths: Whole, heads: Floats) -> Chances:
    """By the length of a worm and how likely its head has which value (none: all are 0)."""
    turned = lengths[..., None] + VALUES
    scores, costs = (turned >= LOW) & (turned <= HIGH), turned > HIGH
    weighed = heads * VALUES
    left = np.zeros((*lengths.shape, 10), dtype=np.float32)
    stays = heads * (turned < LOW)
    for value in range(10):
        at = np.clip(turned[..., value], 0, 9)
        np.put_along_axis(
            left,
            at[..., None],
            np.take_along_axis(left, at[..., None], -1) + stays[..., value, None],
            -1,
        )
    left[..., 0] += (heads * (turned >= LOW)).sum(-1)
    nobody = heads.sum(-1) == 0
    np.put_along_axis(
        left,
        np.clip(lengths, 0, 9)[..., None],
        np.take_along_axis(left, np.clip(lengths, 0, 9)[..., None], -1) + nobody[..., None],
        -1,
    )
    return Chances(
        (weighed * scores).sum(-1).astype(np.float32),
        (weighed * costs).sum(-1).astype(np.float32),
        left,
    )


class SeenParts(NamedTuple):
    """The parts of an observation that are looked at, for all games."""

    parts: dict[str, NDArray[Any]]
    heads: Floats  # by game, worm and value: how likely the head has it
    unseen: Floats  # by game, colour and value: how likely a card of that colour has it
    now: Chances  # of every worm


def sight_of(game: Any, observations: NDArray[Any]) -> SeenParts:
    """What there is to see."""
    parts = game.layout.split(observations.astype(np.int64))
    worms, counts = parts["worms"], parts["unseen"][:, :, :10].astype(np.float32)
    unseen = counts / np.maximum(counts.sum(-1, keepdims=True), 1)
    colour, known = np.maximum(worms[..., 0] - 1, 0), worms[..., 5] - 1
    guess = np.take_along_axis(unseen, colour[..., None], 1)
    heads = np.where(known[..., None] >= 0, known[..., None] == VALUES, guess)
    heads = (heads * (worms[..., 3:4] > 0)).astype(np.float32)
    return SeenParts(parts, heads, unseen, chances(worms[..., 1], heads))


def of_games(sight: SeenParts) -> Floats:
    """What is the same for all plays of a game."""
    parts, worms = sight.parts, sight.parts["worms"]
    hand = parts["hand"][..., 1]
    gains = np.sort(sight.now.gain, -1)
    whole = [
        parts["pile"] / 50,
        (parts["pile"] < 8),
        parts["ending"],
        (parts["scores"][:, :1] - parts["scores"][:, 1:2]) / 20,
        ((hand > 0) & (hand <= 10)).sum(-1, keepdims=True) / 5,
        (hand > 10).sum(-1, keepdims=True) / 5,
        (hand > 0).sum(-1, keepdims=True) / 5,
        gains[:, -1:] / 3,
        gains[:, -2:-1] / 3,
    ]
    each = [
        sight.now.gain / 3,
        worms[..., 1] / 10,
        worms[..., 3],
        worms[..., 4] == 1,
        worms[..., 5] > 0,
        np.take_along_axis(parts["backs"][:, 1], np.maximum(worms[..., 0] - 1, 0), 1) / 5,
    ]
    return np.concatenate([*whole, *each], -1).astype(np.float32)


def plays_of(game: Any, observations: NDArray[Any], masks: NDArray[np.int8]) -> Plays:
    """All legal plays, and what is to be seen of each."""
    games, actions = np.nonzero(masks)
    form, sight = game.form, sight_of(game, observations)
    slot, what = np.divmod(actions, int(form[kernel.BLOCK]))
    starts = [int(form[part]) for part in STARTS]
    kind = np.searchsorted(starts, what, side="right") - 1
    rest = what - np.take(starts, kind)
    places = int(form[kernel.PLACES])
    worm = np.select([kind == 0, kind == 1, kind == 4], [rest, rest // places, rest], 0)
    front = sight.parts["hand"][games, slot, 1] - 1
    gone = sight.parts["open"][games, worm, rest % places] - 1
    rows = _rows(sight, games, SplitPlays(kind, front, worm, np.maximum(gone, 0), rest))
    return Plays(len(masks), games, actions, rows)


STARTS = (
    kernel.LAYS,
    kernel.REMOVES,
    kernel.REFRESHES,
    kernel.NEW_WORMS,
    kernel.SPIES,
    kernel.PASSES,
)


class SplitPlays(NamedTuple):
    """Plays taken apart."""

    kind: Whole
    front: Whole  # of the card
    worm: Whole
    gone: Whole  # the value that Remove takes away
    rest: Whole


def _rows(sight: SeenParts, games: Whole, choice: SplitPlays) -> Floats:
    kind, front, worm, gone, rest = choice
    is_lay, is_remove, is_spy = ((kind == each)[:, None] for each in (0, 1, 4))
    facts = sight.parts["worms"][games, worm]
    length = facts[:, 1] - np.where(kind == 1, gone, 0)
    heads = sight.heads[games, worm]
    here = chances(length, heads)
    value = np.where(kind == 0, front, 0)
    own = (value[:, None] == VALUES).astype(np.float32)
    blind = sight.unseen[games, np.maximum(facts[:, 0] - 1, 0)]
    mine, theirs = after(here.lengths, own), after(here.lengths, blind)
    thrown = np.where(kind == 2, np.bitwise_count(rest.astype(np.uint64)), 0)
    details = [
        here.plus * (is_lay | is_spy | is_remove)[:, 0] / 3,
        here.minus * (is_lay | is_spy | is_remove)[:, 0] / 3,
        here.gain * is_lay[:, 0] / 3,
        mine * is_lay[:, 0] / 3,
        theirs * is_lay[:, 0] / 3,
        (here.gain - sight.now.gain[games, worm]) * is_remove[:, 0] / 3,
        (facts[:, 4] == 1) * is_lay[:, 0],
        (facts[:, 3] > 0) * is_lay[:, 0],
        (facts[:, 5] > 0) * (is_lay | is_spy)[:, 0],
        value / 7,
        gone * is_remove[:, 0] / 7,
        thrown / 4,
    ]
    parts = [
        kind[:, None] == np.arange(KINDS),
        front[:, None] == np.arange(FRONTS),
        here.lengths * is_lay,
        np.stack(details, -1),
        of_games(sight)[games],
    ]
    return np.concatenate(parts, -1).astype(np.float32)


def _gain(length: int, value: int) -> int:
    """What turning a value over on a worm of some length gives (DW-13, DW-14, DW-15)."""
    if length + value < LOW:
        return 0
    return value if length + value <= HIGH else -value


GAINS = np.array([[_gain(n, v) for v in range(10)] for n in range(10)], dtype=np.float32)


def after(lengths: Floats, heads: Floats) -> Floats:
    """What a turn gains that turns such a head over on a worm that is as long as that."""
    found: Floats = np.einsum("nl,lv,nv->n", lengths, GAINS, heads)
    return found
