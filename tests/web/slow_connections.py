"""Connections that take their time: a small gate before the server delays every byte, both ways."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import time


@dataclass(frozen=True)
class SlowConnection:
    """A gate to a local server, and when devices have sent something through it."""

    delay: int  # one way, in milliseconds
    port: int
    sent: list[float] = field(default_factory=list)  # in milliseconds, as pages count them

    @property
    def address(self) -> str:
        """Where pages find the server behind it."""
        return f"http://127.0.0.1:{self.port}"


@contextmanager
def slowed(server_port: int, delay: int) -> Iterator[SlowConnection]:
    """A gate to a local server; *delay* is one way, in milliseconds."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    sent: list[float] = []
    opened = _open(server_port, delay / 1000, sent)
    gate = asyncio.run_coroutine_threadsafe(opened, loop).result()
    try:
        yield SlowConnection(delay, gate.sockets[0].getsockname()[1], sent)
    finally:
        asyncio.run_coroutine_threadsafe(_close(gate), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


async def _open(server_port: int, delay: float, sent: list[float]) -> asyncio.Server:
    async def passing(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", server_port)
        try:
            await asyncio.gather(_carry(reader, back, delay, sent), _carry(there, writer, delay))
        except ConnectionError:
            pass  # whoever hung up will not miss it
        finally:
            back.transport.abort()
            writer.transport.abort()

    return await asyncio.start_server(passing, "127.0.0.1", 0)


async def _carry(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    delay: float,
    noted: list[float] | None = None,
) -> None:
    """Every piece later, and all in their order."""
    loop = asyncio.get_running_loop()
    while data := await reader.read(65536):
        if noted is not None:
            noted.append(time() * 1000)
        loop.call_later(delay, _write, writer, data)
    await asyncio.sleep(delay)
    writer.close()


def _write(writer: asyncio.StreamWriter, data: bytes) -> None:
    if not writer.is_closing():
        writer.write(data)


async def _close(gate: asyncio.Server) -> None:
    gate.close()
    tasks = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.sleep(0)  # what was aborted is closed by now
