"""Finished games out of a server's store, table by table and page by page."""

from collections.abc import AsyncIterator, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from wormery.core import AnyGame, Outcome, Seat
from wormery.research.data.plies import FREE, PERSON, Act, WholeGame, kind_of
from wormery.store.ids import EMPTY, TableId, Version
from wormery.store.store import Store
from wormery.table.fold import Scene, Step, decoder, game_of, step
from wormery.table.seating.events import GameBegan, GameEnded, Opened, Played
from wormery.table.seating.state import Chair

PAGE = 500  # entries that are read at once


async def finished_games(store: Store, games: Mapping[str, AnyGame]) -> AsyncIterator[WholeGame]:
    """All games that were played to their end; lessons, and games that are still on, stay out."""
    last = TableId("")
    while tables := await store.tables(last):
        for table in tables:
            async for game in _games_of(store, games, table):
                yield game
        last = tables[-1]


async def _games_of(
    store: Store, games: Mapping[str, AnyGame], table: TableId
) -> AsyncIterator[WholeGame]:
    version, reading = EMPTY, None
    while entries := await store.read(table, version, PAGE):
        if reading is None:
            game = games.get(game_of(entries))
            if game is None:
                return  # of a game that this Wormery does not have
            reading = _Reading(game)
        for entry in entries:
            version = Version(version + 1)
            for found in reading.take(entry, version):
                yield found


@dataclass
class _Reading:
    """A table's log as it is read: what lies on the table, and the acts of the game that is on."""

    game: AnyGame
    scene: Scene | None = None
    acts: list[Act] = field(default_factory=list)
    is_lesson: bool = False

    def take(self, entry: bytes, version: Version) -> Iterator[WholeGame]:
        """The next entry; the game that it ends, if it does."""
        taken = step(self.game, self.scene, decoder(self.game).decode(entry), version)
        self.scene = taken.after
        state = taken.before.state if taken.before else None
        for event in taken.entry.events:
            match event:
                case Opened():
                    self.is_lesson = event.lesson
                case GameBegan():
                    self.acts, state = [], None
                case Played(events):
                    self.acts.append(Act(state, events, taken.entry.at, self._seat(taken)))
                    for each in events:
                        state = self.game.evolve(state, each)
                case GameEnded(Outcome() as outcome) if not self.is_lesson:
                    yield self._finished(taken, outcome)
                case _:
                    pass

    def _finished(self, taken: Step, outcome: Outcome) -> WholeGame:
        seating = taken.after.seating
        players = tuple(self._player(chair) for chair in seating.chairs)
        return WholeGame(self.game, players, bytes(seating.options), self.acts, outcome)

    def _player(self, chair: Chair) -> str:
        if chair.bot is not None:
            return kind_of(self.game, chair.bot)
        return PERSON if chair.guest is not None else FREE

    def _seat(self, taken: Step) -> Seat | None:
        """Whose act it was: that of the guest, if they have one seat; else who was to act."""
        if taken.before is None or taken.before.state is None or not self.acts:
            return None
        chairs = taken.before.seating.chairs
        own = [seat for seat, chair in enumerate(chairs) if chair.guest == taken.entry.by]
        told = _told(taken)
        if told is not None or len(own) == 1:
            return Seat(own[0]) if told is None else told
        awaited = self.game.ABOUT.awaited
        found = [] if awaited is None else awaited(taken.before.state)
        return found[0] if len(found) == 1 else None


def _told(taken: Step) -> Seat | None:
    """The seat that the first event of a game names."""
    seats: list[Any] = [getattr(each.event, "seat", None) for each in taken.happenings]
    return Seat(seats[0]) if seats and isinstance(seats[0], int) else None
