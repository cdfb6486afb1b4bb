"""Breaking things: each kind of fault, from its beginning to its end."""

import asyncio
from typing import Final, TypeVar

from wormery.chaos.faults.plan import PlannedFault
from wormery.chaos.faults.proxy import Door
from wormery.chaos.services import Service
from wormery.chaos.world import Installation

ItemT = TypeVar("ItemT")

_DAY_S: Final = 86_400
_MOST_DELAY_S: Final = 0.5
_MOST_SYNC_S: Final = 0.3


async def happen(world: Installation, fault: PlannedFault) -> None:
    """Let a fault happen; when this returns everything is there again, if not yet at work."""
    match fault.kind:
        case "kill":
            await _kill(world, fault)
        case "pause":
            await _pause(world, fault)
        case "postgres":
            assert world.postgres is not None
            await _crash(world.postgres.service, fault)
        case "redis":
            assert world.redis is not None
            await _crash(world.redis.service, fault)
        case "disk_full":
            await _fill_disk(world, fault)
        case "slow_sync" | "failing_sync":
            await _trouble_sync(world, fault)
        case "clock":
            _chosen(world.faults, fault).set_clock(2 * _DAY_S * (fault.much - 0.5))
        case "cut":
            _door(world, fault).cut()
        case "half_close":
            _door(world, fault).half_close()
        case "delay" | "drop":
            await _trouble_door(_door(world, fault), fault)


async def revive(world: Installation) -> None:
    """Start whatever has ended by itself, as an operator's init system does."""
    for service in (world.postgres, world.redis):
        if service is not None:
            await asyncio.to_thread(service.service.revive)
    for server in world.servers:
        server.start()


async def _kill(world: Installation, fault: PlannedFault) -> None:
    server = _chosen(world.servers, fault)
    await asyncio.to_thread(server.kill)
    await asyncio.sleep(fault.long * 0.5)
    server.start()


async def _pause(world: Installation, fault: PlannedFault) -> None:
    server = _chosen(world.servers, fault)
    server.pause()
    await asyncio.sleep(world.lease_s * (1.1 + fault.long))
    server.go_on()


async def _crash(service: Service, fault: PlannedFault) -> None:
    await asyncio.to_thread(service.crash)
    await asyncio.sleep(fault.long)
    await asyncio.to_thread(service.revive)


async def _fill_disk(world: Installation, fault: PlannedFault) -> None:
    assert world.disk is not None
    await asyncio.to_thread(world.disk.fill)
    await asyncio.sleep(1.0 + 3 * fault.long)
    await asyncio.to_thread(world.disk.empty)


async def _trouble_sync(world: Installation, fault: PlannedFault) -> None:
    faults = world.store_faults
    assert faults is not None
    if fault.kind == "slow_sync":
        faults.slow_sync(_MOST_SYNC_S * fault.much)
    else:
        faults.failing_sync()
    await asyncio.sleep(0.5 + 2 * fault.long)
    faults.good_sync()


async def _trouble_door(door: Door, fault: PlannedFault) -> None:
    if fault.kind == "delay":
        door.delay_s = _MOST_DELAY_S * fault.much
    else:
        door.swallows = True
    await asyncio.sleep(1.0 + 3 * fault.long)
    door.go_on()


def _door(world: Installation, fault: PlannedFault) -> Door:
    """A door of a server, or that of the database."""
    all_of_them = [*world.doors, *([world.database_door] if world.database_door else [])]
    return _chosen(all_of_them, fault)


def _chosen(items: list[ItemT], fault: PlannedFault) -> ItemT:
    return items[int(fault.where * len(items))]
