### The rule books as people read them: every rule with its heading and what a refused player is told.
### The ids are those of docs/rules; docs/languages.md says how to translate.

## Wormi

rules-wormi = Wormi
    .intro = Ein Brettspiel für zwei, Blau und Rosa, bei dem nichts verborgen ist: Wer zuerst alle 16 Steine zu einem einzigen Wurm aufreiht, gewinnt.

rules-wormi-setup = Material und Aufbau

WI-01 = Das Brett hat ein Schachbrettmuster: 7 Spalten (a bis g) und 10 Reihen (1 bis 10), und a1 ist hell. Blau hat 16 Steine mit den Nummern 1 bis 16, Rosa auch.
    .title = Das Brett
    .refusal = Dieses Feld oder diesen Stein gibt es auf diesem Brett nicht.
WI-02 = Zweiunddreißig Felder sind Startfelder: 16 helle für Blau und 16 dunkle für Rosa.
    .title = Die Startfelder
    .refusal = Dieses Feld hat die Farbe der anderen Partei.
WI-03 = Die Nummern werden zufällig auf die Startfelder jeder Partei verteilt, aus einer Startzahl, die das Spiel festhält. Alle sehen alle Nummern.
    .title = Die Verteilung
    .refusal = Die Nummern werden ausgelost und bleiben so liegen.
WI-04 = Du wählst eine Aufstellung der Startfelder: 32 Felder, 16 helle und 16 dunkle, die nach einer halben Drehung gleich aussehen. Üblich ist die „Raute“: In den Reihen 2 bis 9 liegen 1, 3, 5, 7, 7, 5, 3 und 1 Felder um die Spalte d. Es gibt auch „zwei Streifen“ (Spalten b, c, e und f in den Reihen 2 bis 9), „äußere Streifen“ (Spalten a, b, f und g in den Reihen 2 bis 9), „Ring“ (Spalten b bis f in den Reihen 2 bis 9 ohne die vier Ecken und ohne d4 bis d7), „Block“ (Spalten b bis f in den Reihen 3 bis 8, dazu d2 und d9), „beide Enden“ (die Reihen 1, 2, 9 und 10 ganz, dazu c3, e3, c8 und e8) und „Heime“ (Blau: die hellen Felder der Reihen 1 bis 5 ohne a5 und g5; Rosa: dieselben, um eine halbe Drehung gedreht).
    .title = Aufstellungen zur Wahl
    .refusal = Eine Aufstellung braucht 16 helle und 16 dunkle Felder, die nach einer halben Drehung gleich aussehen.

rules-wormi-moving = Ziehen

WI-05 = Blau beginnt. Ihr zieht abwechselnd. In deinem Zug bewegst du einen eigenen Stein, mit einem Schritt oder mit Sprüngen, nie mit beiden.
    .title = Abwechselnd ziehen
    .refusal = Warte, bis du an der Reihe bist; dann geht oder springt ein Stein, nie beides.
WI-06 = Ein Schritt führt auf ein leeres Feld, das schräg neben dem Stein liegt.
    .title = Der Schritt
    .refusal = Dieses Feld ist besetzt: Du brauchst ein leeres.
WI-07 = Ein Sprung führt über genau einen Stein direkt neben deinem auf das leere Feld unmittelbar dahinter, in gerader Linie: waagerecht oder senkrecht über einen gegnerischen Stein, schräg über einen eigenen. (Etwas anderes kann dort nicht stehen: Eine Partei verlässt nie die Farbe ihrer Felder.)
    .title = Der Sprung
    .refusal = Dorthin führt kein Sprung: Er geht über genau einen Nachbarn auf das leere Feld gleich dahinter.
WI-08 = Über zwei Steine hintereinander kann man nicht auf einmal springen.
    .title = Nur ein Stein
    .refusal = Gleich dahinter steht noch ein Stein: Über zwei hintereinander kannst du nicht springen.
WI-09 = Du darfst in einem Zug mehrere Sprünge aneinanderreihen und nach jedem die Richtung wechseln. Du darfst nach jedem Sprung aufhören.
    .title = Sprungketten
    .refusal = Sprünge folgen einer nach dem anderen.
WI-10 = In einem Zug landet ein Stein nie zweimal auf demselben Feld, und sein Startfeld zählt als besucht: Es ist leer, solange der Stein unterwegs ist, aber du darfst nicht wieder darauf landen. Zweimal über denselben Stein zu springen ist erlaubt, es sei denn, ihr spielt die strenge Lesart (WI-22).
    .title = Kein Feld zweimal
    .refusal = Dein Stein war in diesem Zug schon auf diesem Feld.
WI-11 = Übersprungene Steine bleiben stehen: Es wird nie etwas geschlagen.
    .title = Nichts wird geschlagen
    .refusal = Übersprungene Steine bleiben auf dem Brett.
WI-12 = Ein Zug ist ein Stein und das Feld, auf dem er endet. Auf welchem Weg die Sprünge gingen, ändert nichts: Gezeigt wird ein kürzester Weg, und du darfst einen anderen zeichnen.
    .title = Was ein Zug ist
    .refusal = Dieser Weg führt nicht von deinem Stein zu dem gewählten Feld.

rules-wormi-end = Das Ende

WI-13 = Ein Wurm, das sind die Steine 1 bis 16 einer Partei, von denen jeder den mit der Nummer davor berührt. Steine einer Partei können sich nur schräg berühren.
    .title = Der Wurm
    .refusal = Jeder Stein des Wurms muss die Nummer davor berühren.
WI-14 = Ist dein Wurm nach einem Zug fertig, gewinnst du sofort. Nur dein eigener Zug kann deinen Wurm fertig machen, also könnt ihr nie beide zugleich gewinnen.
    .title = Gewinnen
    .refusal = Der Wurm ist fertig: Es kann nichts mehr folgen.
WI-15 = Wer keinen möglichen Zug hat, setzt aus. Hat niemand einen, ist das Spiel unentschieden.
    .title = Kein Zug möglich
    .refusal = Du kannst noch ziehen, also darfst du nicht aussetzen.
WI-16 = Nicht in der gedruckten Regel, aber nützlich: Kommt dieselbe Stellung mit derselben Person am Zug zum dritten Mal vor, ist das Spiel unentschieden. Das ist es auch nach 100 Zügen jeder Partei, in denen bei keiner die längste Reihe aufeinanderfolgender Nummern, die sich berühren, über ihren bisherigen Bestwert hinausgewachsen ist. Beide Grenzen lassen sich ändern. Ihr dürft euch auch auf ein Unentschieden einigen, und du darfst aufgeben.
    .title = Unentschieden und Aufgeben
    .refusal = Unentschieden ist es nur durch diese Grenzen oder wenn ihr beide einverstanden seid.
WI-17 = Mit Uhr, wenn ihr eine wählt: Wessen Zeit abläuft, der verliert.
    .title = Die Uhr
    .refusal = Die Zeit ist um.
WI-18 = Zu beginnen ist etwa einen halben Zug wert, und die Verteilungen sind verschieden. Es gibt zwei faire Wege: einen Wettkampf aus zwei Spielen mit derselben Verteilung und getauschten Farben (1 Punkt für einen Sieg, ein halber für ein Unentschieden), oder „Kuchenteilen“: Die Verteilung liegt für beide offen, und die Person auf dem zweiten Platz sieht sie sich an und wählt, wer Blau ist.
    .title = Zwei faire Wege
    .refusal = Die Farben werden einmal gewählt, vor dem ersten Zug, und nur von der Person, die wählen darf.

rules-wormi-settled = Was die App festlegt

WI-19 = Du darfst bitten, deinen letzten Zug zurückzunehmen (und damit die Antwort, falls es eine gab). Das geschieht nur, wenn die andere Person zustimmt. Es liegt immer nur ein Vorschlag auf dem Tisch, für ein Unentschieden oder eine Rücknahme; ein Zug, ein Ja oder ein Nein räumt ihn ab.
    .title = Vorschläge und Rücknahmen
    .refusal = Das kannst du gerade nicht vorschlagen oder beantworten.
WI-20 = Ohne „Kuchenteilen“ ist im ersten Spiel der erste Platz Blau. In einem Wettkampf aus zwei Spielen beginnt das zweite, sobald das erste vorbei ist. Aufgeben, Unentschieden und Uhr betreffen nur das laufende Spiel; ein Wettkampf mit gleichen Punkten ist unentschieden.
    .title = Wer ist wer
    .refusal = Die Farben stehen für dieses Spiel fest.
WI-21 = Ein Spiel darf auch mit einer gegebenen Stellung statt einer Verteilung beginnen: 16 verschiedene Felder für jede Partei, Blau auf hellen, Rosa auf dunklen, und noch kein fertiger Wurm.
    .title = Mit einer Stellung beginnen
    .refusal = Mit dieser Stellung kann kein Spiel beginnen.
WI-22 = „Nie in einem Zug zweimal durch dasselbe Feld“ lässt sich auf zwei Arten lesen, und ihr wählt eine. Gewöhnlich zählen nur die Felder, auf denen dein Stein landet. In der strengen Lesart gilt auch ein übersprungenes Feld als durchquert: Du überspringst in einem Zug keinen Stein zweimal, gleich in welcher Richtung.
    .title = Kein Feld zweimal
    .refusal = Diesen Stein hast du in diesem Zug schon übersprungen; in der strengen Lesart reicht einmal.

## Das Wurmt

rules-wurmt = Das Wurmt
    .intro = Ein Kartenspiel für zwei bis fünf, mit Gedächtnis und ein wenig Bluff: Lass einen Wurm auf 10, 11 oder 12 wachsen und hol dir Punkte; wird er länger, verlierst du welche.

rules-wurmt-material = Was in der Schachtel ist

DW-01 = 99 Wurmkarten in drei Farben (Gelb, Rosa und Blau), 33 je Farbe: 28 Wertkarten und 5 Aktionskarten. 6 Schwänze, zwei je Farbe. Eine Punktetafel für jede Person, mit einer Plusseite und einer Minusseite.
    .title = Karten und Schwänze
    .refusal = Das gehört nicht in die Schachtel.
DW-02 = Die Werte gehen von 1 bis 7, vier von jedem in jeder Farbe. (Die Werte sind bekannt; wie viele von jedem, ist unsere Wahl, und ihr dürft sie ändern: 28 beliebige Werte von 0 bis 9.)
    .title = Die Werte
    .refusal = Jede Farbe braucht 28 Werte von 0 bis 9.
DW-03 = Die Aktionen sind Entfernen, Hand auffrischen, Neuer Wurm, Spionage und Passen, je eine in jeder Farbe.
    .title = Die fünf Aktionen
    .refusal = Diese Aktion gibt es nicht.
DW-04 = Die Rückseite jeder Karte, auch einer Aktionskarte, zeigt einen Kopf in ihrer Farbe: Von hinten lässt sich eine Aktion nicht von einer Wertkarte unterscheiden. Mit „neutralen Rückseiten“, wenn ihr sie wählt, sehen alle, dass eine Karte eine Aktion ist, aber nicht, welche. Sonst bewirkt die Farbe einer Aktion nichts.
    .title = Die Rückseiten
    .refusal = Die Rückseite einer Karte verrät nicht mehr als ihre Farbe.
DW-05 = Du siehst die Vorderseiten deiner Karten; die anderen sehen die Rückseiten: wie viele Karten von welcher Farbe, ohne Reihenfolge. Im „blinden“ Spiel sieht niemand die Werte der Handkarten, auch nicht der eigenen: Du siehst Farben und welche deiner Karten Aktionen sind. (Die Schachtel sagt beides: dass die Köpfe zu den anderen sehen und dass man blind legt; also wählt ihr.)
    .title = Wer was sieht
    .refusal = Im blinden Spiel bleiben die Werte auf der Hand verborgen.

rules-wurmt-setup = Aufbau

DW-06 = Von jeder Farbe liegt ein Schwanz auf dem Tisch; die anderen drei sind der Vorrat.
    .title = Die ersten Schwänze
    .refusal = Von jeder Farbe liegt von Anfang an ein Schwanz auf dem Tisch.
DW-07 = Alle 99 Karten werden gemischt, aus einer Startzahl, die das Spiel festhält. Zu zweit werden 30 ungesehen beiseitegelegt, zu dritt 20, zu viert 10 und zu fünft keine.
    .title = Mischen
    .refusal = Im Stapel muss jede Karte genau einmal sein.
DW-08 = Alle bekommen 5 Karten. Der Rest ist der Nachziehstapel.
    .title = Austeilen
    .refusal = Alle bekommen gleich viele Karten.
DW-09 = Es beginnt, wer zuletzt einen Wurm gesehen hat, wenn der Tisch danach fragt; sonst wird ausgelost oder gewählt. Danach geht es im Uhrzeigersinn.
    .title = Wer an der Reihe ist
    .refusal = Du bist noch nicht an der Reihe.

rules-wurmt-turn = Dein Zug

DW-10 = Spiele zuerst beliebig viele Aktionskarten, eine nach der anderen; lege dann genau eine Wurmkarte. Nach dem Legen folgt nichts mehr.
    .title = Aktionen, dann eine Karte
    .refusal = Diese Karte hast du nicht auf der Hand.
DW-11 = Lege die Karte an einen Wurm ihrer Farbe, mit dem Kopf nach oben: Sie wird der Kopf dieses Wurms. Ihr Wert ist von da an vor allen verborgen. Siehst du deine Werte, so hast du diesen gesehen; im blinden Spiel hat ihn niemand gesehen.
    .title = Einen Kopf legen
    .refusal = Lege die Karte an einen Wurm ihrer eigenen Farbe.
DW-12 = Hatte der Wurm schon einen Kopf, wird dieser alte Kopf jetzt umgedreht. Die Länge des Wurms ist die Summe seiner offenen Werte; der Schwanz zählt 0, und der neue Kopf zählt nicht.
    .title = Den alten Kopf umdrehen
    .refusal = Nur der alte Kopf wird umgedreht.
DW-13 = Weniger als 10: Es geschieht nichts.
    .title = Weniger als 10
    .refusal = Der Wurm ist noch zu kurz für Punkte.
DW-14 = 10, 11 oder 12: Du legst die eben umgedrehte Karte auf deine Plusseite.
    .title = 10, 11 oder 12
    .refusal = Nur ein Wurm von 10, 11 oder 12 bringt Punkte.
DW-15 = Mehr als 12: Du legst die eben umgedrehte Karte auf deine Minusseite.
    .title = Mehr als 12
    .refusal = Der Wurm ist zu lang: Die Karte kommt auf die Minusseite.
DW-16 = In beiden Fällen wird der Wurm geputzt: Seine anderen offenen Karten kommen auf den Ablagestapel, der Schwanz bleibt, und der neue Kopf rückt neben den Schwanz, noch immer verborgen.
    .title = Den Wurm putzen
    .refusal = Der Schwanz und der neue Kopf bleiben immer liegen.
DW-17 = Bei der ersten Karte an einem Wurm ohne Kopf wird nichts umgedreht.
    .title = Der erste Kopf
    .refusal = Dieser Wurm hat keinen Kopf zum Umdrehen.
DW-18 = Du kannst immer legen: Jede Farbe hat einen Wurm, und Würmer bleiben immer liegen. Legen ist Pflicht, auch wenn es Punkte kostet.
    .title = Legen ist Pflicht
    .refusal = Du musst eine Karte legen, um deinen Zug zu beenden.

rules-wurmt-hand = Deine Hand

DW-19 = Mit mehr als 2 Karten auf der Hand ziehst du nichts nach. Sobald du 2 Karten oder weniger hast, wird deine Hand sofort auf 5 aufgefüllt, auch mitten im Zug nach einer Aktion.
    .title = Auffüllen
    .refusal = Deine Hand wird von selbst aufgefüllt, wenn sie klein genug ist.
DW-20 = Eine Hand ohne eine einzige Wertkarte (nur Aktionen) wird ganz und offen abgelegt und durch 5 neue Karten ersetzt. Das ist Pflicht, wenn nötig mehrmals; nachgesehen wird nach jeder gespielten Karte, zu Beginn eines Zuges und nach dem Austeilen.
    .title = Nichts als Aktionen
    .refusal = Eine Hand mit einer Wertkarte bleibt, wie sie ist.
DW-21 = Der Ablagestapel liegt offen und wird nie neu gemischt. Beiseitegelegte Karten bleiben bis zum Schluss ungesehen.
    .title = Der Ablagestapel
    .refusal = Vom Ablagestapel kommt nichts zurück.

rules-wurmt-actions = Die Aktionen

DW-22 = Eine Aktion wird gezeigt, ausgeführt und abgelegt; sie verlängert nie einen Wurm. Eine Aktion ohne mögliches Ziel kann nicht gespielt werden.
    .title = Eine Aktion spielen
    .refusal = Das kann diese Karte nicht: Eine Aktion braucht ein Ziel und verlängert nie einen Wurm.
DW-23 = Entfernen: Eine offene Wertkarte eines beliebigen Wurms, auch die einzige, kommt auf den Ablagestapel. Nie der Kopf oder der Schwanz. Punkte gibt es dafür nicht.
    .title = Entfernen
    .refusal = Du kannst nur eine offene Wertkarte entfernen, nie einen Kopf oder Schwanz.
DW-24 = Hand auffrischen: Lege beliebig viele deiner anderen Handkarten ab, auch gar keine, und fülle dann auf 5 auf.
    .title = Hand auffrischen
    .refusal = Wähle unter deinen anderen Handkarten, jede nur einmal.
DW-25 = Neuer Wurm: Lege einen beliebigen Schwanz aus dem Vorrat auf den Tisch. Zwei Würmer dürfen dieselbe Farbe haben; eine Karte dieser Farbe darf an jeden der beiden.
    .title = Neuer Wurm
    .refusal = Von dieser Farbe ist kein Schwanz mehr im Vorrat.
DW-26 = Spionage: Sieh dir den Wert eines verborgenen Kopfes an. Alle sehen, bei welchem Wurm du spähst; nur du erfährst den Wert. Der eigene Kopf und ein zweiter Blick sind erlaubt.
    .title = Spionage
    .refusal = Dieser Wurm hat keinen verborgenen Kopf zum Ansehen.
DW-27 = Passen: Du legst in diesem Zug keine Wurmkarte; dein Zug ist sofort zu Ende.
    .title = Passen
    .refusal = Passen kannst du nur mit einer Karte „Passen“.

rules-wurmt-end = Das Ende

DW-28 = Das Spiel endet, wenn jemand auf 5 auffüllen muss und der Nachziehstapel zu wenige Karten hat: Der Rest wird genommen, und das Spiel ist sofort vorbei. (Ihr könnt auch wählen, den Zug oder die Runde zu Ende zu spielen.) Ein Nachziehstapel, der genau leer ist, beendet das Spiel nicht.
    .title = Der leere Nachziehstapel
    .refusal = Der Nachziehstapel ist leer: Es gibt keine Karten mehr zu ziehen.
DW-29 = Dein Ergebnis: die Summe deiner Plusseite minus die Summe deiner Minusseite. Köpfe auf dem Tisch und Handkarten zählen nicht. Du kannst auch unter null landen.
    .title = Punkte zählen
    .refusal = Nur Plusseite und Minusseite zählen.
DW-30 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand an der Spitze teilen sich die Besten den Sieg und bekommen noch eine Runde angeboten.
    .title = Gewinnen
    .refusal = Das Spiel gewinnt man nur mit Punkten.

rules-wurmt-announcing = Ansagen (Variante)

DW-31 = Spielt ihr mit Ansagen, nennt, wer einen Kopf legt, einen der Werte im Spiel und damit die Länge, die sich ergäbe. Das darf gelogen sein, sogar offensichtlich; im blinden Spiel, wo niemand den Wert kennt, ist es reiner Bluff. Etwas zu sagen ist Pflicht, und auf die Punkte wirkt es sich nicht aus.
    .title = Nenne einen Wert
    .refusal = Nenne einen der Werte im Spiel, wenn ihr mit Ansagen spielt, und sonst keinen.
DW-32 = Die Ansage bleibt für alle sichtbar auf dem Kopf, bis er umgedreht wird. Dann werden Ansage und Wahrheit zusammen gezeigt, und alle sehen, wie oft jede und jeder die Wahrheit gesagt hat. Ansagen auf Köpfen, die nie umgedreht wurden, werden nach dem Spiel aufgedeckt.
    .title = Ansage und Wahrheit
    .refusal = Eine Ansage bleibt auf ihrem Kopf, bis er umgedreht wird.

rules-wurmt-settled = Was die App festlegt

DW-33 = Was du weißt: deine eigenen Vorderseiten, im blinden Spiel ohne Werte; alle Rückseiten nach Zahl und Farbe; alle offenen Karten, abgelegten Karten, Punkte und Ansagen und die Größe des Nachziehstapels; die Werte der Köpfe, die du erspäht hast, und, wenn du deine Werte siehst, derer, die du selbst gelegt hast. Sonst erfährst du nichts, auf keine Weise, bevor das Spiel vorbei ist.
    .title = Was du weißt
    .refusal = Das bleibt geheim, bis das Spiel vorbei ist.
DW-34 = Eine Gedächtnishilfe, wenn ihr sie wählt: Im „strengen“ Spiel siehst du einen Wert, den du vom Legen oder Spähen kennst, nur in diesem Zug; im „freundlichen“ Spiel, bis er umgedreht wird. Ihr wählt auch, ob man nur die oberste Karte des Ablagestapels ansehen darf oder alle.
    .title = Gedächtnishilfe
    .refusal = In diesem Spiel musst du dir das selbst merken.
DW-35 = Einen Zug zurücknehmen geht nur, solange nichts Neues gesehen, gezogen oder von jemand anderem gespielt wurde.
    .title = Zurücknehmen
    .refusal = Es gibt gerade nichts, das du zurücknehmen kannst.

rules-wurmt-silent = Wo die Schachtel schweigt

DW-36 = Hausregeln: Ihr dürft andere Aktionskarten je Farbe vereinbaren (bis zu 10), eine andere Zahl von Schwänzen je Farbe (1 bis 10 statt 2), von Karten, die zu zweit, dritt, viert und fünft beiseitegelegt werden (statt 30, 20, 10 und 0), von Karten einer vollen Hand (1 bis 10 statt 5), von Karten, bei der eine Hand aufgefüllt wird (0 bis 10 statt 2), und andere Längen, die Punkte bringen (statt 10 bis 12). Die Zahlen in den Regeln oben gelten dann entsprechend. Es müssen genug Karten zum Austeilen da sein.
    .title = Hausregeln
    .refusal = Mit diesen Hausregeln gibt es nicht genug Karten.
DW-37 = Nach einer gespielten Karte wird die Hand zuerst aufgefüllt (DW-19) und dann auf Wertkarten durchgesehen (DW-20); nach dem Austeilen werden die Hände in der Reihenfolge der Plätze durchgesehen. Kann eine abgelegte Hand nicht ersetzt werden, weil der Nachziehstapel leer ist, bleibt sie abgelegt. Habt ihr gewählt, den Zug oder die Runde zu Ende zu spielen, beendet den Zug, ohne zu legen, wer keine Wertkarte mehr hat.
    .title = Erst auffüllen, dann nachsehen
    .refusal = Die Hand wird zuerst aufgefüllt und dann durchgesehen.
DW-38 = Eine Runde beginnt mit dem Zug der ersten Person: Habt ihr gewählt, die Runde zu Ende zu spielen, endet das Spiel, bevor die erste Person wieder an der Reihe wäre.
    .title = Was eine Runde ist
    .refusal = Die Runde endet, bevor die erste Person wieder an der Reihe ist.
DW-39 = Die Karte, die du spielst, kennst du schon, sie zu zeigen ist also nichts Neues: Eine gelegte Karte, bei der kein Kopf umgedreht wurde, ein Entfernen, ein Neuer Wurm und ein Passen lassen sich zurücknehmen, eines nach dem anderen, von der Person, die sie gespielt hat. Nicht aber, wenn seither eine Hand aufgefüllt oder abgelegt wurde, jemand anders gespielt hat, das Spiel vorbei ist oder die Zeit um war. Eine zurückgenommene Ansage zählt als nie gemacht. Die Zeit, die der Zug gekostet hat, bleibt verbraucht.
    .title = Was sich zurücknehmen lässt
    .refusal = Dieser Zug lässt sich nicht mehr zurücknehmen.
DW-40 = Mit Uhr, wenn ihr eine wählt (so viel je Zug, oder so viel für das Spiel und eine Zugabe je Zug), läuft die Zeit eines Zuges von seinem Anfang bis zu seinem Ende. Ist sie um, wird eine Karte für dich gelegt: die erste Wertkarte deiner Hand, in der Reihenfolge des Nachziehens, an den ersten Wurm ihrer Farbe, beim Spiel mit Ansagen mit der niedrigsten Ansage. Niemand verliert ein Spiel durch die Uhr. Jeder Zug hat mindestens eine Sekunde. Was später gespielt wird, kommt zu spät.
    .title = Die Uhr
    .refusal = Die Zeit für diesen Zug ist um.
DW-41 = Eine Karte auf dem Weg zum Ablagestapel sehen alle, auch wenn man nur seine oberste Karte ansehen darf. Ist das Spiel vorbei, werden alle Karten allen gezeigt, auch den Zuschauenden.
    .title = Allen gezeigt
    .refusal = Alle Karten werden gezeigt, wenn das Spiel vorbei ist.
DW-42 = Es beginnt, wer zuletzt einen Wurm gesehen hat: Wählt das, und der Tisch fragt vor dem ersten Zug. Wer will, antwortet, für sich oder für jemand anderen, oder überlässt es dem Zufall; die erste Antwort gilt. Der Zufall wurde mit den Karten gezogen, und vorher sieht ihn niemand. Solange läuft keine Uhr. Hat nach 20 Sekunden niemand geantwortet, entscheidet der Zufall; Bots antworten nicht.
    .title = Die Frage nach dem Wurm
    .refusal = Zuerst sagt jemand, ein einziges Mal, wer zuletzt einen Wurm gesehen hat.

## Wormlord

rules-wormlord = Wormlord
    .intro = Ein Wettlauf ohne Spielzüge für zwei bis vier Parteien, allein oder zu zweit: Alle knoten, legen und lösen zugleich, und wer drei Ziele besetzt, gewinnt.
    .story = Früher war der Garten groß genug für alle. Dann wollten die rosa Würmer den Salat, die blauen den Kompost, die gelben die sonnige Mauer und die braunen einfach alles. Seitdem streiten sie von früh bis spät. Gebissen wird nicht, denn Würmer haben keine Zähne: Sie machen sich Knoten in den Leib, legen sich quer in den Weg, und wer drei Ziele hält, ist Herr des Gartens bis zum nächsten Regen.

rules-wormlord-setup = Material und Aufbau

WL-01 = Das Brett hat 7 × 7 Felder. Eine Karte darf auch ein anderes Rechteck sein, von 5 × 5 bis 9 × 9. (Eine gedruckte Ausgabe spricht von 25 Feldern: Das ist der „kleine Garten“ mit 5 × 5.)
    .title = Das Brett
    .refusal = Das passt nicht: Ein Brett hat 5 bis 9 Felder in jede Richtung.
WL-02 = Ein Feld ist Gras, ein Ziel, die Basis einer Partei oder Erde. Auf Erde darf nie etwas liegen.
    .title = Gras und Erde
    .refusal = Auf Erde darf nichts liegen.
WL-03 = Jede Partei hat 15 Seile in ihrem Vorrat, ein Hauptquartier (HQ) neben dem Brett und eine Basis auf dem Brett.
    .title = Seile, HQ und Basis
    .refusal = Jede Partei hat 15 Seile, ein HQ und eine Basis.
WL-04 = Eine Karte sagt, für wie viele Parteien sie ist. Es gibt drei Grundkarten (für 2, 3 und 4 Parteien) und sechs weitere: Duell, Bergkönig, Im Wald, Kreuzfeuer, Bermuda-Dreieck und Stühlerücken. Alle neun haben 7 × 7 Felder. Vier eigene Gärten kommen dazu: Kleiner Garten und Kleiner Garten für 3 mit 25 Feldern, Hoher Berg und Tiefer Wald mit 81.
    .title = Die Karten
    .refusal = Diese Karte ist nicht für so viele Parteien gemacht.
WL-05 = Eine Karte hat vier Ziele, sofern nichts anderes dabeisteht, und nie weniger als drei.
    .title = Die Ziele
    .refusal = Eine Karte braucht mindestens drei Ziele.
WL-06 = Die Karten sind unsere eigenen Entwürfe unter den gedruckten Namen. Eine Karte ist eine kleine Textdatei, die du selbst zeichnen kannst. Eine Karte ist fair: Von jeder Basis aus ist die sortierte Liste der Laufwege zu den Zielen gleich, und jede Basis erreicht jedes Ziel.
    .title = Faire Karten
    .refusal = Diese Karte ist nicht fair für alle Parteien.

rules-wormlord-start = Der Start

WL-07 = Jede Partei beginnt mit einem ihrer Seile in der Hand, ohne Knoten; 14 liegen im Vorrat.
    .title = Das erste Seil
    .refusal = Alle beginnen mit einem Seil ohne Knoten in der Hand.
WL-08 = Sind alle bereit, läuft der Countdown 3, 2, 1, und dann kommt das Signal: KNOTET! Vor dem Signal kann nichts geknotet werden.
    .title = Das Signal
    .refusal = Sag einmal, dass du bereit bist, und warte dann auf das Signal.

rules-wormlord-hands = In der Hand

WL-09 = Deine Partei hält höchstens ein Seil auf einmal: nichts, ein eigenes Seil ohne Knoten, einen eigenen Knoten oder einen gegnerischen Knoten.
    .title = Ein Seil auf einmal
    .refusal = Du hast schon ein Seil in der Hand.
WL-10 = Um ein Seil zu nehmen, brauchst du eine leere Hand und ein Seil im Vorrat. Ist dein Vorrat leer, musst du warten, bis ein Gegner eines zurückgibt.
    .title = Ein Seil nehmen
    .refusal = Dein Vorrat ist leer: Warte, bis ein Seil zurückkommt.
WL-11 = Knoten macht aus dem Seil in deiner Hand einen Knoten. Das Seil muss wirklich verknotet sein, und jeder Knoten ist recht. Vor dem Spiel darf vereinbart werden, dass nur der Überhandknoten zählt.
    .title = Einen Knoten machen
    .refusal = Nimm zuerst ein Seil und mach einen richtigen Knoten.
WL-12 = Ein fertiger Knoten wird sofort gelegt: Du kannst ihn nicht für später aufheben, nicht lösen und nicht zurücklegen, und deine Hand tut nichts anderes, bevor er liegt. Könntest du ihn legen und tust es eine Weile nicht (10 Sekunden, wenn nichts anderes vereinbart ist), geht er auf: Das Seil bleibt in der Hand, ohne Knoten.
    .title = Geknotet heißt gelegt
    .refusal = Lege zuerst deinen Knoten auf das Brett.
WL-13 = In einem Vorrat liegen nur eigene Seile ohne Knoten.
    .title = Der Vorrat
    .refusal = In deinen Vorrat kommen nur eigene Seile ohne Knoten.

rules-wormlord-placing = Legen

WL-14 = Dein Knoten kommt auf ein Feld direkt neben (nie schräg) einem Feld, das deine Partei besetzt, oder neben deiner Basis.
    .title = Seite an Seite
    .refusal = Lege ihn direkt neben einen deiner Knoten oder deine Basis, nicht schräg.
WL-15 = Deine Partei besetzt die Felder, auf denen ihre Knoten liegen. Sie brauchen keine Verbindung zur Basis: Ein abgeschnittener Knoten bleibt liegen, und du kannst weiterhin neben ihn legen.
    .title = Abgeschnitten, aber lebendig
    .refusal = Du besetzt nur die Felder, auf denen deine Knoten liegen.
WL-16 = Ein freies Feld erobern: Dein Knoten liegt dort, und deine Hand ist leer.
    .title = Ein freies Feld
    .refusal = Um ein Feld zu erobern, brauchst du einen Knoten in der Hand.
WL-17 = Ein gegnerisches Feld erobern: Dein Knoten nimmt das Feld sofort ein, und der gegnerische Knoten kommt in deine Hand.
    .title = Ein gegnerisches Feld
    .refusal = Der gegnerische Knoten kommt in deine Hand.
WL-18 = Ein gegnerischer Knoten in deiner Hand muss gelöst werden und geht dann in den Vorrat seiner Partei zurück. Bis dahin tut deine Hand nichts anderes.
    .title = Lösen
    .refusal = Gelöst wird nur ein gegnerischer Knoten in deiner Hand, und er muss vor allem anderen ganz gelöst sein.
WL-19 = Auf einem Feld liegt höchstens ein Knoten. Dein eigenes Feld kannst du nicht noch einmal einnehmen.
    .title = Ein Knoten je Feld
    .refusal = Dieses Feld gehört dir schon.
WL-20 = Deine eigenen Knoten auf dem Brett löst und bewegst du nie.
    .title = Knoten bleiben liegen
    .refusal = Deine eigenen Knoten bleiben, wo sie sind.
WL-21 = Eine Basis zählt als Feld, das ihrer Partei für immer gehört. Auf einer Basis liegt nie ein Knoten und steht nie ein HQ, welcher Farbe auch immer.
    .title = Die Basis
    .refusal = Auf eine Basis kommt nichts.
WL-22 = Legen zwei Parteien auf dasselbe freie Feld, nimmt es die erste ein, und die zweite erobert es von der ersten, wenn das noch erlaubt ist (WL-17).
    .title = Beide zugleich
    .refusal = Auf diesem Feld war jemand schneller.
WL-23 = Gibt es kein erlaubtes Feld für den Knoten in deiner Hand, bleibt er in der Hand, bis es eines gibt.
    .title = Kein Feld zum Legen
    .refusal = Für deinen Knoten gibt es noch kein Feld: Behalte ihn und warte.

rules-wormlord-headquarters = Das Hauptquartier

WL-24 = Du darfst dein HQ auf jedes Feld mit einem eigenen Knoten stellen, jederzeit, was immer deine Hand hält, und es jederzeit wieder versetzen.
    .title = Das HQ stellen
    .refusal = Dein HQ kann nur auf einem eigenen Knoten stehen.
WL-25 = Ein Feld mit einem HQ kann nicht erobert werden, solange das HQ dort steht.
    .title = Ein sicheres Feld
    .refusal = Ein HQ schützt dieses Feld.
WL-26 = Ein HQ steht nie auf einem Ziel oder einer Basis. Niemand versetzt das HQ einer anderen Partei.
    .title = Nicht auf Zielen
    .refusal = Ein HQ kann nicht auf einem Ziel oder einer Basis stehen.
WL-27 = Einmal auf dem Brett, wechselt ein HQ nur von einem Knoten der eigenen Partei zu einem anderen.
    .title = Von Knoten zu Knoten
    .refusal = Dein HQ geht nur zu einem anderen eigenen Knoten.

rules-wormlord-winning = Gewinnen

WL-28 = Die erste Partei, die drei Ziele gleichzeitig besetzt, gewinnt sofort die Runde. (Bei vier Zielen können das nie zwei Parteien zugleich.)
    .title = Drei Ziele
    .refusal = Du brauchst drei Ziele gleichzeitig.
WL-29 = Die erste Partei, die zwei Runden gewinnt, gewinnt den Wettkampf. Ihr dürft eine andere Zahl vereinbaren, von 1 bis 5.
    .title = Der Wettkampf
    .refusal = Ein Wettkampf geht um 1 bis 5 gewonnene Runden.
WL-30 = Zwischen den Runden werden Brett, Vorräte und HQs neu aufgebaut.
    .title = Ein neuer Garten
    .refusal = Jede Runde beginnt mit einem neuen Garten.

rules-wormlord-timed = Gegen die Zeit (Variante)

WL-31 = Eine Runde darf ein Zeitlimit haben: 3 Minuten, wenn ihr nichts anderes wählt (10 Sekunden bis eine Stunde).
    .title = Das Zeitlimit
    .refusal = Ein Zeitlimit liegt zwischen 10 Sekunden und einer Stunde, in ganzen Sekunden.
WL-32 = Ist die Zeit um, gewinnt die Partei mit den meisten Punkten die Runde: 1 für jedes Feld mit ihrem Knoten, 2 für ein Ziel. Basen zählen nicht.
    .title = Punkte entscheiden
    .refusal = Die Zeit ist um: Die Punkte entscheiden.
WL-33 = Bei Gleichstand an der Spitze gewinnt niemand: Die Runde wird noch einmal gespielt.
    .title = Gleichstand
    .refusal = Bei Gleichstand an der Spitze gewinnt niemand die Runde.

rules-wormlord-pairs = Zu zweit

WL-34 = Eine Partei kann aus zwei Personen bestehen, schon bei zwei gegen zwei, und Paare können auf Einzelne treffen. Partner teilen sich eine Hand: Jeder bewegt ein Ende desselben Seils, und nur dieses Ende, vom Anfang bis zum Schluss eines Knotens.
    .title = Ein Seil, zwei Personen
    .refusal = Ihr müsst beide euren Teil des Knotens machen.
WL-35 = Jeder von euch darf den Knoten legen. Wer auf ein gegnerisches Feld legt, nimmt den gegnerischen Knoten; ihr löst ihn gemeinsam, jeder ein Ende.
    .title = Legen zu zweit
    .refusal = Zieh nur an deinem eigenen Ende des Knotens.
WL-36 = Jeder von euch darf das HQ versetzen. Partner dürfen reden, wie sie wollen, und auf Felder zeigen; alle dürfen für alle sichtbar zeigen, wenn das vereinbart wurde.
    .title = HQ und Reden
    .refusal = Nur ihr beide versetzt euer HQ.

rules-wormlord-faith = Ehrliches Spiel

WL-37 = Absichtlich zu warten ist gegen die Regeln. Eine Partei, die handeln könnte und eine Weile nichts getan hat, wird allen als untätig gezeigt; weggenommen wird ihr nichts.
    .title = Nicht absichtlich warten
    .refusal = Bitte warte nicht mit Absicht.
WL-38 = Ein Knoten ist nie so fest, dass er nicht aufgeht: Du siehst ihn in einer lockeren Form, und derselbe Knoten ist für alle gleich schwer. Ein Überhandknoten verlangt anderthalb Sekunden guten Ziehens, jede Kreuzung mehr eine Viertelsekunde. Eine Schlinge wird gelöst wie ein Überhandknoten.
    .title = Nie zu fest
    .refusal = Gleiche Knoten gehen gleich leicht auf.
WL-39 = Für jede Partei darf vor dem Spiel ein Handicap vereinbart werden: „Schlinge“ (mindestens eine Kreuzung des Seils mit sich selbst, für kleine Kinder), „Überhandknoten“ (die Regel) oder „Achterknoten“ (für Könner).
    .title = Handicaps
    .refusal = Für deine Partei ist ein anderer Knoten vereinbart.

rules-wormlord-silent = Wo das Heft schweigt

WL-40 = Eine Partei darf jederzeit aufgeben; zu zweit müssen es beide in derselben Runde sagen. Sie scheidet dann aus dem Wettkampf aus: Ihre Knoten bleiben liegen und können erobert werden, ihr HQ verlässt das Brett, und was ihre Hand hält, geht ohne Knoten in den Vorrat zurück, aus dem es kam. Sie gewinnt nichts mehr. Die letzte verbliebene Partei gewinnt den Wettkampf.
    .title = Aufgeben
    .refusal = Du hast schon aufgegeben.
WL-41 = Kann keine Partei mehr nehmen, knoten, legen oder lösen, ist die Runde vorbei und die Punkte entscheiden, als wäre die Zeit um (WL-32, WL-33). Nur ein HQ zu versetzen hält die Runde nicht in Gang.
    .title = Wenn alle feststecken
    .refusal = Niemand kann mehr etwas tun: Die Punkte entscheiden.
WL-42 = Eine Karte darf für verschieden viele Parteien sein. Gespielt wird mit den ersten Basen; die Basen von Parteien, die nicht mitspielen, sind Gras.
    .title = Ruhende Basen
    .refusal = Diese Basis spielt diesmal nicht mit.
WL-43 = Ein Laufweg ist die Zahl der Schritte, nie schräg, von einer Basis zu einem Ziel, über Gras und Ziele, nie durch Erde oder eine andere Basis: Dort kann nie ein Knoten liegen.
    .title = Laufwege
    .refusal = Durch Erde oder eine Basis führt kein Weg.
WL-44 = Partner sitzen nebeneinander: Der erste bewegt den Schwanz, der zweite den Kopf. Das Seil wird beurteilt, wenn sich beide Enden bewegt haben, in der zeitlichen Reihenfolge ihrer Bewegungen. Solange es kein Knoten ist, darf jeder mit dem eigenen Ende neu beginnen. Ein gegnerischer Knoten ist gelöst, wenn nichts mehr hält und beide gezogen haben.
    .title = Schwanz und Kopf
    .refusal = Beide Enden müssen sich bewegen: deines und das deines Partners.
WL-45 = Der Wettkampf beginnt, wenn alle bereit sind, und der erste Countdown läuft sofort. Vor jeder weiteren Runde sagen alle, die noch mitspielen, dass sie bereit sind; erst dann läuft der Countdown. Bis dahin liegt die letzte Runde zum Anschauen da.
    .title = Wieder bereit
    .refusal = Die Runde beginnt, wenn alle bereit sind.
WL-46 = Was zu einem Zeitpunkt fällig wird, kommt vor dem, was zu diesem Zeitpunkt getan wird: Mit dem Signal darf man knoten, und wenn die Zeit um ist, zählt nichts mehr.
    .title = Auf den Punkt genau
    .refusal = Das kam einen Augenblick zu spät.
WL-47 = Du darfst auf einer eigenen Karte spielen, wenn sie gültig ist und jede Basis jedes Ziel erreicht; sind die Laufwege verschieden lang, nur wenn das vor dem Spiel vereinbart wurde.
    .title = Eigene Karten
    .refusal = Diese Karte geht nur, wenn alle mit ungleichen Laufwegen einverstanden sind.
WL-48 = Wer nicht nehmen, knoten, legen oder lösen kann, ist nie untätig, wie lange es auch dauert. Das HQ zu versetzen zählt als Handeln.
    .title = Warten ohne Vorwurf
    .refusal = Wer nichts tun kann, ist nicht untätig.
WL-49 = Ein Knoten, der mehr als sechs Kreuzungen behält, wenn alle unnötigen herausgenommen sind, ginge nicht ohne Mühe auf: Er zählt nicht.
    .title = Nicht zu viel
    .refusal = Raffiniert! Aber er behält mehr als sechs Kreuzungen: Den löst niemand ohne Mühe.
WL-50 = Die Zeit für einen Knoten in der Hand läuft nur, solange es ein Feld für ihn gibt, und alle sehen, wann er aufgeht. Eine Partei mit dem Handicap „Schlinge“ hat dreimal so lange, und ebenso, wer den Knoten mit Pfeiltasten oder einer einzigen Taste gemacht hat.
    .title = Zeit zum Legen
    .refusal = Dein Knoten ist aufgegangen.
WL-51 = Ein Seil wird von einer Hand gezeichnet, auf einem Bildschirm oder mit Tasten. Niemand ist in weniger als einer Zehntelsekunde einmal quer über das Feld, springt darüber hinweg oder zeichnet ein ganzes Seil in einem Augenblick: Ein Seil, das keine Hand gezeichnet haben kann, zählt nicht, wer oder was es auch schickt.
    .title = Von Hand gezeichnet
    .refusal = Dieses Seil kann keine Hand gezeichnet haben.

## At every table

rules-table = An jedem Tisch
    .intro = Was alle Spiele gemeinsam haben: wie der Tisch mit einer Anfrage umgeht, bevor ein Spiel sie ansieht.

rules-table-wishes = Anfragen

TB-01 = Eine Anfrage muss lesbar sein: von bekannter Art, mit allen Angaben, die sie braucht, und keinen anderen, jede von der richtigen Sorte und in ihren Grenzen. Was sich nicht lesen lässt, wird abgelehnt und ändert nichts.
    .title = Lesbare Anfragen
    .refusal = Das haben wir nicht verstanden.
TB-02 = Nur wer einen Platz im Spiel hat, darf etwas tun, und nur für diesen Platz. Alle anderen schauen zu.
    .title = Mitspielen oder zuschauen
    .refusal = Das ist nicht deine Sache: Du spielst nur für deinen eigenen Platz.
TB-03 = Ist ein Spiel vorbei, kann darin nicht mehr gespielt werden.
    .title = Vorbei ist vorbei
    .refusal = Dieses Spiel ist vorbei.
TB-04 = Ein Spiel beginnt nur mit einer Zahl von Plätzen, für die es gemacht ist, und mit Einstellungen innerhalb ihrer Grenzen, jede für sich und alle zusammen.
    .title = Plätze und Einstellungen
    .refusal = Mit diesen Plätzen und Einstellungen lässt sich das Spiel nicht spielen.
TB-05 = Die Zeit läuft nie rückwärts: Was vor dem letzten Ereignis datiert ist, zählt ab diesem Ereignis.
    .title = Die Zeit läuft vorwärts
    .refusal = Die Zeit läuft nie rückwärts.
TB-06 = Eine abgelehnte Anfrage kostet nichts: Der Stand, die Uhr und was alle sehen, bleiben, wie sie waren.
    .title = Ein Nein kostet nichts
    .refusal = Es hat sich nichts geändert: Versuch etwas anderes.

rules-table-seats = Plätze

TB-07 = Ein Platz gehört immer nur einer Person oder einem Bot. Du darfst dich auf jeden freien Platz setzen; ein besetzter bleibt vergeben, bis er verlassen wird. Wer den Tisch leitet, darf den Platz einer abwesenden Person frei machen, solange kein Spiel läuft.
    .title = Ein Platz, eine Person
    .refusal = Sieh noch einmal hin: Dieser Platz ist besetzt, oder er ist schon frei.
TB-08 = Ein Name hat 1 bis 24 sichtbare Zeichen.
    .title = Namen
    .refusal = Bitte wähle einen Namen mit 1 bis 24 Zeichen.
TB-09 = Wer am längsten hier sitzt, leitet den Tisch, bereitet also das Spiel vor, setzt Bots auf freie Plätze und macht Plätze frei. Wer sitzt, wird nicht weggeschickt.
    .title = Wer den Tisch leitet
    .refusal = Das darf nur, wer den Tisch leitet, und wer sitzt, wird nicht weggeschickt.
TB-10 = Sind alle bereit, läuft der Countdown, und das Spiel beginnt zu einem festen Zeitpunkt. Ist jemand doch nicht bereit, hält er an. Ein Spiel mit eigenem Countdown beginnt sofort.
    .title = Bereit, und der Countdown
    .refusal = Das Spiel beginnt, wenn alle bereit sind.
TB-11 = Alles zu seiner Zeit: Plätze und Einstellungen werden vor einem Spiel geregelt, gezogen wird, während es läuft, und in einer Pause wird nichts gespielt.
    .title = Alles zu seiner Zeit
    .refusal = Das geht in diesem Augenblick nicht.
TB-12 = Wer sitzt, darf vorschlagen, eine Pause zu machen, weiterzuspielen oder das Spiel ohne Sieger zu beenden. Es geschieht, wenn alle Anwesenden zustimmen; wer nicht will, lehnt ab.
    .title = Gemeinsam pausieren und aufhören
    .refusal = Gerade ist nichts vorgeschlagen.
TB-13 = Ist die Person, der ein Platz gehört, abwesend, dürfen die anderen am Tisch den Platz von einem Bot warm halten lassen; er steht auf, sobald sie zurück ist. Bots sind immer als Bots zu erkennen.
    .title = Bots halten Plätze warm
    .refusal = Diesen Bot gibt es nicht, oder wer den Platz hat, ist da.
TB-14 = Wer in einem Spiel auf einem Platz gesessen hat, nimmt in demselben Spiel keinen anderen: Niemand sieht zwei Hände.
    .title = Nur eine Hand
    .refusal = Du hast in diesem Spiel auf einem anderen Platz gesessen.
TB-15 = Geredet wird mit fertigen Sätzen und Gesten, und nicht zu viel auf einmal. Wer zuschaut, klatscht und winkt. Partner reden und zeigen, so viel sie wollen, und niemand sonst sieht es. Alle dürfen für alle sichtbar zeigen, wenn das vor dem Spiel vereinbart wurde.
    .title = Reden
    .refusal = Bitte nicht so viel auf einmal.

rules-table-house = Das Haus

TB-16 = Alles hat eine Grenze: wie viel, wie groß und wie schnell. Wer sie erreicht, wartet einen Moment.
    .title = Grenzen
    .refusal = Das ist zu viel oder zu schnell: Warte einen Moment.
TB-17 = Macht der Server einen Fehler, wird die Anfrage abgelehnt, und das Spiel bleibt, wie es war.
    .title = Unsere eigenen Fehler
    .refusal = Bei uns ist etwas schiefgegangen; es hat sich nichts geändert.
TB-18 = Einen Tisch findet man über seinen Code.
    .title = Einen Tisch finden
    .refusal = Dieser Tisch ist gerade nicht zu finden.
TB-19 = Alle kommen als Gast herein; ein Gast wird an seinem Gerät wiedererkannt.
    .title = Gäste
    .refusal = Bitte komm zuerst als Gast herein.
TB-20 = Das Protokoll eines Tisches steht nach dem Ende allen offen, vorher nicht; und was sich nicht nachspielen lässt, gilt nicht.
    .title = Das Protokoll, nach dem Ende
    .refusal = Dieses Protokoll ist noch geheim, oder es lässt sich nicht nachspielen.
TB-21 = Eine Geste, zum Beispiel ein Seil, wird vor aller Augen gezeichnet: Stück für Stück, der Reihe nach und nicht schneller als die Zeit; fertig ist, was zu sehen war.
    .title = Vor aller Augen
    .refusal = So zeichnet keine Hand: Zeichne es bitte noch einmal.
TB-22 = Der Trainer gibt Tipps nur, wo sie niemandem schaden: wo auf allen anderen Plätzen Bots sitzen, wo alle Plätze an einem Gerät sind oder wo alle sie vor einem Spiel ohne Uhr vereinbart haben. Ein beendetes Spiel dürfen alle anschauen.
    .title = Tipps, wo sie niemandem schaden
    .refusal = Hier gibt es keine Tipps: Es spielt noch jemand mit.
TB-23 = Ein Spiel, bei dem 60 Tage lang niemand war, endet ohne Sieger.
    .title = Spiele, zu denen niemand zurückkommt
    .refusal = Hier war lange niemand mehr, darum wurde das Spiel beendet.
TB-24 = Ein Spiel hat seine eigene Zeit. Solange der Server aus ist oder stillsteht, läuft niemandes Zeit, und wer eine Uhr verstellt, ändert nichts.
    .title = Pausen des Servers kosten nichts
    .refusal = Der Server stand still; inzwischen lief niemandes Zeit.
TB-25 = Was rund um das Spiel geregelt wird, hat ein Maß: 60 Anfragen einer Person auf einmal, dann eine alle zwei Sekunden, und an einem Tisch höchstens 1000, ohne dass jemand zieht. Danach kannst du dich noch bereit melden oder gehen.
    .title = Ein Maß fürs Einrichten
    .refusal = Das war viel auf einmal: warte einen Moment, spiele, oder eröffne einen anderen Tisch.
TB-26 = Solange nichts aufgeschrieben werden kann, weil zum Beispiel der Speicher voll ist, wird nichts entschieden: Anfragen werden abgelehnt, und alles bleibt, wie es war. Sobald es wieder geht, läuft das Spiel weiter.
    .title = Nur was aufgeschrieben ist, gilt
    .refusal = Der Server kann gerade nichts aufschreiben; es hat sich nichts geändert. Versuch es gleich noch einmal.
TB-27 = Wer sofort mit jemandem spielen will, kommt mit der Person zusammen, die am längsten auf dasselbe Spiel wartet, mit Optionen, die beiden recht sind; wer wo sitzt, entscheidet das Los. Wer die Seite schließt, wartet nicht mehr.
    .title = Sofort mit jemandem spielen
    .refusal = Gerade findet sich niemand für dich: Versuch es gleich noch einmal.
TB-28 = Spielen dieselben Leute noch einmal, so wandern die Plätze weiter: Die Seiten werden getauscht, oder die nächste Person beginnt. Gezählt wird, wie oft wer gewonnen hat, solange dieselben Leute zusammen spielen.
    .title = Noch ein Spiel
    .refusal = Das nächste Spiel beginnt, wenn alle bereit sind.
TB-29 = In einem Spiel hat eine Person 5000 Züge. Wer sie aufgebraucht hat, zum Beispiel indem sie eine Karte immer wieder zurücknimmt und neu legt, kann noch zustimmen, dass das Spiel endet, oder gehen.
    .title = Züge genug für jedes Spiel
    .refusal = Du hast in diesem Spiel 5000 Züge gemacht, mehr lassen sich nicht aufbewahren. Beendet das Spiel gemeinsam, oder verlass es.
