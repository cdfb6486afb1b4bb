"""How the bots of Das Wurmt are trained, and measured in the kernel."""
