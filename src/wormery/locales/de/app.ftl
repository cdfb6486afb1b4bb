# Die Wörter rund um jedes Spiel: Türen, Tische, Gespräche, Wiederholungen.

## Überall

home = Startseite
skip = Zum Inhalt springen
close = Schließen
loading = Einen Moment …
settings = Einstellungen
language = Sprache
your-name = Dein Name
save-name = Namen speichern
name-refused = Dieser Name geht hier nicht. Nimm 1 bis 24 gewöhnliche Zeichen.
theme = Darstellung
theme-system = Wie das Gerät
theme-light = Tag
theme-dark = Nacht
less-motion = Weniger Bewegung
sounds = Töne
look = Brett und Würmer
look-garden = Garten
look-wood = Holz
look-pond = Teich
look-candy = Bonbon
look-contrast = Starker Kontrast
volume = Lautstärke
haptics = Das Handy darf zittern
letters = Schrift: Fredoka, unter der SIL Open Font License
live-region = Was geschieht
yes = Ja
no = Nein
no-go-back = Nein, zurück
agree = Einverstanden
decline = Nein, danke
withdraw = Zurückziehen
you = du
bot = Bot
away = abwesend
try-again = Noch einmal
take-back = Zurücknehmen

pet-name-1 = Ringel
pet-name-2 = Nudel
pet-name-3 = Schnörkel
pet-name-4 = Kringel
pet-name-5 = Locke
pet-name-6 = Schlinge
pet-name-7 = Wühli
pet-name-8 = Schlängel

letter-yellow = G
letter-pink = R
letter-blue = B

missing-page = In diesem Loch ist nichts
missing-page-help = Die Adresse führt nirgendwohin. Der Heimweg ist sicher.
missing-table = Diesen Tisch gibt es nicht
missing-table-help = Vielleicht ist der Code vertippt, oder der Tisch wurde längst abgeräumt.
missing-broken = Etwas ist kaputtgegangen
missing-broken-help = Das war unser Fehler, nicht deiner. Dein Spiel ist auf dem Server sicher.
missing-offline = Keine Verbindung zum Server
missing-offline-help = Prüfe deine Verbindung; verloren ist nichts.

## Startseite

home-title = Drei Wurmspiele, ein Tisch
home-text = Setz dich und spiel: kein Konto, kein Aufwand.
home-games = Die Spiele
home-continue = Deine Tische
home-join = An einen Tisch
home-code = Code des Tisches
home-join-do = Hingehen
home-open = Tische für alle
home-open-none = Gerade wartet niemand. Mach einen Tisch für alle auf und sei die oder der Erste.
home-watch = Zuschauen
home-watch-none = Gerade läuft kein öffentliches Spiel. Öffne einen Tisch für alle, dann können andere zuschauen.
table-watchers = { $count ->
    [0] niemand schaut zu
    [one] eine Person schaut zu
   *[other] { $count } schauen zu
}
watch-game = Zuschauen
home-foot = Kostenlos, ohne Werbung, und nichts wird von anderswo geladen.
home-programs = Für Programme
home-offline = Keine Verbindung zum Server. Wir versuchen es weiter.
offline-can = Bis sie wieder da ist, geht auf diesem Gerät:
home-trouble = Das ging gerade nicht. Versuch es gleich noch einmal.
play-bot = Sofort gegen einen Bot
invite = Jemanden einladen
one-device = Auf einem Gerät
open-to-all = Einen Tisch für alle aufmachen
quick-change = Ändern
quick-title = { $game }: wie du spielst
quick-against = Gegen
quick-people = { $count ->
    [one] eine Person
   *[other] { $count } Personen
}
quick-usual = Grundregeln
quick-done = Fertig
learn = Spielend lernen
rules = Regeln
corner-practice = Knoten üben
corner-editor = Eine Karte zeichnen
pastime = Beim Warten aufwärmen
rules-of-table = An jedem Tisch
needs-connection = Zum Spielen braucht dieses Gerät eine Verbindung zum Server.
game-soon = Noch nicht im Browser: Die Seile werden noch gedreht.
free-seat = freier Platz
seat-with = mit { $names }

game-wormi = Wormi
game-wormi-sentence = Hüpfe und krieche, bis deine sechzehn Steine einen einzigen Wurm bilden.
game-wormi-facts = 2 Personen · nichts verdeckt · 20 Minuten
game-wurmt = Das Wurmt
game-wurmt-sentence = Lass einen Wurm genau 10, 11 oder 12 lang werden – wüsstest du nur noch, was sein Kopf verbirgt.
game-wurmt-facts = 2 bis 5 Personen · ab 8 Jahren · 20 Minuten · Gedächtnis und ein wenig Bluff
game-wormlord = Wormlord
game-wormlord-sentence = Knüpfe echte Knoten, schneller als die anderen, und erobere den Garten.
game-wormlord-facts = 2 bis 8 Personen · ab 6 Jahren · 20 Minuten · ohne Spielzüge, alle zugleich

phase-open = wartet auf Leute
phase-counting = beginnt gleich
phase-playing = im Spiel
phase-paused = Pause
phase-over = vorbei

sharing-title = Wer spielt auf diesem Gerät?
sharing-text = Ihr reicht das Gerät herum. Wo Karten geheim sind, verbirgt sie ein Vorhang.
sharing-name = Person { $number }
sharing-more = Eine Person mehr
sharing-fewer = Eine Person weniger
sharing-begin = Anfangen

## Vor dem Spiel

table-opening = Der Tisch wird gedeckt …
seats = Plätze
sit-here = Hier sitzen
move-here = Hierher wechseln
stand-up = Aufstehen
free-it = Platz freimachen
fill-seat = Besetzen …
fill-seat-number = Platz { $number } besetzen
fill-seat-who = Wer sitzt auf Platz { $number }?
fill-seat-bot = Oder ein Bot spielt:
bot-plays = hier spielt ein Bot
is-ready = bereit
not-ready = noch nicht bereit
ready-do = Ich bin bereit
not-ready-after-all = Halt, doch noch nicht
waiting-for-people = Es sind noch Plätze frei: Lade jemanden ein oder besetze sie mit Bots.
waiting-for = Warten auf { $names }.
take-a-seat = Nimm Platz, { $name }.
all-taken = Alle Plätze sind besetzt; du kannst zuschauen.
invite-others = Andere einladen
invitation-qr = QR-Code, der zum Tisch { $code } führt
invitation-code = Code:
invitation-link = Link zu diesem Tisch
copy = Kopieren
copied = Kopiert
share = Teilen
big-screen = Diesen Tisch auf einem großen Bildschirm zeigen
only-hand = Nur meine Hand auf diesem Gerät
whole-table = Der ganze Tisch auf diesem Gerät
what-is-played = { $game }: was gespielt wird
how-many = Wie viele mitspielen
options-usual = Die Grundregeln.
options-change = Einstellungen des Spiels ändern
option-usual = (Standard)
option-own = eigene Wahl
option-none = nichts gewählt
option-seat = { $number }: { $name }
option-range = { $least } bis { $most }; Standard: { $usual }
option-usual-is = Standard: { $usual }
option-more = { $option }: eins mehr
option-fewer = { $option }: eins weniger
options-reset = Zurück zu den Grundregeln
options-all = Alle Einstellungen des Spiels
rule-link = Regel { $rule }, in neuem Tab
begins-in = { $seconds ->
    [one] Beginnt in einer Sekunde
   *[other] Beginnt in { $seconds } Sekunden
}
clock-none = Ohne Uhr
clock-blitz = 5 Minuten, und 3 Sekunden je Zug
clock-calm = 15 Minuten, und 10 Sekunden je Zug
clock-minute = 1 Minute je Zug
clock-day = 1 Tag je Zug
clock-week = 1 Woche je Zug
clock-own = eine andere Uhr
clock-left = Verbleibende Zeit: { $time }
clock-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}

## Während des Spiels

your-move = Du bist am Zug
their-move = { $name } ist am Zug
their-turn = { $name } ist an der Reihe
talk = Reden
talk-to = Wer es hört
talk-to-all = alle
talk-to-partners = nur { $names }
talk-among-partners = unter euch
table-menu = Tisch
story = Was bisher geschah
story-none = Noch ist nichts geschehen.
paused = Pause
go-on = Weiter
propose-pause = Pause vorschlagen
propose-end = Vorschlagen, das Spiel zu beenden
proposal = { $what ->
    [pause] Machen wir Pause?
    [go_on] Spielen wir weiter?
   *[end] Beenden wir das Spiel?
}
proposal-yours = { $what ->
    [pause] Du hast eine Pause vorgeschlagen.
    [go_on] Du hast vorgeschlagen weiterzuspielen.
   *[end] Du hast vorgeschlagen, das Spiel zu beenden.
}
somebody-away = jemand ist abwesend
is-away = { $name } ist abwesend. Ihr könnt warten oder einen Bot spielen lassen, bis { $name } zurück ist.
let-bot-play = { $bot } spielt weiter
watching = { $count ->
    [one] eine Person schaut zu
   *[other] { $count } schauen zu
}
link-live = verbunden
link-joining = verbinde …
link-sending = sende …
link-broken = Keine Verbindung: neuer Versuch
link-gone = weg
link-waiting = { $count ->
    [one] · eine Eingabe wartet
   *[other] · { $count } Eingaben warten
}
wish-lost = { $count ->
    [one] Die Verbindung war zu lange weg: Deine letzte Eingabe gilt nicht.
   *[other] Die Verbindung war zu lange weg: Deine letzten { $count } Eingaben gelten nicht.
}
refused = Das geht jetzt nicht.
rule-why = Warum? { $rule }
fair-commitment = Die Verteilung ist versiegelt. Ihr Siegel:
fair-seed = Die Verteilung entstand aus dieser Startzahl:
why-not-turn = Nicht dran
away-what = { $name } ist weg: was nun?
away-name = { $name } ist weg
away-wait = Warten
away-bot = Ein Bot spielt weiter
away-end = Spiel beenden
away-end-sure = Dieses Spiel für alle beenden?
cheer-clap = Klatschen
cheer-wave = Winken
cheer-mute = Nicht zeigen, was Zuschauer tun
cheer-told-clap = Jemand im Publikum klatscht
cheer-told-wave = Jemand im Publikum winkt
fair-question = War fair gegeben?
fair-explained = Aller Zufall eines Spiels kommt aus einer geheimen Startzahl. Vor dem Spiel wird ihr Siegel gezeigt: ein Abdruck, der zu keiner anderen Startzahl passt. Nach dem Spiel wird auch die Startzahl gezeigt; niemand kann also zwischendurch etwas geändert haben.
fair-check = Hier prüfen
fair-fits = Die Startzahl passt zum Siegel: Es war fair gegeben.
fair-differs = Die Startzahl passt nicht zum Siegel!
fair-later = Die Startzahl wird gezeigt, wenn das Spiel vorbei ist.
curtain-title = Gib das Gerät an { $name }
curtain-text = Alle anderen schauen weg.
curtain-open = Ich bin { $name }

say-hello = Hallo!
say-good_luck = Viel Glück!
say-have_fun = Viel Spaß!
say-well_played = Gut gespielt!
say-nice_one = Schöner Zug!
say-ouch = Autsch!
say-oops = Hoppla!
say-thinking = Ich denke nach …
say-your_turn = Du bist dran!
say-ready = Bereit!
say-one_moment = Einen Moment bitte
say-back_soon = Bin gleich zurück
say-thanks = Danke!
say-sorry = Entschuldigung!
say-yes = Ja
say-no = Nein
say-another_game = Noch ein Spiel?
say-good_game = Schönes Spiel!
say-bye = Tschüss!
say-wave = winkt
say-smile = lächelt
say-laugh = lacht
say-wonder = staunt
say-clap = klatscht
say-cheer = jubelt
say-cry = weint
say-sleepy = gähnt
say-heart = schickt ein Herz
say-wriggle = ringelt sich

## Nach dem Spiel

over = Das Spiel ist vorbei
over-ended = Das Spiel wurde beendet
over-drawn = Unentschieden
over-you-won = Du hast gewonnen!
over-you-share = Du teilst dir den Sieg!
over-you-won-together = Gemeinsam gewonnen!
over-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
over-won-together = { $names } gewinnen
rematch = Noch ein Spiel
rematch-waiting = Warten auf die anderen …
change-table = Plätze oder Einstellungen ändern
replay = Wiederholung
another-game = Zu den anderen Spielen

## Wiederholungen

replay-title = Wiederholung
replay-as = Gesehen von
replay-all = allen, alles offen
replay-watcher = dem Publikum
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-stop = Anhalten
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-speed = Tempo
replay-step = Schritt { $at } von { $of }
replay-chapters = Kapitel
replay-evening = Der ganze Abend
replay-game = Spiel { $number }
replay-controls = Ansehen
replay-keep = Speichern oder teilen
replay-json = Ganz speichern (JSON)
replay-text = Als Text speichern
replay-copy = Link kopieren
replay-not-over = Das Spiel läuft noch: Du siehst, was das Publikum sieht.
replay-empty = An diesem Tisch wurde noch nichts gespielt.
replay-to-table = Zum Tisch
replay-upload-link = Eine gespeicherte Wiederholung ansehen
replay-upload = Datei wählen
replay-upload-help = Ein Spiel, das von einer Wiederholung gespeichert wurde, als JSON oder als Text (Wormi, Das Wurmt). Es wird geprüft, gezeigt und nicht aufgehoben.
replay-bad-line = Es ist Zeile { $line } der Datei.
replay-bad-step = Es ist Schritt { $step } von Spiel { $game } in der Datei.
player-number = Person { $number }

## Lernen

learn-title = { $game } lernen
learn-step = Schritt { $at } von { $of }
learn-next = Weiter geht’s
learn-again = Von vorn
learn-done = Du weißt genug, um zu spielen!
learn-play = Sofort gegen einen Bot
learn-opponent = Rosa

## Several people on one device

sit-here-too = Noch jemand an diesem Gerät

## Name and face

face-who = Wer bist du?
face-change = Name und Gesicht ändern
face-change-of = { $name }: Name und Gesicht ändern
face-yours = Dein Gesicht
face-colour = Es hat in jedem Spiel die Farbe deiner Partei.
face-sit = Hinsetzen
face-later = Später
face-save = Das bin ich
face-cancel = So lassen
face-sprout = mit Keimling
face-curl = mit Locke
face-specs = mit Brille
face-cap = mit Kappe
face-tuft = mit Haarschopf
face-bow = mit Schleife
face-crown = mit Krone
face-flower = mit Blume
face-moustache = mit Schnurrbart
face-star = mit Stern

## Home, for whoever arrives

mine-turn = Du bist dran
mine-again = Noch ein Spiel?
mine-waiting = Wartet
mine-over = Vorbei
mine-away = Wegräumen
mine-away-of = Wegräumen: { $game }, { $code }
mine-is-away = { $game } ist weggeräumt.
mine-back = Rückgängig
learn-quick = In zwei Minuten lernen
scan = QR-Code einlesen
scan-help = Halte den QR-Code eines Tisches vor die Kamera.
scan-refused = Die Kamera lässt sich nicht benutzen. Tippe stattdessen den Code.

## Playing somebody now

match = Sofort mit jemandem
match-insist = Nur mit meinen Einstellungen
match-seeking = Suche jemanden für { $game } …
match-time = seit { $seconds } s
match-bot = Bis dahin ein Bot
match-stop = Aufhören
match-found = Jemand ist da für { $game }!
match-join = Spielen

## Another game, and the evening

rematch-wanted = 
    { $count ->
        [one] { $names } will noch ein Spiel.
       *[other] { $names } wollen noch ein Spiel.
    }
rematch-join = Mitmachen
rematch-asked = Du willst noch ein Spiel. Es fehlt: { $names } …
rematch-not = Doch nicht
evening = Stand des Abends
evening-games = 
    { $count ->
        [one] ein Spiel
       *[other] { $count } Spiele
    }
evening-draws = 
    { $count ->
        [one] ein Unentschieden
       *[other] { $count } Unentschieden
    }
share-game = Teilen
share-title = { $game }: { $names }

## My games

games-mine = Meine Spiele
games-none = Noch nichts: Was du hier spielst, steht dann in dieser Liste.
games-begin = Ein Spiel aussuchen
games-more = Mehr zeigen
games-again = Noch einmal versuchen
games-won = Gewonnen
games-shared = Zusammen gewonnen
games-lost = Verloren
games-drawn = Unentschieden
games-ended = Gemeinsam beendet
match-again = Jemand anderen suchen
match-decline = Nicht jetzt

## A big screen, and the rule book

hall-scan = Scannen und mitspielen
hall-or = oder { $address } öffnen und eintippen
hall-missing =
    { $count ->
        [one] Ein Platz ist frei: Wer ist dabei?
       *[other] { $count } Plätze sind frei: Wer ist dabei?
    }
hall-unready =
    { $count ->
        [one] Eine Person muss noch auf „Ich bin bereit“ tippen
       *[other] { $count } müssen noch auf „Ich bin bereit“ tippen
    }
hall-begins = Alle sind da: Es geht los!
hall-sound = Ton einschalten
leading = in Führung
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-found =
    { $count ->
        [0] Nichts gefunden
        [one] Eine Regel
       *[other] { $count } Regeln
    }
gallery = So sieht es aus
gallery-tv = { $game } auf einem Fernseher
gallery-phone = { $game } auf einem Handy
