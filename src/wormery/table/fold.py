"""Folding a log: what lies on the table before and after every entry."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import Raw, Struct
from msgspec.json import Decoder

from wormery.core import AnyGame, Millis, encode
from wormery.store.ids import Version
from wormery.table.seating.events import Entry, GameBegan, Opened, Played, TableEvent, Woke
from wormery.table.seating.state import Seating, evolve, open_table


class Scene(Struct, frozen=True, gc=False):
    """Everything at a table: who has gathered, and the state of the game, if one has begun."""

    seating: Seating
    state: Any = None


class Happening(Struct, frozen=True, gc=False):
    """An event of the game and the state it happened to."""

    state: Any
    event: Any


class Step(Struct, frozen=True, gc=False):
    """One entry of a log, and what lay on the table before and after it."""

    version: Version
    before: Scene | None
    entry: Entry[Any]
    happenings: tuple[Happening, ...]
    after: Scene


class Draft:
    """A step in the making: every event changes the scene as it is told."""

    __slots__ = ("_before", "_game", "_happenings", "_seating", "began", "state", "told")

    def __init__(self, game: AnyGame, before: Scene | None) -> None:
        self._game = game
        self._before = before
        self._seating: Seating | None = None if before is None else before.seating
        self.state: Any = None if before is None else before.state
        self.began = False  # whether a new game has begun
        self.told: list[TableEvent | Played[Any]] = []
        self._happenings: list[Happening] = []

    @property
    def seating(self) -> Seating:
        """Who has gathered, so far."""
        assert self._seating is not None
        return self._seating

    def tell(self, *events: TableEvent) -> None:
        """Something happens around the game."""
        for event in events:
            self.told.append(event)
            if isinstance(event, Opened):
                self._seating = open_table(event)
            else:
                self._seating = evolve(self.seating, event)
            if isinstance(event, GameBegan):
                self.state = None
                self.began = True

    def play(self, events: Sequence[Any]) -> None:
        """Something happens in the game."""
        self.told.append(Played(tuple(events)))
        state = self.state
        for event in events:
            self._happenings.append(Happening(state, event))
            state = self._game.evolve(state, event)
        self.state = state

    def step(self, version: Version, entry: Entry[Any]) -> Step:
        """The finished step."""
        assert self._seating is not None
        after = Scene(self._seating, self.state)
        return Step(version, self._before, entry, tuple(self._happenings), after)


def step(game: AnyGame, before: Scene | None, entry: Entry[Any], version: Version) -> Step:
    """What an entry of the log makes of a scene."""
    draft = Draft(game, before)
    for event in entry.events:
        if isinstance(event, Played):
            draft.play(event.events)
        else:
            draft.tell(event)
    return draft.step(version, entry)


def game_time(taken: Step) -> Millis:
    """The game's time when a step was taken."""
    last = taken.entry.events[-1] if taken.entry.events else None
    return last.clock if isinstance(last, Woke) else taken.entry.at


def steps(game: AnyGame, entries: Iterable[bytes], after: Step | None = None) -> Iterator[Step]:
    """A whole log, step by step; or what came *after* a step."""
    scene, version = (None, 0) if after is None else (after.after, after.version)
    read = decoder(game)
    for number, entry in enumerate(entries, version + 1):
        taken = step(game, scene, read.decode(entry), Version(number))
        scene = taken.after
        yield taken


def game_of(entries: Sequence[bytes]) -> str:
    """The name of the game that a log is about."""
    first = _ANY.decode(entries[0]).events[0]
    assert isinstance(first, Opened)
    return first.game


def decoder(game: AnyGame) -> Decoder[Entry[Any]]:
    """Reads the entries of a game's tables."""
    found = _decoders.get(game.ABOUT.name)
    if found is None:
        event: Any = game.ABOUT.event
        found = _decoders[game.ABOUT.name] = Decoder(Entry[event])
    return found


def encode_entry(entry: Entry[Any]) -> bytes:
    """An entry as the log keeps it."""
    return encode(entry)


_ANY = Decoder(Entry[Raw])
_decoders: dict[str, Decoder[Entry[Any]]] = {}
