"""What a request leads to: the rules of the table and of the game decide."""

from random import Random
from typing import Any

from msgspec import Raw

from wormery.core import (
    AnyGame,
    Millis,
    Refusal,
    Seat,
    Setup,
    agree,
    agreed_then,
    decode,
    encode,
    generator,
)
from wormery.store.ids import Moment
from wormery.table.fold import Draft, Scene
from wormery.table.requests import BotRequest, GuestRequest, OwnerReturned, Play, Request
from wormery.table.seating.commands import Arrange, TableCommand
from wormery.table.seating.events import GameBegan, GameEnded, SeatsTurned
from wormery.table.seating.rules import Context, decide, returned
from wormery.table.seating.state import Seating


def decide_play(game: AnyGame, scene: Scene, request: Request, play: Play, at: Millis) -> Draft:
    """What the *play* of a request leads to, or a Refusal."""
    seating = scene.seating
    _must_hold(seating, request, play)
    if seating.phase != "playing":
        if seating.phase == "over":
            raise Refusal("TB-03", "the game is over")
        why = "the game is paused" if seating.phase == "paused" else "the game has not begun"
        raise Refusal("TB-11", why)
    draft = Draft(game, scene)
    draft.play(game.decide(scene.state, play.seat, play.command, at))
    _end_if_over(draft, game)
    return draft


def decide_rest(
    game: AnyGame, scene: Scene, request: Request, at: Millis, context: Context
) -> Draft:
    """What any other *request* leads to, nothing included; or a Refusal."""
    draft = Draft(game, scene)
    if isinstance(request, GuestRequest):
        draft.tell(*decide(scene.seating, request.requester, _asked(game, request), context))
    elif isinstance(request, OwnerReturned):
        draft.tell(*returned(scene.seating, request.guest))
    else:
        _fall_due(draft, game, at, context)
    return draft


def settled(game: AnyGame, seats: int, options: Raw) -> Raw:
    """Options written out in full; refused if no game can begin with them (TB-04)."""
    setup = _setup(game, seats, options)
    game.begin(setup, Random(0))
    return Raw(encode(setup.options))


def is_due(game: AnyGame, scene: Scene, context: Context) -> bool:
    """Whether something happens by itself by now."""
    seating = scene.seating
    if seating.phase == "playing":
        return context.deserted or _is_late(game, scene, context.now)
    if seating.phase == "counting":
        return seating.starts is not None and seating.starts <= context.now
    return seating.phase == "paused" and context.deserted


def _is_late(game: AnyGame, scene: Scene, now: Moment) -> bool:
    """Whether the time is up for somebody who should have played."""
    deadline = game.deadline(scene.state)
    return deadline is not None and deadline <= scene.seating.time(now)


def _asked(game: AnyGame, request: GuestRequest) -> TableCommand:
    """What is asked of the table; options are written out in full."""
    assert not isinstance(request.what, Play)
    if isinstance(request.what, Arrange):
        return Arrange(request.what.seats, settled(game, request.what.seats, request.what.options))
    return request.what


def _fall_due(draft: Draft, game: AnyGame, at: Millis, context: Context) -> None:
    scene = Scene(draft.seating, draft.state)
    if not is_due(game, scene, context):
        return
    if draft.seating.phase == "counting":
        _begin(draft, game, context)
        return
    late = draft.seating.phase == "playing" and _is_late(game, scene, context.now)
    events = game.expire(draft.state, at) if late else ()
    if events:
        draft.play(events)
        _end_if_over(draft, game)
    elif context.deserted:
        draft.tell(GameEnded())


def _begin(draft: Draft, game: AnyGame, context: Context) -> None:
    seating, seed = draft.seating, context.settings.seed()
    stored = decode(dict[str, Any], bytes(seating.options))
    setup = agreed_then(game.ABOUT, len(seating.chairs), stored)
    if _is_once_more(seating):
        draft.tell(SeatsTurned(tuple(Seat(seat) for seat in game.ABOUT.turned(setup))))
    draft.tell(GameBegan(seed, context.now))
    draft.play(game.begin(setup, generator(seed)))
    _end_if_over(draft, game)


def _is_once_more(seating: Seating) -> bool:
    """Whether those who played the last game play again, each where they sat (TB-28)."""
    held = tuple((c.guest, Seat(i)) for i, c in enumerate(seating.chairs) if c.guest is not None)
    return seating.games > 0 and held == seating.sat and len(seating.chairs) == seating.dealt


def _end_if_over(draft: Draft, game: AnyGame) -> None:
    outcome = game.outcome(draft.state)
    if outcome is not None:
        draft.tell(GameEnded(outcome))


def _setup(game: AnyGame, seats: int, options: Raw) -> Setup[Any]:
    return agree(game.ABOUT, seats, decode(object, bytes(options)))


def _must_hold(seating: Seating, request: Request, play: Play) -> None:
    """Whoever plays a seat owns it, or is the bot that keeps it warm (TB-02)."""
    chairs = seating.chairs
    if not 0 <= play.seat < len(chairs):
        raise Refusal("TB-02", "there is no such seat")
    chair = chairs[play.seat]
    if isinstance(request, GuestRequest):
        if chair.guest != request.requester.guest:
            raise Refusal("TB-02", "the seat is not yours")
    elif isinstance(request, BotRequest) and chair.bot != request.bot:
        raise Refusal("TB-02", "the bot has got up")
