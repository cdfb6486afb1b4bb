"""Players of Wormi, measured."""
