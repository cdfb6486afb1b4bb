"""Requests and their responses: guests, tables, replays, study."""
