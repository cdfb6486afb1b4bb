"""The games as environments of PettingZoo; importing this package registers them.

import pettingzoo
import wormery.research.environments
env = pettingzoo.make("aec", "wormery/wurmt-v0", seats=4)
"""

from pettingzoo import aec_registry, parallel_registry, register

for _name in ("wormi", "wormlord", "wurmt"):
    if f"wormery/{_name}-v0" not in aec_registry:
        register("aec", f"wormery/{_name}-v0", f"{__name__}.{_name}_v0:env")
    if f"wormery/{_name}-v0" not in parallel_registry:
        register("parallel", f"wormery/{_name}-v0", f"{__name__}.{_name}_v0:parallel_env")
