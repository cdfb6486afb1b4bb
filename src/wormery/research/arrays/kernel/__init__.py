"""The compiled part: whole games as rows, and what is seen of them."""
