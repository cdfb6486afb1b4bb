"""Functions that run as machine code where numba is there, and as plain Python where it is not.

A module of compiled functions is written in the small Python that both understand: int64 and
float64 numbers, numpy arrays, loops. Masks stay below 2**62, so that both count alike. Importing
such a module compiles nothing; a function is compiled for the types of its signature when it is
first called, or by `warm_up`, and kept in numba's cache on disk. WORMERY_NO_NUMBA=1 runs all of it
as plain Python.
"""

import os
import re
import sys
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from threading import Lock
from types import ModuleType
from typing import Any, TypeVar

FunctionT = TypeVar("FunctionT", bound=Callable[..., Any])


def _numba() -> ModuleType | None:
    """The compiler, unless it is missing or switched off."""
    switches = (os.environ.get(name, "") for name in ("WORMERY_NO_NUMBA", "NUMBA_DISABLE_JIT"))
    if any(switch not in ("", "0") for switch in switches) or find_spec("numba") is None:
        return None
    return import_module("numba")


_NUMBA = _numba()

IS_COMPILED = _NUMBA is not None
"""Whether the functions run as machine code here."""

_waiting: list[tuple[Any, str]] = []  # compilers and the signatures they are for
_stamps: dict[str, str] = {}  # a digest of every module's source and of those it compiles in
_one_at_a_time = Lock()


def compiled(
    signature: str, *, counts: bool = True, inlined: bool = False
) -> Callable[[FunctionT], FunctionT]:
    """Mark a function to be compiled for *signature*, as in `int64(int64[::1], float64)`.

    *counts* is whether the function counts who uses its arrays, as it must to make any; *inlined*
    whether it becomes part of every function that calls it.
    """

    def mark(function: FunctionT) -> FunctionT:
        if _NUMBA is None:
            return function
        compiler = _compiler(_NUMBA, function, counts=counts, inlined=inlined)
        _compile_when_needed(compiler, signature)
        _waiting.append((compiler, signature))
        marked: FunctionT = compiler
        return marked

    return mark


def lean(signature: str) -> Callable[[FunctionT], FunctionT]:
    """Mark a function that makes no arrays; small ones run several times faster so."""
    return compiled(signature, counts=False)


def inlined(signature: str) -> Callable[[FunctionT], FunctionT]:
    """Mark a lean function that spares its callers the call, in which an array is seven numbers."""
    return compiled(signature, counts=False, inlined=True)


def c_function(name: str, signature: str) -> Any:
    """A function of the C library that compiled functions may call; plain Python has none."""
    if _NUMBA is None:
        return None
    arguments, result = import_module("numba.core.sigutils").normalize_signature(signature)
    return _NUMBA.types.ExternalFunction(name, result(*arguments))


def warm_up() -> None:
    """Compile, or load from the cache, all that is marked so far; meant for a thread at start."""
    with _one_at_a_time:
        while _waiting:
            _compile(*_waiting[0])
            del _waiting[0]


def _compile(compiler: Any, signature: str) -> None:
    """Compile a function for its signature, or load it from the cache; once."""
    with import_module("numba.core.compiler_lock").global_compiler_lock:
        if not compiler.overloads:  # no other thread was quicker
            type(compiler).compile(compiler, signature)
            compiler.disable_compile()  # arguments of other types are a mistake
            for name in _ASKED:  # not before: a thread that comes meanwhile has to wait here
                vars(compiler).pop(name, None)


_ASKED = ("compile", "_compile_for_args")
"""What numba calls where a function is used that is not compiled yet: by others, or directly."""


def _compile_when_needed(compiler: Any, signature: str) -> None:
    """Let the first use do what `warm_up` does.

    Left alone, numba would compile for the types that it happens to meet, and keep that in its
    cache beside what `warm_up` kept under the signature: everything would be compiled twice.
    """

    def for_another(_types: Any) -> None:
        _compile(compiler, signature)

    def for_a_call(*_arguments: Any) -> Any:
        _compile(compiler, signature)
        return compiler  # which is called now

    for name, function in zip(_ASKED, (for_another, for_a_call), strict=True):
        setattr(compiler, name, function)


def is_warm() -> bool:
    """Whether all that is marked so far is machine code: nobody has to wait for a compiler."""
    return _NUMBA is not None and not _waiting


def is_machine_code(*functions: Callable[..., Any]) -> bool:
    """Whether marked functions are machine code by now, with all that they call.

    Asked of what is about to be called: others may be marked at any time, when a bot is loaded say,
    and wait for their compiler without anybody minding.
    """
    for function in functions:  # noqa: SIM110 - asked at every verdict and move: no generator
        if not getattr(function, "overloads", ()):
            return False
    return True


def _compiler(
    numba: ModuleType, function: Callable[..., Any], *, counts: bool, inlined: bool
) -> Any:
    options = {"nogil": True, "_nrt": counts, "forceinline": inlined}
    try:
        compiler = numba.njit(function, cache=True, **options)
    except RuntimeError:  # nowhere to write: compile anew in every process
        return numba.njit(function, **options)
    cache_file = getattr(getattr(compiler, "_cache", None), "_cache_file", None)
    if cache_file is not None:
        # numba looks at the function's own file only; what it calls elsewhere is compiled in too.
        cache_file._source_stamp = _stamp(function)
    return compiler


def _stamp(function: Callable[..., Any]) -> str:
    """A hash of a module and of all of ours that it imports: constants are compiled in as well."""
    name = function.__module__
    if name not in _stamps:
        inside = _reached(Path(str(sys.modules[name].__file__)))
        _stamps[name] = sha256("".join(map(_source, sorted(inside))).encode()).hexdigest()
    return _stamps[name]


def _reached(start: Path) -> set[Path]:
    """The files that one imports, directly or through others; whatever is loaded by now."""
    found: set[Path] = set()
    waiting = [start]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += _imported(path)
    return found


@cache
def _source(path: Path) -> str:
    return path.read_text("utf-8")


@cache
def _imported(path: Path) -> tuple[Path, ...]:
    modules = [
        module
        for package, many, few in _IMPORT.findall(_source(path))
        for module in (package, *(f"{package}.{name}" for name in re.findall(r"\w+", many or few)))
    ]
    places = [_ROOT.joinpath(*module.split(".")) for module in modules]
    files = [place.with_suffix(".py") for place in places]
    files += [place / "__init__.py" for place in places]
    return tuple(file for file in files if file.is_file())


_ROOT = Path(__file__).parents[2]
_IMPORT = re.compile(r"^from (wormery[\w.]*) import (?:\(([^)]*)\)|(.*))", re.MULTILINE)


# Two machine instructions that numba does not offer by name


def ones(mask: int) -> int:
    """How many bits of *mask* are set."""
    return int(mask).bit_count()


def lowest(mask: int) -> int:
    """The number of the lowest bit that is set; *mask* is not 0."""
    return (int(mask) & -int(mask)).bit_length() - 1


if _NUMBA is not None:
    _extending = import_module("numba.extending")
    _undefined = import_module("llvmlite.ir").IntType(1)(1)  # what lies below no bit
    _UNARY = _NUMBA.types.int64(_NUMBA.types.int64)

    def _count_ones(_context: Any, _mask: Any) -> Any:
        return _UNARY, lambda _c, builder, _s, arguments: builder.ctpop(arguments[0])

    def _count_zeros(_context: Any, _mask: Any) -> Any:
        return _UNARY, lambda _c, builder, _s, arguments: builder.cttz(arguments[0], _undefined)

    _ctpop, _cttz = _extending.intrinsic(_count_ones), _extending.intrinsic(_count_zeros)
    # numba asks for the function that fits some types, and compares the names of arguments.
    _extending.overload(ones)(lambda mask: lambda mask: _ctpop(mask))  # noqa: ARG005, PLW0108
    _extending.overload(lowest)(lambda mask: lambda mask: _cttz(mask))  # noqa: ARG005, PLW0108
