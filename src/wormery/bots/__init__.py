"""Bots: one module a game, from one that a child beats to one that nobody does."""
