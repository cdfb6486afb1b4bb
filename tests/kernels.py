"""Compile every kernel, or find it in the cache, before every test process does so on its own."""

from importlib import import_module
from pkgutil import walk_packages

import wormery
from wormery.core.compiled import warm_up


def main() -> None:
    """Load every module, so that none of its kernels is missed, and compile them all."""
    for module in walk_packages(wormery.__path__, "wormery."):
        if not module.name.endswith("__main__"):
            import_module(module.name)
    warm_up()


if __name__ == "__main__":
    main()
