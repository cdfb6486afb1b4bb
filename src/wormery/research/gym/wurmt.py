"""Das Wurmt for Gymnasium."""

from collections.abc import Sequence
from typing import Any

from gymnasium.vector import AutoresetMode

from wormery.core import Seat, Setup, agree
from wormery.games import wurmt
from wormery.games.wurmt.kernel.beds import number_of, play_of
from wormery.games.wurmt.kernel.rules import CARD_FRONT, CARDS, DECK, FIRST, HANDS, SLOTS
from wormery.research import vector
from wormery.research.arrays.game import ArrayGame
from wormery.research.arrays.wurmt import WurmtGame
from wormery.research.environments.common import Rewards
from wormery.research.gym.many import AUTORESETS, ManyEnv
from wormery.research.gym.shadow import Shadow
from wormery.research.gym.single import Illegal, SingleEnv


class WurmtShadow(Shadow):
    """A bed of Das Wurmt by the rules."""

    rules = wurmt

    def opening(self, game: ArrayGame) -> Sequence[Any]:
        """The same deal."""
        assert isinstance(game, WurmtGame)
        row = game.rows["game"]
        deck = [wurmt.CardId(int(card)) for card in row[DECK : DECK + int(game.box[CARDS])]]
        setup = Setup(game.seats, game.options)
        return wurmt.begin_with(setup, deck, Seat(int(row[FIRST])))

    def command_of(self, game: ArrayGame, action: int) -> Any:
        """What becomes of a card."""
        assert isinstance(game, WurmtGame)
        number = game.number_of(action)
        card = game.rows["game"][HANDS + SLOTS * game.player + (number & 15)]
        return play_of(number, int(game.box[CARD_FRONT + card]))

    def action_of(self, game: ArrayGame, command: Any) -> int:
        """What becomes of a card, as a number."""
        assert isinstance(game, WurmtGame)
        return game.action_of(number_of(command))


class WurmtEnv(SingleEnv):
    """One seat of Das Wurmt against one to four bots."""

    shadow_class = WurmtShadow

    def __init__(  # noqa: PLR0913 - what there is to choose
        self,
        opponents: Sequence[str] = ("1", "1"),
        *,
        seat: int | None = None,
        render_mode: str | None = None,
        rewards: Rewards = "outcome",
        illegal: Illegal = "refuse",
        budget_ms: int = 1000,
        **options: Any,
    ) -> None:
        seats = len(opponents) + 1
        super().__init__(
            WurmtGame(seats, agree(wurmt.ABOUT, seats, options).options),
            opponents,
            seat=seat,
            render_mode=render_mode,
            rewards=rewards,
            illegal=illegal,
            budget_ms=budget_ms,
        )


class WurmtVectorEnv(ManyEnv):
    """One seat of many games of Das Wurmt, against those who play in the call."""

    def __init__(  # noqa: PLR0913 - what there is to choose
        self,
        num_envs: int = 1,
        opponents: Sequence[str] = ("random", "random"),
        *,
        seat: int = 0,
        threads: int = 1,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        rewards: Rewards = "outcome",
        render_mode: str | None = None,  # noqa: ARG002 - nothing is drawn
        **options: Any,
    ) -> None:
        mode = AutoresetMode(autoreset_mode)
        games = vector.wurmt(
            num_envs, seats=len(opponents) + 1, rewards=rewards, opponents=opponents, seat=seat,
            threads=threads, autoreset=AUTORESETS[mode], options=options,
        )  # fmt: skip
        super().__init__(games, mode, copy=copy)
