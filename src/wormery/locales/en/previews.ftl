### What a chat shows of a link to a table or a replay.
###
### $game (text): the name of the game; $names (text): who sits there

preview-wormi = Wormi
preview-wurmt = Das Wurmt
preview-wormlord = Wormlord

preview-come = Come and play { $game }: sit down at once, no account needed.
preview-with = { $game } with { $names }
preview-over = { $game }: how { $names } played
