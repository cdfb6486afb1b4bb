"""Many games of Das Wurmt."""

from collections.abc import Sequence
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from wormery.bots.wurmt.learned import weights
from wormery.bots.wurmt.levels import BLURS, EAGERNESS, MINDS
from wormery.core import Refusal, agree
from wormery.core.dice import dice_of
from wormery.games import wurmt as rules
from wormery.games.wurmt.kernel.rules import (
    BLIND,
    CARD_BACK,
    CARD_COLOUR,
    CARD_FRONT,
    CARDS,
    CLAIMS,
    REMOVE,
    SAID,
    SEATS,
)
from wormery.research.arrays.kernel import wurmt as rows
from wormery.research.arrays.wurmt import WurmtGame
from wormery.research.vector.games import VectorGames
from wormery.research.vector.kernel.wurmt import CALLS
from wormery.research.vector.kernel.wurmt_notes import (
    CARD_FACTS,
    MOST_SEATS,
    USUAL,
    WORDS,
)
from wormery.research.vector.pilots.wurmt import MIND_SIZE

BY_NET = "3"


class WurmtVector(VectorGames):
    """Many games of Das Wurmt."""

    game: WurmtGame
    calls = CALLS

    def __init__(
        self, game: WurmtGame, count: int, *, is_by_points: bool = False, **choices: Any
    ) -> None:
        self.is_by_points = is_by_points
        super().__init__(game, count, **choices)

    @property
    def levels(self) -> Sequence[str]:
        """All but the highest, who goes by the clock."""
        return [*BLURS]

    def _mind(self, name: str) -> Sequence[float] | None:
        options = self.game.options
        if name not in BLURS:
            return None
        if options.announce or options.reading == "blind":
            raise Refusal("TB-04", f"in the call {name!r} neither announces nor plays blind")
        mind, eagerness = MINDS[name], EAGERNESS if name == "1" else 1.0
        return (BLURS[name], mind.slip, mind.counts, eagerness, name == BY_NET)

    def _new_rows(self) -> Any:
        game, count = self.game, self.count
        made = np.zeros((count, rows.ROW_SIZE), dtype=np.int32)
        made[:, SEATS] = game.seats
        dice, minds = np.zeros((count, 2), dtype=np.int64), self._minds(MIND_SIZE)
        net = weights(MINDS["3"].training)[0] if self.minds else np.zeros(1, dtype=np.float32)
        is_noted = is_usual(game)
        words = np.zeros((count if is_noted else 1, WORDS), dtype=np.int64)
        unseen = np.zeros((len(words), rows.KINDS), dtype=np.int32)
        noted = (
            plays_of(game),
            card_facts(game),
            int(is_noted),
            words,
            unseen,
            faces_of(game.seats),
        )
        return made, (game.box, game.form, made, dice, net, minds, int(self.is_by_points), *noted)

    def _seed(self, game: int, seed: int) -> None:
        self.rows[game, rows.DICE : rows.FORGOTTEN] = dice_of(seed)

    def _rows_of(self, number: int) -> dict[str, NDArray[Any]]:
        return {"game": self.rows[number]}


def is_usual(game: WurmtGame) -> bool:
    """Whether what everybody sees can be kept beside the rows (`kernel/wurmt_notes.py`)."""
    is_plain = game.box[CLAIMS] == 1 and not game.box[BLIND]
    return bool(is_plain) and tuple(game.form[: rows.STARTS]) == USUAL


def card_facts(game: WurmtGame) -> NDArray[np.int64]:
    """By card: its kind, its class, what its owner sees of it, and what others do."""
    box = game.box
    facts = np.zeros((int(box[CARDS]), CARD_FACTS), dtype=np.int64)
    for card in range(len(facts)):
        colour, back, front = (int(box[at + card]) for at in (CARD_COLOUR, CARD_BACK, CARD_FRONT))
        group = colour if front < REMOVE else 3 + front - REMOVE
        facts[card] = (rows.kind(box, card), group, back + 1 | (front + 1) << 16, 1 << 16 * back)
    return facts


def faces_of(seats: int) -> NDArray[np.int64]:
    """By seat, then by layer and mask of those who know a head: what that seat sees of it.

    Who laid it (1 is that seat), all bits if its value is known to it, nothing, and who knows it (1
    is that seat); 16 bits each.
    """
    seen = np.zeros((seats, MOST_SEATS << MOST_SEATS), dtype=np.int64)
    for seat, place in np.ndindex(seen.shape):
        layer, known = place >> MOST_SEATS, place & (1 << MOST_SEATS) - 1
        knows = (known >> seat | known << (seats - seat)) & (1 << seats) - 1
        seen[seat, place] = (layer - seat) % seats + 1 | (knows & 1) * 0xFFFF << 16 | knows << 48
    return seen


def plays_of(game: WurmtGame) -> NDArray[np.int64]:
    """By action: the kernel's play, whichever card lies in the slot."""
    box, form = game.box, game.form
    claims, places = int(box[CLAIMS]), int(form[rows.PLACES])
    block = np.zeros(int(form[rows.BLOCK]), dtype=np.int64)
    lays, removes, others = np.arange(form[rows.REMOVES]), *_removes_and_others(form)
    block[lays] = 16 * (lays // claims) + box[SAID + lays % claims].astype(np.int64) * 2**14
    block[form[rows.REMOVES] + removes] = 16 * (removes // places) + removes % places * 2**14
    for first, last in ((rows.NEW_WORMS, rows.SPIES), (rows.SPIES, rows.PASSES)):
        block[form[first] : form[last]] = 16 * np.arange(form[last] - form[first])
    plays = []
    for slot in range(game.options.hand_size):
        below = others & ((1 << slot) - 1)
        block[form[rows.REFRESHES] + others] = 16 * (below | (others - below) << 1)
        plays.append(slot + block)
    return np.concatenate(plays)


def _removes_and_others(form: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The Removes of a block, and the sets of other cards that a Refresh can throw."""
    removes = np.arange(form[rows.REFRESHES] - form[rows.REMOVES])
    return removes, np.arange(form[rows.NEW_WORMS] - form[rows.REFRESHES])


def wurmt(
    count: int,
    *,
    seats: int = 3,
    rewards: Literal["outcome", "points"] = "outcome",
    options: Any = None,
    **choices: Any,
) -> WurmtVector:
    """Many games of Das Wurmt; *options* as at a table, *choices* as of `VectorGames`."""
    agreed = agree(rules.ABOUT, seats, options or {}).options
    return WurmtVector(WurmtGame(seats, agreed), count, is_by_points=rewards == "points", **choices)
