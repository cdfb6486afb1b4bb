"""Wormi for OpenSpiel: chance deals the numbers one by one."""

from typing import Any

import pyspiel

from wormery.core import Side, agree
from wormery.games.wormi import ABOUT, Position
from wormery.games.wormi.kernel.rules import name as name_of
from wormery.research.arrays.kernel import wormi as kernel
from wormery.research.arrays.wormi import WormiGame
from wormery.research.spiel.observers import TensorObserver, refuse_parameters, usual
from wormery.research.spiel.states import PAST, ArrayState, dealt_type, parts_of, remembered

PLIES = 1000
DEFAULTS = {"layout": "diamond", "passing": "landing", "repetition": 3, "quiet": 100}
TYPE = dealt_type("Wormi", "wormi", pyspiel.GameType.Information.PERFECT_INFORMATION, 2, DEFAULTS)
INFO = pyspiel.GameInfo(
    num_distinct_actions=kernel.ACTIONS,
    max_chance_outcomes=35,
    num_players=2,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=PLIES,
)


class WormiSpiel(pyspiel.Game):
    """One game; who moves 500 times without an end has drawn."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.options = agree(ABOUT, 2, {**DEFAULTS, **(params or {})}).options
        super().__init__(TYPE, INFO, params or {})

    def new_initial_state(self) -> "WormiState":
        """Nothing is dealt yet."""
        return WormiState(self)

    def max_chance_nodes_in_history(self) -> int:
        """One for every piece."""
        return 32

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TensorObserver:
        """Everything is public."""
        refuse_parameters(params)
        kind = usual(iig_obs_type)
        if not kind.public_info:
            return TensorObserver([], lambda *_: {}, lambda *_: "")
        pieces = [(part.name, part.shape) for part in kernel.LAYOUT.parts]
        names = tuple(part.name for part in kernel.LAYOUT.parts)
        if kind.perfect_recall:
            return TensorObserver(
                [*pieces, PAST],
                lambda state, player: remembered(state, player, names),
                lambda state, _: state.history_str(),
            )
        return TensorObserver(
            pieces,
            lambda state, player: parts_of(state, player, names),
            lambda state, _: str(state),
        )


class WormiState(ArrayState):
    """A deal that is under way, then a game."""

    array: WormiGame

    def __init__(self, game: WormiSpiel) -> None:
        super().__init__(game)
        self.array = WormiGame(game.options, PLIES)
        squares = self.array.table[kernel.SQUARES :].tolist()
        self.free = (tuple(squares[:16]), tuple(squares[16:]))
        self.dealt: tuple[int, ...] = ()

    def is_dealing(self) -> bool:
        """Whether pieces have no square yet."""
        return len(self.dealt) < 32

    def has_begun(self) -> bool:
        """Whether there is a board."""
        return not self.is_dealing()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The squares for the next number, as its side counts."""
        side = len(self.dealt) // 16
        left = [square for square in self.free[side] if square not in self.dealt[16 * side :]]
        return [(square, 1 / len(left)) for square in sorted(left)]

    def apply_chance(self, outcome: int) -> None:
        """A piece stands; after the last of them the game begins."""
        self.dealt = (*self.dealt, outcome)
        if not self.is_dealing():
            blue, pink = (
                tuple(name_of(s, Side(side)) for s in self.dealt[16 * side : 16 * side + 16])
                for side in (0, 1)
            )
            self.array.table = kernel.set_up(self.array.table, Position((blue, pink), Side(0)))
            self.array.begin(0)

    def apply_play(self, action: int) -> None:
        """A move."""
        self.array.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            side, number = divmod(len(self.dealt), 16)
            return f"{'bp'[side]}{number + 1} on {name_of(action, Side(side))}"
        return f"{action // 35 + 1}-{name_of(action % 35, Side(player))}"

    def __str__(self) -> str:
        return f"dealt {self.dealt}" if self.is_dealing() else self.array.text()


pyspiel.register_game(TYPE, WormiSpiel)
