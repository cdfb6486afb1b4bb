"""A server as `wormery serve` starts it, which knows Tally as well: `python -m … STORE PORT`."""

import sys
from typing import cast

from wormery.app import games, serve_with_workers
from wormery.core import AnyGame
from wormery.games import tally
from wormery.server.settings import Settings

if __name__ == "__main__":
    played = {**games(), "tally": cast("AnyGame", sys.modules[tally.__name__])}
    settings = Settings(store=sys.argv[1], port=int(sys.argv[2]), log_level="error")
    sys.exit(serve_with_workers(settings, played, warm=True))
