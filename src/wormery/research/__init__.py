"""For people who study the games: environments, arenas, training.

    from wormery.research import wormi_v0
    env = wormi_v0.env()

Nothing heavy is loaded before it is asked for.
"""

from importlib import import_module
from types import ModuleType

ENVIRONMENTS = ("wormi_v0", "wormlord_v0", "wurmt_v0")


def __getattr__(name: str) -> ModuleType:
    if name in ENVIRONMENTS:
        return import_module(f"{__name__}.environments.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
