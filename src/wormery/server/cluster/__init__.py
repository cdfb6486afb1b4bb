"""Several worker processes behind one port: each has its tables, and worker 0 all the rest."""
