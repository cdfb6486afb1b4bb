"""Messages through Redis (or Valkey), between servers on several machines."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from wormery.core import Refusal, decode, encode
from wormery.store.ids import TableId
from wormery.store.peers.messages import Missed, PeerMessage
from wormery.store.peers.subscriptions import Subscription, Subscriptions

if TYPE_CHECKING:
    from redis.asyncio.client import PubSub

_LOGGER: Final = logging.getLogger(__name__)
_MOST_UNPUBLISHED: Final = 10_000
_AT_ONCE: Final = 100


class RedisPeers:
    """Publishes and listens, a channel a table, and connects again when Redis was away.

    Meanwhile messages are dropped, and nobody waits; afterwards every subscriber gets `Missed`.
    """

    def __init__(
        self, url: str, *, prefix: str = "wormery:", pause: float = 0.5, silence: float = 10.0
    ) -> None:
        # Trying again is our own business, for only we know what was missed.
        self._redis: Redis = Redis.from_url(
            url,
            retry=Retry(NoBackoff(), 0),
            socket_timeout=silence,
            socket_connect_timeout=silence,
        )
        self._prefix = prefix
        self._pause = pause
        self._silence = silence  # seconds until we ask whether Redis is still there
        self._subscriptions = Subscriptions()
        self._unpublished: asyncio.Queue[PeerMessage] = asyncio.Queue(_MOST_UNPUBLISHED)
        self._away = False
        self._changed = asyncio.Event()  # other tables are listened to than before
        self._confirmed: set[TableId] = set()  # what Redis has promised to pass on
        self._tasks = [
            asyncio.create_task(self._for_ever(self._send)),
            asyncio.create_task(self._for_ever(self._receive)),
        ]

    def publish(self, message: PeerMessage) -> None:
        """Tell all who subscribe to the table; nobody waits for it, and it may be lost."""
        with suppress(asyncio.QueueFull):
            self._unpublished.put_nowait(message)

    @asynccontextmanager
    async def subscribe(self, table: TableId) -> AsyncIterator[Subscription]:
        """Receive what is published about a table; the first message is `Missed`."""
        subscription = self._subscriptions.add(table)
        if table in self._confirmed:
            subscription.put(Missed(table))
        self._changed.set()
        try:
            yield subscription
        finally:
            self._subscriptions.remove(table, subscription)
            self._changed.set()

    async def close(self) -> None:
        """Fall silent."""
        for task in self._tasks:
            await _end(task)
        await self._redis.aclose()

    async def _for_ever(self, do: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await do()
            except Exception as problem:  # the client breaks in many ways, and messages go on
                if not self._away:
                    self._away = True
                    _LOGGER.warning("messages between servers are lost, Redis is away: %s", problem)
            await asyncio.sleep(self._pause)

    def _is_back(self) -> None:
        if self._away:
            self._away = False
            _LOGGER.info("Redis is back")

    async def _send(self) -> None:
        while True:
            messages = [await self._unpublished.get()]
            while len(messages) < _AT_ONCE and not self._unpublished.empty():
                messages.append(self._unpublished.get_nowait())
            async with self._redis.pipeline(transaction=False) as pipeline:
                for message in messages:
                    pipeline.publish(self._prefix + message.table, encode(message))
                await pipeline.execute()

    async def _receive(self) -> None:
        async with self._redis.pubsub() as pubsub:
            await pubsub.subscribe(self._prefix)  # nobody's channel: only to be connected
            self._is_back()
            following = asyncio.create_task(self._follow(pubsub))
            try:
                await self._receive_through(pubsub)  # a broken connection is noticed here, too
            finally:
                self._confirmed.clear()
                await _end(following)

    async def _follow(self, pubsub: "PubSub") -> None:
        """Subscribe to what is listened to."""
        subscribed: set[TableId] = set()
        while True:
            self._changed.clear()
            wanted = set(self._subscriptions.tables())
            for table in wanted - subscribed:
                await pubsub.subscribe(self._prefix + table)
            for table in subscribed - wanted:
                self._confirmed.discard(table)
                await pubsub.unsubscribe(self._prefix + table)
            subscribed = wanted
            await self._changed.wait()

    async def _receive_through(self, pubsub: "PubSub") -> None:
        asked = False
        while True:
            message = await pubsub.get_message(timeout=self._silence)
            if message is not None:
                self._take(message["type"], message["channel"], message["data"])
                asked = False
            elif asked:
                raise TimeoutError("Redis does not answer")
            else:
                await pubsub.ping()
                asked = True

    def _take(self, kind: str, channel: bytes | None, data: object) -> None:
        table = TableId((channel or b"").decode().removeprefix(self._prefix))
        if kind == "subscribe":
            self._confirmed.add(table)
            self._subscriptions.put(Missed(table))
        elif kind == "unsubscribe":
            self._confirmed.discard(table)
        elif kind == "message" and isinstance(data, bytes):
            try:
                self._subscriptions.put(decode(PeerMessage, data))
            except Refusal as refusal:  # from a later version, or not from us
                _LOGGER.warning("a message cannot be read: %s", refusal)


async def _end(task: asyncio.Task[None]) -> None:
    """Cancel until it is done: Python 3.11's wait_for, inside the client, may swallow it once."""
    while not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=0.05)
    if not task.cancelled() and (problem := task.exception()) is not None:
        _LOGGER.debug("ended by %r", problem)
