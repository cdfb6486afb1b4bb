"""The form of `wurmt-transcripts/1`: what is read of a file, and what is written."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from wormery.core import Seat
from wormery.games.wurmt.cards import VALUES, CardId

Format = Literal["wurmt-transcripts/1"]
ActionWord = Literal["remove", "refresh", "newworm", "spy", "pass"]
_NOTHING_SAID = Raw(b"{}")


class Config(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is played; what is not said is as usual."""

    n_players: int = 2
    values_per_colour: tuple[int, ...] = VALUES
    actions_per_colour: tuple[ActionWord, ...] = ("remove", "refresh", "newworm", "spy", "pass")
    action_backs: Literal["coloured", "neutral"] = "coloured"
    removed: dict[str, int] = {}  # by number of players
    tails_per_colour: int = 2
    hand_size: int = 5
    refill_at: int = 2
    lo: int = 10
    hi: int = 12
    reading: Literal["memory", "blind"] = "memory"
    announce: bool = False
    end_mode: Literal["immediate", "finish_turn", "finish_round"] = "immediate"
    first_player: Seat = Seat(0)


class LayStep(
    Struct,
    frozen=True,
    tag_field="t",
    tag="lay",
    forbid_unknown_fields=True,
    omit_defaults=True,
):
    """A head is laid."""

    slot: int
    worm: int
    claim: int | None = None


class RemoveStep(Struct, frozen=True, tag_field="t", tag="remove", forbid_unknown_fields=True):
    """Remove is played; position 0 is the oldest open card."""

    slot: int
    worm: int
    pos: int


class RefreshStep(Struct, frozen=True, tag_field="t", tag="refresh", forbid_unknown_fields=True):
    """Refresh is played."""

    slot: int
    discard: list[int]


class NewWormStep(Struct, frozen=True, tag_field="t", tag="newworm", forbid_unknown_fields=True):
    """New worm is played."""

    slot: int
    colour: Annotated[int, Meta(ge=0, le=2)]


class SpyStep(Struct, frozen=True, tag_field="t", tag="spy", forbid_unknown_fields=True):
    """Spy is played."""

    slot: int
    worm: int


class PassStep(Struct, frozen=True, tag_field="t", tag="pass", forbid_unknown_fields=True):
    """Pass is played."""

    slot: int


ActionStep = LayStep | RemoveStep | RefreshStep | NewWormStep | SpyStep | PassStep


class AskedStep(Struct, frozen=True):
    """A step as far as it is read."""

    action: Raw


class AskedGame(Struct, frozen=True):
    """A game as far as it is read."""

    deck: list[CardId]
    steps: list[AskedStep]
    config: Raw = _NOTHING_SAID
    id: Raw | UnsetType = UNSET
    seed: Raw | UnsetType = UNSET


class AskedFile(Struct, frozen=True):
    """A file as far as it is read."""

    format: Format
    games: list[AskedGame]
    default_config: Raw = _NOTHING_SAID
    cards: Raw | UnsetType = UNSET


class ToldStep(Struct, frozen=True):
    """A step before anything is worked out."""

    action: ActionStep


class ToldGame(Struct, frozen=True):
    """A game before anything is worked out."""

    config: Config
    deck: list[CardId]
    steps: list[ToldStep]


class ToldFile(Struct, frozen=True):
    """A file before anything is worked out."""

    format: Format
    cards: list[list[int | str | None]]
    games: list[ToldGame]


class WormRow(Struct, frozen=True):
    """A worm between two steps."""

    colour: int
    visible: list[CardId]
    head: CardId | None
    layer: Seat | None
    known_by: tuple[Seat, ...]
    claim: int | None


class State(Struct, frozen=True):
    """The bed between two steps."""

    turn: int
    cur: Seat
    ending: bool
    over: bool
    pile: int
    hands: list[list[CardId]]
    worms: list[WormRow]
    reserve: tuple[int, ...]
    plus: list[list[CardId]]
    minus: list[list[CardId]]
    scores: tuple[int, ...]
    discard_n: int


class Final(Struct, frozen=True):
    """How it ended, and what had been hidden."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    plus: list[list[CardId]]
    minus: list[list[CardId]]
    discard: list[CardId]
    removed: list[CardId]
    turns: int


class RecordedStep(Struct, frozen=True):
    """An action: who did it, how many there were to choose from, and the bed afterwards."""

    player: Seat
    legal_n: int
    action: Raw
    state: State


class RecordedGame(Struct, frozen=True):
    """A whole game."""

    id: Raw | UnsetType
    seed: Raw | UnsetType
    config: Raw
    deck: list[CardId]
    initial: State
    steps: list[RecordedStep]
    final: Final


class File(Struct, frozen=True):
    """Games, and what they have in common."""

    format: Format
    default_config: Raw
    cards: Raw | UnsetType
    games: list[RecordedGame]
