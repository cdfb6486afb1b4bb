"""The games in words alone: to be read and answered by language models, and by people."""

from wormery.research.language.environment import TextEnv
from wormery.research.language.table import TextTable

__all__ = ["TextEnv", "TextTable"]
