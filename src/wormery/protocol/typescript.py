"""The protocol as TypeScript, for the web client."""

import re
from collections import defaultdict
from collections.abc import Mapping
from typing import Any, Final, get_args

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
    messages.Say[str],
    messages.Anywhere,
    SeatingView,
    *HTTP,
)

_COMMENT: Final = re.compile(r"/\*\*.*?\*/")
_WORD: Final = re.compile(r"\b[A-Z]\w+")
_DECLARED: Final = re.compile(r"^export (?:interface|type) (\w+)", re.MULTILINE)


def typescript(games: Mapping[str, AnyGame], coaches: Mapping[str, Coach]) -> dict[str, str]:
    """The modules of `lib/protocol`, by their file names: HTTP, the table, advice, one a game."""
    types = Types(SHARED, games, coaches)
    modules: dict[str, list[str]] = defaultdict(list)
    for owner in ("table", *games):
        for struct in types.of(owner):
            modules[_module(struct, owner)].append(_interface(struct, types))
    modules["table"] += _table(games, types)
    for name, game in games.items():
        modules[name] += _game(name, game, coaches, types)
    texts = {name: "\n".join(part for part in parts if part) for name, parts in modules.items()}
    index = "\n".join(f"export * from './{name}';" for name in sorted(texts))
    return {
        "index.ts": f"{HEAD}\n{index}\n",
        **{f"{name}.ts": f"{HEAD}\n{_imports(name, texts)}{text}" for name, text in texts.items()},
    }


def _module(struct: Described, owner: str) -> str:
    """Where a Struct stands."""
    if struct.cls in HTTP:
        return "http"
    return "advice" if struct.cls.__module__.endswith(".advice") else owner


def _table(games: Mapping[str, AnyGame], types: Types) -> list[str]:
    anywhere = " | ".join(types.name(kind) for kind in members(messages.Anywhere))
    return [
        f"/** What this page speaks. */\nexport const PROTOCOL = {messages.PROTOCOL};\n",
        _literals("Phrase", get_args(Phrase)),
        _literals("Reaction", get_args(Reaction)),
        _union("TableCommand", TableCommand, types),
        _play(" | ".join(f"{name.capitalize()}Command" for name in games)),
        f"export type ClientMessage = Play | Say | {anywhere};\n",
        _union("ServerMessage", messages.ServerMessage, types),
    ]


def _game(name: str, game: AnyGame, coaches: Mapping[str, Coach], types: Types) -> list[str]:
    about, title = game.ABOUT, name.capitalize()
    parts = [
        _union(f"{title}Command", about.command, types),
        _union(f"{title}View", about.view, types),
        _union(f"{title}News", about.news, types),
        _alias(f"{title}Options", types.name(about.options)),
    ]
    if about.talk is not None:
        parts.append(_literals(f"{title}Phrase", get_args(about.talk.phrases)))
    if about.advice is not None:
        parts.append(_union(f"{title}Question", about.advice.question, types))
        parts.append(_union(f"{title}Answer", about.advice.answer, types))
    lessons = coaches[name].lessons if name in coaches else None
    if lessons is not None:
        parts.append(_union(f"{title}LessonQuestion", lessons.question, types))
        parts.append(_union(f"{title}LessonAnswer", lessons.answer, types))
    return parts


def _imports(module: str, texts: Mapping[str, str]) -> str:
    """What a module takes from the others."""
    used = set(_WORD.findall(_COMMENT.sub("", texts[module])))
    lines = []
    for other in sorted(texts):
        taken = sorted(used & set(_DECLARED.findall(texts[other])))
        if other != module and taken:
            lines.append(f"import type {{ {', '.join(taken)} }} from './{other}';\n")
    return "".join([*lines, "\n"]) if lines else ""


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
