"""What servers that share a store tell each other."""
