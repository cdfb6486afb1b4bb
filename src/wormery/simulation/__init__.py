"""Everything that a server is, in one process and in virtual time, with everything that can fail.

The house, its tables, leases and sessions are the real ones; the network, the store's disk, the
clocks and the people are simulated. The same seed leads to the same run, to the last byte.
"""
