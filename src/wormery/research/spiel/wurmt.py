"""Das Wurmt for OpenSpiel: chance draws every card when it is drawn.

A move that draws cards waits for them: it is tried with the cards that chance has named so far,
and is made as soon as it asks for no more. The pile and the cards put aside are one to everybody,
so the next card is any of them.
"""

from random import Random
from typing import Any

import numpy as np
import pyspiel

from wormery.core import agree
from wormery.core.dice import dice_of
from wormery.games.wurmt import ABOUT
from wormery.games.wurmt.kernel import hidden
from wormery.games.wurmt.kernel.rules import (
    ASIDE,
    DECK,
    FIRST,
    HANDS,
    HEAD,
    HELD,
    SIZE,
    SLOTS,
    TOP,
    W_SIZE,
    WORM,
    WORMS,
)
from wormery.research.arrays.errors import WrongAgent
from wormery.research.arrays.kernel import wurmt as kernel
from wormery.research.arrays.wurmt import EVEN, WurmtGame
from wormery.research.spiel.observers import TensorObserver, refuse_parameters, usual
from wormery.research.spiel.states import PAST, ArrayState, dealt_type, parts_of, remembered

CARDS_IN_BOX = 99
DEFAULTS = {
    "players": 3,
    "backs": "coloured",
    "reading": "memory",
    "end": "immediate",
    "announce": False,
}
TYPE = dealt_type(
    "Das Wurmt", "wurmt", pyspiel.GameType.Information.IMPERFECT_INFORMATION, 5, DEFAULTS
)
PRIVATE = ("hand", "unseen")
PUBLIC = ("seats", "player", "pile", "ending", "reserve", "scores", "backs", "worms", "open")
TRIES = 200


class WurmtSpiel(pyspiel.Game):
    """A game for two to five."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        self.seats = int(given.pop("players"))
        self.options = agree(ABOUT, self.seats, given).options
        self.model = WurmtGame(self.seats, self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.model.actions,
            max_chance_outcomes=CARDS_IN_BOX,
            num_players=self.seats,
            min_utility=-1.0 / (self.seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=CARDS_IN_BOX,  # every play takes a card out of a hand for good
        )
        super().__init__(TYPE, info, params or {})

    def new_initial_state(self) -> "WurmtState":
        """Nothing is dealt yet."""
        return WurmtState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Who begins, and every card."""
        return 1 + CARDS_IN_BOX

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TensorObserver:
        """Public and private parts, as asked for; *unseen* is what the own cards leave."""
        refuse_parameters(params)
        kind = usual(iig_obs_type)
        is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        shapes = {part.name: part.shape for part in self.model.layout.parts}
        if kind.perfect_recall and kind.public_info and is_private:
            return TensorObserver(
                [*shapes.items(), PAST],
                lambda state, player: remembered(state, player, tuple(shapes)),
                lambda state, player: state.information(player),
            )
        names = (PUBLIC if kind.public_info else ()) + (PRIVATE if is_private else ())
        pieces = [(name, shapes[name]) for name in shapes if name in names]

        def look(state: Any, player: int) -> dict[str, Any]:
            parts = parts_of(state, player if is_private else 0, tuple(name for name, _ in pieces))
            if not is_private and "worms" in parts:  # the value of a head is private
                parts["worms"] = np.where(np.arange(kernel.WORM_FACTS) == 5, 0, parts["worms"])
            return parts

        def text(state: Any, player: int) -> str:
            parts = look(state, player)
            words = (
                f"{name} {np.asarray(part).astype(int).tolist()}" for name, part in parts.items()
            )
            return " ".join(words)

        return TensorObserver(pieces, look, text)


class WurmtState(ArrayState):
    """A game of which a move may be waiting for cards."""

    array: WurmtGame

    def __init__(self, game: WurmtSpiel) -> None:
        super().__init__(game)
        self.array = game.model.clone()
        self.array.begin(0)
        row = self.array.rows["game"]
        row[DECK : DECK + CARDS_IN_BOX] = np.arange(CARDS_IN_BOX)
        row[TOP] = self.array.box[ASIDE]
        self.first: int | None = None
        self.pending: int | None = -1  # the play that waits for cards; -1 is the deal
        self.named: tuple[int, ...] = ()  # the cards that chance has named for it

    def is_dealing(self) -> bool:
        """Whether chance has to name a card, or who begins."""
        return self.pending is not None

    def has_begun(self) -> bool:
        """Whether everybody has a hand."""
        return self.pending != -1

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Who begins; then any card that nobody has drawn."""
        if self.first is None:
            seats = self.array.seats
            return [(seat, 1 / seats) for seat in range(seats)]
        row = self.array.rows["game"]
        aside, top = DECK + int(self.array.box[ASIDE]), DECK + int(row[TOP])
        left = {*row[DECK:aside].tolist(), *row[top : DECK + CARDS_IN_BOX].tolist()}
        cards = sorted(left - {*self.named})
        return [(card, 1 / len(cards)) for card in cards]

    def apply_chance(self, outcome: int) -> None:
        """Somebody begins, or a card is drawn."""
        if self.first is None:
            self.first = outcome
        else:
            self.named = (*self.named, outcome)
        self._try()

    def apply_play(self, action: int) -> None:
        """A play; it may have to wait for cards."""
        self.pending, self.named = self.array.number_of(action), ()
        self._try()

    def _try(self) -> None:
        """Make the move that waits, if chance has named all cards that it takes."""
        trial = self.array.clone()
        row, box = trial.rows["game"], trial.box
        top = int(row[TOP])
        for place, card in enumerate(self.named, DECK + top):
            other = DECK + row[DECK : DECK + CARDS_IN_BOX].tolist().index(card)
            row[place], row[other] = row[other], row[place]
        if self.pending == -1:
            row[FIRST] = self.first
            kernel.take_stock(box, trial.form, row, trial.seats)
        else:
            kernel.play(box, row, int(self.pending or 0))
        if int(row[TOP]) - top <= len(self.named):
            self.array, self.pending, self.named = trial, None, ()

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> "WurmtState":
        """Another state in which the player has seen and done exactly the same.

        Hidden cards are drawn anew and the whole game is played again with them; what a player
        would have seen otherwise on the way is thrown away.
        """
        if not 0 <= player_id < self.array.seats:
            raise WrongAgent("TB-02", f"there is no player {player_id}")
        rng = Random(probability_sampler())
        for _ in range(TRIES):
            other = self._replayed(self._exchange(player_id, rng.getrandbits(30)))
            if other is not None and other.information(player_id) == self.information(player_id):
                return other
        return self.clone()  # type: ignore[no-any-return]

    def _exchange(self, player: int, seed: int) -> dict[int, int]:
        """Which card is which in a world where all is true that a player knows now."""
        row = self.array.rows["game"][:SIZE]
        info, world = np.zeros((2, SIZE), dtype=np.int32)
        hidden.look(self.array.box, row, player, info)
        hidden.determinise(self.array.box, info, EVEN, dice_of(seed), world)
        return {int(row[place]): int(world[place]) for place in self._places()}

    def _places(self) -> list[int]:
        """Where cards lie that somebody may not know: the pile, hands and heads."""
        row, aside = self.array.rows["game"], int(self.array.box[ASIDE])
        places = [*range(DECK, DECK + aside), *range(DECK + int(row[TOP]), DECK + CARDS_IN_BOX)]
        for seat in range(self.array.seats):
            at = HANDS + SLOTS * seat
            places += range(at, at + int(row[HELD + seat]))
        worms = range(WORM, WORM + W_SIZE * int(row[WORMS]), W_SIZE)
        return places + [at + HEAD for at in worms if row[at + HEAD] >= 0]

    def _replayed(self, exchange: dict[int, int]) -> "WurmtState | None":
        """The same game with other cards; None if it cannot go the same way."""
        state = self.get_game().new_initial_state()
        for number, move in enumerate(self.full_history()):
            action = int(move.action)
            if move.player == pyspiel.PlayerId.CHANCE and number > 0:
                action = exchange.get(action, action)
            if state.is_terminal() or state.current_player() != move.player:
                return None
            if action not in state.legal_actions():
                return None
            state.apply_action(action)
        return state  # type: ignore[no-any-return]

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.array.words(action)
        return f"seat {action} begins" if self.first is None else f"card {action}"

    def __str__(self) -> str:
        waiting = f"\nwaiting for cards: {self.named}" if self.pending is not None else ""
        return (self.array.text() if self.has_begun() else f"{self.first} begins") + waiting


pyspiel.register_game(TYPE, WurmtSpiel)
