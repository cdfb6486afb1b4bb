"""A campaign on real processes: what is promised of moves and views is broken by no fault.

Real servers, databases and sockets; players who reconnect and send again; faults by a seeded plan.
Nothing in here is known to the server: faults come from outside, by signals, the network between,
a small disk, and a library that is loaded before the C library.
"""
