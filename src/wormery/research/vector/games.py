"""Many games at once, for a caller who plays some seats or all."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import blake2b
from itertools import pairwise
from typing import Any, ClassVar, Literal

import numpy as np
from numpy.typing import NDArray

from wormery.core import Refusal
from wormery.research.arrays.errors import GameIsOver, IllegalAction, OtherVersion
from wormery.research.arrays.game import ArrayGame, checked_seed
from wormery.research.vector.kernel.modes import CALLER, DISABLED, NEXT_STEP, RANDOM, SAME_STEP
from wormery.research.vector.kernel.modes import sample as sample_masks
from wormery.research.vector.kernel.stepping import Calls
from wormery.research.vector.out import Out, new_out

Autoreset = Literal["next_step", "same_step", "disabled"]
MODES: dict[Autoreset, int] = {
    "next_step": NEXT_STEP,
    "same_step": SAME_STEP,
    "disabled": DISABLED,
}
MOST_GAMES = 1_000_000


class VectorGames(ABC):
    """Many games of one kind; a step takes one action in each of them.

    Without *opponents* the caller plays every seat, and sees the game from the one whose turn it
    is. With them the caller plays *seat* and sees the game from there; the others play in the
    call.
    """

    rows: NDArray[Any]
    calls: ClassVar[Calls]
    kit: tuple[Any, ...]
    """What the compiled calls need."""

    def __init__(  # noqa: PLR0913 - what there is to choose
        self,
        game: ArrayGame,
        count: int,
        *,
        seed: int = 0,
        threads: int = 1,
        autoreset: Autoreset = "next_step",
        opponents: Sequence[str] | None = None,
        seat: int = 0,
        out: Out | None = None,
    ) -> None:
        if not _is_from(1, count, MOST_GAMES) or not _is_from(1, threads, 256):
            raise Refusal("TB-04", f"1 to {MOST_GAMES} games in 1 to 256 threads")
        if autoreset not in MODES:
            raise Refusal("TB-04", f"autoreset is one of {[*MODES]}, not {autoreset!r}")
        self.game, self.count, self.mode = game, count, MODES[autoreset]
        self.minds: list[Sequence[float]] = []
        self.pilots = self._pilots(opponents, seat)
        self.seat = -1 if opponents is None else seat
        self.out = new_out(game, count) if out is None else out
        self.out.check(game, count)
        self._out: Any = tuple(vars(self.out).values())
        self.rows, self.kit = self._new_rows()
        self.threads = threads
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        edges = np.linspace(0, count, threads + 1).astype(int).tolist()
        self._parts = [*pairwise(edges)]
        self.reset(seed)

    def _pilots(self, opponents: Sequence[str] | None, seat: int) -> NDArray[np.int64]:
        """Who plays which seat; opponents sit clockwise from the caller on."""
        seats = self.game.seats
        pilots = np.full(seats, CALLER, dtype=np.int64)
        if opponents is None:
            return pilots
        if not 0 <= seat < seats or len(opponents) != seats - 1:
            raise Refusal("TB-04", f"{seats - 1} opponents, and a seat below {seats}")
        for place, name in enumerate(opponents, 1):
            pilots[(seat + place) % seats] = RANDOM if name == "random" else self._hired(name)
        return pilots

    def _hired(self, name: str) -> int:
        """The pilot who plays as a level of the ladder does; those of one name are one."""
        mind = self._mind(name)
        if mind is None:
            known = ", ".join(("random", *self.levels))
            raise Refusal(
                "TB-04",
                f"in the call play {known}, but not {name!r}: any bot of the ladder plays in"
                ' gymnasium.make_vec(..., vectorization_mode="sync")',
            )
        if mind not in self.minds:
            self.minds.append(mind)
        return RANDOM + 1 + self.minds.index(mind)

    def _minds(self, size: int) -> NDArray[np.float64]:
        """The minds of all pilots, by their numbers."""
        table = np.zeros((RANDOM + 1 + len(self.minds), size))
        for number, mind in enumerate(self.minds, RANDOM + 1):
            table[number] = mind
        return table

    @property
    @abstractmethod
    def levels(self) -> Sequence[str]:
        """Those of the ladder who can play inside the call."""

    @abstractmethod
    def _mind(self, name: str) -> Sequence[float] | None:
        """The numbers that make a level; None if it cannot play inside the call."""

    @abstractmethod
    def _new_rows(self) -> tuple[NDArray[Any], tuple[Any, ...]]:
        """Rows for all games, and the kit that has them."""

    @abstractmethod
    def _seed(self, game: int, seed: int) -> None: ...

    def _reset(self, start: int, stop: int) -> None:
        self.calls.reset(self.kit, self._out, self.pilots, self.seat, start, stop)

    def _try(self, actions: NDArray[np.int64]) -> int:
        """Play if all actions are legal; the first game where one is not, or -1."""
        kit, out, pilots = self.kit, self._out, self.pilots
        return int(self.calls.try_step(kit, out, actions, pilots, self.seat, self.mode, self.count))

    def _try_in_threads(self, actions: NDArray[np.int64]) -> int:
        kit, ended, cut = self.kit, self.out.terminated, self.out.truncated
        wrong = int(self.calls.first_illegal(kit, ended, cut, actions, self.mode))
        if wrong < 0:
            play = partial(self.calls.step, kit, self._out, actions)
            self._all(partial(play, self.pilots, self.seat, self.mode))
        return wrong

    @abstractmethod
    def _rows_of(self, number: int) -> dict[str, NDArray[Any]]:
        """What a game of its own would have as its rows."""

    def one(self, number: int) -> Any:
        """A copy of one of the games, to look at and to play on."""
        game = self.game.clone()
        game.rows = {name: row.copy() for name, row in self._rows_of(self._number(number)).items()}
        return game

    def _number(self, number: int) -> int:
        if not _is_from(0, number, self.count - 1):
            raise Refusal("TB-02", f"there is no game {number}, only 0 to {self.count - 1}")
        return int(number)

    def reset(self, seed: int | None = None, which: Sequence[int] | None = None) -> Out:
        """New games: all of them, or *which*; by *seed*, or by the dice as they lie."""
        chosen = None if which is None else [self._number(number) for number in which]
        if seed is not None:
            checked_seed(seed)
            words = np.random.SeedSequence(int(seed)).generate_state(self.count, np.uint64)
            for number in range(self.count) if chosen is None else chosen:
                self._seed(number, int(words[number]))
        if chosen is None:
            self._all(self._reset)
        else:
            for number in chosen:
                self._reset(number, number + 1)
        return self.out

    def step(self, actions: NDArray[np.int64]) -> Out:
        """Play one action in every game; if one is illegal, none is played.

        With "next_step" a game that is over begins anew instead, whatever its action is.
        """
        given = self._checked(actions)
        wrong = self._try(given) if self._pool is None else self._try_in_threads(given)
        if wrong >= 0:
            self._explain(wrong, int(given[wrong]))
        return self.out

    def sample(self, dice: NDArray[np.int64], actions: NDArray[np.int64]) -> None:
        """Any legal action of every game, by dice of `wormery.core.dice.dice_of`."""
        for array, size in ((dice, 2), (actions, self.count)):
            if np.shape(array) != (size,) or array.dtype != np.int64:
                raise IllegalAction("TB-01", f"dice and actions are 2 and {self.count} int64")
        sample_masks(self.out.masks, dice, actions)

    def _checked(self, actions: object) -> NDArray[np.int64]:
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise IllegalAction(
                "TB-01", f"{self.count} whole numbers, not {given.dtype}{given.shape}"
            )
        given = np.ascontiguousarray(given, dtype=np.int64)
        ended, cut = self.out.terminated, self.out.truncated
        if self.mode == DISABLED and (ended.any() or cut.any()):
            over = int(np.flatnonzero(ended | cut)[0])
            raise GameIsOver("TB-03", f"game {over} is over: reset it first")
        return given

    def _explain(self, number: int, action: int) -> None:
        try:
            self.one(number).play(action)
        except IllegalAction as error:
            raise IllegalAction(error.rule, f"game {number}: {error.detail}") from None

    def _all(self, part: Any) -> None:
        if self._pool is None:
            part(0, self.count)
        else:
            for _ in self._pool.map(lambda edges: part(*edges), self._parts):
                pass

    @property
    def kind(self) -> tuple[str, int, str, int]:
        """What has to be alike where games are saved and where they are loaded."""
        return (self.game.name, self.game.version, self.game.terms, self.seat)

    def save(self) -> dict[str, Any]:
        """All games as they are, dice included: to `load`, to pickle, to send."""
        arrays = {name: row.copy() for name, row in self._arrays().items()}
        return {"saved as": self.kind, "digest": _digest(arrays), **arrays}

    def load(self, saved: Any) -> None:
        """Go on where `save` was called; refused if the games are of another kind."""
        kind = saved.get("saved as") if isinstance(saved, dict) else type(saved)
        if kind != self.kind:
            raise OtherVersion("TB-01", f"saved as {kind}, but these are {self.kind}")
        for name, array in self._arrays().items():
            given: Any = saved.get(name)
            if np.shape(given) != array.shape or given.dtype != array.dtype:
                wanted = f"{name} has to be {array.shape} of {array.dtype}"
                raise OtherVersion(
                    "TB-01", f"saved by another number of games, or broken: {wanted}"
                )
        if saved.get("digest") != _digest({name: saved[name] for name in self._arrays()}):
            raise OtherVersion(
                "TB-01", "changed since it was saved: compiled code would believe it"
            )
        self._write(saved)

    def _write(self, saved: Mapping[str, NDArray[Any]]) -> None:
        """Go on with rows that were kept, and note what the calls keep beside them."""
        for name, array in self._arrays().items():
            array[:] = saved[name]
        self.calls.recall(self.kit, self.out.masks)

    def __getstate__(self) -> dict[str, Any]:
        left = dict.fromkeys(("_pool", "_out", "rows", "kit"))  # threads stay, others
        return {**self.__dict__, **left, "kept": self._arrays()}  # are made from what is kept

    def __setstate__(self, saved: dict[str, Any]) -> None:
        kept = saved["kept"]
        self.__dict__.update({name: value for name, value in saved.items() if name != "kept"})
        self._out = tuple(vars(self.out).values())
        self.rows, self.kit = self._new_rows()
        self._write(kept)
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None

    def _arrays(self) -> dict[str, NDArray[Any]]:
        return {"rows": self.rows, **vars(self.out)}

    def close(self) -> None:
        """Let the threads go; whoever plays on does it without them."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None


def _digest(arrays: Mapping[str, NDArray[Any]]) -> bytes:
    digest = blake2b(digest_size=16)
    for array in arrays.values():
        digest.update(np.ascontiguousarray(array).data)
    return digest.digest()


def _is_from(least: int, number: object, most: int) -> bool:
    """Whether something is a whole number within bounds."""
    is_whole = isinstance(number, int | np.integer) and not isinstance(number, bool)
    return is_whole and least <= int(number) <= most  # type: ignore[call-overload]
