"""Das Wurmt as compiled functions."""
