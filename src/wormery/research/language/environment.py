"""The games as a text environment: reset, get_observation, step and close, as in TextArena.

`reset(num_players, seed)` begins a game; `get_observation()` says who is to act, and shows what
that player may know; `step(text)` does what a text says; `close()` gives the rewards. The page on
language models plays a game with it.
"""

from collections.abc import Mapping
from typing import Any

from wormery.core import Refusal
from wormery.research.language.table import TextTable
from wormery.research.standing import shares

MOST_MISTAKES = 10  # in a row, then the game is given up for the one who makes them


class TextEnv:
    """One game at a time, all seats played by text except those that *bots* play."""

    def __init__(
        self,
        game: str,
        *,
        language: str = "en",
        options: Any = None,
        bots: Mapping[int, str] | None = None,
        show_moves: bool = False,
    ) -> None:
        self._game, self._language, self._options, self._bots = game, language, options, bots
        self._shows = show_moves
        self._table: TextTable | None = None
        self._said, self._mistakes = "", 0
        self._loser: int | None = None
        self._make(None, 0)  # whatever does not fit is refused now

    def _make(self, players: int | None, seed: int) -> TextTable:
        return TextTable(
            self._game,
            seats=players,
            seed=f"text/{seed}",
            options=self._options,
            language=self._language,
            bots=self._bots,
        )

    def reset(self, num_players: int | None = None, seed: int = 0) -> None:
        """A new game; the same seed and the same actions are the same game."""
        self._table = self._make(num_players, seed)
        self._said, self._mistakes, self._loser = "", 0, None

    @property
    def table(self) -> TextTable:
        """The game that is on."""
        if self._table is None:
            raise Refusal("TB-03", "reset comes first")
        return self._table

    def get_observation(self) -> tuple[int, str]:
        """Who is to act, and all that it may know; first what was wrong with its last action."""
        table = self.table
        player = table.seat if table.seat is not None else 0
        lines = [self._said] if self._said else []
        lines.append(table.observation(player))
        if self._shows and table.seat is not None:
            lines.append(table.speech.say("moves", moves="; ".join(table.legal())))
        return int(player), "\n".join(lines)

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Do what a text says: whether the game is over, and what is to be known about it.

        A text that is no legal move changes nothing; the same player is asked again, and loses
        after ten such texts in a row.
        """
        table = self.table
        if self._is_over():
            raise Refusal("TB-03", "the game is over; reset begins another")
        player = table.seat
        try:
            table.play(str(action))
        except Refusal as refusal:
            self._said, self._mistakes = str(refusal), self._mistakes + 1
            if self._mistakes >= MOST_MISTAKES:
                self._loser = player
            return self._is_over(), {"player": player, "refused": str(refusal)}
        self._said, self._mistakes = "", 0
        return self._is_over(), {"player": player}

    def _is_over(self) -> bool:
        return self.table.seat is None or self._loser is not None

    def close(self) -> tuple[dict[int, float], dict[str, Any]]:
        """What every seat gets of the one point of a game, and how it ended."""
        table, outcome = self.table, self.table.outcome
        if self._loser is not None:
            gain = 1 / (table.seats - 1)
            rewards = {seat: gain * (seat != self._loser) for seat in range(table.seats)}
            return rewards, {"reason": "mistakes", "player": self._loser}
        if outcome is None:
            return dict.fromkeys(range(table.seats), 0.0), {"reason": "unfinished"}
        return dict(enumerate(shares(outcome))), {"reason": outcome.reason}
