"""The coach of Wormi."""
