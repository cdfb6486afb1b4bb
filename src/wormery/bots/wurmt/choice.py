"""Choosing a play of Das Wurmt by what it leads to, with all heads that it may turn over."""

import numpy as np
from numpy.typing import NDArray

from wormery.bots.wurmt.net import (
    AHEAD,
    GLOBALS,
    UNITS_1,
    WORM_INPUTS,
    Layer,
    Net,
    assess,
    embed,
    read_rest,
    result,
    surround,
)
from wormery.bots.wurmt.sight import (
    B_CHANCE,
    B_COLOUR,
    B_HEAD,
    B_ME,
    B_SIZE,
    BEST_SCORE,
    BODY,
    DONE,
    MINE_SCORE,
    SIGHT_SIZE,
    Sight,
    foresee,
)
from wormery.core.compiled import lean
from wormery.core.dice import Dice
from wormery.games.wurmt.kernel.rules import (
    CARD_FRONT,
    HANDS,
    HELD,
    MOST_WORMS,
    NEW_WORM,
    NOTHING,
    PLAYER,
    REMOVE,
    SAID,
    SLOTS,
    SPY,
    WORMS,
    Box,
    State,
    choice,
    choices,
)

Values = NDArray[np.float64]

MOST_PLAYS = 2048
R_AFTER, R_FOUND, R_TOTAL, R_ROW, R_AROUND, R_REST, R_WORM = range(7)
R_SIGHT = R_WORM + MOST_WORMS
ROOM = (R_SIGHT + 1, SIGHT_SIZE)
"""Room to work in: a sight, five short rows, what was found in every worm, and a sight."""


@lean("float64(float32[::1], float32[::1], int64, int64, float32[:, ::1])")
def value_of(net: Net, sight: Sight, worms: int, changed: int, room: Layer) -> float:
    """What a sight is worth, given what was found in the worms that have not *changed*."""
    if sight[DONE]:
        return result(sight) + float(net[AHEAD] * (sight[MINE_SCORE] - sight[BEST_SCORE]) / 10)
    units = int(net[UNITS_1])
    total, found, around, rest = room[R_TOTAL], room[R_FOUND], room[R_AROUND], room[R_REST]
    read_rest(sight, rest[:GLOBALS])
    surround(net, rest, around)
    total[:units] = 0
    for worm in range(worms):
        if changed >> int(sight[BODY + B_SIZE * worm + B_COLOUR]) & 1:
            embed(net, sight, worm, room[R_ROW, :WORM_INPUTS], found)
            for unit in range(units):
                total[unit] += max(found[unit] + around[unit], np.float32(0))
        else:
            kept = room[R_WORM + worm]
            for unit in range(units):
                total[unit] += max(kept[unit] + around[unit], np.float32(0))
    return assess(net, total, rest, found)


@lean("void(float32[::1], float32[::1], int64, float32[:, ::1])")
def find_all(net: Net, sight: Sight, worms: int, room: Layer) -> None:
    """Read every worm of a sight."""
    for worm in range(worms):
        embed(net, sight, worm, room[R_ROW, :WORM_INPUTS], room[R_WORM + worm])


@lean("boolean(int32[::1], int32[::1], float32[::1], int64)")
def meets_head(box: Box, info: State, sight: Sight, play: int) -> bool:
    """Whether a play turns a head over, or spies on one."""
    front = box[CARD_FRONT + info[HANDS + SLOTS * info[PLAYER] + (play & 15)]]
    if front >= REMOVE:
        return bool(front == SPY)
    is_head: bool = sight[BODY + B_SIZE * ((play >> 4) & 1023) + B_HEAD] > 0
    return is_head


@lean("float64(int32[::1], int32[::1], float32[::1], float32[::1], int64, int64, float32[:, ::1])")
def value_if(  # noqa: PLR0913, PLR0917 - numba knows no Structs
    box: Box, info: State, net: Net, sight: Sight, play: int, head: int, room: Layer
) -> float:
    """What a play is worth if the head that it meets is this."""
    seat, after = info[PLAYER], room[R_AFTER]
    front = box[CARD_FRONT + info[HANDS + SLOTS * seat + (play & 15)]]
    changed = foresee(box, info, seat, sight, play, head, after)
    return value_of(net, after, info[WORMS] + (front == NEW_WORM), changed, room)


@lean("float64(int32[::1], int32[::1], float32[::1], float32[::1], int64, float32[:, ::1])")
def expect(  # noqa: PLR0913, PLR0917 - numba knows no Structs
    box: Box, info: State, net: Net, sight: Sight, play: int, room: Layer
) -> float:
    """What a play is worth, on average over what may come to light."""
    if not meets_head(box, info, sight, play):
        return value_if(box, info, net, sight, play, NOTHING, room)
    at = BODY + B_SIZE * ((play >> 4) & 1023)
    total, certainty = 0.0, 0.0
    for head in range(10):
        chance = sight[at + B_CHANCE + head]
        if chance > 0:
            total += chance * value_if(box, info, net, sight, play, head, room)
            certainty += chance
    return total / certainty if certainty > 0 else 0.0


@lean("boolean(int32[::1], int32[::1], float32[::1], int64)")
def is_idle(box: Box, info: State, sight: Sight, play: int) -> bool:
    """Whether a play differs from none before: a Spy on a known head, or but another claim."""
    front = box[CARD_FRONT + info[HANDS + SLOTS * info[PLAYER] + (play & 15)]]
    if front < REMOVE:
        another: bool = play >> 14 != box[SAID]
        return another
    if front != SPY:
        return False
    known: bool = sight[BODY + B_SIZE * ((play >> 4) & 1023) + B_ME] > 0
    return known


@lean(
    "int64(int32[::1], int32[::1], float32[::1], float32[::1],"
    " float32[:, ::1], int64[::1], float64[::1])"
)
def judge(  # noqa: PLR0913, PLR0917 - numba knows no Structs
    box: Box, info: State, net: Net, sight: Sight, room: Layer, plays: Dice, values: Values
) -> int:
    """Fill in the plays worth a thought and what they are worth; the answer is their number."""
    find_all(net, sight, info[WORMS], room)
    count = 0
    for slot in range(info[HELD + info[PLAYER]]):
        for number in range(choices(box, info, slot)):
            play = choice(box, info, slot, number)
            if count < MOST_PLAYS and not is_idle(box, info, sight, play):
                plays[count] = play
                values[count] = expect(box, info, net, sight, play, room)
                count += 1
    return count


@lean("int64(float64[::1], int64)")
def best(values: Values, count: int) -> int:
    """Where the highest of the first *count* values stands."""
    found = 0
    for number in range(1, count):
        if values[number] > values[found]:
            found = number
    return found
