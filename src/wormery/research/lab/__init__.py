"""Answers for designers: how fair, how long, how tense, how much skill, and what options change."""
