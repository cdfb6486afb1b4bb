### Kaarten van Wormlord: er een kiezen op het plaatje, en er een tekenen.

## Kiezen

maps-choose = De kaart
maps-sides = voor { $sides } partijen
maps-own = van jou
maps-draw = Teken je eigen kaart

# Hoe de bijgeleverde kaarten spelen, op naam.
map-basic-2 = Open gras, twee doelvelden voor elke basis: houd die van jou en steel er een.
    .name = Basiskaart 2
map-basic-3 = Een doelveld voor elke basis, en een even ver van allen: in het midden is het heet.
    .name = Basiskaart 3
map-basic-4 = Open gras; elk doelveld ligt halverwege tussen twee buren.
    .name = Basiskaart 4
map-duel = Vier doelvelden op één lijn, even ver van jou als van de ander: snelheid beslist.
    .name = Duel
map-mountain-king = Wie de top heeft, heeft maar twee van de vier dalen nodig. Vier passen gaan omhoog.
    .name = Bergkoning
map-into-the-woods = Paden van één worm breed tussen de bomen, en geen enkel rechtdoor: een HK kan er een sluiten.
    .name = In het bos
map-crossfire = Vier rechte lanen, en een doelveld waar er twee elkaar kruisen.
    .name = Kruisvuur
map-bermuda-triangle = Drie doelvelden, en je hebt ze alle drie nodig. Daartussen verdwijnen knopen.
    .name = Bermuda driehoek
map-musical-chairs = Iedereen heeft een doelveld bij huis. Sta op en loop een rondje!
    .name = Stoelendans
map-small-garden = Piepklein: niemand is ooit ver weg, en soms is het in een minuut voorbij.
    .name = Kleine tuin
map-small-garden-3 = Piepklein, met z’n drieën: twee doelvelden voor elke basis, en iedereen woont naast de deur.
    .name = Kleine tuin voor 3
map-high-mountain = Groot: een lange klim naar de top, die je een van de vier dalen bespaart.
    .name = Hoge berg
map-deep-woods = Groot: kronkelpaden van één worm breed, en er is altijd nog een omweg.
    .name = Diep in het bos

## Tekenen

editor-untitled = Mijn kaart
editor-copy = { $name }, veranderd
editor-board = De kaart die je tekent
editor-marked = kijk hier
editor-tools = Wat wil je schilderen?
editor-undo = Ongedaan maken
editor-redo = Opnieuw
editor-symmetry = Herhalen
editor-symmetry-name = { $symmetry ->
    [across] spiegel links-rechts
    [down] spiegel boven-onder
    [half] halve draai
    [quarter] kwartdraaien
   *[none] nergens
}
editor-name = Naam van de kaart
editor-note = Hoe ze speelt, in één regel
editor-wide = Breedte
editor-high = Hoogte
editor-sides = Partijen
editor-play = Nu spelen
editor-play-uneven = Toch spelen
editor-save = Hier bewaren
editor-is-saved = Bewaard
editor-saved = Bewaard in deze browser.
editor-share = Een link delen
editor-copied = De link is gekopieerd: stuur hem naar een vriend.
editor-export = Als bestand bewaren
editor-import = Een bestand openen
editor-loaded = Het bestand is open.
editor-sent = Iemand heeft je deze kaart gestuurd. Speel erop, of verander haar.
editor-torn-link = Deze link is beschadigd: er zit geen hele kaart in.
editor-help = Zo teken je
editor-help-text = Tik of sleep om te schilderen; tik nog eens om te wissen. Met toetsen: loop met de pijlen en typ G voor gras, O voor een doelveld, E voor aarde, 1 t/m 4 voor een basis. Met Ctrl en Z ga je terug. Het makkelijkst maak je een eerlijke kaart door te draaien: een halve draai voor twee partijen, kwartdraaien voor vier.

## Wat de controle zegt

editor-findings = Wat de controle zegt
editor-verdict = { $verdict ->
    [fair] Toegestaan en eerlijk. Spelen maar!
    [uneven] Nog niet eerlijk
    [unplayable] Nog niet te spelen
    [unread] Nog geen kaart
    [offline] Geen verbinding met de server: nu kan niemand het nakijken.
   *[looking] Even kijken …
}
editor-flaw-wrong_size = { $across } × { $down } velden: een kaart heeft er { $least } t/m { $most } in elke richting.
editor-flaw-missing_base = De basis van { $side } ontbreekt.
editor-flaw-doubled_base = De basis van { $side } staat er { $count } keer.
editor-flaw-spare_base = De basis van { $side } is er een te veel: de kaart is voor { $sides } partijen.
editor-flaw-few_objectives = { $count ->
    [0] Er is geen doelveld: een kaart heeft er minstens { $least } nodig.
    [one] Maar één doelveld: een kaart heeft er minstens { $least } nodig.
   *[other] { $count } doelvelden: een kaart heeft er minstens { $least } nodig.
}
editor-flaw-cut_off = Met { $sides } partijen heeft { $side } geen weg naar het doelveld op { $cell }.
editor-flaw-uneven = Met { $sides } partijen loopt { $other } { $first } stappen naar de doelvelden, { $side } loopt er { $seen }.
editor-unread-at = Regel { $line }, kolom { $column }: { $why }
editor-unread = { $why ->
    [too_long] De tekst is te lang voor een kaart.
    [no_text] Dit is geen tekst.
    [bad_name] Een kaart heeft een naam van 1 t/m 40 tekens nodig.
    [no_colon] Boven de tekening zegt elke regel waarover hij gaat, dan een dubbele punt.
    [unknown_key] Een kaart heeft een naam, partijen, doelvelden en een opmerking, verder niets.
    [said_twice] Hier staat twee keer hetzelfde.
    [unprintable] Er staan tekens in die niet getoond kunnen worden.
    [missing_key] De naam of het aantal partijen ontbreekt.
    [bad_sides] Een kaart is voor 2, 3 of 4 partijen.
    [bad_sign] Dit teken is geen veld.
    [uneven_row] Deze rij is langer of korter dan de eerste.
    [too_much] Na de tekening komt niets meer.
    [no_drawing] De tekening ontbreekt.
   *[wrong_count] Het aantal doelvelden klopt niet met de tekening.
}

## De plank

editor-own = Jouw kaarten
editor-own-none = Nog niets bewaard. Ze blijven in deze browser.
editor-begin = Beginnen met
editor-blank = Een leeg grasveld
editor-discard = { $name } weggooien
editor-gone = { $name } is weggegooid.
editor-restore = Terughalen
editor-rename = { $name } een andere naam geven
