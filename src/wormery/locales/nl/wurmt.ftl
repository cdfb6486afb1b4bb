# Woorden van Das Wurmt.

wurmt-worms = De wormen
wurmt-players = Spelers
wurmt-your-hand = Jouw hand
wurmt-worm = { $colour ->
    [yellow] gele worm { $number }
    [pink] roze worm { $number }
   *[blue] blauwe worm { $number }
}
wurmt-card = { $colour ->
    [yellow] gele { $value }
    [pink] roze { $value }
   *[blue] blauwe { $value }
}
wurmt-card-hidden = { $colour ->
    [yellow] een gele kaart
    [pink] een roze kaart
   *[blue] een blauwe kaart
}
wurmt-card-action = actie { $action }
wurmt-card-unknown = een kaart
wurmt-slot = Kaart { $number }: { $card }
wurmt-backs = { $colour ->
    [yellow] { $count } gele
    [pink] { $count } roze
    [blue] { $count } blauwe
   *[neutral] { $count } acties
}
wurmt-action-remove = Verwijderen
wurmt-action-refresh = Hand verversen
wurmt-action-new_worm = Nieuwe worm
wurmt-action-spy = Spionage
wurmt-action-pass = Passen

wurmt-missing = nog { $least } t/m { $most }
wurmt-full = lang genoeg
wurmt-open-values = { $count ->
    [one] één open kaart
   *[other] { $count } open kaarten
}
wurmt-head-by = kop van { $name }
wurmt-no-head = nog geen kop
wurmt-known = Deze kop ken je
wurmt-claim = “{ $value }”
wurmt-would-be = zou { $length } zijn
wurmt-here = hier
wurmt-look = kijken
wurmt-lay-on = Aanleggen aan de { $worm }
wurmt-spy-on = Spieken bij de { $worm }
wurmt-remove-this = De { $value } eruit halen
wurmt-pile = { $count ->
    [one] kaart in de trekstapel
   *[other] kaarten in de trekstapel
}
wurmt-discard = { $count ->
    [one] één afgelegd
   *[other] { $count } afgelegd
}
wurmt-discard-top = Boven op de aflegstapel: { $card }
wurmt-browse = { $count ->
    [one] De aflegstapel, één kaart
   *[other] De aflegstapel, { $count } kaarten
}
wurmt-reserve = staarten in voorraad
wurmt-tails = { $colour ->
    [yellow] gele staarten: { $count }
    [pink] roze staarten: { $count }
   *[blue] blauwe staarten: { $count }
}
wurmt-start = { $colour ->
    [yellow] Een gele worm
    [pink] Een roze worm
   *[blue] Een blauwe worm
}
wurmt-on-turn = aan de beurt
wurmt-score-title = Punten: pluskant min minkant
wurmt-honesty = { $true } van de { $turned } keer eerlijk

wurmt-prompt-card = Jouw beurt: kies een kaart
wurmt-prompt-worm = Aan welke worm?
wurmt-prompt-claim = Welke waarde kondig je aan?
wurmt-prompt-remove = Welke open kaart moet weg?
wurmt-prompt-refresh = Welke kaarten gooi je weg?
wurmt-prompt-new_worm = Welke kleur krijgt de nieuwe worm?
wurmt-prompt-spy = Welke kop wil je zien?
wurmt-prompt-pass = Je beurt beëindigen zonder een kaart te leggen?
wurmt-refresh = { $count ->
    [0] Niets weggooien, alleen aanvullen
    [one] Eén kaart weggooien
   *[other] { $count } kaarten weggooien
}
wurmt-pass = Passen
wurmt-put-back = Terugleggen
wurmt-ask-first = Wie heeft het laatst een worm gezien?
wurmt-ask-first-help = Die begint. Iedereen mag antwoorden.
wurmt-ask-first-me = Ik
wurmt-ask-first-chance = Aan het toeval overlaten

wurmt-why-card = Nu niet
wurmt-why-first = Eerst een kaart
wurmt-why-colour = Verkeerde kleur
wurmt-why-worm = Deze niet
wurmt-caption-hides = verbergt een { $value }
wurmt-caption-spied = { $name } keek
wurmt-chapter-scored = { $name }: { $points }

wurmt-told-began = De kaarten zijn gedeeld. { $name } begint.
wurmt-told-asked = De kaarten zijn gedeeld. Wie heeft het laatst een worm gezien?
wurmt-told-first = { $name } heeft het laatst een worm gezien en begint.
wurmt-told-first-chance = Het toeval beslist: { $name } begint.
wurmt-told-over = Het spel is afgelopen.
rematch-wurmt-equal_points = Nog een ronde
wurmt-told-drew = Je trok { $cards }.
wurmt-told-laid = { $colour ->
    [yellow] { $name } legt een kop aan gele worm { $number }.
    [pink] { $name } legt een kop aan roze worm { $number }.
   *[blue] { $name } legt een kop aan blauwe worm { $number }.
}
wurmt-told-claim = “Het is een { $claim }.”
wurmt-told-late = De tijd was om.
wurmt-told-turned = De oude kop was een { $value }: lengte { $length }.
wurmt-told-truth = { $honest ->
    [yes] En { $claim } was aangekondigd: waar!
   *[no] Maar { $claim } was aangekondigd!
}
wurmt-told-cleaned = { $side ->
    [plus] { $name } krijgt { $value } aan de pluskant.
   *[minus] Te lang: { $name } krijgt { $value } aan de minkant.
}
wurmt-told-removed = { $name } haalt { $card } uit worm { $number }.
wurmt-caption-removed = { $name } haalde deze kaart eruit.
wurmt-told-refreshed = { $count ->
    [0] { $name } vult de hand aan.
    [one] { $name } gooit één kaart weg en vult aan.
   *[other] { $name } gooit { $count } kaarten weg en vult aan.
}
wurmt-told-started = { $colour ->
    [yellow] { $name } legt een nieuwe gele worm op tafel.
    [pink] { $name } legt een nieuwe roze worm op tafel.
   *[blue] { $name } legt een nieuwe blauwe worm op tafel.
}
wurmt-told-spied = { $name } keek naar de kop van worm { $number }.
wurmt-told-spied-value = Gespiekt: worm { $number } verbergt een { $value }.
wurmt-told-passed = { $name } past.
wurmt-told-taken-back = { $name } neemt de laatste kaart terug.
wurmt-told-thrown = { $name } had alleen acties: { $count } kaarten weggegooid en vervangen.
wurmt-told-short = De trekstapel is te klein voor { $name }: het einde is nabij.

option-wurmt-values_per_colour = Huisregel: de 28 waarden van elke kleur
option-wurmt-actions_per_colour = Huisregel: de actiekaarten van elke kleur
    .none = geen acties
    .item = Actie { $number }
option-wurmt-actions_per_colour-remove = Verwijderen
option-wurmt-actions_per_colour-refresh = Hand verversen
option-wurmt-actions_per_colour-new_worm = Nieuwe worm
option-wurmt-actions_per_colour-spy = Spionage
option-wurmt-actions_per_colour-pass = Passen
option-wurmt-put_aside = Huisregel: weggelegde kaarten met 2, 3, 4 en 5 spelers
option-wurmt-backs = Achterkant van de actiekaarten
option-wurmt-backs-coloured = zoals elke kaart
option-wurmt-backs-neutral = je ziet dat het een actie is
option-wurmt-reading = Je eigen kaarten
option-wurmt-reading-memory = je ziet je waarden
option-wurmt-reading-blind = niemand ziet waarden in de hand
wurmt-reading = Hoe houden jullie je kaarten vast?
wurmt-reading-memory = Je ziet je waarden
    .text = Je hand is naar jou gekeerd; de anderen zien de koppen. Je legt wat je kent, en onthoudt het.
wurmt-reading-blind = Blind
    .text = Niemand ziet de waarden in de hand, ook jij niet. Jullie leggen blind en zijn samen verrast.
option-wurmt-end = Als de trekstapel te klein is
option-wurmt-end-immediate = eindigt het spel meteen
option-wurmt-end-finish_turn = wordt de beurt afgemaakt
option-wurmt-end-finish_round = wordt de ronde afgemaakt
option-wurmt-announce = Waarden aankondigen (bluffen mag)
option-wurmt-memory = Koppen die je kent
option-wurmt-memory-strict = onthoud je zelf
option-wurmt-memory-friendly = blijven voor jou zichtbaar
option-wurmt-discard = De aflegstapel
option-wurmt-discard-top = alleen de bovenste is open
option-wurmt-discard-open = iedereen mag erin bladeren
option-wurmt-first = Wie begint
    .none = geloot
option-wurmt-ask_first = Vragen wie het laatst een worm heeft gezien
option-wurmt-clock = Bedenktijd
option-wurmt-tails_per_colour = Huisregel: staarten per kleur
option-wurmt-hand_size = Huisregel: kaarten in een volle hand
option-wurmt-refill_at = Huisregel: aanvullen bij zoveel kaarten
option-wurmt-low = Huisregel: kortste worm die punten oplevert
option-wurmt-high = Huisregel: langste worm die punten oplevert

learn-wurmt-1 = Vijf kaarten, elk met een getal en een kleur. De anderen zien alleen de koppen achterop. Tik op een getalkaart, dan op een worm van die kleur.
learn-wurmt-2 = Je kaart is nu de kop: het getal is voor iedereen verborgen. Je moet het onthouden! Nu speelt { $name }.
learn-wurmt-3 = Ook { $name } legde aan. Leg een kaart aan een worm die al een kop heeft, en zie hoe de oude kop wordt omgedraaid.
learn-wurmt-4 = De open getallen samen zijn de lengte. Bij 10, 11 of 12 krijgt wie het lukte de omgedraaide kaart als punten. Hier is elke kaart een 5, dus twee open kaarten zijn genoeg. Leg verder aan.
learn-wurmt-5 = Punten! Langer dan 12 had je punten gekost. Nu heb je ook acties: speel Spionage en bekijk een verborgen kop.
learn-wurmt-6 = Alleen jij zag dat getal. Na zoveel acties als je wilt moet je één kaart leggen: doe dat en beëindig je beurt.
learn-wurmt-end = Dat is alles: koppen onthouden, tot 10, 11 of 12 tellen, en niet te gulzig zijn.

## Rules, drawn

wurmt-example-lay = Leg een kaart aan een worm van die kleur: dat is de nieuwe kop, en de waarde blijft verborgen.
wurmt-example-turn = De oude kop wordt omgedraaid, en de worm groeit ermee.
wurmt-example-score = Precies 10, 11 of 12: de omgedraaide kaart is voor jou. Meer, en ze kost je punten.
wurmt-example-over = Meer dan 12: de kaart gaat naar je minkant.
wurmt-example-clean = Daarna wordt de worm opgeruimd: alleen de nieuwe kop blijft.
