# Wörter zum Lernen: Tipps, Analysen beendeter Partien und Rätsel.

hint = Tipp
hint-more = Zeig mir den Zug
hint-thinking = Der Trainer überlegt …
hint-failed = Der Trainer ist gerade nicht zu erreichen. Versuch es gleich noch einmal.

wormi-hint-piece = { $side ->
    [blue] Schau dir Blau { $number } an.
   *[pink] Schau dir Rosa { $number } an.
}
wormi-hint-finishes = { $number } nach { $to } macht den Wurm fertig!
wormi-hint-sure = { $number } nach { $to }: Danach hält deinen Wurm nichts mehr auf. Er braucht { $mine } Züge.
wormi-hint-joins = { $count ->
    [one] { $number } nach { $to } verbindet ihn mit der { $one }.
   *[other] { $number } nach { $to } verbindet ihn mit der { $one } und der { $other }.
}
wormi-hint-hinders = { $number } nach { $to } nimmt dem anderen Wurm eine Brücke weg.
wormi-hint-prepares = { $number } nach { $to } bereitet die nächsten Verbindungen vor.
wormi-hint-race = { $mine ->
    [one] Du brauchst noch etwa einen Zug, { $name } etwa { $theirs }.
   *[other] Du brauchst noch etwa { $mine } Züge, { $name } etwa { $theirs }.
}

wurmt-hint-card = Schau dir Karte { $number } an: { $card }.
wurmt-hint-lay = Leg sie hier an: { $worm }.
wurmt-hint-claim = Leg sie hier an: { $worm }, und sag { $claim } an.
wurmt-hint-spy = Späh hier: { $worm }.
wurmt-hint-remove = Nimm die { $value } heraus: { $worm }.
wurmt-hint-refresh = Wirf ab: Karte { $cards }.
wurmt-hint-new_worm = { $colour ->
    [yellow] Beginn einen gelben Wurm.
    [pink] Beginn einen rosa Wurm.
   *[blue] Beginn einen blauen Wurm.
}
wurmt-hint-pass = Pass diesmal und leg nichts.
wurmt-hint-why-takes = { $points ->
    [one] Das bringt dir sicher einen Punkt.
   *[other] Das bringt dir sicher { $points } Punkte.
}
wurmt-hint-why-likely = In etwa { $tenths } von zehn Fällen bringt das Punkte.
wurmt-hint-why-safe = Dort kann jetzt nichts schiefgehen.
wurmt-hint-why-looks = Dann weißt du, was dort liegt.

study = Analyse
study-with-coach = Mit dem Trainer anschauen
study-early = Dieses Spiel läuft noch. Komm wieder, wenn es vorbei ist: Dann schaut der Trainer es mit dir an.
study-games = Die Spiele dieses Wettkampfs
study-game = Spiel { $number }
study-empty = Hier wurde nichts gespielt, was man anschauen könnte.
study-coach = Der Trainer
study-curve = Momente des Spiels
study-curve-help = Wie viele Züge jeder Wurm noch braucht; ein Dreieck zeigt ein verlorenes Tempo.
study-moment = { $number ->
    [0] Am Anfang: Blau braucht etwa { $blue }, Rosa etwa { $pink }
    [one] Nach einem Zug: Blau braucht etwa { $blue }, Rosa etwa { $pink }
   *[other] Nach { $number } Zügen: Blau braucht etwa { $blue }, Rosa etwa { $pink }
}
study-race = { $blue ->
    [one] Blau braucht noch etwa einen Zug, Rosa etwa { $pink }.
   *[other] Blau braucht noch etwa { $blue } Züge, Rosa etwa { $pink }.
}
study-done = { $side ->
    [blue] Der blaue Wurm ist fertig.
   *[pink] Der rosa Wurm ist fertig.
}
study-beginning = Der Anfang.
study-made = { $side ->
    [blue] Blau zog { $move }.
   *[pink] Rosa zog { $move }.
}
study-lost = { $count ->
    [one] Das hat etwa einen Zug gekostet; besser war { $move }.
   *[other] Das hat etwa { $count } Züge gekostet; besser war { $move }.
}
study-slip = { $count ->
    [one] etwa einen Zug verloren
   *[other] etwa { $count } Züge verloren
}
study-better = Was war besser?
study-better-first = Hier hätte der Trainer anders gezogen. Geh weiter, um es zu sehen.
study-better-step = Der bessere Weg, Schritt { $at } von { $of }: { $move }
study-return = Zurück zum Spiel
study-what-if = Was wäre, wenn …?
study-explore = { $side ->
    [blue] Probier, was du willst: Blau ist am Zug.
   *[pink] Probier, was du willst: Rosa ist am Zug.
}
study-explore-over = Ein Wurm ist fertig: Hier geht es nicht weiter.
study-undo = Zurücknehmen
study-coach-move = Was würde der Trainer tun?
study-worst = { $side ->
    [blue] Der teuerste Zug war { $move } von Blau: etwa { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    } verloren.
   *[pink] Der teuerste Zug war { $move } von Rosa: etwa { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    } verloren.
}
study-worst-show = Zeigen
study-flawless = Niemand hat ein Tempo verloren: gut gespielt!
study-thinking = Der Trainer hat { $at } von { $of } Momenten angeschaut …
study-busy = Gerade werden viele Spiele angeschaut. Deines wartet in der Reihe …
study-offline = Gerade keine Verbindung. Es geht von selbst weiter …
study-failed = Hier ist der Trainer gestolpert.

puzzles = Rätsel
puzzles-title = Rätsel: Mach den Wurm fertig
puzzles-text = Finde die Züge, die den Wurm rechtzeitig fertig machen, was der andere auch tut.
puzzles-solved = { $count } von { $of } gelöst
puzzles-easy = Leicht
puzzles-medium = Kniffliger
puzzles-hard = Schwer
puzzles-strict = streng
puzzles-failed = Die Rätsel sind gerade nicht zu erreichen.
puzzles-all = Alle Rätsel
puzzles-begin = Mit dem ersten beginnen
puzzles-go-on = Weitermachen
puzzle-missing = Ein Rätsel mit dieser Nummer gibt es nicht.
puzzle-label = { $done ->
    [alone] Rätsel { $number }, fertig in { $length }, gelöst
    [helped] Rätsel { $number }, fertig in { $length }, mit Hilfe gelöst
   *[open] Rätsel { $number }, fertig in { $length }
}
puzzle-in = in { $length }
puzzle-today = Rätsel des Tages
puzzle-today-again = Rätsel des Tages (gelöst)
puzzle-title = Rätsel { $number }
puzzle-task = { $side ->
    [blue] Du bist Blau: Mach den Wurm in { $length } Zügen fertig, was Rosa auch tut.
   *[pink] Du bist Rosa: Mach den Wurm in { $length } Zügen fertig, was Blau auch tut.
}
puzzle-reply = { $side ->
    [blue] Blau antwortet …
   *[pink] Rosa antwortet …
}
puzzle-right = { $count ->
    [one] Gut! Noch ein Zug, und er ist fertig.
   *[other] Gut! Noch { $count } Züge, und er ist fertig.
}
puzzle-astray = So nicht in { $length }: Der andere kommt davon. Nimm zurück und such einen anderen Zug.
puzzle-hint-piece = Schau dir den Stein auf { $square } an.
puzzle-hint-move = Er geht nach { $to }.
puzzle-solved = Gelöst! Was für ein schöner Wurm.
puzzle-solved-helped = Gelöst, mit ein wenig Hilfe.
puzzle-showing = Schau zu: So geht es.
puzzle-solution = Lösung zeigen
puzzle-again = Noch einmal versuchen
puzzle-next = Nächstes Rätsel
puzzle-skip = Ein anderes
