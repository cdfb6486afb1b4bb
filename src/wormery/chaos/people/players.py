"""People who play whatever they are shown: any legal move, as soon as it is theirs to make."""

import asyncio
from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import Final, Protocol

from wormery.chaos.people.device import Message, TableDevice
from wormery.knots import Stroke, draw_stroke
from wormery.knots.drawing.hands import Level, pull_free

LEVEL: Final[Level] = "medium"
PIECE_S: Final = 0.08  # between two pieces of a rope, as a browser sends them
AFTER_REFUSAL_S: Final = 0.2
THINKS: Final = 0.03  # how often somebody does not move at once
LONGEST_THOUGHT_S: Final = 0.5
_STROKES: Final = 40

Rows = Sequence[tuple[int, ...]]


class LegalPlay(Protocol):
    """Knows how to play one game."""

    def act(self, device: TableDevice, seat: int, view: Message) -> bool:
        """Do something, if there is anything to do; whether something was begun."""
        ...


class Mover:
    """Plays by the moves that a view lists: Wormi and Das Wurmt."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def act(self, device: TableDevice, seat: int, view: Message) -> bool:
        """Make any of them; a Wormi view tells where a piece can go, a Wurmt view the command."""
        if view.get("may_choose"):
            device.play(seat, {"type": "choose", "side": 0})
            return True
        if not view["moves"]:
            return False
        move = self._random.choice(view["moves"])
        if "type" not in move:
            move = {"type": "move", "piece": move["piece"], "to": move["to"]}
        device.play(seat, move)
        return True


class LegalGardener:
    """Plays Wormlord: takes, ties, places and unties, drawing ropes in their own time."""

    def __init__(self, random: Random, strokes: Sequence[Stroke]) -> None:
        self._random, self._strokes = random, strokes
        self._attempt = 0
        self._drawing: asyncio.Task[None] | None = None

    def act(self, device: TableDevice, seat: int, view: Message) -> bool:
        """Whatever may be done now."""
        choices = view["choices"]
        if self._drawing is not None and not self._drawing.done():
            return True
        if choices["can_ready"]:
            device.play(seat, {"type": "ready"})
        elif choices["can_tie"]:
            self._draw(device, seat, self._random.choice(self._strokes).rows, None)
        elif choices["places"]:
            cell = self._random.choice(choices["places"])
            device.play(seat, {"type": "place", "cell": cell})
        elif choices["can_untie"] and view["loose"]:
            trace = pull_free(Stroke(tuple(map(tuple, view["loose"]))), LEVEL, self._random)
            self._draw(device, seat, trace.rows, trace.end)
        elif choices["can_take"]:
            device.play(seat, {"type": "take"})
        else:
            return False
        return True

    def _draw(self, device: TableDevice, seat: int, rows: Rows, end: str | None) -> None:
        """Tie a rope, or pull at an end of one."""
        self._attempt += 1
        begins = ["grab", 1, self._attempt, "weave"]
        if end is not None:
            begins = ["loosen", 1, self._attempt, end]
        device.stream(seat, begins)
        drawn = self._draw_on(device, seat, rows, ties=end is None)
        self._drawing = asyncio.ensure_future(drawn)

    async def _draw_on(self, device: TableDevice, seat: int, rows: Rows, *, ties: bool) -> None:
        """Send what a hand has drawn so far, piece by piece; what gets lost is drawn anew."""
        connection, began, seq, at = device.connections, monotonic(), 0, 0
        while at < len(rows) and device.connections == connection:
            await asyncio.sleep(PIECE_S)
            until = 1000 * (monotonic() - began)
            some = [row for row in rows[at : at + 60] if row[2] <= until]
            if some:
                back = [0] if ties else []
                kind = "pay" if ties else "pull"
                device.stream(seat, [kind, self._attempt, seq, *back, some])
                at, seq = at + len(some), seq + 1
        if device.connections == connection:
            last = ["done" if ties else "free", self._attempt, seq]
            device.stream(seat, last, is_last=True)
            await asyncio.sleep(2 * PIECE_S)  # the answer is on its way
        self._drawing = None  # before anybody looks what there is to do
        device.on_change()


class TablePlayer:
    """Sits down, gets ready and plays, as long as there are games to play."""

    def __init__(
        self, device: TableDevice, seat: int, mind: LegalPlay, games: int, random: Random
    ) -> None:
        self._device, self._first, self._mind = device, seat, mind
        self._games = games
        self._random = random
        self._rests = False  # for a moment: after a refusal, or to think
        self.is_done = False
        device.on_change = self._consider
        device.on_end = self._end

    def _end(self, _request_id: str, accepted: bool) -> None:
        if not self._rests and not accepted:
            self._rest(AFTER_REFUSAL_S)
        elif not self._rests and self._random.random() < THINKS:
            self._rest(self._random.uniform(0, LONGEST_THOUGHT_S))

    def _rest(self, seconds: float) -> None:
        self._rests = True
        asyncio.get_running_loop().call_later(seconds, self._wake)

    def _wake(self) -> None:
        self._rests = False
        self._consider()

    def _consider(self) -> None:
        device = self._device
        if device.outbox or self._rests or not device.seating:
            return
        phase = device.seating["phase"]
        seat = device.seat  # of this game: the next one may turn the seats
        if seat is None:
            device.ask({"type": "sit", "seat": self._first})
        elif phase == "playing":
            if device.view is not None:
                self._mind.act(device, seat, device.view)
        elif phase == "over" and device.seating["games"] >= self._games:
            self.is_done = True
        elif phase in ("open", "over") and not device.seating["seats"][seat]["ready"]:
            device.ask({"type": "ready", "seat": seat})


def strokes() -> list[Stroke]:
    """Ropes of a steady hand, blunders included."""
    random = Random("ropes")
    return [draw_stroke(LEVEL, random) for _ in range(_STROKES)]
