"""Mistakes that the server has caught and put on record: they are mistakes all the same."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from wormery.simulation.witness import AllWitness
from wormery.store.leases import Held
from wormery.store.log import Conflict, StoreFailure


class RecordedMistakes(logging.Handler):
    """Tells of them as findings."""

    def __init__(self, witness: AllWitness) -> None:
        super().__init__(logging.ERROR)
        self._witness = witness

    def emit(self, record: logging.LogRecord) -> None:
        """One more."""
        problem = record.exc_info[1] if record.exc_info else None
        if not isinstance(problem, StoreFailure | Conflict | Held):
            self._witness.find("bug", f"{record.getMessage()}: {problem!r}")


@contextmanager
def listening(witness: AllWitness) -> Iterator[None]:
    """Hear what the server puts on record meanwhile, and let nobody else hear it."""
    logger = logging.getLogger("wormery")
    handler, propagated, level = RecordedMistakes(witness), logger.propagate, logger.level
    logger.addHandler(handler)
    logger.propagate = False
    logger.setLevel(logging.ERROR)
    try:
        yield
    finally:
        logger.removeHandler(handler)
        logger.propagate, logger.level = propagated, level
