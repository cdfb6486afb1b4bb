"""The types of the protocol, looked up from the Structs: what is named how, and made of what."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any, get_args

from msgspec import Struct
from msgspec import inspect as look

from wormery.core import AnyGame, Coach

Described = look.StructType


class Types:
    """All Structs of a protocol under names that are unique in the protocol."""

    def __init__(
        self,
        shared: Iterable[Any],
        games: Mapping[str, AnyGame],
        coaches: Mapping[str, Coach],
    ) -> None:
        self._owners: dict[type[Struct], str] = {}
        self.structs: dict[type[Struct], Described] = {}
        for kind in shared:
            self._collect(look.type_info(kind), "table")
        for name, game in games.items():
            about = game.ABOUT
            spoken = [about.options, about.command, about.view, about.news]
            if about.advice is not None:
                spoken += [about.advice.question, about.advice.answer]
            if name in coaches:
                spoken += taught(coaches[name])
            for kind in spoken:
                self._collect(look.type_info(kind), name)
        self._names = self._named()

    def name(self, cls: type[Struct]) -> str:
        """The name of a Struct; with its game's before it where two share one."""
        return self._names[origin(cls)]

    def of(self, owner: str) -> list[Described]:
        """The Structs that belong to a game, or to the table."""
        return [found for cls, found in self.structs.items() if self._owners[cls] == owner]

    def _collect(self, kind: look.Type, owner: str) -> None:
        if isinstance(kind, look.StructType):
            cls = origin(kind.cls)
            if cls in self.structs:
                return
            self._owners[cls] = owner if cls.__module__.startswith(_homes(owner)) else "table"
            self.structs[cls] = kind
            for field in kind.fields:
                self._collect(field.type, owner)
            return
        for inner in inside(kind):
            self._collect(inner, owner)

    def _named(self) -> dict[type[Struct], str]:
        by_name: dict[str, list[type[Struct]]] = defaultdict(list)
        for cls in self.structs:
            by_name[cls.__name__].append(cls)
        names = {}
        for name, classes in by_name.items():
            for cls in classes:
                alone = len(classes) == 1
                names[cls] = name if alone else self._owners[cls].capitalize() + name
        return names


def inside(kind: look.Type) -> list[look.Type]:
    """The types that a type is made of."""
    match kind:
        case look.Metadata(type=inner):
            return [inner]
        case look.UnionType(types=types):
            return list(types)
        case look.TupleType(item_types=types):
            return list(types)
        case look.VarTupleType(item_type=inner) | look.ListType(item_type=inner):
            return [inner]
        case look.FrozenSetType(item_type=inner) | look.SetType(item_type=inner):
            return [inner]
        case look.DictType(key_type=key, value_type=value):
            return [key, value]
        case _:
            return []


def taught(coach: Coach) -> list[Any]:
    """The types that a coach speaks in."""
    lessons = coach.lessons
    return [*coach.tells, *(() if lessons is None else (lessons.question, lessons.answer))]


def members(union: Any) -> list[type[Struct]]:
    """The Structs of a union of Structs, or the one that it is."""
    return [origin(member) for member in get_args(union) or (union,)]


def origin(cls: Any) -> type[Struct]:
    """A Struct itself, whatever it is filled with."""
    plain: type[Struct] = getattr(cls, "__origin__", cls)
    return plain


def first_line(cls: type[Struct]) -> str:
    """What a Struct is, in a sentence."""
    return (origin(cls).__doc__ or "").strip().split("\n")[0]


def is_optional(struct: Described, field: look.Field) -> bool:
    """Whether a field is left out where it has its default."""
    return not field.required and bool(origin(struct.cls).__struct_config__.omit_defaults)


def _homes(owner: str) -> tuple[str, ...]:
    return (
        ("wormery.games.", "wormery.coaches.", "wormery.knots.")
        if owner != "table"
        else ("wormery.",)
    )
