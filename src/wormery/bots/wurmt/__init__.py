"""Bots that play Das Wurmt; `levels.py` lists them."""
