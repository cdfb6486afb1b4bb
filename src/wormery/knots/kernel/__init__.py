"""The judge and the weaver as machine code, where numba is there; the plain ones are the rule.

Every function here has a twin outside of this folder that says the same in plain Python, and tests
hold them against each other rope by rope.
"""
