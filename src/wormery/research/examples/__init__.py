"""Programs to begin with: copied, changed, run."""
