# Wörter von Das Wurmt.

wurmt-worms = Die Würmer
wurmt-players = Mitspielende
wurmt-your-hand = Deine Hand
wurmt-worm = { $colour ->
    [yellow] gelber Wurm { $number }
    [pink] rosa Wurm { $number }
   *[blue] blauer Wurm { $number }
}
wurmt-card = { $colour ->
    [yellow] gelbe { $value }
    [pink] rosa { $value }
   *[blue] blaue { $value }
}
wurmt-card-hidden = { $colour ->
    [yellow] eine gelbe Karte
    [pink] eine rosa Karte
   *[blue] eine blaue Karte
}
wurmt-card-action = Aktion { $action }
wurmt-card-unknown = eine Karte
wurmt-slot = Karte { $number }: { $card }
wurmt-backs = { $colour ->
    [yellow] { $count } gelbe
    [pink] { $count } rosa
    [blue] { $count } blaue
   *[neutral] { $count } Aktionen
}
wurmt-action-remove = Entfernen
wurmt-action-refresh = Hand auffrischen
wurmt-action-new_worm = Neuer Wurm
wurmt-action-spy = Spionage
wurmt-action-pass = Passen

wurmt-missing = noch { $least } bis { $most }
wurmt-full = lang genug
wurmt-open-values = { $count ->
    [one] eine offene Karte
   *[other] { $count } offene Karten
}
wurmt-head-by = Kopf von { $name }
wurmt-no-head = noch kein Kopf
wurmt-known = Diesen Kopf kennst du
wurmt-claim = „{ $value }“
wurmt-would-be = ergäbe { $length }
wurmt-here = hier
wurmt-look = ansehen
wurmt-lay-on = Anlegen: { $worm }
wurmt-spy-on = Spähen: { $worm }
wurmt-remove-this = Die { $value } herausnehmen
wurmt-pile = { $count ->
    [one] Karte im Nachziehstapel
   *[other] Karten im Nachziehstapel
}
wurmt-discard = { $count ->
    [one] eine abgelegt
   *[other] { $count } abgelegt
}
wurmt-discard-top = Oben auf dem Ablagestapel: { $card }
wurmt-browse = { $count ->
    [one] Der Ablagestapel, eine Karte
   *[other] Der Ablagestapel, { $count } Karten
}
wurmt-reserve = Schwänze im Vorrat
wurmt-tails = { $colour ->
    [yellow] gelbe Schwänze: { $count }
    [pink] rosa Schwänze: { $count }
   *[blue] blaue Schwänze: { $count }
}
wurmt-start = { $colour ->
    [yellow] Ein gelber Wurm
    [pink] Ein rosa Wurm
   *[blue] Ein blauer Wurm
}
wurmt-on-turn = an der Reihe
wurmt-score-title = Punkte: Plusseite minus Minusseite
wurmt-honesty = { $true } von { $turned } Mal ehrlich

wurmt-prompt-card = Du bist dran: Wähl eine Karte
wurmt-prompt-worm = An welchen Wurm?
wurmt-prompt-claim = Welchen Wert sagst du an?
wurmt-prompt-remove = Welche offene Karte soll weg?
wurmt-prompt-refresh = Welche Karten wirfst du weg?
wurmt-prompt-new_worm = Welche Farbe hat der neue Wurm?
wurmt-prompt-spy = Welchen Kopf willst du sehen?
wurmt-prompt-pass = Den Zug beenden, ohne eine Karte zu legen?
wurmt-refresh = { $count ->
    [0] Nichts wegwerfen, nur auffüllen
    [one] Eine Karte wegwerfen
   *[other] { $count } Karten wegwerfen
}
wurmt-pass = Passen
wurmt-put-back = Zurückstecken
wurmt-ask-first = Wer hat zuletzt einen Wurm gesehen?
wurmt-ask-first-help = Diese Person beginnt. Alle dürfen antworten.
wurmt-ask-first-me = Ich
wurmt-ask-first-chance = Dem Zufall überlassen

wurmt-why-card = Jetzt nicht
wurmt-why-first = Erst eine Karte
wurmt-why-colour = Falsche Farbe
wurmt-why-worm = Dieser nicht
wurmt-caption-hides = verbirgt eine { $value }
wurmt-caption-spied = { $name } hat geschaut
wurmt-chapter-scored = { $name }: { $points }

wurmt-told-began = Die Karten sind verteilt. { $name } beginnt.
wurmt-told-asked = Die Karten sind verteilt. Wer hat zuletzt einen Wurm gesehen?
wurmt-told-first = { $name } hat zuletzt einen Wurm gesehen und beginnt.
wurmt-told-first-chance = Der Zufall entscheidet: { $name } beginnt.
wurmt-told-over = Das Spiel ist vorbei.
rematch-wurmt-equal_points = Noch eine Runde
wurmt-told-drew = Du hast gezogen: { $cards }.
wurmt-told-laid = { $colour ->
    [yellow] { $name } legt einen Kopf an den gelben Wurm { $number }.
    [pink] { $name } legt einen Kopf an den rosa Wurm { $number }.
   *[blue] { $name } legt einen Kopf an den blauen Wurm { $number }.
}
wurmt-told-claim = „Es ist eine { $claim }.“
wurmt-told-late = Die Zeit war um.
wurmt-told-turned = Der alte Kopf war eine { $value }: Länge { $length }.
wurmt-told-truth = { $honest ->
    [yes] Und { $claim } war angesagt: wahr!
   *[no] Aber angesagt war { $claim }!
}
wurmt-told-cleaned = { $side ->
    [plus] { $name } bekommt { $value } auf die Plusseite.
   *[minus] Zu lang: { $name } bekommt { $value } auf die Minusseite.
}
wurmt-told-removed = { $name } nimmt { $card } aus Wurm { $number } heraus.
wurmt-caption-removed = { $name } hat diese Karte herausgenommen.
wurmt-told-refreshed = { $count ->
    [0] { $name } füllt die Hand auf.
    [one] { $name } wirft eine Karte weg und füllt auf.
   *[other] { $name } wirft { $count } Karten weg und füllt auf.
}
wurmt-told-started = { $colour ->
    [yellow] { $name } legt einen neuen gelben Wurm auf den Tisch.
    [pink] { $name } legt einen neuen rosa Wurm auf den Tisch.
   *[blue] { $name } legt einen neuen blauen Wurm auf den Tisch.
}
wurmt-told-spied = { $name } hat sich den Kopf von Wurm { $number } angesehen.
wurmt-told-spied-value = Erspäht: Wurm { $number } verbirgt eine { $value }.
wurmt-told-passed = { $name } passt.
wurmt-told-taken-back = { $name } nimmt die letzte Karte zurück.
wurmt-told-thrown = { $name } hatte nur Aktionen: { $count } Karten weggeworfen und ersetzt.
wurmt-told-short = Der Nachziehstapel reicht für { $name } nicht mehr: Das Ende naht.

option-wurmt-values_per_colour = Hausregel: die 28 Werte jeder Farbe
option-wurmt-actions_per_colour = Hausregel: die Aktionskarten jeder Farbe
    .none = keine Aktionen
    .item = Aktion { $number }
option-wurmt-actions_per_colour-remove = Entfernen
option-wurmt-actions_per_colour-refresh = Hand auffrischen
option-wurmt-actions_per_colour-new_worm = Neuer Wurm
option-wurmt-actions_per_colour-spy = Spionage
option-wurmt-actions_per_colour-pass = Passen
option-wurmt-put_aside = Hausregel: beiseitegelegte Karten zu zweit, dritt, viert und fünft
option-wurmt-backs = Rückseiten der Aktionskarten
option-wurmt-backs-coloured = wie jede Karte
option-wurmt-backs-neutral = man sieht, dass es eine Aktion ist
option-wurmt-reading = Die eigenen Karten
option-wurmt-reading-memory = du siehst deine Werte
option-wurmt-reading-blind = niemand sieht Werte auf der Hand
wurmt-reading = Wie haltet ihr eure Karten?
wurmt-reading-memory = Du siehst deine Werte
    .text = Deine Hand zeigt zu dir; die anderen sehen die Köpfe. Du legst, was du kennst, und merkst es dir.
wurmt-reading-blind = Blind
    .text = Niemand sieht die Werte auf der Hand, auch du nicht. Ihr legt blind und staunt gemeinsam.
option-wurmt-end = Wenn der Nachziehstapel nicht reicht
option-wurmt-end-immediate = endet das Spiel sofort
option-wurmt-end-finish_turn = wird der Zug zu Ende gespielt
option-wurmt-end-finish_round = wird die Runde zu Ende gespielt
option-wurmt-announce = Werte ansagen (Bluffen erlaubt)
option-wurmt-memory = Köpfe, die du kennst
option-wurmt-memory-strict = merkst du dir selbst
option-wurmt-memory-friendly = bleiben dir angezeigt
option-wurmt-discard = Der Ablagestapel
option-wurmt-discard-top = nur die oberste Karte ist offen
option-wurmt-discard-open = alle dürfen blättern
option-wurmt-first = Wer beginnt
    .none = ausgelost
option-wurmt-ask_first = Fragen, wer zuletzt einen Wurm gesehen hat
option-wurmt-clock = Bedenkzeit
option-wurmt-tails_per_colour = Hausregel: Schwänze je Farbe
option-wurmt-hand_size = Hausregel: Karten einer vollen Hand
option-wurmt-refill_at = Hausregel: auffüllen bei so vielen Karten
option-wurmt-low = Hausregel: kürzester Wurm, der Punkte bringt
option-wurmt-high = Hausregel: längster Wurm, der Punkte bringt

learn-wurmt-1 = Fünf Karten, jede mit Zahl und Farbe. Die anderen sehen nur die Köpfe dahinter. Tipp auf eine Zahlenkarte, dann auf einen Wurm ihrer Farbe.
learn-wurmt-2 = Deine Karte ist jetzt der Kopf: Ihre Zahl ist für alle verdeckt. Du musst sie dir merken! Nun spielt { $name }.
learn-wurmt-3 = Auch { $name } hat angelegt. Leg eine Karte an einen Wurm, der schon einen Kopf hat, und sieh, wie der alte Kopf umgedreht wird.
learn-wurmt-4 = Die offenen Zahlen ergeben zusammen die Länge. Bei 10, 11 oder 12 bekommt, wer es geschafft hat, die umgedrehte Karte als Punkte. Hier ist jede Karte eine 5, also genügen zwei offene Karten. Leg weiter an.
learn-wurmt-5 = Punkte! Länger als 12 hätte dich welche gekostet. Jetzt hast du auch Aktionen: Spiel Spionage und sieh dir einen verdeckten Kopf an.
learn-wurmt-6 = Nur du hast diese Zahl gesehen. Nach beliebig vielen Aktionen musst du eine Karte anlegen: Tu das und beende deinen Zug.
learn-wurmt-end = Das ist alles: Köpfe merken, bis 10, 11 oder 12 zählen und nicht gierig werden.

## Rules, drawn

wurmt-example-lay = Leg eine Karte an einen Wurm ihrer Farbe: Sie ist der neue Kopf und zeigt ihren Wert nicht.
wurmt-example-turn = Der alte Kopf wird umgedreht, und der Wurm wächst um ihn.
wurmt-example-score = Genau 10, 11 oder 12: Die umgedrehte Karte gehört dir. Mehr, und sie kostet dich Punkte.
wurmt-example-over = Mehr als 12: Die Karte kommt auf deine Minusseite.
wurmt-example-clean = Danach wird der Wurm geputzt: Nur der neue Kopf bleibt.
