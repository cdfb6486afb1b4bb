# De woorden rond elk spel: deuren, tafels, praatjes, herhalingen.

## Overal

home = Startpagina
skip = Naar de inhoud
close = Sluiten
loading = Een ogenblik …
settings = Instellingen
language = Taal
your-name = Je naam
save-name = Naam bewaren
name-refused = Die naam kan hier niet. Neem 1 t/m 24 gewone tekens.
theme = Weergave
theme-system = Zoals het apparaat
theme-light = Dag
theme-dark = Nacht
less-motion = Minder beweging
sounds = Geluiden
look = Bord en wormen
look-garden = Tuin
look-wood = Hout
look-pond = Vijver
look-candy = Snoep
look-contrast = Hoog contrast
volume = Volume
haptics = De telefoon mag trillen
letters = Letters: Fredoka, onder de SIL Open Font License
live-region = Wat er gebeurt
yes = Ja
no = Nee
no-go-back = Nee, terug
agree = Akkoord
decline = Nee, bedankt
withdraw = Intrekken
you = jij
bot = bot
away = weg
try-again = Opnieuw proberen
take-back = Terugnemen

pet-name-1 = Kronkel
pet-name-2 = Slinger
pet-name-3 = Krul
pet-name-4 = Draai
pet-name-5 = Kringel
pet-name-6 = Lusje
pet-name-7 = Wroeter
pet-name-8 = Wiebel

letter-yellow = G
letter-pink = R
letter-blue = B

missing-page = In dit gat zit niets
missing-page-help = Het adres leidt nergens heen. De weg naar huis is veilig.
missing-table = Die tafel bestaat niet
missing-table-help = Misschien is de code verkeerd gespeld, of is de tafel allang afgeruimd.
missing-broken = Er is iets stuk
missing-broken-help = Dat was onze fout, niet de jouwe. Je spel is veilig op de server.
missing-offline = Geen verbinding met de server
missing-offline-help = Controleer je netwerk; er is niets verloren.

## Begin

home-title = Drie wormspellen, één tafel
home-text = Ga zitten en speel: geen account, geen gedoe.
home-games = De spellen
home-continue = Jouw tafels
home-join = Naar een tafel
home-code = Code van de tafel
home-join-do = Ga erheen
home-open = Tafels voor iedereen
home-open-none = Er wacht nu niemand. Open een tafel voor iedereen en wees de eerste.
home-watch = Toekijken
home-watch-none = Er is nu geen openbaar spel. Open een tafel voor iedereen, dan kunnen anderen toekijken.
table-watchers = { $count ->
    [0] niemand kijkt toe
    [one] één persoon kijkt toe
   *[other] { $count } personen kijken toe
}
watch-game = Toekijken
home-foot = Gratis, zonder reclame, en er wordt niets van elders geladen.
home-programs = Voor programma’s
home-offline = Geen verbinding met de server. We blijven proberen.
offline-can = Tot die terug is, werkt dit op dit apparaat:
home-trouble = Dat lukte even niet. Probeer het zo nog eens.
play-bot = Nu tegen een bot
invite = Nodig iemand uit
one-device = Op één apparaat
open-to-all = Een tafel voor iedereen openen
quick-change = Veranderen
quick-title = { $game }: hoe je speelt
quick-against = Tegen
quick-people = { $count ->
    [one] één speler
   *[other] { $count } spelers
}
quick-usual = basisregels
quick-done = Klaar
learn = Spelend leren
rules = Regels
corner-practice = Knopen oefenen
corner-editor = Een kaart tekenen
pastime = Warm alvast op
rules-of-table = Aan elke tafel
needs-connection = Om te spelen heeft dit apparaat verbinding met de server nodig.
game-soon = Nog niet in de browser: de touwen worden nog gedraaid.
free-seat = vrije plaats
seat-with = met { $names }

game-wormi = Wormi
game-wormi-sentence = Spring en kruip tot je zestien stukken samen één worm zijn.
game-wormi-facts = 2 spelers · niets verborgen · 20 minuten
game-wurmt = Das Wurmt
game-wurmt-sentence = Laat een worm precies 10, 11 of 12 lang worden – wist je nog maar wat zijn kop verbergt.
game-wurmt-facts = 2 t/m 5 spelers · vanaf 8 jaar · 20 minuten · geheugen en een beetje bluf
game-wormlord = Wormlord
game-wormlord-sentence = Leg echte knopen, sneller dan de anderen, en verover de tuin.
game-wormlord-facts = 2 t/m 8 spelers · vanaf 6 jaar · 20 minuten · geen beurten, allen tegelijk

phase-open = wacht op mensen
phase-counting = begint zo
phase-playing = bezig
phase-paused = pauze
phase-over = afgelopen

sharing-title = Wie spelen er op dit apparaat?
sharing-text = Je geeft het apparaat door. Waar kaarten geheim zijn, verbergt een gordijn ze.
sharing-name = Speler { $number }
sharing-more = Nog iemand
sharing-fewer = Iemand minder
sharing-begin = Beginnen

## Voor het spel

table-opening = De tafel wordt gedekt …
seats = Plaatsen
sit-here = Hier zitten
move-here = Hierheen
stand-up = Opstaan
free-it = Plaats vrijmaken
fill-seat = Bezetten …
fill-seat-number = Plaats { $number } bezetten
fill-seat-who = Wie zit op plaats { $number }?
fill-seat-bot = Of een bot speelt:
bot-plays = hier speelt een bot
is-ready = klaar
not-ready = nog niet klaar
ready-do = Ik ben klaar
not-ready-after-all = Wacht, toch nog niet
waiting-for-people = Er zijn nog plaatsen vrij: nodig iemand uit of bezet ze met bots.
waiting-for = Wachten op { $names }.
take-a-seat = Ga zitten, { $name }.
all-taken = Alle plaatsen zijn bezet; je kunt toekijken.
invite-others = Anderen uitnodigen
invitation-qr = QR-code naar tafel { $code }
invitation-code = Code:
invitation-link = Link naar deze tafel
copy = Kopiëren
copied = Gekopieerd
share = Delen
big-screen = Deze tafel op een groot scherm tonen
only-hand = Alleen mijn hand op dit apparaat
whole-table = De hele tafel op dit apparaat
what-is-played = { $game }: wat er gespeeld wordt
how-many = Aantal spelers
options-usual = De basisregels.
options-change = Opties veranderen
option-usual = (standaard)
option-own = eigen keuze
option-none = niets gekozen
option-seat = { $number }: { $name }
option-range = { $least } t/m { $most }; standaard { $usual }
option-usual-is = Standaard: { $usual }
option-more = { $option }: één meer
option-fewer = { $option }: één minder
options-reset = Terug naar de basisregels
options-all = Alle opties
rule-link = Regel { $rule }, in een nieuw tabblad
begins-in = { $seconds ->
    [one] Begint over één seconde
   *[other] Begint over { $seconds } seconden
}
clock-none = Zonder klok
clock-blitz = 5 minuten, en 3 seconden per zet
clock-calm = 15 minuten, en 10 seconden per zet
clock-minute = 1 minuut per zet
clock-day = 1 dag per zet
clock-week = 1 week per zet
clock-own = een andere klok
clock-left = Resterende tijd: { $time }
clock-days = { $days ->
    [one] één dag
   *[other] { $days } dagen
}

## Tijdens het spel

your-move = Jij bent aan zet
their-move = { $name } is aan zet
their-turn = { $name } is aan de beurt
talk = Praten
talk-to = Wie het hoort
talk-to-all = iedereen
talk-to-partners = alleen { $names }
talk-among-partners = onder jullie
table-menu = Tafel
story = Wat er tot nu toe gebeurde
story-none = Er is nog niets gebeurd.
paused = Pauze
go-on = Verder
propose-pause = Een pauze voorstellen
propose-end = Voorstellen te stoppen
proposal = { $what ->
    [pause] Zullen we pauzeren?
    [go_on] Zullen we verdergaan?
   *[end] Zullen we stoppen?
}
proposal-yours = { $what ->
    [pause] Je hebt een pauze voorgesteld.
    [go_on] Je hebt voorgesteld verder te gaan.
   *[end] Je hebt voorgesteld te stoppen.
}
somebody-away = er is iemand weg
is-away = { $name } is weg. Je kunt wachten, of een bot laten spelen tot { $name } terug is.
let-bot-play = { $bot } speelt verder
watching = { $count ->
    [one] één persoon kijkt toe
   *[other] { $count } personen kijken toe
}
link-live = verbonden
link-joining = verbinden …
link-sending = versturen …
link-broken = Geen verbinding: nieuwe poging
link-gone = weg
link-waiting = { $count ->
    [one] · één verzoek wacht
   *[other] · { $count } verzoeken wachten
}
wish-lost = { $count ->
    [one] De verbinding was te lang weg: je laatste tik telt niet.
   *[other] De verbinding was te lang weg: je laatste { $count } tikken tellen niet.
}
refused = Dat kan nu niet.
rule-why = Waarom? { $rule }
fair-commitment = De verdeling is verzegeld. Het zegel:
fair-seed = De verdeling kwam uit dit startgetal:
why-not-turn = Niet jouw beurt
away-what = { $name } is weg: wat nu?
away-name = { $name } is weg
away-wait = Wachten
away-bot = Een bot speelt verder
away-end = Spel beëindigen
away-end-sure = Dit spel voor iedereen beëindigen?
cheer-clap = Klappen
cheer-wave = Zwaaien
cheer-mute = Niet tonen wat toeschouwers doen
cheer-told-clap = Iemand in het publiek klapt
cheer-told-wave = Iemand in het publiek zwaait
fair-question = Is er eerlijk gedeeld?
fair-explained = Al het toeval van een spel komt uit één geheim startgetal. Voor het spel wordt het zegel ervan getoond: een afdruk die bij geen ander startgetal past. Na het spel wordt ook het startgetal getoond; niemand kan er dus tussendoor iets aan veranderd hebben.
fair-check = Hier nagaan
fair-fits = Het startgetal past bij het zegel: er is eerlijk gedeeld.
fair-differs = Het startgetal past niet bij het zegel!
fair-later = Het startgetal wordt getoond als het spel voorbij is.
curtain-title = Geef het apparaat aan { $name }
curtain-text = Alle anderen kijken weg.
curtain-open = Ik ben { $name }

say-hello = Hallo!
say-good_luck = Succes!
say-have_fun = Veel plezier!
say-well_played = Goed gespeeld!
say-nice_one = Mooie zet!
say-ouch = Au!
say-oops = Oeps!
say-thinking = Ik denk na …
say-your_turn = Jouw beurt!
say-ready = Klaar!
say-one_moment = Een ogenblik, alsjeblieft
say-back_soon = Zo terug
say-thanks = Dank je!
say-sorry = Sorry!
say-yes = Ja
say-no = Nee
say-another_game = Nog een spel?
say-good_game = Mooi spel!
say-bye = Dag!
say-wave = zwaait
say-smile = glimlacht
say-laugh = lacht
say-wonder = verbaast zich
say-clap = klapt
say-cheer = juicht
say-cry = huilt
say-sleepy = gaapt
say-heart = stuurt een hart
say-wriggle = kronkelt

## Na het spel

over = Het spel is afgelopen
over-ended = Het spel is gestopt
over-drawn = Remise
over-you-won = Je hebt gewonnen!
over-you-share = Je deelt de overwinning!
over-you-won-together = Samen gewonnen!
over-won = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de overwinning
}
over-won-together = { $names } winnen
rematch = Nog een spel
rematch-waiting = Wachten op de anderen …
change-table = Plaatsen of opties veranderen
replay = Herhaling
another-game = Naar de andere spellen

## Herhalingen

replay-title = Herhaling
replay-as = Gezien door
replay-all = iedereen, alles open
replay-watcher = een toeschouwer
replay-first = Naar het begin
replay-back = Een stap terug
replay-play = Afspelen
replay-stop = Stoppen
replay-next = Een stap verder
replay-last = Naar het einde
replay-speed = Tempo
replay-step = Stap { $at } van { $of }
replay-chapters = Hoofdstukken
replay-evening = De hele avond
replay-game = Spel { $number }
replay-controls = Bekijken
replay-keep = Bewaren of delen
replay-json = Alles bewaren (JSON)
replay-text = Als tekst bewaren
replay-copy = Link kopiëren
replay-not-over = Het spel is nog bezig: je ziet wat toeschouwers zien.
replay-empty = Aan deze tafel is nog niets gespeeld.
replay-to-table = Naar de tafel
replay-upload-link = Een bewaarde herhaling bekijken
replay-upload = Bestand kiezen
replay-upload-help = Een spel dat van een herhaling bewaard is, als JSON of als tekst (Wormi, Das Wurmt). Het wordt nagekeken, getoond en niet bewaard.
replay-bad-line = Het gaat om regel { $line } van het bestand.
replay-bad-step = Het gaat om stap { $step } van spel { $game } in het bestand.
player-number = Speler { $number }

## Leren

learn-title = { $game } leren
learn-step = Stap { $at } van { $of }
learn-next = Verder
learn-again = Opnieuw beginnen
learn-done = Je weet genoeg om te spelen!
learn-play = Nu tegen een bot
learn-opponent = Roos

## Several people on one device

sit-here-too = Nog iemand op dit apparaat

## Name and face

face-who = Wie ben jij?
face-change = Naam en gezicht wijzigen
face-change-of = { $name }: naam en gezicht wijzigen
face-yours = Jouw gezicht
face-colour = Het heeft in elk spel de kleur van jouw partij.
face-sit = Gaan zitten
face-later = Later
face-save = Dat ben ik
face-cancel = Zo laten
face-sprout = met een kiempje
face-curl = met een krul
face-specs = met een bril
face-cap = met een pet
face-tuft = met een kuif
face-bow = met een strik
face-crown = met een kroon
face-flower = met een bloem
face-moustache = met een snor
face-star = met een ster

## Home, for whoever arrives

mine-turn = Jij bent aan de beurt
mine-again = Nog een spel?
mine-waiting = Wacht
mine-over = Afgelopen
mine-away = Opruimen
mine-away-of = Opruimen: { $game }, { $code }
mine-is-away = { $game } is opgeruimd.
mine-back = Ongedaan maken
learn-quick = Leren in twee minuten
scan = QR-code scannen
scan-help = Houd de QR-code van een tafel voor de camera.
scan-refused = De camera kan niet worden gebruikt. Typ liever de code.

## Playing somebody now

match = Nu met iemand spelen
match-insist = Alleen met mijn opties
match-seeking = Zoekt iemand voor { $game } …
match-time = al { $seconds } s
match-bot = Zolang een bot
match-stop = Stoppen
match-found = Er is iemand voor { $game }!
match-join = Spelen

## Another game, and the evening

rematch-wanted = 
    { $count ->
        [one] { $names } wil nog een spel.
       *[other] { $names } willen nog een spel.
    }
rematch-join = Meedoen
rematch-asked = Jij wilt nog een spel. Het wachten is op { $names } …
rematch-not = Toch niet
evening = Stand van de avond
evening-games = 
    { $count ->
        [one] één spel
       *[other] { $count } spellen
    }
evening-draws = 
    { $count ->
        [one] één gelijkspel
       *[other] { $count } keer gelijk
    }
share-game = Delen
share-title = { $game }: { $names }

## My games

games-mine = Mijn spellen
games-none = Nog niets: wat je hier speelt, komt in deze lijst.
games-begin = Een spel kiezen
games-more = Meer tonen
games-again = Opnieuw proberen
games-won = Gewonnen
games-shared = Samen gewonnen
games-lost = Verloren
games-drawn = Gelijkspel
games-ended = Samen beëindigd
match-again = Iemand anders zoeken
match-decline = Nu niet

## A big screen, and the rule book

hall-scan = Scan en speel mee
hall-or = of open { $address } en typ
hall-missing =
    { $count ->
        [one] Er is één plaats vrij: wie volgt?
       *[other] Er zijn { $count } plaatsen vrij: wie volgt?
    }
hall-unready =
    { $count ->
        [one] Eén speler moet nog op “Ik ben klaar” tikken
       *[other] { $count } spelers moeten nog op “Ik ben klaar” tikken
    }
hall-begins = Iedereen is er: het begint!
hall-sound = Geluid aanzetten
leading = aan kop
rules-contents = Inhoud
rules-search = In de regels zoeken
rules-found =
    { $count ->
        [0] Niets gevonden
        [one] Eén regel
       *[other] { $count } regels
    }
gallery = Zo ziet het eruit
gallery-tv = { $game } op een televisie
gallery-phone = { $game } op een telefoon
