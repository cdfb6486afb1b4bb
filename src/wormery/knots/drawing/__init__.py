"""Who draws ropes but a person with a pointer: hands of bots, keys, and two people at one rope."""
