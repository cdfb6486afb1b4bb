"""Rows of numbers in one instruction: sets and small numbers kept as bits, and pieces of text.

To ask bit by bit which are set is slow, though they are few: a processor that guesses wrong where
the next one is throws away what it has begun, several times for every set. Processors with wide
registers write 16, 32 or 64 numbers at once, and LLVM finds the best way on all others.

Nobody looks whether there is room: an array has to reach *at* and all numbers after it.
"""

from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wormery.core.compiled import IS_COMPILED

Marks = NDArray[np.int8]
Numbers = NDArray[np.int16]
Packed = NDArray[np.int32]
Text = NDArray[np.uint8]


def mark_16(bits: int, numbers: Marks, at: int) -> None:
    """Write the 16 lowest bits, each as 1 or 0, from *at* on."""
    _mark(16, bits, numbers, at)


def mark_32(bits: int, numbers: Marks, at: int) -> None:
    """Write the 32 lowest bits, each as 1 or 0, from *at* on."""
    _mark(32, bits, numbers, at)


def mark_64(bits: int, numbers: Marks, at: int) -> None:
    """Write all bits, each as 1 or 0, from *at* on."""
    _mark(64, bits, numbers, at)


def _mark(count: int, bits: int, numbers: Marks, at: int) -> None:
    for place in range(count):
        numbers[at + place] = int(bits) >> place & 1


def number_16(bits: tuple[int, int, int, int], numbers: Numbers, at: int) -> None:
    """Write for each of the 16 lowest bits in which of four sets it is, 1 to 4, or 0."""
    for place in range(16):
        inside = (number for number, each in enumerate(bits, 1) if int(each) >> place & 1)
        numbers[at + place] = max(inside, default=0)


def spread_16(bits: int, numbers: Numbers, at: int) -> None:
    """Write 16 numbers of four bits each, the lowest first."""
    for place in range(16):
        numbers[at + place] = int(bits) >> 4 * place & 15


def put_4(bits: int, numbers: Numbers, at: int) -> None:
    """Write four numbers of 15 bits, each of which has 16 of the bits; the lowest first."""
    for place in range(4):
        numbers[at + place] = int(bits) >> 16 * place & 0x7FFF


def put_2(bits: int, numbers: Numbers, at: int) -> None:
    """Write the two lowest of them."""
    for place in range(2):
        numbers[at + place] = int(bits) >> 16 * place & 0x7FFF


def sixth_16(packed: Packed, first: int, bits: int, numbers: Numbers, at: int) -> None:
    """Of 16 packed numbers, from *first* on, write the six bits that begin at *bits*."""
    for place in range(16):
        numbers[at + place] = int(packed[first + place]) >> bits & 63


def copy_8(source: Text, first: int, text: Text, at: int) -> None:
    """Write 8 bytes of *source*, from *first* on."""
    text[at : at + 8] = source[first : first + 8]


def copy_32(source: Text, first: int, text: Text, at: int) -> None:
    """Write 32 bytes of *source*, from *first* on."""
    text[at : at + 32] = source[first : first + 32]


def fetch(numbers: Any, at: int) -> None:
    """Bring a number of an array near the processor, with those around it: it is written soon."""


if IS_COMPILED:
    _extending, _ir = import_module("numba.extending"), import_module("llvmlite.ir")
    _types, _array = import_module("numba").types, import_module("numba.np.arrayobj").make_array

    def _asked(builder: Any, bits: Any, lanes: int) -> Any:
        """Bits as the lanes of a question."""
        word = bits if lanes == 64 else builder.trunc(bits, _ir.IntType(lanes))
        return builder.bitcast(word, _ir.VectorType(_ir.IntType(1), lanes))

    def _marked(lanes: int) -> Any:
        """Ones and zeros for the lowest bits of a number."""
        wide = _ir.VectorType(_ir.IntType(8), lanes)
        return lambda builder, bits: builder.zext(_asked(builder, bits, lanes), wide)

    def _numbered(builder: Any, sets: Any) -> Any:
        """The number of the set that each bit is in."""
        wide = _ir.VectorType(_ir.IntType(16), 16)
        found = _ir.Constant(wide, [0] * 16)
        for number in range(4):
            inside = _asked(builder, builder.extract_value(sets, number), 16)
            found = builder.select(inside, _ir.Constant(wide, [number + 1] * 16), found)
        return found

    def _put(builder: Any, bits: Any, lanes: int) -> Any:
        """The lowest bits as so many numbers of 16 bits."""
        word = bits if lanes == 4 else builder.trunc(bits, _ir.IntType(16 * lanes))
        return builder.bitcast(word, _ir.VectorType(_ir.IntType(16), lanes))

    def _spread(builder: Any, bits: Any) -> Any:
        """Each four bits as a number of 16."""
        wide = _ir.VectorType(_ir.IntType(16), 16)
        which = _ir.Constant(_ir.VectorType(_ir.IntType(32), 16), [k // 4 for k in range(16)])
        words = _put(builder, bits, 4)
        words = builder.shuffle_vector(words, words, which)
        moved = builder.lshr(words, _ir.Constant(wide, [4 * (k % 4) for k in range(16)]))
        return builder.and_(moved, _ir.Constant(wide, [15] * 16))

    def _offer(function: Any, lanes_of: Any) -> None:
        """Let compiled code call *function*: write lanes wherever they come to lie in memory."""

        def write(_typing: Any, bits: Any, numbers: Any, at: Any) -> Any:
            def instructions(context: Any, builder: Any, _signature: Any, given: Any) -> Any:
                lanes = lanes_of(builder, given[0])
                start = builder.gep(_array(numbers)(context, builder, given[1]).data, [given[2]])
                place = builder.bitcast(start, lanes.type.as_pointer())
                builder.store(lanes, place, align=context.get_abi_sizeof(lanes.type.element))
                return context.get_dummy_value()

            return _types.void(bits, numbers, at), instructions

        written = _extending.intrinsic(write)
        # numba asks for the function that fits some types, and compares the names of arguments.
        _extending.overload(function)(
            lambda bits, numbers, at: lambda bits, numbers, at: written(bits, numbers, at)  # noqa: ARG005, PLW0108
        )

    _offer(mark_16, _marked(16))
    _offer(mark_32, _marked(32))
    _offer(mark_64, _marked(64))
    _offer(number_16, _numbered)
    _offer(spread_16, _spread)
    _offer(put_4, lambda builder, bits: _put(builder, bits, 4))
    _offer(put_2, lambda builder, bits: _put(builder, bits, 2))

    def _sixth(_typing: Any, packed: Any, first: Any, bits: Any, numbers: Any, at: Any) -> Any:
        def instructions(context: Any, builder: Any, _signature: Any, given: Any) -> Any:
            wide, short = (_ir.VectorType(_ir.IntType(each), 16) for each in (32, 16))
            start = builder.gep(_array(packed)(context, builder, given[0]).data, [given[1]])
            lanes = builder.load(builder.bitcast(start, wide.as_pointer()), align=4)
            shift = builder.insert_element(
                _ir.Constant(wide, _ir.Undefined),
                builder.trunc(given[2], wide.element),
                _ir.IntType(32)(0),
            )
            everywhere = builder.shuffle_vector(shift, shift, _ir.Constant(wide, [0] * 16))
            parts = builder.trunc(builder.lshr(lanes, everywhere), short)
            end = builder.gep(_array(numbers)(context, builder, given[3]).data, [given[4]])
            place = builder.bitcast(end, short.as_pointer())
            builder.store(builder.and_(parts, _ir.Constant(short, [63] * 16)), place, align=2)
            return context.get_dummy_value()

        return _types.void(packed, first, bits, numbers, at), instructions

    _sixth_written = _extending.intrinsic(_sixth)
    _extending.overload(sixth_16)(
        lambda packed, first, bits, numbers, at: (  # noqa: ARG005
            lambda packed, first, bits, numbers, at: _sixth_written(  # noqa: PLW0108
                packed, first, bits, numbers, at
            )
        )
    )

    def _offer_copy(function: Any, width: int) -> None:
        """Let compiled code call *function*: so many bytes from one place to another."""

        def copy(_typing: Any, source: Any, first: Any, text: Any, at: Any) -> Any:
            def instructions(context: Any, builder: Any, _signature: Any, given: Any) -> Any:
                wide = _ir.VectorType(_ir.IntType(8), width).as_pointer()
                start, end = (
                    builder.bitcast(
                        builder.gep(_array(kind)(context, builder, array).data, [place]), wide
                    )
                    for kind, array, place in ((source, *given[:2]), (text, *given[2:]))
                )
                builder.store(builder.load(start, align=1), end, align=1)
                return context.get_dummy_value()

            return _types.void(source, first, text, at), instructions

        copied = _extending.intrinsic(copy)
        _extending.overload(function)(
            lambda source, first, text, at: (  # noqa: ARG005
                lambda source, first, text, at: copied(source, first, text, at)  # noqa: PLW0108
            )
        )

    _offer_copy(copy_8, 8)
    _offer_copy(copy_32, 32)

    def _fetched(_typing: Any, numbers: Any, at: Any) -> Any:
        def instructions(context: Any, builder: Any, _signature: Any, given: Any) -> Any:
            byte, number = _ir.IntType(8).as_pointer(), _ir.IntType(32)
            start = builder.gep(_array(numbers)(context, builder, given[0]).data, [given[1]])
            call = builder.module.declare_intrinsic(
                "llvm.prefetch", [byte], _ir.FunctionType(_ir.VoidType(), [byte, *[number] * 3])
            )
            builder.call(
                call, [builder.bitcast(start, byte), *(number(each) for each in (1, 3, 1))]
            )
            return context.get_dummy_value()

        return _types.void(numbers, at), instructions

    _fetch = _extending.intrinsic(_fetched)
    _extending.overload(fetch)(lambda numbers, at: lambda numbers, at: _fetch(numbers, at))  # noqa: ARG005, PLW0108
