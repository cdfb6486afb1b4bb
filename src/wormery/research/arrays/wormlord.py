"""Wormlord as arrays: a round in event time, with hands of some skill."""

from collections.abc import Sequence
from functools import reduce
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from wormery.core import Refusal, Setup, generator
from wormery.games.wormlord import Options, evolve, view
from wormery.games.wormlord import begin as begin_match
from wormery.games.wormlord.kernel import rounds
from wormery.games.wormlord.kernel import rules as soil_rules
from wormery.games.wormlord.kernel.rounds import FOREVER
from wormery.games.wormlord.maps.ground import Cell, Ground, survey
from wormery.games.wormlord.maps.ground import name as cell_name
from wormery.games.wormlord.options import LONGEST, SHORTEST
from wormery.knots.drawing.hands import SKILLS, Level
from wormery.research.arrays.game import ArrayGame, Mask, dice_from
from wormery.research.arrays.kernel import wormlord as kernel
from wormery.research.arrays.layout import Numbers
from wormery.research.arrays.pictures import EARTH, GOAL, INK, LINE, SIDES, WHITE, Canvas

GROUND = {Ground.GRASS: 1, Ground.OBJECTIVE: 2, Ground.EARTH: 3}
LETTERS = "bpyg"
CODES = ("nothing", "grass", "an objective", "earth")


class WormlordGame(ArrayGame):
    """One round; partners of a pair choose in turn."""

    name: ClassVar[str] = "wormlord"
    version: ClassVar[int] = 0
    actions = kernel.ACTIONS
    layout = kernel.LAYOUT

    def __init__(
        self,
        seats: int = 2,
        options: Options | None = None,
        *,
        levels: Sequence[Level] | None = None,
        time_limit: int | None = 180,
        most_choices: int | None = None,
    ) -> None:
        self.options = options or Options()
        if time_limit is not None and not SHORTEST <= time_limit <= LONGEST:
            raise Refusal("WL-31", f"a round lasts {SHORTEST} to {LONGEST} seconds, or for ever")
        self.most = FOREVER if most_choices is None else float(most_choices)
        events = begin_match(Setup(seats, self.options), generator("arrays"))
        match = reduce(evolve, events, None)
        assert match is not None
        seen = view(match, None)
        terms = match.terms
        self.seats, self.people, self.limit = seats, terms.people, time_limit
        self.handicaps = terms.handicaps
        self.train(levels)
        self.start = soil_rules.pack(seen)
        self.plan = terms.plan
        self.ground = self._ground()
        self.grounds = np.stack([self._seen_from(side) for side in range(len(self.people))])
        self.side_of = [side for side, people in enumerate(self.people) for _ in range(people)]
        self.rows = {}

    def train(self, levels: Sequence[Level] | None) -> None:
        """Give every side hands of a level; "medium" if nothing is said (TB-04)."""
        self.levels = self._levels(levels)
        knots = [rounds.usual_knot(asked, self.options.knots) for asked in self.handicaps]
        players = zip(self.levels, self.handicaps, self.people, knots, strict=True)
        self.hands = rounds.hands_of([rounds.Player(*player) for player in players])

    def _levels(self, levels: Sequence[Level] | None) -> tuple[Level, ...]:
        usual: Level = "medium"
        chosen = tuple(levels or (usual,) * len(self.people))
        if len(chosen) != len(self.people) or not {*chosen} <= {*SKILLS}:
            known = ", ".join(SKILLS)
            raise Refusal("TB-04", f"a level for each of {len(self.people)} sides, of {known}")
        return chosen

    @property
    def terms(self) -> str:
        """All that was agreed, with the skill of the hands and how long a round may be."""
        return f"{super().terms}, {self.levels}, {self.limit} s, {self.most:g} choices"

    def _ground(self) -> NDArray[np.int64]:
        ground, seen = np.zeros(kernel.CELLS, dtype=np.int64), survey(self.plan)
        bases = {cell: side for side, cell in seen.bases.items()}
        for cell, kind in seen.ground.items():
            number = kernel.FIELD * cell.row + cell.col
            ground[number] = 4 + bases[cell] if cell in bases else GROUND[kind]
        return ground

    def _seen_from(self, side: int) -> Numbers:
        """The ground as a side sees it: its own base comes first."""
        bases = 4 + (self.ground - 4 - side) % len(self.people)
        return np.where(self.ground < 4, self.ground, bases).astype(np.int16)

    def begin(self, seed: int) -> None:
        """A new round by a seed."""
        row = np.zeros(kernel.ROW_SIZE, dtype=np.int64)
        row[kernel.DICE : kernel.DICE + 2] = dice_from(seed)
        self.rows = {"game": row, "clock": np.zeros(kernel.CLOCK_SIZE)}
        self.again()

    def again(self) -> None:
        """A new round by the dice as they lie."""
        kernel.begin(self.start, self.rows["game"], self.rows["clock"], self.millis, self.hands)

    @property
    def millis(self) -> float:
        """How long a round may last."""
        return FOREVER if self.limit is None else 1000.0 * self.limit

    @property
    def player(self) -> int:
        """The seat that has to choose: of a pair one after the other."""
        row = self.rows["game"]
        side = max(0, int(row[kernel.CHOOSER]))
        first = self.side_of.index(side)
        return first + int(row[kernel.CHOICES + side]) % self.people[side]

    @property
    def is_over(self) -> bool:
        """Whether the round is over."""
        return bool(self.rows["game"][kernel.DONE])

    @property
    def is_cut_off(self) -> bool:
        """Whether it is over only because it was too long."""
        return bool(self.rows["game"][kernel.DONE] == kernel.CUT)

    @property
    def now(self) -> float:
        """Milliseconds since the round began."""
        return float(self.rows["clock"][rounds.NOW])

    def payoffs(self) -> list[float]:
        """1 for every seat of the side that won, what the others pay for it, 0 for a tie."""
        return [float(kernel.payoff(self.rows["game"], side)) for side in self.side_of]

    def scores(self) -> list[float]:
        """Points in the garden (WL-32)."""
        row = self.rows["game"]
        return [float(soil_rules.points(row, side)) for side in self.side_of]

    def observe(self, seat: int) -> Numbers:
        """The garden from a seat's side."""
        seen = np.empty(self.layout.size, dtype=np.int16)
        side = self.side_of[seat]
        kernel.observe(self.rows["game"], self.rows["clock"], self.grounds, side, seen)
        return seen

    def mask(self, seat: int) -> Mask:
        """1 for every action that a seat may take now."""
        mask = np.zeros(self.actions, dtype=np.int8)
        if seat == self.player and not self.is_over:
            kernel.mark(self.rows["game"], mask)
        return mask

    def why_not(self, action: int) -> tuple[str, str]:
        """The rule against a choice."""
        if action == kernel.WAIT:
            return "WL-12", "a knot once tied is placed at once"
        cell = (action - 1) % kernel.CELLS
        code = int(self.ground[cell])
        if action >= kernel.TO_POST:
            return ("WL-26" if code in (2, 4, 5, 6, 7) else "WL-24"), "no HQ can stand there"
        if code in (0, 3):
            return "WL-02", f"there is {CODES[code]}"
        if code >= 4:
            return "WL-21", "that is a base"
        row, number = self.rows["game"], int(kernel.framed(cell))
        if soil_rules.is_in(row, soil_rules.GUARDED, number):
            return "WL-25", "an HQ stands there"
        if soil_rules.owner(row, number) == row[kernel.CHOOSER]:
            return "WL-19", "a cell of one's own"
        return "WL-14", "it is beside none of one's own cells"

    def _play(self, action: int) -> None:
        kernel.play(self.rows["game"], self.rows["clock"], self.hands, action, self.most)

    def words(self, action: int) -> str:
        """A cell, and what goes there."""
        if action == kernel.WAIT:
            return "nothing"
        row, col = divmod((action - 1) % kernel.CELLS, kernel.FIELD)
        return f"{'knot' if action < kernel.TO_POST else 'HQ'} to {cell_name(Cell(col, row))}"

    def text(self) -> str:
        """The garden: capitals are HQs, small letters knots, digits bases."""
        knots, posts = (self._shown(part) for part in ("knots", "headquarters"))
        lines = []
        for row, line in enumerate(self.plan.rows):
            signs = [
                LETTERS[posts[row, col] - 1].upper()
                if posts[row, col]
                else LETTERS[knots[row, col] - 1]
                if knots[row, col]
                else sign
                for col, sign in enumerate(line)
            ]
            lines.append(" ".join(signs))
        chooser = self.rows["game"][kernel.CHOOSER]
        whose = "over" if self.is_over else f"side {chooser} to choose"
        return "\n".join([*lines, f"{self.now / 1000:.1f} s, {whose}"])

    def _shown(self, part: str) -> Numbers:
        return self.layout.split(self.observe(0))[part]

    def picture(self) -> NDArray[np.uint8]:
        """The same in colours; an HQ has an H."""
        canvas = Canvas(24 * len(self.plan.rows), 24 * len(self.plan.rows[0]), LINE)
        knots, posts = (self._shown(part) for part in ("knots", "headquarters"))
        colours = {".": WHITE, "o": GOAL, "#": EARTH}
        for row, line in enumerate(self.plan.rows):
            for col, sign in enumerate(line):
                top, left = 24 * row, 24 * col
                ground = colours.get(sign) or SIDES[int(sign) - 1]
                canvas.fill(top + 1, left + 1, 22, 22, ground)
                if knots[row, col]:
                    canvas.fill(top + 5, left + 5, 14, 14, SIDES[knots[row, col] - 1])
                if posts[row, col]:
                    canvas.write(top + 6, left + 9, "H", INK)
        return canvas.pixels
