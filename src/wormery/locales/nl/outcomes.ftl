### How games end. The tag of the reason is the last part of the key. The value says why, under a headline
### that names the winners; `.told` says all in one sentence, with these values:
###
### $winners (text): the names of those who win; $count (number): how many they are
### $others (text): the names of all others; of everybody in a draw
### $high, $low (numbers): the best score and the worst

# The last name of a list of several. $names (text): all but the last; $last (text): the last
names-and = { $names } en { $last }

# Those at the table agreed to end the game.
outcome-ended = Het spel is in overleg beëindigd: niemand wint.

## Wormi

outcome-wormi-worm = De worm is compleet, van 1 t/m 16.
    .told = { $winners } heeft de hele worm aaneengeregen en wint!
outcome-wormi-resigned = { $others } gaf op.
    .told = { $winners } wint: { $others } geeft op.
outcome-wormi-time = De tijd van { $others } was om.
    .told = { $winners } wint: de tijd van { $others } is om.
outcome-wormi-agreed = Beiden wilden remise.
    .told = Remise: { $others } zijn het erover eens.
outcome-wormi-repetition = Dezelfde stelling kwam te vaak voor.
    .told = Remise: dezelfde stelling kwam te vaak voor.
outcome-wormi-quiet = Al een hele tijd is geen worm meer gegroeid.
    .told = Remise: al een hele tijd is geen worm meer gegroeid.
outcome-wormi-points = De punten van beide spellen beslissen de wedstrijd.
    .told =
        { $count ->
            [0]
                { $high ->
                    [one] De wedstrijd is remise: elk { $high } punt.
                   *[other] De wedstrijd is remise: elk { $high } punten.
                }
           *[other]
                { $high ->
                    [one] { $winners } wint de wedstrijd met { $high } punt tegen { $low }.
                   *[other] { $winners } wint de wedstrijd met { $high } punten tegen { $low }.
                }
        }

## Das Wurmt

outcome-wurmt-most_points = Wie de meeste punten heeft, wint.
    .told =
        { $high ->
            [one] { $winners } wint met { $high } punt.
           *[other] { $winners } wint met { $high } punten.
        }
outcome-wurmt-equal_points = Gelijke stand: de overwinning wordt gedeeld.
    .told =
        { $high ->
            [one] { $winners } delen de overwinning met elk { $high } punt.
           *[other] { $winners } delen de overwinning met elk { $high } punten.
        }

## Wormlord

outcome-wormlord-rounds = Alle rondes die nodig waren, zijn gewonnen.
    .told =
        { $high ->
            [one]
                { $count ->
                    [one] { $winners } wint de wedstrijd met { $high } gewonnen ronde!
                   *[other] { $winners } winnen de wedstrijd met { $high } gewonnen ronde!
                }
           *[other]
                { $count ->
                    [one] { $winners } wint de wedstrijd met { $high } gewonnen rondes!
                   *[other] { $winners } winnen de wedstrijd met { $high } gewonnen rondes!
                }
        }
outcome-wormlord-last_left = Alle anderen gaven op.
    .told =
        { $count ->
            [one] { $winners } blijft als laatste over en wint de wedstrijd.
           *[other] { $winners } blijven als laatsten over en winnen de wedstrijd.
        }

# Rounds of a match end, too.
round-wormlord-objectives = Drie doelvelden tegelijk.
    .told =
        { $count ->
            [one] Drie doelvelden: { $winners } wint de ronde!
           *[other] Drie doelvelden: { $winners } winnen de ronde!
        }
round-wormlord-points = Wie de meeste punten heeft, wint de ronde.
    .told =
        { $count ->
            [one]
                { $high ->
                    [one] { $winners } wint de ronde met { $high } punt.
                   *[other] { $winners } wint de ronde met { $high } punten.
                }
           *[other]
                { $high ->
                    [one] { $winners } winnen de ronde met { $high } punt.
                   *[other] { $winners } winnen de ronde met { $high } punten.
                }
        }
round-wormlord-tied = Gelijke stand: de ronde wordt opnieuw gespeeld.
