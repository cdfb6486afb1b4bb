"""Finished games out of the logs of an arena (`wormery arena --logs DIR`)."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from wormery.core import Refusal, decode, encode
from wormery.games.catalogue import game_named
from wormery.research.arena.game import GameResult
from wormery.research.data.plies import Act, WholeGame, kind_of
from wormery.research.simulated import ActStart


class LogHead(msgspec.Struct, frozen=True):
    """The first line: what was agreed, and who played."""

    game: str
    options: Any
    bots: tuple[str, ...]


class Foot(GameResult, frozen=True, kw_only=True):
    """The last line: how it ended, and where each act begins."""

    plies: tuple[ActStart, ...]


def finished_games(folder: Path) -> Iterator[WholeGame]:
    """All games of a folder, in the order of its files; any other file is refused (TB-20)."""
    files = sorted(folder.glob("*.jsonl"))
    if not files:
        raise Refusal("TB-20", f"there are no logs of an arena (*.jsonl) in {folder}")
    yield from map(_game, files)


def _game(file: Path) -> WholeGame:
    try:
        first, *events, last = file.read_bytes().splitlines()
        head, foot = decode(LogHead, first), decode(Foot, last)
        game = game_named(head.game)
        told = [decode(game.ABOUT.event, event) for event in events]
    except (ValueError, Refusal) as problem:
        raise Refusal("TB-20", f"{file} is no log of an arena: {problem}") from None
    players = tuple(kind_of(game, bot) for bot in head.bots)
    ends = [ply.first for ply in foot.plies[1:]] + [len(told)]
    acts, state = [], None
    for ply, end in zip(foot.plies, ends, strict=True):
        acts.append(Act(state, told[ply.first : end], ply.at, ply.seat))
        for event in told[ply.first : end]:
            state = game.evolve(state, event)
    return WholeGame(game, players, encode(head.options), acts, foot.outcome)
