"""Wormlord measured and learned: plans against plans, maps, who beats a bot, training."""
