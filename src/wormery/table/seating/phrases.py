"""Talking: a catalogue of phrases and reactions, worded in every language, safe for children."""

from typing import Literal

Phrase = Literal[
    "hello",
    "good_luck",
    "have_fun",
    "well_played",
    "nice_one",
    "ouch",
    "oops",
    "thinking",
    "your_turn",
    "ready",
    "one_moment",
    "back_soon",
    "thanks",
    "sorry",
    "yes",
    "no",
    "another_game",
    "good_game",
    "bye",
]
"""What can be said."""

Reaction = Literal[
    "wave",
    "smile",
    "laugh",
    "wonder",
    "clap",
    "cheer",
    "cry",
    "sleepy",
    "heart",
    "wriggle",
]
"""What can be shown."""
