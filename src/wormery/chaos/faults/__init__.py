"""What is broken: the plan, and each kind of fault from its beginning to its end."""
