### What a chat shows of a link to a table or a replay.
###
### $game (text): the name of the game; $names (text): who sits there

preview-wormi = Wormi
preview-wurmt = Das Wurmt
preview-wormlord = Wormlord

preview-come = Viens jouer à { $game } : assieds-toi tout de suite, sans compte.
preview-with = { $game } avec { $names }
preview-over = { $game } : la partie de { $names }
