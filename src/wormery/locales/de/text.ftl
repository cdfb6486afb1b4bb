# Die Spiele in Worten: für Sprachmodelle, Vorleseprogramme und Terminals.

text-who = Du hast Platz { $seat } von { $seats }.
text-turn = Du bist am Zug.
text-story = Seit deinem letzten Zug:
text-over = Das Spiel ist vorbei. { $how }
text-seat-you = du
text-seat-other = Platz { $seat }
text-none = nichts
text-moves = Du kannst: { $moves }
text-unread = Das lässt sich nicht als Zug lesen: { $text }
text-ambiguous = Das kann mehrere Züge bedeuten; sag einen davon: { $moves }

## Wormi

text-wormi-side = { $side ->
    [blue] Du bist Blau: b und eine Zahl.
   *[pink] Du bist Rosa: p und eine Zahl.
}
text-wormi-how = Sag einen Stein und das Feld, auf das er geht, etwa: 5 c4.
text-wormi-last = Der letzte Zug: { $move }

## Das Wurmt

text-wurmt-points = Punkte: { $points }
text-wurmt-pile = Karten im Nachziehstapel: { $count }
text-wurmt-worm = Wurm { $number }, { $colour ->
    [yellow] gelb
    [pink] rosa
   *[blue] blau
}: { $values }, Länge { $length }; { $head }
text-wurmt-head = Kopf von { $who }
text-wurmt-head-known = Kopf von { $who }, und du kennst ihn: { $value }
text-wurmt-head-claimed = Kopf von { $who }, Ansage { $claim }
text-wurmt-no-head = noch kein Kopf
text-wurmt-card = { $colour ->
    [yellow] gelbe { $front }
    [pink] rosa { $front }
    [blue] blaue { $front }
   *[none] { $front }
}
text-wurmt-hidden = (verborgen)
text-wurmt-action = { $action ->
    [remove] Entfernen
    [refresh] Hand auffrischen
    [new_worm] Neuer Wurm
    [spy] Spionage
   *[pass] Passen
}
text-wurmt-hand = Deine Hand: { $cards }
text-wurmt-backs = Karten von { $who }: { $yellow } gelbe, { $pink } rosa, { $blue } blaue, { $neutral } ohne Farbe
text-wurmt-how = Sag die Nummer einer Karte und wohin sie kommt: 2 auf 1 legt Karte 2 an Wurm 1; Entfernen will auch die Stelle, Hand auffrischen die Karten, die gehen, Neuer Wurm eine Farbe.

## Wormlord

text-wormlord-side = Du bist { $colour ->
    [pink] Rosa (P)
    [blue] Blau (B)
    [yellow] Gelb (Y)
   *[brown] Braun (N)
}: Großbuchstaben sind Basen, Kleinbuchstaben Knoten, o ist ein Ziel, # ist Erde.
text-wormlord-state = { $who }: gewonnene Runden { $wins }, Ziele { $objectives }, Seile übrig { $reserve }
text-wormlord-hand = { $holds ->
    [rope] Du hast ein Seil in der Hand: knote es.
    [own_knot] Du hast deinen Knoten in der Hand: lege ihn.
    [enemy_knot] Du hast einen gegnerischen Knoten in der Hand: löse ihn.
   *[empty] Deine Hand ist leer: nimm ein Seil.
}
text-wormlord-hq = Dein HQ steht auf { $cell }.
text-wormlord-how = Sag nehmen, knoten, lösen, legen und ein Feld, HQ und ein Feld, bereit, oder warten. Deine Hände nehmen sich ihre Zeit.

## Words by which moves are recognised, between commas

text-word-yellow = gelb, gelber
text-word-pink = rosa
text-word-blue = blau, blauer
text-word-take = nehmen, nimm
text-word-tie = knoten, knote
text-word-untie = lösen, löse
text-word-place = legen, lege
text-word-hq = HQ, Hauptquartier
text-word-ready = bereit
text-word-wait = warten, warte
