"""The protocol as TypeScript, for the web client."""

from collections.abc import Mapping
from typing import Any, get_args

from msgspec import inspect as look

from wormery.core import AnyGame, Coach, encode
from wormery.protocol import api, messages
from wormery.protocol.types import Described, Types, first_line, is_optional, members
from wormery.table.seating.commands import TableCommand
from wormery.table.seating.phrases import Phrase, Reaction
from wormery.table.updates import SeatingView

HEAD = "/** Made by `wormery protocol` from the Structs of the server; do not edit. */\n"

HTTP = (
    api.NewGuest,
    api.GuestInfo,
    api.GameInfo,
    api.NewTable,
    api.TableInfo,
    api.MyTable,
    api.MyGame,
    api.MyGames,
    api.SeekInfo,
    api.Replay,
    api.HintRequest,
    api.HintInfo,
    api.RecordsInfo,
    api.ReviewRequest,
    api.ReviewInfo,
    api.Uploaded,
    api.Health,
    api.Problem,
)

SHARED = (
    messages.ServerMessage,
    messages.Ask,
    messages.Say[str],
    messages.Point,
    messages.Cheer,
    messages.Look,
    messages.Stream,
    messages.Ping,
    SeatingView,
    *HTTP,
)


def typescript(games: Mapping[str, AnyGame], coaches: Mapping[str, Coach]) -> str:
    """The module `protocol.ts`."""
    types = Types(SHARED, games, coaches)
    parts = [HEAD, f"/** What this page speaks. */\nexport const PROTOCOL = {messages.PROTOCOL};\n"]
    parts += [_interface(struct, types) for struct in types.structs.values()]
    parts += [_literals("Phrase", get_args(Phrase)), _literals("Reaction", get_args(Reaction))]
    parts.append(_union("TableCommand", TableCommand, types))
    for name, game in games.items():
        about = game.ABOUT
        title = name.capitalize()
        parts.append(_union(f"{title}Command", about.command, types))
        parts.append(_union(f"{title}View", about.view, types))
        parts.append(_union(f"{title}News", about.news, types))
        parts.append(_alias(f"{title}Options", types.name(about.options)))
        if about.talk is not None:
            parts.append(_literals(f"{title}Phrase", get_args(about.talk.phrases)))
        if about.advice is not None:
            parts.append(_union(f"{title}Question", about.advice.question, types))
            parts.append(_union(f"{title}Answer", about.advice.answer, types))
        lessons = coaches[name].lessons if name in coaches else None
        if lessons is not None:
            parts.append(_union(f"{title}LessonQuestion", lessons.question, types))
            parts.append(_union(f"{title}LessonAnswer", lessons.answer, types))
    commands = " | ".join(f"{name.capitalize()}Command" for name in games)
    parts.append(_play(commands))
    parts.append(
        "export type ClientMessage = Play | Ask | Say | Point | Cheer | Look | Stream | Ping;\n"
    )
    parts.append(_union("ServerMessage", messages.ServerMessage, types))
    return "\n".join(part for part in parts if part)


def _interface(struct: Described, types: Types) -> str:
    lines = [f"/** {first_line(struct.cls)} */", f"export interface {types.name(struct.cls)} {{"]
    if struct.tag is not None:
        lines.append(f"  {struct.tag_field}: {_literal(struct.tag)};")
    for field in struct.fields:
        mark = "?" if is_optional(struct, field) else ""
        lines.append(f"  {field.encode_name}{mark}: {written(field.type, types)};")
    return "\n".join([*lines, "}\n"])


def _play(commands: str) -> str:
    return (
        f"/** {first_line(messages.Play)} */\nexport interface Play {{\n  type: 'play';\n"
        f"  id: string;\n  seat: number;\n  command: {commands};\n}}\n"
    )


def _literals(name: str, values: tuple[Any, ...]) -> str:
    return f"export type {name} = {' | '.join(map(_literal, values))};\n"


def _union(name: str, union: Any, types: Types) -> str:
    return _alias(name, " | ".join(types.name(member) for member in members(union)))


def _alias(name: str, meaning: str) -> str:
    return "" if name == meaning else f"export type {name} = {meaning};\n"


def _literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else encode(value).decode()


def written(kind: look.Type, types: Types) -> str:
    """A type as TypeScript writes it."""
    match kind:
        case look.Metadata(type=inner):
            return written(inner, types)
        case look.StructType(cls=cls):
            return types.name(cls)
        case look.UnionType(types=inner_types):
            return " | ".join(written(inner, types) for inner in inner_types)
        case look.LiteralType(values=values):
            return " | ".join(map(_literal, values))
        case look.TupleType(item_types=items):
            return f"[{', '.join(written(item, types) for item in items)}]"
        case look.VarTupleType(item_type=item) | look.ListType(item_type=item):
            return _many(written(item, types))
        case look.FrozenSetType(item_type=item) | look.SetType(item_type=item):
            return _many(written(item, types))
        case look.DictType(key_type=key, value_type=value):
            return f"{{ [key: {written(key, types)}]: {written(value, types)} }}"
        case _:
            return _PLAIN.get(type(kind), "unknown")


def _many(item: str) -> str:
    return f"({item})[]" if " | " in item else f"{item}[]"


_PLAIN = {
    look.BoolType: "boolean",
    look.IntType: "number",
    look.FloatType: "number",
    look.StrType: "string",
    look.BytesType: "string",
    look.NoneType: "null",
}
