"""Every test of a store runs with SQLite (one file, several), PostgreSQL and the simulated one."""

from pathlib import Path

import pytest

from tests.services import postgres_server, redis_server
from tests.store.places import FilesPlace, Place, PostgresPlace, SimulatedPlace, SqlitePlace
from wormery.chaos.services import OwnService

ALL = ["sqlite", "files", "simulated", pytest.param("postgres", marks=pytest.mark.postgres)]


@pytest.fixture(params=ALL)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """An empty place for a store."""
    if request.param == "postgres":
        return PostgresPlace(postgres_server().url)
    if request.param == "files":
        return FilesPlace(tmp_path / "wormery.db")
    if request.param == "simulated":
        return SimulatedPlace()
    return SqlitePlace(tmp_path / "wormery.db")


@pytest.fixture
def postgres() -> OwnService:
    """A PostgreSQL server."""
    return postgres_server()


@pytest.fixture
def redis() -> OwnService:
    """A Redis server."""
    return redis_server()
