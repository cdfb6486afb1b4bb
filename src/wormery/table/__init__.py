"""Tables: where a game, its seats, its log and its clock come together; they know no game."""
