"""The store in one file, for one server."""
