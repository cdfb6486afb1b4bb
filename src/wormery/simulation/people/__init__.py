"""People at devices, what they do, and the sockets between them and a server."""
