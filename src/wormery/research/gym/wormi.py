"""Wormi for Gymnasium."""

from collections.abc import Sequence
from typing import Any

from gymnasium.vector import AutoresetMode

from wormery.core import Millis, Seat, Side, agree
from wormery.games import wormi
from wormery.games.wormi.events import GameBegan, MatchBegan
from wormery.games.wormi.kernel.rules import index, name
from wormery.research import vector
from wormery.research.arrays.game import ArrayGame
from wormery.research.arrays.wormi import WormiGame
from wormery.research.gym.many import AUTORESETS, ManyEnv
from wormery.research.gym.shadow import Shadow
from wormery.research.gym.single import Illegal, SingleEnv


class WormiShadow(Shadow):
    """A match of Wormi by the rules."""

    rules = wormi

    def opening(self, game: ArrayGame) -> Sequence[Any]:
        """The same deal."""
        assert isinstance(game, WormiGame)
        return [MatchBegan(game.options, game.position()), GameBegan(Seat(0), Millis(0))]

    def command_of(self, game: ArrayGame, action: int) -> wormi.Move:
        """A piece and where it goes."""
        return wormi.Move(action // 35 + 1, name(action % 35, Side(game.player)))

    def action_of(self, game: ArrayGame, command: Any) -> int:
        """A piece and where it goes, as a number."""
        return int(35 * (command.piece - 1) + index(command.to, Side(game.player)))


class WormiEnv(SingleEnv):
    """One side of Wormi against a bot."""

    shadow_class = WormiShadow

    def __init__(  # noqa: PLR0913 - what there is to choose
        self,
        opponents: Sequence[str] = ("1",),
        *,
        seat: int | None = None,
        render_mode: str | None = None,
        illegal: Illegal = "refuse",
        budget_ms: int = 1000,
        most_plies: int = 1000,
        **options: Any,
    ) -> None:
        agreed = agree(wormi.ABOUT, 2, options).options
        super().__init__(
            WormiGame(agreed, most_plies),
            opponents,
            seat=seat,
            render_mode=render_mode,
            illegal=illegal,
            budget_ms=budget_ms,
        )


class WormiVectorEnv(ManyEnv):
    """One side of many games of Wormi, against those who play in the call."""

    def __init__(  # noqa: PLR0913 - what there is to choose
        self,
        num_envs: int = 1,
        opponents: Sequence[str] = ("random",),
        *,
        seat: int = 0,
        threads: int = 1,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        most_plies: int = 1000,
        render_mode: str | None = None,  # noqa: ARG002 - nothing is drawn
        **options: Any,
    ) -> None:
        mode = AutoresetMode(autoreset_mode)
        games = vector.wormi(
            num_envs, most_plies=most_plies, opponents=opponents, seat=seat, threads=threads,
            autoreset=AUTORESETS[mode], options=options,
        )  # fmt: skip
        super().__init__(games, mode, copy=copy)
