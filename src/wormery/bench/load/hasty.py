"""Wormlord as fast as the server takes it: many deeds in one round, to see what grows with it."""

import asyncio
from collections.abc import Iterator, Sequence
from itertools import islice

from msgspec import Raw
from msgspec.json import encode

from wormery.bench.load.gardeners import Gardens, LoadGardener, MapSeen
from wormery.bench.load.process import Measurable
from wormery.knots.attempt import MAX_CHUNK

_WINDOW_S = 3.0
_ROUNDS = 4  # windows of one length; lengths take turns, so that other work does them equal harm


class Hasty(LoadGardener):
    """Sends a whole rope as soon as it is begun, and wins no round: objectives stay free."""

    thinking = (0.005, 0.02)

    def see_map(self, plan: MapSeen) -> None:
        """Know where not to go."""
        self._objectives = {
            encode({"col": col, "row": row})
            for row, line in enumerate(plan.rows)
            for col, sign in enumerate(line)
            if sign == "o"
        }

    def worthwhile(self, places: Sequence[Raw]) -> Sequence[Raw]:
        """Anywhere but where rounds are won."""
        return [cell for cell in places if bytes(cell) not in self._objectives] or places

    def draw(self, kind: str, rows: Iterator[tuple[int, ...]], lasts: int) -> None:  # noqa: ARG002
        """Send all of a rope, and say that it is done."""
        seq = 0
        while chunk := list(islice(rows, MAX_CHUNK)):
            back = [0] if kind == "pay" else []
            self.stream([kind, self.attempt, seq, *back, chunk])
            seq += 1
        self.finish("done" if kind == "pay" else "free", seq)


async def deeds(
    server: Measurable, lengths: Sequence[int], tables: int
) -> list[tuple[int, float, float]]:
    """For every length processor seconds and bytes a deed, after so many at every table."""
    crowds = [Gardens(server.port, Hasty, "expert") for _ in lengths]
    for crowd, length in zip(crowds, lengths, strict=True):
        await crowd.gather(tables, 4)
        while crowd.times.acts < length * tables:
            await asyncio.sleep(0.1)
        crowd.rest(resting=True)
    cpu, sent, done = ([0.0] * len(lengths) for _ in range(3))
    for _ in range(_ROUNDS):
        for number, crowd in enumerate(crowds):
            began, had, acts = server.cpu(), crowd.received, crowd.times.acts
            crowd.rest(resting=False)
            await asyncio.sleep(_WINDOW_S)
            crowd.rest(resting=True)
            await asyncio.sleep(0.5)  # until what was begun is done
            cpu[number] += server.cpu() - began
            sent[number] += crowd.received - had
            done[number] += crowd.times.acts - acts
    for crowd in crowds:
        await crowd.close()
    return [
        (length, cpu[i] / max(1, done[i]), sent[i] / max(1, done[i]))
        for i, length in enumerate(lengths)
    ]
