### What a chat shows of a link to a table or a replay.
###
### $game (text): the name of the game; $names (text): who sits there

preview-wormi = Wormi
preview-wurmt = Das Wurmt
preview-wormlord = Wormlord

preview-come = Kom { $game } spelen: ga meteen zitten, zonder account.
preview-with = { $game } met { $names }
preview-over = { $game }: zo speelden { $names }
