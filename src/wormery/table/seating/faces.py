"""Faces: everybody has one, out of a row of worms, and keeps it in every game."""

import secrets
from typing import Literal, get_args

Face = Literal[
    "sprout",
    "curl",
    "specs",
    "cap",
    "tuft",
    "bow",
    "crown",
    "flower",
    "moustache",
    "star",
]
"""What a worm can look like; its colour is that of the side it plays."""

FACES: tuple[Face, ...] = get_args(Face)


def any_face() -> Face:
    """A face for somebody who has chosen none."""
    return secrets.choice(FACES)
