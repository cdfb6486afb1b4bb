"""What may be known of a table: its own view, and how a view has changed."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, get_type_hints

from msgspec import Raw, Struct

from wormery.core import BY_NEWS, Millis, Outcome, Seat, promise
from wormery.store.ids import Moment
from wormery.table.fold import AnyGame, Scene, Step
from wormery.table.seating.events import Proposal
from wormery.table.seating.state import Gathering, Phase


class ChairView(Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str
    taken: bool
    bot: str | None  # which bot plays here, if one does
    ready: bool


class GatheringView(Struct, frozen=True):
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
    promise: str | None  # the hash of the seed
    seed: str | None  # shown after the end
    zero: Moment  # when the game's time was 0, pauses left out
    stopped: Millis | None  # the game's time, while it stands still
    outcome: Outcome | None
    proposal: Proposal | None
    agreed: tuple[Seat, ...]


def gathering_view(gathering: Gathering) -> GatheringView:
    """A table as everybody sees it; the seed only when the game is over."""
    host = gathering.seats_of(gathering.host())
    over = gathering.phase in ("over", "open", "counting")
    return GatheringView(
        game=gathering.game,
        code=gathering.code,
        public=gathering.public,
        host=host[0] if host else None,
        seats=tuple(ChairView(c.name, c.taken, c.bot, c.ready) for c in gathering.chairs),
        options=gathering.options,
        phase=gathering.phase,
        starts=gathering.starts,
        games=gathering.games,
        promise=promise(gathering.seed) if gathering.seed else None,
        seed=gathering.seed if gathering.seed and over else None,
        zero=gathering.zero,
        stopped=gathering.stopped,
        outcome=gathering.outcome,
        proposal=gathering.proposal,
        agreed=tuple(seat for guest in gathering.agreed for seat in gathering.seats_of(guest)),
    )


def table_changes(step: Step) -> dict[str, object] | None:
    """The fields of the table's view that a step changed, if any."""
    before = step.before
    if before is not None and before.gathering is step.after.gathering:
        return None
    new = gathering_view(step.after.gathering)
    if before is None:
        return fields(new)
    return changed(gathering_view(before.gathering), new) or None


def game_view(game: AnyGame, scene: Scene, seat: Seat | None) -> Struct | None:
    """What a seat may know of the game; nothing before the first one."""
    if scene.state is None:
        return None
    view: Struct = game.view(scene.state, dealt_in(scene.gathering, seat))
    return view


def heard(game: AnyGame, step: Step, seat: Seat) -> tuple[Any, ...]:
    """What somebody in a seat hears who remembers: all of the news, from the very beginning on."""
    told = (game.tell(each.state, each.event, seat) for each in step.happenings)
    return tuple(each for each in told if each is not None)


def dealt_in(gathering: Gathering, seat: Seat | None) -> Seat | None:
    """Whose eyes a seat sees with: one that was added after the game began looks on."""
    return seat if seat is not None and seat < gathering.dealt else None


def begins(step: Step) -> bool:
    """Whether a new game takes the place of what lay on the table."""
    return step.before is None or step.before.gathering.games != step.after.gathering.games


def latest(taken: Sequence[Step]) -> Sequence[Step]:
    """The steps of the last game."""
    first = max((number for number, step in enumerate(taken) if begins(step)), default=0)
    return taken[first:]


def reseats(step: Step) -> bool:
    """Whether seats may have changed hands."""
    return step.before is None or step.before.gathering.chairs is not step.after.gathering.chairs


def changed(old: Struct, new: Struct) -> dict[str, object]:
    """The fields that differ between two views of one kind, by their names on the wire."""
    return comparison(type(new))(old, new)


@cache
def comparison(kind: type[Struct]) -> Callable[[Struct, Struct], dict[str, object]]:
    """A function that compares two views field by field, but for what the news tell.

    It is written out for each kind of view, as dataclasses do with theirs: the interpreter reads a
    field that it knows by name ten times as fast as one that it has to look up.
    """
    told = get_type_hints(kind, include_extras=True)
    pairs = zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True)
    lines = [
        f"    if old.{name} != (value := new.{name}):\n        found[{wire!r}] = value\n"
        for name, wire in pairs
        if BY_NEWS not in getattr(told[name], "__metadata__", ())
    ]
    text = f"def compare(old, new):\n    found = {{}}\n{''.join(lines)}    return found\n"
    made: dict[str, Any] = {}
    exec(text, made)  # nothing but names of fields goes in
    compare: Callable[[Struct, Struct], dict[str, object]] = made["compare"]
    return compare


def fields(view: Struct) -> dict[str, object]:
    """All fields, by their names on the wire."""
    names = zip(view.__struct_fields__, view.__struct_encode_fields__, strict=True)
    return {wire: getattr(view, name) for name, wire in names}
