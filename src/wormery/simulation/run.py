"""One run: a scenario is played, everything is checked, and what was found is told."""

import gc
from collections.abc import Mapping
from functools import partial
from hashlib import sha256
from random import Random
from typing import Any

from msgspec import Raw, Struct

from wormery.core import AnyGame, Refusal, Seat
from wormery.simulation.mistakes import listening
from wormery.simulation.peers import PeerNetwork
from wormery.simulation.people.person import Person
from wormery.simulation.scenario import CALM_S, QUIET_S, Fault, Scenario
from wormery.simulation.server import LEASE_S, Server
from wormery.simulation.storage.database import Database
from wormery.simulation.storage.faults import DrawnReach, StoreFaults
from wormery.simulation.witness import AllWitness, Finding
from wormery.simulation.world import Place, Spinning, World
from wormery.store.directory import Guest
from wormery.store.ids import GuestId, Moment, TableId
from wormery.store.leases import Owner
from wormery.table.house import House, Open
from wormery.table.seating.rules import Requester
from wormery.table.table import Table

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay")


class Result(Struct, frozen=True):
    """What came of a run."""

    scenario: Scenario
    trace: str  # a hash of everything that was written and shown
    findings: tuple[Finding, ...]
    counts: Mapping[str, int]
    seconds: float  # of virtual time


class ScenarioRun:
    """A scenario on its way."""

    def __init__(self, scenario: Scenario, games: Mapping[str, AnyGame]) -> None:
        self.scenario = scenario
        self.games = games
        self.world = World()
        self.database = self._database()
        self.database_process = Place(self.world, "database")
        self.is_alone = scenario.is_alone
        self.wall_ahead = 0
        self.faults = StoreFaults(scenario)
        self.witness = AllWitness(self.world, games)
        self.database.on_append = self.witness.append
        self.network = PeerNetwork(self._random("wire"), 0.1)
        names = [f"s{number}" for number in range(scenario.servers)]
        self.servers = {name: Server(self, name, self._random(name)) for name in names}
        self.people = [self._person(number) for number in range(scenario.seats + scenario.watchers)]
        self._faults = Place(self.world, "faults")
        self._settled = 0  # seconds for which nothing has been wrong

    def _database(self) -> Database:
        if not self.scenario.has_disk:
            return Database(lambda: self.world.now)
        try:
            from wormery.simulation.storage.sqlite import SqliteDatabase  # noqa: PLC0415 - an extra
        except ImportError:
            raise Refusal("TB-01", "install wormery[simulation]") from None
        database = SqliteDatabase(lambda: self.world.now, self._random("disk"))
        database.disk.on_power_cut = self._power_is_gone
        database.on_found = lambda table, entries: self.witness.found(table, entries)  # noqa: PLW0108 - there is none yet
        self.disk = database.disk
        return database

    def reach(self, server: str) -> DrawnReach:
        """How well a server reaches the store."""
        return DrawnReach(self.faults, server, self._random(f"weather of {server}"))

    def loaded(self, server: Server, table: Table) -> None:
        """A server has taken a table."""
        self.witness.loaded(server, table)

    def started(self, server: Server) -> None:
        """A server is up: whatever nobody holds can be played at from now on.

        Where it is the only one, that is all it had.
        """
        if self.is_alone:
            self.witness.goes_on(server)
        else:
            self.witness.are_free(filter(self._is_free, self.witness.books))

    def _is_free(self, table: TableId) -> bool:
        """Whether nobody has a table, neither living nor dead."""
        return self.database.book.silence(table, Owner("nobody"), LEASE_S) is None

    def play(self) -> Result:
        """Let it all happen."""
        start = self.world.now
        self._faults.call_soon(self._open)
        for fault in self.scenario.faults:
            self._faults.call_at(start + fault.at, self._begin, fault)
        end = start + self.scenario.lasts + CALM_S
        self._faults.call_at(start + self.scenario.lasts, self._calm_down)
        self._faults.call_at(start + self.scenario.lasts, self._look_round)
        self._faults.call_at(end - QUIET_S, self._rest)
        with listening(self.witness):
            try:
                self.world.run(end)
            except Spinning as spinning:
                self.witness.find("spins", str(spinning))
            if not self.witness.findings:
                self._check_the_end()
        witness = self.witness
        result = Result(
            self.scenario,
            witness.trace,
            tuple(witness.findings),
            {**witness.counts, "callbacks": self.world.steps},
            round(self.world.now - start, 3),
        )
        self._bury()
        return result

    def _random(self, what: str) -> Random:
        return Random(f"{self.scenario.seed} {what}")

    def _person(self, number: int) -> Person:
        name = NAMES[number]
        token = f"token of {name}"
        hashed = sha256(token.encode()).digest()
        guest = GuestId(name.lower())
        self.database.save_guest(Guest(guest, hashed, name, Moment(0), Moment(0)))
        seat = Seat(number) if number < self.scenario.seats else None
        person = Person(
            self.world,
            Requester(guest, name),
            token,
            seat,
            self.servers,
            self.witness,
            self._random(name),
        )
        person.on_send = self.witness.sends  # type: ignore[method-assign]
        return person

    def _open(self) -> None:
        """Ann opens a table, and tells the others where it is."""
        scenario, ann = self.scenario, self.people[0]

        async def question(house: House) -> TableId:
            wanted = Open(scenario.game, scenario.seats, Raw(scenario.options.encode()))
            return (await house.open(ann.requester, wanted)).id

        def then(answer: Any) -> None:
            if isinstance(answer, str) and ann.table is None:
                for person in self.people:
                    person.come(TableId(answer), self.games[scenario.game])

        self.servers["s0"].call(question, then, self._faults)
        self._faults.call_later(5.0, lambda: None if ann.table else self._open())

    # What goes wrong.

    def _begin(self, fault: Fault) -> None:
        self.witness.counts[f"fault: {fault.kind}"] += 1
        end = getattr(self, f"_{fault.kind}")(fault)
        if end is not None:
            self._faults.call_later(fault.lasts, end)

    def _server(self, fault: Fault) -> Server:
        return self.servers[f"s{fault.target}"]

    def _kill(self, fault: Fault) -> Any:
        server = self._server(fault)
        if server.process.is_dead:
            return None
        self.witness.stands_still(server)
        server.kill()
        if self.scenario.has_disk:
            self.disk.crash()
        return server.boot

    def _power(self, fault: Fault) -> Any:
        """The power goes in the middle of a write, soon."""
        if self.scenario.has_disk:
            self.disk.cut_power_after(round(fault.lasts * 5) % 40)

    def _power_is_gone(self) -> None:
        server = self.servers["s0"]
        if not server.process.is_dead:
            self.witness.stands_still(server)
            server.kill()
            self._faults.call_later(2.0, server.boot)

    def _pause(self, fault: Fault) -> Any:
        server = self._server(fault)
        process = server.process
        if process.is_dead or process.is_paused:
            return None
        self.witness.stands_still(server)
        server.pause()

        def go_on() -> None:
            if not process.is_dead:
                process.resume()
                self.witness.goes_on(server)

        return go_on

    def _deploy(self, fault: Fault) -> Any:
        server = self._server(fault)
        process = server.process
        if process.is_dead or process.is_paused:
            return None

        def over() -> None:
            if not process.is_dead:
                if self.is_alone:  # else the others serve what it has let go of
                    self.witness.stands_still(server)
                server.kill()
                self._faults.call_later(fault.lasts, server.boot)

        server.stop(over)
        return None

    def _partition(self, fault: Fault) -> Any:
        name = self._server(fault).name
        self.faults.partitioned.add(name)
        return partial(self.faults.partitioned.discard, name)

    def _cut(self, fault: Fault) -> Any:
        connection = self.people[fault.target].connection
        if connection is not None:
            connection.cut()

    def _deaf_up(self, fault: Fault) -> Any:
        connection = self.people[fault.target].connection
        if connection is not None:
            connection.go_deaf(up=True)

    def _deaf_down(self, fault: Fault) -> Any:
        connection = self.people[fault.target].connection
        if connection is not None:
            connection.go_deaf(up=False)

    def _stall(self, fault: Fault) -> Any:
        connection = self.people[fault.target].connection
        if connection is not None:
            connection.stalled_until = self.world.now + fault.lasts

    def _sleep(self, fault: Fault) -> Any:
        process = self.people[fault.target].process
        process.pause()
        return process.resume

    def _leave(self, fault: Fault) -> Any:
        person = self.people[fault.target]
        if person.table is None:
            return None
        person.leave()
        return person.come_back

    def _store_down(self, _: Fault) -> Any:
        if self.faults.is_down:
            return None
        self.faults.is_down = True
        began = self.world.now

        def end() -> None:
            self.faults.is_down = False
            self.witness.outage = (began, self.world.now)

        return end

    def _store_full(self, _: Fault) -> Any:
        self.faults.is_full = True
        return partial(setattr, self.faults, "is_full", False)

    def _store_slow(self, _: Fault) -> Any:
        self.faults.slowness = 200.0
        return partial(setattr, self.faults, "slowness", 1.0)

    def _clock(self, fault: Fault) -> Any:
        self.witness.clock_is_set()
        self.wall_ahead += round(fault.lasts * (1000 if fault.target % 2 else -1000) * 60)

    # The end.

    def _calm_down(self) -> None:
        """From now on nothing goes wrong; what does still ends by itself, and nobody hurries."""
        self.faults.is_calm = True
        if self.scenario.has_disk:
            self.disk.cut_power_after(None)
        for person in self.people:
            person.pace = 6.0

    def _look_round(self) -> None:
        """End when everything is whole and everybody back for longer than a lease lasts."""
        is_settled = self._is_whole() and self._unsettled() is None
        self._settled = self._settled + 1 if is_settled else 0
        if self._settled > LEASE_S:
            self._rest()
        else:
            self._faults.call_later(1.0, self._look_round)

    def _is_whole(self) -> bool:
        """Whether nothing is broken any more, noticed or not."""
        processes: list[Place] = [server.process for server in self.servers.values()]
        processes += [person.process for person in self.people]
        is_up = all(server.serves for server in self.servers.values())
        connections = [person.connection for person in self.people]
        return (
            is_up
            and self.faults.is_clear
            and not any(process.is_paused for process in processes)
            and all(connection and connection.is_whole for connection in connections)
        )

    def _rest(self) -> None:
        """Nobody does anything more: what is on its way arrives, and that is the end."""
        for person in self.people:
            person.rests = True
        self._faults.call_later(QUIET_S, self._end)

    def _end(self) -> None:
        self.world.is_over = True

    def _check_the_end(self) -> None:
        """Everybody has found their way back, and sees what the log says."""
        for server in self.servers.values():
            self.witness.check_bounds(server)
        problem = self._unsettled()
        if problem is not None:
            self.witness.find("stuck", problem)

    def _unsettled(self) -> str | None:
        """What somebody still waits for."""
        for person in self.people:
            name, waits = person.requester.name, self._waits(person)
            if waits is not None:
                return f"{name} {waits}"
        return None

    def _waits(self, person: Person) -> str | None:
        if person.table is None:
            return "has no table"
        if person.state != "live":
            return f"is {person.state}"
        if not person.sights:
            return "sees nothing"
        if any(s.version < self.witness.must_be_seen(person.table) for s in person.sights.values()):
            return "does not see the latest"
        return f"waits for {list(person.outbox)}" if person.outbox else None

    def _bury(self) -> None:
        for server in self.servers.values():
            server.process.kill()
            for process in (*server.graves, server.process):
                process.bury()
        for person in self.people:
            person.process.kill()
        self._faults.kill()
        self.database_process.kill()
        self.database.close()


def run(scenario: Scenario, games: Mapping[str, AnyGame]) -> Result:
    """Play a scenario; the same one leads to the same result."""
    enabled = gc.isenabled()
    gc.disable()  # nothing may depend on when something is collected
    try:
        return ScenarioRun(scenario, games).play()
    finally:
        if enabled:
            gc.enable()
