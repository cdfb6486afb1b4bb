"""What may be known of a table and of its game: whole views, and what a step changes in them."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Generic, TypeVar, get_type_hints

from msgspec import Raw, Struct

from wormery.core import BY_NEWS, AnyGame, Millis, Outcome, Seat, commitment
from wormery.core.parts import Fields, KnownParts
from wormery.store.ids import Moment, Version
from wormery.table.fold import Scene, Step
from wormery.table.seating.evening import Evening
from wormery.table.seating.events import Proposal, SeatsTurned
from wormery.table.seating.state import Phase, Seating

NewsT = TypeVar("NewsT")
ViewT = TypeVar("ViewT")


class ChairView(Struct, frozen=True, gc=False):
    """A seat as everybody sees it."""

    name: str
    taken: bool
    bot: str | None  # which bot plays here, if one does
    ready: bool
    face: str = ""  # how whoever sits here looks; empty: nobody knows


class EveningView(Struct, frozen=True, gc=False):
    """What the same people have won against each other here (TB-28)."""

    games: int
    wins: tuple[int, ...]  # by seat
    draws: int


class SeatingView(Struct, frozen=True, gc=False):
    """A table as everybody sees it."""

    game: str
    code: str
    public: bool
    host: Seat | None
    seats: tuple[ChairView, ...]
    options: Raw
    phase: Phase
    starts: Moment | None  # when the count-down ends, in milliseconds since 1970
    games: int  # how many have begun here
    commitment: str | None  # the hash of the seed
    seed: str | None  # shown after the end
    zero: Moment  # when the game's time was 0, pauses left out
    stopped: Millis | None  # the game's time, while it stands still
    outcome: Outcome | None
    proposal: Proposal | None
    agreed: tuple[Seat, ...]
    evening: EveningView | None = None  # once a game has ended


class Update(Struct, Generic[NewsT, ViewT], tag="update", omit_defaults=True, gc=False):
    """One step: what a seat learns, and what changed in its view since the version before."""

    version: Version
    seat: Seat | None
    request_id: str | None = None  # yours, that led to this: it is durable
    news: tuple[NewsT, ...] = ()
    table: Fields | None = None  # those of the table that changed
    view: ViewT | None = None  # a whole new view of the game
    changes: Fields | None = None  # else those of the view that changed; or the same as JSON


def seating_view(seating: Seating) -> SeatingView:
    """A table as everybody sees it; the seed only when the game is over."""
    host = seating.seats_of(seating.host())
    over = seating.phase in ("over", "open", "counting")
    return SeatingView(
        game=seating.game,
        code=seating.code,
        public=seating.public,
        host=host[0] if host else None,
        seats=tuple(ChairView(c.name, c.taken, c.bot, c.ready, c.face) for c in seating.chairs),
        options=seating.options,
        phase=seating.phase,
        starts=seating.starts,
        games=seating.games,
        commitment=commitment(seating.seed) if seating.seed else None,
        seed=seating.seed if seating.seed and over else None,
        zero=seating.zero,
        stopped=seating.stopped,
        outcome=seating.outcome,
        proposal=seating.proposal,
        agreed=tuple(seat for guest in seating.agreed for seat in seating.seats_of(guest)),
        evening=_evening_view(seating.evening),
    )


def _evening_view(evening: Evening) -> EveningView | None:
    return EveningView(evening.games, evening.wins, evening.draws) if evening.games else None


def table_changes(step: Step) -> dict[str, object] | None:
    """The fields of the table's view that a step changed, if any."""
    before = step.before
    if before is not None and before.seating is step.after.seating:
        return None
    new = seating_view(step.after.seating)
    if before is None:
        return fields(new)
    return changed(seating_view(before.seating), new) or None


def game_view(game: AnyGame, scene: Scene, seat: Seat | None) -> Struct | None:
    """What a seat may know of the game; nothing before the first one."""
    if scene.state is None:
        return None
    view: Struct = game.view(scene.state, dealt_in(scene.seating, seat))
    return view


def news_of(game: AnyGame, step: Step, seat: Seat) -> tuple[Any, ...]:
    """What somebody in a seat learns who remembers: all of the news, from the very beginning on."""
    told = (game.tell(each.state, each.event, seat) for each in step.happenings)
    return tuple(each for each in told if each is not None)


def dealt_in(seating: Seating, seat: Seat | None) -> Seat | None:
    """Whose eyes a seat sees with: one that was added after the game began looks on."""
    return seat if seat is not None and seat < seating.dealt else None


def begins(step: Step) -> bool:
    """Whether a new game takes the place of what lay on the table."""
    return step.before is None or step.before.seating.games != step.after.seating.games


def latest(taken: Sequence[Step]) -> Sequence[Step]:
    """The steps of the last game."""
    first = max((number for number, step in enumerate(taken) if begins(step)), default=0)
    return taken[first:]


def numbered(taken: Sequence[Step], number: int) -> Sequence[Step]:
    """The steps of a game of a table, counted from 1; 0 is the last one."""
    if number == 0:
        return latest(taken)
    return [step for step in taken if step.after.seating.games == number]


def turns(step: Step) -> bool:
    """Whether everybody changes seats at once, as a game begins."""
    return any(isinstance(event, SeatsTurned) for event in step.entry.events)


def reseats(step: Step) -> bool:
    """Whether seats may have changed hands."""
    return step.before is None or step.before.seating.chairs is not step.after.seating.chairs


def changed(old: Struct, new: Struct) -> dict[str, object]:
    """The fields that differ between two views of one kind, by their names in the protocol."""
    return comparison(type(new))(old, new)


@cache
def comparison(kind: type[Struct]) -> Callable[[Struct, Struct], dict[str, object]]:
    """A function that compares two views field by field, but for what the news tell.

    It is written out for each kind of view, as dataclasses do with theirs: the interpreter reads a
    field that it knows by name ten times as fast as one that it has to look up.
    """
    hints = get_type_hints(kind, include_extras=True)
    pairs = zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True)
    lines = [
        f"    if old.{name} != (value := new.{name}):\n        found[{key!r}] = value\n"
        for name, key in pairs
        if BY_NEWS not in getattr(hints[name], "__metadata__", ())
    ]
    text = f"def compare(old, new):\n    found = {{}}\n{''.join(lines)}    return found\n"
    made: dict[str, Any] = {}
    exec(text, made)  # nothing but names of fields goes in
    compare: Callable[[Struct, Struct], dict[str, object]] = made["compare"]
    return compare


def fields(view: Struct) -> dict[str, object]:
    """All fields, by their names in the protocol."""
    names = zip(view.__struct_fields__, view.__struct_encode_fields__, strict=True)
    return {key: getattr(view, name) for name, key in names}


class Known:
    """What those who look at a table know of its game, to be told only what changes."""

    __slots__ = ("_game", "_parts", "_views")

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        parts = game.ABOUT.parts
        self._parts = None if parts is None else KnownParts(parts)
        self._views: dict[Seat | None, tuple[Any, Struct]] = {}  # with the state that is seen

    def changes(self, before: Any, after: Any, seat: Seat | None) -> Fields | None:
        """What changes for a seat from one state to the next; None is nothing."""
        if self._parts is not None:  # fields as JSON, which is written as it is
            return self._parts.changes(before, after, seat)  # type: ignore[return-value]
        known = self._views.get(seat)
        view = self._game.view
        old = view(before, seat) if known is None or known[0] is not before else known[1]
        new: Struct = view(after, seat)
        self._views[seat] = (after, new)
        return comparison(type(new))(old, new) or None

    def forget(self, seat: Seat | None) -> None:
        """Nobody looks from there any more."""
        self._views.pop(seat, None)
        if self._parts is not None:
            self._parts.forget(seat)


def update_for(
    game: AnyGame, step: Step, seat: Seat | None, known: Known, table: Fields | None
) -> Update[Any, Any]:
    """The update that a step is to a seat; *known* is what those who look on were told before.

    *table* is what changed in the table's own view, the same for all seats.
    """
    before, after = step.before, step.after
    eyes = dealt_in(after.seating, seat)
    told, tell = [], game.tell
    for happened in step.happenings:
        if happened.state is not None:
            each = tell(happened.state, happened.event, eyes)
            if each is not None:
                told.append(each)
    news = tuple(told)
    old, new = None if before is None else before.state, after.state
    if new is None or new is old:
        return Update(step.version, seat, None, news, table)
    if old is None or (table and begins(step)):
        return Update(step.version, seat, None, news, table, game.view(new, eyes))
    return Update(step.version, seat, None, news, table, None, known.changes(old, new, eyes))


def update_of(game: AnyGame, step: Step, seat: Seat | None) -> Update[Any, Any]:
    """The update that a step was to a seat, for whoever remembers nothing of it."""
    return update_for(game, step, seat, Known(game), table_changes(step))
