"""Bots that play Wormi; `levels.py` lists them."""
