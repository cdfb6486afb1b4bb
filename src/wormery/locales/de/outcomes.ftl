### How games end. The tag of the reason is the last part of the key. The value says why, under a headline
### that names the winners; `.told` says all in one sentence, with these values:
###
### $winners (text): the names of those who win; $count (number): how many they are
### $others (text): the names of all others; of everybody in a draw
### $high, $low (numbers): the best score and the worst

# The last name of a list of several. $names (text): all but the last; $last (text): the last
names-and = { $names } und { $last }

# Those at the table agreed to end the game.
outcome-ended = Das Spiel wurde einvernehmlich beendet: Niemand gewinnt.

## Wormi

outcome-wormi-worm = Der Wurm ist fertig, von 1 bis 16.
    .told = { $winners } hat den ganzen Wurm aufgereiht und gewinnt!
outcome-wormi-resigned = { $others } hat aufgegeben.
    .told = { $winners } gewinnt: { $others } gibt auf.
outcome-wormi-time = Die Zeit von { $others } war um.
    .told = { $winners } gewinnt: Die Zeit von { $others } ist um.
outcome-wormi-agreed = Beide wollten ein Unentschieden.
    .told = Unentschieden: { $others } haben sich darauf geeinigt.
outcome-wormi-repetition = Dieselbe Stellung kam zu oft vor.
    .told = Unentschieden: Dieselbe Stellung kam zu oft vor.
outcome-wormi-quiet = Lange ist kein Wurm mehr gewachsen.
    .told = Unentschieden: Lange ist kein Wurm mehr gewachsen.
outcome-wormi-points = Die Punkte beider Spiele entscheiden den Wettkampf.
    .told =
        { $count ->
            [0]
                { $high ->
                    [one] Der Wettkampf endet unentschieden: je { $high } Punkt.
                   *[other] Der Wettkampf endet unentschieden: je { $high } Punkte.
                }
           *[other]
                { $high ->
                    [one] { $winners } gewinnt den Wettkampf mit { $high } Punkt zu { $low }.
                   *[other] { $winners } gewinnt den Wettkampf mit { $high } Punkten zu { $low }.
                }
        }

## Das Wurmt

outcome-wurmt-most_points = Wer die meisten Punkte hat, gewinnt.
    .told =
        { $high ->
            [one] { $winners } gewinnt mit { $high } Punkt.
           *[other] { $winners } gewinnt mit { $high } Punkten.
        }
outcome-wurmt-equal_points = Gleichstand: Der Sieg wird geteilt.
    .told =
        { $high ->
            [one] { $winners } teilen sich den Sieg mit je { $high } Punkt.
           *[other] { $winners } teilen sich den Sieg mit je { $high } Punkten.
        }

## Wormlord

outcome-wormlord-rounds = Alle nötigen Runden sind gewonnen.
    .told =
        { $high ->
            [one]
                { $count ->
                    [one] { $winners } gewinnt den Wettkampf mit { $high } gewonnener Runde!
                   *[other] { $winners } gewinnen den Wettkampf mit { $high } gewonnener Runde!
                }
           *[other]
                { $count ->
                    [one] { $winners } gewinnt den Wettkampf mit { $high } gewonnenen Runden!
                   *[other] { $winners } gewinnen den Wettkampf mit { $high } gewonnenen Runden!
                }
        }
outcome-wormlord-last_left = Alle anderen haben aufgegeben.
    .told =
        { $count ->
            [one] { $winners } ist allein übrig und gewinnt den Wettkampf.
           *[other] { $winners } sind allein übrig und gewinnen den Wettkampf.
        }

# Rounds of a match end, too.
round-wormlord-objectives = Drei Ziele gleichzeitig.
    .told =
        { $count ->
            [one] Drei Ziele: { $winners } gewinnt die Runde!
           *[other] Drei Ziele: { $winners } gewinnen die Runde!
        }
round-wormlord-points = Wer die meisten Punkte hat, gewinnt die Runde.
    .told =
        { $count ->
            [one]
                { $high ->
                    [one] { $winners } gewinnt die Runde mit { $high } Punkt.
                   *[other] { $winners } gewinnt die Runde mit { $high } Punkten.
                }
           *[other]
                { $high ->
                    [one] { $winners } gewinnen die Runde mit { $high } Punkt.
                   *[other] { $winners } gewinnen die Runde mit { $high } Punkten.
                }
        }
round-wormlord-tied = Gleichstand: Die Runde wird noch einmal gespielt.
