### Karten von Wormlord: eine nach ihrem Bild wählen, und eine zeichnen.

## Wählen

maps-choose = Die Karte
maps-sides = für { $sides } Parteien
maps-own = deine eigene
maps-draw = Zeichne deine eigene Karte

# Wie sich die mitgelieferten Karten spielen, nach ihrem Namen.
map-basic-2 = Offenes Gras, zwei Ziele vor jeder Basis: Behalte deine und stiehl eines.
    .name = Grundkarte 2
map-basic-3 = Ein Ziel vor jeder Basis und eines gleich weit von allen: In der Mitte wird es heiß.
    .name = Grundkarte 3
map-basic-4 = Offenes Gras; jedes Ziel liegt auf halbem Weg zwischen zwei Nachbarn.
    .name = Grundkarte 4
map-duel = Vier Ziele auf einer Linie, von dir so weit wie vom anderen: Tempo entscheidet.
    .name = Duell
map-mountain-king = Wer den Gipfel hält, braucht nur zwei der vier Täler. Vier Pässe führen hinauf.
    .name = Bergkönig
map-into-the-woods = Wege, einen Wurm breit, zwischen den Bäumen, und keiner geradeaus: Ein HQ kann einen schließen.
    .name = Im Wald
map-crossfire = Vier gerade Gassen, und ein Ziel, wo sich zwei kreuzen.
    .name = Kreuzfeuer
map-bermuda-triangle = Drei Ziele, und du brauchst alle. Dazwischen verschwinden Knoten.
    .name = Bermuda-Dreieck
map-musical-chairs = Alle haben ein Ziel daheim. Steh auf und lauf im Kreis!
    .name = Stühlerücken
map-small-garden = Winzig: Niemand ist je weit weg, und manchmal ist es in einer Minute vorbei.
    .name = Kleiner Garten
map-small-garden-3 = Winzig, zu dritt: zwei Ziele vor jeder Basis, und alle sind gleich nebenan.
    .name = Kleiner Garten für 3
map-high-mountain = Groß: ein langer Aufstieg zum Gipfel, der dir eins der vier Täler erspart.
    .name = Hoher Berg
map-deep-woods = Groß: gewundene Wege, einen Wurm breit, und es gibt immer noch einen Umweg.
    .name = Tiefer Wald

## Zeichnen

editor-untitled = Meine Karte
editor-copy = { $name }, verändert
editor-board = Die Karte, die du zeichnest
editor-marked = schau hierher
editor-tools = Was möchtest du malen?
editor-undo = Rückgängig
editor-redo = Wiederherstellen
editor-symmetry = Wiederholen
editor-symmetry-name = { $symmetry ->
    [across] Spiegel links–rechts
    [down] Spiegel oben–unten
    [half] halbe Drehung
    [quarter] Vierteldrehungen
   *[none] nirgends
}
editor-name = Name der Karte
editor-note = Wie sie sich spielt, in einer Zeile
editor-wide = Breite
editor-high = Höhe
editor-sides = Parteien
editor-play = Gleich spielen
editor-play-uneven = Trotzdem spielen
editor-save = Hier speichern
editor-is-saved = Gespeichert
editor-saved = In diesem Browser gespeichert.
editor-share = Link teilen
editor-copied = Der Link ist kopiert: Schick ihn jemandem.
editor-export = Als Datei speichern
editor-import = Datei öffnen
editor-loaded = Die Datei ist offen.
editor-sent = Jemand hat dir diese Karte geschickt. Spiel darauf, oder verändere sie.
editor-torn-link = Dieser Link ist beschädigt: Er enthält keine ganze Karte.
editor-help = So zeichnest du
editor-help-text = Tippe oder zieh, um zu malen; tippe noch einmal, um zu löschen. Mit Tasten: Lauf mit den Pfeilen und tippe G für Gras, O für ein Ziel, E für Erde, 1 bis 4 für eine Basis. Mit Strg und Z gehst du zurück. Am leichtesten wird es fair, wenn du die Karte drehst: eine halbe Drehung für zwei Parteien, Vierteldrehungen für vier.

## Was die Prüfung sagt

editor-findings = Was die Prüfung sagt
editor-verdict = { $verdict ->
    [fair] Erlaubt und fair. Los geht’s!
    [uneven] Noch nicht fair
    [unplayable] Noch nicht spielbar
    [unread] Noch keine Karte
    [offline] Keine Verbindung zum Server: Das kann gerade niemand prüfen.
   *[looking] Wird geprüft …
}
editor-flaw-wrong_size = { $across } × { $down } Felder: Eine Karte hat { $least } bis { $most } in jede Richtung.
editor-flaw-missing_base = Die Basis von { $side } fehlt.
editor-flaw-doubled_base = Die Basis von { $side } gibt es { $count }-mal.
editor-flaw-spare_base = Die Basis von { $side } ist zu viel: Die Karte ist für { $sides } Parteien.
editor-flaw-few_objectives = { $count ->
    [0] Es gibt kein Ziel: Eine Karte braucht mindestens { $least }.
    [one] Nur ein Ziel: Eine Karte braucht mindestens { $least }.
   *[other] { $count } Ziele: Eine Karte braucht mindestens { $least }.
}
editor-flaw-cut_off = Wenn { $sides } Parteien spielen, hat { $side } keinen Weg zum Ziel auf { $cell }.
editor-flaw-uneven = Wenn { $sides } Parteien spielen, läuft { $other } { $first } Schritte zu den Zielen, { $side } aber { $seen }.
editor-unread-at = Zeile { $line }, Spalte { $column }: { $why }
editor-unread = { $why ->
    [too_long] Der Text ist zu lang für eine Karte.
    [no_text] Das ist gar kein Text.
    [bad_name] Eine Karte braucht einen Namen mit 1 bis 40 Zeichen.
    [no_colon] Über der Zeichnung sagt jede Zeile, worum es geht, dann ein Doppelpunkt.
    [unknown_key] Eine Karte hat Namen, Parteien, Ziele und eine Notiz, sonst nichts.
    [said_twice] Dasselbe steht zweimal da.
    [unprintable] Es enthält Zeichen, die sich nicht anzeigen lassen.
    [missing_key] Der Name oder die Zahl der Parteien fehlt.
    [bad_sides] Eine Karte ist für 2, 3 oder 4 Parteien.
    [bad_sign] Dieses Zeichen ist kein Feld.
    [uneven_row] Diese Reihe ist länger oder kürzer als die erste.
    [too_much] Nach der Zeichnung kommt nichts mehr.
    [no_drawing] Die Zeichnung fehlt.
   *[wrong_count] Die Zahl der Ziele passt nicht zur Zeichnung.
}

## Das Regal

editor-own = Deine Karten
editor-own-none = Noch keine. Sie bleiben in diesem Browser.
editor-begin = Anfangen mit
editor-blank = Eine leere Wiese
editor-discard = { $name } wegwerfen
editor-gone = { $name } ist weggeworfen.
editor-restore = Zurückholen
editor-rename = { $name } umbenennen
