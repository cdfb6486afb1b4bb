"""Bots of the ladders, wholly compiled, for seats that are played inside the call.

A mind is a row of float64: the numbers that make a level, as its bot at a table has them.
"""
