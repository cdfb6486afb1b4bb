"""The compiled part: many games in one call."""
