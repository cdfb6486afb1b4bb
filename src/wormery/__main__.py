"""`python -m wormery`: the same as `wormery`, where the command is not on the path."""

from wormery.cli import main

main()
