"""Maps: the ground a round is played on, the text files it is read from, and whether it is fair."""
