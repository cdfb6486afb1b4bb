"""The games as rows of numbers: observations, masks and moves without an object in between."""
