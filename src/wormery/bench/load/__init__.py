"""A server in another process and those who play at it: sockets, people and gardeners of code."""
