"""Where people learn: hints at the table, reviews of finished games, and lessons by a coach."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from msgspec import Raw
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from wormery.core import AnyGame, Coach, Refusal, Seat, decode, encode
from wormery.core.coach import Reviewing
from wormery.protocol.api import HintInfo, HintRequest, RecordsInfo, ReviewRequest
from wormery.server.http.advice import coach_in, lesson_told, review_parts
from wormery.server.http.replays.logs import read_log
from wormery.server.http.replays.replays import number_in
from wormery.server.http.responses import (
    HttpProblem,
    address,
    body,
    read_body,
    respond,
    respond_json,
    table_in,
)
from wormery.server.http.reviews import Key, Reviews
from wormery.server.http.routes import Routes
from wormery.server.jobs.pool import Jobs
from wormery.server.jobs.queue import QueueLimit, Turns
from wormery.server.limits import Buckets
from wormery.store.ids import GuestId, Version
from wormery.table.fold import game_of, steps
from wormery.table.seating.state import Seating, playing
from wormery.table.thinking import ThinkingQueue
from wormery.table.updates import latest, news_of, numbered

THOUGHTS_PER_SECOND, THOUGHTS_AT_ONCE = 2.0, 40.0  # of one address


@dataclass(frozen=True)
class Teaching:
    """Who teaches which game, and where they think."""

    coaches: Mapping[str, Coach]
    queue: ThinkingQueue

    def teaches(self, game: str) -> tuple[str, ...]:
        """What can be learnt of a game."""
        coach = self.coaches.get(game)
        return () if coach is None else coach.subjects


class Study:
    """Answers to those who want to learn."""

    def __init__(self, routes: Routes, teaching: Teaching, jobs: Jobs) -> None:
        self._routes = routes
        self._teaching = teaching
        self._jobs = jobs
        self._places = QueueLimit(32, 12)
        self._turns = Turns()
        self._reviews = Reviews(teaching.queue)
        self._thoughts = Buckets(THOUGHTS_PER_SECOND, THOUGHTS_AT_ONCE)

    def routes(self) -> list[Route]:
        """What is asked where."""
        limited = self._routes.limited
        return [
            Route("/api/tables/{table}/hint", limited(self.hint), methods=["POST"]),
            Route("/api/tables/{table}/records", limited(self.records), methods=["GET"]),
            Route("/api/games/{game}/review", limited(self.review), methods=["POST"]),
            Route("/api/games/{game}/lesson", limited(self.lesson), methods=["POST"]),
        ]

    async def close(self) -> None:
        """Let the coaches go."""
        await self._reviews.close()
        await self._jobs.close()

    async def hint(self, request: Request) -> Response:
        """What a seat of the asking guest could do, from its own view alone."""
        guest = await self._routes.must_be_guest(request)
        wanted = await body(request, HintRequest)
        game = await self._game(request)
        coach = self._coach(game.ABOUT.name)
        if coach.hint is None:
            raise _nobody()
        self._must_not_hurry(request)
        queue, who = self._teaching.queue, address(request)
        with self._places.place(who):
            async with self._turns.turn(who):  # bots wait for one thought of an address at most
                entries = await self._log(request)
                look = partial(known, game, entries, guest.id, wanted.seat, coach.agreed)
                seen = await queue.think(look)
                rng = Random(f"hint:{seen.version}:{wanted.seat}")
                hint = partial(coach.hint, seen.view, seen.learnt, rng, queue.budget)
                found = await queue.think(hint)
        return respond(HintInfo(seen.version, Raw(encode(found))))

    async def records(self, request: Request) -> Response:
        """A game of a table, the last one if none is said, in writing, once it is over."""
        name = (await self._game(request)).ABOUT.name
        if self._coach(name).review is None:
            raise _nobody()
        who, number = address(request), number_in(request)

        async def arguments() -> tuple[Any, ...]:
            return name, await self._log(request), number

        with self._places.place(who):
            return respond_json(await self._jobs.run_with(who, records_told, arguments))

    async def review(self, request: Request) -> Response:
        """How far the coach is with a finished game."""
        name = request.path_params["game"]
        coach = self._coach(name).review
        if coach is None:
            raise _nobody()
        wanted = await body(request, ReviewRequest)
        key = Key(name, wanted.record)
        who = address(request)
        if not self._reviews.knows(key):
            self._must_not_hurry(request)
            with self._places.place(who):  # only what was read there is read here
                await self._jobs.run(who, review_parts, name, wanted.record)
        return respond(await self._reviews.ask(coach, key, wanted.after, who))

    async def lesson(self, request: Request) -> Response:
        """What the coach says to a question."""
        game = request.path_params["game"]
        if self._coach(game).lessons is None:
            raise _nobody()
        self._must_not_hurry(request)
        who = address(request)
        with self._places.place(who):
            question = await read_body(request)
            return respond_json(await self._jobs.run(who, lesson_told, game, question))

    def _coach(self, game: str) -> Coach:
        coach = self._teaching.coaches.get(game)
        if coach is None:
            raise _nobody()
        return coach

    def _must_not_hurry(self, request: Request) -> None:
        if not self._thoughts.take(address(request)):
            raise HttpProblem(429, "TB-16", "too many questions")

    async def _game(self, request: Request) -> AnyGame:
        """What is played at a table: its first entry says so."""
        house = self._routes.house
        return house.games[game_of(await read_log(house.store, table_in(request), Version(1)))]

    async def _log(self, request: Request) -> Sequence[bytes]:
        return await read_log(self._routes.house.store, table_in(request))


@dataclass(frozen=True)
class SeatKnowledge:
    """All that a seat may know: what it sees, and what it has learnt in this game."""

    version: int
    view: Any
    learnt: tuple[Any, ...]


def known(
    game: AnyGame,
    entries: Sequence[bytes],
    guest: GuestId,
    seat: Seat,
    agreed: Callable[[Any], bool],
) -> SeatKnowledge:
    """What a guest's seat knows at this moment, if a hint for it harms nobody (TB-02, TB-22)."""
    taken = list(steps(game, entries))
    seating, state = taken[-1].after.seating, taken[-1].after.state
    if seat not in seating.seats_of(guest):
        raise Refusal("TB-02", "it is not your seat")
    if seating.phase != "playing":
        raise Refusal("TB-11", "no game is on")
    options: Any = decode(game.ABOUT.options, bytes(seating.options))
    if not (harms_nobody(seating, guest) or agreed(options)):
        raise Refusal("TB-22", "somebody else plays")
    news = tuple(each for step in latest(taken) for each in news_of(game, step, seat))
    return SeatKnowledge(taken[-1].version, game.view(state, seat), news)


def harms_nobody(seating: Seating, guest: GuestId) -> bool:
    """Whether nobody else plays here: a bot that keeps a person's seat warm is that person."""
    return all(chair.guest in (None, guest) for chair in seating.chairs)


def records_told(
    games: Mapping[str, AnyGame], name: str, entries: Sequence[bytes], number: int
) -> bytes:
    """What was played in a game of a table, in writing, as JSON; done in a job process."""
    coach = coach_in(games, name).review
    assert coach is not None
    return encode(RecordsInfo(name, records_of(games[name], entries, coach, number)))


def records_of(
    game: AnyGame, entries: Sequence[bytes], coach: Reviewing, number: int
) -> tuple[str, ...]:
    """What was played in a game of a table, in writing, once it is over (TB-20)."""
    return tuple(coach.records(all_of(game, entries, number)))


def all_of(game: AnyGame, entries: Sequence[bytes], number: int) -> tuple[Any, ...]:
    """All that happened in a game of a table, once it is over (TB-20)."""
    taken = list(steps(game, entries))
    wanted, seating = numbered(taken, number), taken[-1].after.seating
    is_on = playing(seating) and number in (0, seating.games)
    if not wanted or is_on or wanted[-1].after.state is None:
        raise Refusal("TB-20", "the game is not over")
    return tuple(each.event for step in wanted for each in step.happenings)


def _nobody() -> HttpProblem:
    return HttpProblem(404, "TB-04", "nobody teaches that")
