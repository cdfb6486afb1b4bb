"""A table in words: seats are played by text or by bots, and time stands still between."""

import re
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from wormery.bots.any import answering, playing
from wormery.bots.ladders import ladder
from wormery.core import AnyGame, Millis, Outcome, Refusal, Seat, agree, decode, generator
from wormery.games.catalogue import game_named
from wormery.research.arena.bots import PROGRAM, bot_named, check
from wormery.research.language import wormi, wormlord, wurmt
from wormery.research.language.story import Listener, story
from wormery.research.language.words import Speech, Words
from wormery.research.simulated import LONGEST, RunningGame, SimulatedSeat
from wormery.words.languages import LANGUAGES, Language
from wormery.words.sentences import outcome_text, refusal_text

WORDS: Mapping[str, Words] = {
    "wormi": wormi.WORDS,
    "wurmt": wurmt.WORDS,
    "wormlord": wormlord.WORDS,
}
BUDGET = Millis(1000)
HANDS = "medium"
LONGEST_TEXT = 2_000
MOST_SHOWN = 12  # moves that are named where a text may mean several


class TextTable:
    """One game; the same seed and the same texts are the same game."""

    def __init__(  # noqa: PLR0913 - what there is to choose
        self,
        game: str,
        *,
        seats: int | None = None,
        seed: str = "text",
        options: Any = None,
        language: str = "en",
        bots: Mapping[int, str] | None = None,
    ) -> None:
        self.game: AnyGame = game_named(game)
        if language not in LANGUAGES:
            raise Refusal("TB-04", f"languages are {', '.join(LANGUAGES)}, not {language!r}")
        count = self.game.ABOUT.seats[0] if seats is None else seats
        setup = agree(self.game.ABOUT, count, {} if options is None else options)
        if getattr(setup.options, "clock", None) is not None:
            raise Refusal("TB-04", "there is no clock where a game is told in words")
        self.bots = dict(bots or {})
        for seat, name in self.bots.items():
            if not 0 <= seat < count:
                raise Refusal("TB-04", f"there is no seat {seat + 1}, only {count}")
            if name.startswith(PROGRAM):
                raise Refusal("TB-04", "programs do not play where a game is told in words")
            check(self.game, name)
        self.seats, self.speech, self._words = count, Speech(Language(language)), WORDS[game]
        self._hands = ladder(self.game).hands.get(HANDS)
        players = [self._player(Seat(seat), seed, setup.options) for seat in range(count)]
        rng = generator(seed)
        self._run = RunningGame(self.game, setup, rng, players, BUDGET)
        self._run.happen(self.game.begin(setup, rng))
        self.seat: Seat | None = None  # who is to say something
        self._drive()

    def _player(self, seat: Seat, seed: str, options: Any) -> SimulatedSeat:
        name = self.bots.get(seat)
        bot = Listener() if name is None else bot_named(self.game, name, seat, options)
        return SimulatedSeat(bot, Random(f"{seed}/{seat}"))

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.game.outcome(self._run.state)

    def _drive(self) -> None:
        """On to the next one who has to say something, or to the end."""
        run = self._run
        while self.outcome is None and run.commands < LONGEST:
            asked = [seat for seat in run.free() if seat not in self.bots and self._listed(seat)]
            self.seat = asked[0] if asked else None
            if asked:
                return
            for seat in run.free():
                if seat in self.bots:
                    run.ask(seat)
            if not run.intentions and self.game.deadline(run.state) is None and run.waiting:
                run.waiting.clear()  # all wait for each other: they are asked again
            else:
                run.proceed()
        self.seat = None

    def _listed(self, seat: Seat) -> Sequence[Any]:
        listed = self.game.moves(self._run.state, seat)
        return playing(listed) or (listed if answering(listed) else ())

    def observation(self, seat: int) -> str:
        """All that a seat may know, in words; first what happened since it last said something."""
        if not 0 <= seat < self.seats:
            raise Refusal("TB-04", f"there is no seat {seat + 1}, only {self.seats}")
        view, say = self.game.view(self._run.state, Seat(seat)), self.speech.say
        lines = [say("who", seat=seat + 1, seats=self.seats)]
        happened = story(self._news(seat), self.speech)
        if happened:
            lines += [say("story"), *(f"- {sentence}" for sentence in happened)]
        lines += self._words.describe(view, self.speech)
        if self.outcome is not None:
            lines.append(say("over", how=self._ending(seat)))
        elif seat == self.seat:
            lines.append(say("turn"))
        return "\n".join(lines)

    def _news(self, seat: int) -> list[Any]:
        listener = self._run.players[seat].bot
        return listener.news if isinstance(listener, Listener) else []

    def _ending(self, seat: int) -> str:
        names = [self.speech.seat(each, seat) for each in range(self.seats)]
        return outcome_text(self.game.ABOUT.name, self.outcome, names, self.speech.language)

    def legal(self) -> Sequence[str]:
        """The moves of the one who is to say something, each so that it can be said."""
        if self.seat is None:
            return []
        view = self.game.view(self._run.state, self.seat)
        listed = self._listed(self.seat)
        return list(
            dict.fromkeys(self._words.write(view, command, self.speech) for command in listed)
        )

    def play(self, text: str) -> None:
        """Do what a text says; a text that is no legal move is refused, and nothing has changed."""
        if self.seat is None:
            raise Refusal("TB-03", self.speech.say("over", how=self._ending(0)))
        seat, view = self.seat, self.game.view(self._run.state, self.seat)
        if self._is_waiting(text):
            self._run.waiting.add(seat)
        else:
            command = self._command(text[:LONGEST_TEXT], seat, view)
            self._give(seat, view, command)
        self._news(seat).clear()
        self._drive()

    def _is_waiting(self, text: str) -> bool:
        is_timed = self.game.ABOUT.awaited is None
        return is_timed and bool(self.speech.names(text[:LONGEST_TEXT], ["wait"]))

    def _give(self, seat: Seat, view: Any, command: Any) -> None:
        run, rng = self._run, self._run.players[seat].rng
        tag = str(type(command).__struct_config__.tag)
        command = (self._hands and self._hands.gesture(view, tag, rng)) or command
        try:
            self.game.decide(run.state, seat, command, run.now)
        except Refusal as refusal:
            said = refusal_text(refusal.rule, refusal.detail, self.speech.language)
            raise Refusal(refusal.rule, said) from None
        pace = self._hands.pace if self._hands else ladder(self.game).pace
        run.intend(seat, command, pace(view, command, rng))

    def _command(self, text: str, seat: Seat, view: Any) -> Any:
        """The one command that a text means; the last words in brackets count, if there are any."""
        written = _object_in(text)
        if written is not None:
            return decode(self.game.ABOUT.command, written)
        marked = re.findall(r"\[([^\[\]]+)\]", text)
        listed = self._listed(seat)
        found = list(
            dict.fromkeys(self._words.read((marked or [text])[-1], view, listed, self.speech))
        )
        if len(found) == 1:
            return found[0]
        if not found:
            raise Refusal("TB-01", self.speech.say("unread", text=text[:80]))
        moves = [self._words.write(view, each, self.speech) for each in found[:MOST_SHOWN]]
        raise Refusal("TB-01", self.speech.say("ambiguous", moves="; ".join(moves)))


def _object_in(text: str) -> str | None:
    """A command as JSON, if a text has one."""
    found = re.search(r"\{.*\}", text, re.DOTALL)
    if found is None:
        return None
    try:
        msgspec.json.decode(found.group())
    except msgspec.MsgspecError:
        return None
    return found.group()
