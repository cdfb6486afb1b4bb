"""Coaches: hints, reviews and puzzles for those who want to learn."""
