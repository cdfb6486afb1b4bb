"""Bots that play Wormlord; `levels.py` lists them."""
