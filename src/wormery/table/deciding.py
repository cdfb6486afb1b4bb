"""Deciding a letter: the rules of the table and of the game say what it leads to."""

from random import Random
from typing import Any

from msgspec import Raw

from wormery.core import Millis, Refusal, Setup, agree, decode, encode, generator
from wormery.table.commands import Arrange
from wormery.table.directory import GuestId
from wormery.table.events import GameBegan, GameEnded
from wormery.table.gathering import Chair, Gathering
from wormery.table.rules import Circumstances, decide, returned
from wormery.table.scene import AnyGame, Draft, Scene
from wormery.table.wishes import BotWish, Due, Letter, Play, Return, Wish


def hear(game: AnyGame, scene: Scene, letter: Letter, at: Millis, given: Circumstances) -> Draft:
    """What *letter* leads to, nothing included; or a Refusal."""
    draft = Draft(game, scene)
    match letter:
        case Wish(asker, _, what):
            if isinstance(what, Play):
                _must_own(scene.gathering, asker.guest, what)
                _play(draft, game, what, at)
                return draft
            if isinstance(what, Arrange):
                what = Arrange(what.seats, settled(game, what.seats, what.options))
            draft.tell(*decide(scene.gathering, asker, what, given))
        case BotWish(bot, play):
            _must_be_played_by(scene.gathering, bot, play)
            _play(draft, game, play, at)
        case Return(guest):
            draft.tell(*returned(scene.gathering, guest))
        case Due():
            _fall_due(draft, game, at, given)
    return draft


def settled(game: AnyGame, seats: int, options: Raw) -> Raw:
    """Options written out in full; refused if no game can begin with them (TB-04)."""
    setup = _setup(game, seats, options)
    game.begin(setup, Random(0))
    return Raw(encode(setup.options))


def is_due(game: AnyGame, scene: Scene, given: Circumstances) -> bool:
    """Whether something happens by itself by now."""
    gathering = scene.gathering
    if gathering.phase == "counting":
        return gathering.starts is not None and gathering.starts <= given.now
    if gathering.phase != "playing":
        return False
    deadline = game.deadline(scene.state)
    return deadline is not None and deadline <= gathering.time(given.now)


def _play(draft: Draft, game: AnyGame, play: Play, at: Millis) -> None:
    match draft.gathering.phase:
        case "playing":
            draft.play(game.decide(draft.state, play.seat, play.command, at))
            _end_if_over(draft, game)
        case "paused":
            raise Refusal("TB-11", "the game is paused")
        case "over":
            raise Refusal("TB-03", "the game is over")
        case "open" | "counting":
            raise Refusal("TB-11", "the game has not begun")


def _fall_due(draft: Draft, game: AnyGame, at: Millis, given: Circumstances) -> None:
    if not is_due(game, Scene(draft.gathering, draft.state), given):
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
    setup = _setup(game, len(gathering.chairs), gathering.options)
    draft.tell(GameBegan(seed, given.now))
    draft.play(game.begin(setup, generator(seed)))
    _end_if_over(draft, game)


def _end_if_over(draft: Draft, game: AnyGame) -> None:
    outcome = game.outcome(draft.state)
    if outcome is not None:
        draft.tell(GameEnded(outcome))


def _setup(game: AnyGame, seats: int, options: Raw) -> Setup[Any]:
    return agree(game.ABOUT, seats, decode(object, bytes(options)))


def _must_own(gathering: Gathering, guest: GuestId, play: Play) -> None:
    if _chair(gathering, play).guest != guest:
        raise Refusal("TB-02", "the seat is not yours")


def _must_be_played_by(gathering: Gathering, bot: str, play: Play) -> None:
    if _chair(gathering, play).bot != bot:
        raise Refusal("TB-02", "the bot has got up")


def _chair(gathering: Gathering, play: Play) -> Chair:
    if play.seat not in range(len(gathering.chairs)):
        raise Refusal("TB-02", "there is no such seat")
    return gathering.chairs[play.seat]
