"""A store: the log, the leases and the directory of all tables, on SQLite or PostgreSQL."""
