"""Games of Wormi as text."""
