"""A bot of `wormery.research.stub` at a table of a server, over HTTP and one WebSocket."""

import json
from collections.abc import Callable, Mapping
from random import Random
from time import sleep
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect

from wormery.knots import Level, Stroke, tie
from wormery.knots.drawing.hands import pull_free
from wormery.research.stub import Turn

SKILL: Level = "medium"  # of the hands that draw where a bot only says that it ties


def play_online(  # noqa: PLR0913 - what there is to choose
    choose: Callable[[Turn], dict[str, Any] | None],
    *,
    address: str,
    game: str,
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    against: str = "simple",
    name: str = "bot",
    seed: int = 0,
) -> dict[str, Any]:
    """Open a table, play one game against bots of a level, and tell how it ended."""
    agreed = dict(options or {})
    token = _post(address, "/api/guest", {"name": name, "token": True})["token"]
    headers = {"Authorization": f"Bearer {token}"}
    wanted = {"game": game, "seats": seats, "options": agreed, "sit": 0}
    table = _post(address, "/api/tables", wanted, headers)["table"]
    place = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(place, additional_headers=headers, proxy=None, max_size=None) as socket:
        seat = _Seat(socket, game, agreed, Random(seed))
        for other in range(1, seats):
            seat.send("ask", {"type": "seat_bot", "seat": other, "bot": against})
        seat.send("ask", {"type": "ready", "seat": 0})
        for text in socket:
            seat.receive(json.loads(text))
            if (outcome := seat.outcome()) is not None:
                return outcome
            seat.act(choose)
    raise ConnectionError("the server hung up before the game was over")


def _post(
    address: str, path: str, body: Mapping[str, Any], headers: Mapping[str, str] | None = None
) -> dict[str, Any]:
    sent = {"Content-Type": "application/json", **(headers or {})}
    request = Request(f"{address}{path}", json.dumps(body).encode(), sent)
    with urlopen(request) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


class _Seat:
    """What is known at the first seat of a table, and what is asked and not answered yet."""

    def __init__(self, socket: Any, game: str, options: dict[str, Any], rng: Random) -> None:
        self._socket, self._game, self._options, self._rng = socket, game, options, rng
        self._asked = 0
        self._pending: set[str] = set()
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self._news: list[dict[str, Any]] = []

    def send(self, kind: str, command: Mapping[str, Any], **more: Any) -> None:
        self._asked += 1
        name = f"r{self._asked}"
        self._pending.add(name)
        self._socket.send(
            json.dumps({"type": kind, "request_id": name, "command": command, **more})
        )

    def receive(self, message: dict[str, Any]) -> None:
        """Put what has changed over what is known."""
        self._pending.discard(message.get("request_id", ""))
        if message["type"] not in ("shown", "update"):
            return
        self.table |= message.get("table") or {}
        self.view = (message.get("view") or self.view) | (message.get("changes") or {})
        self._news += message.get("news") or []

    def outcome(self) -> dict[str, Any] | None:
        is_over = self.table.get("phase") == "over"
        found: dict[str, Any] | None = self.view.get("outcome") if is_over else None
        return found

    def act(self, choose: Callable[[Turn], dict[str, Any] | None]) -> None:
        if self._pending or self.table.get("phase") != "playing" or not can_act(self.view):
            return
        turn = Turn(self._game, 0, self._options, self.view, 1000, self._news)
        self._news = []
        command = choose(turn)
        if command is not None:
            self.send("play", self._drawn(command), seat=0)

    def _drawn(self, command: dict[str, Any]) -> dict[str, Any]:
        """A rope that is only said to be tied is drawn, in the time that this takes."""
        if command == {"type": "tie"}:
            handicap = self.view["sides"][self.view["side"]]["handicap"]
            rows = tie(SKILL, self._rng, handicap).stroke.rows
            sleep(rows[-1][2] / 1000)
            return {**command, "rows": rows}
        if command == {"type": "untie"}:
            knot = Stroke(tuple(tuple(row) for row in self.view["loose"]))
            trace = pull_free(knot, SKILL, self._rng)
            sleep(trace.rows[-1][2] / 1000)
            return {**command, "pulls": [{"end": trace.end, "rows": trace.rows}]}
        return command


def can_act(view: Mapping[str, Any]) -> bool:
    """Whether there is anything to do, in any of the games."""
    if "choices" in view:
        choices = view["choices"]
        return any(choices[name] for name in choices if name not in ("can_give_up", "reach"))
    turn = view.get("to_move", view.get("player"))
    return bool(view.get("moves")) and turn == view.get("seat")
