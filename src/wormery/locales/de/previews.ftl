### What a chat shows of a link to a table or a replay.
###
### $game (text): the name of the game; $names (text): who sits there

preview-wormi = Wormi
preview-wurmt = Das Wurmt
preview-wormlord = Wormlord

preview-come = Komm und spiel { $game }: setz dich gleich dazu, ohne Konto.
preview-with = { $game } mit { $names }
preview-over = { $game }: so haben { $names } gespielt
