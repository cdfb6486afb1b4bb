# De woorden van Wormlord.

# De partijen, met hun kleur.
wormlord-colour = { $side ->
    [pink] Roze
    [blue] Blauw
    [yellow] Geel
   *[brown] Bruin
}
wormlord-letter = { $side ->
    [pink] R
    [blue] B
    [yellow] G
   *[brown] N
}

## The garden

wormlord-garden = De tuin
wormlord-ground = { $ground ->
    [objective] doelveld
    [earth] aarde
    [base] basis van { $side }
   *[grass] gras
}
wormlord-knot-of = knoop van { $side }
wormlord-hq-of = HK van { $side }
wormlord-can-place = hier kun je plaatsen
wormlord-can-conquer = dit veld kun je veroveren
wormlord-can-hq = je HK kan hierheen
wormlord-at-risk = een vijand kan dit innemen

## How the sides stand

wormlord-wins = { $count ->
    [one] één ronde gewonnen
   *[other] { $count } rondes gewonnen
}
wormlord-idle = inactief
wormlord-left = heeft opgegeven
wormlord-handicap = { $handicap ->
    [loop] knoopt lussen
    [figure-eight] knoopt achtknopen
   *[overhand] knoopt overhandse knopen
}
wormlord-objectives = { $count ->
    [one] één doelveld van de drie
   *[other] { $count } doelvelden van de drie
}
wormlord-reserve = { $count ->
    [one] één touw in voorraad
   *[other] { $count } touwen in voorraad
}
wormlord-holds = { $holds ->
    [rope] houdt een touw vast
    [own_knot] houdt een eigen knoop vast
    [enemy_knot] houdt een knoop van { $side } vast
   *[empty] houdt niets vast
}
wormlord-round = Ronde { $round } · { $rounds ->
    [one] één te winnen
   *[other] { $rounds } te winnen
}
wormlord-take = Een touw pakken
wormlord-signal = NU!

## The pad

wormlord-pad = { $holds ->
    [rope] Werkblad: een touw om te knopen
    [own_knot] Werkblad: je knoop, om te plaatsen
    [enemy_knot] Werkblad: een vijandige knoop, om los te maken
   *[empty] Werkblad: niets in de hand
}
wormlord-hint-draw = { $handicap ->
    [loop] Sleep de worm: één keer over zichzelf, en naar de rand.
    [figure-eight] Sleep de worm in een achtknoop, en naar de rand.
   *[overhand] Sleep de worm: lus, duik, en trek hem naar de rand.
}
wormlord-hint-hold = Sleep de worm. Houd een tweede vinger, de rechterknop of de spatiebalk ingedrukt: hij graaft eronderdoor.
wormlord-hint-keys = { $handicap ->
    [loop] Druk op de pijlen, in je eigen tempo: rechts, omhoog, links, omlaag.
    [figure-eight] Druk op de pijlen, in je eigen tempo: omhoog, rechts, omhoog, rechts, omlaag, links, omlaag, rechts, omhoog.
   *[overhand] Druk op de pijlen, in je eigen tempo: rechts, omhoog, links, omlaag, rechts, omhoog.
}
wormlord-hint-switch = Druk om te beginnen. Druk weer als de worm door de ring kruipt: hij graaft.
wormlord-hint-place = Tik op een verlicht veld, of schiet de knoop erheen.
wormlord-hint-place-keys = Waar leg je de knoop? { $cells }. Typ het veld of gebruik de pijlen, dan Enter.
wormlord-hint-scan = Druk als het juiste veld verlicht is.
wormlord-slips = Plaats hem voor hij losschiet
wormlord-hint-untie = Pak de kop of de staart en trek hem langs het lijf terug.
wormlord-hint-untie-hold = Houd het werkblad of de spatiebalk ingedrukt: de kop kruipt terug.
wormlord-hint-untie-pair = { $end ->
    [tail] Trek de staart terug; je partner neemt de kop.
   *[head] Trek de kop terug; je partner neemt de staart.
}
wormlord-hint-pair = { $end ->
    [tail] De staart is van jou: onder de boog door, voorbij het andere uiteinde, en naar buiten.
   *[head] De kop is van jou: onder de boog door, voorbij het andere uiteinde, en naar buiten.
}
wormlord-hint-partner = Jouw uiteinde ligt. Nu nog dat van je partner.
wormlord-hint-take = Pak een touw uit je voorraad.
wormlord-hint-wait = Geen touw meer: wacht tot een vijand er een teruggeeft.
wormlord-tied = Plop! Wat een knoop.
wormlord-cheer = { $side } heeft { $knot } gelegd!
wormlord-pull-out = Die houdt! Trek de kop naar de rand.
wormlord-holds-knot = Dat houdt: { $name }! Trek de kop naar de rand.
wormlord-odd = { $why ->
    [agreed] Kunstig: { $name }! Maar hier telt alleen de overhandse knoop.
   *[crossings] Kunstig: { $name }! Maar dat is te veel: meer dan zes kruisingen.
}
wormlord-begin-again = Dat is meer dan een touw aankan: begin opnieuw.
wormlord-progress = Hoeveel er al uit is
wormlord-shake = Uitschudden
wormlord-show-way = Wijs me de weg
wormlord-short = Nog niet buiten: pak de kop weer en trek hem tot aan de rand.
wormlord-miss-few = { $count ->
    [0] De worm heeft zichzelf nooit gekruist.
    [one] De worm heeft zichzelf maar één keer gekruist.
   *[other] De worm heeft zichzelf maar { $count } keer gekruist.
} { $needed ->
    [one] Eén keer is genoeg.
   *[other] Het moet { $needed } keer: lus, erdoor duiken, en eruit.
}
wormlord-miss-loops = Alleen lussen: die glijden los. De kop moet terug door de eerste lus.
wormlord-miss-tail = De staart ligt in de lus: begin dichter bij de rand.
wormlord-miss-switch = Hij dook niet: druk terwijl de worm langs de ring komt.
wormlord-out = { $percent } % is eruit.
wormlord-turn = { $way ->
    [U] omhoog
    [D] omlaag
    [L] links
   *[R] rechts
}
wormlord-knot = { $knot ->
    [overhand] een overhandse knoop
    [figure-eight] een achtknoop
    [double-overhand] een dubbele overhandse knoop
    [three-twist] een drieslag
    [stevedore] een stuwadoorsknoop
    [two-overhands] twee overhandse knopen
    [triple-overhand] een drievoudige overhandse knoop
    [overhand-and-figure-eight] een overhandse knoop en een achtknoop
    [three-strand-twist] een driestrengs draai
    [two-figure-eights] twee achtknopen
    [overhand-and-double-overhand] een enkele en een dubbele overhandse knoop
    [three-overhands] drie overhandse knopen
    [quadruple-overhand] een viervoudige overhandse knoop
    [long-three-strand-twist] een lange driestrengs draai
    [quintuple-overhand] een vijfvoudige overhandse knoop
    [a-rare-knot] een zeldzame knoop
    [unknot] lussen
   *[other] knoop { $name }
}

## For those who listen

wormlord-keys-now = De pijltjestoetsen sturen nu.
wormlord-leg = { $way ->
    [U] Omhoog
    [D] Omlaag
    [L] Links
   *[R] Rechts
} tot { $node }
wormlord-crossing = { $layer ->
    [under] onder zichzelf door bij { $node }
   *[over] over zichzelf heen bij { $node }
}
wormlord-bump = { $what ->
    [fence] Het hek staat in de weg.
   *[body] Zijn eigen lijf ligt in de weg.
}
wormlord-you-are = Jij bent { $side }. Je basis is { $cell }. Doelvelden: { $objectives }.

## My hands

wormlord-settings = Mijn handen
wormlord-way = Hoe ik knoop
wormlord-way-name = { $way ->
    [hold] met vinger, pen of muis, en vasthouden om te graven
    [keys] met pijltoetsen of vier grote knoppen
    [switch] met één knop
   *[draw] met vinger, pen of muis
}
wormlord-leash = Rustiger: hoe ver de worm achter de vinger blijft
wormlord-pace = Hoe snel de worm kruipt
wormlord-keys = Pijlen sturen, één druk per stuk; de spatiebalk zegt waar de worm is, Escape schudt hem uit. De naam van een veld (c3) brengt je erheen, Enter legt knoop of HK neer, S zegt hoe iedereen ervoor staat.
wormlord-left-handed = Ik ben linkshandig
wormlord-dots = Wijs me de weg met stippen
wormlord-give-up = Opgeven
wormlord-give-up-sure = Ja, deze wedstrijd opgeven

## Between rounds

wormlord-ready = Klaar voor de volgende ronde
wormlord-waiting = Wachten op { $names }.
wormlord-round-won = De ronde gaat naar { $side }: { $names }

## What happened

wormlord-chapter-round = Ronde { $round }
wormlord-chapter-objective = { $side } neemt een doelveld

wormlord-told-begun = De tuin ligt klaar: { $map }.
wormlord-told-countdown = Iedereen is klaar.
wormlord-told-end-laid = { $name } heeft een uiteinde van het touw gelegd.
wormlord-told-tied = { $side } heeft een knoop gelegd.
wormlord-told-tied-other = { $side } heeft { $knot } gelegd.
wormlord-told-placed = { $side } neemt { $cell } in.
wormlord-told-conquered = { $side } verovert { $cell } op { $from }.
wormlord-told-untied = { $side } heeft een knoop losgemaakt: het touw gaat terug naar { $owner }.
wormlord-told-slipped = De knoop van { $side } schiet los.
wormlord-told-hq = Het HK van { $side } staat op { $cell }.
wormlord-told-idle = { $side } is inactief.
wormlord-told-gave-up = { $name } wil opgeven.
wormlord-told-round = { $reason ->
    [points] { $side } wint de ronde op punten.
   *[objectives] { $side } bezet drie doelvelden en wint de ronde.
}
wormlord-told-round-tied = Gelijke stand: de ronde wordt opnieuw gespeeld.
wormlord-told-match = { $side } wint de wedstrijd.

## Options

option-wormlord-map = De kaart, met naam of in letters getekend
    .none = de basiskaart
option-wormlord-unfair_maps = Ongelijke kaarten toestaan
option-wormlord-teams = Mensen per partij
    .none = iedereen alleen; vanaf vijf in paren
    .item = Partij { $number }
option-wormlord-teams-1 = één
option-wormlord-teams-2 = een paar
option-wormlord-handicaps = Wat elke partij moet knopen
    .none = knopen, zoals de regel zegt
    .item = Partij { $number }
option-wormlord-handicaps-loop = een lus (voor kleine kinderen)
option-wormlord-handicaps-overhand = een knoop (de regel)
option-wormlord-handicaps-figure-eight = een achtknoop (voor kenners)
option-wormlord-knots = Wat als knoop telt
option-wormlord-knots-any = elke knoop tot zes kruisingen
option-wormlord-knots-overhand = alleen de overhandse knoop
option-wormlord-hold_s = Seconden tot een knoop in de hand losschiet (0: nooit, anders vanaf 3)
option-wormlord-time_limit = Maximale duur van een ronde, in seconden
    .none = onbeperkt
option-wormlord-rounds = Rondes om te winnen
option-wormlord-timed = Tegen de klok: na 3 minuten beslissen de punten
option-wormlord-countdown = Aftellen, in seconden
option-wormlord-patience = Seconden tot een partij als inactief wordt getoond
option-wormlord-open_pointing = Iedereen mag velden aanwijzen, zichtbaar voor allen

## Learning

learn-wormlord-1 = Je worm is een touw. Knoop het, leg de knoop in de tuin en houd drie doelvelden tegelijk bezet: dan win je. Eerst maar een knoop.
learn-wormlord-2 = Sleep de worm langs de stippen: lus, duik, en bij de rand naar buiten.
learn-wormlord-3 = Een knoop! Leg hem op het verlichte veld naast je basis.
learn-wormlord-4 = Dat veld is van jou. Tik erop: je HK gaat erheen, en niemand kan het veld nog veroveren.
learn-wormlord-5 = Nu speelt { $name } mee. Kijk naar het touw naast haar naam: ze wil c3, het veld tussen jullie in.
learn-wormlord-6 = { $name } heeft c3. Leg nog een knoop en zet die op de hare: zo verover je het veld.
learn-wormlord-7 = Haar knoop ligt in je hand. Pak kop of staart en haal die terug langs het lijf: het touw gaat naar { $name } terug.
learn-wormlord-8 = Goed losgemaakt! Nu slaat { $name } terug: je HK kan ze niet veroveren, c3 wel.
learn-wormlord-9 = Ze heeft c3 weer, maar nu moet ze jouw knoop losmaken. Gebruik die tijd: leg nog een knoop en neem een doelveld.
learn-wormlord-end = Er is een doelveld van jou. Met drie tegelijk win je een ronde.

## Around one device

wormlord-hint-two = Ieder pakt een uiteinde: onder de boog door, langs het andere uiteinde, en naar buiten.
wormlord-hint-untie-two = Ieder pakt een uiteinde en trekt het langs het lijf terug.
wormlord-flag = HK: sleep de vlag naar een knoop van jou
wormlord-whose = Van wie?
wormlord-bar = Toon de balk

## Pairs

wormlord-teams = Partijen en mensen
wormlord-sides = Aantal partijen
wormlord-people-of = Mensen van { $side }
wormlord-say = Tegen je partner
wormlord-say-about = Over { $cell }
wormlord-points = { $name } wijst naar { $cell }
wormlord-hold-to-point = Houd een veld vast om ernaar te wijzen.
say-take_this = Neem dit!
say-guard_this = Bewaak dit!
say-hq_here = HK hierheen!
say-i_place = Ik plaats!
say-you_place = Plaats jij!
say-i_untie = Ik maak los!
say-you_untie = Maak jij los!
say-hurry = Snel!

## Rules, drawn

wormlord-example-tie = Allemaal tegelijk: leg een echte knoop in je touw …
wormlord-example-place = … en leg hem op een veld naast een van jouw velden.
wormlord-example-win = Heb je op hetzelfde moment drie doelvelden, dan is de ronde van jou.
wormlord-example-conquer = Op een vijandig veld: het is meteen van jou, en je houdt de vijandige knoop vast tot je hem hebt losgemaakt.
wormlord-example-shelter = Waar je HK staat, kan niemand veroveren.
