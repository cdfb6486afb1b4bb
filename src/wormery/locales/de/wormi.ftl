# Wörter von Wormi.

side-blue = Blau
side-pink = Rosa
wormi-letter-blue = B
wormi-letter-pink = R
wormi-board = Das Brett
wormi-piece = { $side ->
    [blue] Blau { $number }
   *[pink] Rosa { $number }
}
wormi-empty = leer
wormi-goal = Ziel für { $number }
wormi-can-move = kann ziehen
wormi-run-title = Längste Reihe aufeinanderfolgender Zahlen
wormi-moves = { $count ->
    [0] Noch kein Zug
    [one] Ein Zug
   *[other] { $count } Züge
}
wormi-type = Einen Zug eintippen: Stein und Feld
wormi-type-play = Ziehen
wormi-type-help = Schreib einen Stein und wohin er geht, zum Beispiel 7 e7.
wormi-resign = Aufgeben
wormi-resign-sure = Dieses Spiel aufgeben?
wormi-offer = { $what ->
    [draw] Unentschieden anbieten
   *[take_back] Um Rücknahme bitten
}
wormi-asked = { $what ->
    [draw] { $name } bietet ein Unentschieden an.
   *[take_back] { $name } möchte den letzten Zug zurücknehmen.
}
wormi-asking = { $what ->
    [draw] Du bietest ein Unentschieden an.
   *[take_back] Du bittest darum, deinen Zug zurückzunehmen.
}
wormi-choose-status = Du hast die Verteilung gesehen: Welche Farbe nimmst du?
wormi-choosing = { $name } wählt eine Farbe
wormi-choose-blue = Ich bin Blau und beginne
wormi-choose-pink = Ich bin Rosa
wormi-second-game = Zweites Spiel, Farben getauscht. Bisher { $mine } zu { $theirs }.

wormi-why-theirs = Nicht deiner
wormi-why-stuck = Steckt fest
wormi-why-far = Zu weit
wormi-why-empty = Tippe einen Stein an
wormi-chapter = { $name }: ein Wurm aus { $length }

wormi-told-dealt = Die Zahlen sind verteilt.
wormi-told-began = { $name } ist Blau und beginnt.
wormi-told-move = { $hops ->
    [one] { $number } geht von { $from } nach { $to }.
   *[other] { $number } geht in { $hops } Sprüngen von { $from } nach { $to }.
}
wormi-told-by = { $name }: { $told }
wormi-told-passed = Kein Zug möglich: Es wird gepasst.
wormi-told-offered = { $what ->
    [draw] { $name } bietet ein Unentschieden an.
   *[take_back] { $name } möchte einen Zug zurücknehmen.
}
wormi-told-declined = { $name } sagt nein.
wormi-told-taken-back = { $count ->
    [one] Ein Zug wird zurückgenommen.
   *[other] { $count } Züge werden zurückgenommen.
}
wormi-told-won = { $reason ->
    [worm] { $name } hat den Wurm vollendet und gewinnt!
    [resigned] { $name } gewinnt: { $other } hat aufgegeben.
    [time] { $name } gewinnt auf Zeit.
   *[other] { $name } gewinnt.
}
wormi-told-drawn = { $reason ->
    [agreed] Unentschieden, wie vereinbart.
    [repetition] Unentschieden: Dieselbe Stellung kam zu oft vor.
    [quiet] Unentschieden: zu lange kein längerer Wurm.
   *[other] Unentschieden.
}

option-wormi-layout = Wo die Steine beginnen
option-wormi-layout-diamond = Raute
option-wormi-layout-bands = zwei Streifen
option-wormi-layout-outer_bands = äußere Streifen
option-wormi-layout-ring = Ring
option-wormi-layout-block = Block
option-wormi-layout-ends = beide Enden
option-wormi-layout-homes = Heime
option-wormi-position = Anfangsstellung, in Buchstaben
    .none = wie verteilt
option-wormi-fairness = Wer beginnt
option-wormi-fairness-plain = ein Spiel, der erste Platz ist Blau
option-wormi-fairness-pair = zwei Spiele mit getauschten Farben
option-wormi-fairness-pie = der zweite Platz sieht die Verteilung und wählt
option-wormi-passing = Kein Feld zweimal: was zählt
option-wormi-passing-landing = nur Felder, auf denen man landet
option-wormi-passing-strict = auch übersprungene Felder (streng)
option-wormi-repetition = Unentschieden, wenn eine Stellung so oft vorkommt (0: nie)
option-wormi-quiet = Unentschieden nach so vielen Zügen ohne längeren Wurm (0: nie)
option-wormi-clock = Bedenkzeit
option-wormi-hints = Tipps vom Trainer für beide (ohne Uhr)

learn-wormi-1 = Das ist dein Wurm in Stücken: sechzehn Steine mit Zahlen. Du bist Blau und rund. Tipp auf Stein { $piece } und sieh, wohin er kann.
learn-wormi-2 = Ein Schritt geht auf ein leeres Feld schräg daneben. Geh mit { $piece } nach { $to }.
learn-wormi-3 = Jetzt hat Rosa gezogen. Über einen rosa Stein springst du gerade: Spring mit { $piece } nach { $to }.
learn-wormi-4 = Über einen eigenen Stein springst du schräg. Spring mit { $piece } nach { $to }.
learn-wormi-5 = Sprünge gehen weiter: Nach einem kommt der nächste, in jeder Richtung. Bring { $piece } in einem Zug nach { $to }.
learn-wormi-6 = Schau: Aufeinanderfolgende Zahlen, die sich an einer Ecke berühren, wachsen zusammen und bekommen ein Gesicht. Ein Stein fehlt. Bring { $piece } nach { $to }, und der Wurm ist ganz!
learn-wormi-end = Von 1 bis 16, jeder berührt den nächsten: Das ist der Wurm, und das Spiel ist gewonnen.

## Rules, drawn

wormi-example-step = Zieh schräg auf ein leeres Feld …
wormi-example-jump = … oder spring: gerade über fremde Steine, schräg über eigene, so oft du kannst.
wormi-example-worm = Reih deine Zahlen von 1 bis 16 auf, jede neben der nächsten: Dann ist dein Wurm fertig, und du gewinnst.
wormi-example-two = Über zwei Steine hintereinander geht kein Sprung.
