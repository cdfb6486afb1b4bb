"""Virtual time: processes with an event loop each, run one callback after another in one order."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from contextvars import Context
from heapq import heappop, heappush
from typing import Any, Final, TypeVar

from msgspec import Struct

ResultT = TypeVar("ResultT")

START: Final = 1_000_000_000.0
"""Seconds since 1970 when every world begins; no clock starts at zero."""

MOST_IN_A_MOMENT: Final = 200_000
"""Callbacks without any time going by, after which somebody is going round in circles."""


class Spinning(Exception):  # noqa: N818 - a finding, told like the others
    """Something goes on for ever without any time going by."""


class Call(Struct, eq=False):
    """Something that a process is going to do, as asyncio's handles are, and little more.

    There are a thousand in every run. Only what asyncio gives a context is run in one.
    """

    process: "Place"
    callback: Callable[..., object]
    args: tuple[Any, ...]
    context: Context | None = None
    is_cancelled: bool = False

    def cancel(self) -> None:
        """It is left out when its time comes."""
        self.is_cancelled = True

    def cancelled(self) -> bool:
        """Whether it is left out."""
        return self.is_cancelled


class World:
    """The time, and all that is going to happen."""

    def __init__(self) -> None:
        self.now = START
        self.steps = 0
        self.is_over = False  # nothing more is to happen
        self.on_bug: Callable[[str, dict[str, Any]], None] = lambda _name, _context: None
        self.ready: deque[Call] = deque()  # now, in this order
        self.later: list[tuple[float, int, Call]] = []  # a heap: when, which of them first, what
        self.number = 0  # of what was last put there

    def run(self, until: float) -> None:  # noqa: C901, PLR0912 - a thousand times a run: in one piece
        """Let everything happen up to a moment."""
        ready, later = self.ready, self.later
        running: Place | None = None
        in_a_moment = 0
        try:
            while not self.is_over:
                if ready:
                    call = ready.popleft()
                    in_a_moment += 1
                    if in_a_moment > MOST_IN_A_MOMENT:
                        raise Spinning(call.process.name)
                elif later and later[0][0] <= until:
                    when, _, call = heappop(later)
                    if when > self.now:
                        self.now = when
                        in_a_moment = 0
                else:
                    break
                process: Any = call.process
                if process.is_dead or call.is_cancelled:
                    continue
                if process.is_paused:
                    process.held.append(call)
                    continue
                if process is not running and process.has_loop:
                    asyncio._set_running_loop(process)
                    running = process
                self.steps += 1
                try:
                    if call.context is None:
                        call.callback(*call.args)
                    else:
                        call.context.run(call.callback, *call.args)
                except (SystemExit, KeyboardInterrupt):
                    raise
                except BaseException as problem:
                    process.fail(problem, call.callback)
        finally:
            asyncio._set_running_loop(None)
        if not self.is_over:
            self.now = max(self.now, until)


class Place:
    """Something that acts, and can stand still or die: a device, or a process without asyncio."""

    has_loop = False  # whether what it does may ask asyncio where it runs

    def __init__(self, world: World, name: str) -> None:
        self.world = world
        self.name = name
        self.is_dead = False
        self.is_paused = False
        self.held: list[Call] = []  # what was due while it stood still

    def pause(self) -> None:
        """Stand still, as under SIGSTOP."""
        self.is_paused = True

    def resume(self) -> None:
        """Go on; what was due meanwhile is done now."""
        self.is_paused = False
        held, self.held = self.held, []
        self.world.ready.extend(held)

    def kill(self) -> None:
        """End at once: nothing more is done, nobody is told."""
        self.is_dead = True
        self.held.clear()

    def call_soon(
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> Call:
        """Run it in the next turn."""
        call = Call(self, callback, args, context)
        self.world.ready.append(call)
        return call

    def call_later(
        self,
        delay: float,
        callback: Callable[..., object],
        *args: Any,
        context: Context | None = None,
    ) -> Call:
        """Run it after so many seconds."""
        when = self.world.now + delay
        return self.call_at(when, callback, *args, context=context)

    def call_at(
        self,
        when: float,
        callback: Callable[..., object],
        *args: Any,
        context: Context | None = None,
    ) -> Call:
        """Run it then."""
        world = self.world
        call = Call(self, callback, args, context)
        world.number = number = world.number + 1
        heappush(world.later, (when if when > world.now else world.now, number, call))
        return call

    def fail(self, problem: BaseException, callback: Callable[..., object]) -> None:
        """Something went wrong that nobody has caught: a bug."""
        if not self.is_dead:
            context = {"message": f"in {callback!r}", "exception": problem}
            self.world.on_bug(self.name, context)


_Loop: Any = asyncio.AbstractEventLoop  # of which only what asyncio itself uses is there


class Process(Place, _Loop):  # type: ignore[misc]
    """An operating system process and its event loop."""

    has_loop = True

    def __init__(self, world: World, name: str) -> None:
        super().__init__(world, name)
        self.tasks: set[asyncio.Task[Any]] = set()

    def bury(self) -> None:
        """Let go of what never ended, without a word of it to anybody."""
        for task in self.tasks:
            task._log_destroy_pending = False  # type: ignore[attr-defined]
            coroutine: Any = task.get_coro()
            with suppress(RuntimeError, ValueError):  # it wants to wait while it closes
                coroutine.close()
        self.tasks.clear()

    def time(self) -> float:
        """Seconds, by a clock that only runs forward."""
        return self.world.now

    def count(self) -> int:
        """The same in nanoseconds."""
        return round(self.world.now * 1e6) * 1000

    call_soon_threadsafe = Place.call_soon

    def create_future(self) -> asyncio.Future[Any]:
        """A result that is not there yet."""
        return asyncio.Future(loop=self)

    def create_task(
        self,
        coro: Coroutine[Any, Any, ResultT],
        *,
        name: str | None = None,
        context: Context | None = None,
        **_: Any,
    ) -> asyncio.Task[ResultT]:
        """Run a coroutine."""
        task = asyncio.Task(coro, loop=self, name=name, context=context)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def run_in_executor(
        self, _executor: object, work: Callable[..., ResultT], *args: Any
    ) -> asyncio.Future[ResultT]:
        """There are no threads: it is done now, and known a moment later."""
        done: asyncio.Future[ResultT] = self.create_future()
        try:
            result = work(*args)
        except Exception as problem:
            self.call_later(0.001, _fail, done, problem)
        else:
            self.call_later(0.001, _succeed, done, result)
        return done

    def get_debug(self) -> bool:
        """No more checks than in production."""
        return False

    def is_running(self) -> bool:
        """Whether it does anything."""
        return not self.is_dead

    def is_closed(self) -> bool:
        """Whether it never will again."""
        return self.is_dead

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """Something went wrong that nobody has caught: a bug."""
        if not self.is_dead:
            self.world.on_bug(self.name, context)


def _fail(future: asyncio.Future[Any], problem: Exception) -> None:
    if not future.done():
        future.set_exception(problem)


def _succeed(future: asyncio.Future[Any], result: object) -> None:
    if not future.done():
        future.set_result(result)
