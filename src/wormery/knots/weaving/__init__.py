"""How a rope comes to lie: over and under as it is drawn, and backwards out of its knot."""
