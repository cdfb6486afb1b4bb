"""What an operator can watch: a handful of counters, as Prometheus reads them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from time import monotonic

from wormery.table.fold import Step
from wormery.table.house import House
from wormery.table.table import Observer


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

    def text(self, house: House) -> str:
        """The page that Prometheus scrapes."""
        return "".join(self._lines(house))

    def _lines(self, house: House) -> Iterator[str]:
        tables, alarms, snapshots = len(house.tables), len(house.alarms), house.snapshots
        uptime = monotonic() - self.began
        yield _line("gauge", "uptime_seconds", "Seconds since the start.", f"{uptime:.0f}")
        yield _line("gauge", "tables", "Tables in memory.", tables)
        yield _line("gauge", "alarms", "Tables where something is due.", alarms)
        yield _line("gauge", "connections", "Open sockets.", self.connections)
        yield _line("counter", "connections_total", "Sockets opened.", self.opened)
        yield _line("counter", "dropped_total", "Viewers that could not keep up.", self.dropped)
        yield _line("counter", "messages_total", "Messages received.", self.received)
        yield _line("counter", "refused_total", "Messages refused.", self.refused)
        yield _line("counter", "steps_total", "Entries written to logs.", self.steps)
        yield _line("counter", "snapshots_total", "Snapshots written.", snapshots.written)
        yield _line("counter", "snapshots_used_total", "Tables woken by one.", snapshots.used)
        yield _line("counter", "snapshots_wrong_total", "Found to be wrong.", snapshots.wrong)
        yield _line(
            "counter", "turned_away_total", "Connections without a place.", self.turned_away
        )
        yield _line(
            "counter", "timed_out_total", "Requests that were not sent in time.", self.timed_out
        )
        yield _line(
            "counter",
            "message_seconds_total",
            "Processor time of messages, without what took almost none.",
            f"{self.worked:.3f}",
        )
        yield _line(
            "counter", "slowed_total", "Times that somebody had used too much of it.", self.slowed
        )
        yield "# HELP wormery_requests_total HTTP requests by status.\n"
        yield "# TYPE wormery_requests_total counter\n"
        for status, count in sorted(self.requests.items()):
            yield f'wormery_requests_total{{status="{status}"}} {count}\n'


def _line(kind: str, name: str, meaning: str, value: object) -> str:
    return (
        f"# HELP wormery_{name} {meaning}\n# TYPE wormery_{name} {kind}\nwormery_{name} {value}\n"
    )
