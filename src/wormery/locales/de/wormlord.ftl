# Die Wörter von Wormlord.

# Die Parteien, nach ihrer Farbe.
wormlord-colour = { $side ->
    [pink] Rosa
    [blue] Blau
    [yellow] Gelb
   *[brown] Braun
}
wormlord-letter = { $side ->
    [pink] R
    [blue] B
    [yellow] G
   *[brown] N
}

## The garden

wormlord-garden = Der Garten
wormlord-ground = { $ground ->
    [objective] Ziel
    [earth] Erde
    [base] Basis von { $side }
   *[grass] Gras
}
wormlord-knot-of = Knoten von { $side }
wormlord-hq-of = HQ von { $side }
wormlord-can-place = hier kannst du legen
wormlord-can-conquer = das kannst du erobern
wormlord-can-hq = dein HQ kann hierher
wormlord-at-risk = ein Gegner könnte das erobern

## How the sides stand

wormlord-wins = { $count ->
    [one] eine Runde gewonnen
   *[other] { $count } Runden gewonnen
}
wormlord-idle = untätig
wormlord-left = hat aufgegeben
wormlord-handicap = { $handicap ->
    [loop] knotet Schlingen
    [figure-eight] knotet Achterknoten
   *[overhand] knotet Überhandknoten
}
wormlord-objectives = { $count ->
    [one] ein Ziel von dreien
   *[other] { $count } Ziele von dreien
}
wormlord-reserve = { $count ->
    [one] ein Seil im Vorrat
   *[other] { $count } Seile im Vorrat
}
wormlord-holds = { $holds ->
    [rope] hält ein Seil
    [own_knot] hält einen eigenen Knoten
    [enemy_knot] hält einen Knoten von { $side }
   *[empty] hält nichts
}
wormlord-round = Runde { $round } · { $rounds ->
    [one] 1 zum Sieg
   *[other] { $rounds } zum Sieg
}
wormlord-take = Ein Seil nehmen
wormlord-signal = KNOTET!

## The pad

wormlord-pad = { $holds ->
    [rope] Knotbrett: ein Seil zum Knoten
    [own_knot] Knotbrett: dein Knoten, zu legen
    [enemy_knot] Knotbrett: ein gegnerischer Knoten, zu lösen
   *[empty] Knotbrett: nichts in der Hand
}
wormlord-hint-draw = { $handicap ->
    [loop] Zieh den Wurm: einmal über sich selbst und hinaus zum Rand.
    [figure-eight] Zieh den Wurm zu einem Achterknoten und hinaus zum Rand.
   *[overhand] Zieh den Wurm: Schlinge, abtauchen, hinaus zum Rand.
}
wormlord-hint-hold = Zieh den Wurm. Halte einen zweiten Finger, die rechte Maustaste oder die Leertaste gedrückt: Er gräbt sich darunter.
wormlord-hint-keys = { $handicap ->
    [loop] Drück die Pfeile, ganz in Ruhe: rechts, hoch, links, runter.
    [figure-eight] Drück die Pfeile, ganz in Ruhe: hoch, rechts, hoch, rechts, runter, links, runter, rechts, hoch.
   *[overhand] Drück die Pfeile, ganz in Ruhe: rechts, hoch, links, runter, rechts, hoch.
}
wormlord-hint-switch = Drück zum Start. Drück noch einmal, wenn der Wurm durch den Ring kriecht: Er gräbt.
wormlord-hint-place = Tipp auf ein leuchtendes Feld oder schnipp den Knoten dorthin.
wormlord-hint-place-keys = Wohin mit dem Knoten? { $cells }. Feld tippen oder Pfeile, dann Enter.
wormlord-hint-scan = Drück, wenn das richtige Feld leuchtet.
wormlord-slips = Leg ihn, bevor er aufgeht
wormlord-hint-untie = Nimm Kopf oder Schwanz und zieh ihn am Körper entlang zurück.
wormlord-hint-untie-hold = Halt das Knotbrett oder die Leertaste gedrückt: Der Kopf kriecht zurück.
wormlord-hint-untie-pair = { $end ->
    [tail] Zieh den Schwanz zurück; den Kopf nimmt dein Partner.
   *[head] Zieh den Kopf zurück; den Schwanz nimmt dein Partner.
}
wormlord-hint-pair = { $end ->
    [tail] Der Schwanz ist deiner: unter dem Bogen durch, am anderen Ende vorbei und hinaus.
   *[head] Der Kopf ist deiner: unter dem Bogen durch, am anderen Ende vorbei und hinaus.
}
wormlord-hint-partner = Dein Ende liegt. Jetzt fehlt das deines Partners.
wormlord-hint-take = Nimm ein Seil aus deinem Vorrat.
wormlord-hint-wait = Kein Seil mehr: Warte, bis ein Gegner eines zurückgibt.
wormlord-tied = Plopp! Was für ein Knoten.
wormlord-cheer = { $side } hat geknotet: { $knot }!
wormlord-pull-out = Der hält! Zieh den Kopf hinaus zum Rand.
wormlord-holds-knot = Das hält: { $name }! Zieh den Kopf zum Rand hinaus.
wormlord-odd = { $why ->
    [agreed] Raffiniert: { $name }! Aber hier zählt nur der Überhandknoten.
   *[crossings] Raffiniert: { $name }! Aber das ist zu viel: mehr als sechs Kreuzungen.
}
wormlord-begin-again = Das hält kein Seil aus: Fang noch einmal an.
wormlord-progress = Wie viel schon heraus ist
wormlord-shake = Ausschütteln
wormlord-show-way = Zeig mir den Weg
wormlord-short = Noch nicht draußen: Nimm den Kopf wieder und zieh ihn bis zum Rand.
wormlord-miss-few = { $count ->
    [0] Der Wurm hat sich nie gekreuzt.
    [one] Der Wurm hat sich nur einmal gekreuzt.
   *[other] Der Wurm hat sich nur { $count }-mal gekreuzt.
} { $needed ->
    [one] Einmal genügt.
   *[other] Es braucht { $needed } Kreuzungen: Schlinge, hindurchtauchen, hinaus.
}
wormlord-miss-loops = Nur Schlingen – sie rutschen auseinander. Der Kopf muss zurück durch die erste Schlinge.
wormlord-miss-tail = Der Schwanz liegt in der Schlinge: Fang näher am Rand an.
wormlord-miss-switch = Er ist nicht abgetaucht: Drück, während der Wurm am Ring vorbeikommt.
wormlord-out = { $percent } % sind draußen.
wormlord-turn = { $way ->
    [U] hoch
    [D] runter
    [L] links
   *[R] rechts
}
wormlord-knot = { $knot ->
    [overhand] ein Überhandknoten
    [figure-eight] ein Achterknoten
    [double-overhand] ein doppelter Überhandknoten
    [three-twist] ein Dreierdreh
    [stevedore] ein Stauerknoten
    [two-overhands] zwei Überhandknoten
    [triple-overhand] ein dreifacher Überhandknoten
    [overhand-and-figure-eight] ein Überhand- und ein Achterknoten
    [three-strand-twist] ein dreisträngiger Dreh
    [two-figure-eights] zwei Achterknoten
    [overhand-and-double-overhand] ein einfacher und ein doppelter Überhandknoten
    [three-overhands] drei Überhandknoten
    [quadruple-overhand] ein vierfacher Überhandknoten
    [long-three-strand-twist] ein langer dreisträngiger Dreh
    [quintuple-overhand] ein fünffacher Überhandknoten
    [a-rare-knot] ein seltener Knoten
    [unknot] Schlingen
   *[other] Knoten { $name }
}

## For those who listen

wormlord-keys-now = Jetzt steuern die Pfeiltasten.
wormlord-leg = { $way ->
    [U] Hoch
    [D] Runter
    [L] Links
   *[R] Rechts
} bis { $node }
wormlord-crossing = { $layer ->
    [under] unter sich durch bei { $node }
   *[over] über sich weg bei { $node }
}
wormlord-bump = { $what ->
    [fence] Der Zaun ist im Weg.
   *[body] Der eigene Leib ist im Weg.
}
wormlord-you-are = Du bist { $side }. Deine Basis ist { $cell }. Ziele: { $objectives }.

## My hands

wormlord-settings = Meine Hände
wormlord-way = Wie ich knote
wormlord-way-name = { $way ->
    [hold] mit Finger, Stift oder Maus, und gedrückt halten zum Graben
    [keys] mit Pfeiltasten oder vier großen Knöpfen
    [switch] mit einer einzigen Taste
   *[draw] mit Finger, Stift oder Maus
}
wormlord-leash = Ruhiger: wie weit der Wurm hinter dem Finger bleibt
wormlord-pace = Wie schnell der Wurm kriecht
wormlord-keys = Pfeile steuern, ein Druck je Strecke; die Leertaste sagt, wo der Wurm ist, Escape schüttelt ihn aus. Der Name eines Feldes (c3) führt dorthin, Enter legt Knoten oder HQ ab, S sagt, wie alle stehen.
wormlord-left-handed = Mit der linken Hand
wormlord-dots = Zeig mir den Weg mit Punkten
wormlord-give-up = Aufgeben
wormlord-give-up-sure = Ja, diesen Wettkampf aufgeben

## Between rounds

wormlord-ready = Bereit für die nächste Runde
wormlord-waiting = Es fehlt noch: { $names }
wormlord-round-won = Die Runde geht an { $side }: { $names }

## What happened

wormlord-chapter-round = Runde { $round }
wormlord-chapter-objective = { $side } nimmt ein Ziel

wormlord-told-begun = Der Garten ist bereit: { $map }.
wormlord-told-countdown = Alle sind bereit.
wormlord-told-end-laid = { $name } hat ein Ende des Seils gelegt.
wormlord-told-tied = { $side } hat einen Knoten geknüpft.
wormlord-told-tied-other = { $side } hat geknotet: { $knot }.
wormlord-told-placed = { $side } besetzt { $cell }.
wormlord-told-conquered = { $side } nimmt { $from } das Feld { $cell } ab.
wormlord-told-untied = { $side } hat einen Knoten gelöst: Das Seil geht heim zu { $owner }.
wormlord-told-slipped = Der Knoten von { $side } geht auf.
wormlord-told-hq = Das HQ von { $side } steht auf { $cell }.
wormlord-told-idle = { $side } ist untätig.
wormlord-told-gave-up = { $name } möchte aufgeben.
wormlord-told-round = { $reason ->
    [points] { $side } gewinnt die Runde nach Punkten.
   *[objectives] { $side } hält drei Ziele und gewinnt die Runde.
}
wormlord-told-round-tied = Gleichstand: Die Runde wird noch einmal gespielt.
wormlord-told-match = { $side } gewinnt den Wettkampf.

## Options

option-wormlord-map = Die Karte, mit Namen oder in Zeichen gezeichnet
    .none = die Grundkarte
option-wormlord-unfair_maps = Ungleiche Karten erlauben
option-wormlord-teams = Personen je Partei
    .none = alle allein; ab fünf in Paaren
    .item = Partei { $number }
option-wormlord-teams-1 = eine Person
option-wormlord-teams-2 = ein Paar
option-wormlord-handicaps = Was jede Partei knoten muss
    .none = Knoten, wie es die Regel sagt
    .item = Partei { $number }
option-wormlord-handicaps-loop = eine Schlinge (für kleine Kinder)
option-wormlord-handicaps-overhand = einen Knoten (die Regel)
option-wormlord-handicaps-figure-eight = einen Achterknoten (für Könner)
option-wormlord-knots = Was als Knoten zählt
option-wormlord-knots-any = jeder Knoten bis sechs Kreuzungen
option-wormlord-knots-overhand = nur der Überhandknoten
option-wormlord-hold_s = Sekunden, bis ein Knoten in der Hand aufgeht (0: nie, sonst ab 3)
option-wormlord-time_limit = Höchstdauer einer Runde, in Sekunden
    .none = unbegrenzt
option-wormlord-rounds = Runden bis zum Sieg
option-wormlord-timed = Gegen die Uhr: Nach 3 Minuten entscheiden Punkte
option-wormlord-countdown = Countdown, in Sekunden
option-wormlord-patience = Sekunden, bis eine Partei als untätig gezeigt wird
option-wormlord-open_pointing = Alle dürfen auf Felder zeigen, für alle sichtbar

## Learning

learn-wormlord-1 = Dein Wurm ist ein Seil. Knote es, leg den Knoten in den Garten und halte drei Ziele zugleich: So gewinnst du. Fangen wir mit einem Knoten an.
learn-wormlord-2 = Zieh den Wurm an den Punkten entlang: Schlinge, abtauchen, am Rand hinaus.
learn-wormlord-3 = Ein Knoten! Leg ihn auf das leuchtende Feld neben deiner Basis.
learn-wormlord-4 = Dieses Feld gehört dir. Tipp darauf: Dein HQ zieht hin, und niemand kann das Feld erobern.
learn-wormlord-5 = Jetzt spielt { $name } mit. Schau auf das Seil neben ihrem Namen: Sie will c3, das Feld zwischen euch.
learn-wormlord-6 = { $name } hält c3. Knote noch einmal und leg den Knoten auf ihren: So eroberst du das Feld.
learn-wormlord-7 = Ihr Knoten ist in deiner Hand. Nimm Kopf oder Schwanz und zieh ihn am Leib entlang zurück: Das Seil geht heim zu { $name }.
learn-wormlord-8 = Gut gelöst! Jetzt schlägt { $name } zurück: Dein HQ kann sie nicht erobern, c3 schon.
learn-wormlord-9 = Sie hat c3 wieder, aber jetzt muss sie deinen Knoten lösen. Nutz die Zeit: Knote noch einmal und nimm ein Ziel.
learn-wormlord-end = Ein Ziel gehört dir. Mit drei zugleich gewinnst du eine Runde.

## Around one device

wormlord-hint-two = Jeder nimmt ein Ende: unter dem Bogen durch, am anderen Ende vorbei und hinaus.
wormlord-hint-untie-two = Jeder nimmt ein Ende und zieht es am Körper entlang zurück.
wormlord-flag = HQ: Zieh die Fahne auf einen deiner Knoten
wormlord-whose = Wer?
wormlord-bar = Leiste zeigen

## Pairs

wormlord-teams = Parteien und Personen
wormlord-sides = Wie viele Parteien
wormlord-people-of = Personen von { $side }
wormlord-say = Für deinen Partner
wormlord-say-about = Zu { $cell }
wormlord-points = { $name } zeigt auf { $cell }
wormlord-hold-to-point = Ein Feld gedrückt halten: So zeigst du darauf.
say-take_this = Nimm das!
say-guard_this = Bewach das!
say-hq_here = HQ hierher!
say-i_place = Ich lege!
say-you_place = Leg du!
say-i_untie = Ich löse!
say-you_untie = Lös du!
say-hurry = Schnell!

## Rules, drawn

wormlord-example-tie = Alle zugleich: Mach einen echten Knoten in dein Seil …
wormlord-example-place = … und leg ihn auf ein Feld neben deinen.
wormlord-example-win = Wer drei Ziele im selben Augenblick hält, gewinnt die Runde.
wormlord-example-conquer = Auf einem fremden Feld: Es gehört sofort dir, und du hältst den fremden Knoten, bis du ihn gelöst hast.
wormlord-example-shelter = Wo dein HQ steht, kann niemand erobern.
