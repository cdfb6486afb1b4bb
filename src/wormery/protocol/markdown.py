"""The protocol as a page for people who write clients and bots: docs/protocol.md."""

from collections.abc import Iterable, Mapping
from typing import Any, get_args

from msgspec import Struct

from wormery.core import AnyGame, Coach
from wormery.protocol import messages
from wormery.protocol.api import ROUTES
from wormery.protocol.types import Described, Types, first_line, is_optional, members, origin
from wormery.protocol.typescript import HTTP, SHARED, written
from wormery.table.seating.commands import TableCommand
from wormery.table.seating.phrases import Phrase, Reaction
from wormery.words import ENGLISH, books, refusal_text

HEAD = """# The protocol

*Made by `wormery protocol` from the Structs of the server; do not edit.*

Everything is JSON. Over HTTP people become guests, make tables and find them; over one WebSocket a
device they play. A message is an object with a `type`; field types below are written as in
TypeScript.

## How a conversation goes

1. `POST /api/guest` with a name. The answer sets a cookie; programs ask for the token and send it
   as `Authorization: Bearer …`.
2. `POST /api/tables`, or find a table by code or in the list.
3. Open `/api/tables/{table}/socket`. The first message is `welcome`; then comes a `shown` for each
   of your seats, or one with `seat: null` if you watch. `?watch=1` only watches, whatever seats you
   have. `?look=` is for a device that several people share: it is shown what everybody may see,
   and after `look` (or with `?look=SEAT`) what one of its seats may, never two hands at once.
4. Send requests: `ask` for what every table knows, `play` for commands of the game. **Every request
   has a `request_id` of your making.** The reply is an `update` with that `request_id`, or `done`,
   or `refused`. An `update` or `done` means that the request is durable. No reply means that you do
   not know: send it again with the same id, which changes nothing and gets the first reply.
5. `update` tells what changed since the version before: put the fields of `table` over the table
   you have, and those of `changes` over your view; `view` is a whole new view. `news` tells what
   happened, for animation and sound; a field that only whole views carry (`ropes` of Wormlord,
   `played` of Wormi) grows by what the news bring.
6. When the connection breaks, come back with `?after=VERSION`, the last version that you have seen.
   If `welcome` says `resumed`, exactly the updates you missed follow; else whole views do. Should
   an update be for a seat that you were never shown, or not be the next, come back without `after`.
7. `closing` says why the server hangs up and in how many milliseconds to come back.

Times are milliseconds since 1970 (`now`, `starts`, `zero`) or milliseconds of the game's time,
which leaves out pauses and the server's absence: while `stopped` is null it is the server's time
minus `zero`. Ask for the server's time with `ping`.

Where several may want the same at one moment (Wormlord: `place`, `untie`, `move_headquarters`) the
earliest is first, not the nearest: half your round trip is made good, 75 ms at most, of a gesture
up to 150 ms, and the reply comes 150 ms after that moment. Answer WebSocket pings at once; they
measure the round trip.

Ropes of Wormlord are drawn live, with `stream`, a piece every 50 to 100 ms, and seen by the others
as `streamed`. Pieces are arrays: `["grab", rope, try, mode]`, then `["pay", try, seq, back, rows]`
(take so many rows off, then append), and `["done", try, seq]`, which has an id, as a request has;
to untie, `["loosen", knot, try, end]`, `["pull", try, seq, rows]`, `["free", try, seq]`. Partners
of a pair draw one rope: what the server weaves of their pieces is told to both as
`["woven", end, back, rows]`, the rows of that end since it was grabbed; what you draw yourself is
a guess until then. Who comes in while a partner draws is told at once what lies there.

While a game is on, partners `say` and `point` among themselves (`to: "partners"`) as much as they
like; nobody else is told. A `where` is one to four numbers: of Wormlord the column and the row of a
cell, from 0. Where it was agreed before the game, everybody points for all (`to: "all"`).

Codes when a socket is closed: 1002 and 1003 broken frames, 1008 flood, 1009 too long (16 KiB),
1012 come back, 1013 too slow. Before it is opened: 401 nobody knows you, 403 foreign Origin, 404 no
such table, 429 too many, 503 come back, 307 another server has the table, and here is where.
"""

SENT = (messages.Say, *members(messages.Anywhere))


def handbook(games: Mapping[str, AnyGame], coaches: Mapping[str, Coach]) -> str:
    """The whole page."""
    types = Types(SHARED, games, coaches)
    left = set(types.structs)
    parts = [HEAD, "## What you send\n", _play(games)]
    parts += _described(SENT, types, left)
    parts += ["### What a table can be asked (`ask`)\n"]
    parts += _described(members(TableCommand), types, left)
    parts += [
        "### What can be said (`say`)\n",
        _words("Phrases", Phrase),
        _words("Reactions", Reaction),
    ]
    parts += ["## What you are told\n"]
    parts += _described(members(messages.ServerMessage), types, left)
    parts += ["### What these are made of\n"]
    parts += _described(
        [kind for kind in map(_class, types.of("table")) if kind not in HTTP], types, left
    )
    for name, game in games.items():
        about = game.ABOUT
        parts += [f"## {name.capitalize()}\n", "### Commands\n"]
        parts += _described(members(about.command), types, left)
        if about.talk is not None:
            parts += ["### What partners say\n", _words("Phrases", about.talk.phrases)]
        parts += ["### News\n", *_described(members(about.news), types, left)]
        parts += ["### View\n", *_described(members(about.view), types, left)]
        if about.advice is not None:
            parts += [f"### What it can be asked (`POST /api/games/{name}/ask`)\n"]
            parts += _described(members(about.advice.question), types, left)
            parts += ["### What it answers\n"]
            parts += _described(members(about.advice.answer), types, left)
        if name in coaches:
            parts += _coach(name, coaches[name], types, left)
        parts += ["### Options and parts\n"]
        parts += _described(map(_class, types.of(name)), types, left)
    parts += ["## Over HTTP\n", _routes(), *_described(list(HTTP), types, left)]
    parts += ["## Refusals\n", _refusals()]
    return "\n".join(parts)


def _play(games: Mapping[str, AnyGame]) -> str:
    where = ", ".join(f"[{name}](#{name})" for name in games)
    return (
        f"#### `play`\n\n{first_line(messages.Play)}\n\n"
        f"- `id`: string\n- `seat`: number\n- `command`: a command of the game: {where}\n"
    )


def _coach(name: str, coach: Coach, types: Types, left: set[Any]) -> list[str]:
    parts = ["### What its coach tells\n", *_described(coach.tells, types, left)]
    if coach.lessons is not None:
        parts += [f"### What its coach can be asked (`POST /api/games/{name}/lesson`)\n"]
        parts += _described(members(coach.lessons.question), types, left)
        parts += ["### What its coach answers\n"]
        parts += _described(members(coach.lessons.answer), types, left)
    return parts


def _described(classes: Iterable[Any], types: Types, left: set[Any]) -> list[str]:
    found = []
    for cls in classes:
        if cls in left:
            left.discard(cls)
            found.append(_section(types.structs[cls], types))
    return found


def _section(struct: Described, types: Types) -> str:
    name = types.name(struct.cls)
    title = f"`{struct.tag}`" if struct.tag is not None else name
    lines = [f"#### {title}\n", f"{first_line(struct.cls)}\n"]
    for field in struct.fields:
        mark = " (may be left out)" if not field.required or is_optional(struct, field) else ""
        told = written(field.type, types).replace("][]", "]\\[\\]")  # else it reads as a link
        lines.append(f"- `{field.encode_name}`: {told}{mark}")
    if struct.fields:
        lines.append("")
    return "\n".join(lines)


def _words(title: str, literal: Any) -> str:
    return f"{title}: {', '.join(f'`{word}`' for word in get_args(literal))}.\n"


def _routes() -> str:
    rows = "\n".join(f"| `{route.method} {route.path}` | {route.meaning} |" for route in ROUTES)
    return f"| Ask | What it is |\n|---|---|\n{rows}\n"


def _refusals() -> str:
    (shared,) = (book for book in books(ENGLISH) if book.name == "table")
    rows = "\n".join(
        f"| {rule.id} | {rule.title} | {refusal_text(rule.id, '', ENGLISH)} |"
        for section in shared.sections
        for rule in section.rules
    )
    return (
        "A refusal names the rule it rests on. Rules that begin with TB are those of every table; "
        "the others are in the rule book of the game.\n\n"
        f"| Rule | About | What people are told |\n|---|---|---|\n{rows}\n"
    )


def _class(struct: Described) -> type[Struct]:
    return origin(struct.cls)
