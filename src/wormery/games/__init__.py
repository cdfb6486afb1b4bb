"""The three games; each package is a `wormery.core.Game`."""
