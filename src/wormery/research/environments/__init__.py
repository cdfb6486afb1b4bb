"""The games as environments of PettingZoo; importing this package registers them.

import pettingzoo
import wormery.research.environments
env = pettingzoo.make("aec", "wormery/wurmt-v0", seats=4)
"""

from pettingzoo import aec_registry, register

TURN_BASED = ("wormi", "wurmt")

for _name in TURN_BASED:
    if f"wormery/{_name}-v0" not in aec_registry:
        register("aec", f"wormery/{_name}-v0", f"{__name__}.{_name}_v0:env")
