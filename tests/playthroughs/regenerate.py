"""Write the golden playthroughs: whole games as text, reviewed like code.

Run `make playthroughs`, then read the diff.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tests.specimens import Specimen, specimen_of
from wormery.core import Millis, Seat, agree, encode, generator

FOLDER = Path(__file__).parent
LONGEST = 400


@dataclass(frozen=True)
class Script:
    """A game that can be played again: its name, seats, options and seed."""

    game: str
    name: str
    seats: int
    options: dict[str, object]

    @property
    def file(self) -> Path:
        """Where it is kept."""
        return FOLDER / f"{self.game}-{self.name}.txt"


SCRIPTS = (
    Script("wormlord", "duel-timed", 2, {"map": "duel", "timed": True, "time_limit": 60}),
    Script("wormlord", "four-alone", 4, {"map": "crossfire", "rounds": 1}),
    Script("wormlord", "pairs", 4, {"teams": [2, 2], "rounds": 1}),
    Script("wormi", "plain", 2, {}),
    Script("wormi", "pair-with-clock", 2, {
        "fairness": "pair", "layout": "bands", "quiet": 8,
        "clock": {"type": "bank", "limit": 60_000},
    }),
    Script("wormi", "pie", 2, {"fairness": "pie", "layout": "homes", "quiet": 10}),
    Script("wurmt", "two-players", 2, {}),
    Script("wurmt", "five-announcing", 5, {"announce": True, "end": "finish_round"}),
    Script("wurmt", "three-blind", 3, {"reading": "blind", "backs": "neutral", "discard": "open"}),
)  # fmt: skip


def written(script: Script) -> str:
    """The whole game as text."""
    return "\n".join(_lines(script, specimen_of(script.game))) + "\n"


def _lines(script: Script, specimen: Specimen) -> Iterator[str]:
    game = specimen.game
    rng = Random(script.name)
    yield f"# {script.game}, {script.seats} seats, {encode(script.options).decode()}"
    events: Sequence[object] = game.begin(
        agree(game.ABOUT, script.seats, script.options), generator(script.name)
    )
    state = None
    at = Millis(0)
    for step in range(LONGEST):
        for event in events:
            state = game.evolve(state, event)
            yield specimen.row(event)
        if game.outcome(state) is not None:
            break
        if step % 20 == 0:
            yield f"\n{specimen.picture(state)}\n"
        at = Millis(at + rng.randrange(200, 2_000))
        if (due := game.deadline(state)) is not None and due <= at:
            events = game.expire(state, due)
            continue
        listed = [
            (Seat(seat), command)
            for seat in range(script.seats)
            for command in game.moves(state, Seat(seat))
            if type(command).__name__ not in specimen.rare
        ]
        events = []
        if not listed:
            continue
        seat, command = rng.choice(listed)
        yield f"> seat {seat}: {specimen.written(command)}"
        events = game.decide(state, seat, command, at)
    yield f"\n{specimen.picture(state)}\n"
    yield encode(game.outcome(state)).decode()


def main() -> None:
    """Write them all."""
    for script in SCRIPTS:
        script.file.write_text(written(script), encoding="utf-8")


if __name__ == "__main__":
    main()
