"""The games for one agent, against bots: environments of Gymnasium, alone and in vectors.

    import gymnasium
    import wormery.research.gym
    env = gymnasium.make("wormery/Wurmt-v0", opponents=["3", "3"])

Importing this package registers them.
"""

from gymnasium.envs.registration import register, registry

for _name, _title in (("wormi", "Wormi"), ("wurmt", "Wurmt"), ("wormlord", "Wormlord")):
    if f"wormery/{_title}-v0" not in registry:
        register(
            f"wormery/{_title}-v0",
            entry_point=f"{__name__}.{_name}:{_title}Env",
            vector_entry_point=f"{__name__}.{_name}:{_title}VectorEnv",
        )
