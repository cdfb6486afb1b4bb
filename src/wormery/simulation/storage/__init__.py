"""What a simulated server stores in: databases and disks that fail as real ones do."""
