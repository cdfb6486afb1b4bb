"""Wormi as compiled functions."""
