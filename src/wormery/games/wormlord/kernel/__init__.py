"""Wormlord as compiled functions."""
