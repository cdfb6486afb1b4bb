"""What people do at a table: legal things mostly, chosen by chance."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

from msgspec import Struct

from wormery.core import AnyGame, Seat
from wormery.knots import Stroke, draw_stroke
from wormery.knots.drawing.hands import pull_free
from wormery.table.fold import Scene
from wormery.table.seating.commands import Propose, Ready, Sit, TableCommand

_RARE = frozenset({"resign", "give_up"})


class Gesture(Struct, frozen=True):
    """Something that is drawn: pieces and when they are sent, in seconds from the first."""

    pieces: tuple[tuple[float, list[Any]], ...]


def around(scene: Scene, guest: str, seat: Seat, random: Random) -> TableCommand | None:
    """What somebody asks of the table who wants to sit there and to play."""
    seating = scene.seating
    chair = seating.chairs[seat]
    if chair.guest != guest:
        return Sit(seat) if not chair.taken else None
    if seating.phase in ("open", "over") and not chair.ready:
        return Ready(seat)
    if seating.proposal is not None and guest not in seating.agreed:
        return Propose(seating.proposal)
    if seating.phase == "paused":
        return Propose("go_on")
    if seating.phase == "playing" and random.random() < 0.02:
        return Propose("pause")
    return None


def move(game: AnyGame, scene: Scene, seat: Seat, random: Random) -> Any | Gesture | None:
    """A legal move, as far as is known; now and then one that is not."""
    if scene.seating.phase != "playing" or scene.state is None or seat >= scene.seating.dealt:
        return None
    eyes = Seat(random.randrange(scene.seating.dealt)) if random.random() < 0.03 else seat
    listed = game.moves(scene.state, eyes)
    usual = [each for each in listed if _tag(each) not in _RARE]
    chosen = random.choice(usual or listed) if listed else None
    gestures = game.ABOUT.gestures
    if chosen is None or gestures is None or not gestures.is_gesture(chosen):
        return chosen
    if _tag(chosen) == "tie":
        return _tying(random)
    return _pulling(game.view(scene.state, seat).loose, random)


def _tag(command: Any) -> str:
    return str(type(command).__struct_config__.tag)


def _tying(random: Random) -> Gesture:
    attempt = random.randrange(1, 1 << 30)
    rows = random.choice(_strokes()).rows
    return _drawn(["grab", 1, attempt, "weave"], "pay", attempt, rows, "done")


def _pulling(loose: Sequence[tuple[int, int, int, int]], random: Random) -> Gesture | None:
    if not loose:
        return None
    attempt = random.randrange(1, 1 << 30)
    trace = pull_free(Stroke(tuple(loose)), "medium", random)
    return _drawn(["loosen", 1, attempt, trace.end], "pull", attempt, trace.rows, "free")


def _drawn(
    first: list[Any], kind: str, attempt: int, rows: Sequence[tuple[int, ...]], last: str
) -> Gesture:
    """Pieces as a browser sends them, some rows at a time."""
    pieces: list[tuple[float, list[Any]]] = [(0.0, first)]
    back = [0] if kind == "pay" else []
    for seq, start in enumerate(range(0, len(rows), 32)):
        some = rows[start : start + 32]
        pieces.append((some[-1][2] / 1000 + 0.05, [kind, attempt, seq, *back, some]))
    pieces.append((rows[-1][2] / 1000 + 0.1, [last, attempt, len(pieces) - 1]))
    return Gesture(tuple(pieces))


@cache
def _strokes() -> Sequence[Stroke]:
    random = Random(1)
    return [draw_stroke("medium", random) for _ in range(12)]
