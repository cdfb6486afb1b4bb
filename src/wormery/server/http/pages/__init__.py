"""What is shown to people rather than programs: the web client, and what stands in for it."""
