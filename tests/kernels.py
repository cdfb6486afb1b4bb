"""Compile kernels, or find them in the cache, before every test process does so on its own.

`python -m tests.kernels PACKAGE …` compiles those of the packages; what they call comes with them.
With a minus before it, PACKAGE is left out: so two processes can share the work.
"""

import sys
from importlib import import_module
from pkgutil import walk_packages

import wormery
from wormery.core.compiled import warm_up


def main(*packages: str) -> None:
    """Load the modules of these packages, so that none of their kernels is missed; compile them."""
    left_out = tuple(each[1:] for each in packages if each.startswith("-"))
    meant = tuple(each for each in packages if not each.startswith("-"))
    for module in walk_packages(wormery.__path__, "wormery."):
        is_meant = module.name.startswith(meant) and not module.name.startswith(left_out)
        if is_meant and not module.name.endswith("__main__"):
            import_module(module.name)
    warm_up()


if __name__ == "__main__":
    main(*sys.argv[1:])
