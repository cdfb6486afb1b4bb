"""Other people's servers with the same games, measured beside ours by the same load."""
