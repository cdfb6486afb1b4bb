"""One game of any kind as arrays: what environments of all libraries are made of."""

from abc import ABC, abstractmethod
from random import Random
from typing import Any, ClassVar, TypeVar

import numpy as np
from numpy.typing import NDArray

from wormery.core import Refusal
from wormery.core.dice import dice_of
from wormery.research.arrays.errors import GameIsOver, IllegalAction, OtherVersion
from wormery.research.arrays.layout import Layout, Numbers

SelfT = TypeVar("SelfT", bound="ArrayGame")
Mask = NDArray[np.int8]


class ArrayGame(ABC):
    """A game that is played by numbers.

    Everything that changes is in `rows`, so a copy of those is a copy of the game: `clone`,
    `copy.deepcopy` and `pickle` are exact at every moment, dice included.
    """

    name: ClassVar[str]
    version: ClassVar[int]
    """Raised whenever a number of an observation or an action changes its meaning."""

    seats: int
    options: Any
    actions: int
    layout: Layout
    rows: dict[str, NDArray[Any]]

    @abstractmethod
    def begin(self, seed: int) -> None:
        """Deal by a seed."""

    @abstractmethod
    def again(self) -> None:
        """Deal by the dice as they lie."""

    @property
    @abstractmethod
    def player(self) -> int:
        """The seat whose turn it is."""

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether nothing more can be played."""

    @property
    def is_cut_off(self) -> bool:
        """Whether it is over only because it was too long."""
        return False

    @abstractmethod
    def payoffs(self) -> list[float]:
        """By seat: what the end is worth; all of it together is 0. Zeros before."""

    @abstractmethod
    def scores(self) -> list[float]:
        """By seat: points so far, where a game has them."""

    @abstractmethod
    def observe(self, seat: int) -> Numbers:
        """What a seat may know."""

    @abstractmethod
    def mask(self, seat: int) -> Mask:
        """1 for every action that a seat may take now."""

    @abstractmethod
    def why_not(self, action: int) -> tuple[str, str]:
        """The rule against an action that is not legal, and a detail."""

    @abstractmethod
    def _play(self, action: int) -> None:
        """Play a legal action."""

    @abstractmethod
    def words(self, action: int) -> str:
        """An action as a person would say it."""

    @abstractmethod
    def text(self) -> str:
        """All that lies on the table."""

    @abstractmethod
    def picture(self) -> NDArray[np.uint8]:
        """The same as an image, (height, width, 3)."""

    @property
    def terms(self) -> str:
        """All that was agreed: rows of games by other terms would be misread."""
        return f"{self.seats} seats, {self.options}"

    def state(self) -> NDArray[np.int64]:
        """Everything, also what is hidden, as one vector."""
        return np.concatenate([row.astype(np.int64).ravel() for row in self.rows.values()])

    def check(self, action: object) -> int:
        """The action if it may be played now; else an error that names the rule."""
        if not self.rows:
            raise GameIsOver("TB-03", "no game has begun: call reset() first")
        if self.is_over:
            raise GameIsOver("TB-03", "the game is over: nothing more can be played in it")
        if isinstance(action, bool) or not isinstance(action, int | np.integer | np.ndarray):
            raise IllegalAction("TB-01", f"an action is a number, not {action!r}")
        if isinstance(action, np.ndarray) and (action.shape != () or action.dtype.kind not in "iu"):
            raise IllegalAction("TB-01", f"an action is one whole number, not {action!r}")
        number = int(action)
        if not 0 <= number < self.actions:
            raise IllegalAction(
                "TB-01", f"there is no action {number}, only 0 to {self.actions - 1}"
            )
        return number

    def allowed(self, action: object) -> int:
        """The action if the player whose turn it is may play it; else an error with the rule."""
        number = self.check(action)
        if not self.mask(self.player)[number]:
            rule, detail = self.why_not(number)
            raise IllegalAction(rule, f"action {number} ({self.words(number)}): {detail}")
        return number

    def play(self, action: object) -> None:
        """Play an action of the player whose turn it is, or raise an error and change nothing."""
        self._play(self.allowed(action))

    def clone(self: SelfT) -> SelfT:
        """The same game again, dice included; neither knows of the other."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.rows = {name: row.copy() for name, row in self.rows.items()}
        return twin

    def __deepcopy__(self: SelfT, _memo: dict[int, Any]) -> SelfT:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "saved as": (self.name, self.version)}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        kind = saved.get("saved as")
        if kind != (self.name, self.version):
            wanted = f"version {self.version} of {self.name}"
            raise OtherVersion("TB-01", f"saved as {kind}, but this is {wanted}")
        self.__dict__.update({key: value for key, value in saved.items() if key != "saved as"})


def checked_seed(seed: object) -> None:
    """Refuse what is no seed (TB-04): others would be taken for one that nobody meant."""
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer) or seed < 0:
        raise Refusal("TB-04", f"a seed is a whole number from 0 on, not {seed!r}")


def dice_from(seed: int) -> NDArray[np.int64]:
    """Two numbers for a game's dice; seeds that are neighbours fall very differently."""
    return dice_of(Random(f"environment {seed}").getrandbits(62))
