"""Who plays in a campaign: devices as browsers are, those at a table, and what they all know."""
