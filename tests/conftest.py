"""How tests run: properties repeatable everywhere; what needs a service can be left out openly."""

import logging

import pytest
from hypothesis import HealthCheck, settings

from tests.services import pytest_collection_modifyitems, pytest_configure

__all__ = ["pytest_collection_modifyitems", "pytest_configure"]

settings.register_profile(
    "wormery",
    deadline=None,  # machines are noisy; speed is measured by benchmarks
    derandomize=True,
    max_examples=30,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile(
    "search", settings.get_profile("wormery"), derandomize=False, max_examples=1000
)
settings.load_profile("wormery")


@pytest.fixture(autouse=True)
def _plain_log() -> None:
    """A server that ran in a test has set up its own log; the next test hears everything again."""
    log = logging.getLogger("wormery")
    log.propagate, log.handlers = True, []
    log.setLevel(logging.NOTSET)
