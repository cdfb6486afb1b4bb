"""Options of a game: read strictly, and described for people who choose them."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec import inspect as look

from wormery.core.codec import convert, encode
from wormery.core.game import About, Setup
from wormery.core.refusal import Refusal


class Choice(Struct, frozen=True):
    """One option as a person reads it."""

    name: str
    values: str
    default: str
    meaning: str


def agree(about: About, seats: object, options: object) -> Setup[Any]:
    """The setup that *seats* and plain *options* spell; refused where they do not fit.

    An option that has a rule of its own is refused by that one, all others by TB-04.
    """
    if type(seats) is not int or seats not in about.seats:
        raise Refusal("TB-04", f"{about.name} is for {about.people} people")
    try:
        return Setup(seats, convert(about.options, options))
    except Refusal as refusal:
        rule = _rule_of(about.options, refusal.detail)
        raise Refusal(rule, refusal.detail) from None


def _rule_of(options: type, detail: str) -> str:
    """The rule of the option that a detail complains of, which ends in 'at `$.name`'."""
    named = re.search(r"`\$\.(\w+)", detail)
    described = look.type_info(options)
    assert isinstance(described, look.StructType)
    rules = {
        field.name: (field.type.extra or {}).get("rule")
        for field in described.fields
        if isinstance(field.type, look.Metadata)
    }
    return (rules.get(named[1]) if named else None) or "TB-04"


def agreed_then(about: About, seats: int, stored: Mapping[str, Any]) -> Setup[Any]:
    """The setup that options in a log spell; what an old log does not name, it did not know."""
    return agree(about, seats, {**about.unsaid, **stored})


def choices(options: type) -> Sequence[Choice]:
    """Every option with its values, its default and what it means."""
    described = look.type_info(options)
    assert isinstance(described, look.StructType)
    return [
        Choice(field.name, _values(field.type), _default(field), _meaning(field.type))
        for field in described.fields
    ]


def _default(field: look.Field) -> str:
    value = field.default
    if value is msgspec.NODEFAULT:
        value = field.default_factory() if field.default_factory is not msgspec.NODEFAULT else "-"
    return value if isinstance(value, str) else encode(value).decode()


def _meaning(kind: look.Type) -> str:
    if isinstance(kind, look.Metadata):
        return str((kind.extra_json_schema or {}).get("description", ""))
    return ""


def _values(kind: look.Type) -> str:
    match kind:
        case look.Metadata(type=inner, extra={"is": "seat"}):
            return f"seat {_values(inner)}"
        case look.Metadata(type=inner):
            return _values(inner)
        case look.LiteralType(values=values):
            return " | ".join(str(value) for value in values)
        case look.BoolType():
            return "true | false"
        case look.IntType(ge=low, le=high):
            return f"{low} to {high}" if low is not None and high is not None else "a number"
        case look.StrType():
            return "text"
        case look.NoneType():
            return "null"
        case look.UnionType(types=types):
            return " | ".join(_values(each) for each in types)
        case look.StructType(cls=cls, tag=tag, fields=fields):
            inside = ", ".join(f"{each.encode_name}: {_values(each.type)}" for each in fields)
            return f"{{{f'type: {tag}, ' if tag else ''}{inside}}}" if inside else cls.__name__
        case look.TupleType(item_types=items):
            return f"[{', '.join(_values(each) for each in items)}]"
        case look.VarTupleType(item_type=item) | look.ListType(item_type=item):
            return f"[{_values(item)}, ...]"
        case _:
            return type(kind).__name__.removesuffix("Type").lower()
