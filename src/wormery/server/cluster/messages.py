"""What workers of one machine ask each other."""

from msgspec import Raw, Struct

from wormery.store.ids import TableId
from wormery.table.house.opening import Open
from wormery.table.seating.commands import TableCommand
from wormery.table.seating.rules import Requester


class OpenTable(Struct, frozen=True, tag="open"):
    """Open a table with you."""

    opener: Requester
    wanted: Open


class AskTable(Struct, frozen=True, tag="ask"):
    """Somebody asks something of a table of yours."""

    table: TableId
    requester: Requester
    request_id: str
    command: TableCommand


class GiveUp(Struct, frozen=True, tag="give_up"):
    """Somebody gives up all seats at a table of yours, unless a game is on."""

    table: TableId
    requester: Requester


class LookAt(Struct, frozen=True, tag="look_at"):
    """How does it look at these tables of yours?"""

    tables: tuple[TableId, ...]


class Count(Struct, frozen=True, tag="count"):
    """What have you counted, and are you well?"""


Question = OpenTable | AskTable | GiveUp | LookAt | Count


class Asked(Struct, frozen=True, tag="asked"):
    """A question to a worker."""

    number: int
    by: int
    question: Question


class Answered(Struct, frozen=True, tag="answered"):
    """Its answer; or the rule that refuses it, or why there is none."""

    number: int
    answer: Raw = Raw(b"null")
    rule: str = ""
    detail: str = ""
    failed: bool = False


Message = Asked | Answered
