"""Wormlord for Gymnasium: a step is the agent's next choice, in event time."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from gymnasium.vector import AutoresetMode

from wormery.bots.wormlord.levels import Planner, Thought
from wormery.bots.wormlord.race import COMPANY
from wormery.core import Millis, agree
from wormery.core.dice import dice_of
from wormery.games import wormlord
from wormery.games.wormlord.kernel import rounds
from wormery.games.wormlord.kernel.rules import SIZE
from wormery.knots.drawing.hands import Level
from wormery.research import vector
from wormery.research.arrays.game import ArrayGame
from wormery.research.arrays.kernel import wormlord as kernel
from wormery.research.arrays.wormlord import WormlordGame
from wormery.research.arrays.wormlord_bots import USUAL, around, hands_by_side, seated
from wormery.research.environments.common import Rewards
from wormery.research.gym.many import AUTORESETS, ManyEnv
from wormery.research.gym.single import Illegal, SingleEnv
from wormery.research.vector.wormlord import MOST_CHOICES
from wormery.research.wormlord.plans import mood


class Planners:
    """Bots who think about the numbers themselves: there are no ropes to draw in event time."""

    def __init__(self, names: Mapping[int, str], budget: Millis) -> None:
        self.planners = {seat: seated(name).planner for seat, name in names.items()}
        self.budget = budget
        self.rng, self.deal = Random(0), 0

    def begin(self, game: ArrayGame, seed: int) -> None:  # noqa: ARG002 - all is in the numbers
        """A new round, and new dice."""
        self.rng, self.deal = Random(f"opponents {seed}"), seed

    def follow(self, game: ArrayGame, action: int) -> None:
        """Whatever is done is seen in the garden."""

    def choose(self, game: ArrayGame) -> int:
        """What the one who has to choose does."""
        assert isinstance(game, WormlordGame)
        planner = self.planners[game.player]
        if planner is None:
            return int(kernel.any_action(game.rows["game"], dice_of(self.rng.getrandbits(40))))
        return self._planned(game, planner)

    def _planned(self, game: WormlordGame, planner: Planner) -> int:
        thought = self._thought(game)
        if planner.guard < 1 and self.rng.random() >= planner.forget:
            cell = thought.post(planner)
            if cell:
                return kernel.TO_POST + int(kernel.unframed(cell))
        return kernel.TO_PLACE + int(kernel.unframed(thought.place(planner, self.budget)))

    def _thought(self, game: WormlordGame) -> Thought:
        row, clock = game.rows["game"], game.rows["clock"]
        sides, side, soil = len(game.people), int(row[kernel.CHOOSER]), row[:SIZE].copy()
        return Thought(
            soil=soil,
            side=side,
            hands=game.hands,
            elapsed=clock[rounds.NOW] - clock[kernel.SINCE : kernel.SINCE + sides],
            rest=float(clock[rounds.ENDS] - clock[rounds.NOW]),
            mood=mood(soil, side, str(self.deal)),
            dice=dice_of(self.rng.getrandbits(40)),
            company=COMPANY[sides],
        )


class WormlordEnv(SingleEnv):
    """One seat of Wormlord against bots, who are as quick as their names say."""

    shadow_class = Planners

    def __init__(  # noqa: PLR0913 - what there is to choose
        self,
        opponents: Sequence[str] = ("1",),
        *,
        seat: int | None = None,
        hands: Level = USUAL,
        time_limit: int | None = 180,
        most_choices: int = MOST_CHOICES,
        render_mode: str | None = None,
        rewards: Rewards = "outcome",
        illegal: Illegal = "refuse",
        budget_ms: int = 1000,
        **options: Any,
    ) -> None:
        seats, self.hands = len(opponents) + 1, hands
        agreed = agree(wormlord.ABOUT, seats, options).options
        super().__init__(
            WormlordGame(
                seats, agreed, levels=None, time_limit=time_limit, most_choices=most_choices
            ),
            opponents,
            seat=seat,
            render_mode=render_mode,
            rewards=rewards,
            illegal=illegal,
            budget_ms=budget_ms,
        )

    def _new_shadow(self) -> Planners:
        """Whoever sits somewhere brings hands of its own."""
        game = self.game
        assert isinstance(game, WormlordGame)
        names = around(self.opponents, self.seat)
        game.train(hands_by_side(names, game.side_of, self.hands))
        return Planners(names, Millis(self.budget_ms))


class WormlordVectorEnv(ManyEnv):
    """One seat of many rounds of Wormlord, against those who play in the call."""

    def __init__(  # noqa: PLR0913 - what there is to choose
        self,
        num_envs: int = 1,
        opponents: Sequence[str] = ("random",),
        *,
        seat: int = 0,
        hands: Level = USUAL,
        time_limit: int | None = 180,
        most_choices: int = MOST_CHOICES,
        threads: int = 1,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        render_mode: str | None = None,  # noqa: ARG002 - nothing is drawn
        **options: Any,
    ) -> None:
        mode = AutoresetMode(autoreset_mode)
        games = vector.wormlord(
            num_envs, seats=len(opponents) + 1, opponents=opponents, seat=seat, hands=hands,
            time_limit=time_limit, most_choices=most_choices, threads=threads,
            autoreset=AUTORESETS[mode], options=options,
        )  # fmt: skip
        super().__init__(games, mode, copy=copy)
