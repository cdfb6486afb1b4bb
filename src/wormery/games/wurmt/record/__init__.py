"""Games of Das Wurmt as text."""
