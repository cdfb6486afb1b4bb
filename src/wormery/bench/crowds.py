"""What it costs to be watched, to be idle, and to be one of several workers."""

import asyncio
from collections.abc import Sequence

from msgspec import Struct

from wormery.bench.load.client import Socket
from wormery.bench.load.players import LoadTable, Played
from wormery.bench.load.process import Measurable
from wormery.bench.load.tables import Crowd

_MOVES_A_SECOND = 20.0  # at a table that is watched


class Watched(Struct, frozen=True):
    """A table with so many who look on."""

    spectators: int
    cpu_micros_per_move: float
    cpu_micros_per_spectator: float  # a move, beyond what it costs without any
    presence_frames: int  # that all were sent while they arrived one after another


class Idle(Struct, frozen=True):
    """Tables with two people each who do nothing."""

    tables: int
    cpu: float  # share of a core


class Shared(Struct, frozen=True):
    """The same load on some workers."""

    workers: int
    moves_per_second: float
    moves_per_cpu_second: float
    smallest_share: float  # of the processor time of all workers, by the one that had least to do
    carries: float  # as many times as one worker, where every worker has a core of its own


async def watched(
    server: Measurable, game: Played, counts: Sequence[int], seconds: float
) -> list[Watched]:
    """Measure a table that is watched by more and more people."""
    crowd = Crowd("127.0.0.1", server.port, game)
    await crowd.gather(1)
    audience = _Audience(crowd)
    alone = await _cost_of_a_move(server, crowd, seconds)
    results = []
    for count in counts:
        before = audience.told
        await audience.grow(count, server.port)
        told = audience.told - before
        cost = await _cost_of_a_move(server, crowd, seconds)
        each = (cost - alone) / count
        results.append(Watched(count, round(cost, 1), round(each, 2), told))
    audience.close()
    await crowd.close()
    return results


async def idle(server: Measurable, game: Played, tables: int, seconds: float) -> Idle:
    """Measure tables where nothing happens."""
    crowd = Crowd("127.0.0.1", server.port, game)
    await crowd.gather(tables)
    await asyncio.sleep(5)
    began = server.cpu()
    await asyncio.sleep(seconds)
    cpu = (server.cpu() - began) / seconds
    await crowd.close()
    return Idle(tables, round(cpu, 4))


async def shared(
    server: Measurable, game: Played, tables: int, seconds: float
) -> tuple[float, float, float]:
    """Moves a second, moves a second of processor time, and the smallest share of a worker."""
    crowd = Crowd("127.0.0.1", server.port, game)
    await crowd.gather(tables)
    raced = await crowd.race(seconds, server)
    await crowd.close()
    used = raced.cpu_by_process
    smallest = min(used[1:] or used) / raced.cpu
    return raced.moves / raced.seconds, raced.moves / raced.cpu, smallest


def by_workers(measured: Sequence[tuple[int, tuple[float, float, float]]]) -> tuple[Shared, ...]:
    """What so many workers carry, beside the first number that was measured."""
    (fewest, (_, base, _)), *_ = measured
    return tuple(
        Shared(
            workers=count,
            moves_per_second=round(speed),
            moves_per_cpu_second=round(per_cpu),
            smallest_share=round(share, 3),
            carries=round(count / fewest * per_cpu / base, 2),
        )
        for count, (speed, per_cpu, share) in measured
    )


class _Audience:
    """Everybody who looks at the first table of a crowd."""

    def __init__(self, crowd: Crowd) -> None:
        self._table: LoadTable = crowd.tables[0]
        self._token = crowd.token
        self._sockets: list[Socket] = []
        self.told = 0  # frames of presence

    async def grow(self, count: int, port: int) -> None:
        """Let people come, one after another, until there are *count*."""
        loop = asyncio.get_running_loop()
        while len(self._sockets) < count:
            socket = Socket(self._receive)
            await loop.create_connection(lambda s=socket: s, "127.0.0.1", port)  # type: ignore[misc]
            where = f"/api/tables/{self._table.name}/socket?watch=1"
            socket.knock(f"127.0.0.1:{port}", where, self._token)
            await socket.opened
            self._sockets.append(socket)
        await asyncio.sleep(1.5)  # for what is told late

    def close(self) -> None:
        """Everybody hangs up."""
        for socket in self._sockets:
            socket.close()

    def _receive(self, data: bytes) -> None:
        self.told += data.startswith(b'{"type":"presence"')


async def _cost_of_a_move(server: Measurable, crowd: Crowd, seconds: float) -> float:
    began = server.cpu()
    moves = len(await crowd.stroll(seconds, _MOVES_A_SECOND))
    return (server.cpu() - began) / max(1, moves) * 1e6
