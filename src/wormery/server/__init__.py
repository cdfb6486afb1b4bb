"""HTTP and WebSockets in front of the tables; it knows tables, and no game."""
