"""Work on what strangers send, in processes of their own that can be ended."""
