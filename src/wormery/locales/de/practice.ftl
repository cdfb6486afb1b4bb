### Die Übungsmatte: Knoten binden und lösen gegen die Uhr, und die Sammlung der Knoten.

practice-mode = Was möchtest du üben?
practice-mode-name = { $mode ->
    [untie] Lösen
   *[tie] Knoten
}
practice-invite = { $mode ->
    [untie] Zieh den Knoten auf. Die Uhr läuft ab der ersten Berührung.
   *[tie] Knote, was du magst. Die Uhr läuft ab der ersten Berührung.
}
practice-tied = { $kind ->
    [overhand] Geknotet: { $name }!
    [other_knot] Geknotet: { $name }!
    [too_small] Der Schiedsrichter sagt: Größer! So eng biegt sich kein Seil.
   *[other] Der Schiedsrichter sagt: Das hält nicht.
}
practice-untied = { $free ->
    [held] Der Schiedsrichter sagt: Er hält noch.
   *[free] Er ist gelöst!
}
practice-took = { $seconds } Sekunden
practice-new-best = Neue Bestzeit!
practice-unchecked = Der Schiedsrichter ist nicht zu erreichen, darum gilt unser eigenes Wort.
practice-which = Welcher Knoten
practice-no-knot = Ohne Verbindung zum Server gibt es keinen Knoten zu lösen.
practice-best = Dein schnellster Knoten: { $seconds } Sekunden, { $name }
practice-best-untied = { $count ->
    [one] Deine Bestzeit: { $seconds } Sekunden, einmal gelöst
   *[other] Deine Bestzeit: { $seconds } Sekunden, { $count }-mal gelöst
}
practice-no-best = Noch keine Zeit.
practice-follow = Folge den Punkten: { $name }.
practice-collection = Deine Knoten: { $count } von { $all }
practice-times = { $count ->
    [one] einmal geknotet
   *[other] { $count }-mal geknotet
}
practice-best-of = { $way ->
    [hold] Bestzeit { $seconds } s, mit Gedrückthalten
    [keys] Bestzeit { $seconds } s, mit Tasten
    [switch] Bestzeit { $seconds } s, mit einer einzigen Taste
   *[draw] Bestzeit { $seconds } s
}
practice-show = Zeig es mir
practice-hide = Punkte weg
practice-hint = { $knot ->
    [overhand] Mach eine Schlinge, tauch hindurch, zieh hinaus.
    [figure-eight] Eine Schlinge, einmal um das Seil, und zurück durch die Schlinge.
    [double-overhand] Wie ein Überhandknoten, aber zweimal herumgewickelt.
    [triple-overhand] Wie ein Überhandknoten, aber dreimal herumgewickelt.
    [quadruple-overhand] Viermal herumwickeln. Geduld!
    [quintuple-overhand] Fünfmal herumwickeln. Für Champions.
    [three-twist] Ein Achter mit einer Drehung mehr.
    [stevedore] Ein Achter mit zwei Drehungen mehr: So knoten Hafenarbeiter.
    [two-overhands] Ein Überhandknoten, und noch einer dahinter.
    [three-overhands] Drei Überhandknoten in einem Seil.
    [overhand-and-figure-eight] Erst ein Überhandknoten, dann ein Achter.
    [overhand-and-double-overhand] Erst ein einfacher, dann ein doppelter.
    [two-figure-eights] Ein Achter nach dem anderen.
    [three-strand-twist] Flechte: drei Stränge, viermal hinüber.
    [long-three-strand-twist] Flechte: drei Stränge, fünfmal hinüber.
    [a-rare-knot] Etwas Wildes, das noch keinen Namen hat.
   *[other] Ein namenloser: Webe { $crossings } Kreuzungen.
}
practice-reset = Sammlung leeren
practice-reset-sure = Die Sammlung leeren, mit allen Zeiten?
practice-reset-yes = Ja, neu anfangen

## Ways that no weaving makes

practice-dig = Wo der Weg ein Tunnel ist, grab: Halte einen zweiten Finger, die rechte Maustaste oder die Leertaste gedrückt.
