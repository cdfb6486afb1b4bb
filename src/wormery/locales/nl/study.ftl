# Woorden om te leren: hints, analyses van afgelopen spellen en puzzels.

hint = Hint
hint-more = Laat me de zet zien
hint-thinking = De coach denkt na …
hint-failed = De coach is even niet bereikbaar. Probeer het zo nog eens.

wormi-hint-piece = { $side ->
    [blue] Kijk eens naar blauw { $number }.
   *[pink] Kijk eens naar roze { $number }.
}
wormi-hint-finishes = { $number } naar { $to } maakt de worm af!
wormi-hint-sure = { $number } naar { $to }: daarna houdt niets jouw worm nog tegen. Het kost { $mine } zetten.
wormi-hint-joins = { $count ->
    [one] { $number } naar { $to } verbindt het met { $one }.
   *[other] { $number } naar { $to } verbindt het met { $one } en { $other }.
}
wormi-hint-hinders = { $number } naar { $to } haalt een brug weg bij de andere worm.
wormi-hint-prepares = { $number } naar { $to } bereidt de volgende verbindingen voor.
wormi-hint-race = { $mine ->
    [one] Jij hebt nog ongeveer één zet nodig, { $name } ongeveer { $theirs }.
   *[other] Jij hebt nog ongeveer { $mine } zetten nodig, { $name } ongeveer { $theirs }.
}

wurmt-hint-card = Kijk eens naar kaart { $number }: { $card }.
wurmt-hint-lay = Leg de kaart aan de { $worm }.
wurmt-hint-claim = Leg de kaart aan de { $worm } en kondig { $claim } aan.
wurmt-hint-spy = Spiek bij de { $worm }.
wurmt-hint-remove = Haal de { $value } uit de { $worm }.
wurmt-hint-refresh = Gooi weg: kaart { $cards }.
wurmt-hint-new_worm = { $colour ->
    [yellow] Begin een gele worm.
    [pink] Begin een roze worm.
   *[blue] Begin een blauwe worm.
}
wurmt-hint-pass = Pas, en leg deze keer niets.
wurmt-hint-why-takes = { $points ->
    [one] Dat levert je zeker een punt op.
   *[other] Dat levert je zeker { $points } punten op.
}
wurmt-hint-why-likely = In ongeveer { $tenths } van de tien gevallen levert dat punten op.
wurmt-hint-why-safe = Daar kan nu niets misgaan.
wurmt-hint-why-looks = Dan weet je wat daar ligt.

study = Analyse
study-with-coach = Met de coach bekijken
study-early = Dit spel is nog bezig. Kom terug als het afgelopen is: dan bekijkt de coach het met je.
study-games = De spellen van deze wedstrijd
study-game = Spel { $number }
study-empty = Hier is niets gespeeld om te bekijken.
study-coach = De coach
study-curve = Momenten van het spel
study-curve-help = Hoeveel zetten elke worm nog nodig heeft; een driehoek wijst een verloren tempo aan.
study-moment = { $number ->
    [0] Aan het begin: blauw heeft ongeveer { $blue } zetten nodig, roze ongeveer { $pink }
    [one] Na één zet: blauw heeft er ongeveer { $blue } nodig, roze ongeveer { $pink }
   *[other] Na { $number } zetten: blauw heeft er ongeveer { $blue } nodig, roze ongeveer { $pink }
}
study-race = { $blue ->
    [one] Blauw heeft nog ongeveer één zet nodig, roze ongeveer { $pink }.
   *[other] Blauw heeft nog ongeveer { $blue } zetten nodig, roze ongeveer { $pink }.
}
study-done = { $side ->
    [blue] De blauwe worm is af.
   *[pink] De roze worm is af.
}
study-beginning = Het begin.
study-made = { $side ->
    [blue] Blauw speelde { $move }.
   *[pink] Roze speelde { $move }.
}
study-lost = { $count ->
    [one] Dat kostte ongeveer één zet; { $move } was beter.
   *[other] Dat kostte ongeveer { $count } zetten; { $move } was beter.
}
study-slip = { $count ->
    [one] verloor ongeveer één zet
   *[other] verloor ongeveer { $count } zetten
}
study-better = Wat was beter?
study-better-first = Hier was de coach een andere kant op gegaan. Stap verder om het te zien.
study-better-step = De betere weg, stap { $at } van { $of }: { $move }
study-return = Terug naar het spel
study-what-if = Wat als …?
study-explore = { $side ->
    [blue] Probeer wat je wilt: blauw is aan zet.
   *[pink] Probeer wat je wilt: roze is aan zet.
}
study-explore-over = Een worm is af: hier houdt deze weg op.
study-undo = Terugnemen
study-coach-move = Wat zou de coach doen?
study-worst = { $side ->
    [blue] De duurste zet was { $move } van blauw: ongeveer { $count ->
        [one] één zet
       *[other] { $count } zetten
    } verloren.
   *[pink] De duurste zet was { $move } van roze: ongeveer { $count ->
        [one] één zet
       *[other] { $count } zetten
    } verloren.
}
study-worst-show = Laat zien
study-flawless = Niemand verloor een tempo: goed gespeeld!
study-thinking = De coach heeft { $at } van de { $of } momenten bekeken …
study-busy = Er worden veel spellen bekeken. Het jouwe wacht in de rij …
study-offline = Even geen verbinding. Het gaat vanzelf verder …
study-failed = Hier struikelde de coach.

puzzles = Puzzels
puzzles-title = Puzzels: maak de worm af
puzzles-text = Vind de zetten die de worm op tijd afmaken, wat de ander ook doet.
puzzles-solved = { $count } van { $of } opgelost
puzzles-easy = Makkelijk
puzzles-medium = Lastiger
puzzles-hard = Moeilijk
puzzles-strict = streng
puzzles-failed = De puzzels zijn even niet bereikbaar.
puzzles-all = Alle puzzels
puzzles-begin = Begin met de eerste
puzzles-go-on = Ga verder
puzzle-missing = Er is geen puzzel met dit nummer.
puzzle-label = { $done ->
    [alone] Puzzel { $number }, af in { $length }, opgelost
    [helped] Puzzel { $number }, af in { $length }, opgelost met hulp
   *[open] Puzzel { $number }, af in { $length }
}
puzzle-in = in { $length }
puzzle-today = Puzzel van de dag
puzzle-today-again = Puzzel van de dag (opgelost)
puzzle-title = Puzzel { $number }
puzzle-task = { $side ->
    [blue] Jij bent blauw: maak de worm in { $length } zetten af, wat roze ook doet.
   *[pink] Jij bent roze: maak de worm in { $length } zetten af, wat blauw ook doet.
}
puzzle-reply = { $side ->
    [blue] Blauw antwoordt …
   *[pink] Roze antwoordt …
}
puzzle-right = { $count ->
    [one] Goed! Nog één zet en hij is af.
   *[other] Goed! Nog { $count } zetten en hij is af.
}
puzzle-astray = Zo niet in { $length }: de ander ontsnapt. Neem terug en zoek een andere zet.
puzzle-hint-piece = Kijk eens naar het stuk op { $square }.
puzzle-hint-move = Het gaat naar { $to }.
puzzle-solved = Opgelost! Wat een mooie worm.
puzzle-solved-helped = Opgelost, met een beetje hulp.
puzzle-showing = Kijk: zo kan het.
puzzle-solution = Laat de oplossing zien
puzzle-again = Probeer het nog eens
puzzle-next = Volgende puzzel
puzzle-skip = Een andere
