"""Three worm games, one table: Wormi on a board, Das Wurmt with cards, Wormlord in real time."""

__version__ = "0.1.0"
