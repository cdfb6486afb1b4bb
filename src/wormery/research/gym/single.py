"""A game for one agent: the others are bots."""

from collections.abc import Sequence
from typing import Any, ClassVar, Literal, Protocol

import gymnasium
import numpy as np
from numpy.typing import NDArray

from wormery.core import Millis, Refusal
from wormery.research.arrays.errors import GameIsOver, IllegalAction
from wormery.research.arrays.game import ArrayGame, Mask
from wormery.research.environments.common import MODES, Observation, Rewards, check_choices, drawn
from wormery.research.environments.spaces import Actions, observations

Illegal = Literal["refuse", "raise"]


class Opponents(Protocol):
    """Those who play the other seats."""

    def begin(self, game: ArrayGame, seed: int, /) -> None:
        """A new game."""

    def follow(self, game: ArrayGame, action: int, /) -> None:
        """The player whose turn it is plays an action that is about to be played."""

    def choose(self, game: ArrayGame, /) -> int:
        """What the one whose turn it is wants to play."""


class SingleEnv(gymnasium.Env[Observation, Any]):
    """One seat of a game against bots of the ladder.

    An illegal action changes nothing: the same is seen again, the reward is 0, and
    `info["refused"]` names the rule; with `illegal="raise"` it is an error instead.
    """

    metadata: dict[str, Any] = {"render_modes": [*MODES], "render_fps": 2}  # noqa: RUF012

    shadow_class: ClassVar[Any]
    """Who plays the other seats, made of their names by seat and the time that each may take."""

    def __init__(  # noqa: PLR0913 - what there is to choose
        self,
        game: ArrayGame,
        opponents: Sequence[str],
        *,
        seat: int | None = None,
        render_mode: str | None = None,
        rewards: Rewards = "outcome",
        illegal: Illegal = "refuse",
        budget_ms: int = 1000,
    ) -> None:
        check_choices(render_mode, rewards, None)
        if illegal not in ("refuse", "raise"):
            raise Refusal("TB-04", f'illegal is "refuse" or "raise", not {illegal!r}')
        if len(opponents) != game.seats - 1 or (seat is not None and not 0 <= seat < game.seats):
            raise Refusal("TB-04", f"{game.seats - 1} opponents, and a seat below {game.seats}")
        self.game, self.opponents, self.fixed_seat = game, tuple(opponents), seat
        self.seat = seat or 0
        self.render_mode, self.reward_kind, self.illegal = render_mode, rewards, illegal
        self.budget_ms = budget_ms
        self.shadow = self._new_shadow()
        self._legal = np.zeros(game.actions, dtype=np.int8)
        self.action_space = Actions(self._legal)
        self.observation_space = observations(game)  # type: ignore[assignment]

    def _new_shadow(self) -> Opponents:
        """Opponents sit clockwise from the agent on."""
        seats = self.game.seats
        names = {(self.seat + 1 + n) % seats: name for n, name in enumerate(self.opponents)}
        made: Opponents = self.shadow_class(names, Millis(self.budget_ms))
        return made

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, up to the agent's first turn; without a fixed seat, in any of them."""
        super().reset(seed=seed, options=options)
        if self.fixed_seat is None:
            self.seat = int(self.np_random.integers(self.game.seats))
            self.shadow = self._new_shadow()
        while True:
            number = int(self.np_random.integers(2**62))
            self.game.begin(number)
            self.shadow.begin(self.game, number)
            self._let_others_play()
            if not self.game.is_over:
                return self._seen(), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play, and let the others play until it is the agent's turn again."""
        before = self._worth() if self.game.rows else 0.0
        try:
            number = self.game.allowed(action)
        except IllegalAction as refused:
            if self.illegal == "raise":
                raise
            return self._seen(), 0.0, False, False, {"refused": str(refused)}
        self._play(number)
        self._let_others_play()
        cut = self.game.is_cut_off
        over = self.game.is_over and not cut
        return self._seen(), self._worth() - before, over, cut, {}

    def _worth(self) -> float:
        game = self.game
        return (game.payoffs() if self.reward_kind == "outcome" else game.scores())[self.seat]

    def _play(self, action: int) -> None:
        self.shadow.follow(self.game, action)
        self.game.play(action)

    def _let_others_play(self) -> None:
        while not self.game.is_over and self.game.player != self.seat:
            self._play(self.shadow.choose(self.game))
        self._legal[:] = 0 if self.game.is_over else self.game.mask(self.seat)

    def _seen(self) -> Observation:
        return {
            "observation": self.game.observe(self.seat),
            "action_mask": self._legal.copy(),
        }

    def action_masks(self) -> Mask:
        """The legal actions, as learners with masks ask for them."""
        return self._legal.copy()

    def render(self) -> Any:
        """The table with everything open, as text or as an image."""
        if not self.game.rows:
            raise GameIsOver("TB-03", "no game has begun: call reset() first")
        picture: NDArray[np.uint8] | str | None = drawn(self.game, self.render_mode)
        return picture
