"""Everything about a table that is no game: who sits where, what was agreed, when it starts."""
