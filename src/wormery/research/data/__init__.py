"""Games as tables of data: one row a ply, with the position, what happened and how it ended."""
