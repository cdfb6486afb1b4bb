"""Whole games as files, played anew by the rules: `wurmt-transcripts/1`."""

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import assert_never

from msgspec import UNSET, Raw

from wormery.core import Millis, Records, Refusal, Seat, Setup, Told, decode, encode
from wormery.games.wurmt.cards import COLOURS, Action, Card, CardId
from wormery.games.wurmt.commands import Lay, NewWorm, Pass, Play, Refresh, Remove, Spy
from wormery.games.wurmt.events import (
    CardLaid,
    CardRemoved,
    Dealt,
    Event,
    FirstNamed,
    HandRefreshed,
    HeadSpied,
    MoveTakenBack,
    PassPlayed,
    WormStarted,
)
from wormery.games.wurmt.evolve import evolve
from wormery.games.wurmt.legality import plays
from wormery.games.wurmt.options import SEATS, Options, cards_of
from wormery.games.wurmt.record.form import (
    ActionStep,
    ActionWord,
    AskedFile,
    AskedGame,
    Config,
    File,
    Final,
    LayStep,
    NewWormStep,
    PassStep,
    RecordedGame,
    RecordedStep,
    RefreshStep,
    RemoveStep,
    SpyStep,
    State,
    ToldFile,
    ToldGame,
    ToldStep,
    WormRow,
)
from wormery.games.wurmt.rules import begin_with, decide, scores, winners
from wormery.games.wurmt.state import Bed, Worm

_WORDS: dict[Action, ActionWord] = {
    "remove": "remove",
    "refresh": "refresh",
    "new_worm": "newworm",
    "spy": "spy",
    "pass": "pass",
}
_ACTIONS = {word: action for action, word in _WORDS.items()}

MOST_GAMES = 20
MOST_HEAD = 1_000
"""What is read of a file to be watched: so many games, its format named so near the top."""


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


def read(text: str) -> Sequence[Told] | None:
    """The games that a file tells, to be watched; None if it is no transcript."""
    if '"wurmt-transcripts/1"' not in text[:MOST_HEAD]:
        return None
    asked: AskedFile = decode(AskedFile, text)
    if len(asked.games) > MOST_GAMES:
        raise Refusal("TB-16", "too_many_games")
    return [
        _course(game, asked.default_config, f"game {at}") for at, game in enumerate(asked.games)
    ]


def write(_: Sequence[str], events: Sequence[Event]) -> str:
    """One game as a file; what was taken back never happened, and names have no place in it."""
    deal, steps = events[0], list[ToldStep]()
    assert isinstance(deal, Dealt)
    for event in events:
        if isinstance(event, MoveTakenBack):
            steps.pop()
        elif (action := _action(event)) is not None:
            steps.append(ToldStep(action))
    cards = [
        [COLOURS.index(card.colour), card.value, card.action and card.action.replace("_", "")]
        for card in cards_of(deal.options)
    ]
    told = ToldGame(_config(deal, _first(events, deal.first)), list(deal.deck), steps)
    return replay(encode(ToldFile("wurmt-transcripts/1", cards, [told]))).decode() + "\n"


def _first(events: Sequence[Event], drawn: Seat) -> Seat:
    """Who began: as somebody said, else as it was drawn."""
    return next((event.first for event in events if isinstance(event, FirstNamed)), drawn)


RECORDS = Records("wurmt.json", write, read)


def _game(asked: AskedGame, default: Raw, name: str) -> RecordedGame:
    """One game, played from its deck."""
    course = _course(asked, default, name)
    bed = _after(None, course.moves[0])
    initial, steps = _state(bed), []
    for step, events in zip(asked.steps, course.moves[1:], strict=True):
        player, legal = bed.player, len(plays(bed))
        bed = _after(bed, events)
        steps.append(RecordedStep(player, legal, step.action, _state(bed)))
    return RecordedGame(asked.id, asked.seed, asked.config, asked.deck, initial, steps, _final(bed))


def _course(asked: AskedGame, default: Raw, name: str) -> Told:
    """What the steps of a game lead to, each by the rules."""
    where = name
    try:
        config = _merged(default, asked.config)
        setup = _setup(config)
        moves = [begin_with(setup, asked.deck, config.first_player)]
        bed = _after(None, moves[0])
        for number, step in enumerate(asked.steps):
            where = f"{name}, step {number}"
            action: ActionStep = decode(ActionStep, bytes(step.action))
            moves.append(decide(bed, bed.player, _play(action), Millis(0)))
            bed = _after(bed, moves[-1])
    except Refusal as refusal:
        raise Refusal(refusal.rule, f"{where}: {refusal.detail}") from None
    return Told(setup.seats, setup.options, moves)


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


def _config(deal: Dealt, first: Seat) -> Config:
    """The words of the form for how a game was played."""
    options = deal.options
    return Config(
        n_players=deal.seats,
        values_per_colour=options.values_per_colour,
        actions_per_colour=tuple(_WORDS[action] for action in options.actions_per_colour),
        action_backs=options.backs,
        removed={str(n): aside for n, aside in zip(SEATS, options.put_aside, strict=True)},
        tails_per_colour=options.tails_per_colour,
        hand_size=options.hand_size,
        refill_at=options.refill_at,
        lo=options.low,
        hi=options.high,
        reading=options.reading,
        announce=options.announce,
        end_mode=options.end,
        first_player=first,
    )


def _action(event: Event) -> ActionStep | None:
    """The step that led to an event; None where the event came by itself."""
    match event:
        case CardLaid(slot=slot, worm=worm, claim=claim):
            return LayStep(slot, worm, claim)
        case CardRemoved(slot=slot, worm=worm, position=position):
            return RemoveStep(slot, worm, position)
        case HandRefreshed(slot=slot, slots=slots):
            return RefreshStep(slot, list(slots))
        case WormStarted(slot=slot, colour=colour):
            return NewWormStep(slot, COLOURS.index(colour))
        case HeadSpied(slot=slot, worm=worm):
            return SpyStep(slot, worm)
        case PassPlayed(slot=slot):
            return PassStep(slot)
        case _:
            return None


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
