"""A bot in any language: a program that reads views and writes commands as lines of JSON."""

import atexit
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any, Literal, NamedTuple

from msgspec import Raw, Struct

from wormery.bots.ladders import ladder
from wormery.core import AnyGame, Millis, Outcome, Refusal, Seat, decode
from wormery.core.bot import BorrowedHands, Bot
from wormery.research.arena.pipe import Pipe
from wormery.research.simulated import Forfeit

GRACE = Millis(250)  # for the way there and back
READY = Millis(30_000)  # to start a program


class Hello(Struct, frozen=True, tag="hello"):
    """A game begins, and you sit here."""

    game: str
    seat: Seat
    options: Any
    level: None = None


class Ready(Struct, frozen=True, tag="ready"):
    """I am there; what else is said holds for this game."""

    name: str
    news: bool = False  # tell me what happens between my turns
    stays: bool = False  # after the end say hello again: I play the next game, too
    hands: str | None = None  # draw for me with these hands


class News(Struct, frozen=True, tag="news"):
    """Something happened that your seat may learn."""

    news: Any


class YourMove(Struct, frozen=True, tag="move"):
    """It is for you to act; the view holds what you may do."""

    view: Any
    budget_ms: Millis


class Chosen(Struct, frozen=True):
    """This is what I do; in a game without turns, null is to wait."""

    type: Literal["command"]
    command: Raw


class CommandKind(Struct, frozen=True):
    """The kind of a command, whatever else it says."""

    type: str


class End(Struct, frozen=True, tag="end"):
    """The game is over."""

    outcome: Outcome


class ProgramSeat(NamedTuple):
    """Where a program sits."""

    game: AnyGame
    seat: Seat
    options: Any


_staying: dict[str, list[Pipe]] = {}
"""Programs between two games, by their command lines: this process plays with them again."""


def seated(command: str, place: ProgramSeat) -> "Program":
    """The program of that command line in a seat: one that stayed, or one that is started."""
    waiting = [pipe for pipe in _staying.pop(command, []) if pipe.is_alive]
    pipe = waiting.pop() if waiting else Pipe(command)
    _staying[command] = waiting
    return Program(command, pipe, place)


@atexit.register
def dismiss() -> None:
    """Stop all programs that stayed."""
    while _staying:
        for pipe in _staying.popitem()[1]:
            pipe.close()


class Program(Bot[Any, Any]):
    """A program that plays one game; late, wrong or missing answers forfeit it."""

    remembers = True  # it says itself whether it wants the news

    def __init__(self, command: str, pipe: Pipe, place: ProgramSeat) -> None:
        self._command, self._pipe, self._place = command, pipe, place
        self._pace = ladder(place.game).pace
        self._hands: BorrowedHands | None = None
        self._ready: Ready | None = None
        self._untold: list[Any] = []
        self._is_sound = True
        pipe.forget()
        pipe.send(Hello(place.game.ABOUT.name, place.seat, place.options))

    def observe(self, news: Any) -> None:
        """Told at once; until it is known whether it wants to hear them, news are kept."""
        if self._ready is None:
            self._untold.append(news)
        elif self._ready.news:
            with suppress(Forfeit):  # it is asked soon enough
                self._pipe.send(News(news))

    def choose(self, view: Any, listed: Sequence[Any], rng: Random, budget: Millis) -> Any | None:  # noqa: ARG002
        """What the program answers; the first question is whether it is ready."""
        self._is_sound = False
        if self._ready is None:
            self._begin()
        self._pipe.send(YourMove(view, budget))
        late = f"took longer than its {budget} ms"
        line = self._pipe.receive(Millis(budget + GRACE), late)
        command = self._command_of(self._read(Chosen, line).command, view, rng)
        self._is_sound = True
        return command

    def _begin(self) -> None:
        late = f"was not ready within {READY / 1000:g} s (is every line flushed?)"
        ready = self._read(Ready, self._pipe.receive(READY, late))
        self._hands = self._hands_named(ready.hands)
        self._ready = ready
        for news in self._untold:
            self.observe(news)
        self._untold.clear()

    def _hands_named(self, name: str | None) -> BorrowedHands | None:
        known = ladder(self._place.game).hands
        if name is None or name in known:
            return known[name] if name else None
        offered = ", ".join(known) or "none"
        raise Forfeit(f"asked for hands called {name!r}; this game has {offered}")

    def _command_of(self, answer: Raw, view: Any, rng: Random) -> Any | None:
        if bytes(answer) == b"null":
            return None
        if self._hands is not None:
            gesture = self._hands.gesture(view, self._read(CommandKind, bytes(answer)).type, rng)
            if gesture is not None:
                return gesture
        about = self._place.game.ABOUT
        command = self._read(about.command, bytes(answer))
        if about.gestures is not None:
            try:
                about.gestures.check(command)
            except Refusal as refusal:
                raise Forfeit(f"drew what no hand can: {refusal}") from None
        return command

    def pace(self, view: Any, command: Any, rng: Random) -> Millis:
        """As long as the hands take that it asked for; else as those of a stranger."""
        return (self._hands.pace if self._hands else self._pace)(view, command, rng)

    def end(self, outcome: Outcome) -> None:
        """Tell it; see it off, unless it stays for the next game."""
        with suppress(Forfeit):  # it may have stopped already
            self._pipe.send(End(outcome))
        if self._is_sound and self._ready is not None and self._ready.stays:
            _staying.setdefault(self._command, []).append(self._pipe)
        else:
            self._pipe.close()

    @staticmethod
    def _read(kind: Any, line: bytes) -> Any:
        try:
            return decode(kind, line)
        except Refusal as refusal:
            shown = line.decode(errors="replace").strip()[:80]
            raise Forfeit(f"answered {shown!r}: {refusal.detail}") from None
