"""What states of OpenSpiel have in common: a game of arrays, and what everybody saw of it."""

from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from wormery.research.arrays.errors import IllegalAction
from wormery.research.arrays.game import ArrayGame

DIGEST = 12  # bytes
PAST = ("past", (8 * DIGEST,))
"""The piece of an information state that stands for the way to it."""


def dealt_type(
    title: str, name: str, information: Any, most_players: int, options: dict[str, Any]
) -> pyspiel.GameType:
    """The type of a game of ours: in turns, dealt by chance, won or lost at its end."""
    kind = pyspiel.GameType
    return kind(
        short_name=f"wormery_{name}",
        long_name=title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=most_players,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=options,
    )


class ArrayState(pyspiel.State):
    """A game of arrays that chance may have to finish a move of.

    `seen` is a digest of all that each player has seen and done, so that what a player knows is
    one string: what lies there, and the digest.
    """

    array: ArrayGame

    def __init__(self, game: pyspiel.Game) -> None:
        super().__init__(game)
        self.seen = [b""] * game.num_players()

    def is_dealing(self) -> bool:
        """Whether it is chance's turn."""
        raise NotImplementedError

    def apply_chance(self, outcome: int) -> None:
        """Chance has decided."""
        raise NotImplementedError

    def apply_play(self, action: int) -> None:
        """A player has decided, legally."""
        raise NotImplementedError

    def current_player(self) -> int:
        """Whose turn it is."""
        if self.is_dealing():
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.array.is_over else self.array.player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.is_dealing() and self.array.is_over

    def returns(self) -> list[float]:
        """What the end is worth; zeros before."""
        return self.array.payoffs() if self.is_terminal() else [0.0] * len(self.seen)

    def _legal_actions(self, player: int) -> list[int]:
        return [int(action) for action in np.flatnonzero(self.array.mask(player))]

    def _apply_action(self, action: int) -> None:
        if self.is_dealing():
            if action not in {outcome for outcome, _ in self.chance_outcomes()}:
                raise IllegalAction("TB-01", f"{action} is no outcome of chance here")
            self.apply_chance(action)
        else:
            self.array.allowed(action)
            player = self.array.player
            self._note(player, f"did {action}")
            self.apply_play(action)
        if not self.is_dealing():
            for player in range(len(self.seen)):
                self._note(player, self.array.observe(player).tobytes().hex())

    def _note(self, player: int, what: str) -> None:
        self.seen[player] = blake2b(self.seen[player] + what.encode(), digest_size=DIGEST).digest()

    def past(self, player: int) -> Any:
        """The digest of all that a player has seen and done, as bits."""
        bits = np.frombuffer(self.seen[player] or bytes(DIGEST), dtype=np.uint8)
        return np.unpackbits(bits).astype(np.float32)

    def information(self, player: int) -> str:
        """All that a player knows, and how it came to know it."""
        now = self.array.observe(player) if self.array.rows else np.zeros(0)
        return f"p{player} {' '.join(map(str, now.tolist()))} after {self.seen[player].hex()}"


def parts_of(state: Any, player: int, names: tuple[str, ...]) -> dict[str, Any]:
    """Some parts of an observation; zeros while the first cards are dealt."""
    layout = state.array.layout
    if state.array.rows and not (state.is_dealing() and not state.has_begun()):
        seen = layout.split(state.array.observe(player))
        return {name: seen[name] for name in names}
    return {part.name: np.zeros(part.shape) for part in layout.parts if part.name in names}


def remembered(state: Any, player: int, names: tuple[str, ...]) -> dict[str, Any]:
    """The same, and the way to it: what a player knows that forgets nothing."""
    return {**parts_of(state, player, names), "past": state.past(player)}
