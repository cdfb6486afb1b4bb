"""The store in a PostgreSQL, for one server or several."""
