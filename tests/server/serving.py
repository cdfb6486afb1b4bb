"""A server in a process of its own, for tests; the settings come as JSON."""

import json
import sys
from typing import cast

from wormery.app import games, serve, serve_with_workers
from wormery.core import AnyGame
from wormery.games import tally
from wormery.server.run import run
from wormery.server.settings import Settings

if __name__ == "__main__":
    told = json.loads(sys.argv[1])
    handover = told.pop("handover", True)
    wanted = Settings(**told)
    played = {**games(), "tally": cast("AnyGame", sys.modules[tally.__name__])}
    if wanted.workers > 1:
        sys.exit(serve_with_workers(wanted, played))
    run(lambda: serve(wanted, played, handover=handover))
