"""Messages between servers reach who subscribes, cost nobody time, and tell what was lost."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest
from redis.asyncio import Redis

from tests.services import redis_server
from tests.store.places import BALCONY, GARDEN
from wormery.chaos.services import OwnService
from wormery.store.ids import GuestId, Version
from wormery.store.peers.local import LocalPeers
from wormery.store.peers.messages import GuestMoved, Missed, NewVersion, PeerMessage
from wormery.store.peers.redis import RedisPeers
from wormery.store.peers.subscriptions import Peers

FIRST = NewVersion(GARDEN, Version(1))
SECOND = NewVersion(GARDEN, Version(2))
LOTTE_CAME = GuestMoved(GARDEN, GuestId("lotte"), here=True)

Scene = Callable[[Peers, Peers], Awaitable[None]]
Stage = Callable[[Scene], None]

BOTH = ["local", pytest.param("redis", marks=pytest.mark.redis)]


@pytest.fixture(params=BOTH)
def stage(request: pytest.FixtureRequest) -> Stage:
    """Two servers that can hear each other; with local ones they are one."""

    async def whole(scene: Scene) -> None:
        if request.param == "local":
            peers = LocalPeers()
            await scene(peers, peers)
            await peers.close()
        else:
            await _between_servers(redis_server(), scene)

    return lambda scene: asyncio.run(whole(scene))


def test_a_message_reaches_those_who_subscribe_to_its_table(stage: Stage) -> None:
    async def scene(here: Peers, there: Peers) -> None:
        async with there.subscribe(GARDEN) as one, there.subscribe(GARDEN) as other:
            assert await one.next() == await other.next() == Missed(GARDEN)
            here.publish(NewVersion(BALCONY, Version(9)))
            here.publish(FIRST)
            here.publish(LOTTE_CAME)
            for subscription in (one, other):
                assert await _after_missed(subscription.next) == FIRST
                assert await subscription.next() == LOTTE_CAME

    stage(scene)


def test_who_stops_listening_does_not_silence_the_others(stage: Stage) -> None:
    async def scene(here: Peers, there: Peers) -> None:
        async with there.subscribe(GARDEN) as stays:
            async with there.subscribe(GARDEN) as goes:
                assert await goes.next() == Missed(GARDEN)
            here.publish(FIRST)
            assert await _after_missed(stays.next) == FIRST
        async with there.subscribe(GARDEN) as again:
            assert await again.next() == Missed(GARDEN)
            here.publish(SECOND)
            assert await again.next() == SECOND

    stage(scene)


def test_who_does_not_keep_up_is_told_that_messages_were_missed(stage: Stage) -> None:
    async def scene(here: Peers, there: Peers) -> None:
        async with there.subscribe(GARDEN) as slow, there.subscribe(GARDEN) as quick:
            for version in range(1, 1000):
                here.publish(NewVersion(GARDEN, Version(version)))
            here.publish(LOTTE_CAME)
            if here is not there:
                while await quick.next() != LOTTE_CAME:
                    pass
            received = [await slow.next()]
            while received[-1] != LOTTE_CAME:
                received.append(await slow.next())
            assert received[0] == Missed(GARDEN)
            assert len(received) <= 64

    stage(scene)


@pytest.mark.redis
def test_when_redis_is_back_subscribers_are_told_that_messages_were_missed(
    redis: OwnService,
) -> None:
    async def scene(here: Peers, there: Peers) -> None:
        async with there.subscribe(GARDEN) as subscription:
            assert await subscription.next() == Missed(GARDEN)
            await asyncio.to_thread(redis.service.crash)
            try:
                here.publish(FIRST)  # nobody waits, and nobody hears it
                async with there.subscribe(BALCONY) as new:
                    await asyncio.to_thread(redis.service.start)
                    assert await new.next() == Missed(BALCONY)
                    assert await subscription.next() == Missed(GARDEN)
            finally:
                await asyncio.to_thread(redis.service.start)
            await _tell_until_heard(here, SECOND, subscription.next)

    asyncio.run(_between_servers(redis, scene))


@pytest.mark.redis
def test_a_redis_that_falls_silent_is_given_up(
    redis: OwnService, caplog: pytest.LogCaptureFixture
) -> None:
    """It takes connections and questions, and results nothing; then the line is made anew."""

    async def whole() -> None:
        peers = RedisPeers(redis.url, pause=0.01, silence=0.05)
        async with peers.subscribe(GARDEN) as subscription:
            assert await subscription.next() == Missed(GARDEN)
            redis.service.freeze()
            try:
                while "Redis does not answer" not in caplog.text:
                    await asyncio.sleep(0.01)
            finally:
                redis.service.thaw()
            assert await subscription.next() == Missed(GARDEN)
            await _tell_until_heard(peers, SECOND, subscription.next)
        await peers.close()

    asyncio.run(whole())


@pytest.mark.redis
def test_what_is_no_message_is_passed_over(redis: OwnService) -> None:
    async def whole() -> None:
        peers = RedisPeers(redis.url)
        stranger = Redis.from_url(redis.url)
        async with peers.subscribe(GARDEN) as subscription:
            assert await subscription.next() == Missed(GARDEN)
            for noise in (b"\xff", b"{}", b'{"type":"later"}'):
                await stranger.publish(f"wormery:{GARDEN}", noise)
            peers.publish(FIRST)
            assert await subscription.next() == FIRST
        await stranger.aclose()
        await peers.close()

    asyncio.run(whole())


async def _between_servers(redis: OwnService, scene: Scene) -> None:
    here, there = (RedisPeers(redis.url, pause=0.01) for _ in range(2))
    try:
        await scene(here, there)
    finally:
        await here.close()
        await there.close()


async def _after_missed(listen: Callable[[], Awaitable[PeerMessage]]) -> PeerMessage:
    while isinstance(message := await listen(), Missed):
        pass
    return message


async def _tell_until_heard(
    peers: Peers, message: PeerMessage, listen: Callable[[], Awaitable[PeerMessage]]
) -> None:
    """A line that is not yet back loses some."""
    while True:
        peers.publish(message)
        with suppress(TimeoutError):
            async with asyncio.timeout(0.1):
                if await _after_missed(listen) == message:
                    return
