"""Deciding a letter: the rules of the table and of the game say what it leads to."""

from random import Random
from typing import Any

from msgspec import Raw

from wormery.core import Millis, Refusal, Setup, agree, agreed_then, decode, encode, generator
from wormery.store.ids import Moment
from wormery.table.fold import AnyGame, Draft, Scene
from wormery.table.requests import BotWish, Letter, Play, Return, Wish
from wormery.table.seating.commands import Arrange, TableCommand
from wormery.table.seating.events import GameBegan, GameEnded
from wormery.table.seating.rules import Circumstances, decide, returned
from wormery.table.seating.state import Gathering


def played(game: AnyGame, scene: Scene, letter: Letter, play: Play, at: Millis) -> Draft:
    """What the *play* of a letter leads to, or a Refusal."""
    gathering = scene.gathering
    _must_hold(gathering, letter, play)
    if gathering.phase != "playing":
        if gathering.phase == "over":
            raise Refusal("TB-03", "the game is over")
        why = "the game is paused" if gathering.phase == "paused" else "the game has not begun"
        raise Refusal("TB-11", why)
    draft = Draft(game, scene)
    draft.play(game.decide(scene.state, play.seat, play.command, at))
    _end_if_over(draft, game)
    return draft


def hear(game: AnyGame, scene: Scene, letter: Letter, at: Millis, given: Circumstances) -> Draft:
    """What any other *letter* leads to, nothing included; or a Refusal."""
    draft = Draft(game, scene)
    if isinstance(letter, Wish):
        draft.tell(*decide(scene.gathering, letter.asker, _asked(game, letter), given))
    elif isinstance(letter, Return):
        draft.tell(*returned(scene.gathering, letter.guest))
    else:
        _fall_due(draft, game, at, given)
    return draft


def settled(game: AnyGame, seats: int, options: Raw) -> Raw:
    """Options written out in full; refused if no game can begin with them (TB-04)."""
    setup = _setup(game, seats, options)
    game.begin(setup, Random(0))
    return Raw(encode(setup.options))


def is_due(game: AnyGame, scene: Scene, now: Moment) -> bool:
    """Whether something happens by itself by now."""
    gathering = scene.gathering
    if gathering.phase == "playing":
        deadline = game.deadline(scene.state)
        return deadline is not None and deadline <= gathering.time(now)
    if gathering.phase == "counting":
        return gathering.starts is not None and gathering.starts <= now
    return False


def _asked(game: AnyGame, wish: Wish) -> TableCommand:
    """What is asked of the table; options are written out in full."""
    assert not isinstance(wish.what, Play)
    if isinstance(wish.what, Arrange):
        return Arrange(wish.what.seats, settled(game, wish.what.seats, wish.what.options))
    return wish.what


def _fall_due(draft: Draft, game: AnyGame, at: Millis, given: Circumstances) -> None:
    if not is_due(game, Scene(draft.gathering, draft.state), given.now):
        return
    if draft.gathering.phase == "counting":
        _begin(draft, game, given)
        return
    events = game.expire(draft.state, at)
    if events:
        draft.play(events)
        _end_if_over(draft, game)


def _begin(draft: Draft, game: AnyGame, given: Circumstances) -> None:
    gathering, seed = draft.gathering, given.seed()
    stored = decode(dict[str, Any], bytes(gathering.options))
    setup = agreed_then(game.ABOUT, len(gathering.chairs), stored)
    draft.tell(GameBegan(seed, given.now))
    draft.play(game.begin(setup, generator(seed)))
    _end_if_over(draft, game)


def _end_if_over(draft: Draft, game: AnyGame) -> None:
    outcome = game.outcome(draft.state)
    if outcome is not None:
        draft.tell(GameEnded(outcome))


def _setup(game: AnyGame, seats: int, options: Raw) -> Setup[Any]:
    return agree(game.ABOUT, seats, decode(object, bytes(options)))


def _must_hold(gathering: Gathering, letter: Letter, play: Play) -> None:
    """Whoever plays a seat owns it, or is the bot that keeps it warm (TB-02)."""
    chairs = gathering.chairs
    if not 0 <= play.seat < len(chairs):
        raise Refusal("TB-02", "there is no such seat")
    chair = chairs[play.seat]
    if isinstance(letter, Wish):
        if chair.guest != letter.asker.guest:
            raise Refusal("TB-02", "the seat is not yours")
    elif isinstance(letter, BotWish) and chair.bot != letter.bot:
        raise Refusal("TB-02", "the bot has got up")
