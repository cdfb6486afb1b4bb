"""What was played, read again: from our own logs, or from files that somebody uploads."""
