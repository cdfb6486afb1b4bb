"""The same game by the plain rules, for bots that see views and hear news."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from wormery.bots.any import AnyMove
from wormery.bots.ladders import level_named
from wormery.core import AnyGame, Millis, Refusal, Seat
from wormery.core.bot import Bot
from wormery.research.arrays.game import ArrayGame


class Shadow(ABC):
    """A game by the rules that follows one of arrays, and the bots in their seats."""

    rules: AnyGame

    def __init__(self, names: Mapping[int, str], budget: Millis) -> None:
        self.names, self.budget = names, budget
        for name in names.values():
            if name != "random":
                level_named(self.rules, name)
        self.state: Any = None
        self.bots: dict[int, Bot[Any, Any]] = {}
        self.rng = Random(0)

    @abstractmethod
    def opening(self, game: ArrayGame) -> Sequence[Any]:
        """The events of the same deal."""

    @abstractmethod
    def command_of(self, game: ArrayGame, action: int) -> Any:
        """An action as a command."""

    @abstractmethod
    def action_of(self, game: ArrayGame, command: Any) -> int:
        """A command as an action."""

    def begin(self, game: ArrayGame, seed: int) -> None:
        """A new game, and new bots."""
        self.rng = Random(f"opponents {seed}")
        self.bots = {seat: self._bot(name) for seat, name in self.names.items()}
        self.state = None
        self._happen(self.opening(game))

    def _bot(self, name: str) -> Bot[Any, Any]:
        return AnyMove() if name == "random" else level_named(self.rules, name).new()

    def __getstate__(self) -> dict[str, Any]:
        """A bot is its name, and whatever a new one of that name does not have."""
        grown = {seat: _grown(bot, self._bot(self.names[seat])) for seat, bot in self.bots.items()}
        return {**self.__dict__, "bots": grown}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.__dict__.update(saved)
        self.bots = {seat: self._bot(self.names[seat]) for seat in saved["bots"]}
        for seat, grown in saved["bots"].items():
            self.bots[seat].__dict__.update(grown)

    def follow(self, game: ArrayGame, action: int) -> None:
        """The player whose turn it is plays an action that is about to be played."""
        command = self.command_of(game, action)
        self._happen(self.rules.decide(self.state, Seat(game.player), command, Millis(0)))

    def choose(self, game: ArrayGame) -> int:
        """What the bot whose turn it is wants to play."""
        seat = Seat(game.player)
        listed = self.rules.moves(self.state, seat)
        view = self.rules.view(self.state, seat)
        command = self.bots[seat].choose(view, listed, self.rng, self.budget)
        if command is None:
            raise Refusal("TB-01", f"the bot in seat {seat} does not move")
        return self.action_of(game, command)

    def _happen(self, events: Sequence[Any]) -> None:
        for event in events:
            for seat, bot in self.bots.items():
                if bot.remembers:
                    news = self.rules.tell(self.state, event, Seat(seat))
                    if news is not None:
                        bot.observe(news)
            self.state = self.rules.evolve(self.state, event)


def _grown(bot: Bot[Any, Any], fresh: Bot[Any, Any]) -> dict[str, Any]:
    return {
        name: value
        for name, value in vars(bot).items()
        if name not in vars(fresh) or vars(fresh)[name] is not value
    }
