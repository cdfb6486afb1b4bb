"""What an operator can watch: a handful of counters, as Prometheus reads them."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from time import monotonic

from msgspec import Struct

from wormery.table.fold import Step
from wormery.table.house import House
from wormery.table.table import Observer


class Counted(Struct, frozen=True):
    """What one process has counted since it started, and has at this moment."""

    uptime: float = 0.0
    tables: int = 0
    alarms: int = 0
    connections: int = 0
    opened: int = 0
    dropped: int = 0
    received: int = 0
    refused: int = 0
    steps: int = 0
    snapshots: int = 0
    snapshots_used: int = 0
    snapshots_wrong: int = 0
    turned_away: int = 0
    timed_out: int = 0
    worked: float = 0.0
    slowed: int = 0
    requests: dict[int, int] = {}  # by status


@dataclass(eq=False)
class Metrics(Observer):
    """Counted since the server started."""

    connections: int = 0
    opened: int = 0
    dropped: int = 0
    received: int = 0
    refused: int = 0
    steps: int = 0
    turned_away: int = 0
    timed_out: int = 0
    worked: float = 0.0
    slowed: int = 0
    requests: dict[int, int] = field(default_factory=dict)
    began: float = field(default_factory=monotonic)

    def request(self, status: int) -> None:
        """An HTTP request was answered."""
        self.requests[status] = self.requests.get(status, 0) + 1

    def show(self, steps: Sequence[Step]) -> None:
        """Something was written to a log."""
        self.steps += len(steps)

    def counted(self, house: House) -> Counted:
        """All of it, at this moment."""
        snapshots = house.snapshots
        return Counted(
            uptime=monotonic() - self.began,
            tables=len(house.tables),
            alarms=len(house.alarms),
            connections=self.connections,
            opened=self.opened,
            dropped=self.dropped,
            received=self.received,
            refused=self.refused,
            steps=self.steps,
            snapshots=snapshots.written,
            snapshots_used=snapshots.used,
            snapshots_wrong=snapshots.wrong,
            turned_away=self.turned_away,
            timed_out=self.timed_out,
            worked=self.worked,
            slowed=self.slowed,
            requests=dict(self.requests),
        )


def summed(several: Sequence[Counted]) -> Counted:
    """What several processes have counted together; they are up as long as the first of them."""
    requests: Counter[int] = Counter()
    for each in several:
        requests.update(each.requests)
    numbers = {
        name: sum(getattr(each, name) for each in several)
        for name in Counted.__struct_fields__
        if name not in ("requests", "uptime")
    }
    return Counted(**numbers, uptime=max(each.uptime for each in several), requests=dict(requests))


def page(counted: Counted, workers: int) -> str:
    """The page that Prometheus scrapes."""
    return "".join(_lines(counted, workers))


def _lines(told: Counted, workers: int) -> Iterator[str]:
    yield _line("gauge", "uptime_seconds", "Seconds since the start.", f"{told.uptime:.0f}")
    yield _line("gauge", "workers", "Processes that serve tables.", workers)
    yield _line("gauge", "tables", "Tables in memory.", told.tables)
    yield _line("gauge", "alarms", "Tables where something is due.", told.alarms)
    yield _line("gauge", "connections", "Open sockets.", told.connections)
    yield _line("counter", "connections_total", "Sockets opened.", told.opened)
    yield _line("counter", "dropped_total", "Viewers that could not keep up.", told.dropped)
    yield _line("counter", "messages_total", "Messages received.", told.received)
    yield _line("counter", "refused_total", "Messages refused.", told.refused)
    yield _line("counter", "steps_total", "Entries written to logs.", told.steps)
    yield _line("counter", "snapshots_total", "Snapshots written.", told.snapshots)
    yield _line("counter", "snapshots_used_total", "Tables woken by one.", told.snapshots_used)
    yield _line("counter", "snapshots_wrong_total", "Found to be wrong.", told.snapshots_wrong)
    yield _line("counter", "turned_away_total", "Connections without a place.", told.turned_away)
    yield _line(
        "counter", "timed_out_total", "Requests that were not sent in time.", told.timed_out
    )
    yield _line(
        "counter",
        "message_seconds_total",
        "Processor time of messages, without what took almost none.",
        f"{told.worked:.3f}",
    )
    yield _line(
        "counter", "slowed_total", "Times that somebody had used too much of it.", told.slowed
    )
    yield "# HELP wormery_requests_total HTTP requests by status.\n"
    yield "# TYPE wormery_requests_total counter\n"
    for status, count in sorted(told.requests.items()):
        yield f'wormery_requests_total{{status="{status}"}} {count}\n'


def _line(kind: str, name: str, meaning: str, value: object) -> str:
    return (
        f"# HELP wormery_{name} {meaning}\n# TYPE wormery_{name} {kind}\nwormery_{name} {value}\n"
    )
