"""A campaign: parties play while one thing after another is broken; then the log is read."""

import asyncio
import contextlib
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from wormery.chaos.audit import Audit, audit
from wormery.chaos.faults.breaking import happen, revive
from wormery.chaos.faults.plan import KILL_WEIGHT, KILLS, MEANINGS, PlannedFault, plan
from wormery.chaos.people.ledger import Ledger
from wormery.chaos.world import Installation, StoreKind, ports, world
from wormery.core import AnyGame, Refusal

if TYPE_CHECKING:
    from wormery.chaos.people.party import Party

PATIENCE_S: Final = 60.0
"""How long a table may stand still after everything is there again."""

_ALL: Final = 8  # how often everybody is waited for; else a half of all tables is enough

_LATEST_S: Final = 300.0  # to read the log at the end


@dataclass(frozen=True)
class Campaign:
    """What is wanted."""

    store: StoreKind
    seed: int
    tables: int
    minutes: float | None = None
    kills: int | None = None
    lease_s: float = 2.0
    calm_s: float = 1.0  # of undisturbed play between two faults, on the average
    kill_weight: int = KILL_WEIGHT


class CampaignCounts(Struct):
    """What a campaign has come to."""

    store: str
    seed: int
    tables_at_once: int
    seconds: float
    faults: dict[str, int]
    kills: int
    left_out: tuple[str, ...]  # faults that cannot be made on this machine
    tables: int
    acknowledged: int
    refused: int
    welcomes: int
    views: int
    entries: int
    lost: int
    doubled: int
    stale: int
    undone: int  # refused, and in the log after all
    unreadable: int  # logs that do not replay
    stuck: int  # tables that did not go on after the faults had ended
    tracebacks: dict[str, int]  # in what the servers said, by their last line
    recovery_s_median: float
    recovery_s_max: float
    examples: tuple[str, ...]

    @property
    def is_clean(self) -> bool:
        """Whether every promise was kept."""
        broken = (self.lost, self.doubled, self.stale, self.undone, self.unreadable, self.stuck)
        return not any(broken)


class CampaignRun:
    """A campaign on its way."""

    def __init__(self, campaign: Campaign) -> None:
        self.campaign = campaign
        self.ledger = Ledger()
        self.faults: Counter[str] = Counter()
        self.began = monotonic()
        self.stuck = 0
        self.recoveries: list[float] = []
        self.is_over = False
        self.last = "the start"  # what happened last
        self.parties: list[Party] = []

    @property
    def kills(self) -> int:
        """How many processes were ended at once, so far."""
        return sum(self.faults[kind] for kind in KILLS)

    @property
    def seconds(self) -> float:
        """How long it has taken."""
        return monotonic() - self.began

    @property
    def share(self) -> float:
        """How much of what was wanted is done."""
        wanted = self.campaign
        by_time = 0.0 if wanted.minutes is None else self.seconds / (60 * wanted.minutes)
        by_kills = 0.0 if not wanted.kills else self.kills / wanted.kills
        return min(1.0, max(by_time, by_kills))

    async def go(self, games: Mapping[str, AnyGame]) -> CampaignCounts:
        """Break one thing after another until enough is broken, or `is_over` is set."""
        wanted = self.campaign
        async with world(wanted.store, wanted.lease_s) as made:
            doors = ports(made.doors)
            self.parties = [
                _party()(number, doors, self.ledger, wanted.seed) for number in range(wanted.tables)
            ]
            playing = [asyncio.ensure_future(party.play_on()) for party in self.parties]
            try:
                await self._break_things(made, playing)
            finally:
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)
            return await self._count(made, games)

    async def _break_things(
        self, made: Installation, playing: Sequence[asyncio.Future[None]]
    ) -> None:
        await self._recover(made, share=1.0)
        for number, together in enumerate(self._plan(made), 1):
            if self.is_over or self.share >= 1.0:
                break
            for task in playing:
                if task.done():
                    task.result()  # a bug of ours
            self.last = " and ".join(fault.kind for fault in together)
            await asyncio.gather(*(self._happen(made, fault) for fault in together))
            await self._recover(made, share=0.5 if number % _ALL else 1.0)
            await asyncio.sleep(together[0].much * 2 * self.campaign.calm_s)
        await self._recover(made, share=1.0)

    def _plan(self, made: Installation) -> Iterator[tuple[PlannedFault, ...]]:
        return plan(self.campaign.seed, made.kinds, self.campaign.kill_weight)

    async def _happen(self, made: Installation, fault: PlannedFault) -> None:
        self.faults[fault.kind] += 1
        await happen(made, fault)

    async def _recover(self, made: Installation, *, share: float) -> None:
        """Wait until this *share* of all tables has gone on; each has to within a minute."""
        began = monotonic()
        before = [party.progress for party in self.parties]
        while monotonic() < began + PATIENCE_S:
            await revive(made)
            standing = [
                party
                for party, known in zip(self.parties, before, strict=True)
                if party.progress == known
            ]
            if len(standing) <= (1 - share) * len(before) or self.is_over:
                self.recoveries.append(monotonic() - began)
                return
            await asyncio.sleep(0.05)
        self.stuck += len(standing)
        for party in standing:
            self.ledger.note("stuck", f"{party}, {PATIENCE_S:.0f} s after {self.last}")

    async def _count(self, made: Installation, games: Mapping[str, AnyGame]) -> CampaignCounts:
        for server in made.servers:
            await asyncio.to_thread(server.stop)
        found = Audit()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_LATEST_S):
                found = await audit(made.store, self.ledger, games)
        return self._counts(made, found)

    def _counts(self, made: Installation, found: Audit) -> CampaignCounts:
        ledger, taken = self.ledger, sorted(self.recoveries) or [0.0]
        return CampaignCounts(
            store=self.campaign.store,
            seed=self.campaign.seed,
            tables_at_once=self.campaign.tables,
            seconds=round(self.seconds, 1),
            faults=dict(sorted(self.faults.items())),
            kills=self.kills,
            left_out=tuple(kind for kind in MEANINGS if kind not in made.kinds),
            tables=len(ledger.tables),
            acknowledged=ledger.acknowledged,
            refused=ledger.refused,
            welcomes=ledger.welcomes,
            views=ledger.views,
            entries=found.entries,
            lost=ledger.lost + found.lost,
            doubled=ledger.doubled + found.doubled,
            stale=ledger.stale,
            undone=found.undone,
            unreadable=found.unreadable,
            stuck=self.stuck,
            tracebacks=_tracebacks(made.log.read_text(errors="replace")),
            recovery_s_median=round(taken[len(taken) // 2], 2),
            recovery_s_max=round(taken[-1], 2),
            examples=tuple(ledger.examples),
        )


def _party() -> "type[Party]":
    try:
        from wormery.chaos.people.party import Party  # noqa: PLC0415 - an extra
    except ImportError:
        raise Refusal("TB-01", "install wormery[fast]") from None
    return Party


def _tracebacks(said: str) -> dict[str, int]:
    """The exceptions in a log of JSON lines, each with how often it is there."""
    found = Counter[str]()
    for line in said.splitlines():
        if "Traceback (most recent call last)" in line:
            with contextlib.suppress(msgspec.DecodeError):
                told = msgspec.json.decode(line, type=_Told)
                *_, where, _code, problem = ["", "", "", *told.trace.splitlines()]
                found[f"{told.message.strip()}: {_without_ids(problem)} ({where.strip()})"] += 1
    return dict(found.most_common(20))


def _without_ids(problem: str) -> str:
    """An exception without the ids of tables, which differ every time."""
    return re.sub(r"\b[0-9a-f]{16,}\b", "…", problem)[:160]


class _Told(Struct):
    """A line of a server's log."""

    message: str
    trace: str


Tell = Callable[[CampaignRun], None]
"""Called now and then with how far a campaign is."""


async def hold(campaign: Campaign, games: Mapping[str, AnyGame], tell: Tell) -> CampaignCounts:
    """Hold a campaign; cancelled, it ends early and counts what there is."""
    run = CampaignRun(campaign)
    going = asyncio.ensure_future(run.go(games))
    while not going.done():
        try:
            await asyncio.wait([going], timeout=0.5)
        except asyncio.CancelledError:
            if run.is_over:  # asked twice: at once
                going.cancel()
                raise
            run.is_over = True
        tell(run)
    return going.result()
