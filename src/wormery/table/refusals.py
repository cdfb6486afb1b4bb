"""Why a table refuses: the rules that all games share, a sentence each."""

REFUSALS = {
    "TB-01": "It cannot be read: unknown type, missing or additional field, wrong kind or range.",
    "TB-02": "Only a seat of the game acts, and only for itself.",
    "TB-03": "The game is over.",
    "TB-04": "The game cannot be played with these seats or options, or there is no such game.",
    "TB-07": "The seat is taken, or is free, or belongs to somebody.",
    "TB-08": "A name has 1 to 24 visible characters.",
    "TB-09": "Only the host arranges the game, seats bots before it, and frees seats.",
    "TB-11": "Not now: the table is in another phase.",
    "TB-12": "Nothing is proposed that could be declined.",
    "TB-13": "A bot takes a seat only if it knows the game and the owner is not there.",
    "TB-14": "Whoever has sat elsewhere in a game takes over no other seat in it.",
    "TB-15": "Not so much talk at once.",
    "TB-16": "Too fast, too long or too much.",
    "TB-17": "The server made a mistake; nothing has changed.",
    "TB-18": "There is no such table, or another server has it.",
    "TB-19": "Nobody knows you; become a guest first.",
    "TB-20": "The log cannot be replayed, or is still secret.",
    "TB-21": "A gesture is drawn live, piece by piece, in order and in time.",
}
"""What the table and the door refuse by; a game's own refusals are in its rule book."""
