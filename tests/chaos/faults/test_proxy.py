"""A door passes everything on, in order, until it is told to do harm."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from wormery.chaos.faults.proxy import Door

Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def echoing() -> AsyncIterator[Door]:
    """A door before somebody who says everything again, and goodbye at the end."""

    async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(1000):
                writer.write(data)
            writer.write(b"goodbye")
        except ConnectionError:
            pass
        writer.close()

    server = await asyncio.start_server(echo, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    loop = asyncio.get_running_loop()
    door = Door(lambda end: loop.create_connection(end, "127.0.0.1", port))
    await door.open()
    try:
        yield door
    finally:
        await door.close()
        server.close()
        await asyncio.sleep(0.05)  # whoever was cut off notices


async def said(connection: Connection, text: bytes) -> bytes:
    """Say something, and hear as much."""
    reader, writer = connection
    writer.write(text)
    return await asyncio.wait_for(reader.readexactly(len(text)), 10)


def test_a_door_passes_on_both_ways_and_keeps_the_order() -> None:
    async def scenario() -> None:
        async with echoing() as door:
            connection = await asyncio.open_connection("127.0.0.1", door.port)
            assert await said(connection, b"one") == b"one"
            door.delay_s = 0.05
            connection[1].write(b"two")
            await asyncio.sleep(0.01)
            door.go_on()
            assert await said(connection, b"three") == b"twoth"
            assert await asyncio.wait_for(connection[0].readexactly(3), 10) == b"ree"
            connection[1].write_eof()
            assert await asyncio.wait_for(connection[0].read(), 10) == b"goodbye"
            connection[1].close()

    asyncio.run(scenario())


def test_a_door_that_swallows_resets_the_connection_afterwards() -> None:
    async def scenario() -> None:
        async with echoing() as door:
            connection = await asyncio.open_connection("127.0.0.1", door.port)
            assert await said(connection, b"one") == b"one"
            door.swallows = True
            connection[1].write(b"two")
            await asyncio.sleep(0.05)
            other = await asyncio.open_connection("127.0.0.1", door.port)
            door.go_on()
            with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
                await said(connection, b"three")
            assert await said(other, b"four") == b"four"
            connection[1].close()
            other[1].close()

    asyncio.run(scenario())


def test_a_door_cuts_and_half_closes() -> None:
    async def scenario() -> None:
        async with echoing() as door:
            first = await asyncio.open_connection("127.0.0.1", door.port)
            await said(first, b"one")
            door.half_close()
            assert await asyncio.wait_for(first[0].read(), 10) == b"goodbye"
            second = await asyncio.open_connection("127.0.0.1", door.port)
            await said(second, b"one")
            door.cut()
            with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
                await said(second, b"two")
            first[1].close()
            second[1].close()

    asyncio.run(scenario())
