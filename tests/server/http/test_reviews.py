"""Reviews in the bots' queue: thought by thought in line with the bots, kept, and put away."""

import asyncio
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec import Struct

from wormery.core import Millis, Refusal, ReviewParts
from wormery.protocol.api import ReviewInfo
from wormery.server.http import reviews
from wormery.server.http.responses import HttpProblem
from wormery.server.http.reviews import Key, Reviews
from wormery.table.thinking import ThinkingQueue


class Word(Struct, frozen=True):
    """A remark about one word."""

    text: str


class Reader:
    """Looks at texts word by word, and stumbles over the first root."""

    def __init__(self) -> None:
        self.thoughts: list[str] = []

    def records(self, events: Sequence[str]) -> Sequence[str]:
        """Texts as they are."""
        return events

    def look(self, record: str) -> ReviewParts:
        """A word is a thought."""
        if not record:
            raise Refusal("TB-20", "nothing to read")
        return ReviewParts(len(record.split()), self._remarks(record))

    def _remarks(self, record: str) -> Iterator[Word]:
        for word in record.split():
            self.thoughts.append(word)
            if word == "root" and self.thoughts.count(word) == 1:
                raise ValueError(word)
            yield Word(word)


def _queue() -> ThinkingQueue:
    return ThinkingQueue(ThreadPoolExecutor(1), 1, Millis(100))


async def _whole(asked: Reviews, reader: Reader, record: str) -> ReviewInfo:
    async with asyncio.timeout(10):
        while True:
            found = await asked.ask(reader, Key("words", record), 0, "home")
            if len(found.remarks) == found.parts or found.failed:
                return found
            await asyncio.sleep(0.001)


def test_a_review_is_thought_once_and_told_from_where_one_was() -> None:
    """Everybody who asks hears the same, and only what is new."""

    async def scenario() -> None:
        queue, reader = _queue(), Reader()
        asked = Reviews(queue)
        found = await _whole(asked, reader, "a long worm")
        assert [bytes(remark) for remark in found.remarks][-1] == b'{"text":"worm"}'
        rest = await asked.ask(reader, Key("words", "a long worm"), 2, "home")
        assert (rest.parts, rest.after, len(rest.remarks)) == (3, 2, 1)
        assert reader.thoughts == ["a", "long", "worm"]
        await asked.close()
        queue.close()

    asyncio.run(scenario())


def test_what_cannot_be_read_is_refused_at_once() -> None:
    """TB-20"""

    async def scenario() -> None:
        queue = _queue()
        with pytest.raises(Refusal):
            await Reviews(queue).ask(Reader(), Key("words", ""), 0, "home")
        queue.close()

    asyncio.run(scenario())


def test_others_think_between_two_thoughts_of_a_review() -> None:
    """Nobody in the queue waits longer than one thought of each who is before."""

    async def scenario() -> None:
        queue, reader = _queue(), Reader()
        asked = Reviews(queue)
        key = Key("words", " ".join(f"w{number}" for number in range(200)))
        await asked.ask(reader, key, 0, "home")
        await queue.think(lambda: reader.thoughts.append("bot"))
        before = reader.thoughts.index("bot")
        await queue.think(lambda: reader.thoughts.append("other bot"))
        assert reader.thoughts.index("other bot") - before <= 3
        assert len(reader.thoughts) < 200
        await asked.close()
        queue.close()

    asyncio.run(scenario())


def test_reviews_grow_side_by_side() -> None:
    """A short game does not wait for the end of a long one."""

    async def scenario() -> None:
        queue, reader = _queue(), Reader()
        asked = Reviews(queue)
        long, short = "long " * 500, "short " * 3
        await asked.ask(reader, Key("words", long), 0, "home")
        assert len((await _whole(asked, reader, short)).remarks) == 3
        assert reader.thoughts.count("long") < 500
        await asked.close()
        queue.close()

    asyncio.run(scenario())


def test_a_coach_who_stumbles_may_be_asked_again() -> None:
    """The page is told, and a new question begins anew."""

    async def scenario() -> None:
        queue, reader = _queue(), Reader()
        asked = Reviews(queue)
        first = await _whole(asked, reader, "mind the root")
        assert first.failed
        again = await _whole(asked, reader, "mind the root")
        assert not again.failed
        assert len(again.remarks) == 3
        await asked.close()
        queue.close()

    asyncio.run(scenario())


def test_too_many_games_at_once_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """TB-16: the coach has only so many eyes; whoever was taken in is not put out."""
    monkeypatch.setattr(reviews, "MOST_WAITING", 1)

    async def scenario() -> None:
        queue, reader = _queue(), Reader()
        asked = Reviews(queue)
        await asked.ask(reader, Key("words", "one " * 50), 0, "home")
        with pytest.raises(HttpProblem) as refused:
            await asked.ask(reader, Key("words", "two"), 0, "home")
        assert (refused.value.status, refused.value.problem.rule) == (429, "TB-16")
        assert (await asked.ask(reader, Key("words", "one " * 50), 0, "home")).parts == 50
        await asked.close()
        queue.close()

    asyncio.run(scenario())


def test_one_address_leaves_places_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """TB-16: also if it asks for all of them at once; a place is free again when one is done."""
    monkeypatch.setattr(reviews, "MOST_WAITING_PER_ADDRESS", 2)

    async def scenario() -> None:
        queue, reader = _queue(), Reader()
        asked = Reviews(queue)
        words = [f"{number} " * 50 for number in range(4)]
        told = await asyncio.gather(
            *(asked.ask(reader, Key("words", each), 0, "home") for each in words),
            return_exceptions=True,
        )
        assert [isinstance(each, HttpProblem) for each in told] == [False, False, True, True]
        assert (await asked.ask(reader, Key("words", words[0]), 0, "home")).parts == 50
        assert (await asked.ask(reader, Key("words", words[2]), 0, "away")).parts == 50
        for each in words[:2]:
            await _whole(asked, reader, each)
        await asyncio.sleep(0)
        assert (await asked.ask(reader, Key("words", words[3]), 0, "home")).parts == 50
        with pytest.raises(Refusal):
            await asked.ask(reader, Key("words", ""), 0, "home")  # and takes no place
        await asked.close()
        queue.close()

    asyncio.run(scenario())


def test_what_nobody_waits_for_is_put_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """And begins anew when somebody comes back."""
    monkeypatch.setattr(reviews, "FORSAKEN", -1.0)

    async def scenario() -> None:
        queue, reader = _queue(), Reader()
        asked = Reviews(queue)
        await asked.ask(reader, Key("words", "a b c"), 0, "home")
        async with asyncio.timeout(10):
            while (await asked.ask(reader, Key("words", "a b c"), 0, "home")).remarks:
                await asyncio.sleep(0)
        assert reader.thoughts == []
        await asked.close()
        queue.close()

    asyncio.run(scenario())


def test_the_oldest_whole_reviews_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory is for what people look at now."""
    monkeypatch.setattr(reviews, "KEPT", 2)

    async def scenario() -> None:
        queue, reader = _queue(), Reader()
        asked = Reviews(queue)
        for word in ("one", "two", "three", "one"):
            await _whole(asked, reader, word)
        assert reader.thoughts == ["one", "two", "three", "one"]
        await asked.close()
        queue.close()

    asyncio.run(scenario())
