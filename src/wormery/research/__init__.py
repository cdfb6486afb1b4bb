"""Research: games played by programs in great numbers, and what can be learned from them."""
