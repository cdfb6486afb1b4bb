"""Lines that take their time: a small gate before the server that delays every byte, both ways."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def slowed(server_port: int, delay: float) -> Iterator[str]:
    """The address of a gate to a local server; *delay* is one way, in seconds."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    gate = asyncio.run_coroutine_threadsafe(_open(server_port, delay), loop).result()
    port = gate.sockets[0].getsockname()[1]
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        asyncio.run_coroutine_threadsafe(_close(gate), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


async def _open(server_port: int, delay: float) -> asyncio.Server:
    async def passing(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", server_port)
        try:
            await asyncio.gather(_carry(reader, back, delay), _carry(there, writer, delay))
        except ConnectionError:
            pass  # whoever hung up will not miss it
        finally:
            back.transport.abort()
            writer.transport.abort()

    return await asyncio.start_server(passing, "127.0.0.1", 0)


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, delay: float) -> None:
    """Every piece later, and all in their order."""
    loop = asyncio.get_running_loop()
    while data := await reader.read(65536):
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
