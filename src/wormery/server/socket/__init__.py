"""Sockets: who is let in, what a device asks, what it is shown."""
