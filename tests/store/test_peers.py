"""Hints reach those who listen, cost nobody time, and say when they may have been lost."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest
from redis.asyncio import Redis

from tests.services import Server, redis_server
from tests.store.places import BALCONY, GARDEN
from wormery.store.ids import GuestId, Version
from wormery.store.peers.local import Hint, Hints, LocalHints, Missed, NewVersion, Presence
from wormery.store.peers.redis import RedisHints

FIRST = NewVersion(GARDEN, Version(1))
SECOND = NewVersion(GARDEN, Version(2))
LOTTE_CAME = Presence(GARDEN, GuestId("lotte"), here=True)

Scene = Callable[[Hints, Hints], Awaitable[None]]
Stage = Callable[[Scene], None]

BOTH = ["local", pytest.param("redis", marks=pytest.mark.redis)]


@pytest.fixture(params=BOTH)
def stage(request: pytest.FixtureRequest) -> Stage:
    """Two servers that can hear each other; with local hints they are one."""

    async def whole(scene: Scene) -> None:
        if request.param == "local":
            hints = LocalHints()
            await scene(hints, hints)
            await hints.close()
        else:
            await _between_servers(redis_server(), scene)

    return lambda scene: asyncio.run(whole(scene))


def test_a_hint_reaches_those_who_listen_to_its_table(stage: Stage) -> None:
    async def scene(here: Hints, there: Hints) -> None:
        async with there.listen(GARDEN) as one, there.listen(GARDEN) as other:
            assert await one.next() == await other.next() == Missed(GARDEN)
            here.tell(NewVersion(BALCONY, Version(9)))
            here.tell(FIRST)
            here.tell(LOTTE_CAME)
            for heard in (one, other):
                assert await _after_missed(heard.next) == FIRST
                assert await heard.next() == LOTTE_CAME

    stage(scene)


def test_who_stops_listening_does_not_silence_the_others(stage: Stage) -> None:
    async def scene(here: Hints, there: Hints) -> None:
        async with there.listen(GARDEN) as stays:
            async with there.listen(GARDEN) as goes:
                assert await goes.next() == Missed(GARDEN)
            here.tell(FIRST)
            assert await _after_missed(stays.next) == FIRST
        async with there.listen(GARDEN) as again:
            assert await again.next() == Missed(GARDEN)
            here.tell(SECOND)
            assert await again.next() == SECOND

    stage(scene)


def test_who_does_not_keep_up_hears_that_hints_were_missed(stage: Stage) -> None:
    async def scene(here: Hints, there: Hints) -> None:
        async with there.listen(GARDEN) as slow, there.listen(GARDEN) as quick:
            for version in range(1, 1000):
                here.tell(NewVersion(GARDEN, Version(version)))
            here.tell(LOTTE_CAME)
            if here is not there:
                while await quick.next() != LOTTE_CAME:
                    pass
            heard = [await slow.next()]
            while heard[-1] != LOTTE_CAME:
                heard.append(await slow.next())
            assert heard[0] == Missed(GARDEN)
            assert len(heard) <= 64

    stage(scene)


@pytest.mark.redis
def test_when_redis_is_back_listeners_hear_that_hints_were_missed(redis: Server) -> None:
    async def scene(here: Hints, there: Hints) -> None:
        async with there.listen(GARDEN) as heard:
            assert await heard.next() == Missed(GARDEN)
            await asyncio.to_thread(redis.service.crash)
            try:
                here.tell(FIRST)  # nobody waits, and nobody hears it
                async with there.listen(BALCONY) as new:
                    await asyncio.to_thread(redis.service.start)
                    assert await new.next() == Missed(BALCONY)
                    assert await heard.next() == Missed(GARDEN)
            finally:
                await asyncio.to_thread(redis.service.start)
            await _tell_until_heard(here, SECOND, heard.next)

    asyncio.run(_between_servers(redis, scene))


@pytest.mark.redis
def test_a_redis_that_falls_silent_is_given_up(
    redis: Server, caplog: pytest.LogCaptureFixture
) -> None:
    """It takes connections and questions, and answers nothing; then the line is made anew."""

    async def whole() -> None:
        hints = RedisHints(redis.url, pause=0.01, silence=0.05)
        async with hints.listen(GARDEN) as heard:
            assert await heard.next() == Missed(GARDEN)
            redis.service.freeze()
            try:
                while "Redis does not answer" not in caplog.text:
                    await asyncio.sleep(0.01)
            finally:
                redis.service.thaw()
            assert await heard.next() == Missed(GARDEN)
            await _tell_until_heard(hints, SECOND, heard.next)
        await hints.close()

    asyncio.run(whole())


@pytest.mark.redis
def test_what_is_no_hint_is_passed_over(redis: Server) -> None:
    async def whole() -> None:
        hints = RedisHints(redis.url)
        stranger = Redis.from_url(redis.url)
        async with hints.listen(GARDEN) as heard:
            assert await heard.next() == Missed(GARDEN)
            for noise in (b"\xff", b"{}", b'{"type":"later"}'):
                await stranger.publish(f"wormery:{GARDEN}", noise)
            hints.tell(FIRST)
            assert await heard.next() == FIRST
        await stranger.aclose()
        await hints.close()

    asyncio.run(whole())


async def _between_servers(redis: Server, scene: Scene) -> None:
    here, there = (RedisHints(redis.url, pause=0.01) for _ in range(2))
    try:
        await scene(here, there)
    finally:
        await here.close()
        await there.close()


async def _after_missed(listen: Callable[[], Awaitable[Hint]]) -> Hint:
    while isinstance(hint := await listen(), Missed):
        pass
    return hint


async def _tell_until_heard(
    hints: Hints, hint: Hint, listen: Callable[[], Awaitable[Hint]]
) -> None:
    """A line that is not yet back loses some."""
    while True:
        hints.tell(hint)
        with suppress(TimeoutError):
            async with asyncio.timeout(0.1):
                if await _after_missed(listen) == hint:
                    return
