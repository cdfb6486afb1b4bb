"""Das Wurmt as arrays."""

from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from wormery.core.dice import dice_of
from wormery.games.wurmt import ACTIONS, COLOURS, Options
from wormery.games.wurmt.kernel import hidden
from wormery.games.wurmt.kernel.beds import box_of
from wormery.games.wurmt.kernel.rules import (
    CARD_BACK,
    CARD_COLOUR,
    CARD_FRONT,
    CARDS,
    CLAIM,
    COLOUR,
    COUNT,
    DECK,
    HANDS,
    HEAD,
    HELD,
    LAYER,
    LENGTH,
    MOST_WORMS,
    NEXT,
    NOTHING,
    OLDEST,
    OVER,
    PLAYER,
    RESERVE,
    SAID,
    SCORE,
    SEATS,
    SIZE,
    SLOTS,
    TOP,
    W_SIZE,
    WORM,
    WORMS,
    State,
)
from wormery.research.arrays.game import ArrayGame, Mask, dice_from
from wormery.research.arrays.kernel import wurmt as kernel
from wormery.research.arrays.layout import Numbers
from wormery.research.arrays.pictures import CARDS as INKS
from wormery.research.arrays.pictures import INK, LINE, Canvas
from wormery.research.arrays.wurmt_form import form_of, layout_of, setup_of

SIGNS = (*"0123456789", "R", "F", "N", "S", "P")
EVEN = np.ones((MOST_WORMS, 10))


class WurmtGame(ArrayGame):
    """One game for two to five."""

    name: ClassVar[str] = "wurmt"
    version: ClassVar[int] = 0

    def __init__(self, seats: int = 3, options: Options | None = None) -> None:
        self.options = options or Options()
        setup = setup_of(seats, self.options)
        self.seats = seats
        self.box, self.form = box_of(setup), form_of(setup)
        self.layout = layout_of(self.options)
        self.actions = int(self.form[kernel.ACTIONS])
        self.rows = {}

    def begin(self, seed: int) -> None:
        """Shuffle and deal by a seed."""
        row = np.zeros(kernel.ROW_SIZE, dtype=np.int32)
        row[kernel.DICE : kernel.FORGOTTEN] = dice_from(seed)
        self.rows = {"game": row}
        self.again()

    def again(self) -> None:
        """Deal by the dice as they lie."""
        kernel.begin(self.box, self.form, self.rows["game"], self.seats, np.zeros(2, np.int64))

    def take(self, state: State) -> None:
        """Go on with a state of the kernel."""
        row = np.zeros(kernel.ROW_SIZE, dtype=np.int32)
        row[:SIZE] = state[:SIZE]
        aside, top, last = DECK, DECK + int(row[TOP]), DECK + int(self.box[CARDS])
        for card in (*row[aside : aside + int(self.box[1])], *row[top:last]):
            row[kernel.UNDRAWN + kernel.kind(self.box, int(card))] += 1
        if self.rows:
            row[kernel.DICE :] = self.rows["game"][kernel.DICE :]
        self.rows = {"game": row}

    @property
    def player(self) -> int:
        """The seat whose turn it is."""
        return int(self.rows["game"][PLAYER])

    @property
    def is_over(self) -> bool:
        """Whether nothing more can be played."""
        return bool(self.rows["game"][OVER])

    def payoffs(self) -> list[float]:
        """1 for winning alone; winners share, losers pay, all together 0."""
        row = self.rows["game"]
        if not row[OVER]:
            return [0.0] * self.seats
        return [float(kernel.payoff(row, seat)) for seat in range(self.seats)]

    def scores(self) -> list[float]:
        """Points so far."""
        return [float(score) for score in self.rows["game"][SCORE : SCORE + self.seats]]

    def observe(self, seat: int) -> Numbers:
        """What a seat may know that forgets nothing."""
        seen = np.empty(self.layout.size, dtype=np.int16)
        kernel.observe(self.box, self.form, self.rows["game"], seat, seen)
        return seen

    def mask(self, seat: int) -> Mask:
        """1 for every action that a seat may take now."""
        mask = np.zeros(self.actions, dtype=np.int8)
        if seat == self.player:
            kernel.mark(self.box, self.form, self.rows["game"], mask)
        return mask

    def number_of(self, action: int) -> int:
        """The kernel's play of an action; -1 if it is none now."""
        return int(kernel.play_of(self.box, self.form, self.rows["game"], action))

    def action_of(self, number: int) -> int:
        """The action of a play of the kernel."""
        found = (action for action in np.flatnonzero(self.mask(self.player)).tolist())
        return next(action for action in found if self.number_of(action) == number)

    def why_not(self, action: int) -> tuple[str, str]:
        """The rule against an action."""
        slot, what = divmod(action, int(self.form[kernel.BLOCK]))
        row, form = self.rows["game"], self.form
        if slot >= row[HELD + self.player]:
            return "DW-10", "there is no card in that slot"
        front = int(self.box[CARD_FRONT + row[HANDS + SLOTS * self.player + slot]])
        if what < form[kernel.REMOVES]:
            return ("DW-11", "a value card goes on a worm of its colour") if front < 10 else (
                "DW-22", "an action is never laid")  # fmt: skip
        if front < 10:
            return "DW-10", "that card is no action"
        return "DW-22", "it is another action, or has no target there"

    def _play(self, action: int) -> None:
        kernel.play(self.box, self.rows["game"], self.number_of(action))

    def words(self, action: int) -> str:
        """The slot, and what becomes of its card."""
        form, (slot, what) = self.form, divmod(action, int(self.form[kernel.BLOCK]))
        claims, places = int(form[kernel.REMOVES] // form[kernel.WIDTH]), int(form[kernel.PLACES])
        if what < form[kernel.REMOVES]:
            said = f", saying {self.box[SAID + what % claims] - 1}" if claims > 1 else ""
            return f"slot {slot}: lay on worm {what // claims}{said}"
        names = (kernel.REMOVES, kernel.REFRESHES, kernel.NEW_WORMS, kernel.SPIES, kernel.PASSES)
        which = max(place for place, start in enumerate(names) if what >= form[start])
        rest = what - int(form[names[which]])
        return (
            f"slot {slot}: "
            + (
                f"remove card {rest % places} of worm {rest // places}",
                f"refresh, throwing {rest:b}",
                f"new worm, {COLOURS[rest % 3]}",
                f"spy on worm {rest}",
                "pass",
            )[which]
        )

    def determinised(self, seat: int, seed: int) -> "WurmtGame":
        """A game in which everything is true that a seat knows, and all else is drawn anew.

        Values that fit are equally likely; what others' plays may tell is left to the reader.
        """
        twin, state = self.clone(), self.rows["game"][:SIZE]
        info, world = np.zeros((2, SIZE), dtype=np.int32)
        hidden.look(self.box, state, seat, info)
        hidden.determinise(self.box, info, EVEN, dice_of(seed), world)
        twin.take(world)
        twin.rows["game"][kernel.DICE : kernel.FORGOTTEN] = dice_from(seed)
        return twin

    def text(self) -> str:
        """All cards, also those that are hidden."""
        row = [int(number) for number in self.rows["game"]]
        lines = [f"pile {self.box[CARDS] - row[TOP]}, reserve {row[RESERVE : RESERVE + 3]}"]
        for worm in range(row[WORMS]):
            at = WORM + W_SIZE * worm
            head = row[at + HEAD]
            on_top = (
                ", no head" if head == NOTHING else f", head {self._sign(head)} ({row[at + LAYER]})"
            )
            said = f" said {row[at + CLAIM] - 1}" if row[at + CLAIM] else ""
            values = " ".join(self._sign(card) for card in self._open(worm))
            body = f"worm {worm} {COLOURS[row[at + COLOUR]]}: {values} = {row[at + LENGTH]}"
            lines.append(body + on_top + said)
        for seat in range(self.seats):
            sign = ">" if seat == row[PLAYER] and not row[OVER] else " "
            hand = " ".join(
                f"{COLOURS[int(self.box[CARD_COLOUR + card])][0]}{self._sign(card)}"
                for card in self._hand(seat)
            )
            lines.append(f"{sign}seat {seat}: {row[SCORE + seat]:3} points, {hand}")
        return "\n".join([*lines, "over"] if row[OVER] else lines)

    def _sign(self, card: int) -> str:
        front = int(self.box[CARD_FRONT + card])
        return str(front) if front < 10 else ACTIONS[front - 10]

    def _open(self, worm: int) -> list[int]:
        row, cards = self.rows["game"], []
        card = int(row[WORM + W_SIZE * worm + OLDEST])
        for _ in range(int(row[WORM + W_SIZE * worm + COUNT])):
            cards.append(card)
            card = int(row[NEXT + card])
        return cards

    def _hand(self, seat: int) -> list[int]:
        row, at = self.rows["game"], HANDS + SLOTS * seat
        return [int(card) for card in row[at : at + row[HELD + seat]]]

    def picture(self) -> NDArray[np.uint8]:
        """Worms above, heads framed; hands below, a bar before whose turn it is; all is open."""
        row, worms = self.rows["game"], int(self.form[kernel.WIDTH])
        canvas = Canvas(28 * (worms + int(row[SEATS])), 280)
        for worm in range(int(row[WORMS])):
            cards = self._open(worm)
            canvas.fill(28 * worm + 8, 2, 12, 14, INKS[row[WORM + W_SIZE * worm + COLOUR]])
            head = int(row[WORM + W_SIZE * worm + HEAD])
            for place, card in enumerate(cards):
                self._draw(canvas, 28 * worm, 20 + 22 * place, card)
            if head != NOTHING:
                left = 24 + 22 * len(cards)
                canvas.fill(28 * worm, left - 2, 28, 24, INK)
                self._draw(canvas, 28 * worm, left, head)
        for seat in range(int(row[SEATS])):
            top = 28 * (worms + seat)
            canvas.fill(top, 0, 1, 280, LINE)
            canvas.write(top + 8, 8, str(int(row[SCORE + seat])))
            if seat == row[PLAYER] and not row[OVER]:
                canvas.fill(top + 4, 1, 20, 4, INK)
            for place, card in enumerate(self._hand(seat)):
                self._draw(canvas, top, 40 + 22 * place, card)
        return canvas.pixels

    def _draw(self, canvas: Canvas, top: int, left: int, card: int) -> None:
        canvas.fill(top + 2, left, 24, 20, INKS[self.box[CARD_BACK + card]])
        canvas.write(top + 8, left + 7, SIGNS[self.box[CARD_FRONT + card]])
