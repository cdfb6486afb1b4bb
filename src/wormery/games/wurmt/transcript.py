"""Whole games as files, played anew by the rules: `wurmt-transcripts/1`."""

from collections.abc import Iterable
from functools import reduce
from typing import assert_never

from msgspec import UNSET, Raw

from wormery.core import Millis, Refusal, Setup, decode, encode
from wormery.games.wurmt.cards import ACTIONS, COLOURS, Card, CardId
from wormery.games.wurmt.events import Event
from wormery.games.wurmt.evolving import evolve
from wormery.games.wurmt.options import SEATS, Options
from wormery.games.wurmt.rules import begin_with, decide, plays, scores, winners
from wormery.games.wurmt.state import Bed, Lay, NewWorm, Pass, Play, Refresh, Remove, Spy, Worm
from wormery.games.wurmt.transcript_form import (
    ActionStep,
    AskedFile,
    AskedGame,
    Config,
    File,
    Final,
    Game,
    LayStep,
    NewWormStep,
    PassStep,
    RefreshStep,
    RemoveStep,
    SpyStep,
    State,
    Step,
    WormRow,
)

_ACTIONS = {action.replace("_", ""): action for action in ACTIONS}


def replay(data: bytes) -> bytes:
    """The file that *data* spells, with everything worked out anew; or its first Refusal."""
    asked: AskedFile = decode(AskedFile, _utf8(data))
    games = [
        _game(game, asked.default_config, f"game {place if game.id is UNSET else _text(game.id)}")
        for place, game in enumerate(asked.games)
    ]
    return encode(File(asked.format, asked.default_config, asked.cards, games))


def _utf8(data: bytes) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise Refusal("TB-01", "the file is not UTF-8 text") from None


def _text(raw: Raw) -> str:
    return bytes(raw).decode()


def _game(asked: AskedGame, default: Raw, name: str) -> Game:
    """One game, played from its deck."""
    where = name
    try:
        config = _merged(default, asked.config)
        events = begin_with(_setup(config), asked.deck, config.first_player)
        bed = _after(None, events)
        initial, steps = _state(bed), []
        for number, step in enumerate(asked.steps):
            where = f"{name}, step {number}"
            player, legal = bed.player, len(plays(bed))
            action: ActionStep = decode(ActionStep, bytes(step.action))
            bed = _after(bed, decide(bed, player, _play(action), Millis(0)))
            steps.append(Step(player, legal, step.action, _state(bed)))
    except Refusal as refusal:
        raise Refusal(refusal.rule, f"{where}: {refusal.detail}") from None
    return Game(asked.id, asked.seed, asked.config, asked.deck, initial, steps, _final(bed))


def _after(bed: Bed | None, events: Iterable[Event]) -> Bed:
    bed = reduce(evolve, events, bed)
    assert bed is not None
    return bed


def _merged(*configs: Raw) -> Config:
    """What several configs say together; the last one to speak is right."""
    said: dict[str, Raw] = {}
    for config in configs:
        said |= decode(dict[str, Raw], bytes(config))
    merged: Config = decode(Config, encode(said))
    return merged


def _setup(config: Config) -> Setup[Options]:
    """The same in the words of the game; refused where a number is out of range (TB-04)."""
    usual = dict(zip(SEATS, Options().put_aside, strict=True))
    two, three, four, five = (config.removed.get(str(n), usual[n]) for n in SEATS)
    options = Options(
        values_per_colour=config.values_per_colour,
        backs=config.action_backs,
        reading=config.reading,
        end=config.end_mode,
        announce=config.announce,
        actions_per_colour=tuple(_ACTIONS[word] for word in config.actions_per_colour),
        tails_per_colour=config.tails_per_colour,
        put_aside=(two, three, four, five),
        hand_size=config.hand_size,
        refill_at=config.refill_at,
        low=config.lo,
        high=config.hi,
    )
    try:
        return Setup(config.n_players, decode(Options, encode(options)))
    except Refusal as refusal:
        raise Refusal("TB-04", refusal.detail) from None


def _play(action: ActionStep) -> Play:
    """The command that a step spells."""
    match action:
        case LayStep(slot, worm, claim):
            return Lay(slot, worm, claim)
        case RemoveStep(slot, worm, position):
            return Remove(slot, worm, position)
        case RefreshStep(slot, discard):
            return Refresh(slot, tuple(sorted(discard)))
        case NewWormStep(slot, colour):
            return NewWorm(slot, COLOURS[colour])
        case SpyStep(slot, worm):
            return Spy(slot, worm)
        case PassStep(slot):
            return Pass(slot)
        case _:
            assert_never(action)


def _ids(cards: Iterable[Card]) -> list[CardId]:
    return [card.id for card in cards]


def _state(bed: Bed) -> State:
    return State(
        turn=bed.turn,
        cur=bed.player,
        ending=bed.ending,
        over=bed.over,
        pile=len(bed.pile),
        hands=[_ids(hand) for hand in bed.hands],
        worms=[_worm(worm) for worm in bed.worms],
        reserve=bed.reserve,
        plus=[_ids(cards) for cards in bed.plus],
        minus=[_ids(cards) for cards in bed.minus],
        scores=scores(bed),
        discard_n=len(bed.discard),
    )


def _worm(worm: Worm) -> WormRow:
    colour, visible, head = COLOURS.index(worm.colour), _ids(worm.visible), worm.head
    if head is None:
        return WormRow(colour, visible, head=None, layer=None, known_by=(), claim=None)
    return WormRow(colour, visible, head.card.id, head.layer, head.known_by, head.claim)


def _final(bed: Bed) -> Final:
    return Final(
        scores=scores(bed),
        winners=winners(bed),
        plus=[_ids(cards) for cards in bed.plus],
        minus=[_ids(cards) for cards in bed.minus],
        discard=_ids(bed.discard),
        removed=_ids(bed.aside),
        turns=bed.turn,
    )
